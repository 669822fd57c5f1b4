"""How a hand of two may go: hidden cards drawn to fit what was seen and sung, and who then wins.

Knows one seat's observation. Must not know what to do about it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from game.engine.actions import Call
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card
from game.engine.observe import Observation
from game.engine.ranking import STRENGTH, envido_points, is_flor
from game.engine.seats import Seat
from game.engine.state import PARDA
from game.engine.tricks import HAND_SIZE, bazas_winner

_TRIES = 30
ME, RIVAL = 0, 1

Strengths = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class World:
    """One hand the rival may hold: all its cards, and the strengths of those still unplayed."""

    cards: tuple[Card, ...]
    held: Strengths


def draw_worlds(seen: Observation, count: int, rng: Random) -> list[World]:
    """Return so many hands of the rival that fit the cards played and, mostly, the tantos sung."""
    rival = 1 - seen.seat
    laid = [play.card for trick in seen.tricks for play in trick if play.seat == rival]
    known = [card for card in laid if card is not None]
    deck = DECK if seen.rules.dieces else DECK_WITHOUT_TENS
    taken = {*seen.cards, *known}
    free = [card for card in deck if card not in taken]
    worlds = []
    for _ in range(count):
        hidden = rng.sample(free, HAND_SIZE - len(known))
        for _ in range(_TRIES):
            if _fits(seen, rival, (*known, *hidden)):
                break
            hidden = rng.sample(free, HAND_SIZE - len(known))
        held = hidden[: seen.held_counts[rival]]
        worlds.append(World((*known, *hidden), tuple(sorted(STRENGTH[card] for card in held))))
    return worlds


def _fits(seen: Observation, rival: Seat, hand: tuple[Card, ...]) -> bool:
    if seen.rules.obligatory_flor and is_flor(hand) != (rival in seen.flor.sung):
        return False
    if seen.rules.tantos == "libres":
        return True
    for said in seen.spoken:
        if said.seat == rival:
            if said.points is not None:
                return envido_points(hand) == said.points
            ceiling = envido_points(seen.cards) - (rival == seen.mano)
            return said.words is not Call.SON_BUENAS or envido_points(hand) <= ceiling
    return True


@dataclass(frozen=True, slots=True)
class Stage:
    """What both know of the bazas, with the thinking seat as ME: finished results, the card on
    the table and whose it is, who is mano."""

    results: tuple[int, ...]
    lying: int
    laid_by: int
    turn: int
    mano: int


def stage_of(seen: Observation) -> Stage:
    """Return the bazas of a hand of two as its seat sees them; ``lying`` is 0 without a card."""

    def side(seat: int) -> int:
        return PARDA if seat == PARDA else ME if seat == seen.seat else RIVAL

    baza = len(seen.results)
    open_trick = seen.tricks[baza] if baza < len(seen.tricks) else ()
    lying, laid_by = 0, ME
    if len(open_trick) == 1:
        card = open_trick[0].card
        lying = 0 if card is None or open_trick[0].face_down else STRENGTH[card]
        laid_by = side(open_trick[0].seat)
    results = tuple(side(result) for result in seen.results)
    return Stage(results, lying, laid_by, side(seen.turn), side(seen.mano))


def wins(stage: Stage, mine: Strengths, his: Strengths) -> bool:
    """Return whether ME takes the hand when both play open cards perfectly."""
    return _wins(
        stage.results, stage.lying, stage.laid_by, stage.turn, stage.mano, tuple(sorted(mine)), his
    )


@lru_cache(maxsize=400_000)
def _wins(
    results: tuple[int, ...],
    lying: int,
    laid_by: int,
    turn: int,
    mano: int,
    mine: Strengths,
    his: Strengths,
) -> bool:
    cards = mine if turn == ME else his
    for card in dict.fromkeys(cards):
        left = _without(cards, card)
        after = (left, his) if turn == ME else (mine, left)
        if laid_by == 1 - turn and lying:
            winner = turn if card > lying else 1 - turn if card < lying else PARDA
            done = (*results, winner)
            decided = bazas_winner(done, mano)
            if decided is not None:
                won = decided == ME
            else:
                leads = 1 - turn if winner == PARDA else winner
                won = _wins(done, 0, ME, leads, mano, *after)
        else:
            won = _wins(results, card, turn, 1 - turn, mano, *after)
        if won == (turn == ME):
            return won
    return turn != ME


def _without(cards: Strengths, card: int) -> Strengths:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def chance_to_win(seen: Observation, worlds: list[World]) -> float:
    """Return the share of worlds in which the seat takes the hand by perfect play."""
    stage = stage_of(seen)
    mine = tuple(sorted(STRENGTH[card] for card in seen.held))
    return sum(wins(stage, mine, world.held) for world in worlds) / len(worlds)


def wins_by_card(seen: Observation, worlds: list[World]) -> list[tuple[Card, int]]:
    """Return each held card, weakest first, and in how many worlds playing it now wins."""
    stage = stage_of(seen)
    found = []
    for card in sorted(seen.held, key=STRENGTH.__getitem__):
        left = tuple(sorted(STRENGTH[other] for other in seen.held if other != card))
        count = sum(_wins_after(stage, STRENGTH[card], left, world.held) for world in worlds)
        found.append((card, count))
    return found


def _wins_after(stage: Stage, card: int, left: Strengths, his: Strengths) -> bool:
    if not (stage.lying and stage.laid_by == RIVAL):
        return _wins(stage.results, card, ME, RIVAL, stage.mano, left, his)
    winner = ME if card > stage.lying else RIVAL if card < stage.lying else PARDA
    results = (*stage.results, winner)
    decided = bazas_winner(results, stage.mano)
    if decided is not None:
        return decided == ME
    leads = RIVAL if winner == PARDA else winner
    return _wins(results, 0, ME, leads, stage.mano, left, his)


def best_card(counts: list[tuple[Card, int]], margin: float) -> Card:
    """Return the card that wins most often, the cheapest of those within ``margin`` worlds."""
    most = max(count for _, count in counts)
    return next(card for card, count in counts if count >= most - margin)
