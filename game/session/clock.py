"""The clock of a table (``reloj``): how long a person still has, and what happens at the end of it.

Knows matches. Must not know what time it is: whoever shows the match says how much has passed, and
says nothing while nobody could act (cards flying, a pause).
"""

from __future__ import annotations

from game.engine.seats import Seat
from game.engine.state import State
from game.session.match import Match


class TurnClock:
    """Counts one person's seconds at a time; each decision has all of them anew, and talking to a
    partner is none."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._turn: tuple[Seat | None, State] | None = None
        self._spent_s = 0.0

    @property
    def left_s(self) -> float | None:
        """The seconds left to the person who must act; None where no clock runs."""
        limit = self._match.rules.reloj
        if not limit or self._match.human_to_act is None:
            return None
        return max(0.0, limit - (self._spent_s if self._turn == self._now() else 0.0))

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; True when it ran out and the simple bot moved for the person."""
        if self.left_s is None:
            return False
        now = self._now()
        if now != self._turn:
            self._turn, self._spent_s = now, 0.0
        self._spent_s += seconds
        if self._spent_s < self._match.rules.reloj:
            return False
        self._turn = None
        self._match.play_by_clock()
        return True

    def _now(self) -> tuple[Seat | None, State]:
        return self._match.human_to_act, self._match.state
