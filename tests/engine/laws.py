"""The laws of the engine, each as an assertion about one step of a match.

Shared by the tests and the long run. Knows the doors of the engine and what a rule never does.
"""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from random import Random

from game.engine.actions import Action, Call, Play, Say, cut, declare, play, say
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card
from game.engine.determinize import determinize
from game.engine.events import CardsShown, Event, HandEnded, HandStarted, Points, Why
from game.engine.observe import observe, redact
from game.engine.play import apply, legal_actions, new_hand, start_hand, to_act, why_not
from game.engine.reasons import Illegal, Reason
from game.engine.rules import Rules
from game.engine.seats import Seat
from game.engine.stakes import Stakes, stakes
from game.engine.state import Phase, State
from tests.engine.walk import Hands, Moment

SEATS = (0, 1)
EVERY_ACTION: tuple[Action, ...] = (
    *(play(seat, card, down) for seat in SEATS for card in DECK for down in (False, True)),
    *(say(seat, call) for seat in SEATS for call in Call),
    *(declare(seat, points) for seat in SEATS for points in range(36)),
    *(cut(seat, taps) for seat in SEATS for taps in range(4)),
)
_ALL_OF_THEM = frozenset(EVERY_ACTION)
TRIED = 30
_OUT_OF_TURN = {Call.TRUCO, Call.RETRUCO, Call.VALE_CUATRO, Call.A_VER}


def assert_cards(state: State) -> None:
    """Every card of the deck is in one place: dealt once or not at all, held or on the table."""
    deck = DECK if state.rules.dieces else DECK_WITHOUT_TENS
    dealt = [card for hand in state.hands for card in hand or ()]
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(deck)
    if state.phase == Phase.CUT:
        return
    assert len(dealt) == 6
    for seat in SEATS:
        hand = state.hands[seat]
        laid = [played.card for trick in state.tricks for played in trick if played.seat == seat]
        assert hand is not None
        assert sorted([*laid, *state.held[seat]], key=str) == sorted(hand, key=str)


def assert_menus(state: State, tried: frozenset[Action]) -> None:
    """Listed, not refused, and done without error are the same, for every action of every seat.

    Of those refused only ``tried`` are done, since each costs an exception.
    """
    menus = {seat: legal_actions(state, seat) for seat in SEATS}
    listed = frozenset(action for menu in menus.values() for action in menu)
    for action in EVERY_ACTION:
        reason = why_not(state, action)
        assert (action in listed) == (reason is None), (action, reason)
        if reason is not None and action not in tried:
            continue
        assert _refusal(state, action) == reason, action
    for seat, menu in menus.items():
        assert len(set(menu)) == len(menu)
        assert _ALL_OF_THEM.issuperset(menu)
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
    for side in SEATS:
        scored = sum(entry.points for entry in state.entries if entry.side == side)
        assert state.score[side] == state.start[side] + scored
    begun = [at for at, event in enumerate(moment.events) if isinstance(event, HandStarted)]
    assert len(begun) <= 1
    told = [
        event for event in moment.events[begun[0] if begun else 0 :] if isinstance(event, Points)
    ]
    known = 0 if begun or moment.before is None else len(moment.before.entries)
    entered = state.entries[known:]
    assert [event[:3] for event in told] == [entry[:3] for entry in entered]
    assert not told or told[-1].score == state.score
    for entry in state.entries:
        assert entry.points > 0 or (entry.points < 0 and entry.why is Why.PENA)


def assert_ends(moments: Iterable[Moment]) -> None:
    """A hand ends once, and its winner is decided before."""
    for moment in moments:
        ended = [event for event in moment.events if isinstance(event, HandEnded)]
        begun = [event for event in moment.events if isinstance(event, HandStarted)]
        over = moment.state.phase >= Phase.OVER
        closed = moment.before is not None and moment.before.phase < Phase.OVER and begun
        assert len(ended) == over + bool(closed)


def _cards_in(value: object) -> Iterator[Card]:
    """Find every card inside a value, however deep."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value) and not isinstance(value, Rules):
        for item in fields(value):
            yield from _cards_in(getattr(value, item.name))
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _cards_in(part)


def assert_secrets(moment: Moment) -> None:
    """What a seat is told holds no card but its own, those face up and those shown."""
    state = moment.state
    public = {played.card for trick in state.tricks for played in trick if not played.face_down}
    for seat in state.shown:
        public.update(state.hands[seat] or ())
    for viewer in (*SEATS, None):
        own = set(state.hands[viewer] or ()) if viewer is not None and state.hands else set()
        told: list[object] = [_of_this_hand(redact(moment.events, viewer))]
        if viewer is not None:
            told.append(observe(state, viewer))
        shown = {card for event in moment.events for card in _shown(event)}
        assert set(_cards_in(told)) <= public | own | shown


def _of_this_hand(events: tuple[Event, ...]) -> tuple[Event, ...]:
    begun = [at for at, event in enumerate(events) if isinstance(event, HandStarted)]
    return events[begun[0] :] if begun else events


def _shown(event: Event) -> tuple[Card, ...]:
    return getattr(event, "cards", ())


def assert_look_alike(state: State, rng: Random) -> None:
    """A state drawn from what a seat sees looks to it like the real one and can be played on."""
    for seat in SEATS:
        seen = observe(state, seat)
        drawn = determinize(seen, rng)
        assert observe(drawn, seat) == seen
        assert legal_actions(drawn, seat) == legal_actions(state, seat)
        assert_cards(drawn)
        for action in legal_actions(drawn, seat):
            apply(drawn, action)
        fold = say(seat, Call.FOLD)
        if why_not(state, fold) is None:
            assert _paid_by(drawn, fold, unseen=True) == _paid_by(state, fold, unseen=True)


def _paid_by(state: State, action: Action, unseen: bool = False) -> list[tuple[int, int, Why]]:
    """Return the points an action brings, but for what lies are found out; with ``unseen`` only
    those before cards are shown."""
    paid: list[tuple[int, int, Why]] = []
    for event in apply(state, action).events:
        if unseen and isinstance(event, CardsShown):
            break
        if isinstance(event, Points) and event.why is not Why.PENA:
            paid.append((event.side, event.points, event.why))
    return paid


def assert_twins(moments: list[Moment], rng: Random) -> bool:
    """Play a hand again with the rival's unseen cards changed: as long as a seat is told the
    same, its menus are the same. Return whether the twin lasted to the end."""
    first = moments[0].state
    if first.phase != Phase.PLAY:
        return False
    seat = rng.randrange(2)
    swapped = _with_other_cards(moments[-1].state, seat, rng)
    if swapped is None:
        return False
    hands, faces = swapped
    before = moments[0].before
    if before is None:
        begun = (first.rules, first.seed, first.hand, first.mano, first.start, first.chicos)
        twin, events = start_hand(*begun, hands=hands)
    else:
        twin, events = new_hand(before, hands)
    if redact(_of_this_hand(events), seat) != redact(_of_this_hand(moments[0].events), seat):
        return False
    for moment in moments[1:]:
        if moment.action is None:
            return False
        assert legal_actions(twin, seat) == legal_actions(moment.before or first, seat)
        action = moment.action
        if isinstance(action, Play) and action.card in faces:
            action = play(action.seat, faces[action.card], action.face_down)
        if why_not(twin, action) is not None:
            # only what the rival's hidden cards forbid him can differ, such as a flor to sing
            assert action.seat != seat
            return False
        twin, events = apply(twin, action)
        if redact(events, seat) != redact(moment.events, seat):
            return False
        assert observe(twin, seat) == observe(moment.state, seat)
    return True


def _with_other_cards(
    state: State, seat: Seat, rng: Random
) -> tuple[Hands, dict[Card | None, Card]] | None:
    """Return hands in which the rival's cards that the seat never saw are others."""
    rival = 1 - seat
    if rival in state.shown:
        return None
    own, theirs = state.hands[seat], state.hands[rival]
    assert own is not None
    assert theirs is not None
    face_up = {p.card for trick in state.tricks for p in trick if not p.face_down}
    deck = DECK if state.rules.dieces else DECK_WITHOUT_TENS
    free = [card for card in deck if card not in own and card not in face_up]
    hidden = [card for card in theirs if card not in face_up]
    if not hidden:
        return None
    faces: dict[Card | None, Card] = dict(zip(hidden, rng.sample(free, len(hidden)), strict=True))
    changed = tuple(faces.get(card, card) for card in theirs)
    return ((own, changed) if seat == 0 else (changed, own)), faces


def assert_stakes(state: State) -> None:
    """What a call is said to put at stake is what answers to it pay."""
    for seat in SEATS:
        for action in legal_actions(state, seat):
            if not isinstance(action, Say):
                continue
            told = stakes(state, action)
            if action.call in (Call.NO_QUIERO, Call.FOLD, Call.CON_FLOR_ME_ACHICO):
                _assert_declined(state, action, told)
            if action.call in (*_CALLS, *_FLOR_CALLS):
                _assert_answers(state, action)


def _assert_declined(state: State, action: Say, told: Stakes) -> None:
    paid = sum(points for _, points, _ in _paid_by(state, action))
    after = apply(state, action).state
    if action.call is Call.NO_QUIERO and after.flor.asked:
        return  # another seat is still asked
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


def _assert_answers(state: State, action: Say) -> None:
    told = stakes(state, action)
    called = apply(state, action).state
    rival = 1 - action.seat
    no = Call.NO_QUIERO if action.call in _CALLS else Call.CON_FLOR_ME_ACHICO
    if called.flor.calls != state.flor.calls and action.call in _CALLS:
        return  # a flor was sung first
    assert told.declined == sum(points for _, points, _ in _paid_by(called, say(rival, no)))


def assert_step(moment: Moment, rng: Random) -> None:
    """Every law that one step can keep or break."""
    assert_cards(moment.state)
    assert_menus(moment.state, frozenset(rng.sample(EVERY_ACTION, TRIED)))
    assert_points(moment)
    assert_secrets(moment)
    assert_look_alike(moment.state, rng)
    assert_stakes(moment.state)


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
