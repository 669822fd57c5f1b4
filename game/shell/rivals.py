"""Who can sit in a seat: people, levels of our own players, programs from outside; their words.

Knows how they are named in settings (``persona``, ``persona:Ana``, ``experto``, ``cmd:…``) and in
records; must not know how they think.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath

from game.i18n import mark, tr
from game.store.settings import PERSON

OUTSIDE = "cmd:"
"""What a program from outside is named by, before its command line."""

BOT_NAMES = ("El Profe", "Porota", "Beto", "Nélida", "Lucho", "Tito")
"""What our own players are called across the table so far; names are not translated."""

NAMES: Mapping[str, str] = {
    "novato": mark("Novato"),
    "aficionado": mark("Aficionado"),
    "bueno": mark("Bueno"),
    "experto": mark("Experto"),
    "leyenda": mark("Leyenda"),
    PERSON: mark("Otra persona"),
}
"""What kinds of players are called, from the easiest."""

EFFECTS: Mapping[str, str] = {
    "novato": mark("Juega derecho, no miente nunca y cada tanto se distrae."),
    "aficionado": mark("Juega por reglas de café: cuenta bien sus cartas y miente poco."),
    "bueno": mark("Aprendió jugando contra sí mismo; miente, pero no siempre mide bien."),
    "experto": mark("Aprendió jugando contra sí mismo; mezcla verdad y mentira en su medida."),
    "leyenda": mark("Como el experto, y cerca del final juega según el tanteador."),
    PERSON: mark("En esta misma pantalla: un telón tapa las cartas entre turno y turno."),
}
"""What each of them is like, in one line."""

_LONGEST_NAME = 14
"""Letters that a plate at the table has room for at every size."""

OUTSIDE_EFFECT = mark("Un jugador programado por vos o por otro. Se le habla por texto.")
"""What a program from outside is, in one line."""

HELP = mark(
    "Nadie ve tus cartas ni elige las suyas: todos juegan con lo que sabría una persona en su "
    "silla. Los tres niveles de arriba se entrenaron para el mano a mano sin flor; en las otras "
    "mesas, y cuando hay una flor de por medio, siguen las reglas del aficionado."
)
"""What is true of all our own players."""


def is_person(who: str) -> bool:
    """Return whether a person is meant."""
    return who == PERSON or who.startswith(f"{PERSON}:")


def is_outside(who: str) -> bool:
    """Return whether a program from outside is meant."""
    return who.startswith(OUTSIDE)


def is_level(who: str) -> bool:
    """Return whether one of our own players is meant.

    >>> is_level("experto"), is_level("persona:Ana"), is_level("cmd:python3 mine.py")
    (True, False, False)
    """
    return not is_person(who) and not is_outside(who)


def person(name: str = "") -> str:
    """Return a person of a name as the settings hold it; without one, whoever sits there."""
    return f"{PERSON}:{name}" if name else PERSON


def given_name(who: str) -> str:
    """Return the name a person was given; empty if none, and for all others."""
    return who.removeprefix(f"{PERSON}:") if who.startswith(f"{PERSON}:") else ""


def command(who: str) -> str:
    """Return the command line of a program from outside; empty for all others."""
    return who.removeprefix(OUTSIDE) if is_outside(who) else ""


def spec(who: str) -> str:
    """Return who sits in a seat as a record's seat line names it."""
    if is_person(who):
        return "human"
    return who if is_outside(who) else f"bot:{who}"


def rival_name(who: str) -> str:
    """Return what a kind of player is called; one that has no words is called as it is."""
    if is_outside(who):
        return program_name(command(who))
    if is_person(who):
        return given_name(who) or tr(NAMES[PERSON])
    return tr(NAMES[who]) if who in NAMES else who


def rival_effect(who: str) -> str:
    """Return what a kind of player is like, in one line."""
    if is_outside(who):
        return tr(OUTSIDE_EFFECT)
    kind = PERSON if is_person(who) else who
    return tr(EFFECTS[kind]) if kind in EFFECTS else ""


def program_name(line: str) -> str:
    """Return a short name for the program of a command line: that of the script, if there is one.

    >>> program_name("python3 -u bots/mine.py --fast"), program_name("./rival"), program_name("")
    ('mine', 'rival', 'Programa')
    """
    words = line.replace('"', " ").replace("'", " ").split()
    scripts = [word for word in words if PurePath(word).suffix and not word.startswith("-")]
    named = PurePath((scripts or words or [""])[0]).stem
    return named[:_LONGEST_NAME] or tr("Programa")


def levels() -> list[str]:
    """Return the levels of our own players that have words, from the easiest."""
    from game.ai.levels import LEVELS

    return [level for level in NAMES if level in LEVELS]
