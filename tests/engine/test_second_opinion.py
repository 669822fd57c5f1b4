"""The engine and a second account of the rules agree, token by token, in hands at random."""

from random import Random

import pytest

from game.engine.actions import Call, Declare, Play, Say, token
from game.engine.cards import DECK, Card
from game.engine.play import apply, close_hand, legal_actions, start_hand
from game.engine.rules import OPTIONS, read_rules
from game.engine.state import Phase, State
from tests.engine.pairwise import option_sets
from tests.engine.second_opinion import Hand, tanto

_NOT_KNOWN = {"falta": "al-puntero", "corte": "no", "chicos": "1"}
_BATCHES, _HANDS = 10, 60


def _options(rng: Random, sets: list[dict[str, str]]) -> dict[str, str]:
    chosen = rng.choice(sets)
    if rng.random() < 0.5:
        chosen = {key: rng.choice(option.values) for key, option in OPTIONS.items()}
    flor = "si" if rng.random() < 0.5 else chosen["flor"]
    return {**chosen, **_NOT_KNOWN, "dieces": "si", "flor": flor}


def _deal(rng: Random) -> list[list[Card]]:
    """Return two hands, more often than not with a flor in one of them or in both."""
    hands: list[list[Card]] = []
    for flor in (rng.random() < 0.5, rng.random() < 0.5):
        free = [card for card in DECK if not any(card in hand for hand in hands)]
        suit = rng.choice(DECK).suit
        hands.append(rng.sample([card for card in free if card.suit is suit or not flor], 3))
    return hands if rng.random() < 0.5 else hands[::-1]


def _score(rng: Random, target: int) -> tuple[int, int]:
    near = rng.random() < 0.4
    low = target - 4 if near else 0
    return rng.randrange(low, target), rng.randrange(low, target)


def _choose(rng: Random, state: State, hand: Hand) -> Play | Say | Declare | None:
    menu = [action for seat in (0, 1) for action in legal_actions(state, seat)]
    cards = [action for action in menu if isinstance(action, Play)]
    if cards and rng.random() < 0.4:
        return rng.choice(cards)
    true = [
        action
        for action in menu
        if isinstance(action, Declare) and action.points == tanto(hand.hands[action.seat])
    ]
    if true and rng.random() < 0.6:
        return rng.choice(true)
    if rng.random() > 0.1:
        menu = [act for act in menu if not (isinstance(act, Say) and act.call is Call.FOLD)]
    chosen = rng.choice(menu) if menu else None
    assert chosen is None or isinstance(chosen, Play | Say | Declare)
    return chosen


@pytest.mark.parametrize("batch", range(_BATCHES))
def test_both_accounts_agree(batch: int) -> None:
    rng = Random(f"second opinion {batch}")
    sets = option_sets()
    for _ in range(_HANDS):
        _play_one(rng, _options(rng, sets))


def _play_one(rng: Random, options: dict[str, str]) -> None:
    dealt, mano = _deal(rng), rng.randrange(2)
    score = _score(rng, int(options["target"]))
    cards = tuple(tuple(hand) for hand in dealt)
    state = start_hand(read_rules(options), "", 1, mano, score, (0, 0), hands=cards).state
    hand = Hand(options, [[str(card) for card in held] for held in dealt], mano, list(score))
    told = [f"{options} {[list(map(str, held)) for held in dealt]} {mano} {score}"]
    while True:
        assert list(state.score) == hand.score, told
        assert hand.over == (state.phase >= Phase.OVER), told
        if hand.over:
            return
        for seat in (0, 1):
            menu = {token(action) for action in legal_actions(state, seat)}
            assert menu == hand.legal(seat), (told, seat)
        action = None
        if state.phase != Phase.CLAIM or rng.random() < 0.7:
            action = _choose(rng, state, hand)
        if action is None:
            state, _ = close_hand(state)
            hand.close()
        else:
            told.append("ab"[action.seat] + token(action))
            state, _ = apply(state, action)
            hand.write(action.seat, token(action))
