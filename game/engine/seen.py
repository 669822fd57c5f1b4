"""A match's record as one seat sees it: a valid record with what is hidden taken out.

Knows records and what is secret in them. Must not know who reads the result.
"""

from __future__ import annotations

from dataclasses import replace

from game.engine.replay import PlayedHand, Replayed
from game.engine.seats import LETTERS, Seat, Side
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
    sides = played.state.sides
    shown = (_hide(written, seat, sides) for written in played.tokens)
    tokens = tuple(Token(written) for written in shown if written)
    in_play = played.state.phase < Phase.OVER
    return replace(
        text,
        deal=deal,
        deal_text=write_deal(deal),
        tokens=tokens,
        nonce=None if in_play else text.nonce,
    )


def _hide(token: str, seat: Seat, sides: tuple[Side, ...]) -> str:
    """Return a token as the seat knows it, empty for a seña that it did not see."""
    maker, kind = token[:1], token[1:2]
    if maker == LETTERS[seat] or maker not in LETTERS or kind not in ("(", "D", "~"):
        return token
    clock = "!" if token.endswith("!") else ""
    if kind == "(":
        return f"{maker}(?){clock}"
    if kind == "D":
        return f"{maker}D?{clock}"
    sign, _, noticed = token[2:].removesuffix("!").partition("(")
    if sides[LETTERS.index(maker)] == sides[seat]:
        return f"{maker}~{sign}{clock}"
    saw = LETTERS[seat] in noticed
    return f"{maker}~{sign}({LETTERS[seat]}){clock}" if saw else ""
