"""Who sits in a seat: a person, one of our bots, or somebody else's program.

Knows the words of the record's ``seat`` lines and of the command line's SPEC.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.levels import PREFIX, RANDOM, BadSpec, rival
from game.engine.seats import Seat
from game.engine.transcript import SeatLine

HUMAN = "human"
OUTSIDE = "cmd:"


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """One seat's occupant: ``kind`` is ``human``, a rival's name or ``cmd:`` with its command
    line, ``name`` what the others call it (may be empty)."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return self.kind == HUMAN

    @property
    def is_outside(self) -> bool:
        """Whether a program that is not ours decides here."""
        return self.kind.startswith(OUTSIDE)

    @property
    def command(self) -> str:
        """The command line of an outside program, empty for all others."""
        return self.kind.removeprefix(OUTSIDE) if self.is_outside else ""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".rstrip()


def read_seat(text: str) -> SeatSpec:
    """Return the occupant written behind the letter of a ``seat`` line, or as a SPEC.

    An outside program's command takes the whole text; it has no other name. Raises BadSpec.

    >>> read_seat("bot:experto/profe El Profe").name, read_seat("cmd:python3 my.py").command
    ('El Profe', 'python3 my.py')
    """
    text = " ".join(text.split())
    if not text.isprintable() or ";" in text:
        raise BadSpec(f"a seat cannot be written so in a record: {text!r}")
    if text.startswith(OUTSIDE):
        if not text.removeprefix(OUTSIDE).strip():
            raise BadSpec("cmd: needs a command line behind it")
        return SeatSpec(text)
    kind, _, name = text.partition(" ")
    if kind != HUMAN:
        rival(kind)
    return SeatSpec(kind, name)


def from_line(line: SeatLine) -> SeatSpec:
    """Return the occupant of a record's ``seat`` line. Raises BadSpec."""
    return read_seat(f"{line.player} {line.name}")


def to_line(seat: Seat, spec: SeatSpec) -> SeatLine:
    """Return the ``seat`` line of an occupant.

    >>> to_line(1, read_seat("random"))
    SeatLine(seat=1, player='bot:random', name='')
    """
    player, _, name = f"{PREFIX if spec.kind == RANDOM else ''}{spec}".partition(" ")
    return SeatLine(seat, player, name)
