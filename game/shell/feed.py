"""From the match to the show: what happened, as its viewer may know it, queued to be told.

Knows the match's public door and how a show is told. Must not know buttons, time or windows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from game.engine.actions import Action, Call, say
from game.engine.events import Event, HandStarted
from game.engine.observe import Observation, observe, redact
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.stakes import Stakes, stakes
from game.engine.state import Phase, State
from game.i18n import tr
from game.session.match import Match
from game.session.seats import SeatSpec
from game.shell.desk import RIVAL_NAME
from game.ui import speech
from game.ui.cues import tell
from game.ui.show import Show

LOGGED_HANDS = 3
"""Hands of a match gone on with that its log tells."""


class Feed:
    """Feeds one show from one match, for the eyes of ``viewer``."""

    def __init__(self, match: Match, play_sound: Callable[[str], object]) -> None:
        self.match = match
        self.viewer = next((i for i, seat in enumerate(match.seats) if seat.is_human), 0)
        names = tuple(seat.name or default_name(seat) for seat in match.seats)
        self.show = Show(match.observation(self.viewer), names, play_sound)

    def begin(self) -> None:
        """Start with a bare table where the first hand has just been dealt; else where the match
        stands, with its last hands in the log."""
        steps = self.match.take_steps()
        if steps and any(isinstance(event, HandStarted) for event in steps[0][0]):
            self.show.settle(_bare(observe(steps[0][1], self.viewer)), False, None)
            self._tell(steps)
            return
        for hand in replay(parse(self.match.record())).hands[-LOGGED_HANDS:]:
            seen = observe(hand.state, self.viewer)
            tell(self.show, redact(hand.events, self.viewer), seen, False, None)
        self.show.skip()
        self.show.view.bubbles.clear()
        seen = self.match.observation(self.viewer)
        self.show.settle(seen, _ended(seen), _bets(seen, self.worth))

    def take(self) -> None:
        """Queue the telling of everything that happened since the last time."""
        self._tell(self.match.take_steps())

    def worth(self, action: Action) -> Stakes:
        """Return what an action would put at stake."""
        return self.match.stakes(action) or Stakes(None, None)

    def _tell(self, steps: Iterable[tuple[tuple[Event, ...], State]]) -> None:
        for events, state in steps:
            seen = observe(state, self.viewer)
            bets = _bets(seen, partial(stakes, state))
            tell(self.show, redact(events, self.viewer), seen, _ended(seen), bets)


def _ended(seen: Observation) -> bool:
    return seen.phase in (Phase.CLAIM, Phase.OVER, Phase.CHICO_OVER, Phase.MATCH_OVER)


def _bets(seen: Observation, worth: Callable[[Action], Stakes]) -> tuple[int, int] | None:
    """Return what yes and no are worth for the call that waits for an answer."""
    if speech.pending(seen) is None or not seen.to_act:
        return None
    answer = Call.CON_FLOR_QUIERO if seen.flor.asked else Call.QUIERO
    yes, no = worth(say(seen.to_act[0], answer))
    return None if yes is None or no is None else (yes, no)


def _bare(seen: Observation) -> Observation:
    """Return the table before its first deal."""
    return replace(
        seen,
        cards=(),
        held=(),
        held_counts=(),
        tricks=((),),
        results=(),
        entries=(),
        score=seen.start,
        to_act=(),
    )


def default_name(seat: SeatSpec) -> str:
    """Return what somebody is called who has no name in the record."""
    return tr("Vos") if seat.is_human else RIVAL_NAME
