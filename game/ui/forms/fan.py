"""The four best cards, dealt one after another into a fan: the title's picture.

Knows cards and where they come to lie; must not know what stands beside them. A card is drawn
when its turn comes, so that the first picture does not wait for four.
"""

from __future__ import annotations

import pygame

from game.ui.forms.widgets import Item
from game.ui.paint import assets
from game.ui.paint.palette import BLACK

CARDS = (("7o", 21.0, -1.5), ("7e", 7.0, -0.5), ("1b", -7.0, 0.5), ("1e", -21.0, 1.5))
"""Each card, its angle and its place, from left to right."""

FLIGHT_MS, STAGGER_MS = 320, 110


class Fan(Item):
    """Cards on their way into a fan, or there."""

    def __init__(self) -> None:
        super().__init__(pygame.Rect(0, 0, 0, 0))
        self._spent_ms = 0
        self._bottom = 0
        self._tall = 0
        self._pictures: list[tuple[pygame.Surface, pygame.Surface]] = []

    def place(self, rect: pygame.Rect, bottom: int) -> None:
        """Give the fan its room; the cards come from below `bottom`."""
        self.rect, self._bottom = rect, bottom
        self._tall = min(round(rect.height * 0.62), round(rect.width / 1.9))
        self._pictures = []

    def update(self, dt_ms: int, at_once: bool) -> bool:
        """Move the cards on, or put them down `at_once`; return whether any moved."""
        whole = FLIGHT_MS + STAGGER_MS * (len(CARDS) - 1)
        if self._spent_ms >= whole:
            return False
        self._spent_ms = whole if at_once else min(whole, self._spent_ms + dt_ms)
        return True

    def draw(self, surface: pygame.Surface, hover: bool, down: bool) -> None:
        """Draw the cards that are on their way or there, at most one for the first time."""
        fresh = 0
        for number in range(len(CARDS)):
            spent = self._spent_ms - number * STAGGER_MS
            if spent <= 0:
                return
            if number >= len(self._pictures):
                fresh += 1
                if fresh > 1 and self._spent_ms < FLIGHT_MS:
                    return
                self._pictures.append(self._paint(number))
            share = min(1.0, spent / FLIGHT_MS)
            self._lay(surface, number, 1 - (1 - share) ** 3)

    def _paint(self, number: int) -> tuple[pygame.Surface, pygame.Surface]:
        """A card turned to its angle, and its shadow."""
        card, angle, _ = CARDS[number]
        face = assets.card_surface(card, self._tall, angle)
        shade = face.copy()
        shade.fill((*BLACK, 110), special_flags=pygame.BLEND_RGBA_MULT)
        return face, shade

    def _lay(self, surface: pygame.Surface, number: int, share: float) -> None:
        _, _, place = CARDS[number]
        tall = self._tall
        x = self.rect.centerx + place * tall * 0.3
        goal = self.rect.centery + place**2 * tall * 0.045
        y = self._bottom + tall * 0.6 + (goal - self._bottom - tall * 0.6) * share
        face, shade = self._pictures[number]
        height = 0.018 + 0.05 * (1 - share)
        assets.blit_card(surface, shade, (x + tall * height, y + tall * height * 1.4))
        assets.blit_card(surface, face, (x, y))
