"""The rules of a table as a form shows them: in groups, from presets, some of them idle.

Knows the engine's list of options and of named tables, and the words for both. Must not know what
a rule does to a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.rules import PRESETS, Option, options_of
from game.i18n import mark, tr
from game.ui.rule_help import HELP
from game.ui.rule_words import EFFECTS, LABELS, VALUES

GROUPS: Sequence[tuple[str, Sequence[str]]] = (
    (mark("Puntos"), ("target", "chicos", "mitades", "cierre")),
    (
        mark("Envido"),
        (
            "tantos",
            "mostrar",
            "pena",
            "envido-repite",
            "envido-canta",
            "falta",
            "falta-desde",
        ),
    ),
    (
        mark("Truco"),
        ("truco-tras-envido", "truco-cuando", "truco-al-cuatro", "mazo-primera"),
    ),
    (mark("Flor"), ("flor", "flor-canta", "flor-tabla")),
    (mark("La mesa"), ("tapadas", "dieces", "corte", "reloj")),
    (mark("En equipo"), ("sorteo", "mazo-equipo", "senas", "senas-falsas")),
)
"""Headings with the options under them; a table shows those it has."""

PRESET_NAMES: Mapping[str, str] = {
    "clasico": mark("Clásico"),
    "clasico-con-flor": mark("Clásico con flor"),
    "corto": mark("Corto a 15"),
    "bonaerense": mark("Bonaerense"),
    "ludoteka": mark("Ludoteka"),
    "picaresco": mark("Picaresco"),
    "litoral": mark("Litoral"),
}
"""What named tables are called."""

PRESET_EFFECTS: Mapping[str, str] = {
    "clasico": mark("A 30 y sin flor: el de todos los días."),
    "clasico-con-flor": mark("A 30, y tres del mismo palo son flor."),
    "corto": mark("A 15, sin flor: para un rato."),
    "bonaerense": mark("A 40, sin flor: para una tarde."),
    "ludoteka": mark("Con flor y tapadas; con los dos en malas, la falta gana la partida."),
    "picaresco": mark("Cada uno canta lo que quiere, y se muestra sólo si lo piden."),
    "litoral": mark("En malas, la falta llega hasta las buenas."),
}
"""What each named table is like, in one line."""

DEFAULT_PRESET = "clasico"
_TABLE = ("variant", "players")
Words = Mapping[str, str]

_ALONE = mark("De a dos no cuenta: es para jugar en equipo.")
_NO_FLOR = mark("No cuenta mientras se juegue sin flor.")
_NO_LIES = mark("No cuenta mientras nadie pueda cantar mal.")


def _no_flor(words: Words, players: int) -> bool:
    return words["flor"] == "no"


def _no_partner(words: Words, players: int) -> bool:
    return players < 4


def _no_lies(words: Words, players: int) -> bool:
    honest_flor = words["flor"] == "no" or words["flor-canta"] == "automatica"
    return words["tantos"] == "automaticos" and words["mostrar"] == "siempre" and honest_flor


_IDLE: Mapping[str, tuple[Callable[[Words, int], bool], str]] = {
    "mitades": (
        lambda words, _: words["target"] != "15",
        mark("Sólo cuenta a quince: a más puntos siempre hay malas y buenas."),
    ),
    "pena": (_no_lies, _NO_LIES),
    "flor-canta": (_no_flor, _NO_FLOR),
    "flor-tabla": (_no_flor, _NO_FLOR),
    "sorteo": (_no_partner, _ALONE),
    "mazo-equipo": (_no_partner, _ALONE),
    "senas": (_no_partner, _ALONE),
    "senas-falsas": (
        lambda words, players: players < 4 or words["senas"] == "no",
        mark("No cuenta donde nadie hace señas."),
    ),
}
"""Which options lie idle, when, and why."""


def grouped(variant: str, players: int) -> list[tuple[str, list[Option]]]:
    """Return the options of a table under the headings they belong to, in the player's language.

    Options without a choice are left out.
    """
    table = options_of(variant, players)
    found = []
    for heading, keys in GROUPS:
        options = [table[key] for key in keys if key in table and len(table[key].values) > 1]
        if options:
            found.append((tr(heading), options))
    return found


def presets_for(variant: str, players: int) -> dict[str, dict[str, str]]:
    """Return the named tables of a variant and number of players: the keys that differ."""
    found = {}
    for name, pairs in PRESETS.items():
        default = {"variant": "argentino", "players": "2"}
        seats = {**default, **{key: pairs[key] for key in _TABLE if key in pairs}}
        if seats == {"variant": variant, "players": str(players)}:
            found[name] = {key: word for key, word in pairs.items() if key not in _TABLE}
    return found


def full_words(rules: Words, variant: str = "argentino", players: int = 2) -> dict[str, str]:
    """Return every option of a table with its word: the one given, else the default.

    What the table does not have, or a value it does not know, is left out.
    """
    table = options_of(variant, players)
    return {
        key: rules[key] if rules.get(key) in option.values else option.values[0]
        for key, option in table.items()
    }


def changed_words(rules: Words, variant: str = "argentino", players: int = 2) -> dict[str, str]:
    """Return only what differs from a table's defaults."""
    words, table = full_words(rules, variant, players), options_of(variant, players)
    return {key: word for key, word in words.items() if word != table[key].values[0]}


def preset_of(rules: Words) -> str:
    """Return the named table for two that these rules are exactly; empty if none."""
    changed = changed_words(rules)
    for name, pairs in presets_for("argentino", 2).items():
        if pairs == changed:
            return name
    return ""


def label(key: str) -> str:
    """Return what an option is called."""
    return tr(LABELS[key])


def value_words(key: str, value: str) -> str:
    """Return what a value of an option is called."""
    return tr(VALUES[key][value])


def effect(key: str, value: str) -> str:
    """Return what a value does, in one line."""
    return tr(EFFECTS[key][value])


def explained(key: str) -> str:
    """Return the longer explanation of an option."""
    return tr(HELP[key])


def why_idle(key: str, words: Words, players: int = 2) -> str:
    """Return why an option has no effect at this table; empty if it has. ``words`` are full."""
    is_idle, why = _IDLE.get(key, (None, ""))
    return tr(why) if is_idle is not None and is_idle(words, players) else ""


def differing(rules: Words) -> list[str]:
    """Return the rules that differ from the plainest table, each in a few words, idle ones not.

    Points and flor are left out: whoever tells a table's rules begins with them.
    """
    words = full_words(rules)
    return [
        f"{label(key)}: {value_words(key, word).lower()}"
        for key, word in changed_words(rules).items()
        if key in LABELS and key not in ("target", "chicos", "flor") and not why_idle(key, words)
    ]
