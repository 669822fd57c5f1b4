"""Who sits where by a record: the header, the ``seat`` lines between hands, the notes in them.

A seat may change hands at any moment, but a ``seat`` line stands between two hands only. Until
then a note says it: ``note seat-b=bot:rule El Profe``. Knows records. Must not know players.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from game.engine.seats import LETTERS, Seat
from game.engine.transcript import Record, SeatLine, clean_name, write_seat

_KEY = "seat-"


def note_of(line: SeatLine) -> str:
    """Return the note that says what the ``seat`` line will.

    >>> note_of(SeatLine(1, "bot:rule", "El Profe"))
    'seat-b=bot:rule El Profe'
    """
    _, letter, player = write_seat(line).rstrip("\n").split(" ", 2)
    return f"{_KEY}{letter}={player}"


def written(record: Record) -> dict[Seat, SeatLine]:
    """Return the last ``seat`` line of each seat."""
    lines = {line.seat: line for line in record.seats}
    for hand in record.hands:
        lines |= {line.seat: line for line in hand.seats}
    return lines | {line.seat: line for line in record.changes}


def seated(record: Record) -> dict[Seat, SeatLine]:
    """Return who sits in each seat at the end of a record, its notes counted."""
    lines = {line.seat: line for line in record.seats}
    lines |= _noted(record.notes, lines)
    for hand in record.hands:
        lines |= {line.seat: line for line in hand.seats}
        lines |= _noted(hand.notes, lines)
    return lines | {line.seat: line for line in record.changes}


def _noted(notes: Iterable[str], table: Container[Seat]) -> dict[Seat, SeatLine]:
    """Return the seats that changed hands by notes; what is no such note says nothing."""
    lines = {}
    for note in notes:
        key, _, value = note.partition("=")
        letter, (player, *name) = key.removeprefix(_KEY), value.split() or [""]
        kind, _, rest = player.partition(":")
        is_player = player == "human" or (kind in ("bot", "cmd") and rest)
        if key.startswith(_KEY) and len(letter) == 1 and letter in LETTERS and is_player:
            seat = LETTERS.index(letter)
            if seat in table:
                lines[seat] = SeatLine(seat, player, clean_name(name))
    return lines
