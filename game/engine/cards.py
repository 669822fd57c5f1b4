"""The Spanish deck: suits, ranks, cards, and how a hand is dealt from a seed.

Knows the forty cards and their text. Must not know what beats what (ranking) or who plays.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import NamedTuple


class Suit(StrEnum):
    """A suit; the value is its letter in the record."""

    ESPADA = "e"
    BASTO = "b"
    ORO = "o"
    COPA = "c"


class Card(NamedTuple):
    """One card of the deck.

    >>> str(CARDS["7e"])
    '7e'
    """

    rank: int
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank}{self.suit.value}"


RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in RANKS)
DECK_WITHOUT_TENS: tuple[Card, ...] = tuple(card for card in DECK if card.rank != 10)
CARDS: dict[str, Card] = {str(card): card for card in DECK}


def parse_card(text: str) -> Card:
    """Return the card written as rank and suit letter; raises ValueError for any other text.

    >>> parse_card("12c").rank
    12
    """
    card = CARDS.get(text)
    if card is None:
        raise ValueError(text)
    return card


def parse_hand(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as ``7e6e4c``; raises ValueError at the first that is none.

    >>> [str(card) for card in parse_hand("7e12c1b")]
    ['7e', '12c', '1b']
    """
    cards: list[Card] = []
    rank = ""
    for char in text:
        if char.isdigit():
            rank += char
        else:
            cards.append(parse_card(rank + char))
            rank = ""
    if rank:
        raise ValueError(rank)
    return tuple(cards)


def shuffle(seed: str, hand: int, deck: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Return the first ``count`` cards of the deck shuffled for one hand of a seeded match.

    Fisher-Yates over ``random()`` alone, from the text ``seed/hand``, so that the same seed gives
    the same deal on every version of Python.

    >>> shuffle("s", 1, DECK, 3) == shuffle("s", 1, DECK, 40)[:3]
    True
    """
    draw = Random(f"{seed}/{hand}").random
    cards = list(deck)
    size = len(cards)
    for i in range(min(count, size - 1)):
        j = i + int(draw() * (size - i))
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards[:count])
