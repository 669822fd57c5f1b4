"""What a flor is worth: its points, and what each table pays for one alone, accepted or refused.

Knows the tables of points. Must not know who may sing or answer, nor how it is paid.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.actions import Call
from game.engine.envido import LEAST_FALTA
from game.engine.ranking import flor_points, is_flor
from game.engine.scoring import standing
from game.engine.seats import Seat, Side
from game.engine.state import NO_DUEL, State

ALONE = 3
RESTO_IN_DUEL = 12
_RAISED_RESTO_REFUSED = 6


@dataclass(frozen=True, slots=True)
class Table:
    """One way to pay flores (``flor-tabla``).

    ``against``: a flor accepted by another (0: three for each flor); ``declined``: a flor that a
    rival's shrinks from; ``contra``, ``contra_refused``, ``resto_refused``; ``resto`` names how
    the rest is counted; ``partners``: whether each of two partners' flores pays; ``per_flor``:
    any refusal pays three for each flor of the caller's side.
    """

    against: int
    declined: int
    contra: int
    contra_refused: int
    resto_refused: int
    resto: str = "puntero"
    partners: bool = True
    per_flor: bool = False


TABLES = {
    "ludoteka": Table(4, 3, 6, 4, 6, partners=False),
    "clasica": Table(6, 4, 6, 4, 4, resto="chico"),
    "wiki": Table(4, 3, 6, 4, 6, resto="mitad"),
    "tres-por-flor": Table(0, 3, 6, 4, 6),
    "uruguaya": Table(3, 3, 5, 3, 3, per_flor=True),
}


def flor_of(state: State, seat: Seat) -> int | None:
    """Return the value of a seat's flor, None when it holds none."""
    hand = state.hands[seat]
    if hand is None:
        secret = state.secrets[seat]
        return secret.flor if secret else None
    return flor_points(hand, state.muestra) if is_flor(hand, state.muestra) else None


def refused_worth(state: State, calls: tuple[Call, ...]) -> int:
    """Return what the last flor call pays when it is declined."""
    table = TABLES[state.rules.flor_table]
    if table.per_flor:
        return ALONE * max(1, _flores_of(state, state.sides[state.flor.caller]))
    if calls[-1] is Call.FLOR:
        return table.declined
    if calls[-1] is Call.CONTRAFLOR:
        return table.contra_refused
    return _RAISED_RESTO_REFUSED if Call.CONTRAFLOR in calls else table.resto_refused


def _flores_of(state: State, side: Side) -> int:
    """Return how many flores a side has sung, or holds where the game sings them.

    Where players sing, a partner's that was never sung is compared, but a refusal shows no cards.
    """
    if state.rules.free_flor:
        return sum(state.sides[seat] == side for seat in state.flor.sung)
    return sum(
        state.sides[seat] == side and flor_of(state, seat) is not None
        for seat in state.seats
        if seat not in state.gone
    )


def accepted_worth(state: State, winner: Side, flores: int = 2) -> int:
    """Return what the last flor call pays ``winner`` when accepted, ``flores`` taking part."""
    rules = state.rules
    table = TABLES[rules.flor_table]
    last = state.flor.calls[-1]
    if last is Call.FLOR:
        return table.against or ALONE * flores
    if last is Call.CONTRAFLOR:
        return table.contra
    if state.duel != NO_DUEL:
        return RESTO_IN_DUEL
    if rules.table.fixed_falta:
        return rules.table.fixed_falta
    return max(LEAST_FALTA, _resto(state, table, winner))


def _resto(state: State, table: Table, winner: Side) -> int:
    """Return what the rest is, as the table counts it."""
    rules = state.rules
    if table.resto == "chico":
        return rules.target - standing(state, winner)
    if table.resto == "mitad":
        rival = max(standing(state, side) for side in range(max(state.sides) + 1) if side != winner)
        return (rules.half if rules.half and rival < rules.half else rules.target) - rival
    return rules.target - max(state.score)
