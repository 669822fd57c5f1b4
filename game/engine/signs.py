"""What a seña says of a hand: where false ones are not allowed, what it says must be so.

Knows the señas of the record and the cards. Must not know who sees them.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import CARDS, Card
from game.engine.ranking import envido_points

_GOOD_TANTO = 20
"""Fewer points than two cards of a suit give are no tanto to speak of."""
_FALSE_CARDS = {"1f": ("1c", "1o"), "7f": ("7c", "7b")}
_BROTHERS = {"1e": ("1e", "1b"), "1b": ("1e", "1b"), "7e": ("7e", "7o"), "7o": ("7e", "7o")}
"""Two cards that one gesture stands for (row 224: «1e/1b lips right, 7e/7o lips left»)."""


def is_false(sign: str, hand: Sequence[Card], muestra: Card | None, table: str) -> bool:
    """Return whether a seña of this table (``senas``) tells a partner what the hand has not.

    Asking (``?``) and «nothing» (``n``) claim no card, and are never false.

    >>> from game.engine.cards import parse_hand
    >>> hand = parse_hand("1b6e4c")
    >>> [is_false(sign, hand, None, "argentinas") for sign in ("1b", "1e", "6", "1f", "t", "n")]
    [False, True, False, True, True, False]
    >>> is_false("1e", hand, None, "uruguayas")
    False
    """
    if sign in ("?", "n"):
        return False
    if sign == "t":
        return envido_points(hand, muestra) < _GOOD_TANTO
    if sign.isdigit():
        return all(str(card.rank) != sign for card in hand)
    meant: Sequence[str] = _FALSE_CARDS.get(sign, (sign,))
    if table == "uruguayas":
        meant = _BROTHERS.get(sign, meant)
    return all(CARDS[name] not in hand for name in meant)
