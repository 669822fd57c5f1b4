"""What shows a duel on the cloth: a thin golden line between the two who play it.

Knows places of seats. Must not know what is played.
"""

from __future__ import annotations

import pygame

from game.engine.observe import Observation
from game.engine.state import NO_DUEL, Phase
from game.ui.paint import look
from game.ui.paint.palette import BRASS, GOLD
from game.ui.table.layout import zone_of
from game.ui.table.zones import Zones


def draw_duel(target: pygame.Surface, area: Zones, seen: Observation, shift: int = 0) -> None:
    """Draw the line from one duellist's cards to the other's, under everything that lies there;
    nothing while all play together. It stands still, so that reduced motion has it too."""
    if seen.duel == NO_DUEL or seen.phase >= Phase.OVER:
        return
    ends = [zone_of(area, seen, seat).hand for seat in seen.seats]
    strong = look.now().high_contrast
    thick = max(2, area.px(4 if strong else 3))
    one, other = ((x + shift, y) for x, y in ends)
    pygame.draw.aaline(target, GOLD if strong else BRASS, one, other, thick)
