"""What the menus share: the player's text size, and a line to type into where there is one.

Knows the context and screens; must not know any one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.shell.context import Context
from game.ui.forms.screen import Screen
from game.ui.paint.theme import BODY, Scale
from game.ui.route import Route

if TYPE_CHECKING:
    from game.ui.forms.gui import Entry, Gui


class Menu(Screen):
    """A screen with the shared things of the program."""

    def __init__(self, ctx: Context) -> None:
        super().__init__()
        self.ctx = ctx

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures with the player's text size."""
        return self.ctx.scale(size)


class TypedMenu(Menu):
    """A menu with one line to type into: what stands there is ``typed``."""

    line_name = "option:name"
    line_letters = 20

    def __init__(self, ctx: Context, typed: str) -> None:
        super().__init__(ctx)
        self.typed = typed
        self._gui: Gui | None = None
        self._entry: Entry | None = None
        self._is_typing = False

    def put_line(self, scale: Scale, place: pygame.Rect, label: str) -> None:
        """Put the line at a place; in the order of focus it comes before what lies below it."""
        from game.ui.forms.gui import Entry, Gui

        self._gui = Gui(scale.size, scale.letters(BODY))
        entry = Entry(self._gui, place, self.line_name, label, self.typed, self.line_letters)
        entry.focus(self._is_typing)
        self._entry = entry
        area = self.area
        low = place.bottom - (area.offset if area is not None else 0)
        below = [
            n
            for n, item in enumerate(self.items)
            if item.control() is not None
            and (area.unrolled(item.rect, area.holds(item)) if area else item.rect).top >= low
        ]
        self.items.insert(below[0] if below else len(self.items), entry)
        if self.area is not None:
            self.area.add(entry)

    def drop_line(self) -> None:
        """Take the line away, if there is one."""
        self._gui = self._entry = None

    def type(self, wanted: bool) -> None:
        """Let letters go into the line, or not."""
        self._is_typing = wanted
        if self._entry:
            self._entry.focus(wanted)
        self._changed = True

    def focus(self, name: str) -> None:
        """Follow the focus: letters go into the line only while it has it."""
        self.type(name == self.line_name)
        super().focus(name)

    def event(self, event: pygame.event.Event) -> Route | None:
        """Let the line be typed into."""
        if self._gui and self._gui.event(event):
            self._changed = True
        if self._entry and self._entry.value != self.typed:
            self.typed = self._entry.value
            self._changed = True
        if event.type == pygame.MOUSEBUTTONDOWN and self._entry:
            self._is_typing = bool(self._entry.line.is_focused)
        return super().event(event)

    def update(self, dt_ms: int) -> Route | None:
        """Let the caret blink."""
        if self._gui and self._gui.update(dt_ms):
            self._changed = True
        return super().update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the menu and the line over it."""
        super().draw(surface)
        if self._gui:
            if self.area is not None:
                surface.set_clip(self.area.view)
            self._gui.draw(surface)
            surface.set_clip(None)


def clean_name(typed: str) -> str:
    """Return what was typed as a name that a record can hold; it may be empty."""
    # A semicolon begins a comment in the record.
    name = " ".join(typed.replace(";", " ").split())
    return name if name.isprintable() else ""
