"""Where three, four and six players sit: a plate and a stack of played cards each. Pure sums.

The viewer sits below, the others follow to the right, against the clock. Side seats stand in a
column at either rim, stacks in three columns between them. Pictures give way before text does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

from game.ui.paint.fonts import line_height
from game.ui.table.frame import Frame, evenly
from game.ui.table.zones import CARD_RATIO, Pile, SeatZone, Spot, Zones, seated

_SPREAD = 0.4
"""How far the backs of a hand lie apart, in heights of a card."""
_RIGHT, _LEFT = 1, -1


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Heights of the cards, what a plate takes, and the columns at the rim."""

    backs: int
    card: int
    hand: int
    plate: int
    plate_lines: int
    side: int
    stack: int
    step: int


def around_table(outer: Frame, players: int) -> Zones:
    """Return the places of a table for three, four or six inside its frame."""
    px, gap, table, low = outer.px, outer.gap, outer.table, outer.low
    sizes = _sizes(outer, players)
    own, banner = _own(outer, sizes)
    if players == 6:
        between = table.width - 2 * (sizes.side + gap)
        banner.inflate_ip(min(0, between - banner.width), 0)
    middle_x = table.centerx
    top_row = max(sizes.backs, sizes.plate)
    field = Rect(table.left, table.top, table.width, banner.top - gap - table.top)
    if players != 3:
        field.height -= top_row + gap
        field.top += top_row + gap
    rows = (field.top + sizes.card // 2, field.bottom - sizes.card // 2)
    reach = (table.width - 2 * sizes.side - 2 * gap - sizes.stack) // 2
    away = min(px(240 if players == 6 else 260), reach)
    column = _column(outer, sizes, own, banner, players)

    def side(way: int, level: float, stack_y: int) -> SeatZone:
        return _side(outer, sizes, column, way, level, (middle_x + way * away, stack_y), players)

    seats: tuple[SeatZone, ...]
    if players == 3:
        y = (field.top + field.bottom) // 2 - max(0, field.height - 2 * sizes.card) // 6
        seats = (own, side(_RIGHT, 0.5, y), side(_LEFT, 0.5, y))
    elif players == 4:
        y = field.centery
        seats = (
            own,
            side(_RIGHT, 0.62, y),
            _top(outer, sizes, column, rows[0]),
            side(_LEFT, 0.62, y),
        )
    else:
        slack = max(0, field.height - 2 * sizes.card - gap)
        far, near = rows[0] + slack // 4, rows[1] - slack // 3
        seats = (
            own,
            side(_RIGHT, 1.0, near),
            side(_RIGHT, 0.0, far),
            _top(outer, sizes, column, rows[0]),
            side(_LEFT, 0.0, far),
            side(_LEFT, 1.0, near),
        )
    own = replace(own, stack=(middle_x - sizes.step, rows[1]))
    seats = (own, *seats[1:])
    if players == 3:
        pile = _centre_pile(outer, sizes)
        seats = tuple(replace(seat, pile=pile) for seat in seats)
    idle = Rect(own.pile.x + own.pile.height // 2 + px(16), low - px(170), px(260), px(150))
    return seated(
        outer,
        seats=seats,
        middle=(middle_x, field.centery),
        banner=banner,
        card_height=sizes.card,
        props=idle if idle.right <= table.right else None,
        is_duel=False,
    )


def _column(outer: Frame, sizes: _Sizes, own: SeatZone, banner: Rect, players: int) -> Rect:
    """The column of the left side seats, as high as the right one: from the icons, where they lie
    in the corner, to the call above the hand; with six to the own plate, or the cards beside it.
    With four, who sits opposite has the whole width beside the icons."""
    top = outer.table.top
    if outer.chips is None:
        row = max(sizes.backs, sizes.plate) if players == 4 else 0
        top = max(outer.icons.bottom, top + row) + outer.gap
    low = banner.top - outer.gap
    if players == 6:
        hand = own.hand[0] + own.hand_step + round(own.hand_height * CARD_RATIO * 0.6)
        meets = hand + outer.gap > outer.table.right - sizes.side
        low = own.hand[1] - own.hand_height // 2 if meets else own.plate.top
        low -= outer.gap
    return Rect(outer.table.left, top, sizes.side, low - top)


def _sizes(outer: Frame, players: int) -> _Sizes:
    px, gap, table = outer.px, outer.gap, outer.table
    label, body = line_height(outer.label), line_height(outer.body)
    need = [px(88 if players == 6 else 110), px(170 if players == 6 else 200) * 2, px(276)]
    least = [round(px(88) * 0.55), round(px(170) * 0.55) * 2, round(px(276) * 0.66)]
    fixed = outer.banner_height + 4 * gap
    short, full = (lines + max(14, px(14)) for lines in (body, body + label))
    room = outer.low - table.top - fixed
    backs, played, hand = evenly(need, least, room)
    lines = 2 if full <= backs + gap else 1
    plate = full if lines == 2 else short
    # Beside three own cards there is room for a plate on the left and the deck on the right.
    beside = round(5.5 * outer.body) + round(backs * 1.5) + 4 * gap + px(28)
    hand = min(hand, round((table.width - beside) / (3.18 * CARD_RATIO)))
    # Where the plate is taller than the cards beside it, it takes from the cards below.
    over = max(backs, plate) + played + hand - room
    if over > 0:
        played -= over
    usual = px(180 if players == 6 else 200)
    widest = max(round(5.1 * outer.body), round(table.width * 0.21))
    side = max(usual, min(round(7.2 * outer.body), widest))
    # Three stacks of three cards, closed up, must leave the plates room for a name.
    tallest = int((table.width - round(11 * outer.body) - 4 * gap) / 3 / 1.36 / CARD_RATIO)
    card = min(played // 2, need[1] // 2, tallest)
    wide = round(card * CARD_RATIO)
    # Three stacks stand side by side: first they close up, then the plates give way.
    space = (table.width - 2 * side - 4 * gap) // 3
    step = min(px(36 if players == 6 else 44), max(round(wide * 0.18), (space - wide) // 2))
    stack = wide + 2 * step
    side = min(side, (table.width - 4 * gap - 3 * stack) // 2)
    # Opposite, cards and deck stand between the columns with a plate that holds part of a name.
    between = table.width - 2 * side - 4 * gap - px(8) - 4 * outer.body
    backs = max(least[0], min(backs, round(between / 2.6)))
    return _Sizes(backs, card, hand, plate, lines, side, stack, step)


def _own(outer: Frame, sizes: _Sizes) -> tuple[SeatZone, Rect]:
    """The viewer's seat without its stack, and the place of a call above its cards."""
    px, gap, table, low = outer.px, outer.gap, outer.table, outer.low
    hand = sizes.hand
    full = line_height(outer.body) + line_height(outer.label) + max(14, px(14))
    hand_width = round(hand * CARD_RATIO)
    step = px(196) if hand >= px(276) else round(hand_width * 1.09)
    half = step + hand_width // 2 + px(14)
    plate_width = round(max(px(210), 7 * outer.body))
    x = max(table.centerx, table.left + plate_width + gap + half)
    x = min(x, table.right - half - round(sizes.backs * 1.5))
    y = low - hand // 2
    plate = Rect(0, 0, min(plate_width, x - half - table.left), full)
    plate.bottomleft = (max(table.left, x - half - plate.width - px(60)), low - px(8))
    banner = Rect(0, 0, min(table.width, px(860) + 4 * outer.call), outer.banner_height)
    banner.midbottom = (table.centerx, y - hand // 2 - gap // 2)
    deck = sizes.backs
    left = x + half + deck // 2 + min(px(20), round(deck * 0.2))
    pile = Pile(left + round(deck * CARD_RATIO / 2), low - deck // 2 - px(12), deck, (0, 0, 0.0))
    seat = SeatZone(
        plate=plate,
        plate_lines=2,
        bubble=Spot(plate.left, plate.top - gap // 2, "down", x - half - plate.left),
        hand=(x, y),
        hand_step=step,
        hand_height=hand,
        stack=(0, 0),
        stack_step=(sizes.step, 0),
        pile=_half_under(pile),
    )
    return seat, banner


def _top(outer: Frame, sizes: _Sizes, column: Rect, stack_y: int) -> SeatZone:
    """The seat opposite: its plate on the left of its cards, its deck on their right."""
    px, gap, table = outer.px, outer.gap, outer.table
    row = max(sizes.backs, sizes.plate)
    y = table.top + row // 2
    half = round(sizes.backs * (CARD_RATIO / 2 + _SPREAD))
    deck = round(sizes.backs * 0.9)
    right = table.right if outer.chips is not None else outer.icons.left
    # Cards in the middle if plate and deck have room beside them, between the columns at the rim
    # where these begin so high.
    is_above = table.top + row + gap <= column.top
    left = table.left + (0 if is_above else sizes.side + gap)
    most = min(right, table.right - (0 if is_above else sizes.side)) - gap
    aside = 2 * half + 2 * gap + round(deck * 1.2) + px(8)
    wide = min(max(sizes.side, round(7.2 * outer.body)), most - left - aside)
    x = max(table.centerx, left + wide + gap + half)
    x = min(x, most - aside + half + gap)
    plate = Rect(0, 0, wide, sizes.plate)
    plate.midright = (x - half - gap, y)
    beside = x + half + gap
    bubble = Spot(beside, y, "left", right - gap - beside)
    if bubble.room < 7 * outer.call:
        bubble = Spot(plate.left, table.top + row + gap, "up", table.right - plate.left)
    return SeatZone(
        plate=plate,
        plate_lines=sizes.plate_lines,
        bubble=bubble,
        hand=(x, y),
        hand_step=round(sizes.backs * _SPREAD),
        hand_height=sizes.backs,
        stack=(table.centerx - sizes.step, stack_y),
        stack_step=(sizes.step, 0),
        pile=_half_under(Pile(beside + px(8) + round(deck * 0.86), y, deck, (0, 0, 0.0))),
    )


def _side(
    outer: Frame,
    sizes: _Sizes,
    column: Rect,
    way: int,
    level: float,
    stack: tuple[int, int],
    players: int,
) -> SeatZone:
    """A seat at the rim, ``level`` of the way down its column: cards above, the plate under them,
    its deck above a seat that has its column for itself, else between the two."""
    px, gap = outer.px, outer.gap
    tall = sizes.backs + 4 + sizes.plate
    rest = column.height - tall
    inset = min(px(40), rest // 12) if players == 6 else 0
    top = column.top + inset + round((rest - 2 * inset) * level)
    if players == 4:
        # Its deck lies above it.
        top = max(top, column.top + min(rest, sizes.backs + gap))
    left = column.left if way == _LEFT else outer.table.right - column.width
    plate = Rect(left, top + sizes.backs + 4, column.width, sizes.plate)
    hand = (plate.centerx, top + sizes.backs // 2)
    if players == 6 and level < 0.5:
        free = (plate.bottom + gap, plate.bottom + gap + max(0, rest - tall - 2 * inset) // 2)
    elif players == 6:
        free = (top - gap - max(0, rest - tall - 2 * inset) // 2, top - gap)
    else:
        free = (column.top, top - gap)
    room = (free[1] - free[0] - gap, round(column.width * 0.8), px(100))
    deck = max(20, min(max(sizes.backs, px(100)), *room))
    deck_y = free[0] + deck // 2 + gap if players == 6 and level < 0.5 else free[1] - deck // 2
    pile = Pile(plate.centerx + deck // 4, deck_y, deck, (0, 0, 0.0))
    inner = plate.left - px(6) if way == _RIGHT else plate.right + px(6)
    space = outer.table.width - column.width - 2 * gap
    return SeatZone(
        plate=plate,
        plate_lines=sizes.plate_lines,
        bubble=Spot(inner, plate.centery, "right" if way == _RIGHT else "left", space),
        hand=hand,
        hand_step=round(sizes.backs * _SPREAD),
        hand_height=sizes.backs,
        stack=(stack[0] - sizes.step, stack[1]),
        stack_step=(sizes.step, 0),
        pile=_half_under(pile),
    )


def _centre_pile(outer: Frame, sizes: _Sizes) -> Pile:
    """The deck of a table for three: where nobody sits, whoever deals."""
    deck = round(sizes.backs * 1.1)
    table = outer.table
    y = table.top + deck // 2 + outer.px(24)
    return _half_under(Pile(table.centerx + deck // 4, y, deck, (0, 0, 0.0)))


def _half_under(pile: Pile) -> Pile:
    """The muestra lies across, its upper half on the left of the deck."""
    x = pile.x - round(pile.height * CARD_RATIO / 2)
    return Pile(pile.x, pile.y, pile.height, (x, pile.y, 90.0))
