"""The sign of a side: its shape as well as its colour, everywhere the same.

Knows shapes. Must not know who plays.
"""

from __future__ import annotations

import pygame

from game.ui.paint.palette import TEAMS, Colour


def draw_mark(
    sheet: pygame.Surface, box: pygame.Rect, side: int, edge: Colour | None = None
) -> None:
    """Draw a side's circle, square or triangle into a box, with an edge where the ground is as
    light as its colour."""
    tone = TEAMS[side]
    if side == 0:
        pygame.draw.aacircle(sheet, tone, box.center, box.width // 2)
    elif side == 1:
        pygame.draw.rect(sheet, tone, box.inflate(-2, -2), border_radius=2)
    else:
        pygame.draw.polygon(sheet, tone, (box.midtop, box.bottomleft, box.bottomright))
    if edge is None:
        return
    if side == 0:
        pygame.draw.aacircle(sheet, edge, box.center, box.width // 2, 1)
    elif side == 1:
        pygame.draw.rect(sheet, edge, box.inflate(-2, -2), 1, border_radius=2)
    else:
        pygame.draw.aalines(sheet, edge, True, (box.midtop, box.bottomleft, box.bottomright))
