"""A match's record as one seat sees it: a valid record with what is hidden taken out.

Knows records and what is secret in them. Must not know who reads the result.
"""

from __future__ import annotations

from dataclasses import replace

from game.engine.replay import PlayedHand, Replayed
from game.engine.seats import LETTERS, Seat
from game.engine.state import Phase
from game.engine.transcript import HandText, Record, Token, write_deal


def seen_record(match: Replayed, seat: Seat) -> Record:
    """Return the record as ``seat`` sees it: no seed, no nonce of a hand in play, others' cards
    ``?`` and their face-down cards ``(?)``; what the game says by itself is written out."""
    texts = match.record.hands[: len(match.hands)]
    hands = tuple(
        _seen(text, played, seat) for text, played in zip(texts, match.hands, strict=True)
    )
    return replace(match.record, seed=None, hands=hands, result=match.result)


def _seen(text: HandText, played: PlayedHand, seat: Seat) -> HandText:
    deal = tuple(hand if at == seat else None for at, hand in enumerate(text.deal))
    tokens = tuple(Token(_hide(written, seat)) for written in played.tokens)
    in_play = played.state.phase < Phase.OVER
    return replace(
        text,
        deal=deal,
        deal_text=write_deal(deal),
        tokens=tokens,
        nonce=None if in_play else text.nonce,
    )


def _hide(token: str, seat: Seat) -> str:
    if token[:1] != LETTERS[seat] and token[1:2] == "(":
        return f"{token[:1]}(?)" + ("!" if token.endswith("!") else "")
    return token
