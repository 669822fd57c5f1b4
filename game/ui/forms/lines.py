"""Parts of longer forms: headings between rows, lines of a list, paragraphs that take the focus.

Knows how each looks in each state; must not know what pressing it does.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.forms.widgets import Item, Label
from game.ui.input.controls import Control
from game.ui.paint.marks import draw_mark
from game.ui.paint.palette import BRASS, CREAM, GOLD, GROUNDS, INK, MUTED
from game.ui.paint.plates import plate
from game.ui.paint.theme import line_height, shorten, text, wrap


@dataclass
class Section(Label):
    """What the rows below have in common, over a thin line."""

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the words and the line."""
        x, y = self.rect.left, self.rect.bottom - max(4, self.px // 4)
        pygame.draw.line(surface, BRASS, (x, y), (self.rect.right, y), max(1, self.px // 14))
        at = (x, y - max(2, self.px // 8))
        text(surface, self.text, self.px, at, GOLD, anchor="bottomleft", bold=True)


@dataclass
class Reading(Label):
    """A paragraph that takes the focus, so that keys and a gamepad can read on."""

    name: str = ""

    def control(self) -> Control:
        """Return the paragraph as a control that does nothing when pressed."""
        return Control(self.name, "text", self.text, self.rect)


@dataclass
class Line(Item):
    """One of a list: its words, a remark below them, and whether it is the chosen one.

    ``is_chosen`` is None in a list where nothing is chosen: then it is a plain button. ``is_open``:
    what it opens into is shown below. ``side``: whose sign it bears.
    """

    name: str
    label: str
    px: int
    note: str = ""
    note_px: int = 0
    is_chosen: bool | None = None
    is_open: bool = False
    side: int | None = None

    def control(self) -> Control:
        """Return the line as a control."""
        if self.is_chosen is None:
            return Control(self.name, "button", self.label, self.rect, value=self.note)
        value = "1" if self.is_chosen else "0"
        return Control(self.name, "radio", self.label, self.rect, value=value)

    def words(self) -> str:
        """Return the line's words."""
        return f"{self.label}. {self.note}" if self.note else self.label

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw a dark plate, a gold one with a mark for the chosen line."""
        ground = "gold" if self.is_chosen else "ultra" if self.is_open else "black"
        surface.blit(plate(self.rect.size, ground, 0, hover), self.rect)
        is_marked = self.side is not None
        room = line_room(self.rect.width, self.px, is_marked)
        tall = line_height(self.px)
        rows = wrap(self.note, self.note_px, room) if self.note else []
        tall += len(rows) * line_height(self.note_px)
        x, y = self.rect.left + line_inset(self.px, is_marked), self.rect.centery - tall // 2
        if self.is_chosen:
            # Not by colour alone.
            size, middle = max(4, self.px // 4), y + line_height(self.px) // 2
            left = self.rect.left + self.px // 2 + size // 2
            points = [(left - size, middle), (left, middle - size)]
            points += [(left + size, middle), (left, middle + size)]
            pygame.draw.polygon(surface, INK, points)
        elif self.side is not None:
            size, middle = round(self.px * 0.56) // 2 * 2, y + line_height(self.px) // 2
            box = pygame.Rect(0, 0, size, size)
            box.center = (self.rect.left + round(self.px * 0.8), middle)
            # On its own colour a sign would not be seen.
            draw_mark(surface, box, self.side, CREAM if self.is_open else None)
        colour = GROUNDS[ground].text
        words = shorten(self.label, self.px, room, True)
        middle = y + line_height(self.px) // 2
        text(surface, words, self.px, (x, middle), colour, anchor="midleft", bold=True)
        y += line_height(self.px)
        for row in rows:
            middle = y + line_height(self.note_px) // 2
            tone = INK if self.is_chosen else MUTED
            text(surface, row, self.note_px, (x, middle), tone, anchor="midleft")
            y += line_height(self.note_px)


@dataclass
class Ask(Item):
    """A question mark that asks for an explanation; lit while that is shown."""

    name: str
    label: str
    px: int
    is_open: bool = False

    def control(self) -> Control:
        """Return the mark as a control."""
        return Control(
            self.name, "button", self.label, self.rect, value="1" if self.is_open else ""
        )

    def words(self) -> str:
        """Return what it asks."""
        return self.label

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the mark on a small plate."""
        ground = "ultra" if self.is_open else "black"
        surface.blit(plate(self.rect.size, ground, 0, hover), self.rect)
        text(surface, "?", self.px, self.rect.center, GOLD, anchor="center", bold=True)


def line_inset(px: int, is_marked: bool = False) -> int:
    """Return how far a line's words stand from its left edge, for letters of `px`, with the sign
    of a side before them or not."""
    return round(px * (1.5 if is_marked else 1.1))


def line_room(width: int, px: int, is_marked: bool = False) -> int:
    """Return how wide the words of a line may be."""
    return width - line_inset(px, is_marked) - px // 2


@dataclass
class Told(Label):
    """An explanation that was asked for, set off by a bar at its left."""

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the bar and the words."""
        wide = max(3, self.px // 6)
        bar = pygame.Rect(self.rect.left - 3 * wide, self.rect.top, wide, self.rect.height)
        pygame.draw.rect(surface, BRASS, bar, border_radius=wide // 2)
        self.colour = CREAM
        super().draw(surface, hover, down)
