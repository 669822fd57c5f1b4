"""Judging a record from outside: its text, its play, its commitments, or the one thing wrong.

Knows bytes and records. Must not know how the verdict is printed.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.record import parse
from game.engine.replay import Replayed, replay
from game.engine.state import Phase
from game.engine.transcript import BadRecord, HandText
from game.session.commitments import commitment


def read_text(raw: bytes) -> str:
    """Return a record's text; raises BadRecord where it is no UTF-8."""
    try:
        return raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        token = raw[error.start : error.end].hex()
        raise BadRecord(line, token, "not-utf8", "a record is UTF-8 text") from error


def judge(text: str, until_hand: int | None = None) -> Replayed:
    """Return the played record; raises BadRecord for the first thing wrong."""
    return replay(parse(text), until_hand)


@dataclass(frozen=True, slots=True)
class Commitments:
    """Which hands' deals were proven to be those committed to, and which not yet opened."""

    kept: tuple[int, ...]
    unopened: tuple[int, ...]


def verify(text: str, match: Replayed) -> Commitments:
    """Check every commitment that was opened; raises BadRecord for one that is broken, or that a
    finished hand of an open record leaves closed.

    A record that stops between ``end`` and ``nonce`` is in progress: its last hand is still to be
    opened.
    """
    lines = text.split("\n")
    last = match.record.hands[-1] if match.hands and match.record.result is None else None
    kept, unopened = [], []
    for hand, played in zip(match.record.hands, match.hands, strict=False):
        if hand.commit is None:
            continue
        if hand.nonce is None or None in hand.deal:
            is_over = played.state.phase >= Phase.OVER and hand.end is not None
            if is_over and None not in hand.deal and hand is not last:
                raise _broken(hand, "the hand is over and no nonce opens it")
            unopened.append(hand.number)
        elif hand.commit.lower() not in _digests(hand, lines):
            raise _broken(hand, "the deal is not the one committed to")
        else:
            kept.append(hand.number)
    return Commitments(tuple(kept), tuple(unopened))


def _broken(hand: HandText, message: str) -> BadRecord:
    return BadRecord(hand.line, f"commit={hand.commit}", "broken-commitment", message)


def _digests(hand: HandText, lines: list[str]) -> set[str]:
    """Return what may be committed to: the deal line as it stands, or its words alone."""
    written = next((line for line in lines[hand.line :] if line.split(None, 1)[:1] == ["deal"]), "")
    deals = {written, written.split(";", 1)[0].strip(), f"deal {hand.deal_text}", hand.deal_text}
    assert hand.nonce is not None
    return {commitment(hand.nonce, deal, hand.muestra) for deal in deals}
