"""A full state that a seat cannot tell from the real one: hidden cards are drawn at random.

Knows an observation only, so whoever thinks with it cannot know more than its seat.
"""

from __future__ import annotations

from random import Random

from game.engine.actions import Call
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card
from game.engine.observe import Observation
from game.engine.ranking import envido_points, is_flor
from game.engine.seats import Seat, team_of
from game.engine.state import NOBODY, Played, State, Tanto
from game.engine.tricks import HAND_SIZE

_TRIES = 200


def determinize(seen: Observation, rng: Random) -> State:
    """Return a state that looks like ``seen`` to its seat.

    The hidden hands agree with the cards played and shown and, as far as a few hundred draws can
    find it, with the tantos and flores that were spoken (lies excepted).
    """
    known = _known(seen)
    fixed = {card for cards in known for card in cards}
    deck = DECK if seen.rules.dieces else DECK_WITHOUT_TENS
    free = [card for card in deck if card not in fixed]
    hands = _draw(known, free, rng)
    for _ in range(_TRIES):
        if all(_agrees(seen, seat, hand) for seat, hand in enumerate(hands)):
            break
        hands = _draw(known, free, rng)
    return _state(seen, hands)


def _known(seen: Observation) -> list[list[Card]]:
    """Return for each seat the cards it is known to have been dealt."""
    known: list[list[Card]] = []
    for seat in range(seen.rules.players):
        shown = seen.shown[seat]
        if seat == seen.seat:
            known.append(list(seen.cards))
        elif shown is not None:
            known.append(list(shown))
        else:
            laid = [played.card for trick in seen.tricks for played in trick if played.seat == seat]
            known.append([card for card in laid if card is not None])
    return known


def _draw(known: list[list[Card]], free: list[Card], rng: Random) -> tuple[tuple[Card, ...], ...]:
    missing = [HAND_SIZE - len(cards) for cards in known]
    drawn = iter(rng.sample(free, sum(missing)))
    return tuple(
        (*cards, *(next(drawn) for _ in range(lack)))
        for cards, lack in zip(known, missing, strict=True)
    )


def _agrees(seen: Observation, seat: Seat, hand: tuple[Card, ...]) -> bool:
    """Return whether a hand fits what its seat said and left unsaid."""
    if seat == seen.seat or seen.shown[seat] is not None:
        return True
    rules = seen.rules
    if rules.obligatory_flor:
        sang = seat in seen.flor.sung
        silent = seen.held_counts[seat] < HAND_SIZE or bool(seen.flor.calls)
        if (sang or silent) and is_flor(hand) != sang:
            return False
    if rules.tantos == "libres":
        return True
    points = envido_points(hand)
    spoken_best = max((said.points or 0 for said in seen.spoken), default=0)
    for said in seen.spoken:
        if said.seat == seat:
            if said.points is not None:
                return points == said.points
            return (points >= spoken_best) == (said.words is Call.MIAS_MEJORES) or (
                points == spoken_best
            )
    return True


def _state(seen: Observation, hands: tuple[tuple[Card, ...], ...]) -> State:
    tricks = _turned(seen, hands)
    used = {played.card for trick in tricks for played in trick}
    held = tuple(tuple(card for card in hand if card not in used) for hand in hands)
    tanto = None
    if seen.spoken:
        points = tuple(envido_points(hand) for hand in hands)
        entered = next((entry.points for entry in seen.entries if "envido" in entry.why.value), 0)
        worth = tuple(entered for _ in seen.score)
        tanto = Tanto(seen.envido.calls, worth, points, seen.spoken, seen.holder, entered)
    unsung: tuple[Seat, ...] = ()
    if seen.rules.obligatory_flor and not seen.flor.calls:
        unsung = tuple(
            seat
            for seat, hand in enumerate(hands)
            if is_flor(hand) and len(held[seat]) == HAND_SIZE
        )
    flor_paid = next((entry for entry in seen.entries if "flor" in entry.why.value), None)
    winner = next(
        (seat for seat in seen.flor.sung if flor_paid and team_of(seat) == flor_paid.side), NOBODY
    )
    return State(
        rules=seen.rules,
        seed="",
        hand=seen.hand,
        mano=seen.mano,
        score=seen.score,
        chicos=seen.chicos,
        extra=seen.extra,
        phase=seen.phase,
        hands=hands,
        held=held,
        tricks=tricks,
        results=seen.results,
        turn=seen.turn,
        truco=seen.truco,
        envido=seen.envido,
        flor=seen.flor,
        tanto=tanto,
        flor_won=(winner, flor_paid.points) if flor_paid and winner != NOBODY else None,
        unsung=unsung,
        words=tuple(range(seen.rules.players)) if seen.envido.calls or seen.truco.pending else (),
        gone=seen.gone,
        entries=seen.entries,
        shown=tuple(seat for seat, cards in enumerate(seen.shown) if cards is not None),
        claims=(),
        to_show=(),
        start=seen.start,
        secrets=(None,) * seen.rules.players,
    )


def _turned(
    seen: Observation, hands: tuple[tuple[Card, ...], ...]
) -> tuple[tuple[Played, ...], ...]:
    """Give each face-down card of somebody else one of the cards drawn for its seat."""
    laid = {played.card for trick in seen.tricks for played in trick}
    unseen = {seat: [card for card in hand if card not in laid] for seat, hand in enumerate(hands)}
    return tuple(
        tuple(
            played if played.card else played._replace(card=unseen[played.seat].pop())
            for played in trick
        )
        for trick in seen.tricks
    )
