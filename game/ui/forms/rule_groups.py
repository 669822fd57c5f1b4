"""The rules of a table as a form shows them: in groups, from presets, some of them idle.

Knows the engine's list of options and of named tables, and the words for both. Must not know what
a rule does to a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.rules import PRESETS, Option, options_of
from game.engine.variants import VARIANTS, Scoring, Sides
from game.i18n import mark, tr
from game.ui.words.rule_help import HELP
from game.ui.words.rule_words import EFFECTS, LABELS, VALUES

GROUPS: Sequence[tuple[str, Sequence[str]]] = (
    (mark("Puntos"), ("target", "chicos", "mitades", "cierre", "trucho-desempate")),
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
    (mark("La mesa"), ("gallo", "tapadas", "dieces", "corte", "reloj")),
    (mark("En equipo"), ("sorteo", "mazo-equipo", "senas", "senas-falsas")),
    (mark("Pica-pica"), ("pica", "pica-tope")),
)
"""Headings with the options under them; a table shows those it has."""

_TABLE = ("variant", "players")
DEFAULT_VARIANT = "argentino"
Words = Mapping[str, str]

_NO_FLOR = mark("No cuenta mientras se juegue sin flor.")
_NO_LIES = mark("No cuenta mientras nadie pueda cantar mal.")


def _no_flor(words: Words) -> bool:
    return words["flor"] == "no"


def _no_lies(words: Words) -> bool:
    honest_flor = words["flor"] == "no" or words["flor-canta"] == "automatica"
    return words["tantos"] == "automaticos" and words["mostrar"] == "siempre" and honest_flor


_IDLE: Mapping[str, tuple[Callable[[Words], bool], str]] = {
    "mitades": (
        lambda words: words["target"] != "15",
        mark("Sólo cuenta a quince: a más puntos siempre hay malas y buenas."),
    ),
    "pena": (_no_lies, _NO_LIES),
    "flor-canta": (_no_flor, _NO_FLOR),
    "flor-tabla": (_no_flor, _NO_FLOR),
    "senas-falsas": (
        lambda words: words["senas"] == "no",
        mark("No cuenta donde nadie hace señas."),
    ),
    "pica-tope": (
        lambda words: words["pica"] == "no",
        mark("No cuenta donde no hay duelos."),
    ),
}
"""Which options other options make idle, when, and why."""


def _has_subject(key: str, variant: str, players: int) -> bool:
    """Return whether a table has what an option is about; the record accepts it all the same."""
    kind = VARIANTS[variant]
    if key in ("target", "mitades", "cierre", "falta-desde") and kind.scoring is Scoring.SHED:
        return False
    if key == "mitades":
        return "15" in options_of(variant, players)["target"].values
    if key == "flor-tabla":
        return not kind.flor_table
    if key == "sorteo":
        return players > 3
    if key in ("mazo-equipo", "senas", "senas-falsas"):
        return players > 3 or kind.sides is Sides.PIE_ALONE
    return True


def shown_options(variant: str, players: int) -> dict[str, Option]:
    """Return the options that a player of this table can choose something in, by their keys."""
    return {
        key: option
        for key, option in options_of(variant, players).items()
        if len(option.values) > 1 and _has_subject(key, variant, players)
    }


def grouped(variant: str, players: int) -> list[tuple[str, list[Option]]]:
    """Return the options of a table under the headings they belong to, in the player's language.

    Options without a choice, or about what the table does not have, are left out.
    """
    table = shown_options(variant, players)
    found = []
    for heading, keys in GROUPS:
        options = [table[key] for key in keys if key in table]
        if options:
            found.append((tr(heading), options))
    return found


def presets_for(variant: str, players: int) -> dict[str, dict[str, str]]:
    """Return the named tables of a variant and number of players, the plainest first: the keys
    that differ from its defaults."""
    table = options_of(variant, players)
    found: dict[str, dict[str, str]] = {}
    # What is named for so many players comes before what is named for any number.
    for name, pairs in sorted(PRESETS.items(), key=lambda named: "players" not in named[1]):
        named = pairs.get("variant", DEFAULT_VARIANT), pairs.get("players", str(players))
        words = {key: word for key, word in pairs.items() if key not in _TABLE}
        fits = all(word in table[key].values for key, word in words.items() if key in table)
        if named == (variant, str(players)) and fits and words not in found.values():
            found[name] = words
    return found


def table_of(rules: Words) -> tuple[str, int]:
    """Return the variant and the number of players that rules name; what cannot be is the usual.

    >>> table_of({"variant": "uruguayo", "players": "4"}), table_of({"variant": "trucho"})
    (('uruguayo', 4), ('trucho', 3))
    """
    variant = rules.get("variant", DEFAULT_VARIANT)
    if variant not in VARIANTS:
        variant = DEFAULT_VARIANT
    counts = VARIANTS[variant].players
    players = next((n for n in counts if str(n) == rules.get("players")), counts[0])
    return variant, players


def full_words(rules: Words) -> dict[str, str]:
    """Return every option of the table that rules name, with its word: the one given, else the
    default.

    What the table does not have, or a value it does not know, is left out.
    """
    table = options_of(*table_of(rules))
    return {
        key: rules[key] if rules.get(key) in option.values else option.values[0]
        for key, option in table.items()
    }


def changed_words(rules: Words) -> dict[str, str]:
    """Return only what differs from the defaults: of the tables, then of this one."""
    variant, players = table_of(rules)
    table = options_of(variant, players)
    words = {key: word for key, word in full_words(rules).items() if word != table[key].values[0]}
    named = {}
    if variant != DEFAULT_VARIANT:
        named["variant"] = variant
    if players != VARIANTS[variant].players[0]:
        named["players"] = str(players)
    return {**named, **words}


def differences(rules: Words, preset: str) -> list[str]:
    """Return the keys of options shown at this table that differ from a named table's."""
    variant, players = table_of(rules)
    words, table = full_words(rules), shown_options(variant, players)
    usual = presets_for(variant, players).get(preset, {})
    return [key for key, option in table.items() if words[key] != usual.get(key, option.values[0])]


def preset_of(rules: Words) -> str:
    """Return the named table that these rules are, as far as they are shown; empty if none."""
    presets = presets_for(*table_of(rules))
    return next((name for name in presets if not differences(rules, name)), "")


def nearest_preset(rules: Words, preset: str) -> str:
    """Return the named table that rules are, else the one they were chosen from, else the table's
    plainest."""
    presets = presets_for(*table_of(rules))
    return preset_of(rules) or (preset if preset in presets else next(iter(presets)))


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


def why_idle(key: str, words: Words) -> str:
    """Return why an option has no effect among others; empty if it has. ``words`` are full."""
    is_idle, why = _IDLE.get(key, (None, ""))
    return tr(why) if is_idle is not None and is_idle(words) else ""


def differing(rules: Words) -> list[str]:
    """Return the rules that differ from the plainest table, each in a few words, idle ones not.

    Points and flor are left out: whoever tells a table's rules begins with them.
    """
    words, shown = full_words(rules), shown_options(*table_of(rules))
    return [
        f"{label(key)}: {value_words(key, word).lower()}"
        for key, word in changed_words(rules).items()
        if key in shown and key not in ("target", "chicos", "flor") and not why_idle(key, words)
    ]
