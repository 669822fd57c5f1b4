"""The bar behind the menus: dark planks under a warm lamp.

Knows wood and light; must not know what stands in front. Made once for each window size.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from game.ui.paint import look
from game.ui.paint.palette import BLACK, LAMP, WOOD, WOOD_DARK, WOOD_LIGHT, Colour, mix

_LIGHT_GRID = (24, 14)
"""The light is computed at so many points and smoothed between them."""


@lru_cache(maxsize=2)
def backdrop(size: tuple[int, int]) -> pygame.Surface:
    """Return the lit wall of planks for a window of `size` pixels; shared, so do not draw on it."""
    surface = pygame.Surface(size)
    if look.now().high_contrast:
        surface.fill(BLACK)
        return surface
    _planks(surface)
    light = light_pool(size, (0.5, 0.36), 0.3, 1.0, 1.0)
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def light_pool(
    size: tuple[int, int],
    middle: tuple[float, float],
    dark: float,
    bright: float,
    reach: float,
) -> pygame.Surface:
    """Return a sheet to multiply a picture with: lamp light round `middle` (shares of the size).

    ``dark`` and ``bright`` are the brightness far away and under the lamp, 0 to 1; ``reach`` is
    where the light ends, as a share of the width.
    """
    columns, rows = _LIGHT_GRID
    small = pygame.Surface(_LIGHT_GRID)
    flat = size[1] / size[0]
    for x in range(columns):
        for y in range(rows):
            dx = (x + 0.5) / columns - middle[0]
            dy = ((y + 0.5) / rows - middle[1]) * flat * 1.15
            away = min(1.0, math.hypot(dx, dy) / reach * 1.6)
            glow = (1 - away) ** 1.3
            level = dark + (bright - dark) * glow
            warm = mix((255, 214, 176), LAMP, glow)
            small.set_at((x, y), tuple(min(255, round(part * level)) for part in warm))
    return pygame.transform.smoothscale(small, size)


def _planks(surface: pygame.Surface) -> None:
    width, height = surface.get_size()
    # The same wood every time: a wall that changes when the window does would be odd.
    chance = random.Random(1911)
    tall = max(60, height // 7)
    body = mix(WOOD, WOOD_LIGHT, 0.85)
    for row, top in enumerate(range(0, height, tall)):
        tone = mix(body, WOOD if row % 2 else WOOD_LIGHT, chance.uniform(0.1, 0.4))
        surface.fill(tone, (0, top, width, tall))
        for _ in range(16):
            _grain(surface, chance, top, tall, mix(tone, WOOD_DARK, chance.uniform(0.12, 0.4)))
        joint = chance.randrange(width // 6, width - width // 6)
        for x in (joint, (joint + width * 5 // 9) % width):
            pygame.draw.line(surface, mix(tone, WOOD_DARK, 0.75), (x, top), (x, top + tall), 2)
            for y in (top + tall // 4, top + 3 * tall // 4):
                for side in (-1, 1):
                    pygame.draw.aacircle(surface, WOOD_DARK, (x + side * 9, y), 2.2)
        pygame.draw.line(surface, WOOD_DARK, (0, top), (width, top), 3)
        pygame.draw.line(surface, mix(tone, LAMP, 0.18), (0, top + 3), (width, top + 3))


def _grain(
    surface: pygame.Surface, chance: random.Random, top: int, tall: int, colour: Colour
) -> None:
    """One vein of the wood: long, nearly level, slightly waved."""
    width = surface.get_width()
    start, length = chance.randrange(-width // 4, width), chance.randrange(width // 6, width)
    y = top + chance.uniform(0.06, 0.97) * tall
    wave, phase = chance.uniform(0.4, 2.6), chance.uniform(0, 6)
    points = [
        (start + length * step / 14, y + wave * math.sin(phase + step * 0.5)) for step in range(15)
    ]
    inside = [(px, min(max(py, top + 4), top + tall - 2)) for px, py in points]
    pygame.draw.aalines(surface, colour, False, inside)
