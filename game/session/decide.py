"""One decision of a bot: the question, the answer, and who moves when the answer is no good.

Knows rivals and observations. Must not know processes, clocks or records.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import StrEnum

from game.ai import rule
from game.ai.levels import rival
from game.ai.orders import Heard, heed
from game.ai.rival import rng_for
from game.engine.actions import Action, Call, Say
from game.engine.observe import Observation
from game.engine.seats import Seat
from game.engine.state import Phase

LOG = logging.getLogger(__name__)
BUDGET_MS = 1000
"""How long a rival may think unless told otherwise."""


class Trouble(StrEnum):
    """Why a rival's own answer was not used."""

    LATE = "late"
    ILLEGAL = "illegal"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: who it is, what it sees, what it may do, where its chance comes from."""

    ply: int
    seat: Seat
    spec: str
    seen: Observation
    legal: tuple[Action, ...]
    seed: str
    budget_ms: int = BUDGET_MS
    record: str = ""
    """What the seat may read of the match so far; only outside programs are given it."""
    heard: tuple[Heard, ...] = ()
    """What partners told each other in this hand, as far as the seat noticed."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is played, None for silence, and the trouble if it is the simple bot's move."""

    action: Action | None
    trouble: Trouble | None = None
    detail: str = ""


def is_allowed(question: Question, action: Action | None) -> bool:
    """Return whether an action answers the question; silence does where nothing must be done."""
    if action is None:
        return may_keep_silent(question)
    return action in question.legal


def may_keep_silent(question: Question) -> bool:
    """Return whether the seat may do nothing: it is not asked, is free to show its tanto or not,
    or a partner is asked after it."""
    seen = question.seen
    return seen.seat not in seen.to_act or seen.phase == Phase.CLAIM or seen.seat != seen.to_act[-1]


def think(question: Question) -> Action | None:
    """Return the rival's choice among what its partners leave it; it may raise or choose what is
    not allowed."""
    rng = rng_for(question.seed, question.seat, question.ply)
    return rival(question.spec)(question.seen, _left(question), rng)


def stand_in(question: Question, trouble: Trouble, detail: str = "") -> Answer:
    """Return the simple bot's move in place of a rival's that cannot be used: this never fails."""
    rng = rng_for(question.seed, question.seat, question.ply)
    try:
        action = rule.choose(question.seen, _left(question), rng)
    except Exception:  # nobody stands in for the one who stands in
        LOG.exception("the simple bot does not know what to do with %s", question)
        action = None
    if not is_allowed(question, action):
        action = _first(question.legal)
    return Answer(action, trouble, detail)


def answer(question: Question) -> Answer:
    """Think here and now; a crash or an illegal choice becomes the simple bot's move."""
    try:
        action = think(question)
    except Exception as error:  # a rival must never take the match with it
        return stand_in(question, Trouble.DEAD, repr(error))
    if is_allowed(question, action):
        return Answer(action)
    return stand_in(question, Trouble.ILLEGAL, repr(action))


def report(question: Question, trouble: Trouble, detail: str, record: str) -> None:
    """Write into the log why a rival's own answer was not used, with the match so far."""
    words = "%s was %s (%s); the simple bot moved for it after:\n%s"
    LOG.warning(words, question.spec, trouble.value, detail or "no answer", record)


def _left(question: Question) -> tuple[Action, ...]:
    return heed(question.seen, question.legal, question.heard)


def _first(legal: tuple[Action, ...]) -> Action:
    """Return the first legal action that does not leave the hand."""
    stays = (act for act in legal if not (isinstance(act, Say) and act.call is Call.FOLD))
    return next(stays, legal[0])
