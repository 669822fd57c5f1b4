"""What the person at the table means by what is pressed: an action, or a card that is to follow.

Knows what is legal for the viewer. Must not do anything itself, nor know windows.
"""

from __future__ import annotations

from game.engine.actions import (
    TRUCO_CALLS,
    Action,
    Call,
    Play,
    Say,
    parse_action,
    play,
    say,
)
from game.engine.cards import Card, parse_card
from game.engine.seats import LETTERS
from game.shell import eyes
from game.shell.feed import Feed
from game.ui.table.promise import Promise


class Deeds:
    """The intentions of whoever sits at the screen.

    ``promise`` is the card that follows a truco by itself; ``is_choosing``: the truco is called
    with the card that is pressed next.
    """

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self.promise: Promise | None = None
        self.is_choosing = False

    @property
    def is_free(self) -> bool:
        """Whether a card may be carried to the table: none is promised, none to be chosen."""
        return self.promise is None and not self.is_choosing

    def meant(self, name: str, is_shifted: bool = False) -> Action | None:
        """Return what pressing a card or a call does now, None when it does nothing at once."""
        was_choosing, self.is_choosing = self.is_choosing, False
        what = name.split(":", 1)[1]
        if self.promise is not None and name == f"card:{self.promise.card}":
            self.promise = None
            return None
        if name.startswith("card:") and (is_shifted or was_choosing):
            return self._call_before(parse_card(what))
        if is_shifted and what in TRUCO_CALLS and self._may_play:
            self.is_choosing = not was_choosing
            return None
        if what == Call.A_VER.value:
            return eyes.claim(self._feed.match)
        action = parse_action(LETTERS[self._feed.viewer] + what)
        return action if action in self._legal else None

    def due(self) -> Action | None:
        """Return the card to be played by itself because its truco was accepted."""
        promise = self.promise
        if promise is None or promise.seat != self._feed.viewer:
            return None
        action = play(promise.seat, promise.card, False)
        return action if action in self._legal else None

    def keep(self) -> None:
        """Something has happened: forget what does not hold any more."""
        self.is_choosing = False
        promise = self.promise
        if promise is not None and not promise.stands(self._feed.match.observation(promise.seat)):
            self.promise = None

    def next_truco(self) -> Action:
        """Return the next step of the truco, legal or not."""
        seat = self._feed.viewer
        truco = self._feed.match.observation(seat).truco
        step = min(max(truco.level, truco.pending), len(TRUCO_CALLS) - 1)
        return say(seat, TRUCO_CALLS[step])

    def is_fold(self, action: Action) -> bool:
        """Return whether an action leaves the hand."""
        return action == say(self._feed.viewer, Call.FOLD)

    @property
    def _legal(self) -> tuple[Action, ...]:
        return self._feed.match.legal(self._feed.viewer)

    @property
    def _may_play(self) -> bool:
        return any(isinstance(action, Play) for action in self._legal)

    def _call_before(self, card: Card) -> Action | None:
        """Return the truco that a card is to follow, and remember the card."""
        action = self.next_truco()
        if action not in self._legal or not isinstance(action, Say):
            return None
        seen = self._feed.match.observation(self._feed.viewer)
        self.promise = Promise.of(seen, card, action.call)
        return action
