"""What menus are made of: labels, plates to press, choices, sliders, panels.

Knows how each looks in each state and where it is; must not know what pressing it does.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.input.controls import Control
from game.ui.paint import painted
from game.ui.paint.palette import CREAM, DANGER, DISABLED, GROUNDS, INK, MUTED, Colour
from game.ui.paint.plates import bean, plate, shadow
from game.ui.paint.theme import fit, line_height, shorten, text, wrap
from game.ui.stage import SLIDER

MIN_TARGET_PX = 48
"""The smallest side of what a pointer must hit."""


@dataclass
class Item:
    """Something on a screen, at a place. Most are not controls."""

    rect: pygame.Rect

    def control(self) -> Control | None:
        """Return what can be pressed here, if anything."""
        return None

    def words(self) -> str:
        """Return what a screen reader says here; empty for decoration."""
        return ""

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw it; ``hover``: the pointer is on it, ``down``: and its button is held."""


@dataclass
class Panel(Item):
    """A large painted plate for others to stand on."""

    ground: str = "bottle"
    level: int = 2

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the panel with its shadow."""
        blur = max(4, self.rect.height // 30)
        dark = shadow(self.rect.size, 12, blur, 130)
        surface.blit(dark, self.rect.move(-blur, -blur + blur // 2))
        if self.level >= 2:
            surface.blit(painted.board(self.rect.size, self.ground), self.rect)
        else:
            surface.blit(plate(self.rect.size, self.ground, self.level), self.rect)


@dataclass
class Picture(Item):
    """A picture as it is."""

    surface: pygame.Surface
    caption: str = ""

    def words(self) -> str:
        """Return what the picture shows."""
        return self.caption

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the picture."""
        surface.blit(self.surface, self.rect)


@dataclass
class Sign(Item):
    """The sign with the game's name."""

    name: str

    def words(self) -> str:
        """Return the name."""
        return self.name

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the sign."""
        surface.blit(painted.sign(self.rect.size), self.rect)


@dataclass
class Label(Item):
    """Words, broken into as many lines as the box is wide for."""

    text: str
    px: int
    colour: Colour = CREAM
    align: str = "left"
    bold: bool = False
    shadow: bool = False

    def words(self) -> str:
        """Return the words."""
        return self.text

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the words, in the middle of the box's height."""
        lines = wrap(self.text, self.px, self.rect.width, self.bold)
        step = line_height(self.px)
        y = self.rect.centery - step * len(lines) / 2 + step / 2
        x, anchor = {
            "left": (self.rect.left, "midleft"),
            "center": (self.rect.centerx, "center"),
            "right": (self.rect.right, "midright"),
        }[self.align]
        for row, line in enumerate(lines):
            at = (x, round(y + row * step))
            text(
                surface,
                line,
                self.px,
                at,
                self.colour,
                anchor=anchor,
                bold=self.bold,
                shadow=self.shadow,
            )


@dataclass
class Heading(Label):
    """What a board is called, in the middle: in relief where there are letters for it."""

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the words."""
        drawn = painted.heading(self.text, round(self.rect.height * 1.25), self.rect.width)
        if drawn is None:
            super().draw(surface, hover, down)
        else:
            surface.blit(drawn, drawn.get_rect(center=self.rect.center))


@dataclass
class Button(Item):
    """A painted plate to press. ``note`` is a smaller second line."""

    name: str
    label: str
    px: int
    ground: str = "bottle"
    key: str = ""
    enabled: bool = True
    danger: bool = False
    note: str = ""
    note_px: int = 0
    role: str = "button"

    def control(self) -> Control:
        """Return the button as a control."""
        return Control(
            self.name, self.role, self.label, self.rect, self.enabled, self.key, self.note
        )

    def words(self) -> str:
        """Return the button's words."""
        return f"{self.label}. {self.note}" if self.note else self.label

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the plate: brighter under the pointer, a little lower while held."""
        box = self.rect.move(0, 2 if down else 0)
        if not down:
            blur = max(3, self.rect.height // 12)
            dark = shadow(self.rect.size, 8, blur, 120)
            surface.blit(dark, self.rect.move(-blur, -blur + 3))
        lit = hover and self.enabled
        surface.blit(painted.button(box.size, self.ground, lit), box)
        colour = GROUNDS[self.ground].text if self.enabled else DISABLED
        if self.danger and self.enabled:
            colour = DANGER
        room = painted.button_room(box.size, self.ground)
        size = fit(self.label, self.px, room, bold=True)
        middle = box.centery
        if self.note:
            middle -= round(self.note_px * 0.62)
            note = shorten(self.note, self.note_px, room)
            at = (box.centerx, box.centery + round(self.px * 0.62))
            text(surface, note, self.note_px, at, MUTED, anchor="center")
        text(
            surface,
            shorten(self.label, size, room, bold=True),
            size,
            (box.centerx, middle),
            colour,
            anchor="center",
            bold=True,
            shadow=self.ground != "paper",
        )


@dataclass
class Choice(Item):
    """One of several values, of which exactly one is chosen."""

    name: str
    label: str
    px: int
    chosen: bool = False
    role: str = "radio"
    key: str = ""

    def control(self) -> Control:
        """Return the choice as a control; its value says whether it is the chosen one."""
        value = "1" if self.chosen else "0"
        return Control(self.name, self.role, self.label, self.rect, True, self.key, value)

    def words(self) -> str:
        """Return the words of the choice."""
        return self.label

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw a gold plate with a mark when chosen, a dark one when not."""
        ground = "gold" if self.chosen else "black"
        surface.blit(plate(self.rect.size, ground, 0, hover and not self.chosen), self.rect)
        colour = GROUNDS[ground].text
        middle = self.rect.centerx
        if self.chosen:
            # Not by colour alone.
            size = max(4, self.px // 4)
            x = self.rect.left + round(self.px * 0.62)
            y = self.rect.centery
            mark = [(x - size, y), (x, y - size), (x + size, y), (x, y + size)]
            pygame.draw.polygon(surface, INK, mark)
            middle += self.px // 3
        text(
            surface,
            self.label,
            self.px,
            (middle, self.rect.centery),
            colour,
            anchor="center",
            bold=self.chosen,
        )


@dataclass
class Slider(Item):
    """A row of beans, filled up to the value (0 to 1)."""

    name: str
    label: str
    px: int
    value: float
    steps: int = 10

    def control(self) -> Control:
        """Return the slider as a control; its value in per cent."""
        value = f"{round(self.value * 100)} %"
        return Control(self.name, SLIDER, self.label, self.rect, True, "", value)

    def words(self) -> str:
        """Return what the slider says."""
        return f"{self.label}: {round(self.value * 100)} %"

    def value_at(self, x: int) -> float:
        """Return the value that a point of the row stands for."""
        pitch = self._row().width / self.steps
        step = round((x - self._row().left) / pitch + 0.35)
        return min(max(step, 0), self.steps) / self.steps

    def moved(self, way: int) -> float:
        """Return the value one step further down (-1) or up (1)."""
        return min(max(round(self.value * self.steps) + way, 0), self.steps) / self.steps

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the beans and the figure."""
        row = self._row()
        pitch = row.width / self.steps
        full = round(self.value * self.steps)
        radius = min(pitch * 0.42, row.height * 0.34)
        surface.blit(plate(row.size, "black", 0, hover), row)
        for step in range(self.steps):
            x = row.left + pitch * (step + 0.5)
            picture = bean(round(radius * 2), step < full)
            surface.blit(picture, picture.get_rect(center=(round(x), row.centery)))
        at = (self.rect.right, self.rect.centery)
        figure = f"{round(self.value * 100)} %"
        text(surface, figure, self.px, at, CREAM, anchor="midright")

    def _row(self) -> pygame.Rect:
        row = self.rect.copy()
        row.width -= round(self.px * 3.2)
        return row
