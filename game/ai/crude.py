"""Three crude measuring opponents: *maniac* bets on everything, *rock* on nothing but the best,
*sensible* is chance with half a head.

Knows one seat's observation.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.ai import reading, rule
from game.ai.trained import is_trained
from game.engine.actions import Action, Call, Play, Say
from game.engine.observe import Observation
from game.engine.ranking import STRENGTH, envido_points

ROCK_ACCEPTS = 29
ACCEPTS_HALF = 0.5

Menu = Mapping[Call, Action]


def maniac(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Call whatever may be called, accept what may not be raised; cards by the rule player."""
    if not is_trained(seen, legal):
        return rule.choose(seen, legal, rng)
    menu = _menu(legal)
    for call in (Call.ENVIDO, Call.REAL_ENVIDO, Call.FALTA_ENVIDO):
        if call in menu:
            return menu[call]
    return _higher(menu) or menu.get(Call.QUIERO) or _card(seen, legal, rng)


def rock(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Bet and accept with a tanto of 29 or two bravas, else never; cards by the rule player."""
    if not is_trained(seen, legal):
        return rule.choose(seen, legal, rng)
    menu = _menu(legal)
    has_tanto = envido_points(seen.cards) >= ROCK_ACCEPTS
    if seen.seat in seen.envido.asked:
        return menu[Call.QUIERO if has_tanto else Call.NO_QUIERO]
    if has_tanto and Call.ENVIDO in menu:
        return menu[Call.ENVIDO]
    bravas = sum(STRENGTH[card] >= reading.BRAVA for card in seen.cards)
    if seen.seat in seen.truco.asked:
        return menu[Call.QUIERO if bravas >= 2 else Call.NO_QUIERO]
    higher = _higher(menu)
    if bravas >= 2 and higher is not None:
        return higher
    return _card(seen, legal, rng)


def sensible(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Choose at random, but never falta nor the mazo, and accept half of what is called."""
    if not is_trained(seen, legal):
        return rule.choose(seen, legal, rng)
    menu = _menu(legal)
    if Call.QUIERO in menu:
        return menu[Call.QUIERO if rng.random() < ACCEPTS_HALF else Call.NO_QUIERO]
    silly = (Call.FALTA_ENVIDO, Call.FOLD)
    return rng.choice([act for act in legal if not (isinstance(act, Say) and act.call in silly)])


def _menu(legal: tuple[Action, ...]) -> dict[Call, Action]:
    return {act.call: act for act in legal if isinstance(act, Say)}


def _higher(menu: Menu) -> Action | None:
    return menu.get(Call.TRUCO) or menu.get(Call.RETRUCO) or menu.get(Call.VALE_CUATRO)


def _card(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Return the card of the rule player, who is offered nothing else."""
    plays = tuple(act for act in legal if isinstance(act, Play))
    return rule.choose(seen, plays, rng)
