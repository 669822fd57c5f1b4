"""Play by search at a table with a muestra: legal, blind to hidden cards, the same again."""

from random import Random

import pytest

from game.ai.levels import rival
from game.ai.search import choose
from game.engine.actions import text
from game.engine.determinize import determinize
from game.engine.observe import observe
from game.engine.play import apply, legal_actions, start_hand, to_act
from game.engine.rules import read_rules
from game.engine.state import Phase, State
from tests.ai.tables import seated

RULES = read_rules({"variant": "uruguayo"})


def _deal(number: int) -> State:
    return start_hand(RULES, "search", number, number % 2, (10, 12), (0, 0)).state


@pytest.mark.parametrize("level", ["bueno", "experto"])
def test_whole_hands_are_legal_and_nothing_hidden_is_used(level: str) -> None:
    play = rival(f"bot:{level}")
    for number in range(2):
        state = _deal(number)
        ply = 0
        while state.phase == Phase.PLAY:
            seat = to_act(state)[0]
            seen, legal = observe(state, seat), legal_actions(state, seat)
            chosen = play(seen, legal, Random(ply))
            assert chosen in legal
            other = determinize(seen, Random(number))
            assert play(observe(other, seat), legal, Random(ply)) == chosen
            state = apply(state, chosen).state
            ply += 1


def test_a_hand_that_is_won_is_not_given_away() -> None:
    state = seated("variant=uruguayo", "a:2o4o1e b:5c6c12b", "a2o b5c a4o bT", "mano=a muestra=3o")
    seen, legal = observe(state, 0), legal_actions(state, 0)
    for number in range(5):
        chosen = choose(seen, legal, Random(number))
        assert chosen is not None
        assert text(chosen) != "aN"
