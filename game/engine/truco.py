"""Truco, retruco, vale cuatro: what may be said, what an answer does, what it is worth.

Knows the bet on the hand. Must not know envido, flor or how a hand ends.
"""

from __future__ import annotations

from game.engine.actions import TRUCO_CALLS, Call
from game.engine.events import Event, Said, TrucoAnnulled, Why
from game.engine.reasons import Reason
from game.engine.seats import Seat, Side, rivals_of, team_of
from game.engine.state import NOBODY, State, Truco

WON = (Why.MANO, Why.TRUCO, Why.RETRUCO, Why.VALE_CUATRO)
REFUSED = (Why.TRUCO_NO_QUERIDO, Why.RETRUCO_NO_QUERIDO, Why.VALE_CUATRO_NO_QUERIDO)
LEVELS = {call: level for level, call in enumerate(TRUCO_CALLS, 1)}


def worth(truco: Truco) -> int:
    """Return what the hand is worth at what was accepted: 1 to 4.

    >>> worth(Truco()), worth(Truco(level=1, pending=2))
    (1, 2)
    """
    return truco.level + 1


def rivals_in(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of the other side still in the hand."""
    rivals = rivals_of(seat, state.rules.players)
    return tuple(rival for rival in rivals if rival not in state.gone) if state.gone else rivals


def why_not(state: State, seat: Seat, call: Call) -> Reason | None:
    """Return why this seat may not call truco or raise it, turn and other contests aside."""
    truco = state.truco
    level = LEVELS[call]
    if truco.pending:
        if seat not in truco.asked:
            return Reason.CALL_PENDING
        if level <= truco.pending:
            return Reason.TRUCO_CALLED
        return Reason.TRUCO_SKIPPED if level > truco.pending + 1 else _four(state, seat)
    if level <= truco.level:
        return Reason.TRUCO_CALLED
    if level > truco.level + 1:
        return Reason.TRUCO_SKIPPED
    if truco.quiero not in (NOBODY, team_of(seat)):
        return Reason.NO_QUIERO_SIDE
    return _four(state, seat)


def faces_four(state: State, seat: Seat) -> bool:
    """Return whether a rival's four lies face up in the third baza (``no-en-tercera``, 000)."""
    if state.rules.truco_al_cuatro != "no-en-tercera" or len(state.results) != 2:
        return False
    side: Side = team_of(seat)
    return any(
        played.card is not None
        and played.card.rank == 4
        and not played.face_down
        and team_of(played.seat) != side
        for played in state.tricks[2]
    )


def _four(state: State, seat: Seat) -> Reason | None:
    return Reason.FOUR_IN_THIRD if faces_four(state, seat) else None


def call(state: State, seat: Seat, said: Call, events: list[Event]) -> State:
    """Call truco or raise it; raising accepts what was asked."""
    truco = state.truco
    events.append(Said(seat, said))
    level = truco.pending or truco.level
    return state._replace(
        truco=Truco(level, LEVELS[said], seat, rivals_in(state, seat), NOBODY),
    )


def accept(state: State, seat: Seat, events: list[Event]) -> State:
    """Accept the truco asked for: the side that accepts may raise it."""
    events.append(Said(seat, Call.QUIERO))
    truco = state.truco
    return state._replace(truco=Truco(truco.pending, 0, truco.caller, (), team_of(seat)))


def annul(state: State, events: list[Event]) -> State:
    """Undo an unanswered truco after an envido sung first (``truco-tras-envido=anula``)."""
    if state.truco.pending and state.rules.truco_tras_envido == "anula":
        events.append(TrucoAnnulled(state.truco.caller))
        return state._replace(truco=Truco())
    return state
