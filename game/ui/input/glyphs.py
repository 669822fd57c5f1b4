"""Small signs of keys and of a gamepad's buttons, to be drawn on what they press.

Knows shapes and the words of the bindings; must not know what stands beneath.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.input import bindings
from game.ui.input.bindings import PAD
from game.ui.paint.fonts import MIN_TEXT_PX, text, width
from game.ui.paint.palette import CREAM, MUTED, NIGHT

_ROUND = ("A", "B", "X", "Y")


def glyph(key: str, px: int = MIN_TEXT_PX) -> pygame.Surface | None:
    """Return the sign of what presses a control of a key now; None where it has or shows none."""
    found = bindings.active()
    words = found.hint(key)
    return _glyph(words, px, found.device == PAD) if words else None


@lru_cache(maxsize=96)
def _glyph(words: str, px: int, is_pad: bool) -> pygame.Surface:
    side = round(px * 1.3)
    wide = max(side, width(words, px) + round(px * 0.6))
    sheet = pygame.Surface((wide, side), pygame.SRCALPHA)
    box = sheet.get_rect()
    if is_pad:
        radius = side // 2
        pygame.draw.rect(sheet, (*NIGHT, 210), box, border_radius=radius)
        pygame.draw.rect(sheet, CREAM, box, 2 if words in _ROUND else 1, border_radius=radius)
    else:
        pygame.draw.rect(sheet, (*NIGHT, 150), box, border_radius=4)
        pygame.draw.rect(sheet, MUTED, box, 1, border_radius=4)
    text(sheet, words, px, box.center, CREAM, anchor="center")
    return sheet
