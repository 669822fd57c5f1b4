"""The only door into the rules: begin a match or a hand, ask what is legal, apply an action.

Arbitrates between the contests («the envido is first»), plays the cards and lets seats leave.
Knows every contest and nothing outside the engine.

>>> from game.engine.rules import Rules
>>> step = new_match(Rules(), "seed", mano=0)
>>> to_act(step.state), step.state.hand
((0,), 1)
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine import dealing, ending, envido, flor, truco
from game.engine.actions import (
    DECLARATIONS,
    ENVIDO_CALLS,
    TRUCO_CALLS,
    Action,
    Call,
    Cut,
    Declare,
    Discard,
    Order,
    Play,
    Say,
    Signal,
)
from game.engine.cards import Card
from game.engine.dealing import Hands, Secrets
from game.engine.events import (
    Discarded,
    Event,
    Ordered,
    Signalled,
    Why,
    card_played,
    said,
    trick_won,
)
from game.engine.menu import legal_actions, to_act, why_not
from game.engine.reasons import Illegal
from game.engine.rules import Rules
from game.engine.scoring import at_target, opening_score
from game.engine.seats import Seat
from game.engine.state import (
    CHICO_OVER,
    HAND_OVER,
    IN_PLAY,
    NOBODY,
    PARDA,
    Held,
    Phase,
    State,
    Step,
    Tricks,
    played,
)
from game.engine.tricks import hand_winner, next_seat, take

__all__ = [
    "apply",
    "close_hand",
    "legal_actions",
    "new_hand",
    "new_match",
    "start_hand",
    "to_act",
    "why_not",
]


_BETWEEN_HANDS = (HAND_OVER, CHICO_OVER)


def new_match(rules: Rules, seed: str, mano: Seat | None = None) -> Step:
    """Begin a match and deal its first hand; without ``mano`` it is drawn from the seed."""
    if mano is None:
        mano = int(Random(f"{seed}/mano").random() * rules.players)
    opening = opening_score(rules.table.scoring)
    return start_hand(rules, seed, 1, mano, opening, tuple(0 for _ in opening))


def start_hand(
    rules: Rules,
    seed: str,
    hand: int,
    mano: Seat,
    score: tuple[int, ...],
    chicos: tuple[int, ...],
    *,
    hands: Hands | None = None,
    muestra: Card | None = None,
    pie: Seat = NOBODY,
    pica: bool = False,
    secrets: Secrets | None = None,
) -> Step:
    """Begin a match at any hand and score: a record may start anywhere."""
    events: list[Event] = []
    if pie == NOBODY:
        pie = dealing.pie_for(rules, mano, None)
    state = dealing.start(
        rules, seed, hand, mano, score, chicos, events,
        pica=pica, pie=pie, hands=hands, muestra=muestra, secrets=secrets,
    )  # fmt: skip
    return Step(_go_on(state, events), tuple(events))


def new_hand(
    state: State,
    hands: Hands | None = None,
    muestra: Card | None = None,
    secrets: Secrets | None = None,
) -> Step:
    """Deal the next hand, closing the right to ask first.

    ``hands`` sets the deal instead of the seed, with None for a hidden hand and ``secrets`` for
    what is known of it. When closing ends the match, or only a duel, that is the step. Raises
    ValueError while a hand is being played or after the match.
    """
    events: list[Event] = []
    if state.phase == Phase.CLAIM:
        state = ending.close(state, events)
        if state.phase not in _BETWEEN_HANDS:
            return Step(_go_on(state, events), tuple(events))
    if state.phase not in _BETWEEN_HANDS:
        raise ValueError("the hand is not over")
    state = dealing.next_hand(state, events, hands, muestra, secrets)
    return Step(_go_on(state, events), tuple(events))


def close_hand(state: State) -> Step:
    """End the right to ask: who was asked and has not shown loses the tanto.

    Raises ValueError when no right is open.
    """
    if state.phase != Phase.CLAIM:
        raise ValueError("nothing to close")
    events: list[Event] = []
    state = ending.close(state, events)
    return Step(_go_on(state, events), tuple(events))


def apply(state: State, action: Action) -> Step:
    """Do an action; raises Illegal with `why_not`'s reason. Whatever follows by itself is done."""
    reason = why_not(state, action)
    if reason is not None:
        raise Illegal(reason)
    events: list[Event] = []
    score = state.score
    if isinstance(action, Say):
        state = _say(state, action.seat, action.call, events)
    elif isinstance(action, Play):
        state = _play(state, action, events)
    elif isinstance(action, Declare):
        state = envido.declare(state, action.points, None, events)
    else:
        state = _prepare(state, action, events)
    if state.unsung or state.turn in state.gone or state.score is not score:
        state = _go_on(state, events, score)
    return Step(state, tuple(events))


def _prepare(state: State, action: Cut | Discard | Signal | Order, events: list[Event]) -> State:
    """Do what is neither card nor call: cut, discard, make a seña, give an order."""
    if isinstance(action, Cut):
        return dealing.cut(state, action, events)
    if isinstance(action, Discard):
        return _discard(state, action, events)
    if isinstance(action, Signal):
        sides = state.sides
        mates = (seat for seat in state.seats if sides[seat] == sides[action.seat])
        seen_by = tuple(dict.fromkeys((*mates, *action.noticed)))
        events.append(Signalled(action.seat, action.sign, seen_by))
    else:
        events.append(Ordered(action.seat, action.word))
    return state


def _go_on(state: State, events: list[Event], score: tuple[int, ...] = ()) -> State:
    """Do what follows by itself: end a chico that was reached, pass the turn of a seat that left,
    sing the flores that fall due. At ``score`` nothing had been reached."""
    while state.phase == IN_PLAY:
        before = state
        if state.score is not score and at_target(state):
            state = ending.end_if_reached(state, events)
        score = before.score
        if state.turn in state.gone and state.phase == IN_PLAY:
            state = _pass_turn(state, events)
        if state.unsung and state.phase == IN_PLAY:
            state = flor.sing_due(state, to_act(state), events)
        if state is before:
            break
    return state


def _pass_turn(state: State, events: list[Event]) -> State:
    """Move the turn on from a seat that left; if nobody else has to play, the baza closes."""
    if to_act(state) != (state.turn,):
        return state
    turn = next_seat(state, state.turn, state.tricks[-1])
    if turn != NOBODY:
        return state._replace(turn=turn)
    return _close_trick(state, state.held, state.tricks, events)


def _discard(state: State, action: Discard, events: list[Event]) -> State:
    seat = action.seat
    events.append(Discarded(seat, action.card))
    held, dealt = list(state.held), list(state.hands)
    cards = held[seat]
    at = cards.index(action.card) if action.card in cards else cards.index(None)
    held[seat] = cards[:at] + cards[at + 1 :]
    if dealt[seat] is not None:
        dealt[seat] = tuple(card for card in held[seat] if card is not None)
    state = state._replace(phase=IN_PLAY, held=tuple(held), hands=tuple(dealt))
    return dealing.open_play(state, events)


def _play(state: State, action: Play, events: list[Event]) -> State:
    seat, held, tricks = action.seat, state.held, state.tricks
    cards = held[seat]
    at = cards.index(action.card) if action.card in cards else cards.index(None)
    held = (*held[:seat], cards[:at] + cards[at + 1 :], *held[seat + 1 :])
    trick = (*tricks[-1], played(seat, action.card, action.face_down))
    tricks = (*tricks[:-1], trick)
    events.append(card_played(seat, action.card, action.face_down, len(state.results)))
    turn = next_seat(state, seat, trick)
    if turn != NOBODY:
        return state._replace(held=held, tricks=tricks, turn=turn)
    return _close_trick(state, held, tricks, events)


def _close_trick(state: State, held: Held, tricks: Tricks, events: list[Event]) -> State:
    """Decide the last of ``tricks``, which is full; it may decide the hand."""
    side, best, leader = take(state, tricks[-1])
    parda = side == PARDA
    number = len(state.results)
    events.append(trick_won(number, None if parda else side, None if parda else best[0], leader))
    results, takers = (*state.results, side), (*state.takers, best)
    winner = hand_winner(state, results, takers)
    if winner is None:
        tricks = (*tricks, ())
    state = state._replace(held=held, tricks=tricks, results=results, takers=takers, turn=leader)
    if winner is None:
        return state
    bet = state.truco
    return ending.decide(state, winner, truco.worth(bet), truco.WON[bet.level], events)


def _say(state: State, seat: Seat, call: Call, events: list[Event]) -> State:
    if state.rules.keeps_words and seat not in state.words:
        state = state._replace(words=(*state.words, seat))
    answer = _ANSWERS.get(call)
    return answer(state, seat, events) if answer else _CALLS[call](state, seat, call, events)


def _call_envido(state: State, seat: Seat, call: Call, events: list[Event]) -> State:
    state = envido.call(state, seat, call, events)
    return flor.sing_all(state, events) if state.unsung else state


def _declare_words(state: State, seat: Seat, call: Call, events: list[Event]) -> State:
    return envido.declare(state, None, call, events)


def _sing(state: State, seat: Seat, events: list[Event]) -> State:
    return flor.sing(state, seat, False, events)


def _accept(state: State, seat: Seat, events: list[Event]) -> State:
    if state.envido.asked:
        return envido.accept(state, seat, events)
    return truco.accept(state, seat, events)


def _refuse(state: State, seat: Seat, events: list[Event]) -> State:
    if state.flor.asked:
        return flor.deny(state, seat, events)
    if state.envido.asked:
        return envido.refuse(state, seat, events)
    return _refuse_truco(state, seat, events)


def _refuse_truco(state: State, seat: Seat, events: list[Event]) -> State:
    """Refuse truco: between two sides it ends the hand; else the seat leaves it (004)."""
    events.append(said(seat, Call.NO_QUIERO))
    bet = state.truco
    points, why = truco.worth(bet), truco.REFUSED[bet.pending - 1]
    if not truco.is_each(state):
        return ending.decide(state, state.sides[bet.caller], points, why, events)
    state = truco.drop(ending.leave(state, seat), seat)
    if state.truco.level > bet.level:
        # others have accepted, so the last one left wins what they did
        points, why = truco.worth(state.truco), Why.MAZO
    return _if_alone(state, points, why, events)


def _fold(state: State, seat: Seat, events: list[Event]) -> State:
    """Leave the hand; a pending call goes on with those still asked, or is refused and paid
    (B19), and a side that has left altogether gives the hand up."""
    events.append(said(seat, Call.FOLD))
    bet, score = state.truco, state.score
    points, why = truco.worth(bet), Why.MAZO
    in_flor, in_envido = seat in state.flor.asked, seat in state.envido.asked
    if not (in_flor or in_envido) and seat in bet.asked:
        why = truco.REFUSED[bet.pending - 1]
    elif state.rules.mazo_primera != 1 and not (
        bet.level or state.envido.calls or state.flor.calls or state.results
    ):
        points = state.rules.mazo_primera
    for leaver in _leavers(state, seat):
        state = ending.leave(state, leaver)
        if leaver in state.flor.asked:
            state = flor.drop(state, leaver, events)
        elif leaver in state.envido.asked:
            state = envido.drop(state, leaver, events)
        if leaver in state.truco.asked:
            state = truco.drop(state, leaver)
        elif truco.is_each(state):
            state = truco.leave(state, leaver)
    if state.truco.level > bet.level:
        points, why = truco.worth(state.truco), Why.MAZO
    if state.score is not score:
        state = ending.end_if_reached(state, events)
    return _if_alone(state, points, why, events)


def _leavers(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return who leaves with a seat: nobody else, or its whole side (``mazo-equipo``)."""
    if state.rules.mazo_equipo == "individual":
        return (seat,)
    side = state.sides[seat]
    return tuple(
        mate for mate in state.seats if state.sides[mate] == side and mate not in state.gone
    )


def _if_alone(state: State, points: int, why: Why, events: list[Event]) -> State:
    side = ending.last_side(state) if state.phase == IN_PLAY else None
    return state if side is None else ending.decide(state, side, points, why, events)


_CALLS: dict[Call, Callable[[State, Seat, Call, list[Event]], State]] = {
    **dict.fromkeys(TRUCO_CALLS, truco.call),
    **dict.fromkeys(ENVIDO_CALLS, _call_envido),
    Call.CONTRAFLOR: flor.raise_to,
    Call.CONTRAFLOR_AL_RESTO: flor.raise_to,
    **dict.fromkeys(DECLARATIONS, _declare_words),
}
_ANSWERS: dict[Call, Callable[[State, Seat, list[Event]], State]] = {
    Call.FOLD: _fold,
    Call.QUIERO: _accept,
    Call.NO_QUIERO: _refuse,
    Call.FLOR: _sing,
    Call.CON_FLOR_QUIERO: flor.accept,
    Call.CON_FLOR_ME_ACHICO: flor.decline,
    Call.SHOW: ending.show,
    Call.A_VER: ending.ask,
}
