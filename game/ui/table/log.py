"""The log of what was said and played: one line for each event, the newest at the bottom.

Knows lines and how to break them. Must not know events. Line pictures are kept, so that a new
line costs one picture.
"""

from __future__ import annotations

import pygame

from game.i18n import tr
from game.ui.paint.fonts import fit, line_height, shorten, text, wrap
from game.ui.paint.marks import draw_mark
from game.ui.paint.painting import Painting
from game.ui.paint.palette import CREAM, GOLD, MUTED, SUITS, mix
from game.ui.paint.plates import plate
from game.ui.table.frame import MIN_TARGET
from game.ui.table.view import Line, View
from game.ui.words import speech


class Log:
    """The box beside the table, or the drawer over it."""

    def __init__(self) -> None:
        self._painting = Painting()
        self._pictures: dict[tuple[Line, int, int], pygame.Surface] = {}
        self.is_lit = False
        """Whether the way to the hand before is pointed at."""
        self.scroll = 0
        """Lines scrolled back from the newest one."""

    def wheel(self, lines: int, view: View) -> None:
        """Scroll back (positive) or forth."""
        self.scroll = max(0, min(len(view.lines) - 1, self.scroll + lines))

    def draw(self, target: pygame.Surface, box: pygame.Rect, view: View, px: int) -> None:
        """Draw the newest lines that fit into ``box``, below them the way to the hand before."""
        has_back = view.seen.hand > 1

        def paint(sheet: pygame.Surface) -> None:
            sheet.blit(plate(box.size, "black"), (0, 0))
            edge = max(12, round(px * 0.8))
            title = shorten(tr("Registro"), px, box.width - 2 * edge, bold=True)
            text(sheet, title, px, (edge, edge // 2), GOLD, bold=True)
            top = edge // 2 + line_height(px) + 4
            y = box.height - edge
            if has_back:
                button = back_button(box, px)
                y = button.top - box.top - 4
                _paint_back(sheet, button.move(-box.left, -box.top), px, self.is_lit)
            lines = list(view.lines)[: len(view.lines) - self.scroll]
            for line in reversed(lines):
                picture = self._picture(line, box.width - 2 * edge, px)
                y -= picture.get_height()
                if y < top:
                    return
                sheet.blit(picture, (edge, y))

        self._painting.show(
            target, box, (view.told, self.scroll, px, tr("Registro"), has_back, self.is_lit), paint
        )

    def _picture(self, line: Line, room: int, px: int) -> pygame.Surface:
        key = (line, room, px)
        picture = self._pictures.get(key)
        if picture is None:
            if len(self._pictures) > 200:
                self._pictures.clear()
            picture = self._pictures[key] = paint_line(line, room, px)
        return picture


def back_words() -> str:
    """Return the words of the way to the hand before."""
    return tr("Mano anterior")


def back_button(box: pygame.Rect, px: int) -> pygame.Rect:
    """Return where the way to the hand before lies in the log's box."""
    edge = max(8, px // 2)
    tall = max(MIN_TARGET, 2 * px)
    return pygame.Rect(box.left + edge, box.bottom - edge - tall, box.width - 2 * edge, tall)


def _paint_back(sheet: pygame.Surface, rect: pygame.Rect, px: int, is_lit: bool) -> None:
    sheet.blit(plate(rect.size, "wood", 0, is_lit), rect)
    room = rect.width - px
    size = fit(back_words(), px, room, True)
    line = shorten(back_words(), size, room, True)
    text(sheet, line, size, rect.center, CREAM, anchor="center", bold=True)


def words_of(line: Line) -> str:
    """Return a line of the log as a sentence."""
    what = speech.card_name(line.card) if line.card is not None else line.words
    return tr("{name}: {words}").format(name=line.who, words=what) if line.who else what


def paint_line(line: Line, room: int, px: int) -> pygame.Surface:
    """Return a picture of a line, broken where it is wider than ``room`` pixels."""
    mark = max(8, px // 2)
    indent = mark + px // 3 if line.side is not None else 0
    tail = mark if line.card is not None else 0
    bold = line.kind in ("title", "points")
    rows = wrap(words_of(line), px, room - indent - tail, bold)
    step = line_height(px)
    head = px // 3 if line.kind == "title" else 0
    sheet = pygame.Surface((room, len(rows) * step + head + 2), pygame.SRCALPHA)
    if head:
        pygame.draw.line(sheet, mix(GOLD, (0, 0, 0), 0.5), (0, 1), (room, 1))
    colour = {"title": GOLD, "points": GOLD, "card": MUTED, "note": MUTED}.get(line.kind, CREAM)
    for number, row in enumerate(rows):
        words = shorten(row, px, room - indent, bold)
        text(sheet, words, px, (indent, head + number * step), colour, bold=bold)
    if line.side is not None:
        spot = pygame.Rect(0, 0, mark, mark)
        spot.midleft = (0, head + step // 2)
        draw_mark(sheet, spot, line.side)
    if line.card is not None:
        bar = pygame.Rect(room - mark // 2, head + step // 4, mark // 2, step // 2)
        pygame.draw.rect(sheet, SUITS[line.card.suit.value], bar, border_radius=2)
    return sheet
