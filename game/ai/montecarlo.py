"""The measuring opponent *montecarlo*: calls and answers by its chances over sampled deals.

Knows one seat's observation. Figures rest on these numbers; they are not to be tuned.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.ai import reading, rule
from game.ai.trained import is_trained
from game.ai.worlds import World, best_card, chance_to_win, draw_worlds, wins_by_card
from game.engine.actions import Action, Call, Play, Say
from game.engine.envido import POINTS, refused_worth
from game.engine.falta import falta_worth
from game.engine.observe import Observation
from game.engine.ranking import envido_points

WORLDS = 160
BLUFF = 0.08
CALLS_TRUCO, RAISES_TRUCO = 0.62, 0.72
ACCEPTS_TRUCO = (0.36, 0.44, 0.50)
LAST_STAND = 0.50
"""What it wants to accept a truco whose loss loses the match."""
CALLS_ENVIDO, CALLS_REAL, CALLS_FALTA = 0.52, 0.70, 0.86
CHEAP_FALTA = 10
ENVIDO_MARGIN = 0.04
PRESSED = 5
"""The rival lacks so few points that a falta is worth its risk."""

Menu = Mapping[Call, Action]


def choose(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Return its move; what is no betting and no card is the rule player's."""
    if not is_trained(seen, legal):
        return rule.choose(seen, legal, rng)
    menu: dict[Call, Action] = {act.call: act for act in legal if isinstance(act, Say)}
    worlds = draw_worlds(seen, WORLDS, rng)
    action = _envido(seen, menu, _chance_of_tanto(seen, worlds), rng)
    if action is not None:
        return action
    action = _truco(seen, menu, chance_to_win(seen, worlds), rng)
    if action is not None:
        return action
    return Play(seen.seat, best_card(wins_by_card(seen, worlds), 0))


def _chance_of_tanto(seen: Observation, worlds: list[World]) -> float:
    own = envido_points(seen.cards) + (seen.seat == seen.mano)
    return sum(own > envido_points(world.cards) for world in worlds) / len(worlds)


def _envido(seen: Observation, menu: Menu, chance: float, rng: Random) -> Action | None:
    falta = falta_worth(seen.rules, seen.score, seen.seat, None)
    pressed = seen.rules.target - seen.score[1 - seen.seat] <= PRESSED
    asked = seen.seat in seen.envido.asked
    if not asked and Call.ENVIDO not in menu:
        return None
    if chance >= CALLS_FALTA and Call.FALTA_ENVIDO in menu and (falta <= CHEAP_FALTA or pressed):
        return menu[Call.FALTA_ENVIDO]
    if chance >= CALLS_REAL and Call.REAL_ENVIDO in menu:
        return menu[Call.REAL_ENVIDO]
    if not asked:
        opens = chance >= CALLS_ENVIDO or rng.random() < BLUFF
        return menu[Call.ENVIDO] if opens else None
    calls = seen.envido.calls
    accepted = falta
    if calls[-1] is not Call.FALTA_ENVIDO:
        accepted = sum(POINTS[call] for call in calls)
    needed = (1 - refused_worth(calls) / accepted) / 2 + ENVIDO_MARGIN
    accepts = chance >= needed or reading.refusing_envido_loses(seen)
    return menu[Call.QUIERO] if accepts else menu[Call.NO_QUIERO]


def _truco(seen: Observation, menu: Menu, chance: float, rng: Random) -> Action | None:
    higher = menu.get(Call.TRUCO) or menu.get(Call.RETRUCO) or menu.get(Call.VALE_CUATRO)
    level = seen.truco.pending
    if seen.seat in seen.truco.asked:
        if higher and chance >= RAISES_TRUCO:
            return higher
        needed = max(ACCEPTS_TRUCO[level - 1], 1 / (2 * (level + 1)))
        if reading.loses_chico(seen, level + 1):
            needed = max(needed, LAST_STAND)
        accepts = chance >= needed or reading.refusing_truco_loses(seen)
        return menu[Call.QUIERO] if accepts else menu[Call.NO_QUIERO]
    if higher is None:
        return None
    needed = CALLS_TRUCO if menu.get(Call.TRUCO) is higher else RAISES_TRUCO
    return higher if chance >= needed or rng.random() < BLUFF else None
