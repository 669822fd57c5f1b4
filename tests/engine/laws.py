"""The laws of the engine, each as an assertion about one step of a match.

Shared by the tests and the long run. Knows the doors of the engine and what a rule never does;
what concerns hidden cards is in `hidden`.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from game.engine.actions import Action, Call, Say, cut, declare, discard, play, say
from game.engine.cards import DECK, DECK_WITHOUT_TENS
from game.engine.events import HandEnded, HandStarted, HandWon, Points, Why
from game.engine.play import apply, legal_actions, to_act, why_not
from game.engine.reasons import Illegal, Reason
from game.engine.seats import right_of
from game.engine.stakes import Stakes, stakes
from game.engine.state import NO_DUEL, NOBODY, POT, Phase, State
from game.engine.variants import Scoring, Sides
from tests.engine import hidden
from tests.engine.hidden import paid_by
from tests.engine.walk import Moment

TRIED = 30
ASKED, ASKED_AND_TRIED = 40, 5
"""Actions, of all there are, that a sampled step is held against; those done though refused."""
_OUT_OF_TURN = {Call.TRUCO, Call.RETRUCO, Call.VALE_CUATRO, Call.A_VER}


@cache
def every_action(players: int) -> tuple[Action, ...]:
    """Return everything that could be done at a table of so many, legal or not."""
    seats = range(players)
    return (
        *(play(seat, card, down) for seat in seats for card in DECK for down in (False, True)),
        *(say(seat, call) for seat in seats for call in Call),
        *(declare(seat, points) for seat in seats for points in range(42)),
        *(cut(seat, taps) for seat in seats for taps in range(4)),
        *(discard(seat, card) for seat in seats for card in DECK),
    )


@cache
def _shuffled_actions(players: int) -> tuple[Action, ...]:
    """Return all of `every_action` in an order in which any stretch is a fair sample."""
    return tuple(Random(players).sample(every_action(players), len(every_action(players))))


@cache
def _set_of_every_action(players: int) -> frozenset[Action]:
    return frozenset(every_action(players))


def assert_cards(state: State) -> None:
    """Every card of the deck is in one place: dealt once or not at all, held or on the table."""
    rules = state.rules
    deck = DECK if rules.dieces else DECK_WITHOUT_TENS
    dealt = [card for hand in state.hands for card in hand or ()]
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(deck)
    if state.phase == Phase.CUT:
        return
    assert (state.muestra is not None) == rules.table.muestra
    assert state.muestra not in dealt
    assert len(dealt) == 3 * rules.players + (state.phase == Phase.DISCARD)
    for seat in range(rules.players):
        hand = state.hands[seat]
        laid = [played.card for trick in state.tricks for played in trick if played.seat == seat]
        assert hand is not None
        assert len(laid) == len([trick for trick in state.tricks if seat in _seats_of(trick)])
        if state.duel == NO_DUEL or seat in state.seats:
            has = [*laid, *state.held[seat]]
            assert len(has) == len(hand)
            assert set(has) == set(hand)


def _seats_of(trick: Iterable[object]) -> list[int]:
    return [played.seat for played in trick]  # type: ignore[attr-defined]


def assert_sides(state: State) -> None:
    """Who plays with whom, who may be asked, whose accounts there are."""
    rules, sides = state.rules, state.sides
    if rules.table.sides is Sides.EACH:
        assert sides == (0, 1, 2)
    elif rules.table.sides is Sides.PIE_ALONE:
        assert [seat for seat in range(3) if sides[seat] == sides[state.pie]] == [state.pie]
    else:
        assert sides == tuple(seat % 2 for seat in range(rules.players))
    assert len(state.score) == (2 if rules.table.scoring is Scoring.TEAMS else 3)
    acting = to_act(state)
    assert state.phase in (Phase.CUT, Phase.DISCARD) or set(acting) <= set(state.seats)
    if state.phase != Phase.PLAY:
        return
    assert set(acting).isdisjoint(state.gone)
    in_play = [seat for seat in state.seats if seat not in state.gone]
    assert len({sides[seat] for seat in in_play}) > 1, "one side is alone and the hand goes on"
    if rules.table.sides is Sides.EACH:
        assert len(acting) == 1
    elif state.truco.asked and acting == state.truco.asked:
        rivals = [seat for seat in in_play if sides[seat] != sides[state.truco.caller]]
        assert sorted(acting) == sorted(rivals)


def assert_menus(state: State, tried: frozenset[Action], asked: Iterable[Action] = ()) -> None:
    """Listed, not refused, and done without error are the same, for every action of every seat
    (or for those ``asked`` about and those listed).

    Of those refused only ``tried`` are done, since each costs an exception.
    """
    players = state.rules.players
    menus = {seat: legal_actions(state, seat) for seat in range(players)}
    listed = frozenset(action for menu in menus.values() for action in menu)
    for action in (*asked, *listed) if asked else every_action(players):
        reason = why_not(state, action)
        assert (action in listed) == (reason is None), (action, reason)
        if reason is not None and action not in tried:
            continue
        assert _refusal(state, action) == reason, action
    for seat, menu in menus.items():
        assert len(set(menu)) == len(menu)
        assert _set_of_every_action(players).issuperset(menu)
        if seat in to_act(state):
            assert menu
        else:
            assert all(isinstance(act, Say) and act.call in _OUT_OF_TURN for act in menu)
    assert bool(to_act(state)) or state.phase >= Phase.CLAIM


def _refusal(state: State, action: Action) -> Reason | None:
    try:
        apply(state, action)
    except Illegal as illegal:
        return illegal.reason
    return None


def assert_points(moment: Moment) -> None:
    """Points have a reason, are told as they are entered, and add up to the score."""
    state = moment.state
    sheds = state.rules.table.scoring is Scoring.SHED
    for account, points in enumerate(state.score):
        change = 0
        for entry in state.entries:
            given = entry.source is not None
            change += (entry.side == account) * entry.points * (-1 if given else 1)
            change += (entry.source == account) * entry.points
        assert points == state.start[account] + change
    begun = [at for at, event in enumerate(moment.events) if isinstance(event, HandStarted)]
    assert len(begun) <= 1
    told = [
        event for event in moment.events[begun[0] if begun else 0 :] if isinstance(event, Points)
    ]
    known = 0 if begun or moment.before is None else len(moment.before.entries)
    entered = state.entries[known:]
    assert [(*event[:3], event.source) for event in told] == list(entered)
    assert not told or told[-1].score == state.score
    for entry in state.entries:
        assert entry.points > 0 or (entry.points < 0 and entry.why is Why.PENA)
        assert sheds == (entry.source is not None)
    if state.pie != NOBODY:
        pair = [
            points - before
            for seat, (points, before) in enumerate(zip(state.score, state.start, strict=True))
            if seat != state.pie
        ]
        assert pair[0] == pair[1], "the pair's points are written in full to both"
    if sheds:
        pot = sum(entry.points for entry in state.entries if entry.source == POT)
        assert sum(state.score) + pot == sum(state.start), "porotos are neither made nor lost"
        assert min(state.score) >= 0


def assert_ends(moments: Iterable[Moment]) -> None:
    """A hand ends once, its winner is decided before, and the deal moves on."""
    for moment in moments:
        before, state = moment.before, moment.state
        ended = [event for event in moment.events if isinstance(event, HandEnded)]
        begun = [event for event in moment.events if isinstance(event, HandStarted)]
        over = state.phase >= Phase.OVER
        closed = before is not None and before.phase < Phase.OVER and begun
        assert len(ended) == over + bool(closed)
        if before is not None and begun:
            stays = state.duel != NO_DUEL
            players = state.rules.players
            assert state.mano == (before.mano if stays else right_of(before.mano, players))
            assert not (stays and before.duel != NO_DUEL), "a redonda stands between duels"
            _assert_pie(before, state)
        if any(isinstance(event, HandWon) for event in moment.events):
            _assert_bases(state)


def _assert_pie(before: State, state: State) -> None:
    """The one who plays alone is the dealer, or stays where the table says so."""
    if state.pie == NOBODY:
        return
    fixed = state.rules.gallo == "fijo"
    assert state.pie == (before.pie if fixed else right_of(before.pie, state.rules.players))


def _assert_bases(state: State) -> None:
    """Everyone has a base point but who staked on a truco and lost it (trucho)."""
    if state.rules.table.scoring is not Scoring.BASE:
        return
    bases = [entry.side for entry in state.entries if entry.why is Why.BASE]
    assert len(set(bases)) == len(bases)
    if not state.truco.level and not state.owed:
        assert sorted(bases) == [0, 1, 2]


def assert_stakes(state: State) -> None:
    """What a call is said to put at stake is what answers to it pay, between two seats."""
    in_play = [seat for seat in state.seats if seat not in state.gone]
    if state.rules.table.scoring is not Scoring.TEAMS or len(in_play) != 2:
        return
    for seat in in_play:
        for action in legal_actions(state, seat):
            if not isinstance(action, Say):
                continue
            told = stakes(state, action)
            if action.call in (Call.NO_QUIERO, Call.FOLD, Call.CON_FLOR_ME_ACHICO):
                _assert_declined(state, action, told)
            if action.call in (*_CALLS, *_FLOR_CALLS):
                rival = next(other for other in in_play if other != seat)
                _assert_answers(state, action, rival)


def _assert_declined(state: State, action: Say, told: Stakes) -> None:
    paid = sum(points for _, points, _ in paid_by(state, action))
    after = apply(state, action).state
    if action.call is Call.NO_QUIERO and after.flor.asked:
        return  # another seat is still asked
    if state.duel != NO_DUEL and after.duel != state.duel:
        # with the next duel a flor may fall due at once
        assert told.declined is not None
        assert paid >= told.declined
        return
    if action.call is Call.FOLD and after.phase >= Phase.CHICO_OVER:
        # a refused tanto that ends the chico leaves nothing of the hand to be paid
        assert told.declined is not None
        assert paid <= told.declined
        return
    assert told.declined == paid, action


_CALLS = (
    Call.TRUCO,
    Call.RETRUCO,
    Call.VALE_CUATRO,
    Call.ENVIDO,
    Call.REAL_ENVIDO,
    Call.FALTA_ENVIDO,
)
_FLOR_CALLS = (Call.CONTRAFLOR, Call.CONTRAFLOR_AL_RESTO)


def _assert_answers(state: State, action: Say, rival: int) -> None:
    told = stakes(state, action)
    called = apply(state, action).state
    no = Call.NO_QUIERO if action.call in _CALLS else Call.CON_FLOR_ME_ACHICO
    if called.flor.calls != state.flor.calls and action.call in _CALLS:
        return  # a flor was sung first
    answer = say(rival, no)
    paid = sum(points for _, points, _ in paid_by(called, answer))
    if called.duel != apply(called, answer).state.duel:
        assert told.declined is not None
        assert told.declined <= paid
        return
    assert told.declined == paid


def assert_step(moment: Moment, rng: Random) -> None:
    """Every law that one step can keep or break: menus held against everything there is, hidden
    cards looked at for every seat."""
    assert_accounts(moment)
    seats = range(moment.state.rules.players)
    assert_menus(moment.state, frozenset(rng.sample(every_action(len(seats)), TRIED)))
    hidden.assert_secrets(moment)
    hidden.assert_look_alike(moment.state, rng, seats)
    assert_stakes(moment.state)


def assert_step_sampled(moment: Moment, rng: Random) -> None:
    """The laws of `assert_step`, with menus held against some actions drawn from all there are and
    hidden cards looked at for one seat."""
    assert_accounts(moment)
    state = moment.state
    every = _shuffled_actions(state.rules.players)
    first = rng.randrange(len(every) - ASKED)
    asked = every[first : first + ASKED]
    assert_menus(state, frozenset(asked[:ASKED_AND_TRIED]), asked)
    one = [rng.randrange(state.rules.players)]
    hidden.assert_secrets(moment, one)
    hidden.assert_look_alike(state, rng, one)
    assert_stakes(state)


def assert_accounts(moment: Moment) -> None:
    """Cards, sides and points are as they should be after a step."""
    assert_cards(moment.state)
    assert_sides(moment.state)
    assert_points(moment)


def hands_of(moments: Iterable[Moment]) -> Iterator[list[Moment]]:
    """Split a walk into its hands."""
    hand: list[Moment] = []
    for moment in moments:
        if hand and any(isinstance(event, HandStarted) for event in moment.events):
            yield hand
            hand = []
        hand.append(moment)
    if hand:
        yield hand
