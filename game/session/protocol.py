"""The bot protocol from the table's side: what an outside program is told, what it may answer.

Knows questions, tokens and messages. Must not know how a program is run (`outside`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.engine.actions import Action, Declare, parse_action, token
from game.engine.seats import LETTERS, Seat
from game.session.decide import Answer, Question, Trouble, is_allowed, stand_in
from game.session.outside import OutsideProgram, Reply

ANY_TANTO = "=*"
"""Stands for every number a seat may declare."""


def menu_tokens(legal: Iterable[Action]) -> list[str]:
    """Return a menu as the protocol writes it, without the seat's letter."""
    tokens = (ANY_TANTO if isinstance(each, Declare) else token(each) for each in legal)
    return list(dict.fromkeys(tokens))


def act_message(question: Question, record: str) -> dict[str, object]:
    """Return the message that asks for an action."""
    return {
        "type": "act",
        "seat": LETTERS[question.seat],
        "record": record,
        "legal": menu_tokens(question.legal),
        "budget_ms": question.budget_ms,
    }


def read_token(seat: Seat, word: str) -> Action | None:
    """Return the action of a token without its letter, None when it is no token."""
    try:
        return parse_action(LETTERS[seat] + word)
    except ValueError:
        return None


class OutsideThinker:
    """A thinker whose thoughts are an outside program's; it needs the record with the question."""

    def __init__(self, command: str) -> None:
        self.program = OutsideProgram(command)
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        """Send the question."""
        self._question = replace(question, record="")
        message = act_message(question, question.record)
        self.program.ask(message, question.budget_ms)

    def take(self, wait: bool = False) -> Answer | None:
        """Return the answer once it is there or overdue; with ``wait``, wait for either."""
        if self._question is None:
            return None
        reply = self.program.take(wait)
        if reply is None:
            return None
        question, self._question = self._question, None
        return _answer(question, reply)

    def end(self, record: str) -> None:
        """Tell the program that its match is over."""
        self._question = None
        self.program.end(record)

    def close(self) -> None:
        """Let the program go."""
        self._question = None
        self.program.close()


def _answer(question: Question, reply: Reply) -> Answer:
    if reply.trouble is not None:
        return stand_in(question, reply.trouble, reply.detail)
    action = None if reply.token is None else read_token(question.seat, reply.token)
    is_token = reply.token is None or action is not None
    if is_token and is_allowed(question, action):
        return Answer(action)
    return stand_in(question, Trouble.ILLEGAL, repr(reply.token))
