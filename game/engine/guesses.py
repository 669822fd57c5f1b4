"""What may stand for the hands hidden from a record: the words give some of it away, and what
they leave open the later lines decide.

Knows the tokens of one hand. In a seat's own record F, figures and the words of the declaring are
always written, but not who had the better flor, nor who lied and was found out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.engine.rules import Rules
from game.engine.seats import LETTERS
from game.engine.state import NOBODY, Secret
from game.engine.transcript import HandText

_FLOR_WORDS = ("F", "FQ", "CF", "CR", "FA")
_ABOVE_ALL, _BELOW_ALL = 38, -1
_BEST_FLOR, _WORST_FLOR = 48, 0


def guesses(text: HandText, rules: Rules) -> Iterator[tuple[Secret | None, ...]]:
    """Yield what may stand for the hidden hands, likeliest first; one empty guess where none is
    hidden.

    A hidden flor may be the worst or the best of the table, a hidden tanto honest or not.
    """
    hidden = [seat for seat, hand in enumerate(text.deal) if hand is None]
    words = {seat: _words(text, seat) for seat in hidden}
    singers = [seat for seat in hidden if any(word in _FLOR_WORDS for word in words[seat])]
    contested = sum(word in _FLOR_WORDS for seat in hidden for word in words[seat])
    best = (NOBODY, *singers) if contested else (NOBODY,)
    for honest, winner in product((True, False) if rules.can_lie and hidden else (True,), best):
        yield tuple(
            None
            if seat not in words
            else Secret(
                flor=None
                if seat not in singers
                else (_BEST_FLOR if seat == winner else _WORST_FLOR),
                tanto=_tanto(words[seat]),
                honest=honest,
            )
            for seat in range(len(text.deal))
        )


def _words(text: HandText, seat: int) -> list[str]:
    letter = LETTERS[seat]
    return [token.text[1:].removesuffix("!") for token in text.tokens if token.text[:1] == letter]


def _tanto(words: list[str]) -> int:
    for word in words:
        if word == "MM":
            return _ABOVE_ALL
        if word[:1] == "=":
            return int(word[1:])
    return _BELOW_ALL
