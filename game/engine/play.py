"""The only door into the rules: begin a match or a hand, ask what is legal, apply an action.

Arbitrates between the contests («the envido is first»), plays the cards, ends hands, chicos and
matches. Knows every contest and nothing outside the engine.

>>> from game.engine.rules import Rules
>>> step = new_match(Rules(), "seed", mano=0)
>>> to_act(step.state), step.state.hand
((0,), 1)
"""

from __future__ import annotations

from random import Random

from game.engine import claims, envido, flor, truco
from game.engine.actions import ENVIDO_CALLS, TRUCO_CALLS, Action, Call, Cut, Declare, Play, Say
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card, shuffle
from game.engine.events import (
    AskedToSee,
    CardPlayed,
    ChicoWon,
    Dealt,
    DeckCut,
    Event,
    HandEnded,
    HandStarted,
    HandWon,
    MatchWon,
    Said,
    TrickWon,
    Why,
)
from game.engine.menu import calls, legal_actions, to_act, why_not
from game.engine.reasons import Illegal
from game.engine.rules import Rules
from game.engine.scoring import chico_winner, enter, reached
from game.engine.seats import Seat, Side, dealer_of, order_from, right_of, team_of
from game.engine.state import (
    NOBODY,
    PARDA,
    Envido,
    Flor,
    Phase,
    Played,
    Secret,
    State,
    Step,
    Truco,
)
from game.engine.tricks import HAND_SIZE, hand_winner, trick_result

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

Hands = tuple[tuple[Card, ...] | None, ...]
_NO_TRUCO, _NO_ENVIDO, _NO_FLOR = Truco(), Envido(), Flor()


def new_match(rules: Rules, seed: str, mano: Seat | None = None) -> Step:
    """Begin a match and deal its first hand; without ``mano`` it is drawn from the seed."""
    if mano is None:
        mano = int(Random(f"{seed}/mano").random() * rules.players)
    return start_hand(rules, seed, 1, mano, (0, 0), (0, 0))


def new_hand(
    state: State, hands: Hands | None = None, secrets: tuple[Secret | None, ...] | None = None
) -> Step:
    """Deal the next hand, closing the right to ask first; the mano moves one seat to the right.

    ``hands`` sets the deal instead of the seed, with None for a hidden hand and ``secrets`` for
    what is known of it. When closing ends the match, that is the step. Raises ValueError while a
    hand is being played or after the match.
    """
    before: tuple[Event, ...] = ()
    if state.phase == Phase.CLAIM:
        state, before = close_hand(state)
    if state.phase == Phase.MATCH_OVER and before:
        return Step(state, before)
    if state.phase not in (Phase.OVER, Phase.CHICO_OVER):
        raise ValueError("the hand is not over")
    fresh = state.phase == Phase.CHICO_OVER
    stretched = state.rules.cierre == "alargue" and min(state.start) >= state.rules.target - 1
    step = start_hand(
        state.rules,
        state.seed,
        state.hand + 1,
        right_of(state.mano, state.rules.players),
        tuple(0 for _ in state.score) if fresh else state.score,
        state.chicos,
        hands=hands,
        secrets=secrets,
        extra=state.extra + 1 if stretched and not fresh else 0,
    )
    return Step(step.state, before + step.events)


def start_hand(
    rules: Rules,
    seed: str,
    hand: int,
    mano: Seat,
    score: tuple[int, ...],
    chicos: tuple[int, ...],
    *,
    hands: Hands | None = None,
    secrets: tuple[Secret | None, ...] | None = None,
    extra: int = 0,
) -> Step:
    """Begin a match at any hand and score: a record may start anywhere."""
    players = rules.players
    events: list[Event] = [HandStarted(hand, mano, dealer_of(mano, players), score, chicos, extra)]
    if hands is None and not rules.corte:
        hands = _dealt(rules, shuffle(seed, hand, _deck(rules), HAND_SIZE * players), mano)
    state = State(
        rules, seed, hand, mano, score, chicos, extra,
        Phase.CUT if rules.corte else Phase.PLAY,
        hands or (), (), ((),), (), mano,
        _NO_TRUCO, _NO_ENVIDO, _NO_FLOR, None, None, (), (), (), (), (), (), (), score,
        secrets or (None,) * players,
    )  # fmt: skip
    return _laid_out(state, events) if not rules.corte else Step(state, tuple(events))


def _deck(rules: Rules) -> tuple[Card, ...]:
    return DECK if rules.dieces else DECK_WITHOUT_TENS


def _dealt(
    rules: Rules, cards: tuple[Card, ...], mano: Seat, together: bool = False
) -> tuple[tuple[Card, ...], ...]:
    """Deal one card at a time from the mano on, or three together after a tap (003)."""
    players = rules.players
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(order_from(mano, players)):
        if together:
            hands[seat] = cards[HAND_SIZE * place : HAND_SIZE * (place + 1)]
        else:
            hands[seat] = cards[place : HAND_SIZE * players : players]
    return tuple(hands)


def _laid_out(state: State, events: list[Event]) -> Step:
    """Put the dealt hands into play."""
    hands = state.hands
    events.append(Dealt(hands))
    held = tuple(hand if hand is not None else (None,) * HAND_SIZE for hand in hands)
    state = state._replace(phase=Phase.PLAY, held=held)
    if state.rules.obligatory_flor:
        holders = tuple(
            seat for seat in range(state.rules.players) if flor.flor_of(state, seat) is not None
        )
        state = state._replace(unsung=holders)
    return Step(_go_on(state, events), tuple(events))


def apply(state: State, action: Action) -> Step:
    """Do an action; raises Illegal with `why_not`'s reason. Whatever follows by itself is done."""
    remembered = isinstance(action, Say) and state.phase == Phase.PLAY
    if not remembered or action not in calls(state, action.seat):
        reason = why_not(state, action)
        if reason is not None:
            raise Illegal(reason)
    events: list[Event] = []
    score = state.score
    if isinstance(action, Play):
        state = _play(state, action, events)
    elif isinstance(action, Say):
        state = _say(state, action.seat, action.call, events)
    elif isinstance(action, Declare):
        state = envido.declare(state, action.points, None, events)
    else:
        return _cut(state, action, events)
    if state.unsung or state.score is not score:
        state = _go_on(state, events)
    return Step(state, tuple(events))


def _go_on(state: State, events: list[Event]) -> State:
    """Do what follows by itself: end a chico that was reached, sing the flores that fall due."""
    while state.phase == Phase.PLAY:
        if max(state.score) >= state.rules.target and reached(state):
            shown = claims.show_all(state, events)
            if reached(shown):
                return _end(shown, events)
            state = shown
        if not state.unsung:
            break
        before = state
        state = flor.sing_due(state, to_act(state), events)
        if state is before:
            break
    return state


def _cut(state: State, action: Cut, events: list[Event]) -> Step:
    """Cut or tap, then deal, unless the deal is given."""
    events.append(DeckCut(action.seat, action.taps))
    if not state.hands:
        deck = _deck(state.rules)
        cards = shuffle(state.seed, state.hand, deck, len(deck))
        point = action.taps
        if not point:
            draw = Random(f"{state.seed}/{state.hand}/cut").random()
            point = 1 + int(draw * (len(cards) - 1))
        cards = cards[point:] + cards[:point]
        dealt = _dealt(state.rules, cards, state.mano, together=bool(action.taps))
        state = state._replace(hands=dealt)
    return _laid_out(state, events)


def _play(state: State, action: Play, events: list[Event]) -> State:
    seat, tricks, results = action.seat, state.tricks, state.results
    cards = state.held[seat]
    at = cards.index(action.card) if action.card in cards else cards.index(None)
    held = (*state.held[:seat], cards[:at] + cards[at + 1 :], *state.held[seat + 1 :])
    trick = (*tricks[-1], Played(seat, action.card, action.face_down))
    tricks = (*tricks[:-1], trick)
    number = len(results)
    events.append(CardPlayed(seat, action.card, action.face_down, number))
    players = state.rules.players
    if len(trick) < players:
        return state._replace(held=held, tricks=tricks, turn=right_of(seat, players))
    side, best, leader = trick_result(trick)
    results = (*results, side)
    events.append(
        TrickWon(
            number,
            None if side == PARDA else side,
            None if best == NOBODY else best,
            leader,
        )
    )
    winner = hand_winner(results, team_of(state.mano))
    if winner is None:
        return state._replace(held=held, tricks=(*tricks, ()), results=results, turn=leader)
    state = state._replace(held=held, tricks=tricks, results=results, turn=leader)
    return _decide(state, winner, truco.worth(state.truco), truco.WON[state.truco.level], events)


def _say(state: State, seat: Seat, call: Call, events: list[Event]) -> State:
    words = state.words
    if seat not in words:
        state = state._replace(words=(*words, seat))
    if call in TRUCO_CALLS:
        return truco.call(state, seat, call, events)
    if call in ENVIDO_CALLS:
        state = envido.call(state, seat, call, events)
        return flor.sing_all(state, events) if state.unsung else state
    match call:
        case Call.QUIERO if state.envido.asked:
            return envido.accept(state, seat, events)
        case Call.QUIERO:
            return truco.accept(state, seat, events)
        case Call.NO_QUIERO if state.flor.asked:
            return flor.deny(state, seat, events)
        case Call.NO_QUIERO:
            return _refuse(state, seat, events)
        case Call.FOLD:
            return _fold(state, seat, bool(words), events)
        case Call.FLOR:
            return flor.sing(state, seat, False, events)
        case Call.CONTRAFLOR | Call.CONTRAFLOR_AL_RESTO:
            return flor.raise_to(state, seat, call, events)
        case Call.CON_FLOR_QUIERO:
            return flor.accept(state, seat, events)
        case Call.CON_FLOR_ME_ACHICO:
            return flor.decline(state, seat, events)
        case Call.SHOW:
            return _show(state, seat, events)
        case Call.A_VER:
            return _ask(state, seat, events)
        case _:
            return envido.declare(state, None, call, events)


def _refuse(state: State, seat: Seat, events: list[Event]) -> State:
    events.append(Said(seat, Call.NO_QUIERO))
    if state.envido.asked:
        return envido.refuse(state, events)
    bet = state.truco
    why = truco.REFUSED[bet.pending - 1]
    return _decide(state, team_of(bet.caller), truco.worth(bet), why, events)


def _fold(state: State, seat: Seat, somebody_spoke: bool, events: list[Event]) -> State:
    """Leave the hand: a pending tanto is refused and paid, then the hand is given up (B19)."""
    events.append(Said(seat, Call.FOLD))
    state = state._replace(gone=(*state.gone, seat))
    points, why = truco.worth(state.truco), Why.MAZO
    if state.flor.asked:
        state = flor.refuse(state, events)
    elif state.envido.asked:
        state = envido.refuse(state, events)
    elif state.truco.asked:
        why = truco.REFUSED[state.truco.pending - 1]
    elif not (state.results or somebody_spoke or state.flor.calls):
        points = state.rules.mazo_primera
    if max(state.score) >= state.rules.target and reached(state):
        shown = claims.show_all(state, events)
        if reached(shown):
            return _end(shown, events)
        state = shown
    return _decide(state, 1 - team_of(seat), points, why, events)


def _decide(state: State, side: Side, points: int, why: Why, events: list[Event]) -> State:
    """Give the hand to a side, show what must be shown, and stop where rivals may ask."""
    events.append(HandWon(side))
    state = enter(state, side, points, why, events)
    rules = state.rules
    if not rules.can_lie:
        return _end(claims.show_all(state, events), events)
    if rules.mostrar == "si-piden" or rules.free_flor:
        state = claims.lose_folded_flor(state, events)
    if rules.mostrar == "siempre" or reached(state):
        state = claims.show_all(state, events)
    asking = () if reached(state) else claims.open_claims(state)
    if asking:
        return state._replace(phase=Phase.CLAIM, claims=asking)
    return _end(state, events)


def _ask(state: State, seat: Seat, events: list[Event]) -> State:
    """Ask to see: unsung flores are found out, and whoever holds a tanto must show."""
    events.append(AskedToSee(seat))
    if state.rules.free_flor:
        state = claims.expose_unsung(state, seat, events)
    asked: tuple[Seat, ...] = ()
    if state.rules.mostrar == "si-piden":
        asked = tuple(owner for owner in claims.owners(state) if team_of(owner) != team_of(seat))
    remaining = tuple(other for other in state.claims if team_of(other) != team_of(seat))
    state = state._replace(claims=remaining, to_show=state.to_show + asked)
    return state if state.claims or state.to_show else _end(state, events)


def _show(state: State, seat: Seat, events: list[Event]) -> State:
    state = claims.show(state, seat, events)
    state = state._replace(to_show=tuple(other for other in state.to_show if other != seat))
    return state if state.claims or state.to_show else _end(state, events)


def close_hand(state: State) -> Step:
    """End the right to ask: who was asked and has not shown loses the tanto.

    Raises ValueError when no right is open.
    """
    if state.phase != Phase.CLAIM:
        raise ValueError("nothing to close")
    events: list[Event] = []
    for seat in state.to_show:
        if state.flor_won and state.flor_won[0] == seat and state.flor_won[1]:
            state = claims.lose_flor(state, events)
        if state.tanto and state.tanto.winner == seat and state.tanto.entered:
            state = claims.lose_tanto(state, events)
    return Step(_end(state, events), tuple(events))


def _end(state: State, events: list[Event]) -> State:
    """Close the hand for good, and the chico and the match with it when they are won."""
    events.append(HandEnded(state.hand, state.score))
    winner = chico_winner(state)
    if winner is None:
        return state._replace(phase=Phase.OVER, claims=(), to_show=())
    chicos = tuple(won + (side == winner) for side, won in enumerate(state.chicos))
    events.append(ChicoWon(winner, state.score, chicos))
    phase = Phase.CHICO_OVER
    if chicos[winner] >= state.rules.chicos:
        phase = Phase.MATCH_OVER
        events.append(MatchWon(winner, state.score))
    return state._replace(phase=phase, chicos=chicos, claims=(), to_show=())
