"""The rules of one match as a value, and every option a table can choose.

Knows which keys there are, their values and which tables have them. Must not know what the
options do: the module that owns a contest reads the field it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any

from game.engine.variants import VARIANTS, Scoring, Sides, Variant


class BadRules(ValueError):
    """A rule key or value that the table does not have; ``key`` and ``value`` name it."""

    def __init__(self, key: str, value: str, detail: str) -> None:
        super().__init__(f"{key}={value}: {detail}")
        self.key, self.value, self.detail = key, value, detail


Menus = dict[tuple[object, ...], tuple[bool, tuple[Any, ...]]]
_MENUS: dict[tuple[object, ...], Menus] = {}


@dataclass(frozen=True)
class Rules:
    """One table's rules; fields are the options of the record with ``_`` for ``-``.

    Yes-and-no options are booleans, numbers are numbers, all others are the option's own words.
    """

    variant: str = "argentino"
    players: int = 2
    target: int = 30
    chicos: int = 1
    flor: bool = False
    flor_tabla: str = "ludoteka"
    falta: str = "al-puntero"
    falta_desde: str = "primera"
    envido_canta: str = "cualquiera"
    envido_repite: str = "una"
    truco_tras_envido: str = "pendiente"
    truco_cuando: str = "turno"
    truco_al_cuatro: str = "si"
    mazo_primera: int = 1
    mazo_equipo: str = "individual"
    tapadas: bool = False
    tantos: str = "automaticos"
    pena: str = "rival"
    mostrar: str = "siempre"
    flor_canta: str = "automatica"
    cierre: str = "orden"
    reloj: int = 0
    mitades: bool = False
    dieces: bool = True
    senas: str = "argentinas"
    senas_falsas: bool = True
    sorteo: str = "automatico"
    corte: bool = False
    pica: str = "no"
    pica_tope: int = 6
    gallo: str = "rotativo"
    trucho_desempate: str = "ronda"
    _hash: int = field(init=False, repr=False, compare=False)
    menus: Menus = field(init=False, repr=False, compare=False)
    """What `menu` remembers for all tables with these rules; no rule is in it."""

    def __post_init__(self) -> None:
        values = tuple(getattr(self, f.name) for f in fields(self) if f.compare)
        object.__setattr__(self, "_hash", hash(values))
        object.__setattr__(self, "menus", _MENUS.setdefault(values, {}))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes as the options alone: hashes of words differ there."""
        return read_rules, (write_rules(self),)

    @cached_property
    def table(self) -> Variant:
        """The kind of truco this is."""
        return VARIANTS[self.variant]

    @cached_property
    def each_alone(self) -> bool:
        """Whether everyone plays for himself, so that each answers in turn."""
        return self.table.sides is Sides.EACH

    @cached_property
    def pie_alone(self) -> bool:
        """Whether one seat plays against the others (pata de gallo)."""
        return self.table.sides is Sides.PIE_ALONE

    @cached_property
    def by_teams(self) -> bool:
        """Whether a team has one account."""
        return self.table.scoring is Scoring.TEAMS

    @cached_property
    def sheds(self) -> bool:
        """Whether porotos are to be got rid of (destantado)."""
        return self.table.scoring is Scoring.SHED

    @cached_property
    def flor_table(self) -> str:
        """The name of the table that pays flores: the variant's own, else the option."""
        return self.table.flor_table or self.flor_tabla

    @cached_property
    def half(self) -> int | None:
        """The score from which a side is in buenas; None where there are no halves.

        >>> Rules().half, Rules(target=15).half, Rules(target=15, mitades=True).half
        (15, None, 8)
        """
        if self.target == 15:
            return 8 if self.mitades else None
        return self.target // 2

    @cached_property
    def obligatory_flor(self) -> bool:
        """Whether the game itself sings every flor."""
        return self.flor and self.flor_canta == "automatica"

    @cached_property
    def free_flor(self) -> bool:
        """Whether players sing flor themselves, true or false."""
        return self.flor and self.flor_canta == "libre"

    @cached_property
    def keeps_words(self) -> bool:
        """Whether a rule asks who has said anything: a hand given up before any call, a flor
        that was not sung in its time."""
        return self.flor or self.mazo_primera != 1

    @cached_property
    def can_lie(self) -> bool:
        """Whether a tanto may turn out false or be lost for want of showing."""
        return self.tantos == "libres" or self.mostrar == "si-piden" or self.free_flor


@dataclass(frozen=True, slots=True)
class Option:
    """One key of the ``rules`` line: its field, its values (default first) in the record's words.

    ``players`` limits the option to tables of so many; ``kind`` is how the words become a field.
    """

    key: str
    values: tuple[str, ...]
    kind: str = "words"

    @property
    def field(self) -> str:
        return self.key.replace("-", "_")

    def read(self, text: str) -> str | int | bool:
        """Return the field's value for a word of the record."""
        if self.kind == "flag":
            return text == "si"
        if self.kind == "number":
            return 0 if text == "no" else int(text)
        return text

    def write(self, value: str | int | bool) -> str:
        """Return the record's word for a field's value.

        >>> OPTIONS["flor"].write(True), OPTIONS["reloj"].write(0)
        ('si', 'no')
        """
        if self.kind == "flag":
            return "si" if value else "no"
        if self.kind == "number" and not value:
            return "no"
        return str(value)


_OPTIONS = (
    Option("variant", tuple(VARIANTS)),
    Option("players", ("2",), "number"),
    Option("target", ("30", "15", "40"), "number"),
    Option("chicos", ("1", "2", "3"), "number"),
    Option("flor", ("no", "si"), "flag"),
    Option("flor-tabla", ("ludoteka", "clasica", "wiki", "tres-por-flor")),
    Option(
        "falta",
        ("al-puntero", "hasta-buenas", "partido-en-malas", "doble-falta", "segun-perdedor"),
    ),
    Option("falta-desde", ("primera", "segunda")),
    Option("envido-canta", ("cualquiera", "pies")),
    Option("envido-repite", ("una", "libre")),
    Option("truco-tras-envido", ("pendiente", "anula")),
    Option("truco-cuando", ("turno", "siempre")),
    Option("truco-al-cuatro", ("si", "no-en-tercera")),
    Option("mazo-primera", ("1", "2"), "number"),
    Option("mazo-equipo", ("individual", "equipo")),
    Option("tapadas", ("no", "si"), "flag"),
    Option("tantos", ("automaticos", "libres")),
    Option("pena", ("rival", "nadie")),
    Option("mostrar", ("siempre", "si-piden")),
    Option("flor-canta", ("automatica", "libre")),
    Option("cierre", ("orden", "alargue")),
    Option("pica", ("5", "0", "no")),
    Option("pica-tope", ("6", "10"), "number"),
    Option("reloj", ("no", "15", "30", "60"), "number"),
    Option("mitades", ("no", "si"), "flag"),
    Option("dieces", ("si", "no"), "flag"),
    Option("senas", ("argentinas", "foro", "uruguayas", "no")),
    Option("senas-falsas", ("si", "no"), "flag"),
    Option("sorteo", ("automatico", "reyes", "elegir")),
    Option("corte", ("no", "si"), "flag"),
    Option("gallo", ("rotativo", "fijo")),
    Option("trucho-desempate", ("ronda", "primero")),
)

_ONLY = {
    "pica": "only a table of six has pica-pica",
    "pica-tope": "only a table of six has pica-pica",
    "gallo": "only pata de gallo has it",
    "trucho-desempate": "only trucho has it",
}


@cache
def options_of(variant: str, players: int) -> Mapping[str, Option]:
    """Return the options that a table of this variant and number of players has, each with its
    values there (default first).

    >>> "pica" in options_of("argentino", 6), "pica" in options_of("argentino", 4)
    (True, False)
    """
    kind = VARIANTS[variant]
    table: dict[str, Option] = {}
    for option in _OPTIONS:
        own = option.key in kind.own or (option.key.startswith("pica") and players == 6)
        if option.key in _ONLY and not own:
            continue
        values = kind.options.get(option.key, option.values)
        if option.key == "variant":
            values = (variant,)
        elif option.key == "players":
            values = (str(players),)
        elif option.key == "dieces" and players not in (2, 4):
            values = ("si",)
        table[option.key] = replace(option, values=values)
    return MappingProxyType(table)


OPTIONS = options_of("argentino", 2)
"""The options of the simplest table."""


def read_rules(pairs: Mapping[str, str]) -> Rules:
    """Return the rules of a ``rules`` line's keys; a missing key is the table's default.

    Raises BadRules for a key the table does not have or a value the key does not have.

    >>> read_rules({"target": "15", "flor": "si"}).flor
    True
    >>> read_rules({"variant": "trucho"}).target
    40
    """
    variant = pairs.get("variant", "argentino")
    if variant not in VARIANTS:
        raise BadRules("variant", variant, f"there are {', '.join(VARIANTS)}")
    counts = tuple(str(count) for count in VARIANTS[variant].players)
    players = pairs.get("players", counts[0])
    if players not in counts:
        raise BadRules("players", players, f"this table has {', '.join(counts)}")
    table = options_of(variant, int(players))
    for key, value in pairs.items():
        option = table.get(key)
        if option is None:
            raise BadRules(key, value, _ONLY.get(key, "there is no such option"))
        if value not in option.values:
            raise BadRules(key, value, f"this table has {', '.join(option.values)}")
    words = {key: pairs.get(key, option.values[0]) for key, option in table.items()}
    words["players"] = players
    fields_read = {table[key].field: table[key].read(word) for key, word in words.items()}
    return Rules(**fields_read)  # type: ignore[arg-type]


def write_rules(rules: Rules) -> dict[str, str]:
    """Return every key the table has with its word, in the order of the options.

    >>> read_rules(write_rules(Rules(target=40))) == Rules(target=40)
    True
    """
    table = options_of(rules.variant, rules.players)
    return {key: option.write(getattr(rules, option.field)) for key, option in table.items()}


PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "clasico": {},
        "clasico-con-flor": {"flor": "si"},
        "corto": {"target": "15"},
        "bonaerense": {"target": "40"},
        "ludoteka": {"flor": "si", "falta": "partido-en-malas", "tapadas": "si"},
        "picaresco": {
            "flor": "si",
            "tantos": "libres",
            "flor-canta": "libre",
            "mostrar": "si-piden",
            "tapadas": "si",
        },
        "litoral": {"falta": "hasta-buenas"},
        "pica-pica": {"players": "6"},
        "pata-de-gallo": {"variant": "gallo"},
        "destantado": {"variant": "destantado"},
        "trucho": {"variant": "trucho"},
        "uruguayo": {"variant": "uruguayo"},
    }
)
"""Named tables: only the keys that differ from the default."""
