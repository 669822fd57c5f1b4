"""«Cantar y tirar»: a card that follows its truco by itself, once the truco is accepted.

Knows observations and how the mark on the card looks. Must not know the match, nor play anything.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.actions import TRUCO_CALLS, Call
from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.seats import Seat
from game.engine.state import Phase
from game.i18n import tr
from game.ui.paint.fonts import fit, line_height, shorten, text, width
from game.ui.paint.palette import GOLD
from game.ui.paint.plates import plate, shadow
from game.ui.table.layout import card_id
from game.ui.table.show import Show


@dataclass(frozen=True, slots=True)
class Promise:
    """The card of one seat, the step of the truco it waits for, and what had been said before."""

    seat: Seat
    card: Card
    hand: int
    level: int
    said: tuple[object, ...]

    @classmethod
    def of(cls, seen: Observation, card: Card, call: Call) -> Promise:
        """Return the promise that a card follows a call about to be made at a table."""
        level = TRUCO_CALLS.index(call) + 1
        return cls(seen.seat, card, seen.hand, level, _other_calls(seen))

    def stands(self, seen: Observation) -> bool:
        """Return whether it still holds: a raise, an envido, a flor or the hand's end undo it."""
        return (
            seen.phase == Phase.PLAY
            and seen.hand == self.hand
            and self.card in seen.held
            and max(seen.truco.level, seen.truco.pending) == self.level
            and _other_calls(seen) == self.said
        )


def _other_calls(seen: Observation) -> tuple[object, ...]:
    return seen.envido.calls, seen.flor.sung, seen.flor.calls


def card_name(show: Show, promise: Promise | None) -> str:
    """Return the name of the promised card on the table, empty when this viewer has none."""
    seen = show.view.seen
    if promise is None or promise.seat != seen.seat or promise.card not in seen.cards:
        return ""
    return card_id(seen.seat, seen.cards.index(promise.card))


def words(is_choosing: bool) -> str:
    """Return what the mark says, over the card or while the card is still to be chosen."""
    return tr("¿Qué carta tirás?") if is_choosing else tr("Va si quieren")


def draw(target: pygame.Surface, show: Show, card: str, is_choosing: bool) -> None:
    """Draw the mark over the upper edge of the promised card, or over the hand to choose from."""
    area = show.layout().zones
    px, said = area.label, words(is_choosing)
    sprite = show.sprites.cards.get(card)
    if is_choosing:
        x, top = area.own.hand[0], area.hand_top
    elif sprite is not None:
        x, top = round(sprite.x), round(sprite.y - sprite.height / 2)
    else:
        return
    box = pygame.Rect(0, 0, width(said, px, True) + px, line_height(px) + px // 3)
    box.midtop = (x, top + px // 4)
    box.clamp_ip(area.table.union(area.bar))
    target.blit(shadow(box.size, 8, 6, 140), box.move(-6, -3))
    target.blit(plate(box.size, "vermilion"), box)
    pygame.draw.rect(target, GOLD, box, max(2, px // 9), border_radius=px // 3)
    size = fit(said, px, box.width - 8, True)
    line = shorten(said, size, box.width - 8, True)
    text(target, line, size, box.center, GOLD, anchor="center", bold=True)
