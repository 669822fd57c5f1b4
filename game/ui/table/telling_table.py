"""What only larger tables tell: duels, a card put away, what partners say to each other.

Knows places and words. Must not know what is legal.
"""

from __future__ import annotations

from dataclasses import replace

from game.engine.events import Discarded, DuelStarted, Ordered, Signalled
from game.engine.observe import Observation
from game.engine.state import Envido, Flor, Truco
from game.i18n import tr
from game.ui.table.layout import DECK, Place, card_id, trick_ids
from game.ui.table.show import Show
from game.ui.table.telling_words import log, note, noticed
from game.ui.table.timeline import Do, Later, Pause, Sequence, Step, Together
from game.ui.table.times import DUEL_LEAST_MS, DUEL_MS, GATHER_MS, SAY_MS
from game.ui.table.view import Line
from game.ui.words import speech


def duel_started(event: DuelStarted, show: Show, seen: Observation) -> Step:
    """The cards of the duel before go into the deck; those who wait are dimmed, and a plate tells
    who plays."""
    view = show.view
    first, second = (view.names[seat] for seat in event.seats)
    title = tr("Pica-pica {n} de 3").format(n=event.duel + 1)
    words = tr("{one} contra {other}").format(one=first, other=second)

    def gather() -> Step:
        was, deck = view.seen, show.layout().cards[DECK]
        return Together(
            show.sprites.move(name, replace(deck, face=None, z=1), GATHER_MS, lift=0.4)
            for trick in range(len(was.tricks))
            for name in trick_ids(was, trick)
            if name in show.sprites.cards
        )

    def begin() -> None:
        view.write(Line("title", None, "", f"{title}: {words}"))
        view.bubbles.clear()
        view.turn = ()
        view.bets = None
        view.seen = replace(
            view.seen,
            duel=event.duel,
            seats=event.seats,
            tricks=((),),
            results=(),
            truco=Truco(),
            envido=Envido(),
            flor=Flor(),
            gone=(),
        )
        show.sprites.settle(show.layout().cards)

    stays = Pause(DUEL_MS, DUEL_LEAST_MS)
    steps: list[Step] = [Later(gather)] if event.duel else []
    plate = noticed(show, tr("Pica-pica"), f"{event.duel + 1} · {words}", begin, stays)
    return Sequence((*steps, plate))


def discarded(event: Discarded, show: Show, seen: Observation) -> Step:
    """The pie's card goes under the deck; the others close up."""

    def say() -> None:
        log(show, "note", event.seat, tr("Deja una carta"))
        show.sound("card_soft")

    def away() -> Step:
        was, deck = show.view.seen, show.layout().cards[DECK]
        if event.seat == was.seat and event.card in was.cards:
            name = card_id(event.seat, was.cards.index(event.card))
        else:
            name = card_id(event.seat, seen.rules.table.pie_cards - 1)
        goal: Place = replace(deck, face=None, z=1)
        return show.sprites.move(name, goal, GATHER_MS, lift=0.3)

    return Sequence((Do(say), Later(away), Pause(SAY_MS)))


def ordered(event: Ordered, show: Show, seen: Observation) -> Step:
    """A partner says what to do."""

    def speak() -> None:
        note(show, event.seat, speech.order(event.word))
        show.sound("call")

    return Sequence((Do(speak), Pause(SAY_MS)))


def signalled(event: Signalled, show: Show, seen: Observation) -> Step:
    """A seña is a line of the log for whoever saw it."""
    if not event.sign:
        return Pause(0)
    words = tr("Seña: {sign}").format(sign=event.sign)
    return Do(lambda: log(show, "note", event.seat, words))
