"""The title: go on, play again in one press, set up a match, options, leave.

Knows which screens there are to go to; must not know how a match is played.
"""

from __future__ import annotations

import pygame

from game.i18n import tr
from game.shell.context import Context
from game.shell.summary import match_summary, score_words
from game.ui import assets
from game.ui.route import Route
from game.ui.screen import Screen
from game.ui.sign import sign
from game.ui.theme import LABEL, Scale
from game.ui.widgets import MIN_TARGET_PX, Button, Item, Picture

_FAN = (("7o", 21.0, -1.5), ("7e", 7.0, -0.5), ("1b", -7.0, 0.5), ("1e", -21.0, 1.5))
"""The four best cards, their angles and places in the fan."""


class TitleScene(Screen):
    """The first screen."""

    name = "title"

    def __init__(self, ctx: Context) -> None:
        super().__init__()
        self.ctx = ctx
        self._unfinished = ctx.desk.unfinished()
        if ctx.desk.lost:
            words = tr("La última partida estaba dañada. Quedó guardada en {path}.")
            ctx.say(words.format(path=ctx.desk.lost))
            ctx.desk.lost = None

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures with the player's text size."""
        return self.ctx.scale(size)

    def default(self) -> str:
        """Return what Enter does at first: go on, or play."""
        return "menu:continue" if self._unfinished else "menu:play"

    def build(self, scale: Scale) -> None:
        """Put the sign above, the cards on the left and the menu on the right."""
        width, height = scale.size
        px, small = scale.letters(32), scale.letters(LABEL)
        entries = self._entries()
        tall = max(MIN_TARGET_PX, round(px * 1.9))
        noted = tall + round(small * 1.05)
        gap = max(8, scale.px(18))
        total = sum(noted if note else tall for _, _, note, _ in entries)
        total += gap * (len(entries) - 1)
        board = pygame.Rect(0, 0, min(scale.px(1180), width - 40), 0)
        board.height = min(round(board.width * 0.29), height - total - 3 * gap - 8)
        board.width = min(board.width, round(board.height / 0.29))
        board.midtop = (width // 2, max(8, scale.px(36)))
        words = tr("Vale Cuatro")
        self.add(Picture(board, sign(board.size), words))
        free = pygame.Rect(0, board.bottom, width, height - board.bottom)
        wide = min(round(width * 0.46), max(scale.px(520), round(px * 12)))
        x = width // 2 + scale.px(40)
        if x + wide > width - 12:
            x = width - 12 - wide
        y = free.centery - total // 2
        self.add(_fan(scale, pygame.Rect(0, free.top, x - scale.px(30), free.height)))
        for name, label, note, ground in entries:
            box = pygame.Rect(x, y, wide, noted if note else tall)
            self.add(Button(box, name, label, px, ground, note=note, note_px=small))
            y = box.bottom + gap

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Go where the entry leads."""
        if name == "menu:continue":
            return Route("table", args={"resume": True})
        if name == "menu:play":
            return Route("table")
        if name == "menu:new":
            return Route("new-match", "push")
        if name == "menu:options":
            return Route("options", "push")
        if name == "menu:quit":
            return Route("quit")
        return None

    def _entries(self) -> list[tuple[str, str, str, str]]:
        """Name, words, remark and ground of each entry that leads somewhere."""
        entries = []
        if self._unfinished:
            note = score_words(self._unfinished)
            entries.append(("menu:continue", tr("Continuar"), note, "vermilion"))
        play = match_summary(self.ctx.settings)
        entries.append(("menu:play", tr("Jugar"), play, "ultra" if entries else "vermilion"))
        entries.append(("menu:new", tr("Partida nueva…"), "", "bottle"))
        entries.append(("menu:options", tr("Opciones"), "", "bottle"))
        entries.append(("menu:quit", tr("Salir"), "", "wine"))
        return entries


def _fan(scale: Scale, box: pygame.Rect) -> Item:
    """The four best cards held in a hand, as large as the room allows."""
    tall = min(scale.px(420), round(box.height * 0.66), round(box.width * 0.62))
    picture = pygame.Surface(box.size, pygame.SRCALPHA)
    middle = (box.width / 2, box.height / 2)
    for card, angle, place in _FAN:
        face = assets.card_surface(card, tall, angle)
        spot = (middle[0] + place * tall * 0.3, middle[1] + abs(place) ** 2 * tall * 0.045)
        shade = face.copy()
        shade.fill((0, 0, 0, 90), special_flags=pygame.BLEND_RGBA_MULT)
        assets.blit_card(picture, shade, (spot[0] + tall * 0.014, spot[1] + tall * 0.024))
        assets.blit_card(picture, face, spot)
    return Picture(box, picture)
