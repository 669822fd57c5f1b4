"""The curtain between two people at one screen: it covers everything until the next one is alone.

Knows a name, a side and what everybody may know. Must not know any card that is not on the table.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import tr
from game.ui.input.controls import Control
from game.ui.paint.fonts import (
    BODY,
    HEAD,
    LABEL,
    fit,
    line_height,
    shorten,
    text,
    text_px,
    width,
    wrap,
)
from game.ui.paint.marks import draw_mark
from game.ui.paint.palette import CREAM, GOLD, MUTED, WOOD_DARK
from game.ui.paint.plates import plate
from game.ui.table.icons import icon
from game.ui.table.log import paint_line, words_of
from game.ui.table.view import Line

SHOW, PAUSE = "curtain:show", "back"


@dataclass(slots=True)
class Curtain:
    """Whose turn it is to look, of which side, and what happened in the open since."""

    seat: int
    name: str
    side: int
    score: str
    recap: list[Line]
    hovered: str = ""

    def controls(self, size: tuple[int, int], scale: float) -> list[Control]:
        """Return the one button, «I am Ana, show my cards», and the way to the pause."""
        boxes = _Boxes(size, scale, self._label)
        return [
            Control(SHOW, "button", self._label, boxes.button, True, "return"),
            Control(PAUSE, "button", tr("Pausa"), boxes.pause, True, "escape"),
        ]

    def words(self) -> list[str]:
        """Return the curtain in words."""
        return [self.name, self._warning, self.score, *map(words_of, self.recap)]

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        """Cover the whole window."""
        size = surface.get_size()
        boxes = _Boxes(size, scale, self._label)
        surface.fill(WOOD_DARK)
        surface.blit(plate(boxes.board.size, "ultra", 2), boxes.board)
        y = self._draw_name(surface, boxes)
        for row in wrap(self._warning, boxes.body, boxes.room):
            text(surface, row, boxes.body, (boxes.board.centerx, y), CREAM, anchor="midtop")
            y += line_height(boxes.body)
        y += boxes.label // 2
        score = shorten(self.score, boxes.label, boxes.room)
        text(surface, score, boxes.label, (boxes.board.centerx, y), MUTED, anchor="midtop")
        self._draw_recap(surface, boxes, y + line_height(boxes.label))
        button = boxes.button
        surface.blit(plate(button.size, "vermilion", 1, self.hovered == SHOW), button)
        px = fit(self._label, boxes.body, button.width - button.height, True)
        shown = shorten(self._label, px, button.width - button.height // 2, True)
        text(surface, shown, px, button.center, CREAM, anchor="center", bold=True)
        surface.blit(icon("back", boxes.pause.width, self.hovered == PAUSE), boxes.pause)

    def _draw_name(self, surface: pygame.Surface, boxes: _Boxes) -> int:
        """Draw the sign of the side and the name; return where they end."""
        y = boxes.board.top + boxes.edge
        side = boxes.pause.right - boxes.board.right
        room = boxes.room - 2 * max(0, boxes.pause.width + side)
        px = fit(self.name, boxes.head, room - boxes.head, True)
        name = shorten(self.name, px, room - px, True)
        mark = pygame.Rect(0, 0, px * 2 // 3, px * 2 // 3)
        wide = mark.width + px // 3 + width(name, px, True)
        mark.midleft = (boxes.board.centerx - wide // 2, y + line_height(px) // 2)
        draw_mark(surface, mark, self.side)
        at = (mark.right + px // 3, y)
        text(surface, name, px, at, GOLD, bold=True, shadow=True)
        return y + line_height(px)

    def _draw_recap(self, surface: pygame.Surface, boxes: _Boxes, top: int) -> None:
        """Draw the newest lines that there is room for under their heading."""
        low = boxes.button.top - boxes.edge // 2
        field = pygame.Rect(boxes.board.left, top, boxes.board.width, low - top)
        field.height -= field.height // 12
        larger = self._pictures(boxes.body, field.height, boxes.column)
        is_whole = len(larger) == len(self.recap)
        px = boxes.body if is_whole else boxes.label
        pictures = larger if is_whole else self._pictures(px, field.height, boxes.column)
        if not pictures:
            return
        tall = _frame_height(px) + sum(picture.get_height() for picture in pictures)
        panel = pygame.Rect(0, 0, boxes.column + 3 * px, tall)
        panel.midtop = (field.centerx, field.bottom - tall - (field.height - tall) // 2)
        surface.blit(plate(panel.size, "black"), panel)
        left, y = panel.left + 3 * px // 2, panel.top + px * 3 // 4
        shown = shorten(tr("Desde tu último turno"), px, boxes.column, True)
        text(surface, shown, px, (left, y), GOLD, bold=True)
        y += line_height(px) + px // 4
        for picture in pictures:
            surface.blit(picture, (left, y))
            y += picture.get_height()

    def _pictures(self, px: int, tall: int, wide: int) -> list[pygame.Surface]:
        """Return pictures of the newest lines that fit into a panel."""
        free = tall - _frame_height(px)
        pictures: list[pygame.Surface] = []
        for line in reversed(self.recap):
            picture = paint_line(line, wide, px)
            free -= picture.get_height()
            if free < 0:
                break
            pictures.insert(0, picture)
        return pictures

    @property
    def _label(self) -> str:
        return tr("Soy {name}, mostrar mis cartas").format(name=self.name)

    @property
    def _warning(self) -> str:
        return tr("Que nadie más mire")


def _frame_height(px: int) -> int:
    """How much taller the panel is than the lines in it: its edges and its heading."""
    return line_height(px) + px * 7 // 4


class _Boxes:
    """Where the parts of a curtain lie in a window, and how large its letters are."""

    def __init__(self, size: tuple[int, int], scale: float, label: str) -> None:
        self.body, self.label = text_px(BODY, size, scale), text_px(LABEL, size, scale)
        self.head = round(text_px(HEAD, size, scale) * 1.5)
        self.board = pygame.Rect((0, 0), size).inflate(-size[0] // 16, -size[1] // 14)
        self.edge = max(24, size[1] // 20)
        self.room = self.board.width - 2 * self.edge
        self.column = min(self.room - 3 * self.body, 22 * self.body)
        tall = max(52, 2 * self.body)
        wide = min(self.room, width(label, self.body, True) + 2 * tall)
        self.button = pygame.Rect(0, 0, wide, tall)
        self.button.midbottom = (self.board.centerx, self.board.bottom - self.edge)
        side = max(48, size[1] // 16)
        self.pause = pygame.Rect(0, 0, side, side)
        self.pause.topright = (self.board.right - self.edge, self.board.top + self.edge)
