"""How the cards tell a match: gathered, dealt, played, won, laid open.

Knows places before and after. Must not know what is said, nor what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.engine.events import (
    CardPlayed,
    CardsShown,
    Dealt,
    DeckCut,
    HandStarted,
    TrickWon,
)
from game.engine.observe import Observation
from game.engine.seats import LETTERS, order_from
from game.i18n import tr
from game.ui import speech
from game.ui.layout import DECK, Place, card_id
from game.ui.show import Show
from game.ui.telling_words import log, note, shaking
from game.ui.timeline import (
    Do,
    Later,
    Pause,
    Sequence,
    Step,
    Together,
    ease_in_out,
    ease_out,
)
from game.ui.times import (
    DEAL_MS,
    DEAL_STAGGER_MS,
    DECIDED_MS,
    DECLARE_LEAST_MS,
    GATHER_MS,
    GATHER_STAGGER_MS,
    PLAY_MS,
    SETTLE_MS,
    SHUFFLE_MS,
    TRICK_HOLD_LEAST_MS,
    TRICK_HOLD_MS,
    TURN_MS,
)
from game.ui.view import Line

_TILT_UP = 8.0


def hand_started(event: HandStarted, show: Show, seen: Observation) -> Step:
    """The cards of the last hand are gathered and the deck goes to the new dealer."""
    deck = show.layout(seen).cards[DECK]
    title = tr("Mano {n}").format(n=event.hand)

    def begin() -> None:
        show.view.bubbles.clear()
        show.view.banner = None
        show.view.ended = False
        show.view.turn = ()
        show.view.bets = None
        show.view.marks = [float(score) for score in event.score]
        show.view.write(Line("title", None, "", title))

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
        show.sound("shuffle")

    # Own cards are drawn one by one while the deck is shuffled and nothing moves.
    height = show.layout(seen).zones.hand_height
    drawing: list[Step] = []
    for card in seen.cards:
        drawing += [Do(partial(show.sprites.prepare, card, height)), Pause(SHUFFLE_MS / 4)]
    return Sequence(
        (Do(begin), Later(gather), Do(cleared), *drawing, Pause(SHUFFLE_MS - 3 * SHUFFLE_MS / 4))
    )


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


def card_played(event: CardPlayed, show: Show, seen: Observation) -> Step:
    """A card flies from its hand to its place in the baza; the hand closes up behind it."""
    places = show.layout(seen).cards
    own = event.seat == seen.seat
    index = seen.cards.index(event.card) if own and event.card in seen.cards else event.trick
    name = card_id(event.seat, index)
    goal = replace(places[name], won=False, dim=False)
    strong = event.trick == 2 or seen.truco.level >= 2
    slapped = seen.truco.level == 3 and not event.face_down
    others: list[Step] = []
    if not own:
        others = [
            show.sprites.move(other, _backs(show, other, places), PLAY_MS, lift=0.0)
            for other in places
            if other != DECK and other[0] == name[0] and int(other[1:]) > index
        ]

    def land() -> None:
        words = tr("Boca abajo") if event.face_down else ""
        log(show, "card", event.seat, words, event)
        if slapped:
            show.sound("slap")
        elif event.face_down:
            show.sound("card_soft")
        elif strong:
            show.sound("card_hard")
        else:
            show.sound("card_normal")
        show.view.turn = ()

    ease = ease_in_out if strong else ease_out
    flight = show.sprites.move(name, goal, PLAY_MS, ease=ease, spin=_TILT_UP)
    steps: list[Step] = [Together((flight, *others)), Do(land), Pause(SETTLE_MS)]
    if slapped and not show.reduced:
        steps.insert(2, shaking(show))
    if goal.face is not None:
        # Drawn in the frame before it flies, so that it does not stumble when it turns over.
        steps[:0] = [Do(partial(show.sprites.prepare, goal.face, goal.height)), Pause(1)]
    return Sequence(steps)


def _backs(show: Show, name: str, places: dict[str, Place]) -> Place:
    """A rival's card that stays in hand does not turn over before it is shown."""
    return (
        replace(places[name], face=show.sprites.cards[name].face)
        if (name in show.sprites.cards)
        else places[name]
    )


def trick_won(event: TrickWon, show: Show, seen: Observation) -> Step:
    """The best card is outlined and lifted, the beaten one dimmed, and the table holds still."""
    places = show.layout(seen).cards
    names = [name for name, place in places.items() if place.z // 2 == 5 + event.trick]
    if event.best is None:
        words = tr("{trick}: parda").format(trick=speech.ordinal(event.trick))
    else:
        who = show.view.names[event.best]
        words = tr("{trick} para {name}").format(trick=speech.ordinal(event.trick), name=who)

    def mark() -> None:
        for name in names:
            if name in show.sprites.cards:
                show.sprites.cards[name].snap(places[name])
        results = seen.results[: event.trick + 1]
        show.view.seen = replace(show.view.seen, results=results)
        show.view.write(Line("note", None, "", words))
        show.sound("trick_won")

    return Sequence((Pause(120), Do(mark), Pause(TRICK_HOLD_MS, TRICK_HOLD_LEAST_MS)))


def shown(event: CardsShown, show: Show, seen: Observation) -> Step:
    """The cards that prove a tanto are laid open, those still in hand turning over."""
    places = show.layout(seen).cards
    names = ", ".join(str(card) for card in event.cards)
    words = tr("Muestra {cards}").format(cards=names)

    def begin() -> None:
        log(show, "call", event.seat, words)
        if not event.honest:
            show.view.write(Line("note", None, "", tr("¡No era verdad!")))

    def turn() -> Step:
        if event.seat == seen.seat:
            return Pause(0)
        return Together(
            show.sprites.flip(name, places[name], TURN_MS * 2)
            for name, place in places.items()
            if name[0] == LETTERS[event.seat]
            and name in show.sprites.cards
            and show.sprites.cards[name].face is None
            and place.face is not None
        )

    return Sequence((Do(begin), Later(turn), Pause(DECIDED_MS, DECLARE_LEAST_MS)))
