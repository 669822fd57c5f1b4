"""Showing and penalties: what is laid open at the end of a hand, and what a lie costs.

Knows tantos and flores that were paid. Points are entered when won and corrected here by an
entry of their own (README of the rules, «Lying tables»).
"""

from __future__ import annotations

from game.engine.actions import Call
from game.engine.envido import holder
from game.engine.events import CardsShown, Event, Why
from game.engine.flor import ALONE, flor_of
from game.engine.ranking import envido_points
from game.engine.scoring import enter
from game.engine.seats import Seat, Side, rivals_of, team_of
from game.engine.state import NOBODY, Spoken, State
from game.engine.tricks import has_played


def owners(state: State) -> tuple[Seat, ...]:
    """Return the seats that were paid for a tanto or a flor and have not shown it."""
    seats = []
    if state.flor_won and state.flor_won[1]:
        seats.append(state.flor_won[0])
    if state.tanto and state.tanto.winner != NOBODY and state.tanto.entered:
        seats.append(state.tanto.winner)
    return tuple(seat for seat in dict.fromkeys(seats) if seat not in state.shown)


def show(state: State, seat: Seat, events: list[Event]) -> State:
    """Lay a seat's cards open and take back what they do not prove."""
    state = state._replace(shown=(*state.shown, seat))
    hand = state.hands[seat]
    if hand is None:
        return state
    if state.flor_won and state.flor_won[0] == seat:
        honest = flor_of(state, seat) is not None
        events.append(CardsShown(seat, hand, Why.FLOR, honest))
        if not honest:
            state = lose_flor(state, events)
    if state.tanto and state.tanto.winner == seat:
        honest = is_true(state, seat)
        events.append(CardsShown(seat, hand, Why.ENVIDO, honest))
        if not honest:
            state = lose_tanto(state, events)
    return state


def show_all(state: State, events: list[Event]) -> State:
    """Lay open every tanto and flor that was paid: the end of the hand, or of a chico."""
    for seat in owners(state):
        state = show(state, seat, events)
    return state


def is_true(state: State, seat: Seat) -> bool:
    """Return whether what a seat declared was its tanto (words about others' are true when
    nothing was claimed for itself)."""
    hand, tanto = state.hands[seat], state.tanto
    if hand is None or tanto is None:
        return True
    points = envido_points(hand)
    before: list[Spoken] = []
    for said in tanto.spoken:
        if said.seat == seat:
            if said.words is Call.MIAS_MEJORES:
                trial = (*before, Spoken(seat, points, None))
                return holder(state, trial) == seat
            return said.points is None or said.points == points
        before.append(said)
    return True


def lose_tanto(state: State, events: list[Event]) -> State:
    """Take the envido back from its winner; its rivals get as much unless they lied as well."""
    tanto = state.tanto
    assert tanto is not None
    points = tanto.entered
    side = team_of(tanto.winner)
    liars = any(
        team_of(said.seat) != side and not is_true(state, said.seat) for said in tanto.spoken
    )
    state = state._replace(tanto=tanto._replace(entered=0))
    return _penalise(state, side, points, 0 if liars else points, events)


def lose_flor(state: State, events: list[Event]) -> State:
    """Take a flor back from its winner; its rivals get 3 unless they sang falsely as well."""
    assert state.flor_won is not None
    winner, points = state.flor_won
    side = team_of(winner)
    liars = any(
        team_of(seat) != side and state.hands[seat] is not None and flor_of(state, seat) is None
        for seat in state.flor.sung
    )
    state = state._replace(flor_won=(winner, 0))
    return _penalise(state, side, points, 0 if liars else ALONE, events)


def lose_folded_flor(state: State, events: list[Event]) -> State:
    """Take back the flor of a winner who left the hand without showing it (003, B18)."""
    if state.flor_won is None:
        return state
    winner, points = state.flor_won
    if points and winner in state.gone and winner not in state.shown:
        return lose_flor(state, events)
    return state


def expose_unsung(state: State, asker: Seat, events: list[Event]) -> State:
    """Make the asker's rivals pay for each flor they could have sung and did not (000)."""
    for seat in range(state.rules.players):
        if (
            team_of(seat) != team_of(asker)
            and seat not in state.flor.sung
            and (seat in state.words or has_played(state, seat))
            and state.hands[seat] is not None
            and flor_of(state, seat) is not None
        ):
            hand = state.hands[seat]
            assert hand is not None
            events.append(CardsShown(seat, hand, Why.FLOR, False))
            state = _penalise(state, team_of(seat), 0, ALONE, events)
    return state


def _penalise(state: State, side: Side, taken: int, given: int, events: list[Event]) -> State:
    if taken:
        state = enter(state, side, -taken, Why.PENA, events)
    if given and state.rules.pena == "rival":
        state = enter(state, 1 - side, given, Why.PENA, events)
    return state


def open_claims(state: State) -> tuple[Seat, ...]:
    """Return who may ask to see, once the hand is decided."""
    rules = state.rules
    askers: set[Seat] = set()
    if rules.mostrar == "si-piden":
        for owner in owners(state):
            askers.update(rivals_of(owner, rules.players))
    if rules.free_flor:
        askers.update(
            seat
            for other in range(rules.players)
            if other not in state.flor.sung
            for seat in rivals_of(other, rules.players)
        )
    return tuple(sorted(askers))
