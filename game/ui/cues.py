"""Event to picture: what each event of the match moves, says and sounds, on one page.

Knows how and in which order things move; `layout` knows where to. Must not know what is legal.
Times are those of normal speed in milliseconds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from game.engine.actions import ENVIDO_CALLS, Call
from game.engine.events import (
    AskedToSee,
    CardPlayed,
    CardsShown,
    ChicoWon,
    Dealt,
    DeckCut,
    Declared,
    EnvidoWon,
    Event,
    FlorWon,
    HandStarted,
    HandWon,
    MatchWon,
    Points,
    Said,
    TrickWon,
    TrucoAnnulled,
)
from game.engine.observe import Observation
from game.engine.seats import order_from, team_of
from game.engine.state import Entry
from game.i18n import tr
from game.ui import speech
from game.ui.layout import DECK, Place, card_id
from game.ui.show import Show
from game.ui.timeline import (
    Do,
    Pause,
    Sequence,
    Step,
    Together,
    Tween,
    ease_in_out,
    ease_out,
    overshoot,
)
from game.ui.view import Banner, Line

DEAL_MS, DEAL_STAGGER_MS, TURN_MS = 220, 70, 160
PLAY_MS, SETTLE_MS = 260, 80
TRICK_HOLD_MS, TRICK_HOLD_LEAST_MS = 750, 250
GATHER_MS, GATHER_STAGGER_MS = 300, 40
SILENCE_MS, SWING_MS = 150, 220
DECLARE_MS, DECLARE_LEAST_MS, DECIDED_MS = 550, 250, 700
STROKE_MS, STROKES_MS = 180, 1200
SAY_MS = 350
_ANSWER_SOUNDS = {Call.QUIERO: "call_quiero", Call.NO_QUIERO: "call_no_quiero"}
_SHAKE_UNITS, _SHAKE_MS = 4.0, 220
_TILT_UP = 8.0


def tell(
    show: Show,
    events: Iterable[Event],
    seen: Observation,
    ended: bool,
    bets: tuple[int, int] | None,
) -> None:
    """Queue the telling of one step: each event's cue, then the table at rest.

    ``events`` are already redacted for the viewer; ``seen`` is the table after them; ``ended``
    and ``bets`` as in `View`.
    """
    for event in events:
        show.timeline.add(cue(event, show, seen))
    show.timeline.add(Do(lambda: show.settle(seen, ended, bets)))


def cue(event: Event, show: Show, seen: Observation) -> Step:
    """Return how one event is told; ``seen`` is the table after the whole step it belongs to."""
    teller = _CUES.get(type(event))
    return teller(event, show, seen) if teller else Pause(0)


def _hand_started(event: HandStarted, show: Show, seen: Observation) -> Step:
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

    return Sequence((Do(begin), _Later(gather), Do(cleared), Pause(250)))


def _deck_cut(event: DeckCut, show: Show, seen: Observation) -> Step:
    words = tr("Toca el mazo") if event.taps else tr("Corta")
    deck = show.layout(seen).cards[DECK]

    def say() -> None:
        show.view.turn = ()
        _note(show, event.seat, words)
        show.sound("card_soft")

    return Sequence((Do(say), show.sprites.move(DECK, deck, GATHER_MS, lift=0.6), Pause(150)))


def _dealt(event: Dealt, show: Show, seen: Observation) -> Step:
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
                        Do(_emerge(show, name, replace(deck, face=None, z=30))),
                        show.sprites.move(
                            name, replace(goal, face=None), DEAL_MS, lift=0.7, spin=60
                        ),
                    )
                )
            )
            if goal.face is not None:
                turns.append(show.sprites.flip(name, goal, TURN_MS))
    return Sequence((Together(flights), Together(turns)))


def _emerge(show: Show, name: str, place: Place) -> Callable[[], None]:
    def begin() -> None:
        show.sprites.ensure(name, place)
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


def _said(event: Said, show: Show, seen: Observation) -> Step:
    """A call stops the table for a moment before its plate swings in."""

    def speak() -> None:
        words = speech.said(event.call, show.view.seen)
        show.view.speak(event.seat, words, event.call)
        _log(show, "call", event.seat, words)
        if speech.contest(event.call):
            show.view.banner = Banner(event.seat, event.call, words, 0.0)
            show.view.turn = tuple(s for s in range(seen.rules.players) if s != event.seat)
        else:
            show.view.banner = None
        _remember(show, event)

    if not speech.contest(event.call):
        sound = _ANSWER_SOUNDS.get(event.call, "call")
        return Sequence((Do(lambda: show.sound(sound)), Do(speak), Pause(SAY_MS)))
    tail: list[Step] = []
    if event.call is Call.VALE_CUATRO and not show.reduced:
        tail.append(_shaking(show))
    return Sequence(
        (
            Pause(SILENCE_MS),
            Do(speak),
            Do(lambda: show.sound(_call_sound(event.call))),
            Together((Tween(SWING_MS, _swing(show), overshoot), *tail)),
            Pause(SAY_MS),
        )
    )


def _call_sound(call: Call) -> str:
    if call in (Call.RETRUCO, Call.VALE_CUATRO):
        return f"call_{call.name.lower()}"
    return f"call_{speech.contest(call)}"


def _swing(show: Show) -> Callable[[float], None]:
    def apply(t: float) -> None:
        if show.view.banner is not None:
            show.view.banner.swing = 1.0 if show.reduced else t

    return apply


def _shaking(show: Show) -> Step:
    def apply(t: float) -> None:
        show.shake = _SHAKE_UNITS * math.sin(t * 5 * math.pi) * (1 - t) if t < 1 else 0.0

    return Tween(_SHAKE_MS, apply, ease=lambda t: t)


def _remember(show: Show, event: Said) -> None:
    """Later words of the same step depend on this call («quiero retruco»)."""
    seen = show.view.seen
    if event.call in ENVIDO_CALLS:
        calls = (*seen.envido.calls, event.call)
        show.view.seen = replace(seen, envido=seen.envido._replace(calls=calls))


def _declared(event: Declared, show: Show, seen: Observation) -> Step:
    words = speech.declared(event)

    def speak() -> None:
        show.view.banner = None
        show.view.speak(event.seat, words, event.words)
        _log(show, "call", event.seat, words)
        show.sound("call")

    return Sequence((Do(speak), Pause(DECLARE_MS, DECLARE_LEAST_MS)))


def _card_played(event: CardPlayed, show: Show, seen: Observation) -> Step:
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
        _log(show, "card", event.seat, words, event)
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
        steps.insert(2, _shaking(show))
    return Sequence(steps)


def _backs(show: Show, name: str, places: dict[str, Place]) -> Place:
    """A rival's card that stays in hand does not turn over before it is shown."""
    return (
        replace(places[name], face=show.sprites.cards[name].face)
        if (name in show.sprites.cards)
        else places[name]
    )


def _trick_won(event: TrickWon, show: Show, seen: Observation) -> Step:
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


def _tanto_won(event: EnvidoWon | FlorWon, show: Show, seen: Observation) -> Step:
    return Pause(DECIDED_MS, DECLARE_LEAST_MS)


def _annulled(event: TrucoAnnulled, show: Show, seen: Observation) -> Step:
    return Do(lambda: show.view.write(Line("note", None, "", tr("El truco queda anulado"))))


def _points(event: Points, show: Show, seen: Observation) -> Step:
    """Palitos are drawn one stroke after another, or rubbed out for a penalty."""
    goal = float(event.score[event.side])
    start = goal - event.points
    each = min(STROKE_MS, STROKES_MS / max(1, abs(event.points)))

    def begin() -> None:
        words = f"{speech.points(event.points)} {speech.reason(event.why)}"
        _log(show, "points", event.side, words)
        entries = (*show.view.seen.entries, Entry(event.side, event.points, event.why))
        show.view.seen = replace(show.view.seen, score=event.score, entries=entries)

    def stroke(number: int) -> Step:
        sign = 1 if event.points > 0 else -1

        def apply(t: float) -> None:
            show.view.marks[event.side] = start + sign * (number + t)

        return Tween(each, apply, ease_in_out, lambda: show.sound("point"))

    def end() -> None:
        show.view.marks[event.side] = goal

    strokes = [stroke(number) for number in range(abs(event.points))]
    return Sequence((Do(begin), *strokes, Do(end)))


def _asked(event: AskedToSee, show: Show, seen: Observation) -> Step:
    words = speech.label(Call.A_VER)

    def speak() -> None:
        show.view.speak(event.seat, words, Call.A_VER)
        _log(show, "call", event.seat, words)
        show.sound("call")

    return Sequence((Do(speak), Pause(SAY_MS)))


def _shown(event: CardsShown, show: Show, seen: Observation) -> Step:
    """The cards that prove a tanto are laid open, those still in hand turning over."""
    places = show.layout(seen).cards
    names = ", ".join(str(card) for card in event.cards)
    words = tr("Muestra {cards}").format(cards=names)

    def begin() -> None:
        _log(show, "call", event.seat, words)
        if not event.honest:
            show.view.write(Line("note", None, "", tr("¡No era verdad!")))

    def turn() -> Step:
        if event.seat == seen.seat:
            return Pause(0)
        return Together(
            show.sprites.flip(name, places[name], TURN_MS * 2)
            for name, place in places.items()
            if name[0] == "abcdef"[event.seat]
            and name in show.sprites.cards
            and show.sprites.cards[name].face is None
            and place.face is not None
        )

    return Sequence((Do(begin), _Later(turn), Pause(DECIDED_MS, DECLARE_LEAST_MS)))


def _hand_won(event: HandWon, show: Show, seen: Observation) -> Step:
    return Do(lambda: show.sound("hand_won")) if event.side == team_of(seen.seat) else Pause(0)


def _chico_won(event: ChicoWon, show: Show, seen: Observation) -> Step:
    if seen.rules.chicos == 1:
        return Pause(0)
    words = tr("El chico es para {name}").format(name=show.view.names[event.side])

    def begin() -> None:
        show.view.write(Line("title", None, "", words))
        show.sound("chico_won")

    return Do(begin)


def _match_won(event: MatchWon, show: Show, seen: Observation) -> Step:
    words = tr("El partido es para {name}").format(name=show.view.names[event.side])

    def begin() -> None:
        show.view.write(Line("title", None, "", words))
        if event.side == team_of(seen.seat):
            show.sound("match_won")
        else:
            show.sound("match_lost")

    return Sequence((Do(begin), Pause(DECIDED_MS)))


def _note(show: Show, seat: int, words: str) -> None:
    show.view.speak(seat, words)
    _log(show, "call", seat, words)


def _log(show: Show, kind: str, seat: int, words: str, played: CardPlayed | None = None) -> None:
    card = played.card if played is not None and not played.face_down else None
    show.view.write(Line(kind, seat, show.view.names[seat], words, card))


class _Later:
    """A step that is made only when its turn comes, from what is on the table then."""

    def __init__(self, make: Callable[[], Step]) -> None:
        self._make = make
        self._step: Step | None = None

    def _made(self) -> Step:
        if self._step is None:
            self._step = self._make()
        return self._step

    def advance(self, ms: float, factor: float) -> float | None:
        return self._made().advance(ms, factor)

    def finish(self) -> None:
        self._made().finish()


_CUES: dict[type, Callable[[Any, Show, Observation], Step]] = {
    HandStarted: _hand_started,
    DeckCut: _deck_cut,
    Dealt: _dealt,
    Said: _said,
    Declared: _declared,
    CardPlayed: _card_played,
    TrickWon: _trick_won,
    EnvidoWon: _tanto_won,
    FlorWon: _tanto_won,
    TrucoAnnulled: _annulled,
    Points: _points,
    AskedToSee: _asked,
    CardsShown: _shown,
    HandWon: _hand_won,
    ChicoWon: _chico_won,
    MatchWon: _match_won,
}
