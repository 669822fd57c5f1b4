"""What a card is worth: its strength in a baza, its points for envido and flor.

Knows cards only. Sources: the order of 000 (14 classes), the tanto of 000-003.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from game.engine.cards import DECK, Card, Suit

_CLASSES_LOW_TO_HIGH = (
    "4e 4b 4c 4o",
    "5e 5b 5c 5o",
    "6e 6b 6c 6o",
    "7b 7c",
    "10e 10b 10c 10o",
    "11e 11b 11c 11o",
    "12e 12b 12c 12o",
    "1c 1o",
    "2e 2b 2c 2o",
    "3e 3b 3c 3o",
    "7o",
    "7e",
    "1b",
    "1e",
)

_BY_TEXT = {
    text: power for power, row in enumerate(_CLASSES_LOW_TO_HIGH, 1) for text in row.split()
}
STRENGTH: dict[Card, int] = {card: _BY_TEXT[str(card)] for card in DECK}
"""Strength of each card face up, 1 (a four) to 14 (the ancho de espadas)."""

FACE_DOWN_STRENGTH = 0


def envido_value(card: Card) -> int:
    """Return what a card adds to a tanto: its number, face cards nothing.

    >>> from game.engine.cards import CARDS
    >>> envido_value(CARDS["7o"]), envido_value(CARDS["12o"])
    (7, 0)
    """
    return card.rank if card.rank < 10 else 0


@cache
def envido_points(cards: tuple[Card, ...]) -> int:
    """Return the tanto: the best two of a suit plus 20, else the highest card (000-003).

    >>> from game.engine.cards import parse_hand
    >>> envido_points(parse_hand("7e5e3c")), envido_points(parse_hand("10e11b12o"))
    (32, 0)
    """
    by_suit: dict[Suit, list[int]] = {}
    for card in cards:
        by_suit.setdefault(card.suit, []).append(envido_value(card))
    best = 0
    for values in by_suit.values():
        values.sort()
        best = max(best, values[-1] if len(values) == 1 else 20 + values[-1] + values[-2])
    return best


def is_flor(cards: Sequence[Card]) -> bool:
    """Return whether three cards are of one suit."""
    return cards[0].suit is cards[1].suit is cards[2].suit


def flor_points(cards: Iterable[Card]) -> int:
    """Return the value of a flor: the three cards plus 20 (20 to 38).

    >>> from game.engine.cards import parse_hand
    >>> flor_points(parse_hand("7e6e5e"))
    38
    """
    return 20 + sum(envido_value(card) for card in cards)
