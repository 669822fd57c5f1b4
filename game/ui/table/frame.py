"""The boxes round the table, the same for any number of players: pure sums, no drawing.

Knows the size of the window and of its text. Boxes come from their text; where there is no room,
zones are dropped in this order: log (it becomes a drawer), bazas box, rule chips. Must not know
the match, nor who sits where.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.paint.fonts import BODY, CALL, LABEL, line_height, text_px, u

MIN_TARGET = 48
"""Smallest side of something to press, in pixels."""
BAR_CHARS, BAR_CHARS_FLOR, BAR_CHARS_PARTNER = 73, 92, 7
"""Letters of every fixed slot of the action bar on one line, without and with flor, and how many
more where there are partners."""
COMPACT = (1280, 720)
ROWS = 4
"""Lines that the box of stakes holds at least."""
_TABLE_UNITS = 1000
_WIDEST_UNITS = 2200


@dataclass(frozen=True, slots=True)
class Frame:
    """Rectangles in window pixels; None where a zone was dropped.

    ``table`` is what is left in the middle, ``icons`` the row of the three icons, which lies
    inside the table's upper right corner where there are no ``chips``; ``label``, ``body`` and
    ``call`` are sizes of letters; ``banner_height`` what the plate of a call needs.
    """

    size: tuple[int, int]
    text: float
    u: float
    label: int
    body: int
    call: int
    gap: int
    margin: int
    pad: Rect
    stakes: Rect
    tricks: Rect | None
    log: Rect | None
    chips: Rect | None
    icons: Rect
    bar: Rect
    table: Rect
    banner_height: int

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.u)

    @property
    def low(self) -> int:
        """Where the table ends above the bar."""
        return self.bar.top - self.gap


def frame(
    size: tuple[int, int],
    text: float,
    flor: bool,
    columns: int = 2,
    rows: int = ROWS,
    partner: bool = False,
) -> Frame:
    """Return the boxes for a window of ``size`` pixels and a text size of 1 to 2.

    ``flor``, ``partner``: the table plays with it, so there is more to say; ``columns`` of the
    score pad; ``rows`` are the lines its box of stakes would like to hold.
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
    if partner:
        words_wide += BAR_CHARS_PARTNER * label * 0.56 + px(28) + MIN_TARGET + gap
    bar_height = max(MIN_TARGET, (2 if words_wide <= right - left else 3) * line + max(18, px(20)))
    bar = Rect(left, height - margin - bar_height, right - left, bar_height)

    # Columns beside the table.
    roomy = width >= COMPACT[0] and height >= COMPACT[1]
    column = round(max(px(288 if width / unit >= 1700 else 228), 11 * label, 226))
    if columns > 2:
        column = max(px(320), min(round(14.5 * label), round(width * 0.26)))
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
    tricks_height = 3 * line + max(20, px(28))
    pad_least = line_height(body) + 2 * line + 6 * 22 + px(60)
    # More lines than the least are given up before the bazas, and those before the pad.
    spare = side_low - side_top - line_height(body) - ROWS * line - max(22, px(34)) - gap
    over = spare - tricks_height - gap - max(pad_least, px(380))
    has_tricks = over >= 0
    # A line more is worth squares that are a little smaller.
    more = max(0, (over if has_tricks else spare - pad_least) + 6 * 2) // line
    stakes_height = line_height(body) + (ROWS + min(more, rows - ROWS)) * line + max(22, px(34))
    rest = side_low - side_top - stakes_height - gap
    pad_height = rest - (tricks_height + gap if has_tricks else 0)
    pad_height = min(pad_height, max(px(500), pad_least))
    pad = Rect(left, side_top, column, pad_height)
    stakes = Rect(left, pad.bottom + gap, column, stakes_height)
    tricks = Rect(left, stakes.bottom + gap, column, tricks_height) if has_tricks else None
    log = Rect(right - log_width, side_top, log_width, side_low - side_top) if has_log else None
    table_right = log.left - gap if log is not None else right
    table = Rect(pad.right + gap, top, table_right - pad.right - gap, bar.top - top)

    # Icons: speed, log, pause.
    icons = Rect(0, 0, 3 * icon + 2 * gap, icon)
    icons.topright = (right if has_chips else table.right, edge)
    if chips is not None:
        chips.width = icons.left - gap - left
        chips.centery = icons.centery
    return Frame(
        size=size,
        text=text,
        u=unit,
        label=label,
        body=body,
        call=call,
        gap=gap,
        margin=margin,
        pad=pad,
        stakes=stakes,
        tricks=tricks,
        log=log,
        chips=chips,
        icons=icons,
        bar=bar,
        table=table,
        banner_height=max(line_height(call) + px(10), 2 * line + px(18)),
    )


def evenly(need: list[int], least: list[int], room: int) -> list[int]:
    """Shrink heights all alike, each at most to its least, until they fit into ``room``."""
    over, slack = sum(need) - room, sum(need) - sum(least)
    part = min(1.0, max(0.0, over / slack)) if slack else 0.0
    return [tall - round((tall - low) * part) for tall, low in zip(need, least, strict=True)]


def share(need: list[int], least: list[int], room: int) -> list[int]:
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
