"""Small round signs to press: speed, log, pause, the partner.

Knows shapes. Must not know what pressing them does. Drawn, for no text face has them.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.i18n import tr
from game.ui.input.controls import Control
from game.ui.paint.palette import CREAM, GOLD, INK, MUTED
from game.ui.paint.plates import plate
from game.ui.table.zones import Zones

SPEED_BARS = {"lenta": 1, "normal": 2, "rapida": 3, "instantanea": 4}


@lru_cache(maxsize=48)
def icon(kind: str, side: int, lit: bool, state: str = "") -> pygame.Surface:
    """Return the picture of a sign: ``kind`` speed (``state``: which), log (``open``), partner
    or back."""
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
    elif kind == "partner":
        _balloon(sheet, inner)
    else:
        wide = max(3, inner.width // 3)
        for left in (inner.left, inner.right - wide):
            pygame.draw.rect(sheet, CREAM, (left, inner.top, wide, inner.height), border_radius=2)
    return sheet


def _balloon(sheet: pygame.Surface, inner: pygame.Rect) -> None:
    """A balloon with a mouthful of dots: something is said."""
    body = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * 0.72))
    pygame.draw.rect(sheet, CREAM, body, border_radius=body.height // 3)
    tail = body.left + body.width // 4
    low = (tail, body.bottom - 2)
    pygame.draw.polygon(sheet, CREAM, (low, (tail + body.width // 4, low[1]), (tail, inner.bottom)))
    for number in range(3):
        at = (body.left + round((number + 1) * body.width / 4), body.centery)
        pygame.draw.aacircle(sheet, INK, at, max(2, body.width // 12))


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


def icon_rects(area: Zones) -> list[tuple[str, pygame.Rect]]:
    """Return the signs at the top right with their control names; no log sign beside a log."""
    side = area.icons.height
    names = ("speed", "log", "back")
    gap = (area.icons.width - 3 * side) // 2
    return [
        (name, pygame.Rect(area.icons.left + i * (side + gap), area.icons.top, side, side))
        for i, name in enumerate(names)
    ]


def icon_controls(area: Zones, speed: str, drawer: bool) -> list[Control]:
    """Return the signs as controls."""
    says = {
        "speed": (tr("Velocidad"), "f4", speed),
        "log": (tr("Registro"), "l", tr("abierto") if drawer else tr("cerrado")),
        "back": (tr("Pausa"), "escape", ""),
    }
    return [
        Control(name, "button", says[name][0], rect, True, says[name][1], says[name][2])
        for name, rect in icon_rects(area)
    ]
