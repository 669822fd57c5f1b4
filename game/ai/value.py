"""What each choice of a decision for two is worth: for hints, for the coach, for replays.

Draws hands the rival may hold, weighs them by how likely a trained rival would have done what it
did, and plays each choice to the end of the hand with both sides on the tables. Knows one seat's
observation and what was done in the hand so far; must not know anybody's hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.ai import trained
from game.ai.playing_on import chico_chance, play_on
from game.ai.worlds import World, draw_worlds
from game.engine.actions import Action
from game.engine.observe import Observation, observe
from game.engine.play import apply, legal_actions, start_hand
from game.engine.state import State

CANDIDATES = 90
"""Hands that are drawn and weighed."""
ROLLOUTS = 30
"""Hands that are played on for each choice, the same for all."""
_SURPRISE = 0.02
"""A rival may always do what its table never does."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: equal cards are one. ``points`` is its own side's less the rival's, expected
    over the rest of the hand; ``win_chance`` that of the chico after it."""

    actions: tuple[Action, ...]
    probability: float
    points: float
    win_chance: float


@dataclass(frozen=True, slots=True)
class Assessment:
    """Every choice, and the chance to win the chico before one is made, playing by the table."""

    choices: tuple[Choice, ...]
    win_chance: float

    def of(self, action: Action) -> Choice | None:
        """Return the choice that an action is, None for one the tables do not weigh."""
        return next((each for each in self.choices if action in each.actions), None)


def assess(
    seen: Observation,
    legal: tuple[Action, ...],
    done: Sequence[Action],
    rng: Random,
    rollouts: int = ROLLOUTS,
) -> Assessment | None:
    """Return what each choice is worth, None where no table or no hand of the rival explains it.

    ``done`` are the hand's actions so far, of both seats in order.
    """
    found = trained.weigh(seen, legal, knows_scores=True)
    if found is None:
        return None
    starts = _starts(seen, done, rng, rollouts)
    if not starts:
        return None
    luck = rng.random()
    choices = []
    for move, probability in zip(*found, strict=True):
        points = chance = 0.0
        for number, start in enumerate(starts):
            # The same luck for every choice, so that their differences are less noisy
            end = play_on(
                apply(start, move[0]).state, trained.choose_to_win, Random(f"{luck}/{number}")
            )
            points += _gain(end, seen)
            chance += chico_chance(end, seen)
        choices.append(Choice(move, probability, points / len(starts), chance / len(starts)))
    before = sum(each.probability * each.win_chance for each in choices)
    return Assessment(tuple(choices), before)


def _starts(seen: Observation, done: Sequence[Action], rng: Random, count: int) -> list[State]:
    """Return states that look like this one to the seat, likelier hands of the rival more often."""
    states, weights = [], []
    for world in draw_worlds(seen, CANDIDATES, rng):
        state, weight = _replay(seen, world, done)
        states.append(state)
        weights.append(weight)
    return rng.choices(states, weights, k=count) if any(weights) else []


def _replay(seen: Observation, world: World, done: Sequence[Action]) -> tuple[State, float]:
    """Return the state after what was done, were this the rival's hand, and how likely that is."""
    hands = tuple(
        seen.cards if seat == seen.seat else world.cards for seat in range(seen.rules.players)
    )
    state = start_hand(
        seen.rules, "value", seen.hand, seen.mano, seen.start, seen.chicos, hands=hands
    ).state
    weight = 1.0
    for action in done:
        if action.seat != seen.seat:
            weight *= _likelihood(state, action)
        state = apply(state, action).state
    # Another tanto than the one declared would have made another score
    return state, weight if state.score == seen.score else 0.0


def _likelihood(state: State, action: Action) -> float:
    found = trained.weigh(
        observe(state, action.seat), legal_actions(state, action.seat), knows_scores=True
    )
    if found is None:
        return 1.0
    for move, odds in zip(*found, strict=True):
        if action in move:
            return max(odds, _SURPRISE) / len(move)
    return _SURPRISE


def _gain(end: State, seen: Observation) -> float:
    own, other = seen.seat, 1 - seen.seat
    return end.score[own] - seen.score[own] - (end.score[other] - seen.score[other])
