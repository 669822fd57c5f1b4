"""How good a tanto or a flor is: the chance that it beats those of hands nobody has seen, with a
muestra or without, against any number of rivals.

Knows how hands are distributed. Must not know anything of the hand being played.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import accumulate, combinations

from game.engine.cards import CARDS, DECK
from game.engine.ranking import envido_points, flor_points, is_flor

_ANY_MUESTRA = CARDS["3o"]
"""No pieza, so that all five of its suit are in the deck: the usual case."""

Shares = tuple[float, ...]
"""How likely a hand is to have each number, from 0 on."""


@cache
def tanto_chance(
    points: int, muestra: bool = False, flor: bool = False, rivals: int = 1, partners: int = 0
) -> float:
    """Return the chance that the best of a side, one of whom has ``points``, beats the best of so
    many rivals; half of the ties count. With ``flor`` no other hand is a flor, which would put an
    end to the envido.

    >>> round(tanto_chance(27), 2), round(tanto_chance(27, muestra=True), 2)
    (0.79, 0.51)
    >>> round(tanto_chance(27, rivals=3, partners=2), 2)
    0.58
    """
    shares = _tantos(muestra, flor)
    theirs, ours = _best_of(shares, rivals), _best_of(shares, partners)
    above = 1 - sum(ours[: points + 1])
    won = sum(theirs[:points])
    if points < len(theirs):
        won += theirs[points] * (1 + above) / 2
    for number in range(points + 1, len(theirs)):
        above -= ours[number]
        won += theirs[number] * (above + ours[number] / 2)
    return won


@cache
def flor_chance(points: int, muestra: bool = False) -> float:
    """Return the chance that a flor of so many points beats another; half of the ties count.

    >>> round(flor_chance(30), 2), round(flor_chance(30, muestra=True), 2)
    (0.66, 0.25)
    """
    shares = _flores(muestra)
    tied = shares[points] if points < len(shares) else 0.0
    return sum(shares[:points]) + tied / 2


@cache
def _tantos(muestra: bool, flor: bool) -> Shares:
    shown = _ANY_MUESTRA if muestra else None
    hands = combinations([card for card in DECK if card != shown], 3)
    return _shares(
        Counter(envido_points(hand, shown) for hand in hands if not (flor and is_flor(hand, shown)))
    )


@cache
def _flores(muestra: bool) -> Shares:
    shown = _ANY_MUESTRA if muestra else None
    hands = combinations([card for card in DECK if card != shown], 3)
    return _shares(Counter(flor_points(hand, shown) for hand in hands if is_flor(hand, shown)))


def _shares(counts: Counter[int]) -> Shares:
    total = counts.total()
    return tuple(counts[points] / total for points in range(max(counts) + 1))


def _best_of(shares: Shares, count: int) -> Shares:
    """Return how the best of so many hands is distributed; of none, it is always the least."""
    if count == 0:
        return (1.0, *[0.0] * (len(shares) - 1))
    below = [total**count for total in accumulate(shares)]
    return tuple(now - before for now, before in zip(below, (0.0, *below), strict=False))
