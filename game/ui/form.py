"""Rows of a form: what is asked on the left, what can be answered on the right.

Knows how rows share the room they have, at any size of window and text; must not know what the
answers mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.ui.palette import CREAM, MUTED
from game.ui.theme import BODY, LABEL, Scale, line_height, width, wrap
from game.ui.widgets import MIN_TARGET_PX, Choice, Item, Label, Slider


@dataclass(frozen=True, slots=True)
class Row:
    """One question: its words and, under the answers, a remark.

    Without words the answers take the whole width, in the middle.
    """

    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Choices(Row):
    """One of several values: control name, words, whether it is the chosen one."""

    options: Sequence[tuple[str, str, bool]] = field(default=())


@dataclass(frozen=True, slots=True)
class Level(Row):
    """A value from 0 to 1 on a slider of a name."""

    name: str = ""
    value: float = 0.0


@dataclass(frozen=True, slots=True)
class Blank(Row):
    """Room for an item that the screen makes itself, for example a line to type into.

    More than one of ``lines``: it takes the whole width, and fewer lines where room is short.
    """

    name: str = ""
    lines: int = 1


@dataclass(slots=True)
class Laid:
    """The items of a form, the height they took, and where its blanks are by name."""

    items: list[Item]
    height: int
    blanks: dict[str, pygame.Rect]


_GAPS = (18, 12, 7, 4)
"""Space between rows, in units, the most generous that fits."""


def lay_out(rows: Sequence[Row], box: pygame.Rect, scale: Scale) -> Laid:
    """Return the items of a form inside a box: as airy as the height allows."""
    laid = _try(rows, box, scale, _GAPS[0])
    for gap in _GAPS[1:]:
        if laid.height <= box.height:
            break
        laid = _try(rows, box, scale, gap)
    return laid


def _try(rows: Sequence[Row], box: pygame.Rect, scale: Scale, gap: int) -> Laid:
    px, note_px = scale.letters(BODY), scale.letters(LABEL)
    ask = max((width(row.label, px) + px for row in rows if row.label), default=0)
    beside = ask <= box.width * 0.42
    tall = max(MIN_TARGET_PX, round(px * 1.75))
    laid = Laid([], 0, {})
    y = box.top
    for row in rows:
        x = box.left + (ask if beside and row.label else 0)
        room = box.right - x
        if not beside and row.label:
            step = line_height(px)
            laid.items.append(Label(pygame.Rect(box.left, y, box.width, step), row.label, px))
            y += step
        elif row.label:
            laid.items.append(
                Label(pygame.Rect(box.left, y, ask, tall), row.label, px, colour=CREAM)
            )
        y = _answers(row, laid, pygame.Rect(x, y, room, tall), px, box.bottom - y)
        if row.note:
            high = line_height(note_px) * len(wrap(row.note, note_px, room))
            laid.items.append(Label(pygame.Rect(x, y, room, high), row.note, note_px, MUTED))
            y += high
        y += scale.px(gap)
    laid.height = y - scale.px(gap) - box.top
    return laid


def _answers(row: Row, laid: Laid, line: pygame.Rect, px: int, most: int) -> int:
    """Add the answers of a row beginning on a line, at most so high; return where they end."""
    if isinstance(row, Level):
        wide = min(line.width, px * 22)
        rect = pygame.Rect(line.left, line.top, wide, line.height)
        laid.items.append(Slider(rect, row.name, row.label, px, row.value))
    elif isinstance(row, Blank):
        wide = min(line.width, px * 18) if row.lines == 1 else line.width
        tall = min(line.height * row.lines, most)
        laid.blanks[row.name] = pygame.Rect(line.left, line.top, wide, tall)
        return line.top + tall
    elif isinstance(row, Choices):
        between = max(6, px // 3)
        wides = [
            max(MIN_TARGET_PX, width(words, px, bold=True) + round(px * 2.1))
            for _, words, _ in row.options
        ]
        x, y = line.left, line.top
        if not row.label:
            x += max(0, line.width - sum(wides) - between * (len(wides) - 1)) // 2
        for (name, words, chosen), wide in zip(row.options, wides, strict=True):
            if x > line.left and x + wide > line.right:
                x, y = line.left, y + line.height + between
            rect = pygame.Rect(x, y, min(wide, line.width), line.height)
            laid.items.append(Choice(rect, name, words, px, chosen))
            x += wide + between
        return y + line.height
    return line.bottom
