"""What holds in every state of every table, tried in matches played at random."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.rules import Rules, options_of, write_rules
from tests.engine import hidden, laws
from tests.engine.pairwise import KINDS, mixed_tables, option_sets, tables
from tests.engine.walk import Walk

LAWS = settings(max_examples=90, deadline=None, derandomize=True, database=None)
SEEDS = st.integers(0, 2**32 - 1)
any_table = st.one_of(*(st.sampled_from(tables(*kind)) for kind in KINDS))


def _walk(rules: Rules, seed: int, honest: bool = False) -> Walk:
    return Walk(rules, Random(seed), honest=honest)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]} {kind[1]}")
def test_tables_have_every_pair_of_options(kind: tuple[str, int]) -> None:
    sets, options = option_sets(*kind), options_of(*kind)
    keys = list(options)
    for at, one in enumerate(keys):
        for two in keys[at + 1 :]:
            seen = {(chosen[one], chosen[two]) for chosen in sets}
            assert len(seen) == len(options[one].values) * len(options[two].values)
    assert sets == option_sets(*kind)


def test_mixed_tables_pair_every_kind_and_every_two_option_values() -> None:
    mixed = [write_rules(rules) for rules in mixed_tables()]
    for kind in KINDS:
        options = options_of(*kind)
        own = [words for words in mixed if (words["variant"], words["players"]) == _words(kind)]
        for key, option in options.items():
            assert {words[key] for words in own} == set(option.values), (kind, key)
        for one, two in combinations(options, 2):
            wanted = set(product(options[one].values, options[two].values))
            assert wanted <= {(words.get(one), words.get(two)) for words in mixed}, (kind, one, two)


def _words(kind: tuple[str, int]) -> tuple[str, str]:
    return kind[0], str(kind[1])


@LAWS
@given(any_table, SEEDS)
def test_cards_are_conserved(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        laws.assert_cards(moment.state)


@LAWS
@given(any_table, SEEDS)
def test_sides_are_the_tables(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        laws.assert_sides(moment.state)


@settings(LAWS, max_examples=40)
@given(any_table, SEEDS)
def test_listed_not_refused_and_done_are_the_same(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    for moment in _walk(rules, seed):
        asked = rng.sample(laws.every_action(rules.players), 150)
        laws.assert_menus(moment.state, frozenset(asked[: laws.TRIED]), asked)


@settings(LAWS, max_examples=3)
@given(any_table, SEEDS)
def test_every_refusal_is_raised(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        laws.assert_menus(moment.state, frozenset(laws.every_action(rules.players)))


@LAWS
@given(any_table, SEEDS)
def test_points_have_reasons_and_add_up(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        laws.assert_points(moment)


@LAWS
@given(any_table, SEEDS)
def test_a_hand_ends_once(rules: Rules, seed: int) -> None:
    walk = _walk(rules, seed)
    walk.play()
    laws.assert_ends(walk.moments)


@LAWS
@given(any_table, SEEDS)
def test_what_is_hidden_is_told_to_nobody(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        hidden.assert_secrets(moment)


@LAWS
@given(any_table, SEEDS)
def test_a_state_drawn_from_what_a_seat_sees_looks_the_same(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    for moment in _walk(rules, seed):
        hidden.assert_look_alike(moment.state, rng, range(rules.players))


@settings(LAWS, max_examples=200)
@given(any_table, SEEDS)
def test_menus_do_not_depend_on_cards_a_seat_cannot_see(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    walk = _walk(rules, seed)
    walk.play()
    for hand in laws.hands_of(walk.moments):
        hidden.assert_twins(hand, rng)


@LAWS
@given(any_table, SEEDS)
def test_stakes_are_what_answers_pay(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        laws.assert_stakes(moment.state)


@LAWS
@given(any_table, SEEDS)
def test_the_same_seed_and_choices_are_the_same_match(rules: Rules, seed: int) -> None:
    first, second = _walk(rules, seed), _walk(rules, seed)
    assert first.play() == second.play()
    assert first.text == second.text
    assert [moment.events for moment in first.moments] == [
        moment.events for moment in second.moments
    ]
