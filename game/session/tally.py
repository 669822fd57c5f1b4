"""What a contest counts, and what its counts say: rates with their intervals, times, mistakes.

Knows numbers only.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

SIDES = ("a", "b")
_Z = 1.959964
"""Standard deviations of a 95 % interval."""
_BUCKETS_PER_E = 50
"""Times are counted in buckets 2 % wide: percentiles of any number of them, in little room."""


@dataclass
class Times:
    """How long decisions took."""

    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.buckets[round(math.log(max(seconds, 1e-9)) * _BUCKETS_PER_E)] += 1

    def ms_at(self, share: float) -> float:
        """Return the milliseconds that this share of the decisions did not exceed; 0 for none.

        >>> times = Times()
        >>> for ms in range(1, 101):
        ...     times.add(ms / 1000)
        >>> round(times.ms_at(0.5)), round(times.ms_at(0.99))
        (50, 98)
        """
        left = share * self.buckets.total()
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return math.exp(bucket / _BUCKETS_PER_E) * 1000
        return 0.0


@dataclass
class Tally:
    """The counts of a contest or a part of one; parts add up in any order."""

    matches: int = 0
    hands: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    units: int = 0
    total: float = 0.0
    squares: float = 0.0
    """Of A's points less B's: one unit a hand, or a pair of hands with seats exchanged."""
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))
    illegal: list[int] = field(default_factory=lambda: [0, 0])

    def add_unit(self, points: float) -> None:
        """Count one independent difference of points."""
        self.units += 1
        self.total += points
        self.squares += points * points

    def add(self, other: Tally) -> None:
        """Take another part's counts in."""
        self.matches += other.matches
        self.hands += other.hands
        self.units += other.units
        self.total += other.total
        self.squares += other.squares
        for side in range(2):
            self.wins[side] += other.wins[side]
            self.illegal[side] += other.illegal[side]
            self.times[side].buckets.update(other.times[side].buckets)

    def figures(self, seed: str) -> dict[str, object]:
        """Return what the contest says, in the command line's words."""
        a_wins, b_wins = self.wins
        decided = a_wins + b_wins
        return {
            "matches": self.matches,
            "hands": self.hands,
            "a_wins": a_wins,
            "b_wins": b_wins,
            "win_rate": round(a_wins / decided, 4) if decided else 0.0,
            "win_ci95": [round(bound, 4) for bound in wilson(a_wins, decided)],
            "points_per_hand": round(self.total / self.units, 4) if self.units else 0.0,
            "points_ci95": round(self._half_width(), 4),
            "ms": {
                name: {"p50": round(times.ms_at(0.5), 4), "p99": round(times.ms_at(0.99), 4)}
                for name, times in zip(SIDES, self.times, strict=True)
            },
            "illegal": dict(zip(SIDES, self.illegal, strict=True)),
            "seed": seed,
        }

    def _half_width(self) -> float:
        if self.units < 2:
            return 0.0
        mean = self.total / self.units
        variance = max(self.squares - self.units * mean * mean, 0.0) / (self.units - 1)
        return _Z * math.sqrt(variance / self.units)


def wilson(wins: int, tries: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a rate; everything is possible after no tries.

    >>> [round(bound, 2) for bound in wilson(131, 200)]
    [0.59, 0.72]
    """
    if not tries:
        return 0.0, 1.0
    rate, z2 = wins / tries, _Z * _Z
    centre = rate + z2 / (2 * tries)
    spread = _Z * math.sqrt(rate * (1 - rate) / tries + z2 / (4 * tries * tries))
    whole = 1 + z2 / tries
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)
