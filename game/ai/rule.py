"""The *rule* opponent: a decent player of fixed habits, and the one who stands in for others.

It answers every menu of every table, always legally, in well under a millisecond. It never lies
about a tanto. Knows one seat's observation; its thresholds are the measuring opponent's, which
other figures rest on, so they are not to be tuned. Added to those habits: flor, the options, and
the obvious (a hand already decided is neither paid for nor given away).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.ai import reading, singing
from game.ai.doubts import wants_to_see
from game.engine.actions import Action, Call, Cut, Declare, Discard, Play, Say
from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.ranking import strengths
from game.engine.state import PARDA, Phase
from game.engine.tricks import HAND_SIZE

CALLS_TRUCO = 0.9
TRUCO_BLUFF = 0.08

Menu = Mapping[Call, Action]


def choose(seen: Observation, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Return the move of the rule player, None where it may and does keep silent: it does not ask
    to see, or leaves the answer to a partner who is asked after it."""
    menu: dict[Call, Action] = {act.call: act for act in legal if isinstance(act, Say)}
    if seen.phase == Phase.CUT:
        return _any(legal)
    if seen.phase == Phase.DISCARD:
        return _discard(seen, legal)
    if seen.seat not in seen.to_act:
        return menu.get(Call.A_VER) if wants_to_see(seen, rng) else None
    for decide in (_show, _declare, singing.flor, singing.envido, _truco, _leave):
        action = decide(seen, menu, rng)
        if action is not None:
            return None if _leaves_to_partner(seen, action) else action
    return _card(seen, legal) or _any(legal)


def _leaves_to_partner(seen: Observation, action: Action) -> bool:
    """Whether to keep silent instead of refusing: a partner asked as well may yet accept."""
    if seen.seat == seen.to_act[-1] or not isinstance(action, Say):
        return False
    if action.call is Call.NO_QUIERO:
        return not seen.flor.asked
    return action.call is Call.CON_FLOR_ME_ACHICO


def _discard(seen: Observation, legal: tuple[Action, ...]) -> Action | None:
    """Put the weakest card away."""
    powers = strengths(seen.muestra)
    weakest = sorted(seen.held, key=powers.__getitem__)[0]
    return next(act for act in legal if isinstance(act, Discard) and act.card == weakest)


def _show(seen: Observation, menu: Menu, rng: Random) -> Action | None:
    return menu.get(Call.SHOW)


def _declare(seen: Observation, menu: Menu, rng: Random) -> Action | None:
    """Say the true tanto, or the words that concede when somebody holds a better one."""
    if seen.envido.speaker != seen.seat:
        return None
    if _is_beaten(seen):
        concession = menu.get(Call.SON_BUENAS) or menu.get(Call.ME_PASO)
        if concession is not None:
            return concession
    return Declare(seen.seat, singing.tanto(seen))


def _is_beaten(seen: Observation) -> bool:
    """Whether a rival spoke a tanto that wins over the seat's own; ties go nearer to the mano."""
    own = singing.tanto(seen)
    for seat, points, words in seen.spoken:
        if seen.sides[seat] == reading.own_side(seen):
            continue
        nearer = seen.seats.index(seat) < seen.seats.index(seen.seat)
        if words is Call.MIAS_MEJORES or (
            points is not None and (points > own or (points == own and nearer))
        ):
            return True
    return False


def _truco(seen: Observation, menu: Menu, rng: Random) -> Action | None:
    higher = menu.get(Call.TRUCO) or menu.get(Call.RETRUCO) or menu.get(Call.VALE_CUATRO)
    is_lost = reading.certain_winner(seen) not in (None, reading.own_side(seen))
    if seen.seat in seen.truco.asked:
        return _answer_truco(seen, menu, higher, is_lost, rng)
    if higher is None or is_lost:
        return None
    if menu.get(Call.TRUCO) is higher:
        if reading.is_strong(seen):
            return higher if rng.random() < CALLS_TRUCO else None
        return higher if seen.results and rng.random() < TRUCO_BLUFF else None
    return higher if reading.is_very_strong(seen) and rng.random() < CALLS_TRUCO else None


def _answer_truco(
    seen: Observation, menu: Menu, higher: Action | None, is_lost: bool, rng: Random
) -> Action | None:
    if is_lost:
        return menu.get(Call.NO_QUIERO)
    if higher and reading.is_very_strong(seen) and rng.random() < CALLS_TRUCO:
        return higher
    cards = reading.live_cards(seen)
    accepts = (
        reading.certain_winner(seen) is not None
        or reading.is_strong(seen)
        or reading.count_at_least(seen, cards, reading.brava(seen)) >= 1
        or reading.count_at_least(seen, cards, reading.good(seen)) >= 2
        or reading.refusing_truco_loses(seen)
    )
    return menu.get(Call.QUIERO if accepts else Call.NO_QUIERO)


def _leave(seen: Observation, menu: Menu, rng: Random) -> Action | None:
    """Go to the mazo with a last card that loses for sure, unless a flor would go with it."""
    if (
        Call.FOLD not in menu
        or len(seen.held) > 1
        or reading.certain_winner(seen) in (None, reading.own_side(seen))
        or seen.seat in seen.flor.sung
    ):
        return None
    return menu[Call.FOLD]


def _card(seen: Observation, legal: tuple[Action, ...]) -> Action | None:
    """Play face up: answering, the lowest that wins; leading, the middle one first."""
    plays = {
        act.card: act
        for act in legal
        if isinstance(act, Play) and not act.face_down and act.card is not None
    }
    if not plays:
        return None
    cards = sorted(plays, key=strengths(seen.muestra).__getitem__)
    return plays[_lead(seen, cards) if not reading.plays_in_trick(seen) else _follow(seen, cards)]


def _lead(seen: Observation, cards: list[Card]) -> Card:
    if len(cards) == HAND_SIZE:
        return cards[1]
    return cards[0] if reading.won_first(seen) else cards[-1]


def _follow(seen: Observation, cards: list[Card]) -> Card:
    powers = strengths(seen.muestra)
    side, power = reading.leader(seen, reading.plays_in_trick(seen))
    if side == reading.own_side(seen):
        return cards[0]
    winning = [card for card in cards if powers[card] > power]
    if winning:
        return winning[0]
    tying = [card for card in cards if powers[card] == power]
    if tying and side != PARDA and reading.won_first(seen):
        return tying[0]
    return cards[0]


def _any(legal: tuple[Action, ...]) -> Action:
    """Return the mildest of a menu without cards to play: cut plainly, refuse, else the first."""
    for action in legal:
        if isinstance(action, Cut) and not action.taps:
            return action
    return next((act for act in legal if not _is_fold(act)), legal[0])


def _is_fold(action: Action) -> bool:
    return isinstance(action, Say) and action.call is Call.FOLD
