"""The action bar: fixed slots along the lower edge, what gives something up apart on the right.

Knows choices and a rectangle. Must not know what is legal. Words wrap, points get shorter and
letters smaller, in this order, until every slot fits: a slot's place depends on the language and
the window only, never on what can be said at the moment.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.ui.input.glyphs import glyph
from game.ui.paint.fonts import MIN_TEXT_PX, fit, line_height, shorten, text, width, wrap
from game.ui.paint.palette import CREAM, DANGER, GOLD, MUTED, NIGHT
from game.ui.paint.plates import plate, shadow
from game.ui.table import choices
from game.ui.table.choices import Choice

_LONGEST = ((4, 3), (30, 7))
"""The longest points of a call, and of one that plays for the rest."""
_FOR_THE_REST = {"FE", "CR"}
_CALM = 1264
"""Units the bar spreads to where there is more room than its buttons need."""
_SIGN_PX = 64
"""The most that the sign of the partner takes."""
_APART = 48
"""Units between the calls and what gives something up."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the slots of one kind of moment lie, and how words are set in them."""

    rects: tuple[pygame.Rect | None, ...]
    px: int
    rows: int
    is_short: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A choice and its button's rectangle."""

    choice: Choice
    rect: pygame.Rect


def place(
    options: list[Choice],
    bar: pygame.Rect,
    px: int,
    unit: float,
    flor: bool,
    partner: bool = False,
) -> list[Placed]:
    """Return every choice that has a slot, with its rectangle. ``flor`` and ``partner``: the table
    has them, so that there is room for what they ask for."""
    kind = choices.moment(option.token for option in options)
    grid = _grid_for(kind, bar, px, unit, flor, partner)
    placed = []
    for option in options:
        rect = _slot(kind, option.token, grid)
        if rect is not None:
            placed.append(Placed(option, rect))
    return sorted(placed, key=lambda one: one.rect.left)


def draw(
    target: pygame.Surface,
    placed: list[Placed],
    bar: pygame.Rect,
    px: int,
    unit: float,
    flor: bool,
    hovered: str,
    enabled: bool,
    partner: bool = False,
) -> None:
    """Draw the buttons of the moment."""
    if not placed:
        return
    kind = choices.moment(one.choice.token for one in placed)
    grid = _grid_for(kind, bar, px, unit, flor, partner)
    for one in placed:
        is_open = enabled and not one.choice.why
        lit = is_open and one.choice.name == hovered
        picture = _button(one.rect.size, one.choice, grid.px, grid.rows, grid.is_short, lit)
        dark = shadow(one.rect.size, 8, 6, 120)
        target.blit(dark, one.rect.move(-6, -3))
        if not enabled and not one.choice.why:
            picture = picture.copy()
            picture.set_alpha(120)
        target.blit(picture, one.rect)
        if is_open:
            draw_key(target, one.choice.key, one.rect)


def draw_key(target: pygame.Surface, key: str, button: pygame.Rect) -> None:
    """Draw the sign of what presses a button on its corner, half outside: the words need all of
    the button."""
    found = glyph(key)
    if found is not None and found.get_width() <= button.width // 2:
        x, y = button.topright
        target.blit(found, found.get_rect(midright=(x + 6, y + 1)))


def sign(bar: pygame.Rect, px: int, unit: float, flor: bool) -> pygame.Rect:
    """Return where the sign of the partner lies: left of every slot, whatever is asked."""
    grids = [_grid_for(kind, bar, px, unit, flor, True) for kind in ("calls", "flor")]
    left = min(rect.left for grid in grids for rect in grid.rects if rect)
    side = _sign_side(bar)
    return pygame.Rect(left - side - _gap(unit), bar.centery - side // 2, side, side)


def _sign_side(bar: pygame.Rect) -> int:
    return min(bar.height, _SIGN_PX)


def _gap(unit: float) -> int:
    return max(6, round(10 * unit))


def _slot(kind: str, token: str, grid: Grid) -> pygame.Rect | None:
    return grid.rects[choices.slot_of(kind, token)]


def _grid_for(
    kind: str, bar: pygame.Rect, px: int, unit: float, flor: bool, partner: bool = False
) -> Grid:
    labels = tuple(choices.slot_labels(kind, flor, partner))
    if partner:
        room = _sign_side(bar) + _gap(unit)
        bar = pygame.Rect(bar.left + room, bar.top, bar.width - room, bar.height)
    both = [choices.both_points(yes, no) for yes, no in _LONGEST]
    points = (both[0][0], both[1][0]), (both[0][1], both[1][1])
    return _grid(kind, labels, points, tuple(bar), px, unit)


@lru_cache(maxsize=32)
def _grid(
    kind: str,
    labels: tuple[tuple[str, ...], ...],
    both: tuple[tuple[str, str], tuple[str, str]],
    bar_box: tuple[int, int, int, int],
    px: int,
    unit: float,
) -> Grid:
    bar = pygame.Rect(bar_box)
    gap, pad = _gap(unit), max(12, round(22 * unit))
    apart = round(_APART * unit)
    size = px
    while True:
        rows_room = max(1, (bar.height - 8) // line_height(size) - 1)
        for points in both:
            for rows in range(1, min(3, rows_room) + 1):
                wides = [
                    _wide(words, size, _rows(kind, i, rows), _points(kind, i, points)) + 2 * pad
                    if words
                    else 0
                    for i, words in enumerate(labels)
                ]
                used = [wide for wide in wides if wide]
                need = sum(used) + gap * (len(used) - 1) + apart
                if need <= bar.width:
                    narrow = bar.inflate(min(0, max(need, round(_CALM * unit)) - bar.width), 0)
                    rects = _line_up(kind, wides, narrow, gap)
                    return Grid(rects, size, rows, points == both[1])
        if size <= MIN_TEXT_PX:
            break
        size -= 1
    # Even the smallest letters do not fit: share the room evenly, words are cut.
    count = sum(1 for words in labels if words)
    even = (bar.width - apart - gap * (count - 1)) // max(1, count)
    wides = [even if words else 0 for words in labels]
    return Grid(_line_up(kind, wides, bar, gap), size, min(2, rows_room), True)


def _rows(kind: str, slot: int, rows: int) -> int:
    """Return how many lines a slot's words may take: one more where no points stand below."""
    return rows + (choices.SLOTS[kind][slot] == (choices.TO_PARTNER,))


def _points(kind: str, slot: int, both: tuple[str, str]) -> str:
    """The longest points that a slot may have to show."""
    tokens = set(choices.SLOTS[kind][slot])
    return "" if choices.TO_PARTNER in tokens else both[bool(_FOR_THE_REST & tokens)]


def _line_up(
    kind: str, wides: list[int], bar: pygame.Rect, gap: int
) -> tuple[pygame.Rect | None, ...]:
    """Calls from the left; what gives something up from the right."""
    rects: list[pygame.Rect | None] = [None] * len(wides)
    left, right = bar.left, bar.right
    slots = choices.SLOTS[kind]
    for number, wide in enumerate(wides):
        if wide and not choices.DANGEROUS & set(slots[number]):
            rects[number] = pygame.Rect(left, bar.top, wide, bar.height)
            left += wide + gap
    for number in range(len(wides) - 1, -1, -1):
        if wides[number] and choices.DANGEROUS & set(slots[number]):
            right -= wides[number]
            rects[number] = pygame.Rect(right, bar.top, wides[number], bar.height)
            right -= gap
    return tuple(rects)


def _wide(words: tuple[str, ...], px: int, rows: int, points: str) -> int:
    """Return the least width in which every label of a slot takes at most ``rows`` lines."""
    return max(width(points, px), *(_broken(label, px, rows) for label in words))


@lru_cache(maxsize=512)
def _broken(label: str, px: int, rows: int) -> int:
    if rows == 1:
        return width(label, px, True)
    parts = label.split(" ")
    best = width(label, px, True)
    room = max(width(part, px, True) for part in parts)
    while room < best:
        lines = wrap(label, px, room, True)
        if len(lines) <= rows:
            return max(width(line, px, True) for line in lines)
        room += max(1, px // 4)
    return best


@lru_cache(maxsize=96)
def _button(
    size: tuple[int, int], choice: Choice, px: int, rows: int, is_short: bool, lit: bool
) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    box = sheet.get_rect()
    if choice.why:
        pygame.draw.rect(sheet, (*NIGHT, 150), box, border_radius=10)
        pygame.draw.rect(sheet, (*MUTED, 90), box, 2, border_radius=10)
    elif choice.is_dangerous:
        pygame.draw.rect(sheet, (*NIGHT, 225), box, border_radius=10)
        pygame.draw.rect(sheet, DANGER, box, 4 if lit else 3, border_radius=10)
        _retreat_icon(sheet, box, px)
    else:
        sheet.blit(plate(size, choice.ground, 0, lit), (0, 0))
    colour = MUTED if choice.why else DANGER if choice.is_dangerous else CREAM
    room = box.width - 12
    rows += choice.token == choices.TO_PARTNER
    lines = wrap(choice.label, px, room, True) if rows > 1 else [choice.label]
    points = choice.short if is_short else choice.points
    step = line_height(px)
    total = step * (len(lines) + (1 if points else 0))
    y = (box.height - total) // 2
    for line in lines:
        words = shorten(line, px, room, True)
        text(sheet, words, px, (box.centerx, y), colour, anchor="midtop", bold=True, shadow=True)
        y += step
    if points:
        size_px = fit(points, px, room)
        words = shorten(points, size_px, room)
        tone = MUTED if choice.is_dangerous or choice.why else GOLD
        text(sheet, words, size_px, (box.centerx, y), tone, anchor="midtop")
    return sheet


def _retreat_icon(sheet: pygame.Surface, box: pygame.Rect, px: int) -> None:
    """A small arrow back in the corner: not by colour alone."""
    side = max(6, px // 3)
    x, y = box.left + 7, box.top + 7
    points = ((x, y + side // 2), (x + side, y), (x + side, y + side))
    pygame.draw.polygon(sheet, DANGER, points)
