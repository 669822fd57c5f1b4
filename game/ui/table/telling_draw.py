"""How a match begins before its first deal: the draw of the first mano is told, or the kings are
dealt for it, face up.

Knows places, names and the cards of a draw. Must not know what was drawn with what chance.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from dataclasses import replace
from functools import partial

from game.engine.drawing import KING, Drawn
from game.engine.observe import Observation
from game.engine.seats import Seat
from game.engine.state import NOBODY
from game.i18n import tr
from game.ui.table.layout import DECK, Place, zone_of
from game.ui.table.show import Show
from game.ui.table.telling_words import noticed
from game.ui.table.timeline import Do, Pause, Sequence, Step
from game.ui.table.times import (
    DRAW_FLIGHT_MS,
    DRAW_KING_LEAST_MS,
    DRAW_KING_MS,
    DRAW_MS,
    DUEL_LEAST_MS,
    DUEL_MS,
)
from game.ui.words import speech

_TILTS = (-3.0, 2.0, 4.0, -1.0)


def undrawn(seen: Observation) -> Observation:
    """Return a table without mano or pie to be seen, for nobody knows them yet."""
    return replace(seen, seats=(), pie=NOBODY)


def mano_drawn(show: Show, mano: Seat) -> Step:
    """A plate tells who is the first mano."""
    name = show.view.names[mano]
    return noticed(show, tr("Mano"), name, lambda: None, Pause(DUEL_MS, DUEL_LEAST_MS))


def kings_dealt(show: Show, draws: Row[Drawn], mano: Seat) -> Step:
    """Cards are dealt face up, one by one, until the kings are out; then a plate tells who is mano
    and with whom. The deck takes the cards in again when the hand begins."""
    view, names = show.view, show.view.names

    def crown(seat: Seat) -> None:
        words = tr("¡Rey! Soy mano") if seat == mano else tr("¡Rey!")
        view.speak(seat, words)
        show.sound("slap")

    steps: list[Step] = []
    dealt: dict[Seat, int] = {}
    for number, (seat, card) in enumerate(draws):
        level = dealt[seat] = dealt.get(seat, 0) + 1
        name = f"draw{number}"
        steps.append(Do(partial(_take, show, name)))
        goal = _place(show, seat, level, number, Place(0, 0, 0, face=card, z=10 + number))
        if card.rank == KING:
            goal = replace(goal, won=True)
        steps.append(show.sprites.move(name, goal, DRAW_FLIGHT_MS, lift=0.6))
        if card.rank == KING:
            steps += [Do(partial(crown, seat)), Pause(DRAW_KING_MS, DRAW_KING_LEAST_MS)]
        else:
            steps.append(Pause(DRAW_MS))
    crowned = [seat for seat, card in draws if card.rank == KING]
    others = speech.listing([names[seat] for seat in crowned[1:]])
    words = names[mano]
    if others:
        words = tr("{name} con {others}").format(name=words, others=others)
    head = tr("Mano")
    steps.append(noticed(show, head, words, view.bubbles.clear, Pause(DUEL_MS, DUEL_LEAST_MS)))
    return Sequence(steps)


def _take(show: Show, name: str) -> None:
    """Put the topmost card of the deck into the air."""
    deck = show.layout().cards[DECK]
    show.sprites.ensure(name, replace(deck, face=None, z=30))
    show.sound("deal")


def _place(show: Show, seat: Seat, level: int, number: int, place: Place) -> Place:
    """Where a seat's next card of the draw lies: on the ones before, a little aside."""
    area = show.layout().zones
    zone = zone_of(area, show.view.seen, seat)
    aside = round(area.card_height * 0.12) * (level - 1)
    tilt = _TILTS[number % len(_TILTS)]
    x, y = zone.stack[0] + aside, zone.stack[1]
    return replace(place, x=x, y=y, height=area.card_height, angle=tilt)
