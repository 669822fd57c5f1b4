"""Painted panels: a deep ground with cut corners, double hairline and ornament at the ends.

Knows shapes and how to make them as vector drawings of the exact size; must not know what stands
on them. Everything is cached: treat what you get as read-only.
"""

from __future__ import annotations

import io
import math
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.paint import look
from game.ui.paint.palette import (
    BRASS,
    GOLD,
    GROUNDS,
    INK,
    PAPER,
    SHADOW,
    Ground,
    mix,
    plain_ground,
    web,
)

Points = list[tuple[float, float]]
Box = tuple[float, float, float, float]

_LARGE = 60_000
"""Pixels from which a panel is put together from parts."""


def vector(source: str, size: tuple[int, int]) -> pygame.Surface:
    """Return an SVG text rasterised at `size` pixels."""
    drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)
    # Blitting a picture in another order of colours than the window's costs many times as much.
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn


@lru_cache(maxsize=256)
def plate(
    size: tuple[int, int], ground: str = "bottle", level: int = 0, lit: bool = False
) -> pygame.Surface:
    """Return a panel of `size` pixels on one of `GROUNDS`.

    ``level``: 0 a plain small plate (double hairline only), 1 a button with ornament at both
    ends, 2 a large panel with ornament in its corners. ``lit``: hovered or chosen.
    """
    width, height = max(8, size[0]), max(8, size[1])
    paint = GROUNDS[ground]
    if look.now().high_contrast:
        return _panel(width, height, plain_ground(paint, lit))
    if lit:
        paint = _lit(paint)
    surface = _panel(width, height, paint)
    if level == 1:
        _ornament_ends(surface, paint)
    elif level >= 2:
        _ornament_corners(surface, paint)
    return surface


@lru_cache(maxsize=64)
def shadow(
    size: tuple[int, int], radius: int = 8, blur: int = 8, alpha: int = 110
) -> pygame.Surface:
    """Return a soft dark shape of `size` with `blur` pixels of margin on every side."""
    width, height = size[0] + 2 * blur, size[1] + 2 * blur
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    box = pygame.Rect(blur, blur, *size)
    pygame.draw.rect(surface, (*SHADOW, alpha), box, border_radius=radius)
    return pygame.transform.box_blur(surface, max(1, blur // 2)) if blur > 1 else surface


@lru_cache(maxsize=32)
def veil(size: tuple[int, int], alpha: int = 150) -> pygame.Surface:
    """Return a dark transparent sheet that quiets what lies below a dialog."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*SHADOW, alpha))
    return surface


@lru_cache(maxsize=32)
def bean(side: int, is_full: bool) -> pygame.Surface:
    """Return a bean (poroto) as players count with, in a square of `side` pixels, or its place."""
    body = (
        '<path d="M14 58 C4 30 34 14 62 22 C92 30 100 60 84 76 '
        'C70 90 58 66 44 74 C30 82 20 76 14 58 Z"'
    )
    if is_full:
        fill = f'{body} fill="{web(GOLD)}" stroke="{web(INK)}" stroke-width="6"/>'
        glint = f'<path d="M26 46 C32 32 50 28 64 34 C50 32 36 38 30 50 Z" fill="{web(PAPER)}"/>'
    else:
        fill = f'{body} fill="{web(INK)}" stroke="{web(BRASS)}" stroke-width="5"/>'
        glint = ""
    return vector(_svg((100, 100), fill + glint), (max(6, side), max(6, side)))


def cut_corners(box: pygame.Rect | Box, cut: float) -> Points:
    """Return the eight corners of a box whose corners are cut by `cut` pixels."""
    x, y, w, h = box
    return [
        (x + cut, y),
        (x + w - cut, y),
        (x + w, y + cut),
        (x + w, y + h - cut),
        (x + w - cut, y + h),
        (x + cut, y + h),
        (x, y + h - cut),
        (x, y + cut),
    ]


def path(points: Points) -> str:
    """Return a closed vector path through points."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def corner_cut(width: int, height: int) -> float:
    """Return how much of a plate's corners is cut away, in pixels."""
    return max(3.0, min(0.16 * height, 0.16 * width, 22.0))


def _lit(ground: Ground) -> Ground:
    return ground._replace(
        dark=mix(ground.dark, ground.light, 0.6), light=mix(ground.light, ground.hair, 0.14)
    )


class _Frame(NamedTuple):
    """The measures of a plate's border, in pixels."""

    cut: float
    line: float

    def shape(self, box: Box, inset: float, more: str) -> str:
        x, y, w, h = box
        inner = (x + inset, y + inset, w - 2 * inset, h - 2 * inset)
        d = path(cut_corners(inner, max(1.0, self.cut - inset * 0.41)))
        return f'<path d="{d}" {more}/>'

    def lines(self, box: Box, ground: Ground) -> str:
        """The double hairline, the outer one heavier."""
        heavy = f'fill="none" stroke="{web(ground.line)}" stroke-width="{self.line:.2f}"'
        light = (
            f'fill="none" stroke="{web(ground.hair)}" stroke-width="{self.line * 0.6:.2f}" '
            f'stroke-opacity="0.75"'
        )
        inset = self.line * 1.6
        return self.shape(box, inset, heavy) + self.shape(box, inset + self.line * 2.6, light)


def _panel(width: int, height: int, ground: Ground) -> pygame.Surface:
    frame = _Frame(corner_cut(width, height), max(1.0, min(2.2, height * 0.022)))
    if width * height > _LARGE:
        return _large_panel((width, height), frame, ground)
    box = (0.0, 0.0, float(width), float(height))
    body = (
        '<defs><radialGradient id="g" cx="50%" cy="42%" r="66%">'
        f'<stop offset="0%" stop-color="{web(ground.light)}"/>'
        f'<stop offset="100%" stop-color="{web(ground.dark)}"/></radialGradient></defs>'
        + frame.shape(box, 0, f'fill="{web(ground.rim)}"')
        + frame.shape(box, frame.line * 1.6, 'fill="url(#g)"')
        + frame.lines(box, ground)
    )
    return vector(_svg((width, height), body), (width, height))


def _large_panel(size: tuple[int, int], frame: _Frame, ground: Ground) -> pygame.Surface:
    """A panel put together from a smooth light and the corners and edges of a small one.

    Filling large areas of a vector drawing takes some 15 ms each, too long for one frame.
    """
    surface = pygame.transform.smoothscale(_glow(ground), size)
    corner = round(frame.cut + frame.line * 6) + 2
    side = 2 * corner + 2
    box = (0.0, 0.0, float(side), float(side))
    white = frame.shape(box, 0, 'fill="#ffffff"')
    mask = vector(_svg((side, side), white), (side, side))
    rim = frame.shape(
        box,
        frame.line * 0.8,
        f'fill="none" stroke="{web(ground.rim)}" stroke-width="{frame.line * 1.6:.2f}"',
    )
    lines = vector(_svg((side, side), rim + frame.lines(box, ground)), (side, side))
    width, height = size
    for x, to_x in ((0, 0), (side - corner, width - corner)):
        for y, to_y in ((0, 0), (side - corner, height - corner)):
            part = (x, y, corner, corner)
            surface.blit(mask, (to_x, to_y), part, special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(lines, (to_x, to_y), part)
    along, down = width - 2 * corner, height - 2 * corner
    for edge, to in ((0, 0), (side - corner, height - corner)):
        strip = lines.subsurface((corner, edge, 1, corner))
        surface.blit(pygame.transform.scale(strip, (along, corner)), (corner, to))
    for edge, to in ((0, 0), (side - corner, width - corner)):
        strip = lines.subsurface((edge, corner, corner, 1))
        surface.blit(pygame.transform.scale(strip, (corner, down)), (to, corner))
    return surface


def _glow(ground: Ground) -> pygame.Surface:
    """Light in the middle and dark at the edges, small, to be made large."""
    wide, tall = 32, 20
    small = pygame.Surface((wide, tall), pygame.SRCALPHA)
    for x in range(wide):
        for y in range(tall):
            away = math.hypot((x + 0.5) / wide - 0.5, (y + 0.5) / tall - 0.42) / 0.66
            small.set_at((x, y), (*mix(ground.light, ground.dark, min(1.0, away)), 255))
    return small


def _svg(size: tuple[int, int], body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {size[0]} {size[1]}">{body}</svg>'
    )


def _ornament_ends(surface: pygame.Surface, ground: Ground) -> None:
    """A diamond between two balls at each end: what there is room for beside a word."""
    width, height = surface.get_size()
    unit = min(height, width * 0.3)
    for x, way in ((unit * 0.24, 1), (width - unit * 0.24, -1)):
        _diamond(surface, (x, height / 2), unit * 0.1, ground)
        for step, radius in ((0.19, 0.036), (0.285, 0.024)):
            spot = (x + way * unit * step, height / 2)
            pygame.draw.aacircle(surface, ground.line, spot, max(1.0, unit * radius))


def _ornament_corners(surface: pygame.Surface, ground: Ground) -> None:
    width, height = surface.get_size()
    far = corner_cut(width, height) * 1.15 + 6
    size = max(4.0, far * 0.26)
    for x in (far, width - far):
        for y in (far, height - far):
            _diamond(surface, (x, y), size, ground)


def _diamond(
    surface: pygame.Surface, middle: tuple[float, float], size: float, ground: Ground
) -> None:
    x, y = middle
    left, top, right, low = (x - size, y), (x, y - size), (x + size, y), (x, y + size)
    pygame.draw.polygon(surface, ground.hair, (left, top, middle))
    pygame.draw.polygon(surface, ground.line, (top, right, middle))
    pygame.draw.polygon(surface, mix(ground.line, ground.rim, 0.5), (right, low, middle))
    pygame.draw.polygon(surface, ground.line, (low, left, middle))
    pygame.draw.aalines(surface, ground.rim, True, (left, top, right, low))
