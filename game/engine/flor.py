"""Flor, contraflor, contraflor al resto: who sings, who answers, what it is worth.

Knows the bet on the flor and that it cancels an envido. Must not know truco, nor penalties.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.actions import Call
from game.engine.envido import cancel
from game.engine.events import Event, FlorWon, Said, Why
from game.engine.ranking import flor_points, is_flor
from game.engine.reasons import Reason
from game.engine.rules import Rules
from game.engine.scoring import enter
from game.engine.seats import Seat, Side, order_from, team_of
from game.engine.state import Flor, State
from game.engine.tricks import has_played
from game.engine.truco import rivals_in

ALONE = 3
CONTRAFLOR_ACCEPTED = 6
_CONTRAFLOR_REFUSED = 4
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


@dataclass(frozen=True, slots=True)
class Table:
    """One way to pay flores (``flor-tabla``): against another flor accepted (0: three for each
    flor), declined, and contraflor al resto refused; ``resto`` names how the rest is counted."""

    against: int
    declined: int
    resto_refused: int
    resto: str


TABLES = {
    "ludoteka": Table(4, 3, 6, "puntero"),
    "clasica": Table(6, 4, 4, "chico"),
    "wiki": Table(4, 3, 6, "mitad"),
    "tres-por-flor": Table(0, 3, 6, "puntero"),
}


def flor_of(state: State, seat: Seat) -> int | None:
    """Return the value of a seat's flor, None when it holds none."""
    hand = state.hands[seat]
    if hand is None:
        secret = state.secrets[seat]
        return 0 if secret and secret.flor else None
    return flor_points(hand) if is_flor(hand) else None


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
            denies = rules.free_flor and flor.calls == (Call.FLOR,)
            return None if denies else Reason.FLOR_LADDER
        return None if call in _LADDER[flor.calls[-1]] else Reason.FLOR_LADDER
    if call is not Call.FLOR:
        return Reason.FLOR_CLOSED if flor.closed else Reason.NOTHING_TO_ANSWER
    if not rules.free_flor:
        return Reason.FLOR_AUTOMATIC
    if flor.calls:
        return Reason.FLOR_CLOSED
    return Reason.FLOR_AFTER_CARD if has_played(state, seat) else None


def sing(state: State, seat: Seat, by_rule: bool, events: list[Event]) -> State:
    """Sing flor: it cancels an envido, and asks the rivals who may answer it.

    Where the game sings, those are the rivals with a flor; where players do, every rival that
    has played no card.
    """
    events.append(Said(seat, Call.FLOR, by_rule))
    state = cancel(state) if not state.envido.closed else state
    rivals = rivals_in(state, seat)
    if state.rules.free_flor:
        asked = tuple(rival for rival in rivals if not has_played(state, rival))
    else:
        asked = tuple(rival for rival in rivals if flor_of(state, rival) is not None)
    state = state._replace(
        flor=Flor((seat,), (Call.FLOR,), seat, asked),
        unsung=tuple(other for other in state.unsung if other != seat),
    )
    return state if asked else _pay(state, seat, ALONE, Why.FLOR, events)


def sing_due(state: State, seats: tuple[Seat, ...], events: list[Event]) -> State:
    """Sing the flores that fall due: those of ``seats`` that hold one and have played no card."""
    for seat in seats:
        if seat in state.unsung and not state.flor.calls and not has_played(state, seat):
            return sing(state, seat, True, events)
    return state


def sing_all(state: State, events: list[Event]) -> State:
    """Sing every unsung flor at the table, in order from the mano: somebody called envido."""
    order = order_from(state.mano, state.rules.players)
    return sing_due(state, tuple(seat for seat in order if seat not in state.gone), events)


def deny(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «no flor»; when every asked seat has, the flor stands alone."""
    events.append(Said(seat, Call.NO_QUIERO))
    flor = state.flor
    asked = tuple(other for other in flor.asked if other != seat)
    state = state._replace(flor=flor._replace(asked=asked, denied=(*flor.denied, seat)))
    return state if asked else _pay(state, flor.caller, ALONE, Why.FLOR, events)


def raise_to(state: State, seat: Seat, call: Call, events: list[Event]) -> State:
    """Answer a flor with contraflor or contraflor al resto."""
    events.append(Said(seat, call))
    flor = state.flor
    sung = flor.sung if seat in flor.sung else (*flor.sung, seat)
    asked = tuple(rival for rival in rivals_in(state, seat) if rival in sung)
    return state._replace(
        flor=Flor(sung, (*flor.calls, call), seat, asked, flor.denied),
        unsung=tuple(other for other in state.unsung if other != seat),
    )


def accept(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «con flor quiero»: the best flor takes what was called."""
    events.append(Said(seat, Call.CON_FLOR_QUIERO))
    flor = state.flor
    sung = flor.sung if seat in flor.sung else (*flor.sung, seat)
    state = state._replace(flor=flor._replace(sung=sung, asked=()))
    holders = _holders(state)
    if not holders:
        return state._replace(flor=state.flor._replace(closed=True))
    winner = max(holders, key=lambda holder: flor_of(state, holder) or 0)
    points = accepted_worth(state, team_of(winner), len(holders))
    return _pay(state, winner, points, _ACCEPTED[flor.calls[-1]], events)


def _holders(state: State) -> list[Seat]:
    """Return the seats whose true flor takes part, in order from the mano: the first of equals
    is the nearer one."""
    free = state.rules.free_flor
    return [
        seat
        for seat in order_from(state.mano, state.rules.players)
        if seat not in state.gone
        and flor_of(state, seat) is not None
        and (seat in state.flor.sung or not free)
    ]


def decline(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «con flor me achico»: the caller takes what the table pays for it."""
    events.append(Said(seat, Call.CON_FLOR_ME_ACHICO))
    return refuse(state, events)


def refuse(state: State, events: list[Event]) -> State:
    """Close a flor that was declined, or whose asked rivals left, and pay its caller."""
    calls = state.flor.calls
    return _pay(
        state, state.flor.caller, refused_worth(state.rules, calls), _REFUSED[calls[-1]], events
    )


def refused_worth(rules: Rules, calls: tuple[Call, ...]) -> int:
    """Return what the last flor call pays when it is declined."""
    table = TABLES[rules.flor_tabla]
    if calls[-1] is Call.FLOR:
        return table.declined
    if calls[-1] is Call.CONTRAFLOR:
        return _CONTRAFLOR_REFUSED
    return CONTRAFLOR_ACCEPTED if Call.CONTRAFLOR in calls else table.resto_refused


def accepted_worth(state: State, winner: Side, flores: int = 2) -> int:
    """Return what the last flor call pays ``winner`` when accepted, ``flores`` taking part."""
    rules = state.rules
    table = TABLES[rules.flor_tabla]
    last = state.flor.calls[-1]
    if last is Call.FLOR:
        return table.against or ALONE * flores
    if last is Call.CONTRAFLOR:
        return CONTRAFLOR_ACCEPTED
    if table.resto == "chico":
        return rules.target - state.score[winner]
    if table.resto == "mitad":
        rival = state.score[1 - winner]
        return (rules.half if rules.half and rival < rules.half else rules.target) - rival
    return rules.target - max(state.score)


def _pay(state: State, winner: Seat, points: int, why: Why, events: list[Event]) -> State:
    events.append(FlorWon(winner, points))
    state = state._replace(
        flor=state.flor._replace(asked=(), closed=True), flor_won=(winner, points)
    )
    return enter(state, team_of(winner), points, why, events)
