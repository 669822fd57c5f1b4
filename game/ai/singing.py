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
from game.engine.envido import accepted_worth as envido_worth
from game.engine.envido import refused_worth as refused_envido
from game.engine.flor_tables import ALONE, accepted_worth, refused_worth
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
ACCEPTS_FALTA = 28
"""What is enough for a falta, and for anything else that high, at every other table."""
ENVIDO_BLUFF = 0.05
CALLER_OF_THREE = 0.58
"""Who opens at a table of three with an even share of the odds is better than so many hands."""
FLOR_MARGIN = 0.05
"""How much better than needed the chance must be to accept a flor: a rival's may be the better."""
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
        accepts = _accepts(seen) or reading.refusing_envido_loses(seen)
        return menu.get(Call.QUIERO if accepts else Call.NO_QUIERO)
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
    return _chance(seen) >= tanto_chance(points)


def _opens(seen: Observation) -> bool:
    if _is_plain(seen):
        return tanto(seen) >= OPENS_ENVIDO
    rivals, partners = reading.count_in(seen)
    sides = 1 + rivals if seen.rules.table.sides is Sides.EACH else 2
    return _chance(seen, rivals, partners) * sides >= 1


def _chance(seen: Observation, rivals: int = 1, partners: int = 0) -> float:
    has_muestra = seen.muestra is not None
    return tanto_chance(tanto(seen), has_muestra, seen.rules.flor, rivals, partners)


def _accepts(seen: Observation) -> bool:
    """Whether an envido is accepted. Where only the winner scores, losing costs what the winner is
    ahead by, half of it against each of two rivals; once another is in, refusing costs the same."""
    calls = seen.envido.calls
    if not reading.loses_nothing(seen):
        highest = ACCEPTS_HIGHEST if _is_plain(seen) else ACCEPTS_FALTA
        return _is_worth(seen, min(ACCEPTS.get(calls, highest), highest))
    if seen.envido.accepted:
        return True
    worth = envido_worth(seen.table, calls, reading.own_side(seen))
    needed = (worth - refused_envido(calls)) / (3 * worth)
    return _chance(seen) >= CALLER_OF_THREE + needed * (1 - CALLER_OF_THREE)


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
    joins = reading.loses_nothing(seen) and bool(seen.flor.accepted)
    if joins or chance >= _needed(seen) or reading.refusing_flor_loses(seen):
        return menu.get(Call.CON_FLOR_QUIERO)
    return menu.get(Call.CON_FLOR_ME_ACHICO)


def _needed(seen: Observation) -> float:
    """Return the chance at which a flor is accepted. Any rival may hold any flor, so the bet must
    pay; a contraflor is accepted so often that calling one on a poor flor does not."""
    calls, table = seen.flor.calls, seen.table
    refused = refused_worth(table, calls)
    accepted = accepted_worth(table, reading.own_side(seen))
    if calls[-1] is Call.FLOR:
        return (1 - refused / accepted) / 2 + FLOR_MARGIN
    return 1 - (refused + ALONE) / (accepted + refused)
