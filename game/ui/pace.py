"""How long a rival seems to think: by the kind of decision and chance alone, never by its hand.

Knows milliseconds at each speed. Must not know cards, nor what will be decided.
"""

from __future__ import annotations

from random import Random

CARD_MS = (450.0, 1100.0)
ANSWER_MS = (900.0, 1800.0)
_LEAST_CARD_MS, _LEAST_ANSWER_MS = 60.0, 120.0


class Pace:
    """Draws the pauses of the rivals at one table."""

    def __init__(self, chance: Random | None = None) -> None:
        # Not the match's generator: how long a rival seems to think must not shift a deal.
        self._chance = chance or Random()

    def think_ms(self, is_answer: bool, factor: float) -> float:
        """Return a pause before a decision; ``factor`` as in the timeline."""
        low, high = ANSWER_MS if is_answer else CARD_MS
        least = _LEAST_ANSWER_MS if is_answer else _LEAST_CARD_MS
        return max(least, self._chance.uniform(low, high) * factor)
