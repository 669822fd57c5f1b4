"""The wheel of what one says to a partner: six words about a hub, each with its key.

Knows words and where they lie. Must not know who hears them, nor what comes of it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import mark, tr
from game.ui.input.controls import Control
from game.ui.paint.fonts import BODY, fit, line_height, shorten, text, text_px, width, wrap
from game.ui.paint.palette import CREAM, GOLD, MUTED
from game.ui.paint.plates import plate, shadow, veil
from game.ui.table.bar import draw_key
from game.ui.words import speech

ORDER, ASK = "order:", "order:ask"
"""How the names of its controls begin; the one that asks for an opinion."""
CLOSE = "wheel:close"
_ASK = mark("¿Qué tenés?")
_HEAD = mark("A tu compañero")
_AROUND = ("veni", "pone", "mata", "callado", "hay-pie")
"""The orders, after the question: two above, one at either side of the hub, two below."""
_ROOM = 64
"""The least height of a button in pixels, for a finger."""


@dataclass(slots=True)
class Wheel:
    """The wheel over the table; ``can_ask``: somebody is there whose opinion can be asked."""

    can_ask: bool
    head: str = ""
    hovered: str = ""

    def controls(self, size: tuple[int, int], scale: float) -> list[Control]:
        """Return the words from the upper left on, row by row, then the way back."""
        found = [
            Control(name, "button", words, rect, name != ASK or self.can_ask, key)
            for (name, words, key), rect in zip(_sayings(), _places(size, scale), strict=True)
        ]
        back = Control(CLOSE, "button", tr("Cerrar"), _hub(size, scale), True, "escape")
        return [*found, back]

    def words(self) -> list[str]:
        """Return the wheel in words."""
        return [self._title, *(words for _, words, _ in _sayings())]

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        """Draw the words about the hub over a darkened table."""
        size = surface.get_size()
        px = text_px(BODY, size, scale)
        surface.blit(veil(size, 120), (0, 0))
        for control in self.controls(size, scale):
            is_hub = control.name == CLOSE
            box, lit = control.rect, self.hovered == control.name
            dark = shadow(box.size, 10, 8, 140)
            surface.blit(dark, box.move(-8, -5))
            ground = "black" if is_hub else "bottle" if control.name == ASK else "ultra"
            tablet = plate(box.size, ground, 0, lit)
            if not control.enabled:
                tablet = tablet.copy()
                tablet.set_alpha(110)
            surface.blit(tablet, box)
            if is_hub:
                self._hub(surface, box, px)
                continue
            tone = MUTED if not control.enabled else GOLD if control.name == ASK else CREAM
            letters = fit(control.label, px, box.width - 20, True)
            words = shorten(control.label, letters, box.width - 20, True)
            text(surface, words, letters, box.center, tone, anchor="center", bold=True)
            if control.enabled:
                draw_key(surface, control.key, box)

    def _hub(self, surface: pygame.Surface, box: pygame.Rect, px: int) -> None:
        lines = wrap(self._title, px, box.width - 16)
        y = box.centery - len(lines) * line_height(px) // 2
        for line in lines:
            letters = fit(line, px, box.width - 16)
            shown = shorten(line, letters, box.width - 16)
            text(surface, shown, letters, (box.centerx, y), CREAM, anchor="midtop")
            y += line_height(px)
        draw_key(surface, "escape", box)

    @property
    def _title(self) -> str:
        return self.head or tr(_HEAD)


def _sayings() -> list[tuple[str, str, str]]:
    """The name, words and key of each control."""
    orders = [
        (ORDER + word, speech.order(word), str(number))
        for number, word in enumerate(_AROUND, start=1)
    ]
    return [(ASK, tr(_ASK), "d"), *orders]


def _sizes(size: tuple[int, int], scale: float) -> tuple[int, int, int]:
    """The width and height of a button, and the gap between two."""
    px = text_px(BODY, size, scale)
    gap = max(12, px // 2)
    widest = max(width(words, px, True) for _, words, _ in _sayings())
    wide = min(widest + 2 * px, (size[0] - 4 * gap) // 3)
    return wide, max(_ROOM, round(2.2 * px)), gap


def _places(size: tuple[int, int], scale: float) -> list[pygame.Rect]:
    wide, tall, gap = _sizes(size, scale)
    x, y = size[0] // 2, size[1] // 2
    near, far = (wide + gap) // 2, wide + gap
    spots = [(-near, -1), (near, -1), (-far, 0), (far, 0), (-near, 1), (near, 1)]
    places = []
    for across, row in spots:
        box = pygame.Rect(0, 0, wide, tall)
        box.center = (x + across, y + row * (tall + gap))
        places.append(box)
    return places


def _hub(size: tuple[int, int], scale: float) -> pygame.Rect:
    wide, tall, _ = _sizes(size, scale)
    box = pygame.Rect(0, 0, wide, tall)
    box.center = (size[0] // 2, size[1] // 2)
    return box
