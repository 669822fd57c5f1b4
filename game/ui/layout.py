"""Where every card of the table lies for what one seat sees: the only owner of *where*.

Knows observations and zones. Must not know how anything moves, is drawn or came about: the same
observation in the same window always gives the same places.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.seats import Seat, dealer_of
from game.engine.state import PARDA, Phase, Played
from game.ui.zones import Zones, zones

DECK = "deck"
_FAN = (4.0, 0.0, -4.0)
_TAKEN = 0.8
"""How much of the gap between a beaten card and its winner is closed."""
_TILTS = (-2.0, 1.0, 3.0, -3.0, 2.0, -1.0)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card rests: its middle, its height in pixels, its angle in degrees against the
    clock, what it shows (None: its back), and how it stands among the others.

    ``won`` outlines the best card of a baza, ``dim`` quiets the beaten ones, ``z`` orders them.
    """

    x: int
    y: int
    height: int
    angle: float = 0.0
    face: Card | None = None
    won: bool = False
    dim: bool = False
    z: int = 0


@dataclass(frozen=True, slots=True)
class Layout:
    """The table at rest: its boxes and the place of every card by its name (`card_id`)."""

    zones: Zones
    cards: dict[str, Place]


def card_id(seat: Seat, index: int) -> str:
    """Return the name of the card a seat got as number ``index`` (0 to 2).

    Own cards are numbered as dealt; a rival's, whose cards are not known, as they are played.
    """
    return f"{'abcdef'[seat]}{index}"


def trick_ids(seen: Observation, trick: int) -> list[str]:
    """Return the names of the cards of a baza."""
    return [
        card_id(
            played.seat,
            seen.cards.index(played.card)
            if played.seat == seen.seat and played.card in seen.cards
            else trick,
        )
        for played in seen.tricks[trick]
    ]


@lru_cache(maxsize=64)
def layout(seen: Observation, size: tuple[int, int], text: float = 1.0) -> Layout:
    """Return where everything lies at a table for two in a window of ``size`` pixels."""
    area = zones(size, text, seen.rules.flor)
    cards: dict[str, Place] = {DECK: _deck(seen, area)}
    seats = range(seen.rules.players) if seen.held_counts else ()
    for seat in seats:
        if seat == seen.seat:
            cards.update(_own(seen, area))
        else:
            cards.update(_rival(seen, seat, area))
    return Layout(area, cards)


def _deck(seen: Observation, area: Zones) -> Place:
    own = dealer_of(seen.mano, seen.rules.players) == seen.seat
    height = min(area.back_height, round(130 * area.u))
    return Place(area.deck_x, area.deck_y[1 if own else 0], height, -6.0, None, z=0)


def _played(seen: Observation, seat: Seat) -> list[tuple[int, Played]]:
    return [
        (trick, played)
        for trick, row in enumerate(seen.tricks)
        for played in row
        if played.seat == seat
    ]


def _on_table(seen: Observation, trick: int, played: Played, area: Zones) -> Place:
    row = 2 if played.seat == seen.seat else 1
    result = seen.results[trick] if trick < len(seen.results) else None
    decided = result is not None and result != PARDA
    won = decided and result == played.seat % 2
    y = area.rows[row]
    if decided and not won:
        # The beaten card is drawn up to the one that took it, but not under it.
        way = area.rows[3 - row] - y
        gap = max(0, abs(way) - area.card_height)
        y += round(math.copysign(gap * _TAKEN, way))
    tilt = _TILTS[(seen.hand * 5 + trick * 3 + played.seat) % len(_TILTS)]
    return Place(
        area.table_x + (trick - 1) * area.step,
        y,
        area.card_height,
        tilt,
        None if played.face_down else played.card,
        won=won,
        dim=decided and not won,
        z=10 + 2 * trick + ((1 + won) if decided else row),
    )


def _own(seen: Observation, area: Zones) -> dict[str, Place]:
    """Own cards keep the place in the fan they were dealt to, so that nothing slides away under
    the pointer."""
    out: dict[str, Place] = {}
    laid = {played.card: (trick, played) for trick, played in _played(seen, seen.seat)}
    for index, card in enumerate(seen.cards):
        if card in laid:
            out[card_id(seen.seat, index)] = _on_table(seen, *laid[card], area)
            continue
        side = index - 1
        out[card_id(seen.seat, index)] = Place(
            area.hand_x + side * area.hand_step,
            area.rows[3] + abs(side) * round(5 * area.u),
            area.hand_height,
            _FAN[index],
            card,
            dim=seen.seat in seen.gone,
            z=40 + index,
        )
    return out


def _rival(seen: Observation, seat: Seat, area: Zones) -> dict[str, Place]:
    out: dict[str, Place] = {}
    laid = _played(seen, seat)
    for index, (trick, played) in enumerate(laid):
        out[card_id(seat, index)] = _on_table(seen, trick, played, area)
    left = seen.held_counts[seat]
    shown = _shown(seen, seat, [played for _, played in laid])
    for n in range(left):
        face = shown[n] if n < len(shown) else None
        spread = round(area.back_height * (0.72 if shown else 0.4))
        out[card_id(seat, len(laid) + n)] = Place(
            area.table_x + round((n - (left - 1) / 2) * spread),
            area.rows[0],
            area.back_height,
            -_FAN[1 + n - left // 2] if left > 1 and not shown else 0.0,
            face,
            dim=seat in seen.gone and seen.phase < Phase.OVER,
            z=20 + n,
        )
    return out


def _shown(seen: Observation, seat: Seat, laid: list[Played]) -> list[Card]:
    """Cards a rival laid open and had not played."""
    cards = seen.shown[seat]
    if cards is None:
        return []
    return [card for card in cards if card not in {played.card for played in laid}]
