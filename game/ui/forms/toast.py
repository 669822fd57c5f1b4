"""A short message over whatever is on screen, that goes away by itself.

Knows its words and how long they stay; must not know why they are said.
"""

from __future__ import annotations

import pygame

from game.ui.paint.palette import CREAM
from game.ui.paint.theme import LABEL, Scale, line_height, plate, text, wrap
from game.ui.paint.theme import width as text_width

LIFE_MS, PER_LETTER_MS = 2000, 40
"""A message stays this long, and longer for each letter over twenty."""


class Toast:
    """The message of the moment; the newest replaces the last."""

    def __init__(self) -> None:
        self.words = ""
        self._left_ms = 0

    def say(self, words: str) -> None:
        """Show a message."""
        self.words = words
        self._left_ms = LIFE_MS + PER_LETTER_MS * max(0, len(words) - 20)

    def update(self, dt_ms: int) -> bool:
        """Move time on; return whether the message has just gone, so that the screen changes."""
        if not self.words:
            return False
        self._left_ms -= dt_ms
        if self._left_ms > 0:
            return False
        self.words = ""
        return True

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the message at the top of the window, if there is one."""
        if not self.words:
            return
        px = scale.letters(LABEL)
        lines = wrap(self.words, px, round(scale.size[0] * 0.8))
        wide = max(text_width(line, px) for line in lines) + 3 * px
        tall = len(lines) * line_height(px) + px
        box = pygame.Rect(0, 0, min(wide, scale.size[0] - 8), tall)
        box.midtop = (scale.size[0] // 2, scale.px(14))
        surface.blit(plate(box.size, "black"), box)
        for row, line in enumerate(lines):
            middle = box.top + px // 2 + row * line_height(px) + line_height(px) // 2
            text(surface, line, px, (box.centerx, middle), CREAM, anchor="center")
