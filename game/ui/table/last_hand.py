"""The hand before this one, laid open over the quiet table: its cards by baza and its points.

Knows the observation of a finished hand. Must not know where it was kept.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.ranking import pieza_rank
from game.engine.seats import Seat
from game.engine.state import NO_DUEL, PARDA
from game.i18n import tr
from game.ui.input.controls import Control
from game.ui.paint import assets
from game.ui.paint.fonts import BODY, fit, line_height, shorten, text, text_px, u, width
from game.ui.paint.palette import CREAM, GOLD, TEAMS
from game.ui.paint.pieza import mark_spot, pieza_mark
from game.ui.paint.plates import plate, shadow, veil
from game.ui.table import reader, strip
from game.ui.table.stake_words import duel_words
from game.ui.words import speech

_BEATEN, _UNPLAYED = 0.7, 0.45
"""How bright a card is that lost its baza, or that was not played."""

Shown = tuple[Card | None, float, bool]
"""A card (None: face down), how bright it is, whether it won its baza."""


@dataclass(slots=True)
class LastHand:
    """The hand and who is who; the whole window is the way back."""

    seen: Observation
    names: tuple[str, ...]
    accounts: tuple[str, ...]
    hovered: str = ""

    def controls(self, size: tuple[int, int], scale: float) -> list[Control]:
        """Return the one control: back to the table."""
        return [Control("back", "button", tr("Cerrar"), pygame.Rect((0, 0), size), True, "escape")]

    def words(self) -> list[str]:
        """Return the hand in words: its number, every card in playing order, the points."""
        points = [line for line, _ in strip.summary(self.seen, self.accounts)]
        return [self._title, *reader.tricks(self.seen, self.names), *points]

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        """Draw the panel in the middle of the darkened table."""
        size = surface.get_size()
        px = text_px(BODY, size, scale)
        step = line_height(px)
        lines = strip.summary(self.seen, self.accounts)
        order = self._order
        across = 1 if len(order) <= 3 else 2
        rows = -(-len(order) // across)
        rest = size[1] - (len(lines) + 1) * step - 5 * px
        height = min(round((460 if rows < 3 else 560) / rows * u(size)), rest // rows - px // 2)
        card = round(height * assets.RATIO) + px
        column = max(round(size[0] * 0.5), 3 * card + round(10 * px))
        longest = max((width(words, px) for words, _ in lines), default=0)
        wide = min(size[0] - px, max(across * column, longest + 6 * px))
        box = pygame.Rect(0, 0, wide, rows * height + (len(lines) + 1) * step + (2 + rows) * px)
        box.center = (size[0] // 2, size[1] // 2)
        surface.blit(veil(size, 150), (0, 0))
        surface.blit(shadow(box.size, 12, 12, 150), box.move(-12, -12))
        surface.blit(plate(box.size, "black", 2), box)
        y = box.top + px
        text(surface, self._title, px, (box.centerx, y), GOLD, anchor="midtop", bold=True)
        y += step + px // 2
        column = (wide - 2 * px) // across
        for place, seat in enumerate(order):
            row = pygame.Rect(box.left + px + place % across * column, y, column, height)
            self._row(surface, seat, row, px)
            if place % across == across - 1 or place == len(order) - 1:
                y += height + px // 2
        for words, colour in lines:
            room = box.width - 3 * px
            letters = fit(words, px, room)
            line = shorten(words, letters, room)
            text(surface, line, letters, (box.centerx, y), colour, anchor="midtop")
            y += step

    @property
    def _order(self) -> list[Seat]:
        """Those who played it, in order of play after the viewer, who is the last."""
        players = self.seen.rules.players
        after = [(self.seen.seat + step) % players for step in range(1, players + 1)]
        return [seat for seat in after if seat in self.seen.seats]

    @property
    def _title(self) -> str:
        parts = [tr("Mano {n}").format(n=self.seen.hand)]
        if self.seen.duel != NO_DUEL:
            parts.append(duel_words(self.seen.duel))
        if self.seen.muestra is not None:
            card = speech.card_name(self.seen.muestra)
            parts.append(tr("Muestra: {card}").format(card=card))
        return speech.listing(parts)

    def _row(self, surface: pygame.Surface, seat: Seat, row: pygame.Rect, px: int) -> None:
        across = round(row.height * assets.RATIO) + px
        left = row.right - 3 * across
        room = left - row.left - px
        name = shorten(self.names[seat], fit(self.names[seat], px, room, True), room, True)
        spot = (row.left + px // 2, row.centery)
        tone = TEAMS[self.seen.sides[seat]] if seat != self.seen.seat else CREAM
        text(surface, name, fit(name, px, room, True), spot, tone, anchor="midleft", bold=True)
        for place, (card, bright, won) in enumerate(self._cards(seat)):
            middle = (left + place * across + across // 2, row.centery)
            face = assets.BACK if card is None else str(card)
            picture = assets.card_surface(face, row.height - px // 2, 0, bright)
            assets.blit_card(surface, picture, middle)
            if card is not None and pieza_rank(card, self.seen.muestra):
                sun = pieza_mark(row.height - px // 2, bright)
                spot = mark_spot(middle, row.height - px // 2, 0)
                surface.blit(sun, sun.get_rect(center=spot))
            if won:
                edge = picture.get_rect(center=middle).inflate(4, 4)
                pygame.draw.rect(surface, GOLD, edge, max(3, px // 6), border_radius=px // 3)

    def _cards(self, seat: Seat) -> list[Shown]:
        """The cards of a seat as played, then those that stayed in the hand and are known."""
        out: list[Shown] = []
        laid: list[Card | None] = []
        for number, row in enumerate(self.seen.tricks):
            result = self.seen.results[number] if number < len(self.seen.results) else PARDA
            for played in row:
                if played.seat == seat:
                    won = result != PARDA and result == self.seen.sides[seat]
                    bright = 1.0 if won or result == PARDA else _BEATEN
                    out.append((None if played.face_down else played.card, bright, won))
                    laid.append(played.card)
        known = self.seen.cards if seat == self.seen.seat else self.seen.shown[seat] or ()
        out.extend((card, _UNPLAYED, False) for card in known if card not in laid)
        return out[:3]
