"""What people are told about a match that is no event of it: a program that failed, time that ran
out.

Knows troubles and a feed. Must not know how anything is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.seats import Seat
from game.i18n import mark, tr
from game.session.decide import Trouble
from game.shell.feed import Feed

_TROUBLES = {
    Trouble.LATE: mark("{name} tardó demasiado: jugó por él el bot simple"),
    Trouble.ILLEGAL: mark("{name} contestó algo que no vale: jugó por él el bot simple"),
    Trouble.DEAD: mark("{name} no contesta: juega por él el bot simple"),
}


class Remarks:
    """What is told of one match: in its log, and over the table for a moment."""

    def __init__(self, feed: Feed, say: Callable[[str], None]) -> None:
        self._feed, self._say = feed, say

    def troubles(self) -> None:
        """Tell why the simple bot moved for programs from outside since the last time."""
        for seat, what in self._feed.match.take_troubles():
            self._tell(tr(_TROUBLES[what]).format(name=self._feed.show.view.names[seat]))

    def time_up(self, seat: Seat) -> None:
        """Tell that the simple bot moved for a person."""
        words = tr("Se acabó el tiempo de {name}: jugó el bot simple")
        self._tell(words.format(name=self._feed.show.view.names[seat]))

    def _tell(self, words: str) -> None:
        self._feed.note(words)
        self._say(words)
