"""Where the box of tantos lies on a table, and what it repeats of what others have said.

Knows a show. Must not know what may be said.
"""

from __future__ import annotations

from game.engine.state import Spoken
from game.i18n import tr
from game.ui.table.choices import Choice
from game.ui.table.numbers import Box, lay_out
from game.ui.table.show import Show
from game.ui.words import speech


def box_of(show: Show, values: list[int], words: list[Choice]) -> Box:
    """Return the box of tantos: between those who sit at the sides if there is room, else over
    them."""
    seen, area = show.view.seen, show.layout().zones
    whole = area.table.inflate(-16, -16)
    whole.height = area.hand_top - 8 - whole.top
    plates = [zone.plate for zone in area.seats[1:] if not area.is_duel]
    left = [plate.right for plate in plates if plate.right < area.middle[0] - whole.width // 4]
    right = [plate.left for plate in plates if plate.left > area.middle[0] + whole.width // 4]
    between = whole.copy()
    between.left = max([whole.left, *left]) + area.gap
    between.width = min([whole.right, *right]) - area.gap - between.left
    heard = speech.listing([_declared(show, spoken) for spoken in seen.spoken])
    for room in (between, whole):
        true = seen.tantos[seen.seat]
        box = lay_out(values, words, true, room, area.label, heard)
        if whole.contains(box.rect):
            return box
    return box


def _declared(show: Show, spoken: Spoken) -> str:
    said = str(spoken.points) if spoken.words is None else speech.label(spoken.words)
    return tr("{name}: {words}").format(name=show.view.names[spoken.seat], words=said)
