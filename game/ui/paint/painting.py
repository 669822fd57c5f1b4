"""A box whose picture is painted again only when what it says changes.

Knows rectangles and keys. Must not know what is painted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui.paint import look


class Painting:
    """Keeps the last picture of a box under the key of what it says."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None
        self.paints = 0
        """How often the picture was painted: tests watch that a resting table paints nothing."""

    def show(
        self,
        target: pygame.Surface,
        box: pygame.Rect,
        key: Hashable,
        paint: Callable[[pygame.Surface], None],
    ) -> None:
        """Draw the box; ``paint`` gets a transparent surface of its size when ``key`` is new."""
        key = (key, box.size, look.version())
        if self._picture is None or key != self._key:
            self._picture = pygame.Surface(box.size, pygame.SRCALPHA)
            paint(self._picture)
            self._key = key
            self.paints += 1
        target.blit(self._picture, box)
