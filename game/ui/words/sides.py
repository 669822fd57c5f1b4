"""Who belongs together at a table and whose points are counted, as screens show it.

Knows observations and names. Must not know pixels.
"""

from __future__ import annotations

from game.engine.observe import Observation
from game.engine.seats import Seat, Side, team_of
from game.engine.variants import Scoring
from game.i18n import tr


def has_teams(seen: Observation) -> bool:
    """Return whether points are counted for teams, not for each seat."""
    return seen.rules.table.scoring is Scoring.TEAMS


def has_partners(seen: Observation) -> bool:
    """Return whether at this table somebody plays with somebody else."""
    return len(set(seen.sides)) < seen.rules.players


def account_of(seen: Observation, seat: Seat) -> int:
    """Return the account of the score pad a seat's points are written to."""
    return team_of(seat) if has_teams(seen) else seat


def account_names(seen: Observation, names: tuple[str, ...], is_person: bool) -> tuple[str, ...]:
    """Return what each account is called: the player where it is one player's, else the team.

    ``is_person``: somebody looks from ``seen.seat`` and says «we».
    """
    if not has_teams(seen) or seen.rules.players == 2:
        return names
    ours, theirs = (tr("Nosotros"), tr("Ellos")) if is_person else (tr("Azules"), tr("Naranjas"))
    is_swapped = is_person and team_of(seen.seat) == 1
    return (theirs, ours) if is_swapped else (ours, theirs)


def side_name(
    seen: Observation, names: tuple[str, ...], accounts: tuple[str, ...], side: Side
) -> str:
    """Return what a side of this hand is called: its team, or those who play on it."""
    if has_teams(seen):
        return accounts[side]
    return _together([name for seat, name in enumerate(names) if seen.sides[seat] == side])


def team_players(names: tuple[str, ...], team: int) -> str:
    """Return everybody of a team, as one says it."""
    return _together([name for seat, name in enumerate(names) if team_of(seat) == team])


def _together(those: list[str]) -> str:
    if len(those) == 1:
        return those[0]
    return tr("{one} y {other}").format(one=", ".join(those[:-1]), other=those[-1])


def short_name(
    seen: Observation, names: tuple[str, ...], accounts: tuple[str, ...], side: Side
) -> str:
    """Return what a side of this hand is called where there is little room."""
    if has_teams(seen) or seen.sides.count(side) == 1:
        return side_name(seen, names, accounts, side)
    return tr("Los dos")


def mark_of(seen: Observation, account: int) -> int:
    """Return which shape and colour an account has in this hand: that of its side."""
    return account if has_teams(seen) else seen.sides[account]
