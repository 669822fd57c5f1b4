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
from game.engine.play import why_not
from game.engine.reasons import Reason
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.seats import Seat
from game.engine.stakes import Stakes, stakes
from game.engine.state import Phase, State
from game.i18n import tr
from game.session.match import Match
from game.shell.rivals import BOT_NAMES
from game.ui import sides, speech
from game.ui.cues import tell
from game.ui.curtain import Curtain
from game.ui.log import words_of
from game.ui.show import Show

LOGGED_HANDS = 3
"""Hands of a match gone on with that its log tells."""


class Feed:
    """Feeds one show from one match, for the eyes of ``viewer``."""

    def __init__(self, match: Match, play_sound: Callable[[str], object]) -> None:
        self.match = match
        self.viewer = next((i for i, seat in enumerate(match.seats) if seat.is_human), 0)
        names = names_of(match)
        self.show = Show(match.observation(self.viewer), names, play_sound)
        self.show.view.is_person = match.seats[self.viewer].is_human

    def begin(self) -> None:
        """Start with a bare table where the first hand has just been dealt; else where the match
        stands, with its last hands in the log."""
        steps = self.match.take_steps()
        if steps and any(isinstance(event, HandStarted) for event in steps[0][0]):
            self.show.settle(_bare(observe(steps[0][1], self.viewer)), False, None)
            self._tell(steps)
            return
        self._recall()

    def retell(self) -> None:
        """Tell the log anew: the language is another one."""
        self.show.view.names = names_of(self.match)
        self.show.view.lines.clear()
        self._recall()

    def _recall(self) -> None:
        """Write the match's last hands into the log and show where it stands."""
        for hand in replay(parse(self.match.record())).hands[-LOGGED_HANDS:]:
            seen = observe(hand.state, self.viewer)
            tell(self.show, redact(hand.events, self.viewer), seen, False, None)
        self.show.skip()
        self.show.view.bubbles.clear()
        seen = self.match.observation(self.viewer)
        self.show.settle(seen, _ended(seen), _bets(seen, self.worth))

    def next_eyes(self) -> Seat | None:
        """Return the person who must act and whose cards the screen does not show; None else."""
        seat = self.match.human_to_act
        return seat if seat is not None and seat != self.viewer else None

    def curtain(self) -> Curtain | None:
        """Return what must cover the screen until the next person is alone with it."""
        seat, view = self.next_eyes(), self.show.view
        if seat is None:
            return None
        return Curtain(seat, view.names[seat], [words_of(line) for line in list(view.lines)[-4:]])

    def turn_to(self, viewer: Seat) -> None:
        """Show the table to somebody else's eyes."""
        self.viewer = viewer
        seen = self.match.observation(viewer)
        self.show.view.bubbles.clear()
        self.show.settle(seen, _ended(seen), _bets(seen, self.worth))

    def take(self) -> None:
        """Queue the telling of everything that happened since the last time."""
        self._tell(self.match.take_steps())

    def title(self) -> str:
        """Return what the window's frame says: the score, the own one first."""
        seen = self.show.view.seen
        own = sides.account_of(seen, seen.seat)
        first, *others = [seen.score[own], *(p for n, p in enumerate(seen.score) if n != own)]
        theirs = " · ".join(str(points) for points in others)
        return tr("Vale Cuatro — {own} a {theirs}").format(own=first, theirs=theirs)

    def worth(self, action: Action) -> Stakes:
        """Return what an action would put at stake."""
        return self.match.stakes(action) or Stakes(None, None)

    def why_not(self, action: Action) -> Reason | None:
        """Return why the viewer may not do something, as far as it can know; None when it may."""
        return why_not(self.match.observation(self.viewer).table, action)

    def last_hand(self) -> Observation | None:
        """Return how the hand before this one ended, for the viewer's eyes; None in the first."""
        hands = replay(parse(self.match.record())).hands
        return observe(hands[-2].state, self.viewer) if len(hands) > 1 else None

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
        muestra=None,
        tricks=((),),
        results=(),
        entries=(),
        score=seen.start,
        to_act=(),
    )


def names_of(match: Match) -> tuple[str, ...]:
    """Return what the players are called, also those without a name in the record."""
    people = sum(seat.is_human for seat in match.seats)
    given = {spec.name for spec in match.seats}
    free = iter(name for name in BOT_NAMES if name not in given)
    names = []
    for seat, spec in enumerate(match.seats):
        own = tr("Vos") if people == 1 else tr("Jugador {n}").format(n=seat + 1)
        names.append(spec.name or (own if spec.is_human else next(free)))
    return tuple(names)
