"""Play for two where no table fits, by search: worlds are drawn and each move is played on in them.

Knows one seat's observation and the engine. In every world both sides go on as the rule player
would; the same worlds and the same luck judge every move. Must not know anybody's hidden cards.
"""

from __future__ import annotations

from math import exp
from random import Random

from game.ai import rule
from game.ai.playing_on import chico_chance, play_on
from game.engine.actions import Action, Call, Declare, Play, Say
from game.engine.determinize import determinize
from game.engine.observe import Observation
from game.engine.play import apply
from game.engine.ranking import strengths
from game.engine.state import Phase

WORLDS = 30
FEW_WORLDS = 6
TEMPERATURE = 0.004
"""In chances to win the chico: what is so much worse is chosen a third as often."""


def choose(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Return a move drawn among the best; what is no betting and no card is the rule player's."""
    return _search(seen, legal, rng, WORLDS)


def choose_quickly(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Search few worlds, and so see less."""
    return _search(seen, legal, rng, FEW_WORLDS)


def is_searched(seen: Observation, legal: tuple[Action, ...]) -> bool:
    """Return whether this is a decision between two with a muestra, which no table knows."""
    return (
        seen.rules.players == 2
        and seen.muestra is not None
        and seen.phase == Phase.PLAY
        and seen.seat in seen.to_act
        and not any(isinstance(act, Declare) for act in legal)
    )


def _search(
    seen: Observation, legal: tuple[Action, ...], rng: Random, worlds: int
) -> Action | None:
    moves = _moves(seen, legal) if is_searched(seen, legal) else []
    if not moves:
        return rule.choose(seen, legal, rng)
    if len(moves) == 1:
        return moves[0]
    values = [0.0] * len(moves)
    for _ in range(worlds):
        world = determinize(seen, rng)
        luck = rng.random()
        for index, move in enumerate(moves):
            values[index] += chico_chance(
                play_on(apply(world, move).state, rule.choose, Random(luck)), seen
            )
    best = max(values)
    weights = [exp((value - best) / worlds / TEMPERATURE) for value in values]
    return rng.choices(moves, weights)[0]


def _moves(seen: Observation, legal: tuple[Action, ...]) -> list[Action]:
    """Return the moves worth a thought: equal cards once, no card face down, never the mazo."""
    powers = strengths(seen.muestra)
    found: dict[object, Action] = {}
    for action in legal:
        if isinstance(action, Say) and action.call is not Call.FOLD:
            found[action.call] = action
        elif isinstance(action, Play) and action.card is not None and not action.face_down:
            found.setdefault(powers[action.card], action)
    return list(found.values())
