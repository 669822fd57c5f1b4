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


@cache
def _option_sets(variant: str, players: int) -> tuple[dict[str, str], ...]:
    values = {key: option.values for key, option in options_of(variant, players).items()}
    missing: dict[Pair, None] = {
        frozenset(((one, x), (two, y))): None
        for one, two in combinations(values, 2)
        for x in values[one]
        for y in values[two]
    }
    sets = [{key: words[0] for key, words in values.items()}]
    _strike(missing, sets[0])
    while missing:
        chosen = dict(next(iter(missing)))
        for key, words in values.items():
            if key not in chosen:
                chosen[key] = max(words, key=lambda word: _gain(missing, chosen, key, word))
        sets.append({key: chosen[key] for key in values})
        _strike(missing, chosen)
    return tuple(sets)


def option_sets(variant: str = "argentino", players: int = 2) -> list[dict[str, str]]:
    """Return option sets, the default one first, in which every pair of values of two options
    occurs at least once.

    Greedy: each set begins with a pair not yet seen and takes, option by option, the value that
    adds most pairs; without chance, so that a set keeps its place in the list.
    """
    return [dict(chosen) for chosen in _option_sets(variant, players)]


def _gain(missing: dict[Pair, None], chosen: dict[str, str], key: str, word: str) -> int:
    return sum(frozenset((pair, (key, word))) in missing for pair in chosen.items())


def _strike(missing: dict[Pair, None], chosen: dict[str, str]) -> None:
    for pair in combinations(chosen.items(), 2):
        missing.pop(frozenset(pair), None)


def tables(variant: str = "argentino", players: int = 2) -> list[Rules]:
    """Return the rules of `option_sets`."""
    return [read_rules(pairs) for pairs in option_sets(variant, players)]
