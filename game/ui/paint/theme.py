"""The look in one place: colours, sizes, letters and panels, for whoever draws.

Gathers `palette`, `fonts` and `plates`, and holds a window's measures; must not know any screen.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.paint.fonts import (
    BODY,
    CALL,
    HEAD,
    LABEL,
    MIN_TEXT_PX,
    fit,
    font,
    line_height,
    paragraph,
    paragraph_height,
    shorten,
    text,
    text_px,
    text_surface,
    u,
    width,
    wrap,
)
from game.ui.paint.palette import (
    BASTO,
    BLACK,
    BRASS,
    CALL_GROUNDS,
    COPA,
    CREAM,
    DANGER,
    DISABLED,
    ESPADA,
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    FOCUS,
    GOLD,
    GOLD_DEEP,
    GROUNDS,
    INK,
    LAMP,
    MUTED,
    NIGHT,
    ORO,
    PAPER,
    PENCIL,
    PENCIL_FAINT,
    SHADOW,
    SUITS,
    TEAM_A,
    TEAM_B,
    TEAMS,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
    Ground,
    contrast,
    mix,
)
from game.ui.paint.plates import plate, shadow, vector, veil


@dataclass(frozen=True, slots=True)
class Scale:
    """What units are in one window: ``size`` in pixels, ``text`` the player's text size (1 to 2).

    >>> Scale((1440, 1080)).px(10), Scale((720, 540), 2.0).letters(26)
    (10, 26)
    """

    size: tuple[int, int]
    text: float = 1.0

    @property
    def u(self) -> float:
        """Pixels of one unit."""
        return u(self.size)

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * u(self.size))

    def letters(self, units: float) -> int:
        """Return a text's size in pixels: follows the player's text size, never unreadable."""
        return text_px(units, self.size, self.text)

    @property
    def is_wide(self) -> bool:
        """Whether there is room for columns beside the table (16:9 and wider)."""
        return self.size[0] / self.size[1] >= 1.6


__all__ = [
    "BASTO",
    "BLACK",
    "BODY",
    "BRASS",
    "CALL",
    "CALL_GROUNDS",
    "COPA",
    "CREAM",
    "DANGER",
    "DISABLED",
    "ESPADA",
    "FELT",
    "FELT_DARK",
    "FELT_LIGHT",
    "FOCUS",
    "GOLD",
    "GOLD_DEEP",
    "GROUNDS",
    "HEAD",
    "INK",
    "LABEL",
    "LAMP",
    "MIN_TEXT_PX",
    "MUTED",
    "NIGHT",
    "ORO",
    "PAPER",
    "PENCIL",
    "PENCIL_FAINT",
    "SHADOW",
    "SUITS",
    "TEAMS",
    "TEAM_A",
    "TEAM_B",
    "WOOD",
    "WOOD_DARK",
    "WOOD_LIGHT",
    "Colour",
    "Ground",
    "Scale",
    "contrast",
    "fit",
    "font",
    "line_height",
    "mix",
    "paragraph",
    "paragraph_height",
    "plate",
    "shadow",
    "shorten",
    "text",
    "text_px",
    "text_surface",
    "u",
    "vector",
    "veil",
    "width",
    "wrap",
]
