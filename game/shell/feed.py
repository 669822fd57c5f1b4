"""From the match to the show: what happened, as its viewer may know it, queued to be told.

Knows the match's public door and how a show is told. Must not know buttons, time or windows.
"""

from __future__ import annotations

from collections.abc import Callable
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
from game.session.match import Match, Steps
from game.shell import eyes
from game.shell.opening import opening
from game.shell.recap import KEPT_HANDS, Past
from game.shell.rivals import BOT_NAMES
from game.ui.table.cues import tell
from game.ui.table.curtain import Curtain
from game.ui.table.show import Show
from game.ui.table.telling_draw import undrawn
from game.ui.table.view import Line
from game.ui.words import sides, speech


class Feed:
    """Feeds one show from one match, for the eyes of ``viewer``.

    ``is_open``: the viewer's own cards may be seen; where several people share the screen they may
    not before the viewer said to be there. ``trusts``: those people do not mind.
    """

    def __init__(
        self, match: Match, play_sound: Callable[[str], object], trusts: bool = False
    ) -> None:
        self.match = match
        self.trusts = trusts
        self.viewer = eyes.first(match)
        self.is_open = not self.is_guarded
        self._past = Past()
        self._waiting: Steps = []
        """A deal that is not told before somebody may look."""
        names = names_of(match)
        self.show = Show(self._see(match.state, self.viewer), names, play_sound)
        self.show.view.is_person = match.seats[self.viewer].is_human

    @property
    def is_guarded(self) -> bool:
        """Whether cards are hidden between one person and the next."""
        return eyes.are_several(self.match) and not self.trusts

    def begin(self) -> None:
        """Start with a bare table where the first hand has just been dealt; else where the match
        stands, with its last hands in the log."""
        steps = self.match.take_steps()
        if steps and _deals(steps[0]):
            state = steps[0][1]
            self.show.settle(_bare(self._see(state, self.viewer)), False, None)
            if state.hand == 1:
                self.show.view.seen = undrawn(self.show.view.seen)
                self.show.timeline.add(opening(self.show, self.match, state.mano))
            self._tell(steps)
            return
        for hand in replay(parse(self.match.record())).hands[-KEPT_HANDS:]:
            self._past.add(hand.events, hand.state)
        self._rest()

    def renew(self) -> None:
        """Follow another language, or seats that have changed hands."""
        self.show.view.names = names_of(self.match)
        people = eyes.people(self.match)
        if people and self.viewer not in people:
            self.viewer = eyes.first(self.match)
        self.is_open = not self.is_guarded
        self.show.view.is_person = self.viewer in people
        self._rest()

    def next_eyes(self) -> Seat | None:
        """Return the person who must look at the screen next, because a deal or a decision waits
        for it; None while whoever looks may go on looking."""
        if self._waiting:
            return eyes.first(self.match)
        seat = self.match.human_to_act
        return seat if seat is not None and (seat != self.viewer or not self.is_open) else None

    def curtain(self, seat: Seat) -> Curtain:
        """Return the curtain that hides the table from everybody until that person is there."""
        names = self.show.view.names
        lines = self._past.lines(names, seat, is_open=False, is_person=True, since=seat)
        seen = eyes.covered(self._past.state or self.match.state, seat)
        accounts = sides.account_names(seen, names, True)
        own = sides.account_of(seen, seat)
        order = [own, *(n for n in range(len(accounts)) if n != own)]
        score = " · ".join(f"{accounts[n]}: {seen.score[n]}" for n in order)
        return Curtain(seat, names[seat], seen.sides[seat], score, lines)

    def open(self, seat: Seat) -> None:
        """Show the table to somebody's eyes, and tell what waited for them."""
        waiting, self._waiting = self._waiting, []
        # Cards of the hand before stay as they were until they are gathered.
        self.viewer, self.is_open = seat, not waiting
        if self._past.state is None and waiting:
            self.show.settle(_bare(self._see(waiting[0][1], seat)), False, None)
        self._rest()
        self.is_open = True
        self._tell(waiting)

    def close(self) -> None:
        """Hide the viewer's cards from everybody; whatever was being told is over."""
        self.show.skip()
        self.is_open = False
        self._rest()

    def close_if_over(self) -> None:
        """Hide the viewer's cards where a hand is over: others now look at the screen as well."""
        is_over = self.show.view.ended and self.match.human_to_act is None
        if is_over and self.is_guarded and self.is_open:
            self.close()

    def legal(self) -> tuple[Action, ...]:
        """Return what may be done from the screen as it is; between hands anybody's asking to
        see."""
        if self.is_open:
            own = self.match.seats[self.viewer].is_human
            return self.match.legal(self.viewer) if own else ()
        asking = eyes.claim(self.match)
        return (asking,) if asking is not None else ()

    def note(self, words: str) -> None:
        """Write something into the log that is no event of the match."""
        self._past.note(words)
        self.show.view.write(Line("note", None, "", words))

    def _see(self, state: State, seat: Seat) -> Observation:
        return observe(state, seat) if self.is_open else eyes.covered(state, seat)

    def _rest(self) -> None:
        """Show where the table stands as far as it has been told, the log for present eyes."""
        view = self.show.view
        view.bubbles.clear()
        state = self._past.state
        if state is None:
            return
        seen = self._see(state, self.viewer)
        view.lines.clear()
        who = {"is_open": self.is_open, "is_person": view.is_person}
        for line in self._past.lines(view.names, self.viewer, **who):
            view.write(line)
        self.show.settle(seen, _ended(seen), _bets(seen, partial(stakes, state)))

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
        return self._see(hands[-2].state, self.viewer) if len(hands) > 1 else None

    def _tell(self, steps: Steps) -> None:
        for number, (events, state) in enumerate(steps):
            # A deal shows cards: it waits until its first player is alone with the screen.
            if self._waiting or (self.is_guarded and not self.is_open and _deals(steps[number])):
                self._waiting += steps[number:]
                return
            self._past.add(events, state)
            seen = self._see(state, self.viewer)
            bets = _bets(seen, partial(stakes, state))
            told = redact(events, self.viewer if self.is_open else None)
            tell(self.show, told, seen, _ended(seen), bets)


def _deals(step: tuple[tuple[Event, ...], State]) -> bool:
    return any(isinstance(event, HandStarted) for event in step[0])


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
    """Return what the players are called, also those without a name in the record; a bot that sits
    in for somebody bears that name with a mark."""
    owners = match.owners
    given = {spec.name for spec in match.seats}
    free = iter(name for name in BOT_NAMES if name not in given)
    names = []
    for seat, spec in enumerate(match.seats):
        if seat not in owners:
            names.append(spec.name or next(free))
            continue
        own = tr("Vos") if len(owners) == 1 else tr("Jugador {n}").format(n=seat + 1)
        name = owners[seat].name or own
        names.append(name if spec.is_human else tr("{name} (bot)").format(name=name))
    return tuple(names)
