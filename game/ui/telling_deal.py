"""How a hand begins: cards taken in, shuffled, cut and dealt.

Knows places before and after. Must not know what is said, nor what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.engine.events import (
    Dealt,
    DeckCut,
    HandStarted,
)
from game.engine.observe import Observation
from game.engine.seats import order_from
from game.engine.state import PARDA
from game.i18n import tr
from game.ui.layout import DECK, Place, card_id, trick_ids
from game.ui.show import Show
from game.ui.telling_words import note, rubbed_out
from game.ui.timeline import (
    Do,
    Later,
    Pause,
    Sequence,
    Step,
    Together,
    Tween,
    ease_in_out,
    linear,
)
from game.ui.times import (
    CALM_MS,
    DEAL_MS,
    DEAL_STAGGER_MS,
    GATHER_MS,
    GATHER_STAGGER_MS,
    SHUFFLE_MS,
    SQUARE_MS,
    TAKE_MS,
    TURN_MS,
)
from game.ui.view import Line


def hand_started(event: HandStarted, show: Show, seen: Observation) -> Step:
    """The cards of the last hand go to their winner, then into the deck; it goes to the new dealer,
    who shuffles."""
    deck = show.layout(seen).cards[DECK]
    title = tr("Mano {n}").format(n=event.hand)

    def begin() -> None:
        show.view.bubbles.clear()
        show.view.banner = None
        show.view.ended = False
        show.view.turn = ()
        show.view.bets = None
        show.view.write(Line("title", None, "", title))

    def written() -> None:
        show.view.marks = [float(score) for score in event.score]

    def packet() -> Step:
        """Whoever won the hand draws the cards on the table together before them."""
        was = show.view.seen
        names = [
            name
            for trick in range(len(was.tricks))
            for name in trick_ids(was, trick)
            if name in show.sprites.cards
        ]
        if not names or show.reduced:
            return Pause(0)
        area = show.layout().zones
        row = 2 if _took_hand(was) == was.seat % 2 else 1
        spot = Place(area.table_x, area.rows[row], area.card_height)
        return Together(
            show.sprites.move(
                name,
                replace(
                    spot,
                    angle=show.sprites.cards[name].angle * 2,
                    face=show.sprites.cards[name].face,
                    z=10 + number,
                ),
                TAKE_MS,
                lift=0.15,
                ease=ease_in_out,
            )
            for number, name in enumerate(names)
        )

    def gather() -> Step:
        names = [name for name in show.sprites.cards if name != DECK]
        flights = [
            Sequence(
                (
                    Pause(GATHER_STAGGER_MS * i),
                    show.sprites.move(name, replace(deck, face=None, z=1), GATHER_MS, lift=0.5),
                )
            )
            for i, name in enumerate(names)
        ]
        flights.append(Sequence((show.sprites.move(DECK, deck, GATHER_MS, lift=0.3),)))
        return Together(flights)

    def cleared() -> None:
        for name in [name for name in show.sprites.cards if name != DECK]:
            del show.sprites.cards[name]
        show.view.seen = replace(
            seen,
            tricks=((),),
            results=(),
            held=(),
            held_counts=(),
            entries=(),
            score=event.score,
        )

    def shuffle(share: float) -> None:
        show.sprites.riffle = share if share < 1 else 0.0

    # Own cards are drawn one by one while the deck is shuffled and nothing moves.
    height = show.layout(seen).zones.hand_height
    drawing: list[Step] = []
    for card in seen.cards:
        drawing += [Do(partial(show.sprites.prepare, card, height)), Pause(SQUARE_MS / 3)]
    rustle = partial(show.sound, "shuffle")
    shuffling: Step = Tween(SHUFFLE_MS, shuffle, linear, rustle)
    if show.reduced:
        shuffling = Sequence((Do(rustle), Pause(CALM_MS)))
    return Sequence(
        (
            Do(begin),
            Later(lambda: rubbed_out(show, event.score)),
            Do(written),
            Later(packet),
            Later(gather),
            Do(cleared),
            *drawing,
            shuffling,
        )
    )


def _took_hand(seen: Observation) -> int:
    """The side that took the bazas of a hand; the mano's where none did."""
    won = [result for result in seen.results if result not in (None, PARDA)]
    return won[-1] if won else seen.mano % 2


def deck_cut(event: DeckCut, show: Show, seen: Observation) -> Step:
    """The deck hops as its cutter cuts or taps it."""
    words = tr("Toca el mazo") if event.taps else tr("Corta")
    deck = show.layout(seen).cards[DECK]

    def say() -> None:
        show.view.turn = ()
        note(show, event.seat, words)
        show.sound("card_soft")

    return Sequence((Do(say), show.sprites.move(DECK, deck, GATHER_MS, lift=0.6), Pause(150)))


def dealt(event: Dealt, show: Show, seen: Observation) -> Step:
    """One card at a time from the mano on, out of the deck; the own ones are then turned up."""
    places = _fresh(show, seen)
    deck = places[DECK]
    players = seen.rules.players
    flights: list[Step] = []
    turns: list[Step] = []
    for index in range(3):
        for seat in order_from(seen.mano, players):
            name = card_id(seat, index)
            goal = places[name]
            wait = DEAL_STAGGER_MS * len(flights)
            flights.append(
                Sequence(
                    (
                        Pause(wait),
                        Do(_emerge(show, name, replace(deck, face=None, z=30), goal)),
                        show.sprites.move(
                            name, replace(goal, face=None), DEAL_MS, lift=0.7, spin=60
                        ),
                    )
                )
            )
            if goal.face is not None:
                turns.append(show.sprites.flip(name, goal, TURN_MS))
    return Sequence((Together(flights), Together(turns)))


def _emerge(show: Show, name: str, place: Place, goal: Place) -> Callable[[], None]:
    def begin() -> None:
        show.sprites.ensure(name, place)
        if goal.face is not None:
            show.sprites.prepare(goal.face, goal.height)
        show.sound("deal")

    return begin


def _fresh(show: Show, seen: Observation) -> dict[str, Place]:
    """Where cards lie right after the deal, whatever followed by itself in the same step."""
    full = replace(
        seen,
        held=seen.cards,
        held_counts=(3,) * seen.rules.players,
        tricks=((),),
        results=(),
        shown=(None,) * seen.rules.players,
        gone=(),
    )
    return show.layout(full).cards
