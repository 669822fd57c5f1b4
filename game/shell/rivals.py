"""Who can sit across the table: levels of our own players and another person, with their words.

Knows how rivals are named in settings and records; must not know how they think.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import mark, tr
from game.store.settings import PERSON

NAMES: Mapping[str, str] = {
    "novato": mark("Novato"),
    "aficionado": mark("Aficionado"),
    "bueno": mark("Bueno"),
    "experto": mark("Experto"),
    "leyenda": mark("Leyenda"),
    PERSON: mark("Otra persona"),
}
"""What rivals are called, from the easiest."""

EFFECTS: Mapping[str, str] = {
    "novato": mark("Juega derecho, no miente nunca y cada tanto se distrae."),
    "aficionado": mark("Juega por reglas de café: cuenta bien sus cartas y miente poco."),
    "bueno": mark("Aprendió jugando contra sí mismo; miente, pero no siempre mide bien."),
    "experto": mark("Aprendió jugando contra sí mismo; mezcla verdad y mentira en su medida."),
    "leyenda": mark("Como el experto, y cerca del final juega según el tanteador."),
    PERSON: mark("En esta misma pantalla: un telón tapa las cartas entre turno y turno."),
}
"""What each rival is like, in one line."""

HELP = mark(
    "Nadie ve tus cartas ni elige las suyas: todos juegan con lo que sabría una persona en su "
    "silla. Los tres niveles de arriba se entrenaron para el mano a mano sin flor; cuando hay una "
    "flor de por medio siguen las reglas del aficionado."
)
"""What is true of all rivals."""


def spec(rival: str) -> str:
    """Return a rival as a record's seat line names it."""
    return "human" if rival == PERSON else f"bot:{rival}"


def rival_name(rival: str) -> str:
    """Return what a rival is called; one that has no words is called as it is."""
    return tr(NAMES[rival]) if rival in NAMES else rival


def rival_effect(rival: str) -> str:
    """Return what a rival is like, in one line."""
    return tr(EFFECTS[rival]) if rival in EFFECTS else ""


def levels() -> list[str]:
    """Return the levels of our own players that have words, from the easiest."""
    from game.ai.levels import LEVELS

    return [level for level in NAMES if level in LEVELS]
