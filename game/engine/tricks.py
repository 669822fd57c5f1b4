"""Bazas: who takes one, who leads the next, who has won the hand.

Knows cards on the table and sides. Must not know bets.
"""

from __future__ import annotations

from game.engine.ranking import FACE_DOWN_STRENGTH, STRENGTH
from game.engine.seats import Seat, Side, team_of
from game.engine.state import NOBODY, PARDA, Played, State


def strength(played: Played) -> int:
    """Return the strength of a card on the table; face down it loses to any card (002)."""
    if played.face_down or played.card is None:
        return FACE_DOWN_STRENGTH
    return STRENGTH[played.card]


def trick_result(plays: tuple[Played, ...]) -> tuple[Side, Seat, Seat]:
    """Return the side that wins a full baza, who played its best card and who leads next.

    Equal best cards of two sides are a parda (PARDA, NOBODY, the previous leader); of two
    partners, the one who played first leads.
    """
    best, best_strength, side = NOBODY, -1, PARDA
    for played in plays:
        power = strength(played)
        if power > best_strength:
            best, best_strength, side = played.seat, power, team_of(played.seat)
        elif power == best_strength and team_of(played.seat) != side:
            side = PARDA
    if side == PARDA:
        return PARDA, NOBODY, plays[0].seat
    return side, best, best


def hand_winner(results: tuple[Side, ...], mano: Side) -> Side | None:
    """Return the side that has won the hand after these bazas, None while it is open (000-003).

    >>> hand_winner((0, PARDA), 1), hand_winner((0, 1), 1), hand_winner((PARDA,) * 3, 1)
    (0, None, 1)
    """
    played = len(results)
    if played < 2:
        return None
    first, second = results[0], results[1]
    if played == 2:
        if first == PARDA:
            return None if second == PARDA else second
        return first if second in (first, PARDA) else None
    third = results[2]
    if third != PARDA:
        return third
    return mano if first == PARDA else first


HAND_SIZE = 3


def has_played(state: State, seat: Seat) -> bool:
    """Return whether the seat has put a card on the table in this hand."""
    return len(state.held[seat]) < HAND_SIZE
