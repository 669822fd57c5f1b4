"""Ratings from the results of a round robin, with their intervals.

Knows numbers only: who beat whom how often.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

Results = Mapping[tuple[str, str], tuple[int, int]]
"""For each pair, how many matches the first and the second won."""

_PER_LOG_ODDS = 400 / math.log(10)
_ROUNDS = 300
_SAMPLES = 400


def fit(results: Results) -> dict[str, float]:
    """Return Elo ratings of greatest likelihood, their mean at zero (Bradley and Terry).

    >>> {name: round(each) for name, each in fit({("a", "b"): (75, 25)}).items()}
    {'a': 95, 'b': -95}
    """
    names = sorted({name for pair in results for name in pair})
    won = dict.fromkeys(names, 0.0)
    for (first, second), (wins, losses) in results.items():
        # Half a match each way, so that a clean sweep has a rating too
        won[first] += wins + 0.5
        won[second] += losses + 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        met = dict.fromkeys(names, 0.0)
        for (first, second), (wins, losses) in results.items():
            share = (wins + losses + 1) / (strength[first] + strength[second])
            met[first] += share
            met[second] += share
        strength = {name: won[name] / met[name] for name in names}
        middle = math.exp(sum(map(math.log, strength.values())) / len(names))
        strength = {name: each / middle for name, each in strength.items()}
    return {name: _PER_LOG_ODDS * math.log(each) for name, each in strength.items()}


def intervals(results: Results, seed: int = 1) -> dict[str, tuple[float, float]]:
    """Return 95 % intervals of the ratings: matches drawn again from the rates that were seen."""
    rng = Random(seed)
    drawn: dict[str, list[float]] = {}
    for _ in range(_SAMPLES):
        again = {pair: _draw(rng, *counts) for pair, counts in results.items()}
        for name, rating in fit(again).items():
            drawn.setdefault(name, []).append(rating)
    cut = _SAMPLES // 40
    return {name: (sorted(each)[cut], sorted(each)[-1 - cut]) for name, each in drawn.items()}


def _draw(rng: Random, wins: int, losses: int) -> tuple[int, int]:
    count = wins + losses
    rate = (wins + 0.5) / (count + 1)
    spread = math.sqrt(count * rate * (1 - rate))
    again = min(count, max(0, round(rng.gauss(count * rate, spread))))
    return again, count - again
