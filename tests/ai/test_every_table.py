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
from game.engine.rules import PRESETS, Rules, options_of, read_rules
from game.engine.state import Phase, State
from game.engine.variants import VARIANTS

HANDS = 12


def _tables() -> list[Rules]:
    draw = Random("tables")
    chosen = [read_rules(preset) for preset in PRESETS.values()]
    for variant in VARIANTS.values():
        for players in variant.players:
            for _ in range(4):
                options = options_of(variant.name, players)
                chosen.append(
                    read_rules({key: draw.choice(each.values) for key, each in options.items()})
                )
    return chosen


def _decide(state: State, seat: int, rival: Rival, rng: Random) -> State:
    legal = legal_actions(state, seat)
    action = rival(observe(state, seat), legal, rng)
    if action is None:
        assert seat not in to_act(state)[-1:]
        return state
    assert action in legal
    if rival is rule.choose:
        _assert_honest(state, seat, action)
    return apply(state, action).state


def _assert_honest(state: State, seat: int, action: object) -> None:
    cards = state.hands[seat] if state.hands else None
    if isinstance(action, Declare):
        assert cards
        assert action.points == envido_points(cards, state.muestra)
    if isinstance(action, Say) and action.call is Call.FLOR:
        assert cards
        assert is_flor(cards, state.muestra)


def _play_hand(state: State, rivals: tuple[Rival, ...], rng: Random) -> State:
    """Play one hand, of pica-pica all three duels."""
    while state.phase < Phase.OVER:
        acting = to_act(state)
        for seat in acting:
            before = state
            state = _decide(state, seat, rivals[seat], rng)
            if state is not before:
                break
        if acting:
            continue
        for seat in range(state.rules.players):
            if state.phase == Phase.CLAIM and not to_act(state) and legal_actions(state, seat):
                state = _decide(state, seat, rivals[seat], rng)
        if state.phase == Phase.CLAIM and not to_act(state):
            state = close_hand(state).state
    return state


@pytest.mark.parametrize("rules", _tables())
def test_any_bots_play_any_table(rules: Rules) -> None:
    rng = Random("every table")
    for first in (0, 1):
        rivals = tuple((rule.choose, chance.choose)[(seat + first) % 2] for seat in range(6))
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
