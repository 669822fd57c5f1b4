"""Flor, contraflor, contraflor al resto: who sings, who answers, who takes it.

Knows the bet on the flor and that it cancels an envido. Must not know truco, nor penalties.
"""

from __future__ import annotations

from game.engine.actions import Call
from game.engine.envido import cancel
from game.engine.events import Event, FlorWon, Why, said
from game.engine.flor_tables import ALONE, TABLES, accepted_worth, flor_of, refused_worth
from game.engine.reasons import Reason
from game.engine.scoring import enter, shed
from game.engine.seats import Seat
from game.engine.state import POT, Flor, State
from game.engine.tricks import has_played
from game.engine.truco import is_each, rivals_in

_LADDER = {
    Call.FLOR: (Call.CONTRAFLOR, Call.CONTRAFLOR_AL_RESTO),
    Call.CONTRAFLOR: (Call.CONTRAFLOR_AL_RESTO,),
    Call.CONTRAFLOR_AL_RESTO: (),
}
_ACCEPTED = {
    Call.FLOR: Why.FLOR_QUERIDA,
    Call.CONTRAFLOR: Why.CONTRAFLOR,
    Call.CONTRAFLOR_AL_RESTO: Why.AL_RESTO,
}
_REFUSED = {
    Call.FLOR: Why.FLOR_ACHICADA,
    Call.CONTRAFLOR: Why.CONTRAFLOR_NO_QUERIDA,
    Call.CONTRAFLOR_AL_RESTO: Why.AL_RESTO_NO_QUERIDO,
}


def why_not(state: State, seat: Seat, call: Call) -> Reason | None:
    """Return why this seat may not sing, answer or raise a flor."""
    flor, rules = state.flor, state.rules
    if not rules.flor:
        return Reason.NO_FLOR
    if flor.asked:
        if seat not in flor.asked:
            return Reason.NOT_YOUR_TURN
        if call in (Call.CON_FLOR_QUIERO, Call.CON_FLOR_ME_ACHICO):
            return None
        if call is Call.NO_QUIERO:
            denies = rules.free_flor and flor.calls[-1] is Call.FLOR
            return None if denies else Reason.FLOR_LADDER
        return None if call in _LADDER[flor.calls[-1]] else Reason.FLOR_LADDER
    if call is not Call.FLOR:
        return Reason.FLOR_CLOSED if flor.calls else Reason.NOTHING_TO_ANSWER
    if not rules.free_flor:
        return Reason.FLOR_AUTOMATIC
    if seat in flor.sung or (flor.calls and not _stands_alone(state, seat)):
        return Reason.FLOR_CLOSED
    return Reason.FLOR_AFTER_CARD if has_played(state, seat) else None


def situation(state: State, seat: Seat) -> tuple[object, ...]:
    """Return all that `why_not` reads of the flor for this seat."""
    flor = state.flor
    return (
        flor.calls,
        flor.closed,
        bool(flor.asked),
        seat in flor.asked,
        seat in flor.sung,
        _stands_alone(state, seat),
    )


def _stands_alone(state: State, seat: Seat) -> bool:
    """Return whether the only flores sung are partners' of this seat, and met no rival's."""
    sides = state.sides
    return not state.flor.closed and all(sides[other] == sides[seat] for other in state.flor.sung)


def sing(state: State, seat: Seat, by_rule: bool, events: list[Event]) -> State:
    """Sing flor: it cancels an envido, and asks the rivals who may answer it.

    Where the game sings, those are the rivals with a flor, and all flores join the contest; where
    players do, every rival that has played no card and has not said that it has none.
    """
    events.append(said(seat, Call.FLOR, by_rule))
    if not state.envido.closed:
        state = cancel(state)
    earlier = state.flor
    rivals = rivals_in(state, seat)
    if state.rules.free_flor:
        asked = tuple(
            rival
            for rival in rivals
            if not has_played(state, rival) and rival not in earlier.denied
        )
    else:
        asked = tuple(rival for rival in rivals if flor_of(state, rival) is not None)
    unsung = () if asked else tuple(other for other in state.unsung if other != seat)
    state = state._replace(
        flor=Flor(
            (*earlier.sung, seat),
            (Call.FLOR,),
            seat,
            asked,
            denied=earlier.denied,
            told=earlier.told,
        ),
        unsung=unsung,
    )
    return state if asked else _pay_alone(state, seat, events)


def _pay_alone(state: State, seat: Seat, events: list[Event]) -> State:
    """Pay a flor that no rival's meets; the second of two partners only where each counts."""
    if state.flores_won and not TABLES[state.rules.flor_table].partners:
        return _let_stand_unpaid(state, seat)
    return _pay(state, seat, ALONE, Why.FLOR, events)


def sing_due(state: State, seats: tuple[Seat, ...], events: list[Event]) -> State:
    """Sing the flor that falls due: the first of ``seats`` that holds one unsung."""
    for seat in seats:
        if seat in state.unsung and not state.flor.asked and not has_played(state, seat):
            return sing(state, seat, True, events)
    return state


def sing_all(state: State, events: list[Event]) -> State:
    """Sing every unsung flor at the table, in order from the mano: somebody called envido."""
    while state.unsung and not state.flor.asked:
        order = tuple(seat for seat in state.seats if seat not in state.gone)
        before = state
        state = sing_due(state, order, events)
        if state is before:
            break
    return state


def deny(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «no flor»."""
    events.append(said(seat, Call.NO_QUIERO))
    denied = (*state.flor.denied, seat)
    return _answered(state._replace(flor=state.flor._replace(denied=denied)), seat, events)


def raise_to(state: State, seat: Seat, call: Call, events: list[Event]) -> State:
    """Answer a flor with contraflor or contraflor al resto: every other flor is asked."""
    events.append(said(seat, call))
    flor = state.flor
    sung = flor.sung if seat in flor.sung else (*flor.sung, seat)
    if is_each(state):
        inside = (flor.caller, *flor.accepted, *flor.asked)
    elif state.rules.free_flor:
        inside = sung
    else:
        inside = tuple(other for other in state.seats if flor_of(state, other) is not None)
    asked = tuple(rival for rival in rivals_in(state, seat) if rival in inside)
    return state._replace(
        flor=flor._replace(
            sung=sung, calls=(*flor.calls, call), caller=seat, asked=asked, accepted=()
        )
    )


def accept(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «con flor quiero»: the best flor takes what was called, where each answers for
    himself when all have."""
    events.append(said(seat, Call.CON_FLOR_QUIERO))
    flor = state.flor
    sung = flor.sung if seat in flor.sung else (*flor.sung, seat)
    flor = flor._replace(sung=sung, accepted=(*flor.accepted, seat))
    if is_each(state):
        return _answered(state._replace(flor=flor), seat, events)
    return _compare(state._replace(flor=flor._replace(asked=())), events)


def drop(state: State, seat: Seat, events: list[Event]) -> State:
    """Take a seat that shrank from a flor, or left on it, out of those asked."""
    told = (*state.flor.told, seat)
    return _answered(state._replace(flor=state.flor._replace(told=told)), seat, events)


def _answered(state: State, seat: Seat, events: list[Event]) -> State:
    """Go on after a seat's answer: the last of those asked decides."""
    asked = tuple(other for other in state.flor.asked if other != seat)
    flor = state.flor._replace(asked=asked)
    state = state._replace(flor=flor)
    if asked:
        return state
    if flor.accepted:
        return _compare(state, events)
    last = flor.calls[-1]
    # of two sides the last answer binds, where each answers for himself one who shrank is enough
    shrank = bool(flor.told) if is_each(state) else seat in flor.told
    if last is Call.FLOR and not shrank:
        return _pay_alone(state, flor.caller, events)
    points = refused_worth(state, flor.calls)
    return _pay(_close(state), flor.caller, points, _REFUSED[last], events)


def _close(state: State) -> State:
    """End the singing: a flor has met a rival's, and every other joins that contest unsung unless
    its holder said that he has none, played a card without singing it, or left."""
    flor = state.flor
    joined = (
        seat
        for seat in state.seats
        if seat not in (*flor.sung, *flor.denied, *flor.told, *state.gone)
        and not has_played(state, seat)
    )
    return state._replace(flor=flor._replace(told=(*flor.told, *joined), closed=True))


def decline(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «con flor me achico»: between two sides the caller takes what the table pays."""
    events.append(said(seat, Call.CON_FLOR_ME_ACHICO))
    flor = state.flor
    if not is_each(state):
        state = state._replace(flor=flor._replace(asked=(seat,)))
    return drop(state, seat, events)


def _compare(state: State, events: list[Event]) -> State:
    state = _close(state)
    flor = state.flor
    holders = _holders(state)
    if not holders:
        return state
    winner = max(holders, key=lambda seat: flor_of(state, seat) or 0)
    points = accepted_worth(state, state.sides[winner], len(holders))
    return _pay(state, winner, points, _ACCEPTED[flor.calls[-1]], events)


def _holders(state: State) -> list[Seat]:
    """Return the seats whose true flor takes part, in order from the mano: the first of equals
    is the nearer one."""
    flor = state.flor
    if is_each(state):
        inside: tuple[Seat, ...] = (flor.caller, *flor.accepted)
    elif state.rules.free_flor:
        inside = (*flor.sung, *flor.told)
    else:
        inside = state.seats
    return [
        seat
        for seat in state.seats
        if seat in inside and seat not in state.gone and flor_of(state, seat) is not None
    ]


def _pay(state: State, winner: Seat, points: int, why: Why, events: list[Event]) -> State:
    events.append(FlorWon(winner, points))
    state = state._replace(flores_won=(*state.flores_won, (winner, points)))
    state = _let_stand_unpaid(state, winner)
    if not state.rules.sheds:
        return enter(state, state.sides[winner], points, why, events)
    inside = [seat for seat in state.flor.accepted if seat != winner]
    if state.flor.accepted and state.flor.caller != winner:
        inside.append(state.flor.caller)
    due = tuple((seat, points) for seat in inside) or ((POT, points),)
    return shed(state, winner, due, why, events)


def _let_stand_unpaid(state: State, winner: Seat) -> State:
    """Where players sing, let a partner's flor stand too that was sung and paid nothing: it may be
    false."""
    if not state.rules.free_flor:
        return state
    known = dict(state.flores_won)
    unpaid = tuple(
        (seat, 0)
        for seat in state.flor.sung
        if seat not in known and state.sides[seat] == state.sides[winner]
    )
    return state._replace(flores_won=state.flores_won + unpaid)
