"""Seats round the table, teams that score together and sides that play a hand together.

Seats are numbered 0 to 5 in playing order (anticlockwise) and written ``a`` to ``f``. Knows the
geometry of the table only.
"""

from __future__ import annotations

from functools import cache

from game.engine.variants import Sides

Seat = int
Side = int
LETTERS = "abcdef"
TEAM_LETTERS = "AB"


def seat_of(letter: str) -> Seat:
    """Return the seat of a letter; raises ValueError when it names none.

    >>> seat_of("b")
    1
    """
    if len(letter) != 1 or letter not in LETTERS:
        raise ValueError(letter)
    return LETTERS.index(letter)


def team_of(seat: Seat) -> int:
    """Return the team a seat scores for at a table of two teams seated alternately."""
    return seat % 2


def right_of(seat: Seat, players: int) -> Seat:
    """Return the seat on the right, which plays next."""
    return (seat + 1) % players


def dealer_of(mano: Seat, players: int) -> Seat:
    """Return who deals: the mano sits on the dealer's right."""
    return (mano - 1) % players


def cutter_of(mano: Seat, players: int) -> Seat:
    """Return who cuts: the rival on the dealer's left (003)."""
    return (mano - 2) % players


@cache
def sides_for(scheme: Sides, players: int, pie: Seat) -> tuple[Side, ...]:
    """Return the side each seat plays on in a hand.

    >>> sides_for(Sides.PIE_ALONE, 3, 2), sides_for(Sides.EACH, 3, 2)
    ((0, 0, 1), (0, 1, 2))
    """
    if scheme is Sides.EACH:
        return tuple(range(players))
    if scheme is Sides.PIE_ALONE:
        return tuple(int(seat == pie) for seat in range(players))
    return tuple(team_of(seat) for seat in range(players))


@cache
def duel_of(mano: Seat, number: int) -> tuple[Seat, Seat]:
    """Return the two seats of a pica-pica duel (0 to 2): its mano and the one opposite.

    >>> duel_of(2, 1)
    (3, 0)
    """
    first = (mano + number) % 6
    return first, (first + 3) % 6


@cache
def order_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """Return every seat in playing order beginning with ``first``.

    >>> order_from(1, 4)
    (1, 2, 3, 0)
    """
    return tuple((first + step) % players for step in range(players))
