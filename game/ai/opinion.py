"""What a bot tells the person it plays with: what it would do itself, and how good its tanto is.

Knows one seat's observation, and the simple bot's habits without its bluffs: an opinion is honest,
and the same seat says the same of the same table. Must not know words, nor who asks.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from random import Random
from typing import NamedTuple

from game.ai import reading, rule, singing
from game.engine.actions import ENVIDO_CALLS, TRUCO_CALLS, Action, Call, Say, say
from game.engine.observe import Observation
from game.engine.ranking import is_flor
from game.engine.state import Phase

_RAISES = (*TRUCO_CALLS, *ENVIDO_CALLS, Call.CONTRAFLOR, Call.CONTRAFLOR_AL_RESTO)
_ACCEPTS = (Call.QUIERO, Call.CON_FLOR_QUIERO)


class Topic(StrEnum):
    """What an opinion is about."""

    ENVIDO = "envido"
    FLOR = "flor"
    TRUCO = "truco"


class Stance(StrEnum):
    """What the seat would do: raise or call, go along, perhaps, not; or it has nothing at all."""

    RAISE = "raise"
    YES = "yes"
    MAYBE = "maybe"
    NO = "no"
    NOTHING = "nothing"


class Opinion(NamedTuple):
    """What is said; ``tanto`` is the number that partners may tell each other, None where none is
    told, and ``first`` marks an envido that goes before the truco asked about."""

    topic: Topic
    stance: Stance
    tanto: int | None = None
    first: bool = False


class _Sober(Random):
    """A generator by which the simple bot neither bluffs nor holds a good hand back."""

    def random(self) -> float:
        return 0.5


def on_call(seen: Observation, legal: tuple[Action, ...]) -> Opinion | None:
    """Return what a seat would answer to the call it is asked about with others, None where it is
    not asked. ``legal`` is what it may do."""
    if seen.seat not in seen.to_act or seen.phase != Phase.PLAY:
        return None
    alone = _alone(seen)
    action = rule.choose(alone, legal, _Sober())
    call = action.call if isinstance(action, Say) else None
    if seen.flor.asked or call is Call.FLOR:
        return _of_flor(alone, call)
    if seen.envido.asked or call in ENVIDO_CALLS:
        stance = Stance.RAISE if call in _RAISES else Stance.YES if call in _ACCEPTS else Stance.NO
        return Opinion(Topic.ENVIDO, stance, singing.tanto(seen), not seen.envido.asked)
    if not seen.truco.asked:
        return None
    if call in _RAISES:
        return Opinion(Topic.TRUCO, Stance.RAISE)
    if call is not Call.QUIERO:
        return Opinion(Topic.TRUCO, _of_cards(seen, Stance.NO))
    is_sure = reading.is_strong(seen) or reading.certain_winner(alone) == reading.own_side(seen)
    return Opinion(Topic.TRUCO, Stance.YES if is_sure else Stance.MAYBE)


def on_hand(seen: Observation, is_envido_open: bool) -> tuple[Opinion, ...]:
    """Return what a seat says of its cards when a partner asks before anything is called; nothing
    where it plays no part. ``is_envido_open``: an envido could be called now."""
    if seen.phase != Phase.PLAY or seen.seat not in seen.seats or seen.seat in seen.gone:
        return ()
    told: list[Opinion] = []
    if is_envido_open:
        if seen.rules.flor and is_flor(seen.cards, seen.muestra):
            return (Opinion(Topic.FLOR, Stance.YES),)
        told.append(_of_tanto(seen))
    if reading.is_very_strong(seen):
        told.append(Opinion(Topic.TRUCO, Stance.RAISE))
    elif reading.is_strong(seen):
        told.append(Opinion(Topic.TRUCO, Stance.YES))
    else:
        told.append(Opinion(Topic.TRUCO, _of_cards(seen, Stance.MAYBE)))
    return tuple(told)


def _alone(seen: Observation) -> Observation:
    """The table as if nobody else could answer: an opinion is not left to others."""
    return replace(seen, to_act=(seen.seat,))


def _of_flor(seen: Observation, call: Call | None) -> Opinion:
    if not is_flor(seen.cards, seen.muestra):
        return Opinion(Topic.FLOR, Stance.NOTHING)
    if call in _RAISES:
        return Opinion(Topic.FLOR, Stance.RAISE)
    return Opinion(Topic.FLOR, Stance.NO if call is Call.CON_FLOR_ME_ACHICO else Stance.YES)


def _of_tanto(seen: Observation) -> Opinion:
    menu = {call: say(seen.seat, call) for call in (Call.ENVIDO, Call.REAL_ENVIDO)}
    action = singing.envido(seen, menu, _Sober())
    stance = Stance.NO if action is None else Stance.YES
    return Opinion(Topic.ENVIDO, stance, singing.tanto(seen))


def _of_cards(seen: Observation, stance: Stance) -> Stance:
    """Return ``stance`` where the seat has any good card left, else that it has nothing."""
    goods = reading.count_at_least(seen, reading.live_cards(seen), reading.good(seen))
    return stance if goods else Stance.NOTHING
