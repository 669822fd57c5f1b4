"""What happened, in the past tense, complete in itself: the only thing observers hear.

Every step of the engine is a state and the events that led to it, in order. Points carry their
reason. ``redact`` in `observe` takes out what a seat may not know. Knows nothing of how events
are shown.
"""

from __future__ import annotations

from enum import StrEnum
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


class HandStarted(NamedTuple):
    """A hand begins. ``score`` and ``chicos`` are those before it; ``extra`` counts the extra
    hands of ``cierre=alargue`` (0 for any other hand)."""

    hand: int
    mano: Seat
    dealer: Seat
    score: tuple[int, ...]
    chicos: tuple[int, ...]
    extra: int


class DeckCut(NamedTuple):
    """The rival on the dealer's left cut (``taps`` 0) or tapped the deck."""

    seat: Seat
    taps: int


class Dealt(NamedTuple):
    """Every seat got its cards, in seat order; None for a hand that the viewer may not see."""

    hands: tuple[tuple[Card, ...] | None, ...]


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
    """A side scored (or lost, by a penalty) ``points`` for ``why``; ``score`` is after it."""

    side: Side
    points: int
    why: Why
    score: tuple[int, ...]


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
    """A chico ended; ``chicos`` is the count after it."""

    side: Side
    score: tuple[int, ...]
    chicos: tuple[int, ...]


class MatchWon(NamedTuple):
    """The partido ended."""

    side: Side
    score: tuple[int, ...]


Event = (
    HandStarted
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
