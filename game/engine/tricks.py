"""Bazas: who takes one, who leads the next, who has won the hand.

Knows cards on the table and sides. Must not know bets.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.engine.cards import Card
from game.engine.ranking import FACE_DOWN_STRENGTH, strengths
from game.engine.seats import Seat, Side
from game.engine.state import NOBODY, PARDA, Played, State

HAND_SIZE = 3
TRICKS = 3
_WON, _SHARED = 2, 1


class Taken(NamedTuple):
    """The outcome of a baza: the side (PARDA for a tie), the seats whose card was best in playing
    order, and who leads next."""

    side: Side
    best: tuple[Seat, ...]
    leader: Seat


def has_played(state: State, seat: Seat) -> bool:
    """Return whether the seat has put a card on the table in this hand."""
    return len(state.held[seat]) < HAND_SIZE


def strength(played: Played, table: dict[Card, int]) -> int:
    """Return the strength of a card on the table; face down it loses to any card."""
    if played.face_down or played.card is None:
        return FACE_DOWN_STRENGTH
    return table[played.card]


def take(state: State, plays: tuple[Played, ...]) -> Taken:
    """Return who takes a full baza and who leads next.

    Equal best cards of two partners are their side's; of rivals, a parda. The first of the best
    leads. After a parda the one who led leads again; where everyone plays for himself only if he
    is among the tied, else the first of them to play.
    """
    table = strengths(state.muestra)
    powers = [strength(played, table) for played in plays]
    top = max(powers)
    if powers.count(top) == 1:
        seat = plays[powers.index(top)].seat
        return Taken(state.sides[seat], (seat,), seat)
    best = tuple(played.seat for played, power in zip(plays, powers, strict=True) if power == top)
    side = state.sides[best[0]]
    if all(state.sides[seat] == side for seat in best):
        return Taken(side, best, best[0])
    leader = plays[0].seat
    if state.rules.each_alone and leader not in best:
        leader = best[0]
    return Taken(PARDA, best, leader)


@cache
def _round_from(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of a hand in playing order, those after ``seat`` first and itself last."""
    at = seats.index(seat) + 1
    return seats[at:] + seats[:at]


def next_seat(state: State, seat: Seat, trick: tuple[Played, ...]) -> Seat:
    """Return who plays into a baza after a seat: the next on its right that is in the hand, has
    not left and has no card in it; NOBODY when the baza is full."""
    gone = state.gone
    laid = [played.seat for played in trick]
    for other in _round_from(state.seats, seat):
        if other not in gone and other not in laid:
            return other
    return NOBODY


def hand_winner(
    state: State, results: tuple[Side, ...], takers: tuple[tuple[Seat, ...], ...]
) -> Side | None:
    """Return the side that has won the hand by these bazas, None while it is open."""
    if state.rules.each_alone:
        return porotos_winner(state, takers)
    return bazas_winner(results, state.sides[state.seats[0]])


def bazas_winner(results: tuple[Side, ...], mano: Side) -> Side | None:
    """Return which of two sides has won after these bazas, None while the hand is open.

    >>> bazas_winner((0, PARDA), 1), bazas_winner((0, 1), 1), bazas_winner((PARDA,) * 3, 1)
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


def halves(state: State, takers: tuple[tuple[Seat, ...], ...]) -> dict[Seat, int]:
    """Return the halves of porotos that each seat still in the hand has from these bazas."""
    counts = {seat: 0 for seat in state.seats if seat not in state.gone}
    for best in takers:
        for seat in best:
            if seat in counts:
                counts[seat] += _WON if len(best) == 1 else _SHARED
    return counts


def porotos_winner(state: State, takers: tuple[tuple[Seat, ...], ...]) -> Seat | None:
    """Return who has won a hand of three by the porotos of these bazas, None while it is open.

    A baza gives one poroto, half to each who ties it. After the second a sole leader who cannot
    be surpassed has won. A final tie goes to who won the first baza alone, else to the first to
    throw (``trucho-desempate``).
    """
    porotos = halves(state, takers)
    played = len(takers)
    if played < TRICKS - 1:
        return None
    top = max(porotos.values())
    leaders = [seat for seat, count in porotos.items() if count == top]
    if played < TRICKS:
        sole = len(leaders) == 1 and all(
            count + _WON <= top for seat, count in porotos.items() if seat != leaders[0]
        )
        return leaders[0] if sole else None
    first = takers[0]
    if state.rules.trucho_desempate == "ronda" and len(first) == 1 and first[0] in leaders:
        return first[0]
    return leaders[0]
