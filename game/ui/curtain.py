"""The curtain between two people at one screen: it covers everything until the next one is alone.

Knows a name and what everybody may know. Must not know any card.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import tr
from game.ui.controls import Control
from game.ui.fonts import BODY, HEAD, fit, line_height, shorten, text, text_px, width
from game.ui.palette import CREAM, GOLD, MUTED, WOOD_DARK
from game.ui.plates import plate

SHOW = "curtain:show"


@dataclass(slots=True)
class Curtain:
    """Whose turn it is to look, and what happened in the open since."""

    seat: int
    name: str
    recap: list[str]
    hovered: str = ""

    def controls(self, size: tuple[int, int], scale: float) -> list[Control]:
        """Return the one button: «I am Ana, show my cards»."""
        return [Control(SHOW, "button", self._label, self._button(size, scale), True, "return")]

    def words(self) -> list[str]:
        """Return the curtain in words."""
        return [self.name, self._warning, *self.recap]

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        """Cover the whole window."""
        size = surface.get_size()
        surface.fill(WOOD_DARK)
        board = surface.get_rect().inflate(-size[0] // 12, -size[1] // 10)
        surface.blit(plate(board.size, "ultra", 2), board)
        head, body = text_px(HEAD, size, scale), text_px(BODY, size, scale)
        room = board.width - 4 * body
        y = board.top + max(2 * body, board.height // 8)
        px = fit(self.name, round(head * 1.4), room, True)
        name = shorten(self.name, px, room, True)
        text(surface, name, px, (board.centerx, y), GOLD, anchor="midtop", bold=True, shadow=True)
        y += line_height(px)
        text(surface, self._warning, body, (board.centerx, y), CREAM, anchor="midtop")
        y += 2 * line_height(body)
        button = self._button(size, scale)
        for line in self.recap:
            if y + line_height(body) > button.top - body:
                break
            shown = shorten(line, body, room)
            text(surface, shown, body, (board.centerx, y), MUTED, anchor="midtop")
            y += line_height(body)
        surface.blit(plate(button.size, "vermilion", 1, self.hovered == SHOW), button)
        px = fit(self._label, body, button.width - button.height, True)
        shown = shorten(self._label, px, button.width - button.height // 2, True)
        text(surface, shown, px, button.center, CREAM, anchor="center", bold=True)

    @property
    def _label(self) -> str:
        return tr("Soy {name}, mostrar mis cartas").format(name=self.name)

    @property
    def _warning(self) -> str:
        return tr("Que nadie más mire")

    def _button(self, size: tuple[int, int], scale: float) -> pygame.Rect:
        body = text_px(BODY, size, scale)
        tall = max(52, 2 * body)
        wide = min(size[0] * 3 // 4, width(self._label, body, True) + 2 * tall)
        button = pygame.Rect(0, 0, wide, tall)
        button.midbottom = (size[0] // 2, size[1] - size[1] // 20 - 2 * body)
        return button
