"""Who must act and what may be done: one check for error, menu and action alike.

Knows how the contests interrupt one another. Must not know what an action does (`play`).
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine import envido, flor, truco
from game.engine.actions import (
    DECLARATIONS,
    ENVIDO_CALLS,
    FLOR_ANSWERS,
    FLOR_CALLS,
    TRUCO_CALLS,
    Action,
    Call,
    Cut,
    Declare,
    Discard,
    Order,
    Play,
    Say,
    Signal,
    cut,
    declare,
    discard,
    play,
    say,
)
from game.engine.cards import DECK, Card
from game.engine.reasons import Reason
from game.engine.seats import LETTERS, Seat, cutter_of
from game.engine.signs import is_false
from game.engine.state import IN_PLAY, NOBODY, Phase, State

_MENU_ORDER = (
    Call.QUIERO,
    Call.NO_QUIERO,
    *FLOR_ANSWERS,
    *TRUCO_CALLS,
    *ENVIDO_CALLS,
    *FLOR_CALLS,
    *DECLARATIONS,
    Call.SHOW,
    Call.A_VER,
    Call.FOLD,
)
_TAPS = range(4)
_MOVES = (Say, Play, Declare)
_TALK = (Signal, Order)
_MENU_LIMIT = 100_000
_FACE_UP = [{card: play(seat, card, False) for card in DECK} for seat in range(len(LETTERS))]


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats of which one must act now; none while nothing more is required."""
    phase = state.phase
    if phase == IN_PLAY:
        bet = state.envido
        asked = state.flor.asked or bet.asked
        if not asked:
            if bet.speaker != NOBODY:
                return (bet.speaker,)
            asked = state.truco.asked or (state.turn,)
        return asked[:1] if len(asked) > 1 and state.rules.each_alone else asked
    if phase == Phase.CUT:
        return (cutter_of(state.mano, state.rules.players),)
    if phase == Phase.DISCARD:
        return (state.pie,)
    return state.to_show if phase == Phase.CLAIM else ()


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return everything this seat may do now, cards first; depends only on what it can see."""
    if state.phase == IN_PLAY:
        menus, situation = state.rules.menus, _situation(state, seat)
        menu = menus.get(situation)
        if menu is None:
            if len(menus) > _MENU_LIMIT:
                menus.clear()
            plays = _why_not_turn(state, seat) is None
            menu = menus[situation] = (plays, _calls_now(state, seat))
        plays, said = menu
        return _plays(seat, state.held[seat], state.rules.tapadas) + said if plays else said
    if state.phase == Phase.CUT:
        return tuple(cut(seat, taps) for taps in _TAPS if why_not(state, cut(seat, taps)) is None)
    if state.phase == Phase.DISCARD:
        if seat != state.pie:
            return ()
        return tuple(discard(seat, card) for card in state.held[seat] if card is not None)
    return _calls_now(state, seat)


def _situation(state: State, seat: Seat) -> tuple[object, ...]:
    """Return all that a seat's right to play or to call depends on, whoever the others are: menus
    are remembered by it."""
    acts = seat in to_act(state)
    if not acts and (seat in state.gone or seat not in state.seats):
        return ()
    return (
        seat,
        acts,
        len(state.held[seat]),
        not state.results,
        truco.situation(state, seat),
        None if state.envido.closed else envido.situation(state, seat),
        flor.situation(state, seat) if state.rules.flor else None,
    )


def _calls_now(state: State, seat: Seat) -> tuple[Action, ...]:
    said = tuple(
        action for call in _MENU_ORDER if why_not(state, action := say(seat, call)) is None
    )
    if state.envido.speaker == seat and state.phase == IN_PLAY:
        numbers = range(envido.highest_tanto(state.rules) + 1)
        return tuple(declare(seat, number) for number in numbers) + said
    return said


def _plays(seat: Seat, held: tuple[Card | None, ...], face_down: bool) -> tuple[Action, ...]:
    own = _FACE_UP[seat]
    cards = tuple([own[card] for card in held if card is not None])
    if not face_down:
        return cards
    return cards + tuple([play(seat, card, True) for card in held if card is not None])


def why_not(state: State, action: Action) -> Reason | None:
    """Return why an action is not allowed, None when it is."""
    seat = action.seat
    if not 0 <= seat < state.rules.players:
        return Reason.NO_SUCH_SEAT
    if isinstance(action, _TALK):
        return _why_not_talk(state, action)
    if state.phase != IN_PLAY:
        return _why_not_around(state, action)
    if not isinstance(action, _MOVES):
        return Reason.NO_CUT if isinstance(action, Cut) else Reason.NO_DISCARD
    if seat in state.gone:
        return Reason.HAND_OVER
    if seat not in state.seats:
        return Reason.NOT_IN_DUEL
    if isinstance(action, Say):
        return _WHY_NOT_SAY[action.call](state, seat, action.call)
    if isinstance(action, Play):
        return _why_not_play(state, action)
    return _why_not_declare(state, action)


def _why_not_around(state: State, action: Play | Say | Declare | Cut | Discard) -> Reason | None:
    """Return why an action is not allowed before the play of cards, or after it."""
    if state.phase == Phase.CUT:
        if not isinstance(action, Cut):
            return Reason.CUT_DUE
        return None if action.seat in to_act(state) else Reason.NOT_YOUR_TURN
    if isinstance(action, Cut):
        return Reason.NO_CUT
    if state.phase == Phase.DISCARD:
        return _why_not_discard(state, action)
    if isinstance(action, Discard):
        return Reason.NO_DISCARD
    return _why_not_claim(state, action) if state.phase == Phase.CLAIM else Reason.HAND_OVER


def _why_not_claim(state: State, action: Action) -> Reason | None:
    if not isinstance(action, Say):
        return Reason.HAND_OVER
    if action.call is Call.A_VER:
        return None if action.seat in state.claims else Reason.NO_CLAIM
    if action.call is Call.SHOW:
        return None if action.seat in state.to_show else Reason.NOTHING_TO_SHOW
    return Reason.HAND_OVER


def _why_not_discard(state: State, action: Action) -> Reason | None:
    if not isinstance(action, Discard):
        return Reason.DISCARD_DUE
    if action.seat != state.pie:
        return Reason.NOT_YOUR_TURN
    return None if _holds(state, action.seat, action.card) else Reason.NOT_YOUR_CARD


def _why_not_talk(state: State, action: Signal | Order) -> Reason | None:
    """Return why a seña or an order is out of place: it needs a partner in the hand."""
    if state.phase not in (Phase.DISCARD, Phase.PLAY):
        return Reason.HAND_OVER
    sides = state.sides
    mates = [
        seat for seat in state.seats if sides[seat] == sides[action.seat] and seat != action.seat
    ]
    if action.seat not in state.seats or not mates:
        return Reason.NO_PARTNER
    if isinstance(action, Order):
        return None
    return _why_not_sign(state, action)


def _why_not_sign(state: State, action: Signal) -> Reason | None:
    rules, seat = state.rules, action.seat
    if rules.senas == "no":
        return Reason.NO_SIGNS
    if any(other == seat or other >= rules.players for other in action.noticed):
        return Reason.NOT_AN_ONLOOKER
    hand = state.hands[seat]
    if rules.senas_falsas or hand is None:
        return None
    lies = is_false(action.sign, hand, state.muestra, rules.senas)
    return Reason.FALSE_SIGN if lies else None


def _why_not_play(state: State, action: Play) -> Reason | None:
    reason = _why_not_turn(state, action.seat)
    if reason is not None:
        return reason
    if action.face_down and not state.rules.tapadas:
        return Reason.NO_FACE_DOWN
    return None if _holds(state, action.seat, action.card) else Reason.NOT_YOUR_CARD


def _why_not_turn(state: State, seat: Seat) -> Reason | None:
    """Return why a seat may play no card at all now."""
    bet = state.envido
    if bet.speaker != NOBODY:
        return Reason.DECLARATION_DUE
    if state.truco.asked or bet.asked or state.flor.asked:
        return Reason.CALL_PENDING
    return None if seat == state.turn else Reason.NOT_YOUR_TURN


def _holds(state: State, seat: Seat, card: Card | None) -> bool:
    held = state.held[seat]
    if card in held:
        return True
    if None not in held or (card is None and state.phase == IN_PLAY):
        return False
    known = {other for hand in state.hands if hand for other in hand}
    laid = {played.card for trick in state.tricks for played in trick}
    return card not in known and card not in laid


def _why_not_declare(state: State, action: Declare) -> Reason | None:
    if state.envido.speaker == NOBODY:
        return Reason.NOT_DECLARING
    if action.seat != state.envido.speaker:
        return Reason.NOT_YOUR_TURN
    in_range = 0 <= action.points <= envido.highest_tanto(state.rules)
    return None if in_range else Reason.IMPOSSIBLE_TANTO


def _turn(state: State, seat: Seat, call: Call | None = None) -> Reason | None:
    """Return why a seat may not speak now, whatever it says."""
    if state.envido.speaker != NOBODY:
        return Reason.DECLARATION_DUE
    return None if seat in to_act(state) else Reason.NOT_YOUR_TURN


def _why_not_truco(state: State, seat: Seat, call: Call) -> Reason | None:
    if state.flor.asked or state.envido.asked:
        return Reason.CALL_PENDING
    if state.envido.speaker != NOBODY:
        return Reason.DECLARATION_DUE
    reason = truco.why_not(state, seat, call)
    if reason is None and (state.truco.pending or state.rules.truco_cuando == "turno"):
        return _turn(state, seat)
    return reason


def _why_not_answer(state: State, seat: Seat, call: Call) -> Reason | None:
    if state.flor.asked:
        if call is Call.QUIERO:
            return Reason.FLOR_LADDER
        return flor.why_not(state, seat, call) or _turn(state, seat)
    if state.envido.speaker != NOBODY:
        return Reason.DECLARATION_DUE
    if not (state.envido.asked or state.truco.asked):
        return Reason.NOTHING_TO_ANSWER
    return _turn(state, seat)


def _why_not_envido(state: State, seat: Seat, call: Call) -> Reason | None:
    if state.flor.asked:
        return Reason.CALL_PENDING
    return envido.why_not(state, seat, call) or _turn(state, seat)


def _why_not_flor(state: State, seat: Seat, call: Call) -> Reason | None:
    return flor.why_not(state, seat, call) or _turn(state, seat)


def _why_not_words(state: State, seat: Seat, call: Call) -> Reason | None:
    if state.envido.speaker == NOBODY:
        return Reason.NOT_DECLARING
    if seat != state.envido.speaker:
        return Reason.NOT_YOUR_TURN
    return envido.words_fit(state, call)


def _why_not_claimed(state: State, seat: Seat, call: Call) -> Reason | None:
    return Reason.NO_CLAIM if call is Call.A_VER else Reason.NOTHING_TO_SHOW


_WHY_NOT_SAY: dict[Call, Callable[[State, Seat, Call], Reason | None]] = {
    **dict.fromkeys(TRUCO_CALLS, _why_not_truco),
    **dict.fromkeys(ENVIDO_CALLS, _why_not_envido),
    **dict.fromkeys((*FLOR_CALLS, *FLOR_ANSWERS), _why_not_flor),
    **dict.fromkeys((Call.QUIERO, Call.NO_QUIERO), _why_not_answer),
    **dict.fromkeys(DECLARATIONS, _why_not_words),
    Call.FOLD: _turn,
    **dict.fromkeys((Call.A_VER, Call.SHOW), _why_not_claimed),
}
"""Who says, while cards are played, whether a call is in its place."""
