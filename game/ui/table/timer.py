"""The clock of a turn beside the plate of whoever is asked: a ring that empties, and the seconds.

Knows zones and numbers. Must not know what happens when the time is up.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.i18n import trn
from game.ui.paint.fonts import text
from game.ui.paint.palette import CREAM, DANGER, GOLD, INK, MUTED, WOOD_DARK
from game.ui.table.zones import Zones

WARNING_S = 25.0
"""At least so long before the end the clock warns."""


def is_urgent(left_s: float, limit_s: float) -> bool:
    """Return whether the time is running out: the last quarter, 25 seconds at least, but not from
    the beginning on where a turn is short."""
    return left_s <= max(limit_s / 4, min(WARNING_S, limit_s * 2 / 3))


def words(left_s: float) -> str:
    """Return the time left in words."""
    seconds = math.ceil(left_s)
    return trn("Te queda {n} segundo", "Te quedan {n} segundos", seconds).format(n=seconds)


def box(area: Zones) -> pygame.Rect:
    """Return where the clock lies: left of the own plate, over its corner where there is no
    room."""
    side = max(34, round(area.label * 1.7))
    place = area.own.plate
    out = pygame.Rect(0, 0, side, side)
    out.midright = (place.left - max(8, side // 4), place.centery)
    if out.left < area.table.left + 2:
        out.center = (max(place.left, area.table.left + side // 2), place.top + side // 8)
    return out


def draw(target: pygame.Surface, area: Zones, left_s: float, limit_s: float) -> None:
    """Draw the clock of a turn of ``limit_s`` seconds."""
    place = box(area)
    share = min(1.0, math.ceil(left_s) / limit_s)
    picture = _picture(place.width, math.ceil(left_s), share, is_urgent(left_s, limit_s))
    target.blit(picture, place)


@lru_cache(maxsize=8)
def _picture(side: int, seconds: int, share: float, urgent: bool) -> pygame.Surface:
    fine = 3
    wide = side * fine
    sheet = pygame.Surface((wide, wide), pygame.SRCALPHA)
    middle = (wide // 2, wide // 2)
    pygame.draw.circle(sheet, (*WOOD_DARK, 235), middle, wide // 2)
    thick = max(fine * 3, wide // 9)
    tone = DANGER if urgent else GOLD
    ring = sheet.get_rect().inflate(-fine * 4, -fine * 4)
    pygame.draw.circle(sheet, (*INK, 255), middle, ring.width // 2, thick)
    start = math.pi / 2
    pygame.draw.arc(sheet, tone, ring, start, start + share * 2 * math.pi, thick)
    sheet = pygame.transform.smoothscale(sheet, (side, side))
    colour = DANGER if urgent else CREAM if share < 1 else MUTED
    px = max(16, round(side * 0.42))
    text(sheet, str(seconds), px, (side // 2, side // 2), colour, anchor="center", bold=True)
    return sheet
