"""Keeps the scenes as large as the window, without laying them out at every step of a drag.

Knows the stage and sizes; must not know any scene. While the window is being sized its last
picture is stretched; once it has been left alone for a moment everything is laid out and painted.
"""

from __future__ import annotations

import pygame

from game.ui.stage import Stage

SETTLE_MS = 120
"""A window that has kept its size so long has been let go."""


class Fitting:
    """Follows one window's size for one stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._size = stage.size
        self._quiet_ms = 0
        self._last: pygame.Surface | None = None

    def update(self, size: tuple[int, int], dt_ms: int) -> bool:
        """Move time on for a window of `size`; return whether everything was laid out anew."""
        if size != self._size:
            self._size, self._quiet_ms = size, 0
            self._stage.dirty = True
        else:
            self._quiet_ms += dt_ms
        if size == self._stage.size or self._quiet_ms < SETTLE_MS:
            return False
        self._last = None
        self._stage.resize(size)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the stage, or its last picture stretched to a window that is being sized."""
        size = self._stage.size
        if surface.get_size() == size:
            self._last = None
            self._stage.draw(surface)
            return
        if self._last is None:
            self._last = pygame.Surface(size)
            self._stage.draw(self._last)
        pygame.transform.scale(self._last, surface.get_size(), surface)
        self._stage.dirty = False
