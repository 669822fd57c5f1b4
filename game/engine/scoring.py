"""The score pad: whose account a side has, entering points with their reason, who wins a chico.

Knows scores and accounts. Must not know what the points were for.
"""

from __future__ import annotations

from game.engine.events import Event, Points, Why
from game.engine.seats import LETTERS, TEAM_LETTERS, Seat, Side
from game.engine.state import CHICO_OVER, POT, Entry, State, entry
from game.engine.variants import Scoring

EXTRA_HANDS = 3
POROTOS = 10
"""What each seat starts with where porotos are to be got rid of (destantado)."""
_CLOSING_ORDER = (("flor", "contraflor", "al-resto"), ("envido", "real-envido", "falta-envido"))


def opening_score(scoring: Scoring) -> tuple[int, ...]:
    """Return the score at the beginning of a chico.

    >>> opening_score(Scoring.TEAMS), opening_score(Scoring.SHED)
    ((0, 0), (10, 10, 10))
    """
    if scoring is Scoring.TEAMS:
        return 0, 0
    return (POROTOS if scoring is Scoring.SHED else 0,) * 3


def next_score(state: State) -> tuple[int, ...]:
    """Return the score from which the next hand goes on: a new chico starts from the beginning."""
    if state.phase == CHICO_OVER:
        return opening_score(state.rules.table.scoring)
    return state.score


def accounts(state: State, side: Side) -> tuple[int, ...]:
    """Return the accounts a side's points are written to: its team's, or each of its seats'."""
    if state.rules.by_teams:
        return (side,)
    return tuple(seat for seat, own in enumerate(state.sides) if own == side)


def account_letter(state: State, account: int) -> str:
    """Return how an account is written: its team's letter, or its seat's."""
    return (TEAM_LETTERS if len(state.score) == len(TEAM_LETTERS) else LETTERS)[account]


def standing(state: State, side: Side) -> int:
    """Return the best score among a side's accounts."""
    return max(state.score[account] for account in accounts(state, side))


def enter(state: State, side: Side, points: int, why: Why, events: list[Event]) -> State:
    """Write points on a side's accounts (negative for a penalty)."""
    if state.rules.by_teams:
        return _write(state, side, points, why, None, events)
    for account in accounts(state, side):
        state = _write(state, account, points, why, None, events)
    return state


def enter_seat(state: State, seat: Seat, points: int, why: Why, events: list[Event]) -> State:
    """Write points on one seat's own account."""
    return _write(state, seat, points, why, None, events)


def _write(
    state: State, account: int, points: int, why: Why, source: Seat | None, events: list[Event]
) -> State:
    score = list(state.score)
    if source is None:
        score[account] += points
    else:
        score[account] -= points
        if source != POT:
            score[source] += points
    after = tuple(score)
    events.append(Points(account, points, why, after, source))
    return state._replace(
        score=after, entries=(*state.entries, entry(account, points, why, source))
    )


def shed(
    state: State, seat: Seat, due: tuple[tuple[Seat, int], ...], why: Why, events: list[Event]
) -> State:
    """Let a seat give porotos away: to each seat (or POT) what is due, while they last.

    Who has fewer than due gives all he has, in order from his right, and wins (B44).
    """
    order = [(seat + step) % len(state.score) for step in range(1, len(state.score))]
    for receiver, points in sorted(
        due, key=lambda one: order.index(one[0]) if one[0] in order else len(order)
    ):
        given = min(points, state.score[seat])
        if given:
            state = _write(state, seat, given, why, receiver, events)
    return state


def undo_shed(state: State, seat: Seat, contest: Why, events: list[Event]) -> tuple[State, int]:
    """Take back the porotos a seat gave away for a contest (named by one of its reasons), as far
    as their receivers still have them, and return how many they were."""
    taken = 0
    for line in state.entries:
        if line.side != seat or _closing_rank(line.why) != _closing_rank(contest):
            continue
        has = line.points if line.source in (None, POT) else state.score[line.source]
        back = min(line.points, has)
        if back:
            state = _write(state, seat, -back, Why.PENA, line.source, events)
        taken += back
    return state, taken


def is_stretched(state: State) -> bool:
    """Return whether this hand is scored only at its end (``cierre=alargue`` from 29-29 on)."""
    rules = state.rules
    return rules.cierre == "alargue" and not rules.sheds and min(state.start) >= rules.target - 1


def at_target(state: State) -> bool:
    """Return whether some account has all the points it needs."""
    if state.rules.sheds:
        return min(state.score) <= 0
    return max(state.score) >= state.rules.target


def reached(state: State) -> bool:
    """Return whether the chico ends here and now."""
    return at_target(state) and not is_stretched(state)


def may_go_on(state: State) -> bool:
    """Return whether a hand may be dealt at this score although a target is reached: the best of
    a stretched hand have tied (``cierre=alargue``)."""
    return is_stretched(state) and state.score.count(max(state.score)) > 1


def chico_winner(state: State) -> int | None:
    """Return the account that has won the chico at the end of a hand, None while it goes on.

    Equal totals go to who won the hand, then to the nearer mano (B35, B42). A stretched hand that
    ties goes on, three extra hands at most; then whoever scored first in the last, in the order
    flor, envido, truco, wins (B30).
    """
    if not at_target(state):
        return None
    if state.rules.sheds:
        return state.score.index(min(state.score))
    best = max(state.score)
    leaders = [account for account, points in enumerate(state.score) if points == best]
    if len(leaders) == 1:
        return leaders[0]
    if is_stretched(state):
        if state.extra < EXTRA_HANDS:
            return None
        return _first_of(state, leaders)
    winners = [line.side for line in state.entries if line.why not in (Why.BASE, Why.PENA)]
    last = winners[-1] if winners else leaders[0]
    return last if last in leaders and _won_alone(state, last) else _nearest(state, leaders)


def _won_alone(state: State, account: int) -> bool:
    """Return whether the last entry that decided the hand was this account's alone."""
    return len(accounts(state, state.sides[account])) == 1


def _nearest(state: State, leaders: list[int]) -> int:
    players = len(state.score)
    return min(leaders, key=lambda seat: (seat - state.mano) % players)


def _first_of(state: State, leaders: list[int]) -> int:
    """Return who of those tied scored first in this hand by the order flor, envido, truco; where
    partners did so together, the nearer mano (B42)."""
    lines = [(rank, line) for rank, line in _ranked(state) if line.side in leaders]
    first = min((rank for rank, _ in lines), default=0)
    for rank, line in lines:
        if rank == first:
            together = accounts(state, state.sides[line.side]) if len(state.score) > 2 else ()
            return _nearest(state, [seat for seat in together if seat in leaders] or [line.side])
    return _nearest(state, leaders)


def _ranked(state: State) -> list[tuple[int, Entry]]:
    """Return the lines that stand at the end of a hand, each with the rank of what it is for. What
    a lie had been paid, a line of as many points, is left out; what its rival gets for it has the
    rank of the lie."""
    ranked: list[tuple[int, Entry]] = []
    lie = 0
    for line in state.entries:
        if line.why is not Why.PENA:
            ranked.append((_closing_rank(line.why), line))
        elif line.points > 0:
            ranked.append((lie, line))
        else:
            lost = min(
                one for one in ranked if one[1].side == line.side and one[1].points == -line.points
            )
            ranked.remove(lost)
            lie = lost[0]
    return ranked


def _closing_rank(why: Why) -> int:
    for rank, words in enumerate(_CLOSING_ORDER):
        if why.value.startswith(words):
            return rank
    return len(_CLOSING_ORDER)
