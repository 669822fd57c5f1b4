"""A part of a screen that is longer than the room it has: it slides under a window.

Knows places and how far they have slid; must not know what lies there. What is out of sight is
a line without height at the window's edge, and keeps its place for the arrow keys.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import pygame

from game.ui.forms.widgets import Item
from game.ui.paint.palette import BRASS, GOLD, SHADOW

BAR_PX, BAR_GAP_PX = 22, 6
"""Width of the bar beside what slides, and the space between."""
REACH_PX = 26
"""How much further the bar can be hit than it is wide: together what a finger needs."""
SETTLE_MS = 55
"""After so long a third of the way is left to go."""


@runtime_checkable
class Movable(Protocol):
    """An item that must do more than change its rectangle when it slides."""

    def move(self, dy: int) -> None:
        """Move down by so many pixels."""


class Area:
    """Items that slide in ``view``; ``height`` is all of theirs."""

    def __init__(self, view: pygame.Rect, height: int, items: list[Item]) -> None:
        self.view, self.height = view, height
        self._items = items
        self._ids = {id(item) for item in items}
        self._shown = 0
        self._goal = 0.0
        self._now = 0.0
        self._held = ""
        self._held_at = 0

    def add(self, item: Item) -> None:
        """Let one more item slide, which stands where it would if nothing had slid."""
        self._items.append(item)
        self._ids.add(id(item))
        self._move(item, -self._shown)

    def holds(self, item: Item) -> bool:
        """Return whether an item slides here."""
        return id(item) in self._ids

    @property
    def offset(self) -> int:
        """How many pixels have slid out above, once at rest."""
        return round(self._goal)

    @property
    def most(self) -> int:
        """How many pixels can slide out above."""
        return max(0, self.height - self.view.height)

    @property
    def moving(self) -> bool:
        """Whether it is still sliding."""
        return round(self._goal) != self._shown

    def slide_to(self, offset: float, at_once: bool = False) -> None:
        """Slide until so many pixels are out above."""
        self._goal = min(max(offset, 0.0), float(self.most))
        if at_once:
            self._now = self._goal
            self._place()

    def slide(self, by: float) -> None:
        """Slide on by so many pixels."""
        self.slide_to(self._goal + by)

    def reveal(self, rect: pygame.Rect, margin: int = 0, at_once: bool = False) -> None:
        """Slide so far that a place (where it is now) is in sight, with a margin if it can be; of
        a longer one its beginning."""
        top = rect.top + self._shown - self.view.top
        low = top + rect.height
        margin = min(margin, max(0, (self.view.height - rect.height) // 2))
        if top - margin < self._goal or rect.height > self.view.height:
            self.slide_to(top - margin, at_once)
        elif low + margin > self._goal + self.view.height:
            self.slide_to(low + margin - self.view.height, at_once)
        elif at_once:
            # It will be in sight once what is still sliding has come to rest.
            self.slide_to(self._goal, at_once)

    def update(self, dt_ms: int) -> bool:
        """Move time on; return whether something slid."""
        if not self.moving:
            return False
        self._now += (self._goal - self._now) * (1 - 0.37 ** (dt_ms / SETTLE_MS))
        if abs(self._goal - self._now) < 1:
            self._now = self._goal
        return self._place()

    def seen(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the part of a place that is in sight, or its line at the window's edge."""
        part = rect.clip(self.view)
        if part.width and part.height:
            return part
        y = self.view.top if rect.centery < self.view.centery else self.view.bottom
        return pygame.Rect(rect.left, y, rect.width, 0)

    def unrolled(self, rect: pygame.Rect, is_inside: bool) -> pygame.Rect:
        """Return where a place of the screen would be if all of this were in sight."""
        if is_inside:
            return rect
        above = rect.centery < self.view.top
        return rect.move(0, -self._shown if above else self.most - self._shown)

    # Hands

    def down(self, pos: tuple[int, int], is_free: bool) -> bool:
        """Take hold of the bar, or of the sheet itself where nothing else lies; return whether
        something was taken hold of."""
        self._held = ""
        if self.most and is_free and self._bar().inflate(REACH_PX, 0).collidepoint(pos):
            self._held = "bar"
            self._to_bar(pos[1])
        elif self.most and is_free and self.view.collidepoint(pos):
            self._held = "sheet"
        self._held_at = pos[1]
        return bool(self._held)

    def drag(self, pos: tuple[int, int]) -> bool:
        """Follow the pointer that holds the bar or the sheet; return whether it does."""
        if self._held == "bar":
            self._to_bar(pos[1])
        elif self._held == "sheet":
            self.slide_to(self._goal + self._held_at - pos[1], at_once=True)
            self._held_at = pos[1]
        return bool(self._held)

    def up(self) -> None:
        """Let go."""
        self._held = ""

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar, if there is more than is in sight."""
        if not self.most:
            return
        bar, thumb = self._bar(), self._thumb()
        pygame.draw.rect(surface, SHADOW, bar, border_radius=bar.width // 2)
        inner = thumb.inflate(-6, -6)
        tone = GOLD if self._held == "bar" else BRASS
        pygame.draw.rect(surface, tone, inner, border_radius=inner.width // 2)

    def _bar(self) -> pygame.Rect:
        return pygame.Rect(self.view.right + BAR_GAP_PX, self.view.top, BAR_PX, self.view.height)

    def _thumb(self) -> pygame.Rect:
        bar = self._bar()
        tall = max(2 * BAR_PX, bar.height * self.view.height // max(1, self.height))
        y = bar.top + (bar.height - tall) * self._shown // max(1, self.most)
        return pygame.Rect(bar.left, y, bar.width, tall)

    def _to_bar(self, y: int) -> None:
        bar, thumb = self._bar(), self._thumb()
        share = (y - bar.top - thumb.height / 2) / max(1, bar.height - thumb.height)
        self.slide_to(share * self.most, at_once=True)

    def _place(self) -> bool:
        by = self._shown - round(self._now)
        if not by:
            return False
        self._shown -= by
        for item in self._items:
            self._move(item, by)
        return True

    @staticmethod
    def _move(item: Item, by: int) -> None:
        item.rect.move_ip(0, by)
        if isinstance(item, Movable):
            item.move(by)
