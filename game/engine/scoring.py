"""The score pad: entering points with their reason, and when a chico is won.

Knows scores. Must not know what the points were for.
"""

from __future__ import annotations

from game.engine.events import Event, Points, Why
from game.engine.seats import Side
from game.engine.state import Entry, State

EXTRA_HANDS = 3
_CLOSING_ORDER = (("flor", "contraflor", "al-resto"), ("envido", "real-envido", "falta-envido"))


def enter(state: State, side: Side, points: int, why: Why, events: list[Event]) -> State:
    """Write points on a side's account (negative for a penalty)."""
    score = list(state.score)
    score[side] += points
    after = tuple(score)
    events.append(Points(side, points, why, after))
    return state._replace(score=after, entries=(*state.entries, Entry(side, points, why)))


def is_stretched(state: State) -> bool:
    """Return whether this hand is scored only at its end (``cierre=alargue`` from 29-29 on)."""
    rules = state.rules
    return rules.cierre == "alargue" and min(state.start) >= rules.target - 1


def reached(state: State) -> bool:
    """Return whether the chico ends here and now: a side has the target (001, 002)."""
    return max(state.score) >= state.rules.target and not is_stretched(state)


def chico_winner(state: State) -> Side | None:
    """Return who has won the chico at the end of a hand, None while it goes on.

    A stretched hand that ties goes on, three extra hands at most; then whoever scored first in
    the last, in the order flor, envido, truco, wins (000, B30).
    """
    if max(state.score) < state.rules.target:
        return None
    best = max(state.score)
    leaders = [side for side, points in enumerate(state.score) if points == best]
    if len(leaders) == 1:
        return leaders[0]
    if state.extra < EXTRA_HANDS:
        return None
    return min(state.entries, key=_closing_rank).side


def _closing_rank(entry: Entry) -> int:
    for rank, words in enumerate(_CLOSING_ORDER):
        if entry.why.value.startswith(words):
            return rank
    return len(_CLOSING_ORDER)
