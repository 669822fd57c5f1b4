"""Truco, retruco, vale cuatro: what may be said, what an answer does, what it is worth.

Knows the bet on the hand. One asks and the seats asked answer: between two sides the first answer
binds its side, where everyone plays for himself each answers in turn. Must not know envido, flor
or how a hand is paid.
"""

from __future__ import annotations

from functools import cache

from game.engine.actions import TRUCO_CALLS, Call
from game.engine.events import Event, TrucoAnnulled, Why, said
from game.engine.reasons import Reason
from game.engine.seats import Seat, Side
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


def is_each(state: State) -> bool:
    """Return whether everyone plays for himself, so that each answers in turn."""
    return state.rules.each_alone


def rivals_in(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of other sides still in the hand, beginning on the seat's right."""
    rivals, gone = _rivals(state.seats, state.sides, seat), state.gone
    return tuple([rival for rival in rivals if rival not in gone]) if gone else rivals


@cache
def _rivals(seats: tuple[Seat, ...], sides: tuple[Side, ...], seat: Seat) -> tuple[Seat, ...]:
    at = seats.index(seat)
    order = seats[at + 1 :] + seats[:at]
    return tuple(other for other in order if sides[other] != sides[seat])


def why_not(state: State, seat: Seat, call: Call) -> Reason | None:
    """Return why this seat may not call truco or raise it, turn and other contests aside."""
    truco = state.truco
    level = LEVELS[call]
    if truco.pending:
        if seat not in truco.asked:
            return Reason.CALL_PENDING
        if truco.raiser != NOBODY or level <= truco.pending:
            return Reason.TRUCO_CALLED
        return Reason.TRUCO_SKIPPED if level > truco.pending + 1 else _four(state, seat)
    if level <= truco.level:
        return Reason.TRUCO_CALLED
    if level > truco.level + 1:
        return Reason.TRUCO_SKIPPED
    if truco.quiero and state.sides[seat] not in truco.quiero:
        return Reason.NO_QUIERO_SIDE
    return _four(state, seat)


def situation(state: State, seat: Seat) -> tuple[object, ...]:
    """Return all that menus read of the truco for this seat."""
    level, pending, _, asked, quiero, accepted, raiser, _ = state.truco
    four = len(state.results) == 2 and faces_four(state, seat)
    if not (level or pending):
        return (four,)
    may_raise = not quiero or state.sides[seat] in quiero
    return level, pending, not asked, seat in asked, not accepted, raiser, may_raise, four


def faces_four(state: State, seat: Seat) -> bool:
    """Return whether a rival's four lies face up in the third baza (``no-en-tercera``)."""
    if len(state.results) != 2 or state.rules.truco_al_cuatro != "no-en-tercera":
        return False
    side = state.sides[seat]
    return any(
        played.card is not None
        and played.card.rank == 4
        and not played.face_down
        and state.sides[played.seat] != side
        for played in state.tricks[2]
    )


def _four(state: State, seat: Seat) -> Reason | None:
    return Reason.FOUR_IN_THIRD if faces_four(state, seat) else None


def call(state: State, seat: Seat, called: Call, events: list[Event]) -> State:
    """Call truco or raise it; raising accepts what was asked.

    Where everyone plays for himself, a raise waits until all have answered what was asked first
    (B34), and is then put to everyone in play.
    """
    events.append(said(seat, called))
    truco = state.truco
    if is_each(state) and truco.pending:
        answered = truco._replace(
            asked=tuple(other for other in truco.asked if other != seat),
            accepted=(*truco.accepted, seat),
            raiser=seat,
        )
        return _answered(state, answered)
    level = truco.pending or truco.level
    return state._replace(
        truco=Truco(
            level, LEVELS[called], seat, rivals_in(state, seat), staked=_staked(truco, level)
        )
    )


def _staked(truco: Truco, level: int) -> tuple[Seat, ...]:
    """Return who has staked on ``level``; raising what was asked stakes on it."""
    return truco.staked if level == truco.level else (truco.caller,)


def accept(state: State, seat: Seat, events: list[Event]) -> State:
    """Accept the truco asked for: whoever accepts may raise it."""
    events.append(said(seat, Call.QUIERO))
    truco = state.truco
    if is_each(state):
        answered = truco._replace(
            asked=tuple(other for other in truco.asked if other != seat),
            accepted=(*truco.accepted, seat),
        )
        return _answered(state, answered)
    return state._replace(
        truco=Truco(
            truco.pending,
            caller=truco.caller,
            quiero=(state.sides[seat],),
            staked=(truco.caller, seat),
        )
    )


def staked_by(truco: Truco, seat: Seat) -> int:
    """Return what a seat stands to pay by having called or accepted; 0 if it did neither.

    >>> asked = Truco(pending=1, caller=0, asked=(2,), accepted=(1,))
    >>> staked_by(asked, 0), staked_by(asked, 1), staked_by(asked, 2)
    (2, 2, 0)
    """
    if seat in truco.accepted or (seat == truco.caller and truco.accepted):
        return truco.pending + 1
    has_called = bool(truco.pending) and seat == truco.caller
    return worth(truco) if has_called or (truco.level and seat in truco.staked) else 0


def leave(state: State, seat: Seat) -> State:
    """Take a seat that left out of the bet, where everyone plays for himself: a raise of its own
    that waited is not put any more, nor a call of its own that nobody has accepted."""
    truco = state.truco
    if truco.raiser == seat:
        return state._replace(truco=truco._replace(raiser=NOBODY))
    if not truco.pending or truco.caller != seat or truco.accepted:
        return state
    accepters = truco.staked[1:]
    stands = Truco(
        truco.level,
        caller=truco.staked[0] if truco.level else NOBODY,
        quiero=tuple(state.sides[other] for other in accepters),
        staked=truco.staked,
    )
    return state._replace(truco=stands)


def drop(state: State, seat: Seat) -> State:
    """Take a seat that was asked and left out of those asked; the bet goes on as if it had
    refused."""
    truco = state.truco
    asked = tuple(other for other in truco.asked if other != seat)
    if is_each(state):
        return _answered(state, truco._replace(asked=asked))
    return state._replace(truco=truco._replace(asked=asked))


def _answered(state: State, truco: Truco) -> State:
    """Close a call that all have answered: with an accepter it stands, and a raise that waited
    is put to everyone in play."""
    if truco.asked or not truco.accepted:
        return state._replace(truco=truco)
    staked = (truco.caller, *truco.accepted)
    stands = Truco(
        truco.pending,
        caller=truco.caller,
        quiero=tuple(state.sides[seat] for seat in truco.accepted),
        staked=staked,
    )
    if truco.raiser == NOBODY:
        return state._replace(truco=stands)
    asked = tuple(other for other in rivals_in(state, truco.raiser) if other in staked)
    return state._replace(
        truco=stands._replace(
            pending=truco.pending + 1, caller=truco.raiser, asked=asked, quiero=()
        )
    )


def annul(state: State, events: list[Event]) -> State:
    """Undo an unanswered truco after an envido sung first (``truco-tras-envido=anula``)."""
    truco = state.truco
    if truco.pending and state.rules.truco_tras_envido == "anula":
        events.append(TrucoAnnulled(truco.caller))
        return state._replace(truco=Truco())
    return state
