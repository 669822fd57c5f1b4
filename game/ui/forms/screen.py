"""A menu-like scene, built from a description each time its size or contents change.

Knows items, hovering, sliding and the order of focus; must not know which menu it is. A subclass
names itself, adds its items in `build` and says in `press` what they do.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.ui.forms.board import Board, Plan, lay_board
from game.ui.forms.scroll import Area
from game.ui.forms.widgets import Item, Slider
from game.ui.input.controls import Control, control_at
from game.ui.paint.backdrop import backdrop
from game.ui.paint.theme import BODY, Scale
from game.ui.route import Route

WHEEL_LETTERS = 4
"""How far one notch of the wheel slides a screen, in heights of letters."""


class Screen:
    """Base of the menus. ``over``: it is laid over another scene, so it paints no background."""

    name = ""
    over = False

    def __init__(self) -> None:
        self.size = (0, 0)
        self.items: list[Item] = []
        self.area: Area | None = None
        """What slides, if not all of the screen is in sight."""
        self._hover = ""
        self._down = ""
        self._changed = True
        self._letters = 0

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

    def add_board(self, plan: Plan, scale: Scale) -> Board:
        """Lay a board out and put it on the screen; what has no room slides."""
        made = lay_board(plan, scale)
        self.add(*made.items)
        if made.sliding is not None:
            offset = self.area.offset if self.area is not None else 0
            self.area = Area(made.sliding.view, made.sliding.height, made.sliding.items)
            self.area.slide_to(offset, at_once=True)
        else:
            self.area = None
        return made

    def rebuild(self) -> None:
        """Build everything anew for the window as it is."""
        self.items = []
        scale = self.scale(self.size)
        self._letters = scale.letters(BODY)
        self.build(scale)
        self._changed = True

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of `size` pixels."""
        self.size = size
        self.rebuild()

    def controls(self) -> list[Control]:
        """Return what can be pressed now, in focus order."""
        found = []
        for item in self.items:
            control = item.control()
            if control is None:
                continue
            if self.area is not None:
                is_inside = self.area.holds(item)
                place = self.area.unrolled(control.rect, is_inside)
                rect = self.area.seen(control.rect) if is_inside else control.rect
                control = replace(control, rect=rect, place=place)
            found.append(control)
        return found

    def texts(self) -> list[str]:
        """Return what a screen reader would say, top to bottom."""
        return [item.words() for item in self.items if item.words()]

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Do what the named control does; overridden."""
        return None

    def focus(self, name: str) -> None:
        """Follow the focus: what has it comes into sight."""
        self.reveal(name)

    def reveal(self, name: str, at_once: bool = False) -> None:
        """Slide so far that the named control is in sight."""
        if self.area is None:
            return
        for item in self.items:
            control = item.control()
            if control is not None and control.name == name and self.area.holds(item):
                self.area.reveal(item.rect, 3 * self._letters, at_once)
                self._changed = True

    def adjust(self, name: str, way: int) -> None:
        """Move the named slider one step down (-1) or up (1)."""
        for item in self.items:
            if isinstance(item, Slider) and item.name == name:
                self.set_value(name, item.moved(way))
                return

    def event(self, event: pygame.event.Event) -> Route | None:
        """Follow the pointer: hovering, holding, dragging sliders, sliding."""
        if event.type == pygame.MOUSEMOTION:
            if self._down and event.buttons[0]:
                self._slide(self._down, event.pos[0])
            elif self.area is not None and event.buttons[0] and self.area.drag(event.pos):
                self._changed = True
            self._point(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take_hold(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._down = ""
            self._changed = True
            if self.area is not None:
                self.area.drag(event.pos)
                self.area.up()
        elif event.type == pygame.MOUSEWHEEL and self.area is not None:
            self.area.slide(-event.y * WHEEL_LETTERS * self._letters)
            self._changed = True
        elif event.type == pygame.KEYDOWN and self.area is not None:
            self._page(event.key, self.area)
        elif event.type == pygame.WINDOWLEAVE:
            self._point((-1, -1))
        return None

    def update(self, dt_ms: int) -> Route | None:
        """Move time on."""
        if self.area is not None and self.area.update(dt_ms):
            self._changed = True
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background, unless the scene lies over another, and the items."""
        if not self.over:
            surface.blit(backdrop(self.size), (0, 0))
        for item in self.items:
            if self.area is None or not self.area.holds(item):
                self._draw_item(surface, item)
            elif item.rect.colliderect(self.area.view):
                surface.set_clip(self.area.view)
                self._draw_item(surface, item)
                surface.set_clip(None)
        if self.area is not None:
            self.area.draw_bar(surface)
        self._changed = False

    @property
    def busy(self) -> bool:
        """Menus wait for the player, but for what is still sliding."""
        return self.area is not None and self.area.moving

    @property
    def moving(self) -> bool:
        """Whether something changed since it was drawn."""
        return self._changed or self.busy

    def leave(self) -> None:
        """Nothing to release."""

    def _draw_item(self, surface: pygame.Surface, item: Item) -> None:
        control = item.control()
        name = control.name if control else None
        item.draw(surface, name == self._hover, name == self._down and name == self._hover)

    def _point(self, pos: tuple[int, int]) -> None:
        control = control_at(self.controls(), pos)
        name = control.name if control else ""
        if name != self._hover:
            self._hover = name
            self._changed = True

    def _take_hold(self, pos: tuple[int, int]) -> None:
        control = control_at(self.controls(), pos)
        self._down = control.name if control and control.enabled else ""
        self._slide(self._down, pos[0])
        if self.area is not None:
            self.area.down(pos, control is None)
        self._changed = True

    def _page(self, key: int, area: Area) -> None:
        """Slide by the keys that turn pages."""
        ways = {pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85}
        if key in ways:
            area.slide(ways[key] * area.view.height)
        elif key in (pygame.K_HOME, pygame.K_END):
            area.slide_to(0 if key == pygame.K_HOME else area.most)
        self._changed = True

    def _slide(self, name: str, x: int) -> None:
        for item in self.items:
            if isinstance(item, Slider) and item.name == name:
                self.set_value(name, item.value_at(x))
                return
