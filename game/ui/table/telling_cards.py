"""How the cards tell a hand: played, won, laid open.

Knows places before and after. Must not know what is said, nor what is legal.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.engine.events import (
    CardPlayed,
    CardsShown,
    TrickWon,
)
from game.engine.observe import Observation
from game.engine.seats import LETTERS
from game.i18n import tr
from game.ui.table.layout import PILES, Place, card_id, trick_ids
from game.ui.table.show import Show
from game.ui.table.telling_words import log, shaking
from game.ui.table.timeline import (
    Do,
    Later,
    Pause,
    Sequence,
    Step,
    Together,
    ease_in_out,
    ease_out,
    wind_up,
)
from game.ui.table.times import (
    DECIDED_MS,
    DECLARE_LEAST_MS,
    PLAY_MS,
    SETTLE_MS,
    SLAP_MS,
    TAKE_MS,
    TRICK_HOLD_LEAST_MS,
    TRICK_HOLD_MS,
    TURN_MS,
)
from game.ui.table.view import Line
from game.ui.words import sides, speech

_TILT_UP = 8.0


def card_played(event: CardPlayed, show: Show, seen: Observation) -> Step:
    """A card flies from its hand to its place in the baza; the hand closes up behind it."""
    # As it lies before its baza is decided, which may be in the same step.
    places = show.layout(replace(seen, results=seen.results[: event.trick])).cards
    own = event.seat == seen.seat
    index = seen.cards.index(event.card) if own and event.card in seen.cards else event.trick
    name = card_id(event.seat, index)
    goal = replace(places[name], won=False, light=1.0)
    strong = event.trick == 2 or seen.truco.level >= 2
    slapped = seen.truco.level == 3 and not event.face_down
    others: list[Step] = []
    if not own:
        others = [
            show.sprites.move(other, _backs(show, other, places), PLAY_MS, lift=0.0)
            for other in places
            if other not in PILES and other[0] == name[0] and int(other[1:]) > index
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

    ease, ms = (ease_in_out if strong else ease_out), PLAY_MS
    if slapped and not show.reduced:
        ease, ms = wind_up, SLAP_MS
    flight = show.sprites.move(name, goal, ms, ease=ease, spin=_TILT_UP)
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
    """The best card lifts and takes the beaten one to its side, and the table holds still."""
    places = show.layout(seen).cards
    names = [name for name in trick_ids(seen, event.trick) if name in places]
    if event.best is None:
        words = tr("{trick}: parda").format(trick=speech.ordinal(event.trick))
    else:
        view = show.view
        who = sides.side_name(seen, view.names, view.accounts, seen.sides[event.best])
        words = tr("{trick} para {name}").format(trick=speech.ordinal(event.trick), name=who)

    def mark() -> None:
        told = event.trick + 1
        now = show.view.seen
        show.view.seen = replace(
            now,
            results=seen.results[:told],
            table=now.table._replace(takers=seen.table.takers[:told]),
        )
        show.view.write(Line("note", None, "", words))
        show.sound("trick_won")

    def take() -> Step:
        return Together(
            show.sprites.move(
                name, places[name], TAKE_MS, lift=0.3 if places[name].won else 0.0, ease=ease_in_out
            )
            for name in names
            if name in show.sprites.cards
        )

    hold = Pause(TRICK_HOLD_MS - TAKE_MS, TRICK_HOLD_LEAST_MS)
    return Sequence((Pause(120), Do(mark), Later(take), hold))


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
            if name not in PILES
            and name[0] == LETTERS[event.seat]
            and name in show.sprites.cards
            and show.sprites.cards[name].face is None
            and place.face is not None
        )

    return Sequence((Do(begin), Later(turn), Pause(DECIDED_MS, DECLARE_LEAST_MS)))
