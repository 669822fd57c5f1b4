"""The table itself: dark wood with a worn edge, a cloth in the middle, lamp light, a vignette.

Knows colours and the size of a window. Must not know what lies on the table. Drawn once for a
size and kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random

import pygame

from game.ui.paint import look
from game.ui.paint.palette import (
    BLACK,
    CLOTHS,
    CREAM,
    LAMP,
    SHADOW,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
    mix,
)
from game.ui.paint.props import DISH_UNITS, MATE_UNITS, dish, mate

_SEED = 30
_TILE = 160
"""Side of the piece of cloth that is laid again and again, in pixels."""
_GUARDAS = ("azul",)
"""Cloths with a woven band."""
_STEPS = (
    "#..........#",
    "##........##",
    "###..##..###",
    "....####....",
    "###..##..###",
    "##........##",
    "#..........#",
)
Box = tuple[int, int, int, int]


@lru_cache(maxsize=4)
def tabletop(size: tuple[int, int], felt: Box, props: Box | None = None) -> pygame.Surface:
    """Return the table for a window of ``size`` with its cloth in the rectangle ``felt`` and a few
    quiet things in the rectangle ``props``."""
    surface = (
        pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
    )
    if look.now().high_contrast:
        surface.fill(BLACK)
        pygame.draw.rect(
            surface, mix(BLACK, CLOTHS[look.now().cloth][1], 0.5), felt, border_radius=12
        )
        pygame.draw.rect(surface, CREAM, felt, 2, border_radius=12)
        return surface
    _wood(surface)
    _cloth(surface, pygame.Rect(felt))
    if props is not None:
        _lay_out(surface, pygame.Rect(props))
    _light(surface, pygame.Rect(felt))
    return surface


def _lay_out(surface: pygame.Surface, room: pygame.Rect) -> None:
    """The dish on the left, the mate on the right, in the same light as the cloth."""
    unit = room.width / 260
    plate = dish(round(DISH_UNITS * unit))
    surface.blit(plate, plate.get_rect(bottomleft=room.bottomleft))
    gourd = mate(round(MATE_UNITS * unit))
    surface.blit(gourd, gourd.get_rect(topright=room.topright))


def _wood(surface: pygame.Surface) -> None:
    """Planks from left to right, each with its own tone and grain."""
    width, height = surface.get_size()
    chance = Random(_SEED)
    planks = 7
    plank = math.ceil(height / planks)
    for row in range(planks):
        tone = mix(WOOD, WOOD_LIGHT, chance.uniform(0.05, 0.4))
        top = row * plank
        surface.fill(tone, (0, top, width, plank))
        for _ in range(plank // 2):
            y = top + chance.uniform(0, plank)
            dark = chance.random() < 0.6
            shade = mix(tone, WOOD_DARK if dark else WOOD_LIGHT, chance.uniform(0.08, 0.4))
            _grain(surface, chance, y, shade)
        joint = mix(tone, WOOD_DARK, 0.85)
        pygame.draw.line(surface, joint, (0, top), (width, top), max(1, height // 360))
        pygame.draw.line(surface, mix(tone, WOOD_LIGHT, 0.5), (0, top + 2), (width, top + 2))


def _grain(surface: pygame.Surface, chance: Random, y: float, shade: tuple[int, int, int]) -> None:
    width = surface.get_width()
    start = chance.uniform(-0.2, 0.9) * width
    length = chance.uniform(0.15, 0.9) * width
    swing, wave = chance.uniform(0.5, 4.0), chance.uniform(0.002, 0.008)
    points = [
        (start + x, y + swing * math.sin((start + x) * wave))
        for x in range(0, max(2, round(length)), 24)
    ]
    if len(points) > 1:
        pygame.draw.aalines(surface, shade, False, points)


def _cloth(surface: pygame.Surface, box: pygame.Rect) -> None:
    """The chosen cloth with a seam, let into the wood."""
    name = look.now().cloth
    body, dark, light = CLOTHS[name]
    radius = max(12, box.height // 16)
    sheet = pygame.Surface(box.size, pygame.SRCALPHA)
    chance = Random(_SEED + 1)
    sheet.fill((*body, 255))
    _spread(sheet, _TILES[name](chance, body, dark, light))
    mask = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for spread in range(8, 0, -2):
        rim = box.inflate(2 * spread, 2 * spread)
        tone = mix(WOOD_DARK, WOOD, spread / 10)
        pygame.draw.rect(surface, tone, rim, border_radius=radius + spread)
    surface.blit(sheet, box.topleft)
    seam = box.inflate(-max(14, box.height // 34), -max(14, box.height // 34))
    pygame.draw.rect(surface, mix(body, dark, 0.8), seam.move(0, 1), 2, border_radius=radius)
    pygame.draw.rect(surface, mix(body, light, 0.7), seam, 1, border_radius=radius)
    if name in _GUARDAS:
        _guarda(surface, seam, radius, mix(light, CREAM, 0.3))


def _guarda(surface: pygame.Surface, seam: pygame.Rect, radius: int, thread: Colour) -> None:
    """A band of steps woven along the seam, as on a poncho: whole figures only, none at the
    corners."""
    cell = max(2, seam.height // 280)
    wide, tall = len(_STEPS[0]) * cell, len(_STEPS) * cell
    figure = pygame.Surface((wide, tall), pygame.SRCALPHA)
    for y, row in enumerate(_STEPS):
        for x, mark in enumerate(row):
            if mark == "#":
                figure.fill((*thread, 170), (x * cell, y * cell, cell, cell))
    upright = pygame.transform.rotate(figure, 90)
    gap = 3 * cell
    for length, places in (
        (seam.width, (seam.top + gap, seam.bottom - gap - tall)),
        (seam.height, (seam.left + gap, seam.right - gap - tall)),
    ):
        count = (length - 2 * radius) // wide
        first = (length - count * wide) // 2
        for number in range(count):
            along = first + number * wide
            for across in places:
                if length == seam.width:
                    surface.blit(figure, (seam.left + along, across))
                else:
                    surface.blit(upright, (across, seam.top + along))


def _felted(chance: Random, body: Colour, dark: Colour, light: Colour) -> pygame.Surface:
    """Short threads in every direction: felt that is cloth, not a flat colour."""
    tile = pygame.Surface((_TILE, _TILE))
    tile.fill(body)
    for _ in range(_TILE * 22):
        x, y = chance.randrange(_TILE), chance.randrange(_TILE)
        tone = mix(body, light if chance.random() < 0.5 else dark, chance.random() * 0.5)
        dx, dy = chance.choice(((2, 1), (1, 2), (2, -1), (1, -2)))
        pygame.draw.line(tile, tone, (x, y), (x + dx, y + dy))
    return tile


def _twilled(chance: Random, body: Colour, dark: Colour, light: Colour) -> pygame.Surface:
    """Fine ribs that climb to the right: a heavy cloth of the better table."""
    tile = pygame.Surface((_TILE, _TILE))
    for y in range(_TILE):
        for x in range(_TILE):
            rib = (x + 2 * y) % 8
            share = (0.34, 0.2, 0.06, 0.0, 0.0, 0.1, 0.24, 0.36)[rib]
            tone = mix(body, dark if rib > 4 else light, share)
            tile.set_at((x, y), mix(tone, dark, chance.random() * 0.16))
    return tile


def _woven(chance: Random, body: Colour, dark: Colour, light: Colour) -> pygame.Surface:
    """Thick threads over and under each other, as a loom makes a poncho."""
    tile = pygame.Surface((_TILE, _TILE))
    tile.fill(mix(body, dark, 0.6))
    side = 8
    for row in range(_TILE // side):
        for column in range(_TILE // side):
            box = pygame.Rect(column * side, row * side, side, side)
            is_across = (row + column) % 2 == 0
            tone = mix(body, light if is_across else dark, chance.uniform(0.02, 0.2))
            box = box.inflate(0, -2) if is_across else box.inflate(-2, 0)
            pygame.draw.rect(tile, tone, box, border_radius=2)
            shine = mix(tone, light, 0.22)
            if is_across:
                pygame.draw.line(tile, shine, box.move(1, 1).topleft, box.move(-3, 1).topright)
            else:
                pygame.draw.line(tile, shine, box.move(1, 1).topleft, box.move(1, -3).bottomleft)
    return tile


_TILES: dict[str, Callable[[Random, Colour, Colour, Colour], pygame.Surface]] = {
    "verde": _felted,
    "vino": _twilled,
    "azul": _woven,
}


def _spread(sheet: pygame.Surface, tile: pygame.Surface) -> None:
    for left in range(0, sheet.get_width(), _TILE):
        for top in range(0, sheet.get_height(), _TILE):
            sheet.blit(tile, (left, top))


def _light(surface: pygame.Surface, box: pygame.Rect) -> None:
    """A pool of lamp light over the cloth and darkness towards the walls.

    Worked out on a small picture and stretched: the light is soft anyway.
    """
    width, height = surface.get_size()
    columns, rows = 96, 60
    warm, dark = pygame.Surface((columns, rows)), pygame.Surface((columns, rows))
    cx, cy = box.centerx / width, box.centery / height - 0.06
    for y in range(rows):
        for x in range(columns):
            dx = (x / (columns - 1) - cx) * (width / height) / 1.15
            dy = y / (rows - 1) - cy
            far = math.hypot(dx, dy)
            glow = max(0.0, 1 - far / 0.62) ** 1.6 * 0.2
            warm.set_at((x, y), tuple(round(part * glow) for part in LAMP))
            shade = 1 - min(0.66, max(0.0, far - 0.3) ** 1.25 * 1.15)
            tone = round(255 * shade)
            dark.set_at((x, y), (tone, max(0, tone - 1), max(0, tone - 3)))
    surface.blit(
        pygame.transform.smoothscale(dark, surface.get_size()),
        (0, 0),
        special_flags=pygame.BLEND_MULT,
    )
    surface.blit(
        pygame.transform.smoothscale(warm, surface.get_size()),
        (0, 0),
        special_flags=pygame.BLEND_ADD,
    )
    pygame.draw.rect(surface, SHADOW, surface.get_rect(), 1)
