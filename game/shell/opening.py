"""How a match opens at the table: the draw of its first mano, as its rules want it shown.

Knows the match's public door. Must not know how anything is shown.
"""

from __future__ import annotations

from game.engine.drawing import kings
from game.engine.seats import Seat
from game.session.match import Match
from game.ui.table.show import Show
from game.ui.table.telling_draw import kings_dealt, mano_drawn
from game.ui.table.timeline import Step


def opening(show: Show, match: Match, mano: Seat) -> Step:
    """Return how it is told that this seat is the first mano of a match."""
    if match.rules.sorteo == "reyes":
        return kings_dealt(show, kings(match.rules, match.seed, mano), mano)
    return mano_drawn(show, mano)
