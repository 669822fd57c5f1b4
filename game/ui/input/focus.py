"""The focus ring: which control the keys and the gamepad are on, laid over every kind of widget.

Knows controls as rectangles in an order; must not know what a control does.
"""

from __future__ import annotations

import pygame

from game.ui.input.controls import Control
from game.ui.paint.palette import FOCUS, SHADOW

WAYS: dict[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
"""Arrow keys as directions."""


_NOWHERE = float("inf")


class FocusRing:
    """Where the focus is. It is always kept, but shown only to those who use keys or a pad."""

    def __init__(self) -> None:
        self.name = ""
        self.visible = False
        self._index = 0

    def current(self, controls: list[Control]) -> Control | None:
        """Return the focused control; when it is gone, the one that took its place in order."""
        for index, control in enumerate(controls):
            if control.name == self.name:
                self._index = index
                return control
        if not self.name or not controls:
            return None
        usable = [c for c in controls[self._index :] if c.enabled] or _usable(controls)
        if not usable:
            return None
        self.name = usable[0].name
        return usable[0]

    def put(self, name: str, visible: bool | None = None) -> None:
        """Set the focus on a control by name; an empty name takes it away."""
        self.name = name
        if visible is not None:
            self.visible = visible

    def show(self, controls: list[Control]) -> None:
        """Show where the focus is, on the first control if it was nowhere."""
        present = self.current(controls)
        if present is None or not present.enabled:
            self.name = ""
            self.step(controls, 1)
        self.visible = True

    def step(self, controls: list[Control], way: int) -> None:
        """Go to the next (1) or the last (-1) control in order, round the end."""
        usable = _usable(controls)
        if not usable:
            return
        self.visible = True
        present = self.current(controls)
        if present is None:
            self.name = usable[0 if way > 0 else -1].name
            return
        names = [control.name for control in usable]
        if present.name in names:
            self.name = names[(names.index(present.name) + way) % len(names)]
        else:
            self.name = names[0]

    def move(self, controls: list[Control], way: tuple[int, int]) -> None:
        """Go to the nearest control in a direction; stay where there is none."""
        present = self.current(controls)
        if present is None:
            self.step(controls, 1)
            return
        if not self.visible:
            # The first arrow shows where the focus is; the next one moves it.
            self.visible = True
            if present.enabled:
                return
        others = [control for control in _usable(controls) if control.name != present.name]
        best = _beside(present, others, way[0]) if way[0] else _beyond(present, others, way[1])
        if best is not None:
            self.name = best.name

    def draw(self, surface: pygame.Surface, controls: list[Control]) -> None:
        """Draw the ring round the focused control, if it is to be seen."""
        if not self.visible:
            return
        control = self.current(controls)
        if control is None:
            return
        thick = max(3, round(surface.get_height() / 270))
        box = control.rect.inflate(2 * thick + 4, 2 * thick + 4).clip(surface.get_rect())
        radius = max(4, min(box.size) // 8)
        pygame.draw.rect(surface, SHADOW, box.inflate(4, 4), thick + 4, border_radius=radius + 2)
        pygame.draw.rect(surface, FOCUS, box, thick, border_radius=radius)


def _usable(controls: list[Control]) -> list[Control]:
    return [control for control in controls if control.enabled]


def _place(control: Control) -> pygame.Rect:
    return control.rect if control.place is None else control.place


def _beside(start: Control, others: list[Control], way: int) -> Control | None:
    """The next control in a row: whatever overlaps the row comes before all that does not, and
    nobody looks up or down for what lies to the left or right."""
    here = _place(start)

    def far(control: Control) -> tuple[bool, float]:
        there = _place(control)
        ahead = (there.centerx - here.centerx) * way
        apart = max(0, there.top - here.bottom, here.top - there.bottom)
        aside = abs(there.centery - here.centery)
        if ahead <= 0 or apart > ahead:
            return True, _NOWHERE
        return apart > 0, ahead + 4 * apart + 0.3 * aside

    best = min(others, key=far, default=None)
    return best if best is not None and far(best)[1] < _NOWHERE else None


def _beyond(start: Control, others: list[Control], way: int) -> Control | None:
    """The control of the next row that lies nearest to this one's column: no row is skipped for
    having nothing exactly above or below."""
    here = _place(start)

    def ahead(control: Control) -> int:
        return (_place(control).centery - here.centery) * way

    def aside(control: Control) -> tuple[int, int, int]:
        there = _place(control)
        apart = max(0, there.left - here.right, here.left - there.right)
        return apart, abs(there.centerx - here.centerx), ahead(control)

    found = [control for control in others if ahead(control) > 0]
    if not found:
        return None
    row = _place(min(found, key=lambda control: (ahead(control), aside(control))))
    return min((c for c in found if _is_in_row(_place(c), row)), key=aside)


def _is_in_row(box: pygame.Rect, row: pygame.Rect) -> bool:
    """Whether two controls stand side by side: the middle of one is within the other."""
    return row.top <= box.centery < max(row.bottom, row.top + 1) or (
        box.top <= row.centery < box.bottom
    )
