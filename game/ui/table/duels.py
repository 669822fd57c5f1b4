"""The table as it stood when a duel ended whose next one began in the same step.

Knows observations and events. Must not know pixels. What a step leaves behind shows the new duel
only, but its last card must be seen to fall first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.engine.events import CardPlayed, DuelStarted, Event, HandStarted, TrickWon
from game.engine.observe import Observation
from game.engine.state import PARDA, Played
from game.engine.tricks import HAND_SIZE


def parts(
    events: Sequence[Event], was: Observation, seen: Observation
) -> Iterator[tuple[Sequence[Event], Observation]]:
    """Return events with the table that they leave, part by part: each duel that another follows is
    a part of its own.

    ``was`` is the table before them (of no matter if they tell a whole hand), ``seen`` the table
    after them.
    """
    starts = [n for n, event in enumerate(events) if _follows(event)]
    first = 0
    for start in starts:
        part = events[first:start]
        was = _ended(_begun(was, seen, part), part)
        yield part, was
        first = start
    yield events[first:], seen


def _follows(event: Event) -> bool:
    return isinstance(event, DuelStarted) and event.duel > 0


def _begun(was: Observation, seen: Observation, part: Sequence[Event]) -> Observation:
    """The table at the beginning of a part: that before it, unless a hand or a duel begins."""
    for event in part:
        if isinstance(event, HandStarted):
            was = replace(seen, held=seen.cards, held_counts=(HAND_SIZE,) * seen.rules.players)
        elif isinstance(event, DuelStarted):
            was = replace(was, duel=event.duel, seats=event.seats)
        else:
            continue
        was = replace(was, tricks=((),), results=(), table=was.table._replace(takers=()))
    return was


def _ended(was: Observation, events: Iterable[Event]) -> Observation:
    tricks = list(was.tricks)
    results, takers = list(was.results), list(was.table.takers)
    held, counts = was.held, list(was.held_counts)
    for event in events:
        if isinstance(event, CardPlayed):
            while len(tricks) <= event.trick:
                tricks.append(())
            tricks[event.trick] += (Played(event.seat, event.card, event.face_down),)
            counts[event.seat] -= 1
            if event.seat == was.seat:
                held = tuple(card for card in held if card != event.card)
        elif isinstance(event, TrickWon):
            results.append(PARDA if event.side is None else event.side)
            best = (event.best,) if event.best is not None else tuple(was.seats)
            takers.append(best)
    return replace(
        was,
        tricks=tuple(tricks),
        results=tuple(results),
        held=held,
        held_counts=tuple(counts),
        to_act=(),
        table=was.table._replace(takers=tuple(takers)),
    )
