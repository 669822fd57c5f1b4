"""The kinds of truco: what each table is, as data.

A variant says how many sit, who plays with whom, how points are kept, and which option values it
has. Play code never asks for a variant's name: it reads these fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType


class Sides(StrEnum):
    """Who plays a hand together."""

    ALTERNATE = "alternate"
    """Two teams, seated alternately."""
    PIE_ALONE = "pie-alone"
    """One seat against the other two."""
    EACH = "each"
    """Everyone for himself."""


class Scoring(StrEnum):
    """Whose points are counted, and how a hand is paid."""

    TEAMS = "teams"
    """One account a team."""
    SEATS = "seats"
    """One account a seat; a side's points are written in full to each of its seats."""
    BASE = "base"
    """One account a seat; everyone keeps a base point that he did not stake (trucho)."""
    SHED = "shed"
    """One account a seat, of porotos to be got rid of (destantado)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One kind of truco. ``options`` replaces the values of an option (default first);
    ``own`` are options that only this variant has."""

    name: str
    players: tuple[int, ...]
    sides: Sides = Sides.ALTERNATE
    scoring: Scoring = Scoring.TEAMS
    muestra: bool = False
    flor_table: str = ""
    fixed_falta: int = 0
    pie_cards: int = 3
    pica_until_half: bool = False
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own: tuple[str, ...] = ()


_URUGUAYAN_TARGETS = ("40", "20", "30")
_ONE_FALTA = ("al-puntero",)

VARIANTS: Mapping[str, Variant] = MappingProxyType(
    {
        variant.name: variant
        for variant in (
            Variant("argentino", (2, 4, 6)),
            Variant(
                "gallo",
                (3,),
                sides=Sides.PIE_ALONE,
                scoring=Scoring.SEATS,
                pie_cards=4,
                options={"falta": _ONE_FALTA},
                own=("gallo",),
            ),
            Variant(
                "destantado",
                (3,),
                sides=Sides.EACH,
                scoring=Scoring.SHED,
                fixed_falta=6,
                options={"falta": _ONE_FALTA},
            ),
            Variant(
                "trucho",
                (3,),
                sides=Sides.EACH,
                scoring=Scoring.BASE,
                muestra=True,
                flor_table="uruguaya",
                options={
                    "target": _URUGUAYAN_TARGETS,
                    "flor": ("si", "no"),
                    "falta": _ONE_FALTA,
                },
                own=("trucho-desempate",),
            ),
            Variant(
                "uruguayo",
                (2, 4, 6),
                muestra=True,
                flor_table="uruguaya",
                pica_until_half=True,
                options={
                    "target": _URUGUAYAN_TARGETS,
                    "flor": ("si",),
                    "falta": _ONE_FALTA,
                    "pica": ("0", "no"),
                    "senas": ("uruguayas", "argentinas", "foro", "no"),
                },
            ),
        )
    }
)
