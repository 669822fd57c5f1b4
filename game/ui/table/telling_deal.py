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
from game.engine.seats import Seat, order_from
from game.engine.state import PARDA
from game.engine.tricks import HAND_SIZE
from game.i18n import tr
from game.ui.table.layout import DECK, MUESTRA, Place, card_id, trick_ids, zone_of
from game.ui.table.show import Show
from game.ui.table.stake_words import hand_title
from game.ui.table.telling_words import note, rubbed_out
from game.ui.table.timeline import (
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
from game.ui.table.times import (
    CALM_MS,
    DEAL_MS,
    DEAL_STAGGER_MS,
    DEAL_STAGGER_SIX_MS,
    GATHER_MS,
    GATHER_STAGGER_MS,
    SHUFFLE_MS,
    SQUARE_MS,
    TAKE_MS,
    TURN_MS,
)
from game.ui.table.view import Line


def hand_started(event: HandStarted, show: Show, seen: Observation) -> Step:
    """The cards of the last hand go to their winner, then into the deck; it goes to the new dealer,
    who shuffles."""
    deck = show.layout(seen).cards[DECK]
    title = hand_title(event, seen.rules)

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
        zone = zone_of(area, was, _took_hand(was))
        middle = (zone.stack[0] + zone.stack_step[0], zone.stack[1] + zone.stack_step[1])
        spot = Place(*middle, area.card_height)
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
    height = show.layout(seen).zones.own.hand_height
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


def _took_hand(seen: Observation) -> Seat:
    """The seat that took the last baza with a winner; the mano where none had one."""
    best = [
        takers[0]
        for takers, result in zip(seen.table.takers, seen.results, strict=False)
        if result != PARDA
    ]
    return best[-1] if best else seen.mano


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
    """One card at a time from the mano on, out of the deck; the own ones are then turned up, the
    muestra last."""
    places = _fresh(show, seen)
    deck = places[DECK]
    players = seen.rules.players
    stagger = DEAL_STAGGER_MS if players < 6 else DEAL_STAGGER_SIX_MS
    flights: list[Step] = []
    turns: list[Step] = []
    for index in range(seen.rules.table.pie_cards):
        for seat in order_from(seen.mano, players):
            name = card_id(seat, index)
            if name not in places:
                continue
            goal = places[name]
            wait = stagger * len(flights)
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
    return Sequence((Together(flights), Together(turns), _turned_up(show, places)))


def _turned_up(show: Show, places: dict[str, Place]) -> Step:
    """The card under the deck is turned over, where the table has a muestra."""
    if MUESTRA not in places:
        return Pause(0)
    goal, deck = places[MUESTRA], replace(places[DECK], z=1)
    begin = Do(_emerge(show, MUESTRA, deck, goal))
    return Sequence((begin, show.sprites.move(MUESTRA, goal, DEAL_MS, lift=0.2), Pause(TURN_MS)))


def _emerge(show: Show, name: str, place: Place, goal: Place) -> Callable[[], None]:
    def begin() -> None:
        show.sprites.ensure(name, place)
        if goal.face is not None:
            show.sprites.prepare(goal.face, goal.height)
        show.sound("deal")

    return begin


def _fresh(show: Show, seen: Observation) -> dict[str, Place]:
    """Where cards lie right after the deal, whatever followed by itself in the same step."""
    table = seen.rules.table
    full = replace(
        seen,
        held=seen.cards,
        held_counts=tuple(
            table.pie_cards if seat == seen.pie else HAND_SIZE for seat in range(seen.rules.players)
        ),
        tricks=((),),
        results=(),
        shown=(None,) * seen.rules.players,
        gone=(),
    )
    return show.layout(full).cards
