"""A match as text while it is played: what is appended to its record, and what a seat may read.

Knows the record's parts. Must not know rules, players or files; each piece is handed to the
writer as soon as there is one, so that the text is never behind the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from game.engine.cards import Card
from game.engine.events import Dealt
from game.engine.replay import PlayedHand, Replayed
from game.engine.scoring import account_letter
from game.engine.seats import Seat
from game.engine.seen import seen_record
from game.engine.state import NO_DUEL, NOBODY, Phase, State, Step
from game.engine.transcript import (
    HandText,
    Record,
    ResultText,
    SeatLine,
    Token,
    write_deal,
    write_hand,
    write_header,
    write_score,
    write_seat,
)
from game.session.commitments import commitment, nonce_for
from game.session.seating import note_of, seated, written


class Writer(Protocol):
    """Keeps a record's text, as the store's MatchWriter does."""

    def append(self, text: str) -> None:
        """Add text that ends in a blank."""

    def close(self) -> object:
        """Make sure that all of it is kept."""


class Script:
    """The record of one match; ``writer`` hears every new piece of text as it is written."""

    def __init__(self, record: Record, writer: Writer | None, commits: bool) -> None:
        """Begin with `begin` or `go_on`."""
        self._record = record
        self._writer = writer
        self._commits = commits
        self._pieces: list[str] = []
        self._played: list[PlayedHand] = []
        self._tokens: list[str] = []
        """Of the last hand; those of the hands before stand in the record."""

    @classmethod
    def begin(cls, record: Record, writer: Writer | None, commits: bool) -> Script:
        """Start a record that has a header and no hand; ``commits``: each deal is promised."""
        script = cls(record, writer, commits)
        script._write(write_header(record.rules, record.seats, record.seed))
        return script

    @classmethod
    def go_on(cls, text: str, match: Replayed, seed: str, writer: Writer | None) -> Script:
        """Continue a record that is kept already, after its last token.

        It goes on promising its deals if it did so in the last hand, and names the seed without
        which nobody could open what was promised.
        """
        hands = match.record.hands
        promised = not hands or hands[-1].commit is not None
        commits = promised and match.record.seed is not None
        script = cls(match.record, writer, commits)
        script._played = list(match.hands)
        script._pieces = [text]
        if script.is_hand_open:
            script._tokens = list(match.hands[-1].tokens)
        if not text[-1:].isspace():
            script._write("\n")
        is_ended = bool(hands) and hands[-1].end is not None
        if is_ended and hands[-1].nonce is None and not script.has_result:
            script._line(script._open_promise(seed))
        return script

    @property
    def is_hand_open(self) -> bool:
        """Whether the last hand may still get tokens and an end. A ``seat`` line closes a hand
        without one."""
        record = self._record
        return bool(record.hands) and record.hands[-1].end is None and not record.changes

    @property
    def has_result(self) -> bool:
        """Whether the match is written to its end."""
        return self._record.result is not None

    @property
    def commitment(self) -> str | None:
        """What was promised of the last deal."""
        hands = self._record.hands
        return hands[-1].commit if hands else None

    def text(self) -> str:
        """Return the whole record so far."""
        return "".join(self._pieces)

    def close(self) -> None:
        """Have the record kept to the last token."""
        if self._writer is not None:
            self._writer.close()

    def follow(self, step: Step, tokens: Iterable[str], chicos_before: tuple[int, ...]) -> None:
        """Bring the record up to a step: the hand it dealt, its tokens, what it ended."""
        state = step.state
        if self.has_result:
            return
        dealt = any(isinstance(event, Dealt) for event in step.events)
        if dealt and not self._holds(state.hand):
            self._open_hand(state, chicos_before)
        self._add_tokens(tokens, state)
        if self.is_hand_open and state.phase >= Phase.OVER:
            self._end_hand(state)
        if state.phase == Phase.MATCH_OVER:
            winner = state.chicos.index(max(state.chicos))
            self.end_match(account_letter(state, winner), state.score)

    def end_match(self, word: str, score: tuple[int, ...]) -> None:
        """Write how the match ended: a winner's letter, ``abandoned`` or ``annulled``."""
        self._record = replace(self._record, result=ResultText(word, score))
        self._line(f"result {word} {write_score(score)}\n")

    def reseat(self, line: SeatLine) -> None:
        """Write that a seat changed hands: a ``seat`` line between two hands, elsewhere a note,
        which becomes one when the hand is over."""
        record = self._record
        if self.is_hand_open:
            self._change_last_hand(notes=(*record.hands[-1].notes, note_of(line)))
        elif not record.hands:
            self._record = replace(record, notes=(*record.notes, note_of(line)))
        else:
            self._change_seat(line)
            return
        self._line(f"note {note_of(line)}\n")

    def seen_by(self, seat: Seat) -> str:
        """Return the record so far as a seat may read it.

        Until the match is over no nonce is in it: a promise that is opened gives the deal away to
        whoever tries all the hands that he has not seen.
        """
        return self._seen(self._record, seat)

    def before_the_cut(self, state: State, seat: Seat) -> str:
        """Return what a seat may read while the deck waits to be cut: a hand nobody has seen."""
        record = self._record
        if self._holds(state.hand):
            record = replace(record, hands=record.hands[:-1], changes=record.hands[-1].seats)
        hidden = (None,) * state.rules.players
        return self._seen(record, seat) + _opening(state, state.chicos, hidden, None)

    def _seen(self, record: Record, seat: Seat) -> str:
        if not self.has_result:
            hands = (hand if hand.nonce is None else _unopened(hand) for hand in record.hands)
            record = replace(record, hands=tuple(hands))
        played = tuple(self._played[: len(record.hands)])
        return str(seen_record(Replayed(record, played, record.result), seat))

    def _holds(self, number: int) -> bool:
        """Whether a hand is written already: one of a record that stopped before the deck was cut
        is dealt once more when the match goes on."""
        hands = self._record.hands
        return bool(hands) and hands[-1].number == number

    def _open_hand(self, state: State, chicos: tuple[int, ...]) -> None:
        """Write the lines that open a dealt hand; ``chicos`` are those before it."""
        self._settle_seats()
        record = self._record
        deal_text = write_deal(state.hands)
        commit = None
        if self._commits:
            nonce = nonce_for(state.seed, state.hand)
            commit = commitment(nonce, f"deal {deal_text}", state.muestra)
        hand = HandText(
            number=state.hand,
            mano=state.mano,
            score=state.start,
            chicos=chicos,
            commit=commit,
            muestra=state.muestra,
            pie=_pie(state),
            pica=state.duel != NO_DUEL,
            deal=state.hands,
            deal_text=deal_text,
            seats=record.changes,
        )
        self._record = replace(record, hands=(*record.hands, hand), changes=())
        self._tokens = []
        self._played.append(PlayedHand(state, (), ()))
        self._line(_opening(state, chicos, state.hands, commit))

    def _add_tokens(self, tokens: Iterable[str], state: State) -> None:
        """Write tokens, each in a piece of its own; ``state`` is where they led."""
        if not self.is_hand_open:
            return
        for token in tokens:
            self._tokens.append(token)
            self._write(token + " ")
        self._played[-1] = PlayedHand(state, (), tuple(self._tokens))

    def _end_hand(self, state: State) -> None:
        """Write the score after the hand, and open what was promised of its deal."""
        tokens = tuple(map(Token, self._tokens))
        self._change_last_hand(tokens=tokens, end=state.score)
        self._played[-1] = PlayedHand(state, (), tuple(self._tokens))
        self._line(f"end {write_score(state.score)}\n" + self._open_promise(state.seed))

    def _settle_seats(self) -> None:
        """Write as ``seat`` lines what was noted during the hand that is over."""
        record = self._record
        if not record.hands or not (record.notes or record.hands[-1].notes):
            return
        last = written(record)
        for seat, line in seated(record).items():
            if line != last[seat]:
                self._change_seat(line)

    def _change_seat(self, line: SeatLine) -> None:
        self._record = replace(self._record, changes=(*self._record.changes, line))
        self._line(write_seat(line))

    def _open_promise(self, seed: str) -> str:
        """Return the line that opens the last hand's promise, empty where it is not ours."""
        hand = self._record.hands[-1]
        nonce = nonce_for(seed, hand.number)
        if hand.commit != commitment(nonce, f"deal {hand.deal_text}", hand.muestra):
            return ""
        self._change_last_hand(nonce=nonce)
        return f"nonce {nonce}\n"

    def _change_last_hand(self, **changes: object) -> None:
        hands = self._record.hands
        last = replace(hands[-1], **changes)  # type: ignore[arg-type]
        self._record = replace(self._record, hands=(*hands[:-1], last))

    def _line(self, text: str) -> None:
        """Write whole lines, if there are any, from the beginning of one."""
        if not text:
            return
        if self._pieces and not self._pieces[-1].endswith("\n"):
            text = "\n" + text
        self._write(text)

    def _write(self, text: str) -> None:
        self._pieces.append(text)
        if self._writer is not None:
            self._writer.append(text)


def _pie(state: State) -> Seat | None:
    return None if state.pie == NOBODY else state.pie


def _unopened(hand: HandText) -> HandText:
    return replace(hand, nonce=None)


def _opening(
    state: State,
    chicos: tuple[int, ...],
    hands: tuple[tuple[Card, ...] | None, ...],
    commit: str | None,
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
        commit=commit,
    )
