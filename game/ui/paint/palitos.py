"""Palitos: the score as strokes of a pencil, five to a square, each drawn by hand.

Knows the order of the strokes (left, top, right, bottom, diagonal) and how a pencil marks paper.
Must not know whose score it is.
"""

from __future__ import annotations

import math
from random import Random

import pygame

from game.ui.paint.palette import PENCIL, mix

GROUP = 5
_ENDS = (
    ((0.0, 1.0), (0.0, 0.0)),
    ((0.0, 0.0), (1.0, 0.0)),
    ((1.0, 0.0), (1.0, 1.0)),
    ((1.0, 1.0), (0.0, 1.0)),
    ((0.0, 1.0), (1.0, 0.0)),
)


def squares(points: int) -> int:
    """Return how many squares hold so many points."""
    return math.ceil(points / GROUP)


def draw(
    surface: pygame.Surface,
    box: pygame.Rect,
    marks: float,
    ghost: int,
    seed: int,
) -> None:
    """Draw ``marks`` strokes (the last one may be a fraction) in a square ``box``.

    ``ghost`` strokes are hinted at first, so that the room for points to come is seen; ``seed``
    makes each square a little different.
    """
    for number in range(min(GROUP, ghost)):
        if number >= marks:
            _stroke(surface, box, number, 1.0, seed, faint=True)
    for number in range(min(GROUP, math.ceil(marks))):
        share = min(1.0, marks - number)
        if share > 0.02:
            stroke(surface, box, number, share, seed)


def stroke(surface: pygame.Surface, box: pygame.Rect, number: int, share: float, seed: int) -> None:
    """Draw a share (0 to 1) of one stroke of a square."""
    _stroke(surface, box, number, share, seed, faint=False)


def hint(surface: pygame.Surface, box: pygame.Rect, number: int, seed: int) -> None:
    """Hint at a stroke that is still to come."""
    _stroke(surface, box, number, 1.0, seed, faint=True)


def ends(
    box: pygame.Rect, number: int, seed: int
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where a stroke of a square begins and ends, as a hand puts it."""
    return _ends(Random(seed * 31 + number), box, number)


def _ends(
    chance: Random, box: pygame.Rect, number: int
) -> tuple[tuple[float, float], tuple[float, float]]:
    side = box.width
    wild = side * 0.05
    (x0, y0), (x1, y1) = _ENDS[number]
    start = (box.x + x0 * side + chance.uniform(-wild, wild), box.y + y0 * side)
    end = (box.x + x1 * side, box.y + y1 * side + chance.uniform(-wild, wild))
    over = chance.uniform(-0.02, 0.07)
    return (start[0] - (end[0] - start[0]) * over, start[1] - (end[1] - start[1]) * over), end


def _stroke(
    surface: pygame.Surface, box: pygame.Rect, number: int, share: float, seed: int, faint: bool
) -> None:
    chance = Random(seed * 31 + number)
    side = box.width
    wild = side * 0.05
    start, end = _ends(chance, box, number)
    bend = chance.uniform(-wild, wild) * 0.9
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    nx, ny = -(end[1] - start[1]) / length, (end[0] - start[0]) / length
    radius = max(1.3, side * 0.037)
    if faint:
        _hint(surface, start, end, side)
        return
    steps = max(2, round(length / max(0.7, radius * 0.4)))
    for i in range(round(steps * share) + 1):
        t = i / steps
        bow = math.sin(math.pi * t) * bend
        x = start[0] + (end[0] - start[0]) * t + nx * bow
        y = start[1] + (end[1] - start[1]) * t + ny * bow
        press = 0.78 + 0.34 * math.sin(math.pi * (0.1 + 0.85 * t)) + chance.uniform(-0.05, 0.05)
        tone = mix(PENCIL, (128, 118, 106), max(0.0, chance.uniform(-0.5, 0.25)))
        pygame.draw.aacircle(surface, tone, (x, y), max(1.0, radius * press))


def _hint(
    surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], side: int
) -> None:
    """A few faint dots along a stroke that has not been drawn yet."""
    dots = 5
    for i in range(dots + 1):
        t = i / dots
        spot = (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
        pygame.draw.aacircle(surface, (205, 196, 172), spot, max(1.0, side * 0.018))
