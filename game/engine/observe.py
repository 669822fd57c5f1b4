"""What one seat may know: the only door out for hidden cards.

Knows what is public. Rivals and screens receive an Observation and redacted events, never a
State of somebody else's cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.cards import Card
from game.engine.rules import Rules
from game.engine.seats import Seat, Side
from game.engine.state import Entry, Envido, Flor, Phase, Played, Spoken, Truco


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as ``seat`` sees it.

    ``cards`` are those it was dealt and ``held`` those it still has; ``held_counts`` how many
    each seat has; ``tricks`` the cards of each baza in playing order (a rival's face-down card is
    None); ``results`` the winning side of each finished baza or PARDA (-1); ``turn`` whose card
    is awaited; ``to_act`` who must act now; ``tantos`` and ``flores`` what is known of each
    seat's points (its own, spoken or shown); ``shown`` the hands laid open; ``entries`` the points
    of this hand with their reasons; ``start`` the score before the hand.
    """

    seat: Seat
    rules: Rules
    hand: int
    mano: Seat
    score: tuple[int, ...]
    start: tuple[int, ...]
    chicos: tuple[int, ...]
    extra: int
    phase: Phase
    cards: tuple[Card, ...]
    held: tuple[Card, ...]
    held_counts: tuple[int, ...]
    tricks: tuple[tuple[Played, ...], ...]
    results: tuple[Side, ...]
    turn: Seat
    to_act: tuple[Seat, ...]
    truco: Truco
    envido: Envido
    flor: Flor
    spoken: tuple[Spoken, ...]
    tantos: tuple[int | None, ...]
    shown: tuple[tuple[Card, ...] | None, ...]
    gone: tuple[Seat, ...]
    entries: tuple[Entry, ...]
