"""One question with two answers over the table: for what cannot be undone.

Knows words and where they lie. Must not know what the answer does. Enter does not say yes by
itself: the safe answer has the first place.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.actions import Call
from game.i18n import tr
from game.ui.input.controls import Control
from game.ui.paint.fonts import BODY, fit, line_height, shorten, text, text_px, width, wrap
from game.ui.paint.palette import CREAM, DANGER, GOLD
from game.ui.paint.plates import plate, shadow, veil
from game.ui.words import speech


@dataclass(slots=True)
class Dialog:
    """The question; ``token`` is what it is about, for whoever asked."""

    question: str
    yes: str
    no: str
    token: str
    hovered: str = ""

    def controls(self, size: tuple[int, int], scale: float) -> list[Control]:
        """Return the two answers, the safe one first."""
        _, cancel, ok, _ = self._boxes(size, scale)
        return [
            Control("dialog:cancel", "button", self.no, cancel, True, "escape"),
            Control("dialog:ok", "button", self.yes, ok, True, "m"),
        ]

    def words(self) -> list[str]:
        """Return the question in words."""
        return [self.question]

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        """Draw the question over a darkened table."""
        size = surface.get_size()
        box, cancel, ok, px = self._boxes(size, scale)
        surface.blit(veil(size, 120), (0, 0))
        dark = shadow(box.size, 12, 12, 150)
        surface.blit(dark, box.move(-12, -7))
        surface.blit(plate(box.size, "bottle", 2), box)
        y = box.top + px
        for row in wrap(self.question, px, box.width - 2 * px, True):
            text(surface, row, px, (box.centerx, y), CREAM, anchor="midtop", bold=True)
            y += line_height(px)
        answers = ((cancel, self.no, "dialog:cancel", GOLD), (ok, self.yes, "dialog:ok", DANGER))
        for rect, words, name, tone in answers:
            ground = "black" if name == "dialog:ok" else "ultra"
            surface.blit(plate(rect.size, ground, 0, self.hovered == name), rect)
            size_px = fit(words, px, rect.width - 24, True)
            shown = shorten(words, size_px, rect.width - 24, True)
            text(surface, shown, size_px, rect.center, tone, anchor="center", bold=True)

    def _boxes(
        self, size: tuple[int, int], scale: float
    ) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, int]:
        px = text_px(BODY, size, scale)
        button = max(width(self.yes, px, True), width(self.no, px, True)) + 2 * px
        wide = min(size[0] - 32, max(2 * button + 3 * px, width(self.question, px, True) + 3 * px))
        button = min(button, (wide - 3 * px) // 2)
        rows = len(wrap(self.question, px, wide - 2 * px, True))
        tall = max(48, 2 * px)
        box = pygame.Rect(0, 0, wide, rows * line_height(px) + tall + 3 * px)
        box.center = (size[0] // 2, size[1] // 2)
        top = box.bottom - tall - px
        cancel = pygame.Rect(box.centerx - px // 2 - button, top, button, tall)
        ok = pygame.Rect(box.centerx + px // 2, top, button, tall)
        return box, cancel, ok, px


def leaving(token: str) -> Dialog:
    """Return the question whether to leave the hand, about the action of that token."""
    return Dialog(tr("¿Te vas al mazo?"), speech.label(Call.FOLD), tr("Sigo jugando"), token)
