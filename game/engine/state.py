"""The state of a match: plain values, replaced at every step, never changed.

Knows what has to be remembered. Must not know any rule: contests and `play` do.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from game.engine.actions import Call
from game.engine.cards import Card
from game.engine.events import Event, Why
from game.engine.rules import Rules
from game.engine.seats import Seat, Side

PARDA = -1
NOBODY = -1


class Phase(IntEnum):
    """Where a hand stands."""

    CUT = 0
    """The deck waits to be cut."""
    PLAY = 1
    """Cards and calls."""
    CLAIM = 2
    """Decided; rivals may still ask to see a tanto."""
    OVER = 3
    """Nothing more in this hand; the chico goes on."""
    CHICO_OVER = 4
    """The hand ended a chico; the next one starts from nothing."""
    MATCH_OVER = 5
    """The hand ended the partido."""


class Played(NamedTuple):
    """A card on the table; ``card`` is None where the viewer may not see it."""

    seat: Seat
    card: Card | None
    face_down: bool


class Truco(NamedTuple):
    """The bet on the hand. ``level`` is what was accepted (0 to 3, the hand is worth level + 1),
    ``pending`` the level asked for (0: nothing), ``asked`` who may answer, ``quiero`` the side
    that may raise next (NOBODY: either may call truco)."""

    level: int = 0
    pending: int = 0
    caller: Seat = NOBODY
    asked: tuple[Seat, ...] = ()
    quiero: Side = NOBODY


class Envido(NamedTuple):
    """The bet on the tanto. ``asked`` may answer the last of ``calls``; ``speaker`` must declare
    (NOBODY: nobody does); ``closed`` once it is over, refused or cancelled."""

    calls: tuple[Call, ...] = ()
    caller: Seat = NOBODY
    asked: tuple[Seat, ...] = ()
    speaker: Seat = NOBODY
    closed: bool = False


class Flor(NamedTuple):
    """The bet on the flor. ``sung`` are the seats that sang, ``calls`` the ladder so far,
    ``denied`` the asked seats that said they have none."""

    sung: tuple[Seat, ...] = ()
    calls: tuple[Call, ...] = ()
    caller: Seat = NOBODY
    asked: tuple[Seat, ...] = ()
    denied: tuple[Seat, ...] = ()
    closed: bool = False


class Spoken(NamedTuple):
    """What one seat declared: a number, or words."""

    seat: Seat
    points: int | None
    words: Call | None


class Tanto(NamedTuple):
    """An accepted envido: its worth, everyone's points, what was spoken, who holds it.

    ``points`` holds None for a seat that took no part. ``worth`` is indexed by side, for falta
    envido may depend on who wins; ``entered`` is what the winner was given.
    """

    calls: tuple[Call, ...]
    worth: tuple[int, ...]
    points: tuple[int | None, ...]
    spoken: tuple[Spoken, ...]
    winner: Seat
    entered: int


class Entry(NamedTuple):
    """A line of the score pad: what ``side`` scored and why."""

    side: Side
    points: int
    why: Why


class Secret(NamedTuple):
    """What the words of a hidden hand gave away: whether it sang a flor, and its tanto."""

    flor: bool
    tanto: int


class State(NamedTuple):
    """One match at one moment.

    ``hands`` are the cards each seat was dealt (None: hidden from this view), ``held`` those it
    still has, ``tricks`` the cards played in each baza, ``results`` the side that won each
    finished baza or PARDA, ``turn`` whose card is awaited, ``gone`` who left. ``unsung`` are the
    flores the game has still to sing, ``flor_won`` who was paid for a flor and how much, ``words``
    who has said anything. ``claims`` may ask to see a tanto, ``to_show`` were asked to.
    ``start`` is the score before the hand, ``extra`` the number of extra hands of
    ``cierre=alargue`` up to this one. ``secrets`` stand for hands hidden from this view.
    """

    rules: Rules
    seed: str
    hand: int
    mano: Seat
    score: tuple[int, ...]
    chicos: tuple[int, ...]
    extra: int
    phase: Phase
    hands: tuple[tuple[Card, ...] | None, ...]
    held: tuple[tuple[Card | None, ...], ...]
    tricks: tuple[tuple[Played, ...], ...]
    results: tuple[Side, ...]
    turn: Seat
    truco: Truco
    envido: Envido
    flor: Flor
    tanto: Tanto | None
    flor_won: tuple[Seat, int] | None
    unsung: tuple[Seat, ...]
    words: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    shown: tuple[Seat, ...]
    claims: tuple[Seat, ...]
    to_show: tuple[Seat, ...]
    start: tuple[int, ...]
    secrets: tuple[Secret | None, ...]


class Step(NamedTuple):
    """A state at which a seat must decide (or a hand is over) and the events that led there."""

    state: State
    events: tuple[Event, ...]
