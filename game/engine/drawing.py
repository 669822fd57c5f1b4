"""«Tirar los reyes»: the deal, face up, by which partners and the first mano could have been drawn.

The mano is drawn from the seed, and who sits where is agreed on before: this tells a deal of cards
that ends just there, the same for the same seed. Knows seats and decks. Must not know any hand.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import NamedTuple

from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card, shuffle
from game.engine.rules import Rules
from game.engine.seats import Seat, order_from, sides_for
from game.engine.state import NOBODY
from game.engine.variants import Sides

KING = 12


class Drawn(NamedTuple):
    """One card of the draw, dealt face up to a seat."""

    seat: Seat
    card: Card


def kings(rules: Rules, seed: str, mano: Seat) -> tuple[Drawn, ...]:
    """Return the cards of the draw in the order in which they are dealt.

    One card at a time goes to each seat in turn that has no king yet; the first king makes its seat
    the mano, the next ones its partners, where teams hold for the whole match (003).

    >>> from game.engine.rules import Rules
    >>> kings(Rules(), "s", 1)[-1].seat, kings(Rules(), "s", 1)[-1].card.rank
    (1, 12)
    """
    players = rules.players
    wanted = {mano}
    if rules.table.sides is Sides.ALTERNATE:
        sides = sides_for(Sides.ALTERNATE, players, NOBODY)
        wanted = {seat for seat in range(players) if sides[seat] == sides[mano]}
    deck = DECK if rules.dieces else DECK_WITHOUT_TENS
    first = int(Random(f"{seed}/reyes").random() * players)
    for number in count():
        cards = shuffle(f"{seed}/reyes", number, deck, len(deck))
        dealt = _dealt(cards, order_from(first, players), mano, wanted)
        if dealt is not None:
            return dealt
    raise AssertionError("some shuffle always ends there")


def _dealt(
    cards: tuple[Card, ...], order: tuple[Seat, ...], mano: Seat, wanted: set[Seat]
) -> tuple[Drawn, ...] | None:
    """Deal until everyone wanted has a king; None where a king falls elsewhere."""
    dealt: list[Drawn] = []
    crowned: set[Seat] = set()
    place = 0
    for card in cards:
        while order[place % len(order)] in crowned:
            place += 1
        seat = order[place % len(order)]
        place += 1
        dealt.append(Drawn(seat, card))
        if card.rank != KING:
            continue
        if seat not in wanted or (not crowned and seat != mano):
            return None
        crowned.add(seat)
        if crowned == wanted:
            return tuple(dealt)
    return None
