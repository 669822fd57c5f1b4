"""The painted sign with the game's name.

Knows its drawing under `assets/` and a plain one in its place; must not know where it hangs.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui import assets
from game.ui.palette import CREAM, SHADOW
from game.ui.plates import plate
from game.ui.theme import fit, text


@lru_cache(maxsize=4)
def sign(size: tuple[int, int]) -> pygame.Surface:
    """Return the sign fitted into `size` pixels, centred; shared, so do not draw on it."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    drawn = assets.picture("filete", "titulo.svg", size)
    if drawn:
        surface.blit(drawn, drawn.get_rect(center=surface.get_rect().center))
        return surface
    surface.blit(plate(size, "ultra", 2), (0, 0))
    words = "Vale Cuatro"
    px = fit(words, round(size[1] * 0.5), round(size[0] * 0.7), bold=True)
    middle = (size[0] // 2, size[1] // 2)
    text(surface, words, px, (middle[0] + 3, middle[1] + 4), SHADOW, anchor="center", bold=True)
    text(surface, words, px, middle, CREAM, anchor="center", bold=True)
    return surface
