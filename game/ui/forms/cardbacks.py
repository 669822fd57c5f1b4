"""Backs of cards to choose from, as the cards themselves.

Knows how each looks; must not know what choosing does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.ui.forms.widgets import MIN_TARGET_PX, Item
from game.ui.input.controls import Control
from game.ui.paint.assets import RATIO, picture
from game.ui.paint.palette import GOLD, INK, WOOD


@dataclass
class CardBack(Item):
    """One back; the chosen one stands in a gold frame with a mark."""

    name: str
    label: str
    number: int
    is_chosen: bool

    def control(self) -> Control:
        """Return the back as a control; its value says whether it is the chosen one."""
        value = "1" if self.is_chosen else "0"
        return Control(self.name, "radio", self.label, self.rect, value=value)

    def words(self) -> str:
        """Return what the back is called."""
        return self.label

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the back in its frame."""
        frame = max(3, self.rect.height // 28)
        if self.is_chosen or hover:
            pygame.draw.rect(surface, GOLD, self.rect, frame, border_radius=2 * frame)
        drawn = _back(self.number, self.rect.height - 4 * frame)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))
        if self.is_chosen:
            # Not by colour alone.
            size = 3 * frame
            x, y = self.rect.right - size, self.rect.top + size
            pygame.draw.circle(surface, INK, (x, y), size)
            points = [(x - size + 4, y), (x, y - size + 4), (x + size - 4, y), (x, y + size - 4)]
            pygame.draw.polygon(surface, GOLD, points)


def back_width(height: int) -> int:
    """Return how wide a back in its frame is."""
    return max(MIN_TARGET_PX, round(height * RATIO * 1.05))


@lru_cache(maxsize=6)
def _back(number: int, height: int) -> pygame.Surface:
    size = (round(height * RATIO), height)
    drawn = picture("cards", f"dorso_{number}.svg", size)
    if drawn is None:
        drawn = pygame.Surface(size)
        drawn.fill(WOOD)
    return drawn
