"""What points are counted with: palitos, matches, beans or plain numbers, as the player likes.

Knows how each kind lies in a square of five and how one more is added. Must not know whose score
it is; the strokes of the pencil are in `palitos`.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

import pygame

from game.ui.paint import look, palitos
from game.ui.paint.fonts import line_height, text_surface
from game.ui.paint.palette import (
    BEAN_EDGE,
    BEANS,
    INK,
    MATCH_HEAD,
    MATCH_WOOD,
    PAPER,
    PENCIL_FAINT,
    SHADOW,
    mix,
    web,
)
from game.ui.paint.plates import vector

_MATCH_SHAPE = 0.15
_BEAN_SHARE = 0.42
_SPOTS = ((0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8), (0.5, 0.5))
"""Where the beans of a square lie."""


def are_numbers() -> bool:
    """Return whether points are written as a number, without squares of five."""
    return look.now().tally == "numeros"


def sound() -> str:
    """Return the name of what is heard when a point is added."""
    return {"fosforos": "stick", "porotos": "bean"}.get(look.now().tally, "point")


def draw(surface: pygame.Surface, box: pygame.Rect, marks: float, ghost: int, seed: int) -> None:
    """Draw ``marks`` whole points in a square ``box``, and hints of the rest up to ``ghost``.

    ``seed`` makes each square a little different.
    """
    if look.now().tally == "palitos":
        palitos.draw(surface, box, marks, ghost, seed)
        return
    for number in range(math.ceil(marks), min(palitos.GROUP, ghost)):
        if look.now().tally == "porotos":
            spot = _spot(box, number)
            pygame.draw.aacircle(surface, PENCIL_FAINT, spot, max(2, round(box.width * 0.05)), 1)
        else:
            palitos.hint(surface, box, number, seed)
    for number in range(min(palitos.GROUP, math.ceil(marks))):
        add(surface, box, number, min(1.0, marks - number), seed)


def add(surface: pygame.Surface, box: pygame.Rect, number: int, share: float, seed: int) -> None:
    """Draw point ``number`` (0 to 4) of a square, put there by a ``share`` of its way."""
    kind = look.now().tally
    if kind == "palitos":
        palitos.stroke(surface, box, number, share, seed)
        return
    chance = Random(seed * 31 + number)
    if kind == "porotos":
        picture = _bean(
            max(6, round(box.width * _BEAN_SHARE)),
            chance.randrange(len(BEANS)),
            chance.randrange(0, 360, 15),
        )
        middle = _spot(box, number)
        wild = box.width * 0.04
        at = (middle[0] + chance.uniform(-wild, wild), middle[1] + chance.uniform(-wild, wild))
    else:
        start, end = palitos.ends(box, number, seed)
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        turn = math.degrees(math.atan2(start[1] - end[1], end[0] - start[0]))
        picture = _match(max(8, round(length / 2) * 2), round(turn))
        at = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    # Laid down by a hand that comes from below.
    fall = (1 - share) ** 2 * box.width * 0.5
    if share < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * min(1.0, 0.3 + share)))
    surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1] + fall))))


def write(
    surface: pygame.Surface, room: pygame.Rect, points: int, share: float, target: int
) -> None:
    """Write a score as a large number in a column; ``share`` of the line under it is drawn."""
    px = max(22, min(round(room.width * 0.62), room.height // 2))
    number = text_surface(str(points), px, INK, bold=True)
    middle = (room.centerx, room.centery - line_height(px) // 6)
    surface.blit(number, number.get_rect(center=middle))
    wide = min(room.width, round(px * 1.3))
    line = pygame.Rect(0, 0, wide, wide)
    line.midtop = (room.centerx, middle[1] + round(px * 0.55))
    if share > 0:
        palitos.stroke(surface, line, 1, share, target)


def _spot(box: pygame.Rect, number: int) -> tuple[float, float]:
    x, y = _SPOTS[number]
    return box.x + x * box.width, box.y + y * box.height


@lru_cache(maxsize=96)
def _match(length: int, turn: int) -> pygame.Surface:
    """A match of a length in pixels with its head at the far end, turned against the clock."""
    tall = 100 * _MATCH_SHAPE
    wood, dark = web(MATCH_WOOD), web(mix(MATCH_WOOD, INK, 0.55))
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {tall}" width="100" '
        f'height="{tall}">'
        f'<rect x="3" y="6.6" width="92" height="5" rx="1" fill="{web(SHADOW)}" '
        'fill-opacity="0.28"/>'
        f'<rect x="2" y="4.2" width="92" height="5.6" rx="0.8" fill="{wood}" stroke="{dark}" '
        'stroke-width="0.9"/>'
        f'<rect x="3" y="5" width="90" height="1.5" fill="{web(PAPER)}" fill-opacity="0.6"/>'
        f'<ellipse cx="91" cy="7" rx="8" ry="4.7" fill="{web(MATCH_HEAD)}" '
        f'stroke="{web(mix(MATCH_HEAD, INK, 0.5))}" stroke-width="0.9"/>'
        f'<ellipse cx="89" cy="5.4" rx="3.4" ry="1.2" fill="{web(PAPER)}" fill-opacity="0.55"/>'
        "</svg>"
    )
    # Drawn twice as large, so that turning keeps its edges.
    size = (2 * length, max(4, round(2 * length * _MATCH_SHAPE)))
    return pygame.transform.rotozoom(vector(source, size), turn, 0.5)


@lru_cache(maxsize=128)
def _bean(side: int, tone: int, turn: int) -> pygame.Surface:
    """A bean in a square of so many pixels, turned against the clock."""
    body = "M14 56 C6 30 34 16 62 24 C90 32 98 60 82 74 C69 86 58 66 44 72 C30 78 19 74 14 56 Z"
    source = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f'<path d="{body}" transform="translate(4 8)" fill="{web(SHADOW)}" fill-opacity="0.3"/>'
        f'<path d="{body}" fill="{web(BEANS[tone])}" stroke="{web(BEAN_EDGE)}" stroke-width="4"/>'
        f'<path d="M26 46 C32 34 50 29 66 35 C50 34 37 40 31 51 Z" fill="{web(PAPER)}" '
        'fill-opacity="0.9"/></svg>'
    )
    return pygame.transform.rotozoom(vector(source, (2 * side, 2 * side)), turn, 0.5)
