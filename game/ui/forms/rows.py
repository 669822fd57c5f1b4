"""Laying out the rows of a form: how they share the room they have, at any size of text.

Knows every kind of row; must not know what the answers mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.i18n import tr
from game.ui.forms.form import Blank, Choices, Heading, Level, Listing, Presses, Row, Words
from game.ui.forms.form import Entry as EntryRow
from game.ui.forms.lines import Ask, Line, Reading, Section, Told, line_room
from game.ui.forms.widgets import MIN_TARGET_PX, Button, Choice, Item, Label, Slider
from game.ui.paint.palette import CREAM, DISABLED, GOLD, MUTED
from game.ui.paint.theme import BODY, LABEL, Scale, fit, line_height, paragraph_height, width, wrap

GAPS = (18, 12, 7, 4)
"""Space between rows, in units, from the most generous."""

_ASK_SHARE = 0.42
"""Questions wider than this share of the form stand above their answers."""
_ANSWER_LETTERS = 20
"""Answers of a long form want a line of so many heights of letters."""


@dataclass(slots=True)
class Laid:
    """The items of a form, the height they took, and where its blanks are by name."""

    items: list[Item] = field(default_factory=list)
    height: int = 0
    blanks: dict[str, pygame.Rect] = field(default_factory=dict)


def lay_rows(rows: Sequence[Row], box: pygame.Rect, scale: Scale) -> Laid:
    """Return the items of a form inside a box: as airy as the height allows."""
    laid = Laid()
    for gap in GAPS:
        laid = _Builder(rows, box, scale).lay(rows, max(4, scale.px(gap)))
        if laid.height <= box.height:
            break
    return laid


def lay_loosely(rows: Sequence[Row], box: pygame.Rect, scale: Scale) -> Laid:
    """Return the items of a form that may grow longer than its box: answers get room first."""
    builder = _Builder(rows, box, scale)
    if box.width - builder.ask < _ANSWER_LETTERS * builder.px:
        builder.is_beside = False
    return builder.lay(rows, max(4, scale.px(GAPS[0])))


class _Builder:
    """Puts one row after another."""

    def __init__(self, rows: Sequence[Row], box: pygame.Rect, scale: Scale) -> None:
        self.box, self.scale = box, scale
        self.px, self.small = scale.letters(BODY), scale.letters(LABEL)
        self.tall = max(MIN_TARGET_PX, round(self.px * 1.75))
        self.between = max(6, self.px // 3)
        asked = (
            width(row.label, self.px) + self.px
            for row in rows
            if row.label and not isinstance(row, Heading)
        )
        self.ask = max(asked, default=0)
        self.is_beside = self.ask <= box.width * _ASK_SHARE
        self.laid = Laid()

    def lay(self, rows: Sequence[Row], gap: int) -> Laid:
        y = self.box.top
        for row in rows:
            y = (self._heading(row, y) if isinstance(row, Heading) else self._row(row, y)) + gap
        self.laid.height = max(0, y - gap - self.box.top)
        return self.laid

    def _heading(self, row: Heading, y: int) -> int:
        tall = round(line_height(self.px) * 1.5)
        rect = pygame.Rect(self.box.left, y, self.box.width, tall)
        px = fit(row.label, self.px, self.box.width, bold=True)
        self.laid.items.append(Section(rect, row.label, px, bold=True))
        return rect.bottom

    def _row(self, row: Row, y: int) -> int:
        is_beside = self.is_beside and bool(row.label)
        x = self.box.left + (self.ask if is_beside else 0)
        asking = MIN_TARGET_PX + self.between if row.help else 0
        room = self.box.right - x - asking
        if row.label:
            colour = DISABLED if row.is_idle else GOLD if row.is_changed else CREAM
            if is_beside:
                rect = pygame.Rect(self.box.left, y, self.ask, self.tall)
            else:
                high = paragraph_height(row.label, self.px, self.box.width)
                rect = pygame.Rect(self.box.left, y, self.box.width, high)
                y = rect.bottom
            self.laid.items.append(Label(rect, row.label, self.px, colour, bold=row.is_changed))
        low = self._answers(row, pygame.Rect(x, y, room, self.tall))
        if row.help:
            mark = pygame.Rect(self.box.right - MIN_TARGET_PX, y, MIN_TARGET_PX, MIN_TARGET_PX)
            low = max(low, mark.bottom)
            words = tr("Qué es «{words}»").format(words=row.label)
            self.laid.items.append(Ask(mark, row.help, words, self.px, bool(row.told)))
        if row.note:
            low = self._paragraph(Label, row.note, MUTED, x, low, room + asking)
        if row.told:
            inset = self.px
            top = low + self.between // 2
            low = self._paragraph(Told, row.told, CREAM, x + inset, top, room + asking - inset)
            self.laid.blanks[row.help] = pygame.Rect(x, y, room, low - y)
        return low

    def _paragraph(
        self, kind: type[Label], words: str, colour: tuple[int, int, int], x: int, y: int, room: int
    ) -> int:
        high = paragraph_height(words, self.small, room)
        self.laid.items.append(kind(pygame.Rect(x, y, room, high), words, self.small, colour))
        return y + high

    def _answers(self, row: Row, line: pygame.Rect) -> int:
        """Add the answers of a row beginning on a line; return where they end."""
        add = self.laid.items.append
        if isinstance(row, Level):
            wide = min(line.width, self.px * 22)
            rect = pygame.Rect(line.left, line.top, wide, line.height)
            add(Slider(rect, row.name, row.label, self.px, row.value))
        elif isinstance(row, Blank):
            is_wide = row.is_wide or row.lines > 1
            wide = line.width if is_wide else min(line.width, self.px * 18)
            most = self.box.bottom - line.top
            tall = max(line.height, min(line.height * row.lines, most))
            self.laid.blanks[row.name] = pygame.Rect(line.left, line.top, wide, tall)
            return line.top + tall
        elif isinstance(row, Words):
            return self._words(row, line)
        elif isinstance(row, Choices):
            return self._choices(row, line)
        elif isinstance(row, Presses):
            return self._presses(row, line)
        elif isinstance(row, Listing):
            return self._columns(row, line) if row.columns > 1 else self._lines(row, line)
        return line.bottom

    def _words(self, row: Words, line: pygame.Rect) -> int:
        high = paragraph_height(row.text, self.px, line.width)
        # Beside a question, a single line stands level with it.
        high = max(high, line.height) if row.label else high
        rect = pygame.Rect(line.left, line.top, line.width, high)
        kind = Reading(rect, row.text, self.px, name=row.name) if row.name else None
        self.laid.items.append(kind or Label(rect, row.text, self.px))
        return rect.bottom

    def _choices(self, row: Choices, line: pygame.Rect) -> int:
        wides = [
            max(MIN_TARGET_PX, width(words, self.px, bold=True) + round(self.px * 2.1))
            for _, words, _ in row.options
        ]
        places = self._in_lines(line, [min(wide, line.width) for wide in wides], not row.label)
        for (name, words, chosen), rect in zip(row.options, places, strict=True):
            px = fit(words, self.px, rect.width - round(self.px * 1.6), bold=True)
            self.laid.items.append(Choice(rect, name, words, px, chosen))
        return max((rect.bottom for rect in places), default=line.bottom)

    def _presses(self, row: Presses, line: pygame.Rect) -> int:
        wides = [
            min(line.width, width(press.label, self.px, True) + round(self.tall * 1.6))
            for press in row.presses
        ]
        places = self._in_lines(line, wides, not row.label)
        for press, rect in zip(row.presses, places, strict=True):
            self.laid.items.append(
                Button(rect, press.name, press.label, self.px, press.ground, danger=press.danger)
            )
        return max((rect.bottom for rect in places), default=line.bottom)

    def _in_lines(
        self, line: pygame.Rect, wides: Sequence[int], in_the_middle: bool
    ) -> list[pygame.Rect]:
        """Places of given widths, line after line."""
        lines: list[list[pygame.Rect]] = [[]]
        x, y = line.left, line.top
        for wide in wides:
            if x > line.left and x + wide > line.right:
                x, y = line.left, y + line.height + self.between
                lines.append([])
            lines[-1].append(pygame.Rect(x, y, wide, line.height))
            x += wide + self.between
        if in_the_middle:
            for row in lines:
                spare = (line.right - row[-1].right) // 2 if row else 0
                for rect in row:
                    rect.move_ip(spare, 0)
        return [rect for row in lines for rect in row]

    def _lines(self, row: Listing, line: pygame.Rect) -> int:
        y = line.top
        for entry in row.entries:
            y = self._entry(entry, line.left, y, line.width) + self.between
        return y - self.between if row.entries else line.top

    def _columns(self, row: Listing, line: pygame.Rect) -> int:
        """Lines beside one another, all of a width and each row of them of a height."""
        need = max(width(entry.label, self.px, True) for entry in row.entries)
        is_marked = any(entry.side is not None for entry in row.entries)
        need += line.width - line_room(line.width, self.px, is_marked)
        fitting = (line.width + self.between) // (need + self.between)
        count = max(1, min(row.columns, len(row.entries), fitting))
        wide = (line.width + self.between) // count - self.between
        y = low = line.top
        for first in range(0, len(row.entries), count):
            start = len(self.laid.items)
            for column, entry in enumerate(row.entries[first : first + count]):
                x = line.left + column * (wide + self.between)
                low = max(low, self._entry(entry, x, y, wide))
            for item in self.laid.items[start:]:
                item.rect.height = low - y
            y = low + self.between
        return low

    def _entry(self, entry: EntryRow, x: int, y: int, room: int) -> int:
        beside = [
            (press, width(press.label, self.small, True) + round(self.tall * 1.3))
            for press in entry.beside
        ]
        others = sum(wide + self.between for _, wide in beside)
        is_below = others > room * 0.5
        wide = room if is_below else room - others
        inside = line_room(wide, self.px, entry.side is not None)
        notes = wrap(entry.note, self.small, inside) if entry.note else []
        tall = line_height(self.px) + len(notes) * line_height(self.small) + round(self.px * 0.9)
        rect = pygame.Rect(x, y, wide, max(self.tall, tall))
        self.laid.items.append(
            Line(
                rect,
                entry.name,
                entry.label,
                self.px,
                entry.note,
                self.small,
                entry.is_chosen,
                entry.is_open,
                entry.side,
            )
        )
        left, top = (x, rect.bottom + self.between) if is_below else (rect.right, rect.top)
        for press, each in beside:
            left += 0 if is_below and left == x else self.between
            place = pygame.Rect(left, top, each, self.tall)
            if not is_below:
                place.centery = rect.centery
            self.laid.items.append(
                Button(
                    place, press.name, press.label, self.small, press.ground, danger=press.danger
                )
            )
            left += each
        return top + self.tall if is_below else rect.bottom
