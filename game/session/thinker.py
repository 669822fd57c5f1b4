"""Where the bots think: here and now, or in a process of their own beside the frame loop.

Knows processes and budgets. Must not know rules or ways to play. A thinker has one question at a
time; a new one replaces it, and what was being thought about the old one is never heard.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Protocol

from game.engine.actions import Action
from game.session.decide import Answer, Question, Trouble, answer, is_allowed, stand_in, think

LOG = logging.getLogger(__name__)
START_LIMIT_S = 15.0
"""A process that is not ready by then never will be; an answer's budget runs from its start."""
_FAILURES_LIMIT = 3
_GOODBYE_S = 0.5


class Thinker(Protocol):
    """Answers one question at a time, without making anyone wait for it."""

    def ask(self, question: Question) -> None:
        """Begin to think; an earlier question is forgotten."""

    def take(self) -> Answer | None:
        """Return the answer once it is there, then forget the question."""

    def end(self, record: str) -> None:
        """Hear that a match is over, with its record as the seat may read it."""

    def close(self) -> None:
        """Stop thinking for good."""


class InlineThinker:
    """Thinks inside `ask`: for tests and contests, where nobody is watching."""

    def __init__(self) -> None:
        self._answer: Answer | None = None

    def ask(self, question: Question) -> None:
        """Think the question through."""
        self._answer = answer(question)

    def take(self) -> Answer | None:
        """Return the answer of the last question, once."""
        ready, self._answer = self._answer, None
        return ready

    def end(self, record: str) -> None:
        """Our own bots remember nothing of a match."""

    def close(self) -> None:
        """Forget what was asked."""
        self._answer = None


@dataclass(frozen=True, slots=True)
class _Thought:
    """What the process sends back: a choice, or the words of what went wrong."""

    ticket: int
    action: Action | None
    error: str = ""


class WorkerThinker:
    """Thinks in one persistent spawned process, replaced when it dies, crashes or is late.

    ``think`` is what the process runs; it must be importable by name. Nothing here blocks.
    """

    def __init__(
        self,
        think: Callable[[Question], Action | None] = think,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._think, self._clock = think, clock
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._question: Question | None = None
        self._ticket = self._failures = 0
        self._is_ready = False
        self._counting_from = 0.0
        self._start()

    @property
    def pid(self) -> int | None:
        """The process's number, None when there is none."""
        return self._process.pid if self._process else None

    def ask(self, question: Question) -> None:
        """Send the question to the process, starting one if need be."""
        self._ticket += 1
        self._question = question
        self._listen()  # so that a process that died meanwhile is replaced before it is asked
        if self._process is None and self._failures < _FAILURES_LIMIT:
            self._start()
        self._counting_from = self._clock()
        try:
            if self._line is not None:
                self._line.send((self._ticket, question))
        except OSError:
            self._stop()

    def take(self) -> Answer | None:
        """Return the answer once it is there, the simple bot's if it came late, wrong or never."""
        thought = self._listen()
        question = self._question
        if question is None:
            return None
        if thought is not None:
            self._failures = 0
            self._question = None
            if thought.error:
                return stand_in(question, Trouble.DEAD, thought.error)
            if not is_allowed(question, thought.action):
                return stand_in(question, Trouble.ILLEGAL, repr(thought.action))
            return Answer(thought.action)
        if self._process is None:
            return self._give_up(question, Trouble.DEAD)
        allowed_s = question.budget_ms / 1000 if self._is_ready else START_LIMIT_S
        if self._clock() - self._counting_from > allowed_s:
            return self._give_up(question, Trouble.LATE)
        return None

    def end(self, record: str) -> None:
        """Our own bots remember nothing of a match."""

    def close(self) -> None:
        """End the process; asking again starts another."""
        self._question = None
        self._stop()

    def _give_up(self, question: Question, trouble: Trouble) -> Answer:
        """Answer without the process and have a fresh one ready for the next question."""
        self._question = None
        self._failures += 1
        self._stop()
        if self._failures < _FAILURES_LIMIT:
            self._start()
        return stand_in(question, trouble)

    def _listen(self) -> _Thought | None:
        """Hear everything the process has said; keep the thought about the present question."""
        found = None
        try:
            while self._line is not None and self._line.poll():
                said = self._line.recv()
                if not self._is_ready:
                    self._is_ready, self._counting_from = True, self._clock()
                elif isinstance(said, _Thought) and said.ticket == self._ticket:
                    found = said
        except (OSError, EOFError):
            LOG.warning("the process that thinks for the rivals is gone")
            self._stop()
        return found

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_work, args=(theirs, self._think), name="rivals", daemon=True
        )
        try:
            process.start()
        except OSError as error:
            LOG.warning("no process to think for the rivals: %s", error)
            ours.close()
            return
        finally:
            theirs.close()
        self._process, self._line, self._is_ready = process, ours, False

    def _stop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join(_GOODBYE_S)


def _work(line: Connection, think: Callable[[Question], Action | None]) -> None:
    """Answer questions until the other end is closed; interrupts are the game's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        line.send("ready")
        while True:
            ticket, question = line.recv()
            try:
                thought = _Thought(ticket, think(question))
            except Exception:  # reported; the next question may go well
                thought = _Thought(ticket, None, traceback.format_exc(limit=4))
            line.send(thought)
    except (EOFError, OSError):
        return
