"""One card seen from near, over the quiet table, until anything is pressed.

Knows a card. Must not know why somebody looks.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.cards import Card
from game.i18n import tr
from game.ui.input.controls import Control
from game.ui.paint import assets
from game.ui.paint.fonts import BODY, line_height, text, text_px, u
from game.ui.paint.palette import CREAM
from game.ui.paint.plates import veil
from game.ui.words import speech

HEIGHT_UNITS = 700


@dataclass(slots=True)
class CloseLook:
    """The card and its name; the whole window is the way back."""

    card: Card
    hovered: str = ""

    def controls(self, size: tuple[int, int], scale: float) -> list[Control]:
        """Return the one control: back to the table."""
        return [Control("back", "button", tr("Cerrar"), pygame.Rect((0, 0), size), True, "escape")]

    def words(self) -> list[str]:
        """Return the card's name."""
        return [speech.card_name(self.card)]

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        """Draw the card in the middle of the darkened table, its name below."""
        size = surface.get_size()
        px = text_px(BODY, size, scale)
        room = size[1] - 2 * line_height(px)
        height = min(round(HEIGHT_UNITS * u(size)), room)
        surface.blit(veil(size, 170), (0, 0))
        middle = (size[0] / 2, (size[1] - line_height(px)) / 2)
        assets.blit_card(surface, assets.card_surface(str(self.card), height), middle)
        low = (size[0] // 2, round(middle[1] + height / 2) + px // 4)
        text(surface, speech.card_name(self.card), px, low, CREAM, anchor="midtop", bold=True)
