"""Remembered menus: a seat is offered what the checks allow it here and now, at every table."""

from functools import cache
from random import Random

import pytest

from game.engine.actions import Action, Call, declare, play, say
from game.engine.cards import DECK
from game.engine.menu import legal_actions, to_act, why_not
from game.engine.play import apply, new_hand, new_match
from game.engine.rules import Rules, options_of, read_rules
from game.engine.seats import Seat
from game.engine.state import IN_PLAY, Phase, State
from game.engine.variants import VARIANTS

SETS = 5
HANDS = 8
_TABLES = [(name, players) for name, kind in VARIANTS.items() for players in kind.players]


def _rules(name: str, players: int, rng: Random) -> Rules:
    """Return a table with options drawn at random."""
    options = options_of(name, players)
    return read_rules({key: rng.choice(option.values) for key, option in options.items()})


@cache
def _thinkable(seat: Seat) -> tuple[Action, ...]:
    """Return all that a seat could think of while cards are played, talk aside."""
    return (
        *(play(seat, card, face_down) for card in DECK for face_down in (False, True)),
        *(say(seat, call) for call in Call),
        *(declare(seat, points) for points in range(40)),
    )


def _next(state: State, rng: Random) -> State:
    acting = to_act(state)
    if acting:
        return apply(state, rng.choice(legal_actions(state, rng.choice(acting)))).state
    if state.phase == Phase.MATCH_OVER:
        return new_match(state.rules, str(rng.random())).state
    return new_hand(state).state


@pytest.mark.parametrize(("name", "players"), _TABLES)
def test_a_remembered_menu_is_what_the_checks_allow(name: str, players: int) -> None:
    rng = Random(f"{name}/{players}")
    for _ in range(SETS):
        state = new_match(_rules(name, players, rng), str(rng.random())).state
        hands = 0
        while hands < HANDS:
            if state.phase == IN_PLAY:
                for seat in range(players):
                    allowed = {act for act in _thinkable(seat) if why_not(state, act) is None}
                    assert set(legal_actions(state, seat)) == allowed
            hands += not to_act(state)
            state = _next(state, rng)
