"""Captions: what is heard, in words, with whoever is heard, for those who do not hear it.

Knows how lines stay and go and which sounds matter; must not know when they sound.
"""

from __future__ import annotations

from collections import deque

import pygame

from game.i18n import mark, tr
from game.ui.paint.fonts import shorten
from game.ui.paint.palette import BLACK, CREAM, GOLD
from game.ui.paint.theme import LABEL, Scale, line_height, text, width

LINES = 2
LIFE_MS, PER_LETTER_MS = 2500, 45

SOUNDS: dict[str, str] = {
    "shuffle": mark("Se mezclan las cartas"),
    "deal": mark("Se reparten las cartas"),
    "card_soft": mark("Una carta se apoya despacio"),
    "card_normal": mark("Una carta cae en la mesa"),
    "card_hard": mark("Una carta golpea la mesa"),
    "slap": mark("Un golpe fuerte en la mesa"),
    "trick_won": mark("Alguien junta la baza"),
    "point": mark("Se anota un punto"),
    "stick": mark("Se anota un punto"),
    "bean": mark("Se anota un punto"),
    "hand_won": mark("Unos acordes: ganaste la mano"),
    "chico_won": mark("Unos acordes: se ganó un chico"),
    "match_won": mark("La guitarra festeja: ganaste"),
    "match_lost": mark("La guitarra se apaga: perdiste"),
}
"""Sounds that tell something, in words; what is said comes with its speaker."""


class Captions:
    """The lines on show, at most two, the newest below."""

    def __init__(self) -> None:
        self.is_on = False
        self.lines: deque[tuple[str, str]] = deque(maxlen=LINES)
        """Speaker (empty for a noise) and words."""
        self._left_ms: deque[float] = deque(maxlen=LINES)

    def hear(self, sound: str) -> None:
        """Take note of a sound by its name."""
        if sound in SOUNDS:
            self.say(tr(SOUNDS[sound]))

    def say(self, words: str, speaker: str = "") -> None:
        """Show a line; the same one again only stays longer."""
        if not self.is_on:
            return
        life = LIFE_MS + PER_LETTER_MS * len(words)
        if self.lines and self.lines[-1] == (speaker, words):
            self._left_ms[-1] = life
            return
        self.lines.append((speaker, words))
        self._left_ms.append(life)

    def update(self, dt_ms: int) -> bool:
        """Move time on; return whether a line has gone, so that the screen changes."""
        self._left_ms = deque((left - dt_ms for left in self._left_ms), maxlen=LINES)
        has_gone = False
        while self._left_ms and self._left_ms[0] <= 0:
            self._left_ms.popleft()
            self.lines.popleft()
            has_gone = True
        return has_gone

    def clear(self) -> None:
        """Show nothing any more."""
        self.lines.clear()
        self._left_ms.clear()

    def draw(
        self, surface: pygame.Surface, scale: Scale, middle: tuple[int, int] | None = None
    ) -> pygame.Rect | None:
        """Draw the lines about a point, by default at the top of the window; return where."""
        if not self.is_on or not self.lines:
            return None
        px = scale.letters(LABEL)
        room = round(scale.size[0] * 0.7)
        said = [(f"{speaker}: " if speaker else "", words) for speaker, words in self.lines]
        whole = [shorten(name + words, px, room) for name, words in said]
        wide = max(width(line, px) for line in whole) + 2 * px
        box = pygame.Rect(0, 0, wide, len(whole) * line_height(px) + px // 2)
        box.midtop = (scale.size[0] // 2, scale.px(10))
        if middle is not None:
            box.center = middle
            box.clamp_ip(surface.get_rect())
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        sheet.fill((*BLACK, 225))
        for row, (line, (name, _)) in enumerate(zip(whole, said, strict=True)):
            y = px // 4 + row * line_height(px) + line_height(px) // 2
            at = ((box.width - width(line, px)) // 2, y)
            text(sheet, line, px, at, CREAM, anchor="midleft")
            if name and line.startswith(name):
                text(sheet, name, px, at, GOLD, anchor="midleft")
        surface.blit(sheet, box)
        return box
