"""The score pad: one column of palitos for each side, malas over buenas, and the score in words.

Knows scores and names. Must not know rules beyond target and half.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.i18n import tr
from game.ui import palitos, speech
from game.ui.fonts import fit, line_height, shorten, text
from game.ui.painting import Painting
from game.ui.palette import INK, PENCIL, TEAMS, mix
from game.ui.plates import plate

_INK_SOFT = (92, 82, 66)


@dataclass(frozen=True, slots=True)
class Score:
    """What the pad says: names and marks in order of side, the own side first on the paper."""

    names: tuple[str, ...]
    marks: tuple[float, ...]
    target: int
    half: int | None
    own: int
    chicos: tuple[int, ...] = ()


class ScorePad:
    """Draws the pad; while strokes are being drawn only they are painted anew."""

    def __init__(self) -> None:
        self._painting = Painting()

    def draw(self, target: pygame.Surface, box: pygame.Rect, score: Score, px: int) -> None:
        """Draw the pad into ``box`` with texts of ``px`` pixels."""
        key = (score, px)
        self._painting.show(target, box, key, lambda sheet: _paint(sheet, score, px))


def _paint(sheet: pygame.Surface, score: Score, px: int) -> None:
    box = sheet.get_rect()
    sheet.blit(plate(box.size, "paper"), (0, 0))
    edge = max(8, px // 2)
    inner = box.inflate(-2 * edge, -2 * edge)
    width = inner.width // 2
    line = line_height(px)
    pygame.draw.line(
        sheet,
        mix(PENCIL, (240, 232, 208), 0.4),
        (box.centerx, inner.top),
        (box.centerx, inner.bottom),
        2,
    )
    sides = [score.own] + [side for side in range(len(score.names)) if side != score.own]
    for column, side in enumerate(sides):
        room = pygame.Rect(inner.left + column * width, inner.top, width, inner.height)
        room = room.inflate(-edge, 0)
        _head(sheet, room, score, side, px, line)
        _foot(sheet, room, score, side, px, line)
        middle = pygame.Rect(
            room.left, room.top + line + edge // 2, room.width, room.height - 3 * line - edge
        )
        _squares(sheet, middle, score, side)


def _head(
    sheet: pygame.Surface, room: pygame.Rect, score: Score, side: int, px: int, line: int
) -> None:
    size = max(6, px // 3)
    spot = pygame.Rect(0, 0, 2 * size, 2 * size)
    spot.midleft = (room.left, room.top + line // 2)
    tone = mix(TEAMS[side], (0, 0, 0), 0.15)
    if side == 0:
        pygame.draw.aacircle(sheet, tone, spot.center, size)
    else:
        pygame.draw.rect(sheet, tone, spot.inflate(-2, -2), border_radius=2)
    left = spot.right + size // 2
    name = shorten(score.names[side], px, room.right - left, bold=True)
    text(sheet, name, px, (left, room.top), INK, bold=True)


def _foot(
    sheet: pygame.Surface, room: pygame.Rect, score: Score, side: int, px: int, line: int
) -> None:
    points = math.floor(score.marks[side] + 1e-6)
    part, left = speech.standing(points, score.half, score.target)
    top = room.bottom - 2 * line
    number = text(sheet, str(points), round(px * 1.25), (room.left, top - px // 5), INK, bold=True)
    words = part
    if len(score.chicos) > side and any(score.chicos):
        words = part or tr("{n} ch.").format(n=score.chicos[side])
    if words:
        space = room.right - number.right - px // 3
        small = fit(words, px, space)
        text(
            sheet,
            shorten(words, small, space),
            small,
            (room.right, top),
            _INK_SOFT,
            anchor="topright",
        )
    small = fit(left, px, room.width)
    text(sheet, shorten(left, small, room.width), small, (room.left, top + line), _INK_SOFT)


def _squares(sheet: pygame.Surface, room: pygame.Rect, score: Score, side: int) -> None:
    """Squares from top to bottom, those of the malas over a line, those of the buenas under it."""
    half = score.half
    parts = [score.target] if half is None else [half, score.target - half]
    counts = [palitos.squares(part) for part in parts]
    rows = sum(counts)
    gap = max(3, room.height // 60)
    split = gap * 2 if len(parts) > 1 else 0
    across = 2 if (room.height - split) / rows < 30 and room.width > 80 else 1
    lines = sum(math.ceil(count / across) for count in counts)
    side_px = min((room.height - split) // lines - 2 * gap, room.width // across - 2 * gap)
    side_px = max(8, side_px)
    tall = lines * (side_px + 2 * gap) + split
    y = room.top + max(0, (room.height - tall) // 2)
    marks = score.marks[side]
    first = 0.0
    for part, points in enumerate(parts):
        left = points
        for number in range(counts[part]):
            column, row = number % across, number // across
            x = room.centerx + round((column - across / 2) * (side_px + 2 * gap)) + gap
            square = pygame.Rect(x, y + row * (side_px + 2 * gap) + gap, side_px, side_px)
            here = min(float(palitos.GROUP), left)
            palitos.draw(
                sheet,
                square,
                min(here, max(0.0, marks - first)),
                int(here),
                side * 16 + part * 8 + number,
            )
            first += here
            left -= palitos.GROUP
        y += math.ceil(counts[part] / across) * (side_px + 2 * gap)
        if part == 0 and len(parts) > 1:
            pygame.draw.line(
                sheet, PENCIL, (room.left, y + split // 2), (room.right, y + split // 2), 2
            )
            y += split
