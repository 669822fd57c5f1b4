"""Seats round the table, teams that score together and sides that play a hand together.

Seats are numbered 0 to 5 in playing order (anticlockwise) and written ``a`` to ``f``. Knows the
geometry of the table only.
"""

from __future__ import annotations

from functools import cache

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
def rivals_of(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Return the seats of the other team.

    >>> rivals_of(0, 4)
    (1, 3)
    """
    return tuple(other for other in range(players) if team_of(other) != team_of(seat))


@cache
def order_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """Return every seat in playing order beginning with ``first``.

    >>> order_from(1, 4)
    (1, 2, 3, 0)
    """
    return tuple((first + step) % players for step in range(players))
