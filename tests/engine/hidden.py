"""What no seat can find out: laws about hidden cards, each an assertion about steps of a match.

Knows the doors of the engine. Played again with other hidden cards, a hand must look the same to
whoever could not see them.
"""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random

from game.engine.actions import Action, Call, Discard, Play, Say, discard, play, say
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card
from game.engine.determinize import determinize
from game.engine.events import (
    CardPlayed,
    CardsShown,
    Discarded,
    Event,
    HandStarted,
    Points,
    Said,
    Why,
)
from game.engine.flor_tables import TABLES
from game.engine.observe import observe, redact
from game.engine.play import apply, legal_actions, new_hand, start_hand, why_not
from game.engine.ranking import envido_points
from game.engine.rules import Rules
from game.engine.seats import Seat
from game.engine.state import NO_DUEL, Phase, State
from tests.engine.walk import Hands, Moment


def _cards_in(value: object) -> set[Card]:
    """Return every card inside a value, however deep."""
    found: set[Card] = set()
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if type(part) is Card:
            found.add(part)
        elif isinstance(part, (tuple, list)):
            waiting.extend([inner for inner in part if type(inner) not in _HOLD_NOTHING])
        else:
            waiting.extend([getattr(part, name) for name in _names_of(type(part))])
    return found


_HOLD_NOTHING = {int, str, bool, type(None), Rules}


@cache
def _names_of(kind: type) -> tuple[str, ...]:
    if not is_dataclass(kind) or kind is Rules:
        return ()
    return tuple(item.name for item in fields(kind))


def assert_secrets(moment: Moment, viewers: Iterable[Seat] | None = None) -> None:
    """What a seat is told holds no card but its own, those face up and those shown; a spectator
    is told no more than that."""
    state = moment.state
    public = {state.muestra}
    for at in (moment.before, state) if moment.before else (state,):
        # a duel that ends in this step leaves its cards to the step before
        public.update(p.card for trick in at.tricks for p in trick if not p.face_down)
    for seat in state.shown:
        public.update(state.hands[seat] or ())
    events = _of_this_hand(moment.events)
    for event in moment.events:
        if isinstance(event, CardsShown):
            public.update(event.cards)
        if isinstance(event, CardPlayed) and not event.face_down:
            public.add(event.card)
    for viewer in (*(range(state.rules.players) if viewers is None else viewers), None):
        own: set[Card | None] = set()
        if viewer is not None and state.hands:
            own.update(state.hands[viewer] or ())
            own.update(
                event.card
                for event in events
                if isinstance(event, Discarded) and event.seat == viewer
            )
        told: list[object] = [redact(events, viewer)]
        if viewer is not None:
            told.append(observe(state, viewer))
        assert _cards_in(told) <= public | own


def _of_this_hand(events: tuple[Event, ...]) -> tuple[Event, ...]:
    begun = [at for at, event in enumerate(events) if isinstance(event, HandStarted)]
    return events[begun[0] :] if begun else events


def assert_look_alike(state: State, rng: Random, seats: Iterable[Seat]) -> None:
    """A state drawn from what a seat sees looks to it like the real one and can be played on."""
    for seat in seats:
        seen = observe(state, seat)
        drawn = determinize(seen, rng)
        assert observe(drawn, seat) == seen
        assert legal_actions(drawn, seat) == legal_actions(state, seat)
        _assert_dealt(drawn)
        for action in legal_actions(drawn, seat):
            apply(drawn, action)
        fold = say(seat, Call.FOLD)
        if why_not(state, fold) is not None or _rests_on_hidden_cards(state, drawn, fold):
            continue
        if state.rules.tantos == "libres" or _fits_its_words(drawn):
            assert paid_by(drawn, fold, unseen=True) == paid_by(state, fold, unseen=True)


def _fits_its_words(drawn: State) -> bool:
    """Return whether who told a figure has it: few cards may fit, and draws are limited."""
    tanto = drawn.tanto
    spoken = tanto.spoken if tanto else ()
    return all(
        said.points in (None, envido_points(drawn.hands[said.seat] or (), drawn.muestra))
        for said in spoken
    )


def _rests_on_hidden_cards(state: State, drawn: State, fold: Say) -> bool:
    """Return whether leaving settles something that others accepted, pays for each flor, or closes
    a chico, in either world, by points of a flor or a tanto that may turn out to be a lie."""
    accepted = state.envido.accepted or state.flor.accepted
    if accepted or (state.flor.asked and TABLES[state.rules.flor_table].per_flor):
        return True
    paid_on_trust = state.flores_won or state.flor.asked or state.tanto is not None
    return (
        bool(paid_on_trust)
        and state.rules.can_lie
        and any(apply(world, fold).state.phase >= Phase.CHICO_OVER for world in (state, drawn))
    )


def _assert_dealt(drawn: State) -> None:
    """Drawn cards are cards of the deck, each once, and nobody else's."""
    dealt = [card for hand in drawn.hands for card in hand or ()]
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(DECK if drawn.rules.dieces else DECK_WITHOUT_TENS)
    assert drawn.muestra not in dealt


def paid_by(state: State, action: Action, unseen: bool = False) -> list[tuple[int, int, Why]]:
    """Return the points an action brings, but for what lies are found out; with ``unseen`` only
    those before cards are shown, a flor falls due or another duel begins."""
    paid: list[tuple[int, int, Why]] = []
    step = apply(state, action)
    for event in step.events:
        sung = isinstance(event, Said) and event.by_rule
        if unseen and (sung or isinstance(event, CardsShown) or step.state.duel != state.duel):
            break
        if isinstance(event, Points) and event.why is not Why.PENA:
            paid.append((event.side, event.points, event.why))
    return paid


def assert_twins(moments: list[Moment], rng: Random) -> bool:
    """Play a hand again with the others' unseen cards changed: as long as a seat is told the
    same, its menus are the same. Return whether the twin lasted to the end."""
    first = moments[0].state
    if first.phase not in (Phase.PLAY, Phase.DISCARD):
        return False
    seat = rng.randrange(first.rules.players)
    swapped = _with_other_cards(first, moments[-1].state, seat, rng)
    if swapped is None:
        return False
    hands, faces = swapped
    before = moments[0].before
    if before is None:
        begun = (first.rules, first.seed, first.hand, first.mano, first.start, first.chicos)
        twin, events = start_hand(
            *begun,
            hands=hands,
            muestra=first.muestra,
            pie=first.pie,
            pica=first.duel != NO_DUEL,
        )
    else:
        twin, events = new_hand(before, hands, first.muestra)
    if redact(_of_this_hand(events), seat) != redact(_of_this_hand(moments[0].events), seat):
        return False
    # who must answer a flor is told to all: only its holders are asked
    if twin.flor.asked != first.flor.asked:
        return False
    for moment in moments[1:]:
        if moment.action is None:
            return False
        assert legal_actions(twin, seat) == legal_actions(moment.before or first, seat)
        action = _other_face(moment.action, faces)
        if why_not(twin, action) is not None:
            # only what the others' hidden cards forbid them can differ, such as a flor to sing
            assert action.seat != seat
            return False
        twin, events = apply(twin, action)
        if redact(events, seat) != redact(moment.events, seat):
            return False
        if twin.flor.asked != moment.state.flor.asked:
            return False
        assert observe(twin, seat) == observe(moment.state, seat)
    return True


def _other_face(action: Action, faces: dict[Card | None, Card]) -> Action:
    """Return the same action with the card that its seat holds instead."""
    if isinstance(action, Play) and action.card in faces:
        return play(action.seat, faces[action.card], action.face_down)
    if isinstance(action, Discard) and action.card in faces:
        return discard(action.seat, faces[action.card])
    return action


def _with_other_cards(
    first: State, last: State, seat: Seat, rng: Random
) -> tuple[Hands, dict[Card | None, Card]] | None:
    """Return hands in which the others' cards that the seat never saw are others."""
    own = first.hands[seat]
    assert own is not None
    seen = {p.card for trick in last.tricks for p in trick if not p.face_down}
    seen.update(card for other in last.shown for card in first.hands[other] or ())
    deck = DECK if first.rules.dieces else DECK_WITHOUT_TENS
    others = [hand for at, hand in enumerate(first.hands) if at != seat and hand]
    hidden = [card for hand in others for card in hand if card not in seen]
    if not hidden:
        return None
    kept = {*own, *seen, first.muestra}
    free = [card for card in deck if card not in kept]
    faces: dict[Card | None, Card] = dict(zip(hidden, rng.sample(free, len(hidden)), strict=True))
    changed = (
        hand if at == seat or hand is None else tuple(faces.get(card, card) for card in hand)
        for at, hand in enumerate(first.hands)
    )
    return tuple(hand for hand in changed if hand is not None), faces
