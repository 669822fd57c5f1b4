"""What was said and played, as the record writes it and as decisions are counted.

Knows events and tokens only.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.orders import Heard
from game.engine.actions import Declare, Say, text
from game.engine.events import (
    AskedToSee,
    CardPlayed,
    DeckCut,
    Declared,
    Discarded,
    DuelStarted,
    Event,
    HandStarted,
    Ordered,
    Said,
    Signalled,
    TrickWon,
)
from game.engine.observe import redact
from game.engine.replay import PlayedHand
from game.engine.seats import Seat

NEXT_DUEL = "//"
_COUNTED = (Said, Declared, CardPlayed, DeckCut, Discarded, AskedToSee, Signalled, Ordered)


def plies(events: Iterable[Event]) -> int:
    """Return how many things were said and played: the same while playing as after loading."""
    return sum(isinstance(event, _COUNTED) for event in events)


def echoes(events: Iterable[Event]) -> list[str]:
    """Return the tokens of what the game said by itself, and the sign of the next duel: without it
    nobody could read whether the right to ask about the last one is still open."""
    tokens = []
    for event in events:
        if isinstance(event, DuelStarted) and event.duel:
            tokens.append(NEXT_DUEL)
        elif isinstance(event, Said) and event.by_rule:
            tokens.append(text(Say(event.seat, event.call)))
        elif isinstance(event, Declared) and event.by_rule:
            tokens.append(_declaration(event))
    return tokens


def unwritten(hand: PlayedHand) -> list[str]:
    """Return what the game said by itself at the end of a hand that its record leaves out."""
    written = sum(
        token not in ("/", NEXT_DUEL) and not token.endswith(("W", "W!")) for token in hand.tokens
    )
    missing = plies(hand.events) - written
    said = [token for token in echoes(hand.events) if token != NEXT_DUEL]
    return said[-missing:] if missing > 0 else []


def listen(
    events: Iterable[Event], before: tuple[Heard, ...] = (), trick: int = 0
) -> tuple[Heard, ...]:
    """Return what partners have told each other in this hand or duel: ``before`` these events, in
    the baza ``trick``, and in them."""
    heard = before
    for event in events:
        if isinstance(event, HandStarted | DuelStarted):
            heard, trick = (), 0
        elif isinstance(event, TrickWon):
            trick = event.trick + 1
        elif isinstance(event, Ordered | Signalled):
            heard = (*heard, Heard(trick, event))
    return heard


def heard_by(seat: Seat, heard: Iterable[Heard]) -> tuple[Heard, ...]:
    """Return what a seat knows of it: every order, and the señas it saw."""
    told = []
    for trick, event in heard:
        (known,) = redact((event,), seat)
        if isinstance(known, Ordered) or (isinstance(known, Signalled) and known.sign):
            told.append(Heard(trick, known))
    return tuple(told)


def _declaration(event: Declared) -> str:
    if event.points is not None:
        return text(Declare(event.seat, event.points))
    assert event.words is not None
    return text(Say(event.seat, event.words))
