"""The score pad: one column of points for each side, malas over buenas, and the score in words.

Knows scores and names. Must not know rules beyond target, half and whether points are shed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.engine.rules import Rules
from game.i18n import tr, trn
from game.ui.paint import palitos, tallies
from game.ui.paint.filete import plate_surface
from game.ui.paint.fonts import MIN_TEXT_PX, fit, line_height, shorten, text, width
from game.ui.paint.marks import draw_mark
from game.ui.paint.painting import Painting
from game.ui.paint.palette import INK, PENCIL, mix
from game.ui.paint.plates import plate
from game.ui.words import speech

_INK_SOFT = (92, 82, 66)
_HELD_ROOM = (20, 30)
"""For how many porotos a column has room: as few as will do."""


@dataclass(frozen=True, slots=True)
class Score:
    """What the pad says: names and marks in order of account, the own one first on the paper;
    ``sides`` tells which shape and colour each has, ``are_held`` that points are porotos in hand:
    fewer are better, nothing is lacking."""

    names: tuple[str, ...]
    marks: tuple[float, ...]
    target: int
    half: int | None
    own: int
    chicos: tuple[int, ...] = ()
    sides: tuple[int, ...] = (0, 1)
    are_held: bool = False


def score_of(
    rules: Rules,
    names: tuple[str, ...],
    marks: tuple[float, ...],
    own: int,
    chicos: tuple[int, ...],
    sides: tuple[int, ...],
) -> Score:
    """Return what the pad says at a table with these rules."""
    won = chicos if rules.chicos > 1 else ()
    if not rules.sheds:
        return Score(names, marks, rules.target, rules.half, own, won, sides)
    room = next((r for r in _HELD_ROOM if r >= max(marks)), _HELD_ROOM[-1])
    return Score(names, marks, room, None, own, won, sides, are_held=True)


class ScorePad:
    """Draws the pad; a stroke that is just being drawn is laid over the kept picture."""

    def __init__(self) -> None:
        self._painting = Painting()

    def draw(self, target: pygame.Surface, box: pygame.Rect, score: Score, px: int) -> None:
        """Draw the pad into ``box`` with texts of ``px`` pixels."""
        whole = replace(score, marks=tuple(float(math.floor(mark + 1e-6)) for mark in score.marks))
        self._painting.show(target, box, (whole, px), lambda sheet: _paint(sheet, whole, px))
        for side, room in _columns(box, score, px):
            mark = score.marks[side]
            if mark - whole.marks[side] > 0.02:
                self._stroke(target, _middle(room, px), score, side)

    def _stroke(self, target: pygame.Surface, room: pygame.Rect, score: Score, side: int) -> None:
        mark = score.marks[side]
        if tallies.are_numbers():
            points = math.floor(mark + 1e-6)
            tallies.write(target, room, points, mark - points, score.target)
            return
        for square in _squares(room, score, side):
            if square.first <= mark < square.first + square.points:
                number = math.floor(mark + 1e-6 - square.first)
                tallies.add(target, square.rect, number, mark - square.first - number, square.seed)


class _Square(NamedTuple):
    """A square of the pad: where, from how many points on, for how many, and its own wobble."""

    rect: pygame.Rect
    first: int
    points: int
    seed: int


def _edge(px: int) -> int:
    return max(10, round(px * 0.62))


def _head_height(box: pygame.Rect, px: int) -> int:
    """The painted head of the pad, where the squares can spare its room."""
    return round(box.width * 0.23) if box.height >= 17 * line_height(px) else 0


def _columns(box: pygame.Rect, score: Score, px: int) -> list[tuple[int, pygame.Rect]]:
    """The column of each side, the own one first."""
    inner = box.inflate(-2 * _edge(px), -2 * _edge(px))
    head = _head_height(box, px)
    if head:
        inner.height -= head - _edge(px) // 2
        inner.bottom = box.bottom - _edge(px)
    wide = inner.width // len(score.names)
    sides = [score.own] + [side for side in range(len(score.names)) if side != score.own]
    rooms = []
    for column, side in enumerate(sides):
        room = pygame.Rect(inner.left + column * wide, inner.top, wide, inner.height)
        rooms.append((side, room.inflate(-max(6, px // 3), 0)))
    return rooms


def _middle(room: pygame.Rect, px: int) -> pygame.Rect:
    """The part of a column between the name and the words below."""
    line, edge = line_height(px), _edge(px)
    return pygame.Rect(
        room.left, room.top + line + edge // 2, room.width, room.height - 3 * line - edge
    )


def _paint(sheet: pygame.Surface, score: Score, px: int) -> None:
    box = sheet.get_rect()
    head = _head_height(box, px)
    sheet.blit(plate((box.width, box.height - head // 2), "paper"), (0, head // 2))
    if head:
        sheet.blit(plate_surface("pad", (box.width, head)), (0, 0))
    edge = _edge(px)
    rule = mix(PENCIL, (240, 232, 208), 0.4)
    top = head + edge // 2 if head else edge
    columns = _columns(box, score, px)
    for (_, one), (_, two) in pairwise(columns):
        x = (one.right + two.left) // 2
        pygame.draw.line(sheet, rule, (x, top), (x, box.bottom - edge), 2)
    for side, room in columns:
        _head(sheet, room, score, side, px, line_height(px))
        _foot(sheet, room, score, side, px, line_height(px))
        middle = _middle(room, px)
        if tallies.are_numbers():
            tallies.write(sheet, middle, math.floor(score.marks[side] + 1e-6), 0.0, score.target)
            continue
        for square in _squares(middle, score, side):
            marks = min(square.points, max(0.0, score.marks[side] - square.first))
            ghost = 0 if score.are_held else square.points
            tallies.draw(sheet, square.rect, marks, ghost, square.seed)
        split = _split(middle, score)
        if split is not None:
            pygame.draw.line(sheet, PENCIL, (middle.left, split), (middle.right, split), 2)


def _head(
    sheet: pygame.Surface, room: pygame.Rect, score: Score, side: int, px: int, line: int
) -> None:
    name, middle = score.names[side], room.top + line // 2
    # A name that is long for its column may reach nearly to the next.
    room = room.inflate(4, 0)
    left = room.left
    if not _is_narrow(score):
        size = max(6, px // 3)
        spot = pygame.Rect(0, 0, 2 * size, 2 * size)
        spot.midleft = (room.left + 2, middle)
        left = spot.right + size // 2
        if width(name, MIN_TEXT_PX, bold=True) > room.right - left:
            spot = spot.inflate(-2, -2)
            spot.left = room.left
            left = spot.right + 2
        _sign(sheet, spot, score.sides[side])
    small = fit(name, px, room.right - left, bold=True)
    name = shorten(name, small, room.right - left, bold=True)
    text(sheet, name, small, (left, middle), INK, anchor="midleft", bold=True)


def _is_narrow(score: Score) -> bool:
    """Whether a column has no room for words: three share the paper."""
    return len(score.names) > 2


def _sign(sheet: pygame.Surface, spot: pygame.Rect, shape: int) -> None:
    draw_mark(sheet, spot, shape, INK)


def _foot(
    sheet: pygame.Surface, room: pygame.Rect, score: Score, side: int, px: int, line: int
) -> None:
    points = math.floor(score.marks[side] + 1e-6)
    part, left = speech.standing(points, score.half, score.target)
    if score.are_held:
        left = trn("poroto", "porotos", points)
    top = room.bottom - 2 * line
    words = part
    if len(score.chicos) > side and any(score.chicos):
        words = part or tr("{n} ch.").format(n=score.chicos[side])
    gap, tall = px // 5, round(px * 1.2)
    if _is_narrow(score):
        size = max(6, px // 3)
        spot = pygame.Rect(room.left, 0, 2 * size, 2 * size)
        spot.centery = top + line // 2
        _sign(sheet, spot, score.sides[side])
        at = (spot.right + gap, spot.centery)
        text(sheet, str(points), tall, at, INK, anchor="midleft", bold=True)
        if any(score.chicos):
            words = tr("{n} ch.").format(n=score.chicos[side])
            words = shorten(words, px, room.width)
            text(sheet, words, px, (room.left, top + line), _INK_SOFT)
        return
    if width(str(points), tall, True) + gap + width(words, MIN_TEXT_PX) > room.width:
        gap, tall = 2, px
    number = text(sheet, str(points), tall, (room.left, top - px // 6), INK, bold=True)
    if words:
        space = room.right - number.right - gap
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


@dataclass(frozen=True, slots=True)
class _Grid:
    """How the squares of a column are set: how many across, their side, the first row's top."""

    counts: tuple[int, ...]
    across: int
    side: int
    gap: int
    top: int
    split: int


def _grid(room: pygame.Rect, score: Score) -> _Grid:
    parts = [score.target] if score.half is None else [score.half, score.target - score.half]
    counts = tuple(palitos.squares(part) for part in parts)
    gap = max(3, room.height // 60)
    split = gap * 2 if len(parts) > 1 else 0
    across, side = max(
        ((across, _side(room, counts, across, gap, split)) for across in (1, 2)),
        key=lambda option: option[1],
    )
    lines = sum(math.ceil(count / across) for count in counts)
    side = max(8, side)
    tall = lines * (side + 2 * gap) + split
    return _Grid(counts, across, side, gap, room.top + max(0, (room.height - tall) // 2), split)


def _side(room: pygame.Rect, counts: tuple[int, ...], across: int, gap: int, split: int) -> int:
    """How large squares can be with so many in a row."""
    lines = sum(math.ceil(count / across) for count in counts)
    tall = (room.height - split) // lines - 2 * gap
    return min(tall, room.width // across - 2 * gap, round(room.width * 0.62 / math.sqrt(across)))


def _split(room: pygame.Rect, score: Score) -> int | None:
    """Where the line between malas and buenas runs; None without halves."""
    grid = _grid(room, score)
    if len(grid.counts) < 2:
        return None
    rows = math.ceil(grid.counts[0] / grid.across)
    return grid.top + rows * (grid.side + 2 * grid.gap) + grid.split // 2


def _squares(room: pygame.Rect, score: Score, side: int) -> list[_Square]:
    """The squares from top to bottom, those of the malas over a line, those of the buenas under."""
    grid = _grid(room, score)
    parts = [score.target] if score.half is None else [score.half, score.target - score.half]
    step = grid.side + 2 * grid.gap
    out, first, y = [], 0, grid.top
    for part, points in enumerate(parts):
        for number in range(grid.counts[part]):
            row, column = divmod(number, grid.across)
            x = room.centerx + round((column - grid.across / 2) * step) + grid.gap
            rect = pygame.Rect(x, y + row * step + grid.gap, grid.side, grid.side)
            here = min(palitos.GROUP, points - number * palitos.GROUP)
            out.append(_Square(rect, first, here, side * 16 + part * 8 + number))
            first += here
        y += math.ceil(grid.counts[part] / grid.across) * step + grid.split
    return out
