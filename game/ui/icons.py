"""Small round signs to press: speed, log, pause.

Knows shapes. Must not know what pressing them does. Drawn, for no text face has them.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.palette import CREAM, GOLD, MUTED
from game.ui.plates import plate

SPEED_BARS = {"lenta": 1, "normal": 2, "rapida": 3, "instantanea": 4}


@lru_cache(maxsize=48)
def icon(kind: str, side: int, lit: bool, state: str = "") -> pygame.Surface:
    """Return the picture of a sign: ``kind`` speed (``state``: which), log (``open``) or back."""
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.blit(plate((side, side), "wood", 0, lit), (0, 0))
    inner = sheet.get_rect().inflate(-side // 2, -side // 2)
    if kind == "speed":
        _speed(sheet, inner, SPEED_BARS.get(state, 2))
    elif kind == "log":
        tone = GOLD if state == "open" else CREAM
        for row in range(4):
            y = inner.top + round((row + 0.5) * inner.height / 4)
            right = inner.right if row % 2 == 0 else inner.right - inner.width // 3
            pygame.draw.line(sheet, tone, (inner.left, y), (right, y), max(2, side // 20))
    else:
        wide = max(3, inner.width // 3)
        for left in (inner.left, inner.right - wide):
            pygame.draw.rect(sheet, CREAM, (left, inner.top, wide, inner.height), border_radius=2)
    return sheet


def _speed(sheet: pygame.Surface, inner: pygame.Rect, bars: int) -> None:
    """One to four arrow heads, those of faster speeds pale."""
    step = inner.width / 4
    for number in range(4):
        x = inner.left + number * step
        tone = GOLD if number < bars else (*MUTED, 90)
        points = (
            (x, inner.centery - step),
            (x + step * 1.05, inner.centery),
            (x, inner.centery + step),
        )
        pygame.draw.polygon(sheet, tone, points)
