"""The box in which a person says its tanto: the true one first, any other by choosing it.

Knows numbers and words. Must not know what is true beyond what it is told.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import tr
from game.ui.input.glyphs import glyph
from game.ui.paint.fonts import fit, line_height, shorten, text, width
from game.ui.paint.palette import CREAM, GOLD, MUTED
from game.ui.paint.plates import plate, shadow
from game.ui.table.choices import Choice
from game.ui.words import speech


@dataclass(frozen=True, slots=True)
class Number:
    """One button: a number (``token`` «=27») or words (``SB``)."""

    token: str
    label: str
    rect: pygame.Rect
    true: bool = False
    key: str = ""

    @property
    def name(self) -> str:
        """The name of its control."""
        return f"call:{self.token}"


@dataclass(frozen=True, slots=True)
class Box:
    """The whole box and its buttons; ``heard`` is what others have said, which it may cover."""

    rect: pygame.Rect
    buttons: tuple[Number, ...]
    heard: str = ""


def lay_out(
    values: list[int],
    words: list[Choice],
    true: int | None,
    room: pygame.Rect,
    px: int,
    heard: str = "",
) -> Box:
    """Return the box inside ``room``: the true tanto and the words above, the others below. It is
    higher than the room where that is too narrow."""
    side = max(48, round(px * 1.9))
    gap = 8
    across = max(4, (room.width - 3 * gap) // (side + gap))
    others = [value for value in values if value != true]
    rows = -(-len(others) // across)
    title = line_height(px)
    tall = title + (rows + 1) * (side + gap) + 3 * gap
    wide = min(room.width, min(len(others), across) * (side + gap) + 3 * gap)
    box = pygame.Rect(0, 0, max(wide, round(px * 18)), tall)
    box.width = min(box.width, room.width)
    box.center = room.center
    box.top = max(room.top, box.top)
    buttons: list[Number] = []
    x, y = box.left + 2 * gap, box.top + gap + title
    firsts: list[tuple[str, str, bool, str]] = []
    if true is not None and true in values:
        firsts.append((f"={true}", tr("Decir {n}").format(n=true), True, "return"))
    firsts.extend((choice.token, choice.label, False, choice.key) for choice in words)
    share = (box.width - 4 * gap - gap * (len(firsts) - 1)) // max(1, len(firsts))
    for token, label, is_true, key in firsts:
        buttons.append(Number(token, label, pygame.Rect(x, y, share, side), is_true, key))
        x += share + gap
    y += side + gap
    for number, value in enumerate(others):
        row, column = divmod(number, across)
        spot = pygame.Rect(
            box.left + 2 * gap + column * (side + gap), y + row * (side + gap), side, side
        )
        buttons.append(Number(f"={value}", str(value), spot))
    return Box(box, tuple(buttons), heard)


def draw(target: pygame.Surface, box: Box, hovered: str, px: int) -> None:
    """Draw the box and its buttons."""
    dark = shadow(box.rect.size, 12, 10, 140)
    target.blit(dark, box.rect.move(-8, -5))
    target.blit(plate(box.rect.size, "turquoise"), box.rect)
    title = speech.listing([tr("¿Cuánto cantás?"), *([box.heard] if box.heard else [])])
    room = box.rect.width - 32
    letters = fit(title, px, room, True)
    shown = shorten(title, letters, room, True)
    top = (box.rect.centerx, box.rect.top + 6)
    text(target, shown, letters, top, CREAM, anchor="midtop", bold=True)
    for button in box.buttons:
        ground = "bottle" if button.true else "black"
        picture = plate(button.rect.size, ground, 0, hovered == button.name)
        target.blit(picture, button.rect)
        tone = GOLD if button.true else CREAM if len(button.label) > 2 else MUTED
        size = fit(button.label, px, button.rect.width - 12, True)
        words = shorten(button.label, size, button.rect.width - 12, True)
        text(target, words, size, button.rect.center, tone, anchor="center", bold=True)
        sign = glyph(button.key)
        if sign is not None and 2 * sign.get_width() + 24 <= button.rect.width - width(words, size):
            right = (button.rect.right - 10, button.rect.centery)
            target.blit(sign, sign.get_rect(midright=right))
