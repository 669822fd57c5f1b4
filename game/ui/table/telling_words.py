"""How calls, tantos and points tell a match: bubbles, the call's plate, palitos, the log.

Knows views and sounds. Must not know where cards lie, nor what is legal.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from game.engine.actions import Call
from game.engine.events import (
    AskedToSee,
    CardPlayed,
    ChicoWon,
    Declared,
    EnvidoWon,
    FlorWon,
    HandWon,
    MatchWon,
    Points,
    Said,
    TrucoAnnulled,
)
from game.engine.observe import Observation
from game.engine.state import POT, Entry
from game.i18n import tr
from game.ui.paint import tallies
from game.ui.table.notice import prepare
from game.ui.table.show import Show
from game.ui.table.timeline import (
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
from game.ui.table.times import (
    COUNT_MS,
    DECIDED_MS,
    DECLARE_LEAST_MS,
    DECLARE_MS,
    NOTICE_LEAST_MS,
    NOTICE_MS,
    NOTICE_OUT_MS,
    RUB_MS,
    SAY_MS,
    SHAKE_MS,
    SILENCE_MS,
    STROKE_MS,
    STROKES_MS,
    SWING_MS,
    TO_REST_MS,
)
from game.ui.table.view import Banner, Line, Notice
from game.ui.words import sides, speech

_ANSWER_SOUNDS = {Call.QUIERO: "call_quiero", Call.NO_QUIERO: "call_no_quiero"}
_SHAKE_UNITS = 4.0


def said(event: Said, show: Show, seen: Observation) -> Step:
    """A call stops the table for a moment before its plate swings in."""

    def speak() -> None:
        words = speech.said(event.call, show.view.seen)
        show.view.speak(event.seat, words, event.call)
        log(show, "call", event.seat, words)
        if speech.contest(event.call):
            still = show.reduced
            show.view.banner = Banner(event.seat, event.call, words, float(still), float(still))
            show.view.turn = tuple(s for s in range(seen.rules.players) if s != event.seat)
        else:
            show.view.banner = None
        # What is at stake now; points and cards follow when they are told.
        now = show.view.seen
        show.view.seen = replace(now, truco=seen.truco, envido=seen.envido, flor=seen.flor)
        show.view.bets = show.coming_bets

    if not speech.contest(event.call):
        sound = _ANSWER_SOUNDS.get(event.call, "call")
        return Sequence((Do(lambda: show.sound(sound)), Do(speak), Pause(SAY_MS)))
    tail: list[Step] = []
    if event.call is Call.VALE_CUATRO and not show.reduced:
        tail.append(shaking(show))
    return Sequence(
        (
            Pause(SILENCE_MS),
            Do(speak),
            Do(lambda: show.sound(_call_sound(event.call))),
            Together((Tween(SWING_MS, _swing(show), overshoot), *tail)),
            Pause(SAY_MS),
            Tween(TO_REST_MS, _to_rest(show), ease_in_out),
        )
    )


def _call_sound(call: Call) -> str:
    if call in (Call.RETRUCO, Call.VALE_CUATRO):
        return f"call_{call.name.lower()}"
    return f"call_{speech.contest(call)}"


def _swing(show: Show) -> Callable[[float], None]:
    def apply(t: float) -> None:
        if show.view.banner is not None and not show.reduced:
            show.view.banner.swing = t

    return apply


def _to_rest(show: Show) -> Callable[[float], None]:
    def apply(t: float) -> None:
        if show.view.banner is not None:
            show.view.banner.rest = 1.0 if show.reduced else t

    return apply


def declared(event: Declared, show: Show, seen: Observation) -> Step:
    """A tanto is said, one after another."""
    words = speech.declared(event)

    def speak() -> None:
        show.view.banner = None
        show.view.speak(event.seat, words, event.words)
        log(show, "call", event.seat, words)
        show.sound("call")

    def count(t: float) -> None:
        bubble = show.view.bubbles.get(event.seat)
        if bubble is not None and event.points is not None:
            bubble.words = str(round(event.points * t))

    counting = Tween(COUNT_MS, count, ease_out, speak)
    return Sequence((counting, Pause(DECLARE_MS - COUNT_MS, DECLARE_LEAST_MS)))


def tanto_won(event: EnvidoWon | FlorWon, show: Show, seen: Observation) -> Step:
    """A moment to take in who has the tanto."""
    return Pause(DECIDED_MS, DECLARE_LEAST_MS)


def annulled(event: TrucoAnnulled, show: Show, seen: Observation) -> Step:
    """A line in the log; the plate of the truco is gone."""
    return Do(lambda: show.view.write(Line("note", None, "", tr("El truco queda anulado"))))


def points(event: Points, show: Show, seen: Observation) -> Step:
    """Palitos are drawn one stroke after another, or rubbed out for a penalty; porotos go from one
    account to another, or to nobody."""
    entry = Entry(event.side, event.points, event.why, event.source)
    changes = {event.side: event.points if event.source is None else -event.points}
    if event.source not in (None, POT):
        changes[event.source] = event.points
    each = min(STROKE_MS, STROKES_MS / max(1, abs(event.points)))

    def begin() -> None:
        account_log(show, event.side, speech.change(entry, show.view.accounts))
        entries = (*show.view.seen.entries, entry)
        show.view.seen = replace(show.view.seen, score=event.score, entries=entries)

    def stroke(number: int) -> Step:
        def apply(t: float) -> None:
            for account, points in changes.items():
                sign = 1 if points > 0 else -1
                start = event.score[account] - points
                show.view.marks[account] = start + sign * (number + t)

        return Tween(each, apply, ease_in_out, lambda: show.sound(tallies.sound()))

    def end() -> None:
        for account in changes:
            show.view.marks[account] = float(event.score[account])

    strokes = [stroke(number) for number in range(abs(event.points))]
    return Sequence((Do(begin), *strokes, Do(end)))


def asked(event: AskedToSee, show: Show, seen: Observation) -> Step:
    """A rival wants to see."""
    words = speech.label(Call.A_VER)

    def speak() -> None:
        show.view.speak(event.seat, words, Call.A_VER)
        log(show, "call", event.seat, words)
        show.sound("call")

    return Sequence((Do(speak), Pause(SAY_MS)))


def hand_won(event: HandWon, show: Show, seen: Observation) -> Step:
    """A quiet sound for the side that won the hand."""
    return Do(lambda: show.sound("hand_won")) if event.side == seen.sides[seen.seat] else Pause(0)


def chico_won(event: ChicoWon, show: Show, seen: Observation) -> Step:
    """A plate and a line in the log, where there are several chicos."""
    if seen.rules.chicos == 1:
        return Pause(0)
    words = tr("El chico es para {name}").format(name=show.view.accounts[event.side])

    def begin() -> None:
        show.view.write(Line("title", None, "", words))
        show.sound("chico_won")

    return noticed(show, tr("Chico"), show.view.accounts[event.side], begin)


def match_won(event: MatchWon, show: Show, seen: Observation) -> Step:
    """A plate, a line in the log and a sound."""
    words = tr("El partido es para {name}").format(name=show.view.accounts[event.side])

    def begin() -> None:
        show.view.write(Line("title", None, "", words))
        if event.side == sides.account_of(seen, seen.seat):
            show.sound("match_won")
        else:
            show.sound("match_lost")

    return noticed(show, tr("Partido"), show.view.accounts[event.side], begin)


def noticed(
    show: Show,
    head: str,
    words: str,
    begin: Callable[[], None],
    stays: Pause | None = None,
) -> Step:
    """After a silence a plate swings in, stays to be read, and goes."""

    def paint() -> None:
        prepare(show.layout().zones, Notice(head, words))

    def put() -> None:
        still = float(show.reduced)
        show.view.notice = Notice(head, words, still)

    def swing(t: float) -> None:
        if show.view.notice is not None and not show.reduced:
            show.view.notice.swing = t

    def leave(t: float) -> None:
        if show.view.notice is not None and t < 1:
            show.view.notice.gone = t
        else:
            show.view.notice = None

    return Sequence(
        (
            Do(paint),
            Pause(SILENCE_MS),
            Do(begin),
            Tween(SWING_MS, swing, overshoot, put),
            stays or Pause(NOTICE_MS, NOTICE_LEAST_MS),
            Tween(NOTICE_OUT_MS, leave, ease_in_out),
        )
    )


def rubbed_out(show: Show, score: tuple[int, ...]) -> Step:
    """The points of the last chico are rubbed out, all at once."""
    start = tuple(show.view.marks)
    if all(mark <= goal for mark, goal in zip(start, score, strict=True)):
        return Pause(0)

    def apply(t: float) -> None:
        show.view.marks = [a + (b - a) * t for a, b in zip(start, score, strict=True)]

    return Tween(RUB_MS, apply, ease_in_out)


def note(show: Show, seat: int, words: str) -> None:
    """Say something that is no call."""
    show.view.speak(seat, words)
    log(show, "call", seat, words)


def log(show: Show, kind: str, seat: int, words: str, played: CardPlayed | None = None) -> None:
    """Write a line of the log."""
    card = played.card if played is not None and not played.face_down else None
    side = show.view.seen.sides[seat]
    show.view.write(Line(kind, side, show.view.names[seat], words, card))


def account_log(show: Show, account: int, words: str) -> None:
    """Write a line of the log about points."""
    view = show.view
    mark = sides.mark_of(view.seen, account)
    view.write(Line("points", mark, view.accounts[account], words))


def shaking(show: Show) -> Step:
    """The table shakes: a card slapped down, or vale cuatro."""

    def apply(t: float) -> None:
        show.shake = _SHAKE_UNITS * math.sin(t * 5 * math.pi) * (1 - t) if t < 1 else 0.0

    return Tween(SHAKE_MS, apply, ease=lambda t: t)
