"""A match as text while it is played: what is appended to its record, and what a seat may read.

Knows the record's parts. Must not know rules, players or files; each piece is handed to whoever
keeps it as soon as it is written, so that the text is never behind the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from game.engine.cards import Card
from game.engine.replay import PlayedHand, Replayed
from game.engine.seats import Seat
from game.engine.seen import seen_record
from game.engine.state import NO_DUEL, NOBODY, State
from game.engine.transcript import (
    HandText,
    Record,
    ResultText,
    Token,
    write_deal,
    write_hand,
    write_header,
    write_score,
)


class Script:
    """The record of one match; ``keep`` hears every new piece of text, each ending in a blank."""

    def __init__(self, record: Record, keep: Callable[[str], None]) -> None:
        """Begin with `begin` or `go_on`."""
        self._record = record
        self._keep = keep
        self._pieces: list[str] = []
        self._played: list[PlayedHand] = []
        self._tokens: list[str] = []
        """Of the last hand; those of the hands before stand in the record."""

    @classmethod
    def begin(cls, record: Record, keep: Callable[[str], None]) -> Script:
        """Start a record that has a header and no hand."""
        script = cls(record, keep)
        script._write(write_header(record.rules, record.seats, record.seed))
        return script

    @classmethod
    def go_on(cls, text: str, match: Replayed, keep: Callable[[str], None]) -> Script:
        """Continue a record that is kept already, after its last token."""
        script = cls(match.record, keep)
        script._played = list(match.hands)
        script._pieces = [text]
        if script.is_hand_open:
            script._tokens = list(match.hands[-1].tokens)
        if not text[-1:].isspace():
            script._write("\n")
        return script

    @property
    def is_hand_open(self) -> bool:
        """Whether a hand stands in the record without its end."""
        hands = self._record.hands
        return bool(hands) and hands[-1].end is None

    @property
    def has_result(self) -> bool:
        """Whether the match is written to its end."""
        return self._record.result is not None

    def text(self) -> str:
        """Return the whole record so far."""
        return "".join(self._pieces)

    def open_hand(self, state: State, chicos: tuple[int, ...]) -> None:
        """Write the lines that open a dealt hand; ``chicos`` are those before it."""
        record = self._record
        hand = HandText(
            number=state.hand,
            mano=state.mano,
            score=state.start,
            chicos=chicos,
            commit=None,
            muestra=state.muestra,
            pie=_pie(state),
            pica=state.duel != NO_DUEL,
            deal=state.hands,
            deal_text=write_deal(state.hands),
        )
        self._record = replace(record, hands=(*record.hands, hand))
        self._tokens = []
        self._played.append(PlayedHand(state, (), ()))
        self._line(_opening(state, chicos, state.hands))

    def add_tokens(self, tokens: Iterable[str], state: State) -> None:
        """Write tokens, each in a piece of its own; ``state`` is where they led."""
        if not self.is_hand_open:
            return
        for token in tokens:
            self._tokens.append(token)
            self._write(token + " ")
        self._played[-1] = PlayedHand(state, (), tuple(self._tokens))

    def end_hand(self, state: State) -> None:
        """Write the score after the hand."""
        record = self._record
        last = replace(record.hands[-1], tokens=tuple(map(Token, self._tokens)), end=state.score)
        self._record = replace(record, hands=(*record.hands[:-1], last))
        self._played[-1] = PlayedHand(state, (), tuple(self._tokens))
        self._line(f"end {write_score(state.score)}\n")

    def end_match(self, word: str, score: tuple[int, ...]) -> None:
        """Write how the match ended: a winner's letter, ``abandoned`` or ``annulled``."""
        self._record = replace(self._record, result=ResultText(word, score))
        self._line(f"result {word} {write_score(score)}\n")

    def seen_by(self, seat: Seat) -> str:
        """Return the record so far as a seat may read it."""
        record = self._record
        return str(seen_record(Replayed(record, tuple(self._played), record.result), seat))

    def before_the_cut(self, state: State, seat: Seat) -> str:
        """Return what a seat may read while the deck waits to be cut: a hand nobody has seen."""
        hidden = (None,) * state.rules.players
        return self.seen_by(seat) + _opening(state, state.chicos, hidden)

    def _line(self, text: str) -> None:
        """Write whole lines, from the beginning of one."""
        if self._pieces and not self._pieces[-1].endswith("\n"):
            text = "\n" + text
        self._write(text)

    def _write(self, text: str) -> None:
        self._pieces.append(text)
        self._keep(text)


def _pie(state: State) -> Seat | None:
    return None if state.pie == NOBODY else state.pie


def _opening(
    state: State, chicos: tuple[int, ...], hands: tuple[tuple[Card, ...] | None, ...]
) -> str:
    """Return the two lines that open the hand of a state."""
    return write_hand(
        state.hand,
        state.mano,
        state.start,
        chicos,
        hands,
        muestra=state.muestra,
        pie=_pie(state),
        pica=state.duel != NO_DUEL,
    )
