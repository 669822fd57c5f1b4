"""What goes on by itself at a table at rest: a rival's move, the next hand, the deaf moment, the
clock of a turn.

Knows the match's public door, a show and the player's wish to go on by itself. Must not know
buttons or covers. A rival thinks while the table is being told, and its pause runs from then on
whatever the thinking takes: only a thought longer than the pause makes anybody wait for it.
"""

from __future__ import annotations

import math

from game.engine.seats import Seat
from game.session.clock import TurnClock
from game.session.match import Match
from game.ui.table.pace import Pace
from game.ui.table.show import Show
from game.ui.words import speech

GUARD_MS = 150
"""After a telling the bar stays deaf so long: a double click must not answer what came up."""
RIVAL, NEXT_HAND = "rival", "next-hand"


class Course:
    """The course of time at one table."""

    def __init__(self, match: Match, show: Show) -> None:
        self._match, self._show = match, show
        self._pace = Pace()
        self._clock = TurnClock(match)
        self._seconds = -1
        self._guard_ms = 0.0

    @property
    def deaf(self) -> bool:
        """Whether presses do not count yet, because the telling has only just ended."""
        return self._guard_ms > 0

    def guard(self) -> None:
        """Be deaf for a moment from now on."""
        self._guard_ms = GUARD_MS

    def listen_again(self, dt_ms: float) -> bool:
        """Let the deaf moment run out; return whether it has just done so."""
        self._guard_ms -= dt_ms
        return not self.deaf

    @property
    def left_s(self) -> float | None:
        """The seconds left to the person who is asked; None where no clock runs."""
        return self._clock.left_s

    def has_ticked(self) -> bool:
        """Return, once, whether the clock shows another second than before."""
        seconds = -1 if self.left_s is None else math.ceil(self.left_s)
        before, self._seconds = self._seconds, seconds
        return seconds != before

    def time_up(self, dt_ms: float) -> Seat | None:
        """Let the time of whoever is asked pass; return that seat when the time ran out and was
        played for it."""
        seat = self._match.human_to_act
        return seat if self._clock.pass_time(dt_ms / 1000) else None

    def start_again(self) -> None:
        """Note that something has happened: the next pause is a new one, the rival may think."""
        self._pace.start_again()
        self._match.consider()

    def goes_on(self, auto_next: bool) -> bool:
        """Return whether anything is still to come by itself; ``auto_next`` is the setting."""
        return self._match.thinking or (auto_next and self._show.view.ended)

    def come(self, dt_ms: float, auto_next: bool) -> str:
        """Let time pass at rest; return RIVAL when one has moved, NEXT_HAND when it is time for it,
        else nothing."""
        factor = self._show.timeline.factor
        if self._match.thinking:
            self._match.consider()
            is_answer = speech.pending(self._show.view.seen) is not None
            if self._pace.has_thought(dt_ms, is_answer, factor) and self._match.poll():
                return RIVAL
        elif auto_next and self._show.view.ended and self._pace.has_shown(dt_ms, factor):
            return NEXT_HAND
        return ""
