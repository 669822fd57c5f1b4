"""Where everybody sits and plays in a window: what a layout of seats tells.

Knows boxes only. `seats_two` lays a table for two out, `seats_round` those of three, four and
six; `layout` asks for the right one.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from pygame import Rect

from game.ui.table.frame import Frame

CARD_RATIO = 62 / 95


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble's tail begins, which way it points from the bubble to its speaker, and how
    wide the bubble may be."""

    x: int
    y: int
    tail: str
    room: int


@dataclass(frozen=True, slots=True)
class Pile:
    """Where the deck of a dealer lies, and how the muestra lies half under it: the middle and the
    angle of each, the height of both."""

    x: int
    y: int
    height: int
    muestra: tuple[int, int, float]


@dataclass(frozen=True, slots=True)
class SeatZone:
    """The place of one seat.

    ``hand`` is the middle of the cards it holds, ``hand_step`` from one to the next,
    ``hand_height`` theirs; ``stack`` the middle of its card in the first baza and ``stack_step``
    the way from one baza to the next.
    """

    plate: Rect
    plate_lines: int
    bubble: Spot
    hand: tuple[int, int]
    hand_step: int
    hand_height: int
    stack: tuple[int, int]
    stack_step: tuple[int, int]
    pile: Pile


@dataclass(frozen=True, slots=True)
class Zones(Frame):
    """A frame with its seats, the viewer's first, then in order of play.

    ``middle`` is where a call lands; ``banner`` where it rests; ``drawer`` the log where it is
    one; ``card_height`` that of cards on the table; ``props`` the quiet things at the rim;
    ``is_duel`` tells a table for two, where the bazas lie in columns.
    """

    seats: tuple[SeatZone, ...]
    middle: tuple[int, int]
    banner: Rect
    drawer: Rect
    card_height: int
    props: Rect | None
    is_duel: bool

    @property
    def own(self) -> SeatZone:
        """The viewer's place."""
        return self.seats[0]

    @property
    def hand_top(self) -> int:
        """Where the own cards begin, in window pixels."""
        return self.own.hand[1] - self.own.hand_height // 2


def seated(
    around: Frame,
    *,
    seats: tuple[SeatZone, ...],
    middle: tuple[int, int],
    banner: Rect,
    card_height: int,
    props: Rect | None,
    is_duel: bool,
) -> Zones:
    """Return a frame with its seats; the drawer never covers the own cards, nor the call that
    waits above them."""
    table, own = around.table, seats[0]
    wide = min(table.width, round(max(around.px(420), 17 * around.label)))
    hand_top = own.hand[1] - own.hand_height // 2
    low = (banner.top if wide > table.width // 2 else hand_top) - around.gap
    drawer = Rect(table.right - wide, around.pad.top, wide, low - around.pad.top)
    return Zones(
        **{f.name: getattr(around, f.name) for f in fields(Frame)},
        seats=seats,
        middle=middle,
        banner=banner,
        drawer=drawer,
        card_height=card_height,
        props=props,
        is_duel=is_duel,
    )
