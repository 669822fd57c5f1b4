"""Who sits in each seat of a match and whose mind answers for it, while seats change hands.

Knows occupants and thinkers. Must not know rules, states or records.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.seats import Seat
from game.session.decide import Trouble
from game.session.protocol import OutsideThinker
from game.session.seats import SeatSpec
from game.session.thinker import InlineThinker, Thinker


class Chairs:
    """The occupants of a table and their minds.

    ``thinker`` answers for our own bots, ``minds`` for single seats instead; both stay their
    owner's to close. Outside programs that have no mind are started here and end with `close`.
    """

    def __init__(
        self,
        seats: Sequence[SeatSpec],
        thinker: Thinker | None,
        minds: Mapping[Seat, Thinker] | None,
    ) -> None:
        self._thinker = thinker or InlineThinker()
        self._minds = dict(minds or {})
        self._guests: dict[Seat, OutsideThinker] = {}
        self.seats = tuple(seats)
        self.owners = {seat: spec for seat, spec in enumerate(seats) if spec.is_human}
        """The people who sat down at the beginning, also those who handed their seat to a bot."""
        self.willing: set[Seat] = set()
        """The people who want the match called off."""
        self.troubles: list[tuple[Seat, Trouble]] = []
        """Why programs from outside did not move themselves, until somebody takes note of it."""
        for seat in range(len(self.seats)):
            self._invite(seat)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats in which a person decides."""
        return tuple(seat for seat, spec in enumerate(self.seats) if spec.is_human)

    def agree(self, seat: Seat) -> bool:
        """Note that a person wants the match called off; True once every person does.

        Raises ValueError where no person sits: bots do not vote.
        """
        if not self.seats[seat].is_human:
            raise ValueError("bots do not vote")
        self.willing.add(seat)
        return self.willing >= set(self.people)

    def complain(self, seat: Seat, trouble: Trouble) -> None:
        """Note that the simple bot moved for a seat; of our own bots nobody need hear."""
        if self.seats[seat].is_outside:
            self.troubles.append((seat, trouble))

    def mind(self, seat: Seat) -> Thinker:
        """Return who thinks for a seat."""
        return self._minds.get(seat, self._thinker)

    def change(self, seat: Seat, spec: SeatSpec, seen: str) -> None:
        """Seat somebody else; a mind of that seat's own is told the record as it saw it. What was
        agreed on must be asked again."""
        self.willing.clear()
        if seat in self._minds:
            self._minds.pop(seat).end(seen)
        if seat in self._guests:
            self._guests.pop(seat).close()
        self.seats = (*self.seats[:seat], spec, *self.seats[seat + 1 :])
        if spec.is_human:
            self.owners.setdefault(seat, spec)
        self._invite(seat)

    def say_goodbye(self, seen_by: Callable[[Seat], str]) -> None:
        """Tell every mind of a single seat that the match is over, and its record."""
        for seat, mind in self._minds.items():
            mind.end(seen_by(seat))

    def close(self) -> None:
        """Let the outside programs go that started here."""
        for guest in self._guests.values():
            guest.close()

    def _invite(self, seat: Seat) -> None:
        spec = self.seats[seat]
        if spec.is_outside and seat not in self._minds:
            self._guests[seat] = self._minds[seat] = OutsideThinker(spec.command)
