"""How a hand ends: who is paid what, what is shown, when a chico and the match are over.

Knows payments of every scoring and the right to ask. Must not know how the hand was played.
"""

from __future__ import annotations

from functools import cache

from game.engine import claims, truco
from game.engine.dealing import DUELS, next_duel
from game.engine.events import AskedToSee, ChicoWon, Event, HandEnded, MatchWon, Why, hand_won
from game.engine.scoring import chico_winner, enter, enter_seat, reached, shed
from game.engine.seats import Seat, Side
from game.engine.state import HAND_OVER, IN_PLAY, NO_DUEL, POT, Phase, State
from game.engine.variants import Scoring

_BASE_POINT = 1


def decide(state: State, side: Side, points: int, why: Why, events: list[Event]) -> State:
    """Give the hand to a side, show what must be shown, and stop where rivals may ask."""
    events.append(hand_won(side))
    state = _pay(state, side, points, why, events)
    rules = state.rules
    if not rules.can_lie:
        if state.tanto or state.flores_won:
            state = claims.show_all(state, events)
        return end(state, events)
    if rules.mostrar == "si-piden" or rules.free_flor:
        state = claims.lose_folded_flores(state, events)
    if rules.mostrar == "siempre" or reached(state):
        state = claims.show_all(state, events)
    asking = () if reached(state) else claims.open_claims(state)
    if asking:
        return state._replace(phase=Phase.CLAIM, claims=asking)
    return _finish(state, events)


def _finish(state: State, events: list[Event]) -> State:
    """End the hand; cards are shown before they end a chico."""
    return end(claims.show_all(state, events) if _ends_chico(state) else state, events)


def _ends_chico(state: State) -> bool:
    """Return whether the points entered so far end the chico when the hand ends now."""
    if NO_DUEL < state.duel < DUELS - 1:
        return reached(state)
    return chico_winner(state) is not None


def _pay(state: State, side: Side, points: int, why: Why, events: list[Event]) -> State:
    rules = state.rules
    if rules.sheds:
        return shed(state, side, _due(state, side, points), why, events)
    state = enter(state, side, points, why, events)
    if rules.by_teams or rules.table.scoring is not Scoring.BASE:
        return state
    return _pay_bases(state, side, events)


def _due(state: State, winner: Seat, points: int) -> tuple[tuple[Seat, int], ...]:
    """Return whom the winner of a hand gives porotos: the stakers still in, what is owed to those
    who left after staking; a hand that nobody called, 1 to each rival still in; else the pot."""
    bet = state.truco
    due = list(state.owed)
    if bet.level:
        due += [(s, points) for s in bet.staked if s != winner and s not in state.gone]
    elif not bet.pending:
        due += [(s, points) for s in state.seats if s != winner and s not in state.gone]
    return tuple(due) or ((POT, points),)


def _pay_bases(state: State, winner: Seat, events: list[Event]) -> State:
    """Write the base point of everyone who did not stake and lose it (trucho)."""
    lost = {seat for seat, _ in state.owed}
    if state.truco.level:
        lost.update(state.truco.staked)
    for seat in state.seats:
        if seat == winner or seat not in lost:
            state = enter_seat(state, seat, _BASE_POINT, Why.BASE, events)
    return state


def leave(state: State, seat: Seat) -> State:
    """Mark a seat as gone; what it staked on the hand is owed."""
    state = state._replace(gone=(*state.gone, seat))
    if state.rules.each_alone and (points := truco.staked_by(state.truco, seat)):
        state = state._replace(owed=(*state.owed, (seat, points)))
    return state


def last_side(state: State) -> Side | None:
    """Return the side that is alone in the hand, None while there are others."""
    return _only_side(state.seats, state.sides, state.gone)


@cache
def _only_side(
    seats: tuple[Seat, ...], sides: tuple[Side, ...], gone: tuple[Seat, ...]
) -> Side | None:
    left = {sides[seat] for seat in seats if seat not in gone}
    return left.pop() if len(left) == 1 else None


def ask(state: State, seat: Seat, events: list[Event]) -> State:
    """Ask to see: unsung flores are found out, and whoever holds a tanto must show."""
    events.append(AskedToSee(seat))
    if state.rules.free_flor:
        state = claims.expose_unsung(state, seat, events)
    sides = state.sides
    asked: tuple[Seat, ...] = ()
    if state.rules.mostrar == "si-piden":
        asked = tuple(
            owner
            for owner in claims.owners(state)
            if sides[owner] != sides[seat] and owner not in state.to_show
        )
    remaining = tuple(other for other in state.claims if sides[other] != sides[seat])
    state = state._replace(claims=remaining, to_show=state.to_show + asked)
    return _go_on_asking(state, events)


def show(state: State, seat: Seat, events: list[Event]) -> State:
    """Show the cards that were asked for."""
    state = claims.show(state, seat, events)
    state = state._replace(to_show=tuple(other for other in state.to_show if other != seat))
    return _go_on_asking(state, events)


def _go_on_asking(state: State, events: list[Event]) -> State:
    """Leave the hand to who may still ask or must show, whatever lies have cost so far."""
    return state if state.claims or state.to_show else _finish(state, events)


def close(state: State, events: list[Event]) -> State:
    """End the right to ask: who was asked and has not shown loses the tanto."""
    for seat in state.to_show:
        if seat in dict(state.flores_won):
            state = claims.lose_flor(state, seat, events)
        if state.tanto and state.tanto.winner == seat and state.tanto.entered:
            state = claims.lose_tanto(state, events)
    return _finish(state, events)


def end_if_reached(state: State, events: list[Event]) -> State:
    """End the chico there and then when its points were reached in the middle of a hand."""
    if state.phase != IN_PLAY or not reached(state):
        return state
    shown = claims.show_all(state, events)
    return end(shown, events) if reached(shown) else shown


def end(state: State, events: list[Event]) -> State:
    """Close the hand for good, and the chico and the match with it when they are won; the first
    two duels of a pica-pica are followed by the next."""
    if NO_DUEL < state.duel < DUELS - 1 and not reached(state):
        return next_duel(state, events)
    events.append(HandEnded(state.hand, state.score))
    winner = chico_winner(state)
    if winner is None:
        if not (state.claims or state.to_show):
            return state._replace(phase=HAND_OVER)
        return state._replace(phase=HAND_OVER, claims=(), to_show=())
    chicos = tuple(won + (account == winner) for account, won in enumerate(state.chicos))
    events.append(ChicoWon(winner, state.score, chicos))
    phase = Phase.CHICO_OVER
    if chicos[winner] >= state.rules.chicos:
        phase = Phase.MATCH_OVER
        events.append(MatchWon(winner, state.score))
    return state._replace(phase=phase, chicos=chicos, claims=(), to_show=())
