"""What one seat may know: the only door out for hidden cards.

Knows what is public. Rivals and screens receive an Observation and redacted events, never a
State of somebody else's cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.cards import Card
from game.engine.events import CardPlayed, Dealt, Discarded, Event, Signalled
from game.engine.menu import to_act
from game.engine.ranking import envido_points
from game.engine.rules import Rules
from game.engine.seats import Seat, Side
from game.engine.state import (
    NOBODY,
    Entry,
    Envido,
    Flor,
    Phase,
    Played,
    Spoken,
    State,
    Tanto,
    Truco,
)


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as ``seat`` sees it.

    ``cards`` are those it was dealt and ``held`` those it still has; ``held_counts`` how many
    each seat has; ``tricks`` the cards of each baza in playing order (a rival's face-down card is
    None); ``results`` the winning side of each finished baza or PARDA (-1); ``turn`` whose card
    is awaited; ``to_act`` who must act now; ``spoken`` what was declared and ``tantos`` what is
    known of each seat's points (its own, spoken or shown); ``holder`` who took an accepted envido
    (NOBODY: none yet); ``shown`` the hands laid open; ``entries`` the points of this hand with
    their reasons; ``start`` the score before the hand; ``sides`` the side of each seat, ``seats``
    those that play in order from the mano, ``muestra`` the card turned up, ``pie`` who plays
    alone, ``duel`` the number of the pica-pica duel (-1: none). ``table`` is the state with what
    the seat cannot see taken out.
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
    sides: tuple[Side, ...]
    seats: tuple[Seat, ...]
    muestra: Card | None
    pie: Seat
    duel: int
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """Return the table as a seat sees it; raises ValueError for a seat whose hand is hidden."""
    table = hide(state, seat)
    cards = table.hands[seat] if table.hands else ()
    if cards is None:
        raise ValueError("the hand of this seat is hidden")
    tanto = table.tanto
    return Observation(
        seat=seat,
        rules=table.rules,
        hand=table.hand,
        mano=table.mano,
        score=table.score,
        start=table.start,
        chicos=table.chicos,
        extra=table.extra,
        phase=table.phase,
        cards=cards,
        held=tuple(card for card in table.held[seat] if card) if table.held else (),
        held_counts=tuple(len(held) for held in table.held),
        tricks=table.tricks,
        results=table.results,
        turn=table.turn,
        to_act=to_act(table),
        truco=table.truco,
        envido=table.envido,
        flor=table.flor,
        spoken=tanto.spoken if tanto else (),
        tantos=known_tantos(table, seat),
        holder=tanto.winner if tanto else NOBODY,
        shown=tuple(
            table.hands[other] if other in table.shown else None
            for other in range(table.rules.players)
        ),
        gone=table.gone,
        entries=table.entries,
        sides=table.sides,
        seats=table.seats,
        muestra=table.muestra,
        pie=table.pie,
        duel=table.duel,
        table=table,
    )


def hide(state: State, seat: Seat) -> State:
    """Return the state without what a seat cannot see: the seed, others' cards, their face-down
    cards and the points they have not told. Before the cut nobody has cards."""
    if state.phase == Phase.CUT:
        return state._replace(seed="", hands=(), held=(), muestra=None)
    players = range(state.rules.players)
    open_to_all = (seat, *state.shown)
    return state._replace(
        seed="",
        hands=tuple(state.hands[at] if at in open_to_all else None for at in players),
        held=tuple(
            held if at == seat else (None,) * len(held) for at, held in enumerate(state.held)
        ),
        tricks=tuple(tuple(_seen(played, seat) for played in trick) for trick in state.tricks),
        tanto=_told(state.tanto, open_to_all),
        settled=tuple(_told(tanto, open_to_all) or tanto for tanto in state.settled),
        unsung=(),
        secrets=(None,) * state.rules.players,
    )


def _seen(played: Played, seat: Seat) -> Played:
    return played._replace(card=None) if played.face_down and played.seat != seat else played


def _told(tanto: Tanto | None, known: tuple[Seat, ...]) -> Tanto | None:
    if tanto is None:
        return None
    points = (own if at in known else None for at, own in enumerate(tanto.points))
    return tanto._replace(points=tuple(points))


def known_tantos(state: State, seat: Seat | None) -> tuple[int | None, ...]:
    """Return each seat's tanto as far as this seat knows it: its own, those spoken or shown."""
    spoken = {said.seat: said.points for said in state.tanto.spoken} if state.tanto else {}
    known: list[int | None] = []
    for other in range(state.rules.players):
        hand = state.hands[other] if state.hands else None
        if hand and (other == seat or other in state.shown):
            known.append(envido_points(hand, state.muestra))
        else:
            known.append(spoken.get(other))
    return tuple(known)


def redact(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events without what a seat may not know (None: a spectator)."""
    return tuple(_redacted(event, seat) for event in events)


def _redacted(event: Event, seat: Seat | None) -> Event:
    if isinstance(event, Dealt):
        hands = (hand if at == seat else None for at, hand in enumerate(event.hands))
        return Dealt(tuple(hands), event.muestra)
    if isinstance(event, CardPlayed) and event.face_down and event.seat != seat:
        return event._replace(card=None)
    if isinstance(event, Discarded) and event.seat != seat:
        return event._replace(card=None)
    if isinstance(event, Signalled) and seat not in event.seers:
        return Signalled(event.seat, "", ())
    return event
