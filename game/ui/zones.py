"""Where the boxes of the table for two lie in a window: pure sums, no drawing.

Knows the size of the window and of its text. Boxes come from their text; where there is no room,
zones are dropped in this order: log (it becomes a drawer), bazas box, rule chips, second line of
the rival's plate. Must not know the match.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from game.ui.fonts import BODY, CALL, LABEL, line_height, text_px, u

CARD_RATIO = 62 / 95
MIN_TARGET = 48
"""Smallest side of something to press, in pixels."""
BAR_CHARS, BAR_CHARS_FLOR = 73, 92
"""Letters of every fixed slot of the action bar on one line, without and with flor."""
COMPACT = (1280, 720)
_TABLE_UNITS = 1000
_WIDEST_UNITS = 2200


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble's tail begins, which way it points from the bubble to its speaker, and how
    wide the bubble may be."""

    x: int
    y: int
    tail: str
    room: int


@dataclass(frozen=True, slots=True)
class Zones:
    """Rectangles in window pixels; None where a zone was dropped.

    ``hand_x`` is the middle of the own hand, ``table_x`` of everything else; ``rows`` the middle of
    the rival's backs, of the rival's and of the own played cards, of the own hand; ``step`` the
    distance of the baza columns, ``hand_step`` of the cards in hand; heights are those of cards.
    """

    size: tuple[int, int]
    text: float
    u: float
    label: int
    body: int
    call: int
    pad: Rect
    stakes: Rect
    tricks: Rect | None
    log: Rect | None
    drawer: Rect
    chips: Rect | None
    icons: Rect
    bar: Rect
    banner: Rect
    table: Rect
    rival_plate: Rect
    own_plate: Rect
    plate_lines: int
    rival_bubble: Spot
    own_bubble: Spot
    table_x: int
    hand_x: int
    rows: tuple[int, int, int, int]
    step: int
    hand_step: int
    back_height: int
    card_height: int
    hand_height: int
    deck_x: int
    deck_y: tuple[int, int]
    props: Rect | None


def _share(need: list[int], least: list[int], room: int) -> list[int]:
    """Shrink heights from the first on, each down to its least, until they fit into ``room``."""
    out = list(need)
    over = sum(out) - room
    for i, floor in enumerate(least):
        if over <= 0:
            break
        cut = min(over, out[i] - floor)
        out[i] -= cut
        over -= cut
    return out


@lru_cache(maxsize=32)
def zones(size: tuple[int, int], text: float = 1.0, flor: bool = False) -> Zones:
    """Return the boxes for a window of ``size`` pixels and a text size of 1 to 2.

    ``flor``: the table plays with it, so there is more to say.
    """
    width, height = size
    unit = u(size)
    label, body, call = (text_px(px, size, text) for px in (LABEL, BODY, CALL))
    line = line_height(label)

    def px(units: float) -> int:
        return round(units * unit)

    gap = max(6, px(10))
    margin = px(16)
    whole = min(width, px(_WIDEST_UNITS))
    left, right = (width - whole) // 2 + margin, (width + whole) // 2 - margin

    # Action bar: one line for the words where all slots fit side by side, else two; one for points.
    letters = BAR_CHARS_FLOR if flor else BAR_CHARS
    words_wide = letters * label * 0.56 + 8 * px(28) + px(140)
    bar_height = max(MIN_TARGET, (2 if words_wide <= right - left else 3) * line + px(20))
    bar = Rect(left, height - margin - bar_height, right - left, bar_height)

    # Columns beside the table.
    roomy = width >= COMPACT[0] and height >= COMPACT[1]
    column = round(max(px(288 if width / unit >= 1700 else 228), 11 * label, 216))
    log_width = round(max(px(304), 11 * label))
    has_log = roomy and right - left - column - log_width - 2 * gap >= px(_TABLE_UNITS)
    chips_height = max(px(56) - margin, line)
    has_chips = roomy and text <= 1.5
    icon = max(MIN_TARGET, px(52))
    edge = max(6, margin // 2)
    top = edge + max(icon, chips_height) + px(6) if has_chips else edge
    chips = Rect(left, edge, 0, chips_height) if has_chips else None
    side_top = top if has_chips else max(margin, 8)
    side_low = bar.top - gap
    stakes_height = line_height(body) + 4 * line + max(22, px(34))
    tricks_height = 3 * line + max(20, px(28))
    pad_least = line_height(body) + 2 * line + 6 * 22 + px(60)
    rest = side_low - side_top - stakes_height - gap
    has_tricks = rest - tricks_height - gap >= max(pad_least, px(380))
    pad_height = rest - (tricks_height + gap if has_tricks else 0)
    pad_height = min(pad_height, max(px(500), pad_least))
    pad = Rect(left, side_top, column, pad_height)
    stakes = Rect(left, pad.bottom + gap, column, stakes_height)
    tricks = Rect(left, stakes.bottom + gap, column, tricks_height) if has_tricks else None
    log = Rect(right - log_width, side_top, log_width, side_low - side_top) if has_log else None
    table_right = log.left - gap if log is not None else right
    table = Rect(pad.right + gap, top, table_right - pad.right - gap, bar.top - top)
    drawer_width = min(table.width, round(max(px(420), 17 * label)))

    # Icons: speed, log, pause.
    icons = Rect(0, 0, 3 * icon + 2 * gap, icon)
    icons.topright = (right if has_chips else table.right, edge)
    if chips is not None:
        chips.width = icons.left - gap - left
        chips.centery = icons.centery

    # Heights of the table: plates and text keep theirs, pictures give way.
    banner_height = max(line_height(call) + px(10), 2 * line + px(18))
    full_plate = line_height(body) + line + px(14)
    short_plate = line_height(body) + px(14)
    low = bar.top - gap
    fixed = banner_height + 4 * gap
    need = [px(130), px(210) * 2, px(276)]
    least = [round(px(130) * 0.55), round(px(210) * 0.72) * 2, round(px(276) * 0.8)]
    backs, played, hand = _share(need, least, low - table.top - fixed)
    plate_lines = 2 if full_plate <= backs + gap else 1
    plate_height = full_plate if plate_lines == 2 else short_plate
    icon_row = 0 if has_chips else icon
    backs_row = max(backs, plate_height, icon_row)
    spare = low - table.top - fixed - backs_row - played - hand
    if spare < 0:
        played += spare
        spare = 0
    card = min(played // 2, px(210))
    air = spare // 4
    back_y = table.top + backs_row // 2
    played_top = table.top + backs_row + gap + air
    rival_y = played_top + card // 2
    own_y = rival_y + card + min(gap, px(10)) + min(air, gap)
    hand_y = low - hand // 2
    banner_low = hand_y - hand // 2 - gap // 2
    banner_top = max(own_y + card // 2 + gap // 2, banner_low - banner_height - air)

    # Widths of the table.
    table_x = table.centerx
    if abs(width // 2 - table_x) <= px(16):
        table_x = width // 2
    hand_width = round(hand * CARD_RATIO)
    card_width = round(card * CARD_RATIO)
    plate_width = round(max(px(230), 8.4 * body))
    hand_step = px(196) if hand >= px(276) else round(hand_width * 1.09)
    hand_half = hand_step + hand_width // 2 + px(14)
    hand_x = max(table_x, table.left + plate_width + gap + hand_half)
    hand_x = min(hand_x, table.right - hand_half)
    back_width = round(backs * CARD_RATIO)
    deck_width = round(min(backs, px(130)) * CARD_RATIO)
    deck_room = deck_width + px(26) + gap
    step = min(px(200), (table.width // 2 - deck_room - card_width // 2 - gap))
    step = max(step, card_width + 4)
    # A narrow table gives the deck its room by moving the bazas to the left.
    columns_half = step + card_width // 2
    over = table_x + columns_half + deck_room - table.right
    table_x -= max(0, over)
    backs_half = round(back_width * 1.15)
    rival_width = min(plate_width, table_x - backs_half - gap - table.left)
    rival_plate = Rect(0, 0, rival_width, plate_height)
    rival_plate.midright = (table_x - backs_half - gap - px(20), back_y)
    rival_plate.left = max(table.left, rival_plate.left)
    own_plate = Rect(0, 0, min(plate_width, hand_x - hand_half - table.left), full_plate)
    own_plate.bottomright = (hand_x - hand_half, low - px(8))
    banner = Rect(0, banner_top, min(table.width, px(860) + 4 * call), banner_height)
    banner.centerx = table.centerx
    # The drawer never covers the own cards, nor the call that waits above them.
    drawer_low = (banner.top if drawer_width > table.width // 2 else hand_y - hand // 2) - gap
    drawer = Rect(table.right - drawer_width, side_top, drawer_width, drawer_low - side_top)
    deck_x = table_x + columns_half + px(22) + deck_width // 2
    deck_x = max(deck_x, min(table_x + px(390), table.right - deck_width))
    idle_left = hand_x + hand_half + px(24)
    is_idle = table.right - idle_left >= px(270)
    own_room = hand_x - hand_half - own_plate.left
    beside = table_x + backs_half + gap
    free = (table.right if has_chips else icons.left) - gap - beside
    rival_bubble = Spot(beside, back_y, "left", free)
    if free < 7 * call:
        low_edge = table.top + backs_row + gap
        rival_bubble = Spot(rival_plate.left, low_edge, "up", table.right - rival_plate.left)
    return Zones(
        size=size,
        text=text,
        u=unit,
        label=label,
        body=body,
        call=call,
        pad=pad,
        stakes=stakes,
        tricks=tricks,
        log=log,
        drawer=drawer,
        chips=chips,
        icons=icons,
        bar=bar,
        banner=banner,
        table=table,
        rival_plate=rival_plate,
        own_plate=own_plate,
        plate_lines=plate_lines,
        rival_bubble=rival_bubble,
        own_bubble=Spot(own_plate.left, own_plate.top - gap // 2, "down", own_room),
        table_x=table_x,
        hand_x=hand_x,
        rows=(back_y, rival_y, own_y, hand_y),
        step=step,
        hand_step=hand_step,
        back_height=backs,
        card_height=card,
        hand_height=hand,
        deck_x=deck_x,
        deck_y=(rival_y, own_y),
        props=Rect(idle_left, low - px(170), px(260), px(150)) if is_idle else None,
    )
