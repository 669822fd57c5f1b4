"""What an action puts at stake: the points of a yes and of a no, before it is said.

Knows the worth of each contest. Computed for screens and rivals; the rules never ask it.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine import envido, truco
from game.engine.actions import ENVIDO_CALLS, FLOR_CALLS, TRUCO_CALLS, Action, Call, Say
from game.engine.flor_tables import ALONE, accepted_worth, refused_worth
from game.engine.rules import Rules
from game.engine.seats import Seat
from game.engine.state import Envido, Flor, State, Truco
from game.engine.variants import Sides


class Stakes(NamedTuple):
    """``accepted``: the points played for if the call is accepted (for an answer: if it
    accepts); ``declined``: what the caller takes if it is not (for «no quiero» and leaving: what
    the rivals take). None where there is no such outcome."""

    accepted: int | None
    declined: int | None


def stakes(state: State, action: Action) -> Stakes:
    """Return what the action would put at stake in this state.

    A falta envido is counted as won by the seat that speaks.
    """
    if not isinstance(action, Say):
        return Stakes(None, None)
    seat, call = action.seat, action.call
    side = state.sides[seat]
    if call in TRUCO_CALLS:
        level = truco.LEVELS[call]
        return Stakes(level + 1, level)
    if call in ENVIDO_CALLS:
        calls = (*state.envido.calls, call)
        return Stakes(envido.accepted_worth(state, calls, side), envido.refused_worth(calls))
    if call in FLOR_CALLS:
        return _of_flor(state, (*state.flor.calls, call), side)
    if call in (Call.CON_FLOR_QUIERO, Call.CON_FLOR_ME_ACHICO):
        return _of_flor(state, state.flor.calls, side)
    if call in (Call.QUIERO, Call.NO_QUIERO):
        return _of_pending(state, side)
    if call is Call.FOLD:
        return Stakes(None, None if _is_held(state, seat) else _given_up(state))
    return Stakes(None, None)


def staked(state: State) -> tuple[Seat, ...]:
    """Return who has something on the hand: seats that called, accepted or raised a truco."""
    bet = state.truco
    calling = (bet.caller, *bet.accepted) if bet.pending else ()
    seats = {*bet.staked, *calling, bet.raiser, *(seat for seat, _ in state.owed)}
    return tuple(sorted(seats & {*state.seats}))


def settles(rules: Rules, bet: Truco | Envido | Flor) -> bool:
    """Return whether one refusal settles a call: not where everyone plays for himself, as long as
    another has accepted it or is still to answer."""
    if rules.table.sides is not Sides.EACH:
        return True
    return len(bet.asked) <= 1 and not bet.accepted


def _of_flor(state: State, calls: tuple[Call, ...], side: int) -> Stakes:
    called = state._replace(flor=state.flor._replace(calls=calls))
    if calls == (Call.FLOR,) and not state.flor.calls:
        return Stakes(ALONE, None)
    return Stakes(accepted_worth(called, side), refused_worth(called, calls))


def _of_pending(state: State, side: int) -> Stakes:
    if state.flor.asked:
        if state.rules.each_alone and state.flor.told:
            return Stakes(None, refused_worth(state, state.flor.calls))
        return Stakes(None, ALONE)
    if state.envido.asked:
        calls = state.envido.calls
        return Stakes(envido.accepted_worth(state, calls, side), envido.refused_worth(calls))
    return Stakes(state.truco.pending + 1, truco.worth(state.truco))


def _is_held(state: State, seat: Seat) -> bool:
    """Whether the hand goes on for the seat's side when it leaves: a partner stays."""
    if state.rules.mazo_equipo != "individual":
        return False
    side, gone = state.sides[seat], (seat, *state.gone)
    return any(state.sides[mate] == side and mate not in gone for mate in state.seats)


def _given_up(state: State) -> int:
    """Return what the rivals take when the seat leaves now: a pending tanto refused, the hand."""
    points = truco.worth(state.truco)
    if state.flor.asked:
        return points + refused_worth(state, state.flor.calls)
    if state.envido.asked:
        return points + envido.refused_worth(state.envido.calls)
    bet, calls = state.truco, (*state.envido.calls, *state.flor.calls)
    untouched = not (bet.asked or bet.level or calls or state.results)
    if state.rules.mazo_primera != 1 and untouched:
        return state.rules.mazo_primera
    return points
