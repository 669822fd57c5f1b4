"""What partners tell each other to do, and what a bot makes of it: whatever its way to play, it
does as its partner says, answers «¿hay pie?», and as the last of its side may say what to play.

Knows one seat's observation and what it heard. Must not know any way to play.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from game.ai import reading
from game.engine.actions import ENVIDO_CALLS, TRUCO_CALLS, Action, Call, Order, Play, Say
from game.engine.cards import Card
from game.engine.events import Ordered, Signalled
from game.engine.observe import Observation
from game.engine.ranking import strengths
from game.engine.seats import Seat
from game.engine.state import Phase

COME, PUT, KILL, QUIET = "veni", "pone", "mata", "callado"
ASKS_FOR_PIE, HAS_PIE, NO_PIE = "hay-pie", "pie", "no-pie"
ADVISES = 0.3
"""How often the last of a side that has something to say to its partner says it."""
_CARD_WORDS = (COME, PUT, KILL)
_CALLS = (*TRUCO_CALLS, *ENVIDO_CALLS, Call.CONTRAFLOR, Call.CONTRAFLOR_AL_RESTO)


class Heard(NamedTuple):
    """One thing told between partners: in which baza (0 to 2), and what."""

    trick: int
    event: Ordered | Signalled


def heed(
    seen: Observation, legal: tuple[Action, ...], heard: Iterable[Heard]
) -> tuple[Action, ...]:
    """Return what a seat that obeys its partners may still choose; never nothing.

    «Vení», «poné» and «matá» hold for the baza in which they were said, the last one counts;
    «callado» for the hand. Singing a flor is a duty, and no order forbids to refuse or to leave.
    """
    is_quiet, word = False, ""
    for trick, event in heard:
        if not isinstance(event, Ordered) or not _are_partners(seen, event.seat):
            continue
        is_quiet = is_quiet or event.word == QUIET
        if event.word in _CARD_WORDS and trick == len(seen.results):
            word = event.word
    kept = legal
    if is_quiet:
        kept = tuple(act for act in kept if not (isinstance(act, Say) and act.call in _CALLS))
    if word:
        card = _told(seen, word)
        kept = tuple(
            act
            for act in kept
            if not isinstance(act, Play) or (act.card == card and not act.face_down)
        )
    return kept or legal


def reply(seen: Observation, heard: Iterable[Heard]) -> Order | None:
    """Return the seat's answer to «¿hay pie?», None where it is not the one to give it.

    The last of the partners to play answers, once, and truly: it can take the first baza or not.
    """
    asker: Seat | None = None
    for _, event in heard:
        if not isinstance(event, Ordered) or not _are_on_side(seen, event.seat):
            continue
        if event.word == ASKS_FOR_PIE:
            asker = event.seat
        elif event.word in (HAS_PIE, NO_PIE):
            asker = None
    if asker is None:
        return None
    partners = [
        seat for seat in seen.seats if seat not in (asker, *seen.gone) and _are_on_side(seen, seat)
    ]
    if partners[-1:] != [seen.seat]:
        return None
    return Order(seen.seat, HAS_PIE if _takes_first(seen) else NO_PIE)


def advise(seen: Observation, heard: Iterable[Heard], rng: Random) -> Order | None:
    """Return what the last of a side says to the partner whose turn it is, None for nothing: now
    and then, once a baza, and only what its own cards call for.

    With a card for the baza it says «vení»; with none it asks for the best, or, where a rival has
    laid what it cannot beat, for one that kills.
    """
    is_free = seen.phase == Phase.PLAY and seen.to_act == (seen.turn,)
    if not is_free or not _are_partners(seen, seen.turn) or seen.held_counts[seen.turn] < 2:
        return None
    trick = len(seen.results)
    said = [event.seat for told, event in heard if told == trick and isinstance(event, Ordered)]
    if seen.seat in said or _last_to_play(seen) != seen.seat or rng.random() >= ADVISES:
        return None
    if reading.leader(seen, reading.plays_in_trick(seen))[0] == reading.own_side(seen):
        return None
    table = strengths(seen.muestra)
    best, own = _rivals_best(seen), max((table[card] for card in seen.held), default=-1)
    if own <= best:
        return Order(seen.seat, KILL)
    if own >= reading.brava(seen):
        return Order(seen.seat, COME)
    return Order(seen.seat, PUT) if own < reading.good(seen) else None


def _last_to_play(seen: Observation) -> Seat | None:
    """Return the last of the side that has still to play in this baza."""
    laid = {played.seat for played in reading.plays_in_trick(seen)}
    at = seen.seats.index(seen.turn)
    order = (*seen.seats[at:], *seen.seats[:at])
    waiting = [seat for seat in order if seat not in laid and seat not in seen.gone]
    return next((seat for seat in reversed(waiting) if _are_on_side(seen, seat)), None)


def _are_on_side(seen: Observation, seat: Seat) -> bool:
    return seen.sides[seat] == reading.own_side(seen)


def _are_partners(seen: Observation, seat: Seat) -> bool:
    return seat != seen.seat and _are_on_side(seen, seat)


def _rivals_best(seen: Observation) -> int:
    """Return the strength of the best card that rivals have laid in this baza, -1 without one."""
    table = strengths(seen.muestra)
    laid = (
        table[played.card]
        for played in reading.plays_in_trick(seen)
        if played.card is not None and not played.face_down and not _are_on_side(seen, played.seat)
    )
    return max(laid, default=-1)


def _told(seen: Observation, word: str) -> Card | None:
    """Return the card an order asks for: «vení» the lowest, «poné» the highest, «matá» the lowest
    that beats the rivals'; none wins, or a partner has killed already: the lowest."""
    powers = strengths(seen.muestra)
    cards = sorted(seen.held, key=powers.__getitem__)
    if not cards:
        return None
    plays, best = reading.plays_in_trick(seen), _rivals_best(seen)
    winning = [card for card in cards if powers[card] > best]
    if word == COME or not winning:
        return cards[0]
    if word == PUT or best < 0:
        return winning[-1]
    side, _ = reading.leader(seen, plays)
    return cards[0] if side == reading.own_side(seen) else winning[0]


def _takes_first(seen: Observation) -> bool:
    """Whether it can take the first baza: a card better than good, that beats the rivals'."""
    if seen.results:
        return reading.won_first(seen)
    needed = max(_rivals_best(seen), reading.good(seen)) + 1
    return reading.count_at_least(seen, reading.live_cards(seen), needed) > 0
