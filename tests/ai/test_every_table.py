"""Every bot plays every table to the end of its hands: always something legal, never for long."""

from random import Random

import pytest

from game.ai import chance, rule
from game.ai.rival import Rival
from game.engine.actions import Call, Declare, Say
from game.engine.determinize import determinize
from game.engine.observe import observe
from game.engine.play import apply, close_hand, legal_actions, new_hand, new_match, to_act
from game.engine.ranking import envido_points, is_flor
from game.engine.rules import OPTIONS, PRESETS, Rules, read_rules
from game.engine.state import Phase, State

HANDS = 25


def _tables() -> list[Rules]:
    draw = Random("tables")
    presets = [read_rules(preset) for preset in PRESETS.values()]
    chosen = [rules for rules in presets if rules.players == 2]
    for _ in range(12):
        pairs = {key: draw.choice(option.values) for key, option in OPTIONS.items()}
        chosen.append(read_rules(pairs))
    return chosen


def _decide(state: State, seat: int, rival: Rival, rng: Random) -> State:
    legal = legal_actions(state, seat)
    action = rival(observe(state, seat), legal, rng)
    if action is None:
        assert seat not in to_act(state)
        return state
    assert action in legal
    if rival is rule.choose:
        _assert_honest(state, seat, action)
    return apply(state, action).state


def _assert_honest(state: State, seat: int, action: object) -> None:
    cards = state.hands[seat] if state.hands else None
    if isinstance(action, Declare):
        assert cards
        assert action.points == envido_points(cards)
    if isinstance(action, Say) and action.call is Call.FLOR:
        assert cards
        assert is_flor(cards)


def _play_hand(state: State, rivals: tuple[Rival, Rival], rng: Random) -> State:
    while state.phase in (Phase.CUT, Phase.PLAY):
        seat = to_act(state)[0]
        state = _decide(state, seat, rivals[seat], rng)
    for seat in range(2):
        if state.phase == Phase.CLAIM and legal_actions(state, seat):
            state = _decide(state, seat, rivals[seat], rng)
            for owner in to_act(state):
                state = _decide(state, owner, rivals[owner], rng)
    return close_hand(state).state if state.phase == Phase.CLAIM else state


@pytest.mark.parametrize("rules", _tables())
def test_any_two_bots_play_any_table(rules: Rules) -> None:
    rng = Random("every table")
    for rivals in ((rule.choose, chance.choose), (chance.choose, rule.choose)):
        state = new_match(rules, "every").state
        for _ in range(HANDS):
            state = _play_hand(state, rivals, rng)
            if state.phase == Phase.MATCH_OVER:
                break
            state = new_hand(state).state


def test_random_never_goes_to_the_mazo() -> None:
    rng = Random("mazo")
    state = new_match(Rules(), "mazo").state
    for _ in range(60):
        while state.phase == Phase.PLAY:
            seat = to_act(state)[0]
            action = chance.choose(observe(state, seat), legal_actions(state, seat), rng)
            assert action is not None
            assert not (isinstance(action, Say) and action.call is Call.FOLD)
            state = apply(state, action).state
        state = new_match(Rules(), f"mazo{rng.random()}").state


def test_a_bot_does_not_play_by_what_it_cannot_see() -> None:
    rng = Random("blind")
    state = new_match(Rules(flor=True), "blind").state
    for _ in range(300):
        if state.phase != Phase.PLAY:
            state = new_hand(state).state if state.phase != Phase.MATCH_OVER else state
            if state.phase == Phase.MATCH_OVER:
                break
            continue
        seat = to_act(state)[0]
        seen, legal = observe(state, seat), legal_actions(state, seat)
        other = determinize(seen, rng)
        action = rule.choose(seen, legal, Random("same"))
        assert rule.choose(observe(other, seat), legal, Random("same")) == action
        assert action is not None
        state = apply(state, action).state
