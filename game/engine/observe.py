"""What one seat may know: the only door out for hidden cards.

Knows what is public. Rivals and screens receive an Observation and redacted events, never a
State of somebody else's cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.cards import Card
from game.engine.events import CardPlayed, Dealt, Event
from game.engine.menu import to_act
from game.engine.ranking import envido_points
from game.engine.rules import Rules
from game.engine.seats import Seat, Side
from game.engine.state import NOBODY, Entry, Envido, Flor, Phase, Played, Spoken, State, Truco


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as ``seat`` sees it.

    ``cards`` are those it was dealt and ``held`` those it still has; ``held_counts`` how many
    each seat has; ``tricks`` the cards of each baza in playing order (a rival's face-down card is
    None); ``results`` the winning side of each finished baza or PARDA (-1); ``turn`` whose card
    is awaited; ``to_act`` who must act now; ``spoken`` what was declared and ``tantos`` what is
    known of each seat's points (its own, spoken or shown); ``holder`` who took an accepted envido
    (NOBODY: none yet); ``shown`` the hands laid open; ``entries`` the points of this hand with
    their reasons; ``start`` the score before the hand.
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
    holder: Seat
    shown: tuple[tuple[Card, ...] | None, ...]
    gone: tuple[Seat, ...]
    entries: tuple[Entry, ...]


def observe(state: State, seat: Seat) -> Observation:
    """Return the table as a seat sees it; raises ValueError for a seat whose hand is hidden."""
    cards = state.hands[seat] if state.hands else ()
    if cards is None:
        raise ValueError("the hand of this seat is hidden")
    tanto = state.tanto
    return Observation(
        seat=seat,
        rules=state.rules,
        hand=state.hand,
        mano=state.mano,
        score=state.score,
        start=state.start,
        chicos=state.chicos,
        extra=state.extra,
        phase=state.phase,
        cards=cards,
        held=tuple(card for card in state.held[seat] if card) if state.held else (),
        held_counts=tuple(len(held) for held in state.held),
        tricks=tuple(tuple(_seen(played, seat) for played in trick) for trick in state.tricks),
        results=state.results,
        turn=state.turn,
        to_act=to_act(state),
        truco=state.truco,
        envido=state.envido,
        flor=state.flor,
        spoken=tanto.spoken if tanto else (),
        tantos=known_tantos(state, seat),
        holder=tanto.winner if tanto else NOBODY,
        shown=tuple(
            state.hands[other] if other in state.shown else None
            for other in range(state.rules.players)
        ),
        gone=state.gone,
        entries=state.entries,
    )


def _seen(played: Played, seat: Seat) -> Played:
    return played._replace(card=None) if played.face_down and played.seat != seat else played


def known_tantos(state: State, seat: Seat | None) -> tuple[int | None, ...]:
    """Return each seat's tanto as far as this seat knows it: its own, those spoken or shown."""
    spoken = {said.seat: said.points for said in state.tanto.spoken} if state.tanto else {}
    known: list[int | None] = []
    for other in range(state.rules.players):
        hand = state.hands[other] if state.hands else None
        if hand and (other == seat or other in state.shown):
            known.append(envido_points(hand))
        else:
            known.append(spoken.get(other))
    return tuple(known)


def redact(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events without what a seat may not know (None: a spectator)."""
    return tuple(_redacted(event, seat) for event in events)


def _redacted(event: Event, seat: Seat | None) -> Event:
    if isinstance(event, Dealt):
        hands = (hand if at == seat else None for at, hand in enumerate(event.hands))
        return Dealt(tuple(hands))
    if isinstance(event, CardPlayed) and event.face_down and event.seat != seat:
        return event._replace(card=None)
    return event
