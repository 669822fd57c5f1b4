"""The state of a match: plain values, replaced at every step, never changed.

Knows what has to be remembered. Must not know any rule: contests and `play` do.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from game.engine.actions import Call
from game.engine.cards import Card
from game.engine.events import Event, Why
from game.engine.rules import Rules
from game.engine.seats import Seat, Side

PARDA = -1
NOBODY = -1
NO_DUEL = -1


class Phase(IntEnum):
    """Where a hand stands."""

    CUT = 0
    """The deck waits to be cut."""
    DISCARD = 1
    """The pie has a card too many (pata de gallo)."""
    PLAY = 2
    """Cards and calls."""
    CLAIM = 3
    """Decided; rivals may still ask to see a tanto."""
    OVER = 4
    """Nothing more in this hand; the chico goes on."""
    CHICO_OVER = 5
    """The hand ended a chico; the next one starts from nothing."""
    MATCH_OVER = 6
    """The hand ended the partido."""


IN_PLAY, HAND_OVER, CHICO_OVER = Phase.PLAY, Phase.OVER, Phase.CHICO_OVER
"""The phases of nearly every step: Python 3.11 takes long to find a member through its Enum."""


class Played(NamedTuple):
    """A card on the table; ``card`` is None where the viewer may not see it."""

    seat: Seat
    card: Card | None
    face_down: bool


played = cache(Played)
"""Return the one object that stands for a card on the table."""


class Truco(NamedTuple):
    """The bet on the hand. ``level`` is what was accepted (0 to 3, the hand is worth level + 1),
    ``pending`` the level asked for (0: nothing), ``asked`` who has still to answer, ``accepted``
    who already did, ``raiser`` a seat that raised before all had answered. ``quiero`` are the
    sides that may raise next (none: any side may call truco); ``staked`` the seats that called or
    accepted at the present level."""

    level: int = 0
    pending: int = 0
    caller: Seat = NOBODY
    asked: tuple[Seat, ...] = ()
    quiero: tuple[Side, ...] = ()
    accepted: tuple[Seat, ...] = ()
    raiser: Seat = NOBODY
    staked: tuple[Seat, ...] = ()


class Envido(NamedTuple):
    """The bet on the tanto. ``asked`` have still to answer the last of ``calls``, ``accepted``
    did; ``speaker`` must declare (NOBODY: nobody does); ``closed`` once it is over, refused or
    cancelled."""

    calls: tuple[Call, ...] = ()
    caller: Seat = NOBODY
    asked: tuple[Seat, ...] = ()
    accepted: tuple[Seat, ...] = ()
    speaker: Seat = NOBODY
    closed: bool = False


class Flor(NamedTuple):
    """The bet on the flor. ``sung`` are the seats that sang, ``calls`` the ladder so far,
    ``asked`` who has still to answer, ``accepted`` who did, ``denied`` who said «no flor»;
    ``told`` who need not sing any more: they shrank from a flor, were in the contest by their
    side's word, or were found out. ``closed`` once a flor has met a rival's."""

    sung: tuple[Seat, ...] = ()
    calls: tuple[Call, ...] = ()
    caller: Seat = NOBODY
    asked: tuple[Seat, ...] = ()
    accepted: tuple[Seat, ...] = ()
    denied: tuple[Seat, ...] = ()
    told: tuple[Seat, ...] = ()
    closed: bool = False


class Spoken(NamedTuple):
    """What one seat declared: a number, or words."""

    seat: Seat
    points: int | None
    words: Call | None


class Tanto(NamedTuple):
    """An accepted envido: its worth, who takes part, their points, what was spoken, who holds it.

    ``points`` holds None for a seat that takes no part. ``worth`` is indexed by side, for falta
    envido may depend on who wins; ``entered`` is what the winner was given.
    """

    calls: tuple[Call, ...]
    worth: tuple[int, ...]
    seats: tuple[Seat, ...]
    points: tuple[int | None, ...]
    spoken: tuple[Spoken, ...]
    winner: Seat
    entered: int


POT = -2
"""Where porotos go that nobody receives (destantado)."""


class Entry(NamedTuple):
    """A line of the score pad: what an account (``side``: a team, or a seat where each has his own)
    scored and why. With porotos to be got rid of,
    ``source`` is the seat (or POT) that received them."""

    side: int
    points: int
    why: Why
    source: Seat | None = None


entry = cache(Entry)
"""Return the one object that stands for a line of the score pad."""


class Secret(NamedTuple):
    """What stands for a hidden hand: how good a flor it has (None: none, also where it sang one),
    its tanto, and whether that is what it told."""

    flor: int | None
    tanto: int
    honest: bool = True


Held = tuple[tuple[Card | None, ...], ...]
Tricks = tuple[tuple[Played, ...], ...]


class State(NamedTuple):
    """One match at one moment.

    ``start`` is the score before the hand, ``extra`` the number of extra hands of
    ``cierre=alargue`` up to this one. ``sides`` is the side of each seat in this hand; ``seats``
    play it, in order from its mano (``mano`` is the whole hand's). ``pie`` plays alone, or
    NOBODY; ``duel`` is the number of the pica-pica duel, or NO_DUEL.

    ``hands`` are the cards each seat was dealt (None: hidden from this view), ``held`` those it
    still has, ``tricks`` the cards played in each baza, ``results`` the side that won each
    finished baza or PARDA, ``takers`` the seats whose card was best in it, ``turn`` whose card is
    awaited, ``gone`` who left, ``owed`` what those who left after staking are due.

    ``unsung`` are the flores the game has still to sing, ``flores_won`` the seats whose flor
    stands, with what each was paid, ``words`` who has said anything (kept where a rule asks,
    `Rules.keeps_words`). ``claims`` may ask to see a tanto, ``to_show`` were
    asked to. ``secrets`` stand for hands hidden from this view.
    """

    rules: Rules
    seed: str
    hand: int
    mano: Seat
    score: tuple[int, ...]
    chicos: tuple[int, ...]
    start: tuple[int, ...]
    extra: int
    sides: tuple[Side, ...]
    pie: Seat
    muestra: Card | None
    phase: Phase
    seats: tuple[Seat, ...]
    duel: int
    hands: tuple[tuple[Card, ...] | None, ...]
    held: Held
    tricks: Tricks
    results: tuple[Side, ...]
    takers: tuple[tuple[Seat, ...], ...]
    turn: Seat
    truco: Truco
    envido: Envido
    flor: Flor
    tanto: Tanto | None
    flores_won: tuple[tuple[Seat, int], ...]
    unsung: tuple[Seat, ...]
    words: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    owed: tuple[tuple[Seat, int], ...]
    entries: tuple[Entry, ...]
    shown: tuple[Seat, ...]
    claims: tuple[Seat, ...]
    to_show: tuple[Seat, ...]
    settled: tuple[Tanto, ...]
    secrets: tuple[Secret | None, ...]


_new = tuple.__new__
_PLACE = {name: place for place, name in enumerate(State._fields)}


def _replaced(state: State, **changes: object) -> State:
    """Return the state with some fields changed.

    It stands in for NamedTuple's own way, which asks for every field by name: with so many
    fields that takes three times as long, and every action of the engine replaces some.
    """
    values: list[object] = [*state]
    for name in changes:
        values[_PLACE[name]] = changes[name]
    return _new(State, values)


State._replace = _replaced  # type: ignore[method-assign, assignment]


class Step(NamedTuple):
    """A state at which a seat must decide (or a hand is over) and the events that led there."""

    state: State
    events: tuple[Event, ...]
