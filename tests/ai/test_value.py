"""The value of a decision: what every choice is worth, for hints and replays."""

import time
from random import Random

import pytest

from game.ai.value import Assessment, assess
from game.engine.actions import parse_action
from game.engine.observe import observe
from game.engine.play import legal_actions, to_act
from tests.ai.tables import table


def _assess(
    a: str, b: str, tokens: str, score: tuple[int, int] = (15, 15), seed: int = 1
) -> Assessment | None:
    state = table(a, b, tokens, "", score)
    seat = to_act(state)[0]
    done = [parse_action(token) for token in tokens.split()]
    return assess(observe(state, seat), legal_actions(state, seat), done, Random(seed))


def test_probabilities_and_chances_add_up() -> None:
    found = _assess("7e6e4c", "1b5o2o", "aE bQ a7e b2o aT")
    assert found is not None
    assert sum(each.probability for each in found.choices) == pytest.approx(1)
    mean = sum(each.probability * each.win_chance for each in found.choices)
    assert found.win_chance == pytest.approx(mean)
    assert found.of(parse_action("bN")) is not None
    assert found.of(parse_action("b1b")) is None


def test_refusing_costs_exactly_what_was_called() -> None:
    found = _assess("7e6e4c", "1b5o2o", "aE bN a7e b2o aT")
    assert found is not None
    refused = found.of(parse_action("bN"))
    assert refused is not None
    assert refused.points == -1


def test_a_sure_win_is_better_accepted() -> None:
    found = _assess("7e1e4c", "1b5o2o", "a7e b2o a1e bT")
    assert found is not None
    accepted, refused = found.of(parse_action("aQ")), found.of(parse_action("aN"))
    assert accepted is not None
    assert accepted.points == 2
    assert refused is None or refused.points < accepted.points


def test_the_same_chance_gives_the_same_answer_and_quickly() -> None:
    began = time.process_time()
    first = _assess("7e6e4c", "1b5o2o", "")
    took = time.process_time() - began
    assert first == _assess("7e6e4c", "1b5o2o", "")
    assert took < 0.6


def test_a_tanto_no_table_knows_is_not_assessed() -> None:
    state = table("7e6e4c", "1b5o2o", "aE bE aE", "envido-repite=libre")
    found = assess(observe(state, 1), legal_actions(state, 1), (), Random(1))
    assert found is None
