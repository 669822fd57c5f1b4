"""How a hand may end from here, and what its end is worth: what both kinds of search stand on.

Knows the engine's doors and the chances of each score. Must not know who asks.
"""

from __future__ import annotations

from random import Random

from game.ai.rival import Rival
from game.ai.scores import win_chance
from game.engine.observe import Observation, observe
from game.engine.play import apply, legal_actions, to_act
from game.engine.state import Phase, State


def play_on(state: State, choose: Rival, rng: Random) -> State:
    """Return the end of the hand, everybody choosing the same way."""
    while state.phase == Phase.PLAY:
        seat = to_act(state)[0]
        legal = legal_actions(state, seat)
        action = choose(observe(state, seat), legal, rng)
        state = apply(state, action or legal[0]).state
    return state


def chico_chance(end: State, seen: Observation) -> float:
    """Return the seat's chance of the chico at this score; the pie is mano of the next hand."""
    lacks = [seen.rules.target - points for points in end.score]
    mano = 1 - seen.mano
    chance = win_chance(lacks[mano], lacks[1 - mano])
    return chance if seen.seat == mano else 1 - chance
