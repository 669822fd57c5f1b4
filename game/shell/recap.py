"""What has been told of a match, to be told again in words: to other eyes, in another language, or
to all what happened since somebody's last turn.

Knows events, states and how a show writes its log. Must not know the match, nor what is on screen.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import Card
from game.engine.events import (
    AskedToSee,
    CardPlayed,
    DeckCut,
    Declared,
    Discarded,
    Event,
    HandStarted,
    Ordered,
    Said,
    Signalled,
)
from game.engine.observe import observe, redact
from game.engine.seats import Seat
from game.engine.state import State
from game.shell.eyes import covered
from game.ui.table.cues import cue
from game.ui.table.duels import parts
from game.ui.table.show import Show
from game.ui.table.sprites import Sprites
from game.ui.table.view import Line

KEPT_HANDS = 3
"""Hands that can be told again."""
_DEEDS = (AskedToSee, CardPlayed, Declared, DeckCut, Discarded, Ordered, Said, Signalled)


class Told(NamedTuple):
    """One step of the match, the state after it, and notes that no record knows."""

    events: tuple[Event, ...]
    state: State
    notes: list[str]


class Past:
    """The last hands of one match."""

    def __init__(self) -> None:
        self._steps: list[Told] = []

    def add(self, events: tuple[Event, ...], state: State) -> None:
        """Remember a step; hands that are long over are forgotten."""
        self._steps.append(Told(events, state, []))
        starts = [n for n, step in enumerate(self._steps) if _starts(step)]
        if len(starts) > KEPT_HANDS:
            del self._steps[: starts[-KEPT_HANDS]]

    def note(self, words: str) -> None:
        """Remember something that is no event, after the last step."""
        if self._steps:
            self._steps[-1].notes.append(words)

    @property
    def state(self) -> State | None:
        """The state after the last step."""
        return self._steps[-1].state if self._steps else None

    def lines(
        self,
        names: tuple[str, ...],
        seat: Seat,
        *,
        is_open: bool,
        is_person: bool,
        since: Seat | None = None,
    ) -> list[Line]:
        """Return the log as it reads from a seat: with ``is_open`` for its own eyes, else for
        everybody's; with ``since`` only what followed that person's last deed."""
        if not self._steps:
            return []
        see = observe if is_open else covered
        show = Show(see(self._steps[0].state, seat), names)
        show.sprites = _Unseen()
        show.settle(show.view.seen, False, None)
        view = show.view
        view.is_person = is_person
        for step in self._steps:
            seen = see(step.state, seat)
            events = redact(step.events, seat if is_open else None)
            for part, left in parts(events, show.told, seen):
                for event in part:
                    show.timeline.add(cue(event, show, left))
                    show.skip()
                    if isinstance(event, _DEEDS) and event.seat == since:
                        view.lines.clear()
            show.settle(seen, False, None)
            for words in step.notes:
                view.write(Line("note", None, "", words))
        return list(view.lines)


class _Unseen(Sprites):
    """Cards that nobody looks at: no picture is drawn ahead for them."""

    def prepare(self, face: Card, height: int) -> None:
        """Do nothing."""


def _starts(step: Told) -> bool:
    return any(isinstance(event, HandStarted) for event in step.events)
