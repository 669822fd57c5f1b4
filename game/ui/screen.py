"""A menu-like scene, built from a description each time its size or contents change.

Knows items, hovering and the order of focus; must not know which menu it is. A subclass names
itself, adds its items in `build` and says in `press` what they do.
"""

from __future__ import annotations

import pygame

from game.ui.backdrop import backdrop
from game.ui.controls import Control, control_at
from game.ui.route import Route
from game.ui.theme import Scale
from game.ui.widgets import Item, Slider


class Screen:
    """Base of the menus. ``over``: it is laid over another scene, so it paints no background."""

    name = ""
    over = False

    def __init__(self) -> None:
        self.size = (0, 0)
        self.items: list[Item] = []
        self._hover = ""
        self._down = ""
        self._changed = True

    def build(self, scale: Scale) -> None:
        """Add the items for a window; overridden."""

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures of a window; overridden where the player's text size counts."""
        return Scale(size)

    def set_value(self, name: str, value: float) -> None:
        """Take a slider's new value (0 to 1); overridden where there are sliders."""

    def add(self, *items: Item) -> None:
        """Put items on the screen, over those that are there."""
        self.items.extend(items)

    def rebuild(self) -> None:
        """Build everything anew for the window as it is."""
        self.items = []
        self.build(self.scale(self.size))
        self._changed = True

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of `size` pixels."""
        self.size = size
        self.rebuild()

    def controls(self) -> list[Control]:
        """Return what can be pressed now, in focus order."""
        found = (item.control() for item in self.items)
        return [control for control in found if control is not None]

    def texts(self) -> list[str]:
        """Return what a screen reader would say, top to bottom."""
        return [item.words() for item in self.items if item.words()]

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Do what the named control does; overridden."""
        return None

    def adjust(self, name: str, way: int) -> None:
        """Move the named slider one step down (-1) or up (1)."""
        for item in self.items:
            if isinstance(item, Slider) and item.name == name:
                self.set_value(name, item.moved(way))
                return

    def event(self, event: pygame.event.Event) -> Route | None:
        """Follow the pointer: hovering, holding, dragging sliders."""
        if event.type == pygame.MOUSEMOTION:
            control = control_at(self.controls(), event.pos)
            self._point(control.name if control else "")
            if self._down and event.buttons[0]:
                self._slide(self._down, event.pos[0])
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            control = control_at(self.controls(), event.pos)
            self._down = control.name if control and control.enabled else ""
            self._slide(self._down, event.pos[0])
            self._changed = True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._down = ""
            self._changed = True
        elif event.type == pygame.WINDOWLEAVE:
            self._point("")
        return None

    def update(self, dt_ms: int) -> Route | None:
        """Move time on."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background, unless the scene lies over another, and the items."""
        if not self.over:
            surface.blit(backdrop(self.size), (0, 0))
        for item in self.items:
            control = item.control()
            name = control.name if control else None
            item.draw(surface, name == self._hover, name == self._down and name == self._hover)
        self._changed = False

    @property
    def busy(self) -> bool:
        """Menus wait for the player."""
        return False

    @property
    def moving(self) -> bool:
        """Whether something changed since it was drawn."""
        return self._changed

    def leave(self) -> None:
        """Nothing to release."""

    def _point(self, name: str) -> None:
        if name != self._hover:
            self._hover = name
            self._changed = True

    def _slide(self, name: str, x: int) -> None:
        for item in self.items:
            if isinstance(item, Slider) and item.name == name:
                self.set_value(name, item.value_at(x))
                return
