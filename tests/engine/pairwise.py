"""Tables that between them have every two option values together.

Knows the options of the rules and nothing of what they do.
"""

from functools import cache
from itertools import combinations

from game.engine.rules import Rules, options_of, read_rules
from game.engine.variants import VARIANTS

Pair = frozenset[tuple[str, str]]
KINDS = tuple(
    (variant.name, players) for variant in VARIANTS.values() for players in variant.players
)
"""Every variant with every number of players it has."""


_KIND = "kind"
"""Variant and number of players together, as one more thing to be paired with each option."""


@cache
def _option_sets(variant: str, players: int) -> tuple[dict[str, str], ...]:
    values = _values(variant, players)
    missing = _pairs(values)
    sets = [{key: words[0] for key, words in values.items()}]
    _strike(missing, sets[0])
    while missing:
        sets.append(_filled(next(iter(missing)), values, missing))
        _strike(missing, sets[-1])
    return tuple(sets)


@cache
def mixed_tables() -> tuple[Rules, ...]:
    """Return tables of every kind, fewer than `tables` gives for each of them: between them every
    kind occurs with every value of its options, and every two option values occur together in
    some kind that has both."""
    kinds = [{_KIND: (f"{kind[0]} {kind[1]}",), **_values(*kind)} for kind in KINDS]
    missing: dict[Pair, None] = {}
    for values in kinds:
        missing.update(_pairs(values))
    sets = []
    while missing:
        wanted = next(iter(missing))
        filled = [
            _filled(wanted, values, missing)
            for values in kinds
            if all(word in values.get(key, ()) for key, word in wanted)
        ]
        sets.append(max(filled, key=lambda chosen: _struck(missing, chosen)))
        _strike(missing, sets[-1])
    return tuple(
        read_rules({key: word for key, word in chosen.items() if key != _KIND}) for chosen in sets
    )


def _values(variant: str, players: int) -> dict[str, tuple[str, ...]]:
    return {key: option.values for key, option in options_of(variant, players).items()}


def _pairs(values: dict[str, tuple[str, ...]]) -> dict[Pair, None]:
    return {
        frozenset(((one, x), (two, y))): None
        for one, two in combinations(values, 2)
        for x in values[one]
        for y in values[two]
    }


def _filled(
    pair: Pair, values: dict[str, tuple[str, ...]], missing: dict[Pair, None]
) -> dict[str, str]:
    """Return a whole set that holds the pair and takes, option by option, what adds most."""
    chosen = dict(pair)
    for key, words in values.items():
        if key not in chosen:
            chosen[key] = max(words, key=lambda word: _gain(missing, chosen, key, word))
    return {key: chosen[key] for key in values}


def option_sets(variant: str = "argentino", players: int = 2) -> list[dict[str, str]]:
    """Return option sets, the default one first, in which every pair of values of two options
    occurs at least once.

    Greedy: each set begins with a pair not yet seen and takes, option by option, the value that
    adds most pairs; without chance, so that a set keeps its place in the list.
    """
    return [dict(chosen) for chosen in _option_sets(variant, players)]


def _gain(missing: dict[Pair, None], chosen: dict[str, str], key: str, word: str) -> int:
    return sum(frozenset((pair, (key, word))) in missing for pair in chosen.items())


def _struck(missing: dict[Pair, None], chosen: dict[str, str]) -> int:
    return sum(frozenset(pair) in missing for pair in combinations(chosen.items(), 2))


def _strike(missing: dict[Pair, None], chosen: dict[str, str]) -> None:
    for pair in combinations(chosen.items(), 2):
        missing.pop(frozenset(pair), None)


def tables(variant: str = "argentino", players: int = 2) -> list[Rules]:
    """Return the rules of `option_sets`."""
    return [read_rules(pairs) for pairs in option_sets(variant, players)]
