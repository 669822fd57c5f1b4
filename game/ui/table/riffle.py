"""The deck being shuffled: parted in two, the halves let fall into each other, squared up.

Knows a place and how far the shuffle has come. Must not know who deals, nor when.
"""

from __future__ import annotations

import pygame

from game.ui.paint import assets
from game.ui.paint.cardstock import picture, shadow
from game.ui.table.timeline import ease_in_out, ease_out

_CARDS = 14
"""Packets of cards that are seen; more would only be thicker."""
_APART, _CLOSE = 0.2, 0.84
"""Shares of the time: until the halves lie apart, and from when they are squared up."""
_FALL = 0.12
_TILT, _TILT_STEP = 12, 3


def draw_riffle(
    target: pygame.Surface, at: tuple[float, float], height: int, angle: int, share: float
) -> None:
    """Draw the deck around a middle, a ``share`` (0 to 1) of the shuffle done."""
    away = ease_out(min(1.0, share / _APART)) * height * 0.4
    thick = max(1.0, height / 90)
    for side in (-1, 1):
        dark = shadow(round(height * assets.RATIO), height, angle % 360, 1)
        target.blit(dark, dark.get_rect(center=(round(at[0] + side * away), round(at[1] + 4))))
    for number in range(_CARDS):
        side, level = (-1 if number % 2 else 1), number // 2
        start = _APART + (_CLOSE - _APART - _FALL) * number / (_CARDS - 1)
        fallen = ease_in_out(min(1.0, max(0.0, (share - start) / _FALL)))
        squared = ease_out(max(0.0, (share - _CLOSE) / (1 - _CLOSE)))
        # The halves overlap by their inner corners until they are pushed into one pile.
        rest = height * 0.13 * (1 - squared)
        x = at[0] + side * (away + (min(away, rest) - away) * fallen)
        high = level + (number - level) * fallen
        y = at[1] - (high - _CARDS) * thick * 0.4
        # Held up at the inner edge, to fall from the thumb.
        tilt = _TILT * min(1.0, share / _APART) * (1 - fallen)
        turn = angle + side * round(tilt / _TILT_STEP) * _TILT_STEP
        assets.blit_card(target, picture(assets.BACK, height, turn, 1.0), (x, y))
