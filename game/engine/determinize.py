"""A full state that a seat cannot tell from the real one: hidden cards are drawn at random.

Knows an observation only, so whoever thinks with it cannot know more than its seat.
"""

from __future__ import annotations

from random import Random

from game.engine.actions import Call
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card
from game.engine.observe import Observation
from game.engine.ranking import envido_points, is_flor
from game.engine.seats import Seat
from game.engine.state import Phase, Played, State
from game.engine.tricks import HAND_SIZE, has_played

_TRIES = 300


def determinize(seen: Observation, rng: Random) -> State:
    """Return a state that looks like ``seen`` to its seat.

    The hidden hands agree with the cards played and shown and, as far as a few hundred draws can
    find it, with the tantos and flores that were spoken (lies excepted).
    """
    table = seen.table
    if table.phase == Phase.CUT:
        return table._replace(seed=str(rng.random()))
    sizes = [
        len(held) + sum(played.seat == seat for trick in table.tricks for played in trick)
        for seat, held in enumerate(table.held)
    ]
    laid = [_laid(table, seat) for seat in range(table.rules.players)]
    fixed = {card for cards in laid for card in cards} | {table.muestra}
    for hand in table.hands:
        fixed.update(hand or ())
    deck = DECK if table.rules.dieces else DECK_WITHOUT_TENS
    free = [card for card in deck if card not in fixed]
    hands: list[tuple[Card, ...]] = []
    for seat, known in enumerate(table.hands):
        if known is None:
            drawn = _draw(seen, seat, laid[seat], sizes[seat] - len(laid[seat]), free, rng)
            free = [card for card in free if card not in drawn]
            known = (*laid[seat], *drawn)
        hands.append(known)
    return _filled(table, tuple(hands))


def _laid(table: State, seat: Seat) -> list[Card]:
    laid = (played.card for trick in table.tricks for played in trick if played.seat == seat)
    return [card for card in laid if card is not None]


def _draw(
    seen: Observation, seat: Seat, laid: list[Card], missing: int, free: list[Card], rng: Random
) -> list[Card]:
    """Draw a seat's unknown cards until its whole hand fits what it said and left unsaid."""
    drawn = rng.sample(free, missing)
    for _ in range(_TRIES):
        if _agrees(seen, seat, (*laid, *drawn)):
            break
        drawn = rng.sample(free, missing)
    return drawn


def _agrees(seen: Observation, seat: Seat, hand: tuple[Card, ...]) -> bool:
    table, rules = seen.table, seen.rules
    if len(hand) != HAND_SIZE or seat not in table.seats:
        return True
    if rules.obligatory_flor and not _fits_flor(table, seat, is_flor(hand, table.muestra)):
        return False
    if rules.tantos == "libres":
        return True
    points = envido_points(hand, table.muestra)
    best = max((said.points or 0 for said in seen.spoken), default=0)
    for said in seen.spoken:
        if said.seat == seat and said.points is not None:
            return points == said.points
        if said.seat == seat:
            return points >= best if said.words is Call.MIAS_MEJORES else points <= best
    return True


def _fits_flor(table: State, seat: Seat, holds: bool) -> bool:
    """Return whether holding a flor, or not, fits that the game sings every flor in its time."""
    flor = table.flor
    if seat in flor.sung or seat in flor.asked:
        return holds
    rival_sang = any(table.sides[other] != table.sides[seat] for other in flor.sung)
    had_the_word = has_played(table, seat) or seat in table.words
    silent = had_the_word or rival_sang or bool(table.envido.calls)
    return not (silent and holds)


def _filled(table: State, hands: tuple[tuple[Card, ...], ...]) -> State:
    tricks = _turned(table, hands)
    used = {played.card for trick in tricks for played in trick}
    # of duels that are over the cards on the table are forgotten, but not how many are held
    held = tuple(
        table.held[seat]
        if None not in table.held[seat]
        else tuple(card for card in hand if card not in used)[: len(table.held[seat])]
        for seat, hand in enumerate(hands)
    )
    tanto = table.tanto
    if tanto is not None:
        points = (
            envido_points(hand, table.muestra) if seat in tanto.seats else None
            for seat, hand in enumerate(hands)
        )
        tanto = tanto._replace(points=tuple(points))
    state = table._replace(hands=hands, held=held, tricks=tricks, tanto=tanto)
    if not state.rules.obligatory_flor or state.phase != Phase.PLAY:
        return state
    unsung = (
        seat
        for seat in state.seats
        if seat not in state.flor.sung
        and not has_played(state, seat)
        and is_flor(hands[seat], state.muestra)
        and _fits_flor(table, seat, True)
        and seat not in state.flor.asked
    )
    return state._replace(unsung=tuple(unsung))


def _turned(table: State, hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Played, ...], ...]:
    """Give each face-down card of somebody else one of the cards drawn for its seat."""
    laid = {played.card for trick in table.tricks for played in trick}
    unseen = {seat: [card for card in hand if card not in laid] for seat, hand in enumerate(hands)}
    return tuple(
        tuple(
            played if played.card else played._replace(card=unseen[played.seat].pop())
            for played in trick
        )
        for trick in table.tricks
    )
