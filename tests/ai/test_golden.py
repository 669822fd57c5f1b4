"""The trainer and the game play by the same rules and see the same situations."""

import pytest

from game.ai.keys import situation
from game.ai.table import load_table
from game.engine.actions import parse_action
from game.engine.observe import observe
from game.engine.play import apply, legal_actions, to_act
from game.engine.state import Phase
from tests.ai.golden_hands import golden_hands, golden_keys


@pytest.mark.parametrize(("flor", "wanted"), [(False, 10_000), (True, 2_000)])
def test_the_engine_plays_the_trainers_hands(flor: bool, wanted: int) -> None:
    count = 0
    for hand in golden_hands(flor):
        state = hand.start()
        for token, menu in hand.steps:
            seat = hand.seat(token)
            assert to_act(state) == (seat,), hand
            bits = sum(1 << hand.bit(action) for action in legal_actions(state, seat))
            assert bits == menu, (hand, token)
            state = apply(state, parse_action("ab"[seat] + token[1:])).state
        assert state.phase != Phase.PLAY, hand
        scored = tuple(now - then for now, then in zip(state.score, hand.score, strict=True))
        assert scored == hand.points, hand
        count += 1
    assert count == wanted


@pytest.mark.parametrize(("flor", "count"), [(False, 1000), (True, 200)])
def test_keys_and_moves_are_the_trainers(flor: bool, count: int) -> None:
    images = load_table("neutral").images
    keys = golden_keys(flor)
    assert len(keys) == count
    for hand, row in zip(golden_hands(flor), keys, strict=False):
        state = hand.start()
        for (token, _), wanted in zip(hand.steps, row, strict=True):
            seat = hand.seat(token)
            seen, legal = observe(state, seat), legal_actions(state, seat)
            found = situation(seen, legal, images, hand.number % 4)
            assert found is not None
            if wanted is not None:
                key, moves = wanted
                assert found.key == key, (hand, token)
                assert [min(map(hand.bit, move)) for move in found.moves] == moves, (hand, token)
            else:
                assert len(found.moves) == 1
            state = apply(state, parse_action("ab"[seat] + token[1:])).state
