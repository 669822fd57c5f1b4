"""Ways to think that go wrong, importable by name from a spawned process."""

import os
import time

from game.engine.actions import Action, Call, say
from game.session.decide import Question, think


def sleepy(question: Question) -> Action | None:
    """Think far longer than any budget."""
    time.sleep(30)
    return think(question)


def lawless(question: Question) -> Action | None:
    """Choose what is never allowed."""
    return say(question.seat, Call.A_VER)


def crashing(question: Question) -> Action | None:
    """Fail in the middle of a thought."""
    raise RuntimeError("no idea")


def dying(question: Question) -> Action | None:
    """Take the whole process down."""
    os._exit(3)
