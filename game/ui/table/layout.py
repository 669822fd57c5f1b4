"""Where every card of the table lies for what one seat sees: the only owner of *where*.

Knows observations and zones. Must not know how anything moves, is drawn or came about: the same
observation in the same window always gives the same places.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache

from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.ranking import pieza_rank
from game.engine.seats import Seat, dealer_of
from game.engine.state import NO_DUEL, PARDA, Phase, Played
from game.ui.table.frame import ROWS, frame
from game.ui.table.seats_round import around_table
from game.ui.table.seats_two import two
from game.ui.table.stake_words import rows_needed
from game.ui.table.zones import SeatZone, Zones
from game.ui.words.sides import has_partners

DECK, MUESTRA = "deck", "muestra"
PILES = (DECK, MUESTRA)
"""Cards that belong to nobody."""
BEATEN, IDLE = 0.7, 0.45
"""How bright a card is that lost its baza or is of an older one; and one whose seat waits."""
_FAN = 4.0
_TAKEN = 0.8
"""How much of the gap between a beaten card and its winner is closed."""
_TILTS = (-2.0, 1.0, 3.0, -3.0, 2.0, -1.0)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card rests: its middle, its height in pixels, its angle in degrees against the
    clock, what it shows (None: its back), and how it stands among the others.

    ``won`` outlines the best card of a baza, ``light`` (1: full) quiets others, ``z`` orders them;
    ``pieza`` marks what the muestra made one.
    """

    x: int
    y: int
    height: int
    angle: float = 0.0
    face: Card | None = None
    won: bool = False
    light: float = 1.0
    z: int = 0
    pieza: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """The table at rest: its boxes and the place of every card by its name (`card_id`)."""

    zones: Zones
    cards: dict[str, Place]


def card_id(seat: Seat, index: int) -> str:
    """Return the name of the card a seat got as number ``index`` (0 to 3).

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
def zones(
    size: tuple[int, int],
    text: float = 1.0,
    flor: bool = False,
    players: int = 2,
    rows: int = ROWS,
    partner: bool = False,
) -> Zones:
    """Return the boxes and seats for a window of ``size`` pixels and a text size of 1 to 2.

    ``flor``, ``partner``: the table plays with it, so there is more to say; ``rows`` of the box of
    stakes.
    """
    around = frame(size, text, flor, 3 if players == 3 else 2, rows, partner or players > 3)
    return two(around) if players == 2 else around_table(around, players)


@lru_cache(maxsize=64)
def layout(seen: Observation, size: tuple[int, int], text: float = 1.0) -> Layout:
    """Return where everything lies in a window of ``size`` pixels."""
    rules = seen.rules
    rows, partner = rows_needed(rules), has_partners(seen)
    area = zones(size, text, rules.flor, rules.players, rows, partner)
    cards: dict[str, Place] = _piles(seen, area)
    seats = range(seen.rules.players) if seen.held_counts else ()
    for seat in seats:
        if seat == seen.seat and seen.cards:
            cards.update(_own(seen, area))
        else:
            cards.update(_other(seen, seat, area))
    return Layout(area, _marked(cards, seen.muestra))


def _marked(cards: dict[str, Place], muestra: Card | None) -> dict[str, Place]:
    """The cards with a mark on each pieza that shows its face."""
    for name, place in cards.items():
        if place.face is not None and name not in PILES and pieza_rank(place.face, muestra):
            cards[name] = replace(place, pieza=True)
    return cards


def zone_of(area: Zones, seen: Observation, seat: Seat) -> SeatZone:
    """Return the place of a seat as the viewer looks at the table."""
    return area.seats[(seat - seen.seat) % len(area.seats)]


def _piles(seen: Observation, area: Zones) -> dict[str, Place]:
    pile = zone_of(area, seen, dealer_of(seen.mano, seen.rules.players)).pile
    piles = {DECK: Place(pile.x, pile.y, pile.height, -6.0, None, z=2)}
    if seen.muestra is not None and seen.held_counts:
        x, y, angle = pile.muestra
        piles[MUESTRA] = Place(x, y, pile.height, angle, seen.muestra, z=1)
    return piles


def is_idle(seen: Observation, seat: Seat) -> bool:
    """Return whether a seat waits while others duel."""
    return seen.duel != NO_DUEL and seat not in seen.seats and seen.phase < Phase.OVER


def _played(seen: Observation, seat: Seat) -> list[tuple[int, Played]]:
    return [
        (trick, played)
        for trick, row in enumerate(seen.tricks)
        for played in row
        if played.seat == seat
    ]


def _on_table(seen: Observation, trick: int, played: Played, area: Zones) -> Place:
    zone = zone_of(area, seen, played.seat)
    takers = seen.table.takers[trick] if trick < len(seen.results) else ()
    tied = bool(takers) and seen.results[trick] == PARDA
    won = played.seat in takers and not tied
    beaten = bool(takers) and played.seat not in takers
    x, y = (zone.stack[at] + trick * zone.stack_step[at] for at in (0, 1))
    front = 1 if area.is_duel and played.seat == seen.seat else 0
    if beaten and area.is_duel:
        # The beaten card is drawn up to the one that took it, but not under it.
        other = area.seats[1 if played.seat == seen.seat else 0]
        way = other.stack[1] - y
        gap = max(0, abs(way) - area.card_height)
        y += round(math.copysign(gap * _TAKEN, way))
    # In a stack the card of the baza at hand lies on top of the older ones, which are quieter.
    is_old = not area.is_duel and trick < len(seen.tricks) - 1 and not won
    tilt = _TILTS[(seen.hand * 5 + trick * 3 + played.seat) % len(_TILTS)]
    return Place(
        x,
        y,
        area.card_height,
        tilt,
        None if played.face_down else played.card,
        won=won,
        light=BEATEN if beaten or is_old else 1.0,
        z=10 + 2 * trick + ((1 + won) if takers and area.is_duel else 1 + front),
    )


def _own(seen: Observation, area: Zones) -> dict[str, Place]:
    """Own cards keep the place in the fan they were dealt to, so that nothing slides away under
    the pointer."""
    out: dict[str, Place] = {}
    zone = area.own
    laid = {played.card: (trick, played) for trick, played in _played(seen, seen.seat)}
    light = IDLE if is_idle(seen, seen.seat) else BEATEN if seen.seat in seen.gone else 1.0
    step = own_step(seen, zone)
    for index, card in enumerate(seen.cards):
        if card in laid:
            out[card_id(seen.seat, index)] = _on_table(seen, *laid[card], area)
            continue
        if card not in seen.held:
            continue
        side = index - (len(seen.cards) - 1) / 2
        out[card_id(seen.seat, index)] = Place(
            zone.hand[0] + round(side * step),
            zone.hand[1] + round(abs(side) * 5 * area.u),
            zone.hand_height,
            -_FAN * side,
            card,
            light=light,
            z=40 + index,
        )
    return out


def own_step(seen: Observation, zone: SeatZone) -> int:
    """Return how far the own cards lie apart: four take the room of three."""
    return zone.hand_step if len(seen.cards) <= 3 else round(zone.hand_step * 0.69)


def _other(seen: Observation, seat: Seat, area: Zones) -> dict[str, Place]:
    out: dict[str, Place] = {}
    zone = zone_of(area, seen, seat)
    laid = _played(seen, seat)
    for index, (trick, played) in enumerate(laid):
        out[card_id(seat, index)] = _on_table(seen, trick, played, area)
    left = seen.held_counts[seat]
    shown = _shown(seen, seat, [played for _, played in laid])
    light = BEATEN if seat in seen.gone and seen.phase < Phase.OVER else 1.0
    for n in range(left):
        face = shown[n] if n < len(shown) else None
        side = n - (left - 1) / 2
        spread = round(zone.hand_height * 0.72) if shown and area.is_duel else zone.hand_step
        out[card_id(seat, len(laid) + n)] = Place(
            zone.hand[0] + round(side * spread),
            zone.hand[1],
            zone.hand_height,
            -_FAN * round(side) if left > 1 and not shown else 0.0,
            face,
            light=IDLE if is_idle(seen, seat) else light,
            z=20 + n,
        )
    return out


def _shown(seen: Observation, seat: Seat, laid: list[Played]) -> list[Card]:
    """Cards a rival laid open and had not played."""
    cards = seen.shown[seat]
    if cards is None:
        return []
    return [card for card in cards if card not in {played.card for played in laid}]
