"""What a scene is to the program's loop."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.ui.input.controls import Control
from game.ui.route import Route


class Scene(Protocol):
    """One screen. The loop lays it out, hands it input, moves time on and draws it.

    The loop owns the focus ring, the pointer and the keys of controls: a click, Enter on the
    focused control or a control's key all arrive as ``press(name)``. ``event`` gets what is left.
    """

    name: str

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of ``size`` pixels (also called once at the start)."""

    def controls(self) -> list[Control]:
        """Return what can be pressed now, in focus order."""

    def texts(self) -> list[str]:
        """Return what a screen reader would say, top to bottom."""

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Do what the named control does; ``mods`` are pygame's KMOD bits of the event."""

    def event(self, event: pygame.event.Event) -> Route | None:
        """Take an input event that no control took (text input, dragging, wheel, other keys)."""

    def update(self, dt_ms: int) -> Route | None:
        """Move time on by ``dt_ms`` (at most 50)."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""

    @property
    def busy(self) -> bool:
        """Whether something is still going to happen by itself: a running timeline, a rival
        thinking. Blinking and breathing do not count."""

    @property
    def moving(self) -> bool:
        """Whether the next frame looks different from this one, so that it must be drawn."""

    def leave(self) -> None:
        """Release what the scene holds: it is not shown again."""
