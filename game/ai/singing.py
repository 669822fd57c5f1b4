"""How the rule player sings: envido and flor, opened and answered.

Between two without a muestra its tantos are the measuring opponent's own numbers, which are not to
be tuned. At every other table the same habits go by odds: a number is as good there as the number
between two that has the same chance against one rival, and envido is opened where the side's chance
is at least its even share. Knows one seat's observation.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.ai import reading
from game.ai.odds import flor_chance, tanto_chance
from game.engine.actions import Action, Call
from game.engine.flor import accepted_worth, refused_worth
from game.engine.observe import Observation
from game.engine.ranking import envido_points, flor_points, is_flor
from game.engine.variants import Sides

OPENS_ENVIDO, OPENS_REAL = 27, 30
RAISES_TO_REAL = 30
ACCEPTS_HIGHEST = 30
ACCEPTS = {
    (Call.ENVIDO,): 26,
    (Call.REAL_ENVIDO,): 28,
    (Call.ENVIDO, Call.ENVIDO): 28,
    (Call.ENVIDO, Call.REAL_ENVIDO): 29,
}
ENVIDO_BLUFF = 0.05
FLOR_MARGIN = 0.05
"""How much better than needed the chance must be to accept a flor: a rival's may be the better."""
ACCEPTS_FLOR = {Call.CONTRAFLOR: 32, Call.CONTRAFLOR_AL_RESTO: 35}
CALLS_CONTRAFLOR, CALLS_AL_RESTO = 33, 36

Menu = Mapping[Call, Action]


def tanto(seen: Observation) -> int:
    """Return the seat's own tanto."""
    return envido_points(seen.cards, seen.muestra)


def envido(seen: Observation, menu: Menu, rng: Random) -> Action | None:
    """Answer an envido, or open one; None where there is nothing to say."""
    if seen.seat in seen.envido.asked:
        if _is_worth(seen, RAISES_TO_REAL) and Call.REAL_ENVIDO in menu:
            return menu[Call.REAL_ENVIDO]
        needed = ACCEPTS.get(seen.envido.calls, ACCEPTS_HIGHEST)
        if _is_worth(seen, needed) or reading.refusing_envido_loses(seen):
            return menu.get(Call.QUIERO)
        return menu.get(Call.NO_QUIERO)
    if Call.ENVIDO not in menu:
        return None
    if _is_worth(seen, OPENS_REAL) and Call.REAL_ENVIDO in menu:
        return menu[Call.REAL_ENVIDO]
    if _opens(seen) or rng.random() < ENVIDO_BLUFF:
        return menu[Call.ENVIDO]
    return None


def _is_plain(seen: Observation) -> bool:
    """Whether this is the game the numbers are from: one against one, without a muestra."""
    return seen.muestra is None and reading.count_in(seen) == (1, 0)


def _is_worth(seen: Observation, points: int) -> bool:
    """Whether the own tanto is at this table what ``points`` are between two."""
    if _is_plain(seen):
        return tanto(seen) >= points
    has_muestra = seen.muestra is not None
    return tanto_chance(tanto(seen), has_muestra, seen.rules.flor) >= tanto_chance(points)


def _opens(seen: Observation) -> bool:
    if _is_plain(seen):
        return tanto(seen) >= OPENS_ENVIDO
    rivals, partners = reading.count_in(seen)
    sides = 1 + rivals if seen.rules.table.sides is Sides.EACH else 2
    has_muestra = seen.muestra is not None
    chance = tanto_chance(tanto(seen), has_muestra, seen.rules.flor, rivals, partners)
    return chance * sides >= 1


def flor(seen: Observation, menu: Menu, rng: Random) -> Action | None:
    """Sing every true flor and no other; answer a rival's by its chance."""
    if Call.CON_FLOR_QUIERO not in menu:
        has_one = is_flor(seen.cards, seen.muestra)
        return menu.get(Call.FLOR) if has_one else None
    if not is_flor(seen.cards, seen.muestra):
        return menu.get(Call.NO_QUIERO) or menu.get(Call.CON_FLOR_ME_ACHICO)
    chance = flor_chance(flor_points(seen.cards, seen.muestra), seen.muestra is not None)
    if chance >= flor_chance(CALLS_AL_RESTO) and Call.CONTRAFLOR_AL_RESTO in menu:
        return menu[Call.CONTRAFLOR_AL_RESTO]
    if chance >= flor_chance(CALLS_CONTRAFLOR) and Call.CONTRAFLOR in menu:
        return menu[Call.CONTRAFLOR]
    if chance >= _needed(seen) or reading.refusing_flor_loses(seen):
        return menu.get(Call.CON_FLOR_QUIERO)
    return menu.get(Call.CON_FLOR_ME_ACHICO)


def _needed(seen: Observation) -> float:
    """Return the chance at which a flor is accepted: any rival may hold any flor, so that the bet
    must pay; who called contraflor holds a good one."""
    calls, table = seen.flor.calls, seen.table
    if calls[-1] in ACCEPTS_FLOR:
        return flor_chance(ACCEPTS_FLOR[calls[-1]])
    refused = refused_worth(table, calls)
    accepted = accepted_worth(table, reading.own_side(seen))
    return (1 - refused / accepted) / 2 + FLOR_MARGIN
