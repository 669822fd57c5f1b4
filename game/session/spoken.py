"""What was said and played, as the record writes it and as decisions are counted.

Knows events and tokens only.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.actions import Declare, Say, text
from game.engine.events import (
    AskedToSee,
    CardPlayed,
    DeckCut,
    Declared,
    Discarded,
    Event,
    Ordered,
    Said,
    Signalled,
)
from game.engine.replay import PlayedHand

_COUNTED = (Said, Declared, CardPlayed, DeckCut, Discarded, AskedToSee, Signalled, Ordered)


def plies(events: Iterable[Event]) -> int:
    """Return how many things were said and played: the same while playing as after loading."""
    return sum(isinstance(event, _COUNTED) for event in events)


def echoes(events: Iterable[Event]) -> list[str]:
    """Return the tokens of what the game said by itself."""
    tokens = []
    for event in events:
        if isinstance(event, Said) and event.by_rule:
            tokens.append(text(Say(event.seat, event.call)))
        elif isinstance(event, Declared) and event.by_rule:
            tokens.append(_declaration(event))
    return tokens


def unwritten(hand: PlayedHand) -> list[str]:
    """Return what the game said by itself at the end of a hand that its record leaves out."""
    written = sum(token != "/" and not token.endswith(("W", "W!")) for token in hand.tokens)
    missing = plies(hand.events) - written
    return echoes(hand.events)[-missing:] if missing > 0 else []


def _declaration(event: Declared) -> str:
    if event.points is not None:
        return text(Declare(event.seat, event.points))
    assert event.words is not None
    return text(Say(event.seat, event.words))
