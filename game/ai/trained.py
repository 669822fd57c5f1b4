"""Play for two from a trained table: draw a move by the table's probabilities, never the likeliest.

Knows one seat's observation and how the tables are named. A table with a muestra is played by
search. What no table holds is played by the rule player, and so is all that is no betting and no
card: flor, declaring, showing, cutting.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai import reading, rule, search
from game.ai.keys import Situation, situation
from game.ai.scores import is_near, score_key
from game.ai.table import Table, load_table, pick
from game.engine.actions import FLOR_ANSWERS, Action, Call, Play, Say
from game.engine.falta import falta_worth
from game.engine.observe import Observation
from game.engine.ranking import is_flor
from game.engine.seats import team_of
from game.engine.state import NOBODY, Phase

NEUTRAL, FLOR, SCORES = "neutral", "flor", "scores"
"""Files: the neutral table, the same for tables with flor, play near the end."""
TRAINED_FALTAS = (7, 10, 14, 20)
"""What an accepted falta was worth in training, in points far from the end of a match."""
_FALTA_TO_FAR_POINTS = 0.7
"""A falta of 15 at 15-15 moves the match as 10 points would if points were all equal."""
FLATTER = 0.4
"""The exponent of a flattened table: less than one makes the seldom less so."""
BY_RULE = 0.35


Moves = list[tuple[Action, ...]]


def choose(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Play the neutral table (level *experto*)."""
    return _play(seen, legal, rng, weigh(seen, legal))


def choose_to_win(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Play the neutral table, and the score table near the end (level *leyenda*)."""
    return _play(seen, legal, rng, weigh(seen, legal, knows_scores=True))


def choose_flat(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Play the table less exactly, and now and then by habit (level *bueno*)."""
    if rng.random() < BY_RULE:
        return rule.choose(seen, legal, rng)
    if search.is_searched(seen, legal):
        return search.choose_quickly(seen, legal, rng)
    return _play(seen, legal, rng, weigh(seen, legal), FLATTER)


def _play(
    seen: Observation,
    legal: tuple[Action, ...],
    rng: Random,
    found: tuple[Moves, list[float]] | None,
    exponent: float = 1.0,
) -> Action | None:
    if found is None:
        return search.choose(seen, legal, rng)
    moves, odds = found
    weights = odds if exponent == 1.0 else [each**exponent for each in odds]
    move = moves[pick(weights, rng.random())]
    action = move[int(rng.random() * len(move))]
    if isinstance(action, Play):
        return _leave_lost(seen, legal) or action
    return action


def weigh(
    seen: Observation, legal: tuple[Action, ...], knows_scores: bool = False
) -> tuple[Moves, list[float]] | None:
    """Return the moves that may be played and their probabilities, None where no table knows.

    Equal cards are one move. The obvious overrides the table: a hand or match that refusing would
    throw away is not refused, one that is lost for sure is not paid for.
    """
    if not is_trained(seen, _without_flor(seen, legal)):
        return None
    table = load_table(FLOR if seen.rules.flor else NEUTRAL)
    here = situation(seen, legal, table.images, falta_class(seen))
    if here is None:
        return None
    odds = _odds(seen, here, table, knows_scores)
    if odds is None:
        return None
    absurd = _absurd(seen)
    kept = [
        (move, chance)
        for move, chance in zip(here.moves, odds, strict=True)
        if move and not (isinstance(move[0], Say) and move[0].call in absurd)
    ]
    total = sum(chance for _, chance in kept)
    if total <= 0:
        return None
    return [move for move, _ in kept], [chance / total for _, chance in kept]


def _odds(
    seen: Observation, here: Situation, table: Table, knows_scores: bool
) -> list[float] | None:
    count = len(here.moves)
    if count == 1:
        return [1.0]
    lacks = lacks_of(seen)
    if knows_scores and is_near(lacks):
        near = load_table(SCORES).exact(score_key(here.key, lacks), count)
        if near is not None:
            return near
    return table.odds(here.key, count)


def lacks_of(seen: Observation) -> tuple[int, int]:
    """Return how many points the seat and its rival still need, of two players."""
    own, other = seen.score[seen.seat], seen.score[1 - seen.seat]
    return seen.rules.target - own, seen.rules.target - other


def is_trained(seen: Observation, legal: Sequence[Action]) -> bool:
    """Return whether this is a decision of the game for two that tables are trained on."""
    return (
        seen.rules.players == 2
        and seen.muestra is None
        and seen.phase == Phase.PLAY
        and seen.seat in seen.to_act
        and seen.envido.speaker == NOBODY
        and not any(isinstance(act, Say) and act.call in _FLOR for act in legal)
    )


_FLOR = (*FLOR_ANSWERS, Call.FLOR)


def _without_flor(seen: Observation, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return a menu without a flor that would be a lie; who holds one leaves it to rule."""
    if is_flor(seen.cards, seen.muestra):
        return legal
    return tuple(act for act in legal if not (isinstance(act, Say) and act.call is Call.FLOR))


def falta_class(seen: Observation) -> int:
    """Return which trained falta is nearest to what one is worth now, 0 to 3."""
    worth = [falta_worth(seen.rules, seen.score, side, None) for side in range(2)]
    far_points = _FALTA_TO_FAR_POINTS * sum(worth) / len(worth)
    distances = [abs(trained - far_points) for trained in TRAINED_FALTAS]
    return distances.index(min(distances))


def _absurd(seen: Observation) -> frozenset[Call]:
    """Return what no cards justify now."""
    if seen.seat in seen.envido.asked:
        return _REFUSAL if reading.refusing_envido_loses(seen) else _NOTHING
    mine = team_of(seen.seat)
    decided = reading.certain_winner(seen)
    if seen.seat in seen.truco.asked:
        if decided == mine or reading.refusing_truco_loses(seen):
            return _REFUSAL
        return _PAYING if decided == 1 - mine else _NOTHING
    return _NOTHING


_NOTHING: frozenset[Call] = frozenset()
_REFUSAL = frozenset({Call.NO_QUIERO})
_PAYING = frozenset({Call.QUIERO})


def _leave_lost(seen: Observation, legal: Sequence[Action]) -> Action | None:
    """Return the mazo where the last card loses for sure: the hand is over and hides its card."""
    if (
        len(seen.held) > 1
        or seen.seat in seen.flor.sung
        or reading.certain_winner(seen) != 1 - team_of(seen.seat)
    ):
        return None
    return next((act for act in legal if isinstance(act, Say) and act.call is Call.FOLD), None)
