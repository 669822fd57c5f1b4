"""Names of rivals, as the command line and the record write them, and the players behind them.

Knows which names there are. Levels are for people, measuring opponents for figures.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from game.ai import chance, crude, heur, montecarlo, novice, rule, trained
from game.ai.rival import Rival

_LEVELS: Mapping[str, Rival] = MappingProxyType(
    {
        "novato": novice.choose,
        "aficionado": rule.choose,
        "bueno": trained.choose_flat,
        "experto": trained.choose,
        "leyenda": trained.choose_to_win,
    }
)
LEVELS = tuple(_LEVELS)
PREFIX = "bot:"
RANDOM = "random"
SIMPLE = "bot:rule"
"""The player who moves in place of a bot that is late, dead or out of the rules."""

_MEASURING: Mapping[str, Rival] = MappingProxyType(
    {
        "rule": rule.choose,
        RANDOM: chance.choose,
        "heur": heur.HEUR.choose,
        "tight": heur.TIGHT.choose,
        "loose": heur.LOOSE.choose,
        "montecarlo": montecarlo.choose,
        "maniac": crude.maniac,
        "rock": crude.rock,
        "sensible": crude.sensible,
    }
)
_CHARACTER = re.compile(r"[a-z][a-z0-9-]*")


class BadSpec(ValueError):
    """A name that no rival has; the text says which there are."""


def known_names() -> tuple[str, ...]:
    """Return every name that plays, levels without characters."""
    return (RANDOM, *(f"{PREFIX}{name}" for name in (*LEVELS, *_MEASURING) if name != RANDOM))


def rival(spec: str) -> Rival:
    """Return the player of a name such as ``random``, ``bot:experto/profe`` or ``bot:rule``.

    Raises BadSpec for any other.

    >>> rival("bot:rule") is rival("bot:aficionado")
    True
    """
    if spec == RANDOM:
        return chance.choose
    name, slash, character = spec.removeprefix(PREFIX).partition("/")
    if not spec.startswith(PREFIX):
        raise BadSpec(f"no rival is called {spec!r}; there are {_listed()} and cmd:COMMAND LINE")
    if slash and not (name in LEVELS and _CHARACTER.fullmatch(character)):
        raise BadSpec(f"{spec!r} is no bot:LEVEL/CHARACTER; levels are {', '.join(LEVELS)}")
    if name in _MEASURING:
        return _MEASURING[name]
    if name in _LEVELS:
        return _LEVELS[name]
    raise BadSpec(f"no rival is called {spec!r}; there are {_listed()}")


def _listed() -> str:
    return ", ".join(known_names())
