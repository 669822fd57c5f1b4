"""The pointer over the table: what it lights up, and the card it carries.

Knows controls and a show. Must not know what playing a card does. Carrying is a second way of
playing, never the only one.
"""

from __future__ import annotations

from game.ui.input.controls import Control, control_at
from game.ui.table.moment import card_of
from game.ui.table.show import Show

SLOP_PX = 8
"""A press that moves less is a click."""


class Pointer:
    """Where the pointer is, and what it holds."""

    def __init__(self, show: Show) -> None:
        self._show = show
        self._at = (-1, -1)
        self._card = ""
        self._control = ""
        self._start = (0, 0)
        self._is_far = False
        self._spent = ""
        self._focused = ""
        self.disabled = ""
        """The control under the pointer that cannot be pressed."""

    def focus(self, name: str) -> None:
        """Take note that keys moved the focus to a control: its card rises as under the pointer."""
        self._focused = name

    def move(self, to: tuple[int, int]) -> bool:
        """Follow the pointer; return whether it carries a card."""
        self._at, self._focused = to, ""
        if not self._card:
            return False
        dx, dy = to[0] - self._start[0], to[1] - self._start[1]
        self._is_far = self._is_far or max(abs(dx), abs(dy)) > SLOP_PX
        if self._is_far:
            place = self._show.layout().cards[self._card]
            self._show.carry(self._card, (place.x + dx, place.y + dy))
        return self._is_far

    def over(self, controls: list[Control]) -> str:
        """Return the name of the control under the pointer, else of the one keys moved to, and
        raise the card it stands for."""
        control = control_at(controls, self._at)
        if control is None:
            control = next((each for each in controls if each.name == self._focused), None)
        name = control.name if control is not None and control.enabled else ""
        self.disabled = control.name if control is not None and not control.enabled else ""
        self._show.sprites.hovered = card_of(self._show, name or self._focused)
        return name

    def down(
        self, at: tuple[int, int], controls: list[Control], may_carry: bool = True
    ) -> Control | None:
        """Take hold of an own card, if any may be carried; return the control that was hit."""
        self._card = self._spent = ""
        self._is_far = False
        control = control_at(controls, at)
        if may_carry and control is not None and control.enabled:
            self._card = card_of(self._show, control.name)
            self._control, self._start = control.name, at
        return control

    def up(self, at: tuple[int, int]) -> str:
        """Let go; return the control of a card that was carried to the felt, else nothing.

        Any other carried card flies back.
        """
        card, self._card = self._card, ""
        if not card or not self._is_far:
            return ""
        self._spent = self._control
        area = self._show.layout().zones
        if at[1] < area.hand_top:
            return self._control
        self._show.put_back(card)
        return ""

    def has_spent(self, name: str) -> bool:
        """Return, once, whether a press of this control was the end of a carrying."""
        spent, self._spent = self._spent, ""
        return spent == name
