"""Who sits in a seat: a person, one of our bots, or somebody else's program.

Knows the words of the record's ``seat`` lines and of the command line's SPEC.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import unquote

from game.ai.levels import PREFIX, RANDOM, BadSpec, rival
from game.engine.seats import Seat
from game.engine.transcript import SeatLine

HUMAN = "human"
OUTSIDE = "cmd:"
_QUOTED = {char: f"%{ord(char):02X}" for char in " %;"}
"""What one word of a record cannot hold."""


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


def read_seat(spec: str, name: str = "") -> SeatSpec:
    """Return the occupant a SPEC names, called ``name``. Raises BadSpec.

    >>> read_seat("cmd:python3 my.py").command, read_seat("human", "Ana").is_human
    ('python3 my.py', True)
    """
    spec = spec.strip()
    if not (spec + name).isprintable():
        raise BadSpec(f"a seat cannot be written so in a record: {spec!r} {name!r}")
    if spec.startswith(OUTSIDE):
        if not spec.removeprefix(OUTSIDE).strip():
            raise BadSpec("cmd: needs a command line behind it")
    elif spec != HUMAN:
        rival(spec)
    return SeatSpec(spec, " ".join(name.replace(";", ",").split()))


def from_line(line: SeatLine) -> SeatSpec:
    """Return the occupant of a record's ``seat`` line. Raises BadSpec."""
    player = line.player
    return read_seat(unquote(player) if player.startswith(OUTSIDE) else player, line.name)


def to_line(seat: Seat, spec: SeatSpec) -> SeatLine:
    """Return the ``seat`` line of an occupant: one word and its name.

    >>> to_line(1, read_seat("cmd:python3 my.py", "Mine")).player, to_line(0, read_seat("random"))
    ('cmd:python3%20my.py', SeatLine(seat=0, player='bot:random', name=''))
    """
    player = "".join(_QUOTED.get(char, char) for char in spec.kind)
    return SeatLine(seat, PREFIX + RANDOM if player == RANDOM else player, spec.name)
