"""What a rival is: a function from what its seat sees to one of its legal actions.

Knows the shape of the question and where its chance comes from. Must not know any way to play.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.seats import LETTERS, Seat

Rival = Callable[[Observation, tuple[Action, ...], Random], Action | None]
"""Chooses one of the legal actions; None, silence, only where the seat need not act: it may ask to
see a tanto, or show it or not, or it is not the last of the partners asked (``to_act``)."""


def rng_for(seed: str, seat: Seat, ply: int) -> Random:
    """Return the source of chance for one decision: ``ply`` counts the match's actions so far.

    It is apart from the deals', so that thinking never shifts a deal.

    >>> rng_for("s", 1, 4).random() == rng_for("s", 1, 4).random()
    True
    """
    return Random(f"{seed}/bot/{LETTERS[seat]}/{ply}")
