"""The measuring opponents *heur*, *tight* and *loose*: fixed tantos, cards by sampled worlds.

Knows one seat's observation. Figures rest on these numbers; they are not to be tuned.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from game.ai import reading, rule
from game.ai.trained import is_trained
from game.ai.worlds import best_card, chance_to_win, draw_worlds, wins_by_card
from game.engine.actions import Action, Call, Play, Say
from game.engine.observe import Observation
from game.engine.ranking import envido_points

WORLDS = 40
CHEAPER_WITHIN = 1.5
ACCEPTS = {
    ("E",): 25,
    ("E", "E"): 28,
    ("RE",): 27,
    ("E", "RE"): 28,
    ("E", "E", "RE"): 29,
}
ACCEPTS_FALTA = 31

Menu = Mapping[Call, Action]


@dataclass(frozen=True, slots=True)
class Heur:
    """How often it bluffs, and the chances at which it calls, accepts and raises truco."""

    bluffs: float
    calls: float
    accepts: float
    raises: float

    def choose(self, seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """Return its move; what is no betting and no card is the rule player's."""
        if not is_trained(seen, legal):
            return rule.choose(seen, legal, rng)
        menu: dict[Call, Action] = {act.call: act for act in legal if isinstance(act, Say)}
        action = self._envido(seen, menu, rng)
        if action is not None:
            return action
        worlds = draw_worlds(seen, WORLDS, rng)
        action = self._truco(seen, menu, chance_to_win(seen, worlds), rng)
        if action is not None:
            return action
        card = best_card(wins_by_card(seen, worlds), CHEAPER_WITHIN)
        return Play(seen.seat, card)

    def _envido(self, seen: Observation, menu: Menu, rng: Random) -> Action | None:
        points = envido_points(seen.cards)
        if seen.seat in seen.envido.asked:
            return _answer_envido(seen, menu, points, rng)
        if Call.ENVIDO not in menu:
            return None
        if points >= 31 and Call.REAL_ENVIDO in menu and rng.random() < 0.4:
            return menu[Call.REAL_ENVIDO]
        opens = 26 if seen.seat == seen.mano else 25
        if (points >= opens and rng.random() < 0.9) or rng.random() < self.bluffs:
            return menu[Call.ENVIDO]
        return None

    def _truco(self, seen: Observation, menu: Menu, chance: float, rng: Random) -> Action | None:
        higher = menu.get(Call.TRUCO) or menu.get(Call.RETRUCO) or menu.get(Call.VALE_CUATRO)
        if seen.seat in seen.truco.asked:
            if higher and chance > self.raises and rng.random() < 0.8:
                return higher
            accepts = chance > self.accepts or reading.refusing_truco_loses(seen)
            return menu[Call.QUIERO] if accepts else menu[Call.NO_QUIERO]
        if higher is None:
            return None
        needed = self.calls if menu.get(Call.TRUCO) is higher else self.raises
        if chance > needed and rng.random() < 0.8:
            return higher
        bluffs = bool(seen.results) and chance < 0.3 and rng.random() < self.bluffs
        return higher if bluffs else None


def _answer_envido(seen: Observation, menu: Menu, points: int, rng: Random) -> Action:
    calls = tuple(call.value for call in seen.envido.calls)
    if points >= 32 and Call.FALTA_ENVIDO in menu:
        return menu[Call.FALTA_ENVIDO]
    if points >= 31 and Call.REAL_ENVIDO in menu and rng.random() < 0.6:
        return menu[Call.REAL_ENVIDO]
    if points >= 29 and Call.ENVIDO in menu and rng.random() < 0.5:
        return menu[Call.ENVIDO]
    if points >= ACCEPTS.get(calls, ACCEPTS_FALTA) or reading.refusing_envido_loses(seen):
        return menu[Call.QUIERO]
    return menu[Call.NO_QUIERO]


HEUR = Heur(bluffs=0.10, calls=0.62, accepts=0.42, raises=0.80)
TIGHT = Heur(bluffs=0.02, calls=0.75, accepts=0.50, raises=0.80)
LOOSE = Heur(bluffs=0.30, calls=0.50, accepts=0.35, raises=0.70)
