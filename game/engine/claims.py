"""Showing and penalties: what is laid open at the end of a hand, and what a lie costs.

Knows tantos and flores that were paid. Points are entered when won and corrected here by an
entry of their own.
"""

from __future__ import annotations

from game.engine.actions import Call
from game.engine.envido import holder
from game.engine.events import CardsShown, Event, Why
from game.engine.flor_tables import ALONE, flor_of
from game.engine.ranking import envido_points
from game.engine.scoring import enter, shed, undo_shed
from game.engine.seats import Seat
from game.engine.state import NOBODY, Spoken, State, Tanto
from game.engine.tricks import has_played
from game.engine.truco import is_each


def owners(state: State) -> tuple[Seat, ...]:
    """Return the seats whose flor stands or that were paid for a tanto, and have not shown it."""
    seats = [seat for seat, _ in state.flores_won]
    if state.tanto and state.tanto.winner != NOBODY and state.tanto.entered:
        seats.append(state.tanto.winner)
    return tuple(seat for seat in dict.fromkeys(seats) if seat not in state.shown)


def show(state: State, seat: Seat, events: list[Event]) -> State:
    """Lay a seat's cards open and take back what they do not prove."""
    state = state._replace(shown=(*state.shown, seat))
    hand = state.hands[seat] or ()
    if seat in dict(state.flores_won):
        honest = flor_of(state, seat) is not None
        events.append(CardsShown(seat, hand, Why.FLOR, honest))
        if not honest:
            state = lose_flor(state, seat, events)
    if state.tanto and state.tanto.winner == seat and state.tanto.entered:
        honest = is_true(state, seat)
        events.append(CardsShown(seat, hand, Why.ENVIDO, honest))
        if not honest:
            state = lose_tanto(state, events)
    return state


def show_all(state: State, events: list[Event]) -> State:
    """Lay open every tanto and flor that was paid: the end of the hand, or of a chico."""
    for seat in owners(state):
        state = show(state, seat, events)
    return state


def is_true(state: State, seat: Seat) -> bool:
    """Return whether what a seat declared was its tanto."""
    hand, tanto = state.hands[seat], state.tanto
    if hand is None or tanto is None:
        secret = state.secrets[seat]
        return secret is None or secret.honest
    points = envido_points(hand, state.muestra)
    before: list[Spoken] = []
    for said in tanto.spoken:
        if said.seat == seat:
            if said.words is Call.MIAS_MEJORES:
                trial = (*before, Spoken(seat, points, None))
                return holder(state, trial) == seat
            return said.points is None or said.points == points
        before.append(said)
    return True


def lose_tanto(state: State, events: list[Event]) -> State:
    """Take the envido back from its winner; the best honest rival gets as much, of two sides
    nobody when a rival that named a figure lied as well."""
    tanto = state.tanto
    assert tanto is not None
    points, side = tanto.entered, state.sides[tanto.winner]
    rivals = [said for said in tanto.spoken if state.sides[said.seat] != side]
    honest = tuple(said for said in rivals if is_true(state, said.seat))
    state = state._replace(tanto=tanto._replace(entered=0))
    to = NOBODY
    if honest and (is_each(state) or len(honest) == len(rivals)):
        to = holder(state, honest)
        if to == NOBODY:
            to = _best_unspoken(state, tanto, [said.seat for said in honest])
    return _penalise(state, tanto.winner, points, to, points, Why.ENVIDO, events)


def _best_unspoken(state: State, tanto: Tanto, conceding: list[Seat]) -> Seat:
    """Return who has the best tanto of those who named none; of equals the nearer to the mano."""
    order = [seat for seat in state.seats if seat in conceding]
    return max(order, key=lambda seat: tanto.points[seat] or 0)


def lose_flor(state: State, seat: Seat, events: list[Event]) -> State:
    """Take back what a seat was paid for its flor; a rival's side gets 3."""
    points = dict(state.flores_won)[seat]
    standing = tuple(won for won in state.flores_won if won[0] != seat)
    state = state._replace(flores_won=standing)
    gainer = _gainer(state, seat)
    return _penalise(state, seat, points, gainer, ALONE, Why.FLOR, events)


def _gainer(state: State, loser: Seat) -> Seat:
    """Return the rival that gains by a lost flor: of those who sang none falsely who sang the best,
    else who stayed longest, then the nearer to the mano. Of two sides nobody does when a rival
    sang falsely as well."""
    sides, sung, gone = state.sides, state.flor.sung, state.gone
    rivals = [seat for seat in state.seats if sides[seat] != sides[loser]]
    honest = [seat for seat in rivals if seat not in sung or flor_of(state, seat) is not None]
    if not honest or (len(honest) < len(rivals) and not is_each(state)):
        return NOBODY

    def claim(seat: Seat) -> tuple[int, int]:
        stayed = gone.index(seat) if seat in gone else len(gone)
        return (flor_of(state, seat) or 0) if seat in sung else -1, stayed

    return max(honest, key=claim)


def lose_folded_flores(state: State, events: list[Event]) -> State:
    """Take back what was paid for flores of those who left the hand without showing them (B18)."""
    for seat, points in state.flores_won:
        if points and seat in state.gone and seat not in state.shown:
            state = lose_flor(state, seat, events)
    return state


def expose_unsung(state: State, asker: Seat, events: list[Event]) -> State:
    """Make the asker's rivals pay for each flor they could have sung and did not."""
    for seat in state.seats:
        flor = state.flor
        if (
            state.sides[seat] != state.sides[asker]
            and seat not in flor.sung
            and seat not in flor.told
            and (seat in state.words or has_played(state, seat))
            and flor_of(state, seat) is not None
        ):
            events.append(CardsShown(seat, state.hands[seat] or (), Why.FLOR, False))
            state = state._replace(flor=flor._replace(told=(*flor.told, seat)))
            state = _penalise(state, seat, 0, asker, ALONE, Why.FLOR, events)
    return state


def _penalise(
    state: State,
    loser: Seat,
    taken: int,
    gainer: Seat,
    given: int,
    lie: Why,
    events: list[Event],
) -> State:
    """Take points from a seat's side and give points to another's (NOBODY: to no one)."""
    sides = state.sides
    pays = gainer != NOBODY and state.rules.pena == "rival"
    if state.rules.sheds:
        return _take_back_porotos(state, loser, gainer if pays else NOBODY, lie, events)
    if taken:
        state = enter(state, sides[loser], -taken, Why.PENA, events)
    if given and pays:
        state = enter(state, sides[gainer], given, Why.PENA, events)
    return state


def _take_back_porotos(
    state: State, loser: Seat, gainer: Seat, lie: Why, events: list[Event]
) -> State:
    """Return to a liar the porotos it got rid of, from whom it gave them; the rival gives it as
    many for a tanto, 3 for a flor (destantado)."""
    state, taken = undo_shed(state, loser, lie, events)
    given = ALONE if lie is Why.FLOR else taken
    if gainer == NOBODY or not given:
        return state
    return shed(state, gainer, ((loser, given),), Why.PENA, events)


def open_claims(state: State) -> tuple[Seat, ...]:
    """Return who may ask to see, once the hand is decided."""
    rules, sides = state.rules, state.sides
    hidden: set[Seat] = set()
    if rules.mostrar == "si-piden":
        hidden.update(owners(state))
    if rules.free_flor:
        hidden.update(seat for seat in state.seats if seat not in state.flor.sung)
    return tuple(
        seat for seat in sorted(state.seats) if any(sides[other] != sides[seat] for other in hidden)
    )
