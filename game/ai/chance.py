"""The *random* opponent: the floor under every measurement.

Knows nothing but the menu.
"""

from __future__ import annotations

from random import Random

from game.engine.actions import Action, Call, Say
from game.engine.observe import Observation


def choose(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Return a uniform choice of the menu; never leave the hand where anything else is possible.

    Where the seat need not act, silence is one more choice.
    """
    menu: list[Action | None] = [
        action for action in legal if not (isinstance(action, Say) and action.call is Call.FOLD)
    ]
    if seen.seat not in seen.to_act:
        menu.append(None)
    return rng.choice(menu) if menu else legal[0]
