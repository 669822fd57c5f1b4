"""pygame_gui in our clothes: text that is typed.

Knows pygame_gui and how to make it follow events alone; must not know which screen uses it.
Importing this costs some 50 ms, so only screens that need it do.
"""

from __future__ import annotations

from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from game.ui.forms.widgets import Item
from game.ui.input.controls import Control
from game.ui.paint.fonts import font_folder
from game.ui.paint.palette import GOLD, INK, Colour, web
from game.ui.paint.plates import plate
from game.ui.stage import TEXTBOX

_FACE = "noto_sans_own"
_CLEAR = "#00000000"


class _Manager(pygame_gui.UIManager):
    """A manager whose pointer is where the last event said, so that posted events count."""

    def _update_mouse_position(self) -> None:
        return


class Gui:
    """The pygame_gui elements of one screen; thrown away and made again with it."""

    def __init__(self, size: tuple[int, int], px: int) -> None:
        """``px``: the size of the letters."""
        self.manager = _Manager(size, starting_language="es", enable_live_theme_updates=False)
        folder = font_folder()
        self.manager.add_font_paths(
            _FACE, str(folder / "NotoSans-Regular.ttf"), str(folder / "NotoSans-Bold.ttf")
        )
        self.manager.get_theme().load_theme(_theme(px))
        self._entries: list[Entry] = []

    def entry(self, item: Entry) -> None:
        """Take an entry along when time moves on."""
        self._entries.append(item)

    def event(self, event: pygame.event.Event) -> bool:
        """Hand an event on; return whether an element used it."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.manager.mouse_position = event.pos
        return bool(self.manager.process_events(event))

    def update(self, dt_ms: int) -> bool:
        """Move time on; return whether something looks different."""
        before = [entry.line.cursor_on for entry in self._entries]
        self.manager.update(dt_ms / 1000)
        return before != [entry.line.cursor_on for entry in self._entries]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the elements."""
        self.manager.draw_ui(surface)


class Entry(Item):
    """One line to type into, on a painted plate."""

    def __init__(
        self, gui: Gui, rect: pygame.Rect, name: str, label: str, value: str, limit: int
    ) -> None:
        """``label`` is what a screen reader calls it, ``limit`` the most letters it takes."""
        super().__init__(rect)
        self.name, self.label = name, label
        self.line = UITextEntryLine(rect.inflate(-12, -8), gui.manager)
        self.line.set_text(value)
        self.line.set_text_length_limit(limit)
        gui.entry(self)

    @property
    def value(self) -> str:
        """What stands in the line."""
        return str(self.line.get_text())

    def focus(self, wanted: bool) -> None:
        """Let keys reach the line, or not."""
        if wanted and not self.line.is_focused:
            self.line.focus()  # type: ignore[no-untyped-call]
        elif not wanted and self.line.is_focused:
            self.line.unfocus()  # type: ignore[no-untyped-call]

    def move(self, dy: int) -> None:
        """Take the line along when the plate slides."""
        self.line.set_position((self.rect.left + 6, self.rect.top + 4))

    def control(self) -> Control:
        """Return the line as a control; its value is the text."""
        return Control(self.name, TEXTBOX, self.label, self.rect, True, "", self.value)

    def words(self) -> str:
        """Return the label with the text."""
        return f"{self.label}: {self.value}"

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the plate; the line itself is drawn by its `Gui`."""
        surface.blit(plate(self.rect.size, "paper", 0, hover), self.rect)


def _theme(px: int) -> dict[str, Any]:
    """Our colours and letters; fonts stand at each element, as pygame_gui ignores defaults."""
    letters = {"name": _FACE, "size": str(px), "bold": "0", "italic": "0"}

    def colours(**named: Colour) -> dict[str, str]:
        return {name: web(colour) for name, colour in named.items()}

    flat = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}
    return {
        "text_entry_line": {
            "font": letters,
            "misc": {**flat, "padding": "8,2"},
            "colours": {
                **colours(normal_text=INK, selected_bg=GOLD, selected_text=INK, text_cursor=INK),
                "dark_bg": _CLEAR,
                "normal_border": _CLEAR,
            },
        },
    }
