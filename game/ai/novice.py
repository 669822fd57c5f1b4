"""Level *novato*: the rule player's habits without his bluffs, and a slip every now and then.

Knows one seat's observation. A slip is any move that is not plainly absurd.
"""

from __future__ import annotations

from random import Random

from game.ai import reading, rule
from game.ai.trained import is_trained
from game.engine.actions import Action, Call, Say
from game.engine.observe import Observation
from game.engine.seats import team_of

SLIPS = 0.15
_NEVER = (Call.FALTA_ENVIDO, Call.RETRUCO, Call.VALE_CUATRO, Call.FOLD)


class _NoBluff(Random):
    """A chance that is never low enough for a bluff, and always for an honest call."""

    def random(self) -> float:
        """Return a number between every bluff's chance and every honest call's."""
        return 0.5


def choose(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Return the novice's move."""
    if is_trained(seen, legal) and rng.random() < SLIPS:
        menu = [act for act in legal if not _is_absurd(seen, act)]
        if menu:
            return rng.choice(menu)
    return rule.choose(seen, legal, _NoBluff(0))


def _is_absurd(seen: Observation, action: Action) -> bool:
    if not isinstance(action, Say):
        return False
    if action.call in _NEVER:
        return True
    decided = reading.certain_winner(seen)
    if decided is None:
        return False
    wins = decided == team_of(seen.seat)
    return action.call is (Call.NO_QUIERO if wins else Call.QUIERO)
