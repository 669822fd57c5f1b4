"""What happened, in the past tense, complete in itself: the only thing observers hear.

Every step of the engine is a state and the events that led to it, in order. Points carry their
reason. ``redact`` in `observe` takes out what a seat may not know. Knows nothing of how events
are shown.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from game.engine.actions import Call
from game.engine.cards import Card
from game.engine.seats import Seat, Side


class Why(StrEnum):
    """The reason of an entry on the score pad (the ``why`` of the command line)."""

    MANO = "mano"
    TRUCO = "truco"
    RETRUCO = "retruco"
    VALE_CUATRO = "vale-cuatro"
    TRUCO_NO_QUERIDO = "truco-no-querido"
    RETRUCO_NO_QUERIDO = "retruco-no-querido"
    VALE_CUATRO_NO_QUERIDO = "vale-cuatro-no-querido"
    MAZO = "mazo"
    ENVIDO = "envido"
    REAL_ENVIDO = "real-envido"
    FALTA_ENVIDO = "falta-envido"
    ENVIDO_NO_QUERIDO = "envido-no-querido"
    FLOR = "flor"
    FLOR_QUERIDA = "flor-querida"
    FLOR_ACHICADA = "flor-achicada"
    CONTRAFLOR = "contraflor"
    CONTRAFLOR_NO_QUERIDA = "contraflor-no-querida"
    AL_RESTO = "al-resto"
    AL_RESTO_NO_QUERIDO = "al-resto-no-querido"
    PENA = "pena"
    BASE = "base"


class HandStarted(NamedTuple):
    """A hand begins. ``score`` and ``chicos`` are those before it; ``extra`` counts the extra
    hands of ``cierre=alargue`` (0 for any other hand); ``pica`` tells three duels from a hand of
    all together."""

    hand: int
    mano: Seat
    dealer: Seat
    score: tuple[int, ...]
    chicos: tuple[int, ...]
    extra: int
    pica: bool = False


class DuelStarted(NamedTuple):
    """A pica-pica duel (0 to 2) begins between two seats, its mano first."""

    duel: int
    seats: tuple[Seat, Seat]


class Discarded(NamedTuple):
    """The pie put a card away; None when hidden from the viewer."""

    seat: Seat
    card: Card | None


class Signalled(NamedTuple):
    """A seat made a seña, or asked for one (``?``), seen by ``seers``: its partners and the
    rivals that noticed. For anybody else the sign is empty."""

    seat: Seat
    sign: str
    seers: tuple[Seat, ...]


class Ordered(NamedTuple):
    """A seat told its partner what to do («vení», «poné», …)."""

    seat: Seat
    word: str


class DeckCut(NamedTuple):
    """The rival on the dealer's left cut (``taps`` 0) or tapped the deck."""

    seat: Seat
    taps: int


class Dealt(NamedTuple):
    """Every seat got its cards, in seat order; None for a hand that the viewer may not see.
    ``muestra`` is the card turned up, where the table has one."""

    hands: tuple[tuple[Card, ...] | None, ...]
    muestra: Card | None = None


class Said(NamedTuple):
    """A seat called, answered or left (``Call.FOLD``); ``by_rule`` when the game said it."""

    seat: Seat
    call: Call
    by_rule: bool = False


class Declared(NamedTuple):
    """A seat said its tanto: a number, or None with the words «son buenas», «me paso», …"""

    seat: Seat
    points: int | None
    words: Call | None
    by_rule: bool


class CardPlayed(NamedTuple):
    """A card was played into ``trick`` (0 to 2); ``card`` is None when hidden from the viewer."""

    seat: Seat
    card: Card | None
    face_down: bool
    trick: int


class TrickWon(NamedTuple):
    """A baza closed. ``side`` is None for a parda; ``seat`` leads next; ``best`` played the
    winning card (None for a parda)."""

    trick: int
    side: Side | None
    best: Seat | None
    seat: Seat


class EnvidoWon(NamedTuple):
    """An accepted envido was decided in favour of ``seat``."""

    seat: Seat
    calls: tuple[Call, ...]
    points: int


class FlorWon(NamedTuple):
    """A flor, alone or against others, was decided in favour of ``seat``."""

    seat: Seat
    points: int


class TrucoAnnulled(NamedTuple):
    """The envido sung first undid the truco of ``seat`` (``truco-tras-envido=anula``)."""

    seat: Seat


class Points(NamedTuple):
    """An account (a team, or a seat where each has his own) scored, or lost by a penalty,
    ``points`` for ``why``; ``score`` is after it. Where porotos are got rid of, ``source`` is the
    seat (or POT) that received them."""

    side: int
    points: int
    why: Why
    score: tuple[int, ...]
    source: Seat | None = None


class AskedToSee(NamedTuple):
    """A rival asked to see the cards of the tanto («a ver»)."""

    seat: Seat


class CardsShown(NamedTuple):
    """A seat laid open the cards it was dealt, to prove a tanto or a flor; ``honest`` tells
    whether they proved it."""

    seat: Seat
    cards: tuple[Card, ...]
    why: Why
    honest: bool


class HandWon(NamedTuple):
    """The hand was decided for ``side``: by bazas, by a refusal or by leaving."""

    side: Side


class HandEnded(NamedTuple):
    """Nothing more can happen in the hand; ``score`` is after it."""

    hand: int
    score: tuple[int, ...]


class ChicoWon(NamedTuple):
    """A chico ended for an account; ``chicos`` is the count after it."""

    side: int
    score: tuple[int, ...]
    chicos: tuple[int, ...]


class MatchWon(NamedTuple):
    """The partido ended for an account."""

    side: int
    score: tuple[int, ...]


said = cache(Said)
card_played = cache(CardPlayed)
trick_won = cache(TrickWon)
hand_won = cache(HandWon)
"""There are few of these, so one object stands for each."""

Event = (
    HandStarted
    | DuelStarted
    | Discarded
    | Signalled
    | Ordered
    | DeckCut
    | Dealt
    | Said
    | Declared
    | CardPlayed
    | TrickWon
    | EnvidoWon
    | FlorWon
    | TrucoAnnulled
    | Points
    | AskedToSee
    | CardsShown
    | HandWon
    | HandEnded
    | ChicoWon
    | MatchWon
)
