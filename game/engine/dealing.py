"""How a hand begins: who is mano, redonda or duels, the deck, the cut, the deal.

Knows seats, decks and scores before a hand. Must not know what is said or played in it.
"""

from __future__ import annotations

from random import Random

from game.engine.actions import Cut
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card, shuffle
from game.engine.events import Dealt, DeckCut, DuelStarted, Event, HandStarted
from game.engine.flor_tables import flor_of
from game.engine.rules import Rules
from game.engine.scoring import next_score
from game.engine.seats import Seat, dealer_of, duel_of, order_from, right_of, sides_for
from game.engine.state import (
    CHICO_OVER,
    IN_PLAY,
    NO_DUEL,
    NOBODY,
    Envido,
    Flor,
    Held,
    Phase,
    Secret,
    State,
    Truco,
)
from game.engine.tricks import HAND_SIZE

Hands = tuple[tuple[Card, ...] | None, ...]
Secrets = tuple[Secret | None, ...]
DUELS = 3
_NO_TRUCO, _NO_ENVIDO, _NO_FLOR = Truco(), Envido(), Flor()


def is_pica_due(state: State) -> bool:
    """Return whether three duels follow this hand: after a redonda, while the leader's score is
    between the beginning and the end of pica-pica (000, 001)."""
    rules = state.rules
    if rules.players != 6 or rules.pica == "no" or state.duel != NO_DUEL:
        return False
    if state.phase == CHICO_OVER:
        return False
    leader = max(state.score)
    if rules.table.pica_until_half:
        return leader < (rules.half or rules.target)
    return int(rules.pica) <= leader < rules.target - 5


def mano_after(state: State) -> Seat:
    """Return the next hand's mano: one seat to the right, but the duels keep their redonda's."""
    if is_pica_due(state):
        return state.mano
    return right_of(state.mano, state.rules.players)


def pie_for(rules: Rules, mano: Seat, before: State | None) -> Seat:
    """Return who plays alone: the dealer, or with ``gallo=fijo`` the pie of the hand before."""
    if not rules.pie_alone:
        return NOBODY
    if rules.gallo == "fijo" and before is not None:
        return before.pie
    return dealer_of(mano, rules.players)


def start(
    rules: Rules,
    seed: str,
    hand: int,
    mano: Seat,
    score: tuple[int, ...],
    chicos: tuple[int, ...],
    events: list[Event],
    *,
    extra: int = 0,
    pica: bool = False,
    pie: Seat = NOBODY,
    hands: Hands | None = None,
    muestra: Card | None = None,
    secrets: Secrets | None = None,
) -> State:
    """Begin a hand, dealing from the seed unless ``hands`` are given."""
    players = rules.players
    events.append(HandStarted(hand, mano, dealer_of(mano, players), score, chicos, extra, pica))
    if hands is None and not rules.corte:
        table = rules.table
        count = HAND_SIZE * (players - 1) + table.pie_cards + table.muestra
        hands, muestra = deal(rules, shuffle(seed, hand, _deck(rules), count), mano, pie)
    phase, held = (Phase.CUT, ()) if rules.corte else _laid_out(rules, hands or (), pie)
    state = State(
        rules, seed, hand, mano, score, chicos, score, extra,
        sides_for(rules.table.sides, players, pie), pie, muestra, phase,
        duel_of(mano, 0) if pica else order_from(mano, players), 0 if pica else NO_DUEL,
        hands or (), held, ((),), (), (), mano,
        _NO_TRUCO, _NO_ENVIDO, _NO_FLOR, None, (),
        (), (), (), (), (), (), (), (), (), secrets or (None,) * players,
    )  # fmt: skip
    return state if rules.corte else _show_deal(state, events)


def _deck(rules: Rules) -> tuple[Card, ...]:
    return DECK if rules.dieces else DECK_WITHOUT_TENS


def deal(
    rules: Rules, cards: tuple[Card, ...], mano: Seat, pie: Seat, together: bool = False
) -> tuple[tuple[tuple[Card, ...], ...], Card | None]:
    """Deal one card at a time from the mano on, or three together after a tap, then the pie's
    fourth and the muestra."""
    players = rules.players
    dealt = HAND_SIZE * players
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(order_from(mano, players)):
        if together:
            hands[seat] = cards[HAND_SIZE * place : HAND_SIZE * (place + 1)]
        else:
            hands[seat] = cards[place:dealt:players]
    if pie != NOBODY and rules.table.pie_cards > HAND_SIZE:
        hands[pie] += (cards[dealt],)
    return tuple(hands), cards[dealt] if rules.table.muestra else None


def cut(state: State, action: Cut, events: list[Event]) -> State:
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
        hands, muestra = deal(state.rules, cards, state.mano, state.pie, together=bool(action.taps))
        state = state._replace(hands=hands, muestra=muestra)
    phase, held = _laid_out(state.rules, state.hands, state.pie)
    return _show_deal(state._replace(phase=phase, held=held), events)


def _laid_out(rules: Rules, hands: Hands, pie: Seat) -> tuple[Phase, Held]:
    """Return the phase that follows a deal, for the pie discards first, and the cards held."""
    size = rules.table.pie_cards
    held: Held = tuple(
        [
            hand if hand is not None else (None,) * (size if seat == pie else HAND_SIZE)
            for seat, hand in enumerate(hands)
        ]
    )
    return (Phase.DISCARD if pie != NOBODY and size > HAND_SIZE else IN_PLAY), held


def _show_deal(state: State, events: list[Event]) -> State:
    events.append(Dealt(state.hands, state.muestra))
    return open_play(state, events) if state.phase == IN_PLAY else state


def open_play(state: State, events: list[Event]) -> State:
    """Begin a hand, or a duel of pica-pica, with its cards in hand."""
    if state.duel != NO_DUEL:
        first, second = state.seats
        events.append(DuelStarted(state.duel, (first, second)))
    if not state.rules.obligatory_flor:
        return state
    holders = tuple(seat for seat in state.seats if flor_of(state, seat) is not None)
    return state._replace(unsung=holders)


def next_duel(state: State, events: list[Event]) -> State:
    """Begin the duel after this one, with the same deal."""
    number = state.duel + 1
    seats = duel_of(state.mano, number)
    settled = (*state.settled, state.tanto) if state.tanto else state.settled
    state = state._replace(
        phase=IN_PLAY,
        duel=number,
        seats=seats,
        turn=seats[0],
        tricks=((),),
        results=(),
        takers=(),
        truco=_NO_TRUCO,
        envido=_NO_ENVIDO,
        flor=_NO_FLOR,
        tanto=None,
        flores_won=(),
        unsung=(),
        words=(),
        gone=(),
        claims=(),
        to_show=(),
        settled=settled,
    )
    return open_play(state, events)


def next_hand(
    state: State,
    events: list[Event],
    hands: Hands | None,
    muestra: Card | None,
    secrets: Secrets | None,
) -> State:
    """Begin the hand after one that is over, or the next chico."""
    rules = state.rules
    pica = is_pica_due(state)
    mano = state.mano if pica else right_of(state.mano, rules.players)
    stretched = rules.cierre == "alargue" and min(state.start) >= rules.target - 1
    extra = state.extra + 1 if stretched and state.phase != CHICO_OVER else 0
    return start(
        rules,
        state.seed,
        state.hand + 1,
        mano,
        next_score(state),
        state.chicos,
        events,
        extra=extra,
        pica=pica,
        pie=pie_for(rules, mano, state),
        hands=hands,
        muestra=muestra,
        secrets=secrets,
    )
