"""What a card is worth: its strength in a baza, its points for envido and flor.

Knows cards and the muestra. Sources: the order of 14 classes and the tanto of truco argentino,
the piezas of truco uruguayo.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from game.engine.cards import DECK, Card

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
"""Strength of each card face up without muestra, 1 (a four) to 14 (the ancho de espadas)."""

FACE_DOWN_STRENGTH = 0
PIEZA_POINTS = {2: 30, 4: 29, 5: 28, 11: 27, 10: 27}
"""What each pieza counts for envido and flor, strongest first."""
_HANDS = 1 << 16
"""How many hands are remembered: all there are without a muestra."""
_PIEZA_STRENGTH = {rank: 19 - place for place, rank in enumerate(PIEZA_POINTS)}


@cache
def pieza_rank(card: Card, muestra: Card | None) -> int | None:
    """Return as which pieza a card counts: its rank, or that of the muestra for which the 12 of
    the suit stands in; None for any other card.

    >>> from game.engine.cards import CARDS
    >>> pieza_rank(CARDS["12o"], CARDS["2o"]), pieza_rank(CARDS["12o"], CARDS["3o"])
    (2, None)
    """
    if muestra is None or card.suit is not muestra.suit:
        return None
    if card.rank in PIEZA_POINTS:
        return card.rank
    return muestra.rank if card.rank == 12 and muestra.rank in PIEZA_POINTS else None


@cache
def strengths(muestra: Card | None) -> dict[Card, int]:
    """Return the strength of every card under a muestra: piezas are 15 to 19."""
    table = dict(STRENGTH)
    for card in DECK:
        rank = pieza_rank(card, muestra)
        if rank is not None:
            table[card] = _PIEZA_STRENGTH[rank]
    return table


def envido_value(card: Card) -> int:
    """Return what a card adds to a tanto: its number, face cards nothing.

    >>> from game.engine.cards import CARDS
    >>> envido_value(CARDS["7o"]), envido_value(CARDS["12o"])
    (7, 0)
    """
    return card.rank if card.rank < 10 else 0


@lru_cache(_HANDS)
def envido_points(cards: tuple[Card, ...], muestra: Card | None = None) -> int:
    """Return the tanto: the best two of a suit plus 20, else the highest card; with a pieza, the
    pieza and the best of the other cards (another pieza adds its last digit).

    >>> from game.engine.cards import CARDS, parse_hand
    >>> envido_points(parse_hand("7e5e3c")), envido_points(parse_hand("10e11b12o"))
    (32, 0)
    >>> envido_points(parse_hand("2o7c6b"), CARDS["3o"])
    37
    """
    piezas = _piezas(cards, muestra)
    if piezas:
        best = max(piezas)
        rest = [points % 10 for points in sorted(piezas)[:-1]]
        rest += [envido_value(card) for card in cards if pieza_rank(card, muestra) is None]
        return best + max(rest, default=0)
    pairs = [
        20 + envido_value(one) + envido_value(other)
        for one, other in combinations(cards, 2)
        if one.suit is other.suit
    ]
    return max(pairs or map(envido_value, cards))


def _piezas(cards: tuple[Card, ...], muestra: Card | None) -> list[int]:
    if muestra is None:
        return []
    ranks = (pieza_rank(card, muestra) for card in cards)
    return [PIEZA_POINTS[rank] for rank in ranks if rank is not None]


@lru_cache(_HANDS)
def is_flor(cards: tuple[Card, ...], muestra: Card | None = None) -> bool:
    """Return whether three cards are a flor: one suit, two piezas, or a pieza and two of a suit.

    >>> from game.engine.cards import CARDS, parse_hand
    >>> is_flor(parse_hand("4o7e6e"), CARDS["1o"]), is_flor(parse_hand("4o7e6e"))
    (True, False)
    """
    if cards[0].suit is cards[1].suit is cards[2].suit:
        return True
    piezas = [card for card in cards if pieza_rank(card, muestra) is not None]
    if len(piezas) != 1:
        return len(piezas) > 1
    first, second = (card for card in cards if card not in piezas)
    return first.suit is second.suit


def flor_points(cards: tuple[Card, ...], muestra: Card | None = None) -> int:
    """Return the value of a flor: the three cards plus 20, or the highest pieza, the last digits
    of other piezas and the rest (20 to 38; with a muestra to 47).

    >>> from game.engine.cards import CARDS, parse_hand
    >>> flor_points(parse_hand("7e6e5e")), flor_points(parse_hand("2o4o5o"), CARDS["3o"])
    (38, 47)
    """
    piezas = sorted(_piezas(cards, muestra))
    rest = sum(envido_value(card) for card in cards if pieza_rank(card, muestra) is None)
    if piezas:
        return piezas[-1] + sum(points % 10 for points in piezas[:-1]) + rest
    return 20 + rest
