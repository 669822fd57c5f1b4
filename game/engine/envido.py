"""Envido, real envido, falta envido: what may be said, the declaring, what it is worth.

Knows the bet on the tanto. Must not know truco beyond «the envido is first», nor penalties.
"""

from __future__ import annotations

from functools import cache

from game.engine.actions import DECLARATIONS, Call
from game.engine.events import Declared, EnvidoWon, Event, Why, said
from game.engine.falta import falta_worth
from game.engine.ranking import envido_points
from game.engine.reasons import Reason
from game.engine.rules import Rules
from game.engine.scoring import enter, shed
from game.engine.seats import Seat, Side
from game.engine.state import NO_DUEL, NOBODY, POT, Envido, Spoken, State, Tanto
from game.engine.tricks import has_played
from game.engine.truco import annul, is_each, rivals_in

POINTS = {Call.ENVIDO: 2, Call.REAL_ENVIDO: 3}
WON = {
    Call.ENVIDO: Why.ENVIDO,
    Call.REAL_ENVIDO: Why.REAL_ENVIDO,
    Call.FALTA_ENVIDO: Why.FALTA_ENVIDO,
}
REFUSED_OUTRIGHT = 1
LEAST_FALTA = 1
"""In an extra hand of ``cierre=alargue`` the leader may lack nothing; a falta still pays."""


def highest_tanto(rules: Rules) -> int:
    """Return the best tanto a hand can have at this table."""
    return 39 if rules.table.muestra else 33


def is_possible_tanto(state: State, points: int) -> bool:
    """Return whether some hand has this tanto: no two cards of a suit give 7 at most, two 20."""
    return 0 <= points <= 7 or 20 <= points <= highest_tanto(state.rules)


def is_open(state: State) -> bool:
    """Return whether the hand can still see an envido: first baza, no flor, no truco accepted, not
    even by one of three while another has still to answer it."""
    accepted = state.truco.level or state.truco.accepted
    return not (state.envido.closed or state.results or accepted or state.flor.calls)


def may_follow(calls: tuple[Call, ...], call: Call, free: bool) -> bool:
    """Return whether a call may raise the calls before it.

    >>> may_follow((Call.ENVIDO, Call.ENVIDO), Call.ENVIDO, free=False)
    False
    >>> may_follow((Call.REAL_ENVIDO,), Call.REAL_ENVIDO, free=True)
    True
    """
    last = calls[-1]
    if call is Call.FALTA_ENVIDO:
        return last is not Call.FALTA_ENVIDO
    if call is Call.REAL_ENVIDO:
        return last is Call.ENVIDO or (free and last is Call.REAL_ENVIDO)
    return last is Call.ENVIDO and (free or len(calls) == 1)


def why_not(state: State, seat: Seat, call: Call) -> Reason | None:
    """Return why this seat may not open envido or raise it."""
    envido = state.envido
    if not is_open(state):
        return Reason.ENVIDO_CLOSED
    rules = state.rules
    early = call is Call.FALTA_ENVIDO and rules.falta_desde == "segunda" and not any(state.score)
    if envido.calls:
        if seat not in envido.asked:
            return Reason.NOT_YOUR_TURN if envido.asked else Reason.DECLARATION_DUE
        if is_each(state) or not may_follow(envido.calls, call, rules.envido_repite == "libre"):
            return Reason.ENVIDO_LADDER
        return Reason.FALTA_TOO_EARLY if early else None
    if has_played(state, seat):
        return Reason.ENVIDO_AFTER_CARD
    if rules.envido_canta == "pies" and call is not Call.FALTA_ENVIDO and not _is_pie(state, seat):
        return Reason.ENVIDO_ONLY_PIES
    return Reason.FALTA_TOO_EARLY if early else None


def situation(state: State, seat: Seat) -> tuple[object, ...] | None:
    """Return all that `why_not` and `words_fit` read of the envido for this seat; None where
    there can be none any more."""
    calls, _, asked, _, speaker, closed = state.envido
    if closed or (state.results and not calls):
        return None
    if speaker != NOBODY:
        if speaker != seat:
            return (True,)
        return tuple(words_fit(state, words) for words in DECLARATIONS)
    rules = state.rules
    early = rules.falta_desde == "segunda" and not any(state.score)
    pie = rules.envido_canta == "pies" and _is_pie(state, seat)
    return calls, not asked, seat in asked, early, pie


def _is_pie(state: State, seat: Seat) -> bool:
    """Return whether the seat is the last of its side still in the hand."""
    sides = state.sides
    for other in reversed(state.seats):
        if sides[other] == sides[seat] and other not in state.gone:
            return other == seat
    return False


def refused_worth(calls: tuple[Call, ...]) -> int:
    """Return what the last caller takes when it is refused: what was accepted before, at least 1.

    >>> refused_worth((Call.ENVIDO, Call.ENVIDO, Call.REAL_ENVIDO, Call.FALTA_ENVIDO))
    7
    """
    return _sung(calls[:-1]) or REFUSED_OUTRIGHT


@cache
def _sung(calls: tuple[Call, ...]) -> int:
    """Return what was sung besides a falta."""
    return sum(POINTS.get(call, 0) for call in calls)


def accepted_worth(state: State, calls: tuple[Call, ...], winner: Side) -> int:
    """Return what these calls pay when accepted and won by ``winner`` at the present score.

    Falta envido replaces the sum of what was sung before.
    """
    sung = _sung(calls)
    if calls[-1] is not Call.FALTA_ENVIDO:
        return sung
    if state.duel != NO_DUEL:
        return state.rules.pica_tope
    fixed = state.rules.table.fixed_falta
    return fixed or max(LEAST_FALTA, falta_worth(state.rules, state.score, winner, sung or None))


def call(state: State, seat: Seat, called: Call, events: list[Event]) -> State:
    """Open envido or raise it."""
    events.append(said(seat, called))
    calls = (*state.envido.calls, called)
    return state._replace(envido=Envido(calls, seat, rivals_in(state, seat)))


def refuse(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «no quiero»: it closes the envido of two sides; where each answers for himself, only
    when all have answered."""
    events.append(said(seat, Call.NO_QUIERO))
    return drop(state, seat if is_each(state) else NOBODY, events)


def drop(state: State, seat: Seat, events: list[Event]) -> State:
    """Take a seat that refused or left out of those asked (NOBODY: all of them); when nobody is
    left, the envido is decided between those who accepted, or refused and paid."""
    envido = state.envido
    asked = tuple(other for other in envido.asked if other != seat) if seat != NOBODY else ()
    if asked:
        return state._replace(envido=envido._replace(asked=asked))
    if envido.accepted:
        return _open_declaring(state, (envido.caller, *envido.accepted), events)
    state = state._replace(envido=Envido(envido.calls, envido.caller, closed=True))
    points = refused_worth(envido.calls)
    state = _pay_caller(state, points, events)
    return annul(state, events)


def _pay_caller(state: State, points: int, events: list[Event]) -> State:
    caller = state.envido.caller
    if state.rules.sheds:
        return shed(state, caller, ((POT, points),), Why.ENVIDO_NO_QUERIDO, events)
    return enter(state, state.sides[caller], points, Why.ENVIDO_NO_QUERIDO, events)


def accept(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer «quiero»: the declaring begins, where each answers for himself when all have
    answered, and ends at once where the game declares."""
    events.append(said(seat, Call.QUIERO))
    envido = state.envido
    if not is_each(state):
        return _open_declaring(state, _speakers(state), events)
    state = state._replace(envido=envido._replace(accepted=(*envido.accepted, seat)))
    return drop(state, seat, events)


def _open_declaring(state: State, seats: tuple[Seat, ...], events: list[Event]) -> State:
    envido, calls = state.envido, state.envido.calls
    worth = _worth_by_side(state, calls)
    known: list[int | None] = [None] * state.rules.players
    for seat in seats:
        known[seat] = tanto_of(state, seat)
    points = tuple(known)
    order = [seat for seat in state.seats if seat in seats]
    if state.rules.tantos == "automaticos":
        spoken, winner = _recite(state.sides, order, points, events)
        return _settle(state, Tanto(calls, worth, seats, points, spoken, winner, 0), events)
    return state._replace(
        tanto=Tanto(calls, worth, seats, points, (), NOBODY, 0),
        envido=Envido(calls, envido.caller, speaker=order[0]),
    )


def _worth_by_side(state: State, calls: tuple[Call, ...]) -> tuple[int, ...]:
    sides = range(max(state.sides) + 1)
    if calls[-1] is Call.FALTA_ENVIDO:
        return tuple(accepted_worth(state, calls, side) for side in sides)
    return (_sung(calls),) * len(sides)


def _recite(
    sides: tuple[Side, ...],
    order: list[Seat],
    points: tuple[int | None, ...],
    events: list[Event],
) -> tuple[tuple[Spoken, ...], Seat]:
    """Let everyone declare what an honest speaker says (000): its number if it takes the envido,
    «me paso» while a partner may still speak, else «son buenas». Return that and who holds it."""
    left = list(order)
    spoken: list[Spoken] = []
    best, best_points = NOBODY, -1
    speaker = left[0]
    while True:
        left.remove(speaker)
        own = points[speaker] or 0
        nearer = best == NOBODY or order.index(speaker) < order.index(best)
        words: Call | None = None
        if own > best_points or (own == best_points and nearer):
            best, best_points = speaker, own
        else:
            partners = any(sides[seat] == sides[speaker] for seat in left)
            words = Call.ME_PASO if partners else Call.SON_BUENAS
        number = own if words is None else None
        events.append(Declared(speaker, number, words, True))
        spoken.append(Spoken(speaker, number, words))
        rivals = [seat for seat in left if sides[seat] != sides[best]]
        if not rivals:
            return tuple(spoken), best
        speaker = rivals[0]


def tanto_of(state: State, seat: Seat) -> int | None:
    """Return the points of a seat's whole hand; None for a seat that left."""
    if seat in state.gone:
        return None
    hand = state.hands[seat]
    if hand is not None:
        return envido_points(hand, state.muestra)
    secret = state.secrets[seat]
    return secret.tanto if secret else 0


def _speakers(state: State) -> tuple[Seat, ...]:
    seats, gone = state.seats, state.gone
    return tuple([seat for seat in seats if seat not in gone]) if gone else seats


def holder(state: State, spoken: tuple[Spoken, ...]) -> Seat:
    """Return the last unbeaten speaker; ties go to the seat nearer to the mano."""
    order = state.seats
    best, best_points = NOBODY, -1
    for seat, points, words in spoken:
        if words is Call.MIAS_MEJORES:
            best, best_points = seat, highest_tanto(state.rules) + 1
        elif points is not None and (
            points > best_points
            or (points == best_points and order.index(seat) < order.index(best))
        ):
            best, best_points = seat, points
    return best


def unspoken(
    state: State, tanto: Tanto, side: Side, own: bool, besides: Seat = NOBODY
) -> tuple[Seat, ...]:
    """Return who takes part and has not declared, in order from the mano: seats of the side
    itself, or (``own`` false) of its rivals."""
    spoken = [one.seat for one in tanto.spoken]
    return tuple(
        seat
        for seat in state.seats
        if (state.sides[seat] == side) == own
        and seat in tanto.seats
        and seat not in spoken
        and seat != besides
    )


def words_fit(state: State, words: Call) -> Reason | None:
    """Return why the speaker may not use these words now, whatever its cards."""
    seat, tanto = state.envido.speaker, state.tanto
    if tanto is None or not tanto.spoken:
        return Reason.WRONG_WORDS
    side = state.sides[seat]
    partners = unspoken(state, tanto, side, own=True, besides=seat)
    if words is Call.MIAS_MEJORES:
        fits = not unspoken(state, tanto, side, own=False)
    else:
        fits = bool(partners) == (words is Call.ME_PASO)
    return None if fits else Reason.WRONG_WORDS


def declare(state: State, points: int | None, words: Call | None, events: list[Event]) -> State:
    """Let the speaker declare a number or words (``tantos=libres``)."""
    tanto, seat = state.tanto, state.envido.speaker
    assert tanto is not None
    events.append(Declared(seat, points, words, False))
    tanto = tanto._replace(spoken=(*tanto.spoken, Spoken(seat, points, words)))
    best = holder(state, tanto.spoken)
    rivals = unspoken(state, tanto, state.sides[best], own=False)
    if rivals:
        envido = state.envido._replace(speaker=rivals[0])
        return state._replace(tanto=tanto, envido=envido)
    return _settle(state, tanto._replace(winner=best), events)


def _settle(state: State, tanto: Tanto, events: list[Event]) -> State:
    """Pay the envido to the tanto's winner."""
    calls, worth, seats, known, spoken, winner, _ = tanto
    side = state.sides[winner]
    points, why = worth[side], WON[calls[-1]]
    events.append(EnvidoWon(winner, calls, points))
    state = state._replace(
        tanto=Tanto(calls, worth, seats, known, spoken, winner, points),
        envido=Envido(calls, state.envido.caller, closed=True),
    )
    if state.rules.sheds:
        due = tuple((seat, points) for seat in seats if seat != winner)
        state = shed(state, winner, due, why, events)
    else:
        state = enter(state, side, points, why, events)
    return annul(state, events)


def cancel(state: State) -> State:
    """Close an envido that a flor undid: nobody scores it (003)."""
    return state._replace(envido=Envido(closed=True))
