"""What is within reach at the table now: the moment, its controls, and what points at them.

Knows a show and controls. Must not know the match, nor what pressing does.
"""

from __future__ import annotations

from game.ui.input.controls import Control
from game.ui.table import moment
from game.ui.table.log import Log
from game.ui.table.moment import Moment
from game.ui.table.pointer import Pointer
from game.ui.table.show import Show


class Reach:
    """The controls of one table, kept until something happens."""

    def __init__(self, show: Show, log: Log) -> None:
        self._show, self._log = show, log
        self._pressed_at = 0
        self.pointer = Pointer(show)
        self.moment = Moment()
        self.controls: list[Control] = []
        """The table's own, in focus order, also while something lies over them."""

    def renew(self, now: Moment) -> None:
        """Take a new moment and work its controls out."""
        self.moment = now
        self.controls = moment.in_reach(moment.controls(self._show, now), self._pressed_at)

    def note_place(self, name: str, present: list[Control]) -> None:
        """Remember where in the order the control stood that keys are on."""
        names = [control.name for control in present]
        self._pressed_at = names.index(name) if name in names else 0

    def point(self, is_covered: bool) -> bool:
        """Light up what lies under the pointer, nothing of a covered table; return whether what
        is lit has changed."""
        before = self._lit()
        self.moment.hovered = self.pointer.over([] if is_covered else self.controls)
        self.moment.doubted = self.pointer.disabled
        self._log.is_lit = self.moment.hovered == moment.LAST_HAND
        return before != self._lit()

    def _lit(self) -> tuple[str, str, str]:
        return self.moment.hovered, self.moment.doubted, self._show.sprites.hovered
