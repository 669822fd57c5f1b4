"""Going on with a match that was written down: who sat where, from which seed, at which state.

Knows records. Must not know how a match is played on.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import NamedTuple

from game.ai.levels import SIMPLE, BadSpec
from game.engine.record import parse
from game.engine.replay import Replayed, replay
from game.engine.seats import Seat
from game.engine.transcript import BadRecord, Record, write_header
from game.session.seating import seated
from game.session.seats import HUMAN, SeatSpec, from_line


class Resumed(NamedTuple):
    """A record played to its end, and what is needed to play on: who sits where, the seed, and the
    people who sat down at the beginning."""

    match: Replayed
    seats: tuple[SeatSpec, ...]
    seed: str
    owners: dict[Seat, SeatSpec]


def read_match(text: str, run_commands: bool) -> Resumed:
    """Return what a record leaves to go on from; raises BadRecord when it leaves nothing.

    A record may come from anywhere, so the command lines in it are run only with
    ``run_commands``; without, the simple bot sits in for those programs.
    """
    record = parse(text)
    for hand in record.hands:
        if None in hand.deal:
            message = "cards are hidden here, so the match cannot be played on"
            raise BadRecord(hand.line, "deal", "hidden-cards", message)
    match = replay(record)
    seats = tuple(_seat(record, seat, run_commands) for seat in range(record.rules.players))
    owners = {line.seat: from_line(line) for line in record.seats if line.player == HUMAN}
    return Resumed(match, seats, record.seed or _seed_of(record), owners)


def _seat(record: Record, seat: int, run_commands: bool) -> SeatSpec:
    """Return who sits in a seat at the end of the record."""
    line = seated(record)[seat]
    try:
        spec = from_line(line)
    except BadSpec as bad:
        raise BadRecord(line.line or 1, line.player, "bad-seat", str(bad)) from bad
    return replace(spec, kind=SIMPLE) if spec.is_outside and not run_commands else spec


def _seed_of(record: Record) -> str:
    """Return a seed for a record without one: the same each time the match is taken up."""
    parts = [write_header(record.rules, record.seats, None)]
    parts += [hand.deal_text for hand in record.hands[:1]]
    return hashlib.sha256("".join(parts).encode("utf-8")).hexdigest()[:12]
