"""What a score is worth and how play changes near the end of a match of two.

Knows the win-probability table and the key of the score tables, both made by `tools/trainer`
(`score.h` lays the same key out). Must not know cards.
"""

from __future__ import annotations

from functools import cache

from game.ai.keys import coarse_key
from game.ai.table import ai_file

FAR = 4
"""Lacks of so many points and more are one class; a score is near when a side lacks fewer."""
LONGEST = 40
_SCORE_AT = 56


def is_near(lacks: tuple[int, int]) -> bool:
    """Return whether the end of the chico changes how one plays."""
    return min(lacks) < FAR


def score_key(key: int, lacks: tuple[int, int]) -> int:
    """Return the key for a score table; ``lacks`` are the points the player and its rival need.

    >>> score_key(0x51230008, (2, 9)) >> 56 & 0xF
    7
    """
    own, other = (min(lack, FAR) - 1 for lack in lacks)
    return coarse_key(key) | (4 * own + other) << _SCORE_AT


@cache
def _chances() -> tuple[tuple[float, ...], ...]:
    text = ai_file("chances.txt").read_text(encoding="ascii")
    return tuple(tuple(float(word) for word in line.split()) for line in text.splitlines())


def win_chance(mano_lacks: int, pie_lacks: int) -> float:
    """Return how likely the mano of the next hand wins the chico, both playing the tables.

    Lacks are points still needed; one that is reached is 1 or 0.

    >>> win_chance(0, 7), win_chance(3, -2)
    (1.0, 0.0)
    """
    if mano_lacks <= 0:
        return 1.0
    if pie_lacks <= 0:
        return 0.0
    return _chances()[min(mano_lacks, LONGEST) - 1][min(pie_lacks, LONGEST) - 1]
