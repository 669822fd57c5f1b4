"""A few words over a button that is pointed at: what a call means.

Knows words and where the button lies. Must not know which button it is.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.paint.fonts import fit, line_height, shorten, text, width
from game.ui.paint.palette import INK, PAPER

_GAP = 6


def draw_hint(target: pygame.Surface, words: str, button: pygame.Rect, px: int) -> None:
    """Draw the words over the button, inside the window; nothing for no words."""
    if not words:
        return
    window = target.get_rect()
    picture = _picture(words, px, window.width - 2 * _GAP)
    box = picture.get_rect(midbottom=(button.centerx, button.top - _GAP))
    target.blit(picture, box.clamp(window.inflate(-2 * _GAP, -2 * _GAP)))


@lru_cache(maxsize=16)
def _picture(words: str, px: int, room: int) -> pygame.Surface:
    edge = max(8, px // 2)
    px = fit(words, px, room - 2 * edge)
    words = shorten(words, px, room - 2 * edge)
    size = (width(words, px) + 2 * edge, line_height(px) + edge // 2)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(sheet, (*PAPER, 245), sheet.get_rect(), border_radius=edge // 2)
    text(sheet, words, px, sheet.get_rect().center, INK, anchor="center")
    return sheet
