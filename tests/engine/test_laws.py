"""What holds in every state of every table, tried in matches played at random."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.rules import OPTIONS, Rules
from tests.engine import laws
from tests.engine.pairwise import option_sets, tables
from tests.engine.walk import Walk

LAWS = settings(max_examples=90, deadline=None, derandomize=True, database=None)
TABLES = tables()
SEEDS = st.integers(0, 2**32 - 1)
any_table = st.sampled_from(TABLES)


def _walk(rules: Rules, seed: int, honest: bool = False) -> Walk:
    return Walk(rules, Random(seed), honest=honest)


def test_tables_have_every_pair_of_options() -> None:
    sets = option_sets()
    keys = list(OPTIONS)
    for at, one in enumerate(keys):
        for two in keys[at + 1 :]:
            seen = {(chosen[one], chosen[two]) for chosen in sets}
            assert len(seen) == len(OPTIONS[one].values) * len(OPTIONS[two].values)
    assert sets == option_sets()


@LAWS
@given(any_table, SEEDS)
def test_cards_are_conserved(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        laws.assert_cards(moment.state)


@settings(LAWS, max_examples=40)
@given(any_table, SEEDS)
def test_listed_not_refused_and_done_are_the_same(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    for moment in _walk(rules, seed):
        tried = frozenset(rng.sample(laws.EVERY_ACTION, laws.TRIED))
        laws.assert_menus(moment.state, tried)


@settings(LAWS, max_examples=3)
@given(any_table, SEEDS)
def test_every_refusal_is_raised(rules: Rules, seed: int) -> None:
    for moment in _walk(rules, seed):
        laws.assert_menus(moment.state, frozenset(laws.EVERY_ACTION))


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
        laws.assert_secrets(moment)


@LAWS
@given(any_table, SEEDS)
def test_a_state_drawn_from_what_a_seat_sees_looks_the_same(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    for moment in _walk(rules, seed):
        laws.assert_look_alike(moment.state, rng)


@settings(LAWS, max_examples=200)
@given(any_table, SEEDS)
def test_menus_do_not_depend_on_cards_a_seat_cannot_see(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    walk = _walk(rules, seed)
    walk.play()
    for hand in laws.hands_of(walk.moments):
        laws.assert_twins(hand, rng)


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
