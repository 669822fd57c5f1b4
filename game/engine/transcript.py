"""A match as text: its parts as values, and the one way they are written.

Knows the grammar of the record. `record` reads it and `replay` plays it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine.cards import Card
from game.engine.rules import Rules, write_rules
from game.engine.seats import LETTERS, Seat

VERSION = "1"


_LONGEST_SAID = 200


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_SAID else text[: _LONGEST_SAID - 1] + "…"


class BadRecord(ValueError):
    """A record that cannot be read or played: the 1-based ``line``, the ``token`` at fault, a
    kebab-case ``reason`` and a sentence; token and sentence end in «…» where they would be long."""

    def __init__(self, line: int, token: str, reason: str, message: str) -> None:
        token, message = _short(token), _short(message)
        super().__init__(f"line {line}: {token}: {message} ({reason})")
        self.line, self.token, self.reason, self.message = line, token, reason, message


@dataclass(frozen=True, slots=True)
class SeatLine:
    """Who sits where: the kind of player (``human``, ``bot:…``, ``cmd:…``) and the shown name."""

    seat: Seat
    player: str
    name: str
    line: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Token:
    """One token of a hand, with the line it stands on."""

    text: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class HandText:
    """One hand as written; None for a key that is missing. ``deal`` holds None for a hidden hand;
    ``seats`` are the players that changed before it; ``end`` the written score after it."""

    number: int
    mano: Seat | None
    score: tuple[int, ...] | None
    chicos: tuple[int, ...] | None
    commit: str | None
    muestra: Card | None
    pie: Seat | None
    pica: bool
    deal: tuple[tuple[Card, ...] | None, ...]
    deal_text: str
    tokens: tuple[Token, ...] = ()
    end: tuple[int, ...] | None = None
    nonce: str | None = None
    seats: tuple[SeatLine, ...] = ()
    notes: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)
    end_line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ResultText:
    """How the match ended: the word (a team's or a seat's letter, ``abandoned``, ``annulled``)
    and the score."""

    word: str
    score: tuple[int, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match as written."""

    rules: Rules
    seats: tuple[SeatLine, ...]
    seed: str | None = None
    hands: tuple[HandText, ...] = ()
    result: ResultText | None = None
    notes: tuple[str, ...] = ()
    changes: tuple[SeatLine, ...] = ()
    """Players that changed after the last hand."""

    def __str__(self) -> str:
        parts = [write_header(self.rules, self.seats, self.seed)]
        parts += [f"note {note}\n" for note in self.notes]
        for hand in self.hands:
            parts += [write_seat(line) for line in hand.seats]
            parts.append(_write_hand_line(hand))
            parts.append(f"deal {hand.deal_text}\n")
            parts += [f"note {note}\n" for note in hand.notes]
            if hand.tokens:
                parts.append(" ".join(token.text for token in hand.tokens) + "\n")
            if hand.end is not None:
                parts.append(f"end {write_score(hand.end)}\n")
            if hand.nonce is not None:
                parts.append(f"nonce {hand.nonce}\n")
        parts += [write_seat(line) for line in self.changes]
        if self.result:
            parts.append(f"result {self.result.word} {write_score(self.result.score)}\n")
        return "".join(parts)


def write_header(rules: Rules, seats: Iterable[SeatLine], seed: str | None) -> str:
    """Return the lines before the first hand, every rule key written out."""
    keys = " ".join(f"{key}={value}" for key, value in write_rules(rules).items())
    lines = f"truco {VERSION}\nrules {keys}\n" + "".join(write_seat(line) for line in seats)
    return lines + (f"seed {seed}\n" if seed is not None else "")


def clean_name(words: Iterable[str]) -> str:
    """Return the words of a name without what cannot be shown: signs that steer a terminal or turn
    the writing round are nobody's name.

    >>> clean_name(["El", "Pro\\x1bfe"])
    'El Profe'
    """
    return " ".join("".join(filter(str.isprintable, word)) for word in words).strip()


def write_seat(line: SeatLine) -> str:
    """Return one ``seat`` line."""
    return f"seat {LETTERS[line.seat]} {line.player} {line.name}".rstrip() + "\n"


def write_score(score: tuple[int, ...]) -> str:
    """Return a score as written, positional.

    >>> write_score((14, 9))
    '14-9'
    """
    return "-".join(str(points) for points in score)


def write_deal(hands: Iterable[tuple[Card, ...] | None]) -> str:
    """Return the text of a deal, ``?`` for a hidden hand."""
    return " ".join(
        f"{LETTERS[seat]}:" + ("?" if hand is None else "".join(str(card) for card in hand))
        for seat, hand in enumerate(hands)
    )


def write_hand(
    number: int,
    mano: Seat,
    score: tuple[int, ...],
    chicos: tuple[int, ...],
    hands: Iterable[tuple[Card, ...] | None],
    *,
    muestra: Card | None = None,
    pie: Seat | None = None,
    pica: bool = False,
    commit: str | None = None,
) -> str:
    """Return the two lines that open a hand, with the promise of its deal where there is one."""
    deal_text = write_deal(hands)
    hand = HandText(number, mano, score, chicos, commit, muestra, pie, pica, (), deal_text)
    return f"{_write_hand_line(hand)}deal {deal_text}\n"


def _write_hand_line(hand: HandText) -> str:
    keys = [f"hand {hand.number}"]
    if hand.mano is not None:
        keys.append(f"mano={LETTERS[hand.mano]}")
    if hand.score is not None:
        keys.append(f"score={write_score(hand.score)}")
    if hand.chicos is not None:
        keys.append(f"chicos={write_score(hand.chicos)}")
    if hand.muestra is not None:
        keys.append(f"muestra={hand.muestra}")
    if hand.pica:
        keys.append("format=pica")
    if hand.pie is not None:
        keys.append(f"pie={LETTERS[hand.pie]}")
    if hand.commit is not None:
        keys.append(f"commit={hand.commit}")
    return " ".join(keys) + "\n"
