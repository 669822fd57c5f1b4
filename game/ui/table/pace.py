"""How long things wait for by themselves: a rival that thinks, a hand that has ended.

A rival's pause hangs on the kind of decision and on chance alone, never on its hand. Knows
milliseconds at each speed. Must not know cards, nor what will be decided.
"""

from __future__ import annotations

from random import Random

CARD_MS = (450.0, 1100.0)
ANSWER_MS = (900.0, 1800.0)
NEXT_HAND_MS = 2500.0
_LEAST_CARD_MS, _LEAST_ANSWER_MS, _LEAST_NEXT_MS = 60.0, 120.0, 700.0


class Pace:
    """The pauses at one table; ``factor`` is the timeline's."""

    def __init__(self, chance: Random | None = None) -> None:
        # Not the match's generator: how long a rival seems to think must not shift a deal.
        self._chance = chance or Random()
        self._left_ms: float | None = None

    def think_ms(self, is_answer: bool, factor: float) -> float:
        """Return a new pause before a decision."""
        low, high = ANSWER_MS if is_answer else CARD_MS
        least = _LEAST_ANSWER_MS if is_answer else _LEAST_CARD_MS
        if factor < 1:
            # Whoever wants it fast waits for nobody: pauses shrink more than movements.
            factor **= 1.5
        return max(least, self._chance.uniform(low, high) * factor)

    def has_thought(self, dt_ms: float, is_answer: bool, factor: float) -> bool:
        """Let time pass for a rival; return whether its pause is over."""
        if self._left_ms is None:
            self._left_ms = self.think_ms(is_answer, factor)
        self._left_ms -= dt_ms
        return self._left_ms <= 0

    def has_shown(self, dt_ms: float, factor: float) -> bool:
        """Let time pass for a hand that has ended; return whether it was shown long enough."""
        if self._left_ms is None:
            self._left_ms = max(_LEAST_NEXT_MS, NEXT_HAND_MS * factor)
        self._left_ms -= dt_ms
        return self._left_ms <= 0

    def start_again(self) -> None:
        """Forget the present pause: something happened."""
        self._left_ms = None
