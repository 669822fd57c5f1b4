"""When a player asks to see a tanto («a ver») at a table where tantos may be lied about.

Knows one seat's observation once the hand is complete. Asking costs nothing; only honest doubt,
or what is plain on the table, makes this player ask.
"""

from __future__ import annotations

from random import Random

from game.ai import reading
from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.ranking import envido_points, is_flor
from game.engine.seats import Seat
from game.engine.tricks import HAND_SIZE

DOUBTS_UNSEEN = 0.25
"""How often a tanto is doubted of which not all cards were seen."""
_HIGH_TANTO = 30


def wants_to_see(seen: Observation, rng: Random) -> bool:
    """Return whether the seat asks a rival to show, the hand being complete."""
    return any(_doubts(seen, seat, rng) for seat in reading.rivals(seen))


def _doubts(seen: Observation, seat: Seat, rng: Random) -> bool:
    cards = _seen_cards(seen, seat)
    if seen.rules.free_flor and _doubts_flor(seen, seat, cards):
        return True
    if seen.rules.tantos != "libres" or seen.shown[seat] is not None:
        return False
    said = next((each.points for each in seen.spoken if each.seat == seat), None)
    if said is None or seen.holder != seat:
        return False
    if len(cards) == HAND_SIZE:
        return envido_points(cards, seen.muestra) != said
    return said >= _HIGH_TANTO or rng.random() < DOUBTS_UNSEEN


def _doubts_flor(seen: Observation, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Three cards of a suit and no flor sung, or a flor sung and two suits seen."""
    if seat not in seen.flor.sung:
        return len(cards) == HAND_SIZE and is_flor(cards, seen.muestra)
    if seen.muestra is not None and len(cards) < HAND_SIZE:
        return False
    one_suit = len({card.suit for card in cards}) <= 1
    return not (one_suit or (seen.muestra is not None and is_flor(cards, seen.muestra)))


def _seen_cards(seen: Observation, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        played.card
        for trick in seen.tricks
        for played in trick
        if played.seat == seat and played.card is not None
    )
