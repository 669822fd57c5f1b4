"""The little sun on a card that the muestra has made a pieza.

Knows how it looks and where on a card it sits. Must not know which cards are piezas.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.ui.paint import assets, look
from game.ui.paint.palette import GOLD, INK, mix

_SHARE = 0.1
"""How wide it is, in heights of a card; never so small that it could not be seen."""
_LEAST_PX = 13
_RAYS = 8
_ACROSS, _DOWN = -0.375, -0.2
"""Where it sits: under the index, in widths and heights of a card from its middle, so that it is
seen where the next card of a stack lies over this one."""


def mark_spot(middle: tuple[float, float], height: float, angle: float) -> tuple[int, int]:
    """Return the middle of the sun on a card that lies turned against the clock."""
    x, y = _ACROSS * height * assets.RATIO, _DOWN * height
    turn = math.radians(angle)
    return (
        round(middle[0] + x * math.cos(turn) + y * math.sin(turn)),
        round(middle[1] - x * math.sin(turn) + y * math.cos(turn)),
    )


def pieza_mark(height: float, bright: float) -> pygame.Surface:
    """Return the sun for a card of a height in pixels, as bright as its card."""
    return _sun(max(_LEAST_PX, round(height * _SHARE)), bright)


@lru_cache(maxsize=32)
def _sun(side: int, bright: float) -> pygame.Surface:
    big = 4 * side
    sheet = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = big / 2
    gold = mix((0, 0, 0), GOLD, bright)
    edge = round(big * (0.07 if look.now().high_contrast else 0.05))

    def star(outer: float, inner: float) -> list[tuple[float, float]]:
        return [
            (
                middle + (outer, inner)[n % 2] * math.sin(math.pi * n / _RAYS),
                middle - (outer, inner)[n % 2] * math.cos(math.pi * n / _RAYS),
            )
            for n in range(2 * _RAYS)
        ]

    pygame.draw.polygon(sheet, INK, star(middle, middle * 0.7))
    pygame.draw.polygon(sheet, gold, star(middle - 2 * edge, middle * 0.7 - edge))
    pygame.draw.circle(sheet, INK, (middle, middle), middle * 0.4, max(1, edge // 2))
    return pygame.transform.smoothscale(sheet, (side, side))
