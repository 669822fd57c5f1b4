"""What a seat may do, as values: play a card, say a call, declare a tanto, cut the deck.

There is one object for each possible action (`play`, `say`, `declare`, `cut` return it), so
actions compare, hash and stand in menus cheaply. Knows the tokens of the record and nothing of
when they are legal.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from game.engine.cards import Card, parse_card
from game.engine.seats import LETTERS, Seat, seat_of


class Call(StrEnum):
    """Everything that is said at the table; the value is its token in the record."""

    TRUCO = "T"
    RETRUCO = "R"
    VALE_CUATRO = "V"
    ENVIDO = "E"
    REAL_ENVIDO = "RE"
    FALTA_ENVIDO = "FE"
    FLOR = "F"
    CONTRAFLOR = "CF"
    CONTRAFLOR_AL_RESTO = "CR"
    CON_FLOR_QUIERO = "FQ"
    CON_FLOR_ME_ACHICO = "FA"
    QUIERO = "Q"
    NO_QUIERO = "N"
    FOLD = "M"
    SON_BUENAS = "SB"
    ME_PASO = "MP"
    MIAS_MEJORES = "MM"
    A_VER = "X"
    SHOW = "W"


TRUCO_CALLS = (Call.TRUCO, Call.RETRUCO, Call.VALE_CUATRO)
ENVIDO_CALLS = (Call.ENVIDO, Call.REAL_ENVIDO, Call.FALTA_ENVIDO)
FLOR_CALLS = (Call.FLOR, Call.CONTRAFLOR, Call.CONTRAFLOR_AL_RESTO)
FLOR_ANSWERS = (Call.CON_FLOR_QUIERO, Call.CON_FLOR_ME_ACHICO)
DECLARATIONS = (Call.SON_BUENAS, Call.ME_PASO, Call.MIAS_MEJORES)


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card, face down at a table with ``tapadas``.

    ``card`` is None only for a face-down card of somebody else in a seat's own view.
    """

    seat: Seat
    card: Card | None
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Say:
    """A seat says a call, answers one, leaves, asks to see or shows."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Declare:
    """A seat says the number of its tanto."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Cut:
    """A seat cuts the deck, or taps it once to three times instead."""

    seat: Seat
    taps: int = 0


@dataclass(frozen=True, slots=True)
class Discard:
    """The pie puts one of its four cards away (None: hidden from this view)."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Signal:
    """A seat makes a seña to its partners, who see it; ``noticed`` are those written down as
    having seen it, rivals above all."""

    seat: Seat
    sign: str
    noticed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Order:
    """A seat tells its partner what to do."""

    seat: Seat
    word: str


Action = Play | Say | Declare | Cut | Discard | Signal | Order

SIGNS = (
    "1e", "1b", "7e", "7o", "3", "2", "1f", "12", "11", "10", "7f", "6", "5", "4", "t", "n", "?",
)  # fmt: skip
ORDERS = ("veni", "pone", "mata", "callado", "hay-pie", "pie", "no-pie")

play = cache(Play)
say = cache(Say)
declare = cache(Declare)
cut = cache(Cut)
discard = cache(Discard)


def token(action: Action) -> str:
    """Return the action as the record writes it behind the seat's letter.

    >>> token(Play(0, parse_card("7e"), True)), token(Say(1, Call.RETRUCO)), token(Cut(1, 2))
    ('(7e)', 'R', 'K2')
    """
    match action:
        case Play(card=card, face_down=True):
            return f"({'?' if card is None else card})"
        case Play(card=card):
            return str(card)
        case Say(call=call):
            return call.value
        case Declare(points=points):
            return f"={points}"
        case Cut(taps=taps):
            return f"K{taps}" if taps else "K"
        case Discard(card=card):
            return f"D{'?' if card is None else card}"
        case Signal(sign=sign, noticed=noticed):
            seen = ",".join(LETTERS[seat] for seat in noticed)
            return f"~{sign}({seen})" if seen else f"~{sign}"
        case Order(word=word):
            return f"@{word}"


def text(action: Action) -> str:
    """Return the whole token, seat first.

    >>> text(Declare(0, 33))
    'a=33'
    """
    return LETTERS[action.seat] + token(action)


def parse_action(text: str) -> Action:
    """Return the action of a whole token; raises ValueError when the token is none.

    >>> parse_action("bSB")
    Say(seat=1, call=<Call.SON_BUENAS: 'SB'>)
    """
    seat, body = seat_of(text[:1]), text[1:]
    if body in _CALLS:
        return say(seat, _CALLS[body])
    if body[:1] == "=":
        if not (body[1:].isascii() and body[1:].isdigit() and len(body) <= 3):
            raise ValueError(text)
        return declare(seat, int(body[1:]))
    if body in ("K", "K1", "K2", "K3"):
        return cut(seat, int(body[1:] or 0))
    if body[:1] == "D":
        return discard(seat, None if body[1:] == "?" else parse_card(body[1:]))
    if body[:1] == "~":
        return _parse_signal(seat, body[1:])
    if body[:1] == "@":
        if body[1:] not in ORDERS:
            raise ValueError(text)
        return Order(seat, body[1:])
    if body[:1] == "(" and body[-1:] == ")":
        inner = body[1:-1]
        return play(seat, None if inner == "?" else parse_card(inner), True)
    return play(seat, parse_card(body), False)


def _parse_signal(seat: Seat, body: str) -> Signal:
    sign, bracket, seen = body.partition("(")
    if sign not in SIGNS or (bracket and not seen.endswith(")")):
        raise ValueError(body)
    noticed = tuple(seat_of(letter) for letter in seen[:-1].split(",")) if bracket else ()
    if len(set(noticed)) < len(noticed):
        raise ValueError(body)
    return Signal(seat, sign, noticed)


_CALLS = {call.value: call for call in Call}
