"""What lies over the table and takes every press: a question, a card from near, the hand before,
and the curtain that keeps one person's cards from the others at the same screen.

Knows a feed. Must not know what is pressed, nor windows.
"""

from __future__ import annotations

from game.engine.cards import Card
from game.i18n import tr
from game.shell.context import Context
from game.shell.feed import Feed
from game.ui.forms.dialog import Dialog
from game.ui.table.close_look import CloseLook
from game.ui.table.curtain import Curtain
from game.ui.table.last_hand import LastHand
from game.ui.table.wheel import Wheel

Cover = Dialog | Curtain | CloseLook | LastHand | Wheel
IDLE_MS = 30_000
"""So long nobody needs to have touched anything before open cards are hidden."""


class Covers:
    """The cover of one table, ``now``; None where nothing lies over it.

    What may change it returns whether it did.
    """

    def __init__(self, feed: Feed, ctx: Context) -> None:
        self.now: Cover | None = None
        self._feed, self._ctx = feed, ctx
        self._idle_ms = 0.0

    @property
    def is_curtain(self) -> bool:
        """Whether nobody may see the table now."""
        return isinstance(self.now, Curtain)

    def stir(self) -> None:
        """Note that somebody is there."""
        self._idle_ms = 0.0

    def begin(self) -> None:
        """Begin with a curtain where several people share the screen, also in place of any other
        cover: seats may have changed hands."""
        self.now = self._curtain() if self._feed.is_guarded else None

    def look(self) -> bool:
        """See to it that the table is shown to whom it should be, by a curtain or at once."""
        seat = self._feed.next_eyes()
        if seat is None:
            return False
        self.stir()
        if self._feed.is_guarded:
            self._feed.close()
            self.now = self._curtain()
        else:
            self._feed.open(seat)
        return True

    def hide(self) -> bool:
        """Let the curtain fall over somebody's open cards at once."""
        if not (self._feed.is_guarded and self._feed.is_open):
            return False
        self.stir()
        self._feed.close()
        self.now = self._curtain()
        return True

    def let_idle(self, dt_ms: float) -> bool:
        """Let time pass in which nobody touched anything; cards are hidden after a while unless the
        player does not want it."""
        if self._ctx.settings.hide_idle and self._feed.is_guarded and self._feed.is_open:
            self._idle_ms += dt_ms
        return self._idle_ms >= IDLE_MS and self.hide()

    def lift(self, curtain: Curtain) -> None:
        """Show the table to whom the curtain fell for."""
        self.stir()
        self._feed.open(curtain.seat)

    def look_at(self, card: Card | None) -> bool:
        """Show a card from near."""
        if card is not None:
            self.now = CloseLook(card)
        return card is not None

    def look_back(self) -> bool:
        """Show the hand before this one."""
        seen, view = self._feed.last_hand(), self._feed.show.view
        if seen is None:
            self._ctx.say(tr("Todavía no hay una mano anterior."))
            return False
        self.now = LastHand(seen, view.names, view.accounts)
        return True

    def _curtain(self) -> Curtain:
        self._ctx.hush()
        seat = self._feed.next_eyes()
        return self._feed.curtain(self._feed.viewer if seat is None else seat)
