"""The process that thinks: its answers, and what becomes of late, wrong and dead ones."""

import os
import pickle
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from game.ai.levels import rival
from game.ai.rival import rng_for
from game.engine.actions import Action
from game.engine.observe import observe
from game.engine.play import legal_actions, new_match, to_act
from game.engine.rules import Rules
from game.session.decide import Answer, Question, Trouble, answer, may_keep_silent, stand_in
from game.session.thinker import InlineThinker, Thinker, WorkerThinker
from tests.session import worker_thoughts

LONG_S = 20.0


def question(spec: str = "bot:rule", budget_ms: int = 5000, ply: int = 3) -> Question:
    state = new_match(Rules(), "thinker", mano=1).state
    seat = to_act(state)[0]
    seen, legal = observe(state, seat), legal_actions(state, seat)
    return Question(ply, seat, spec, seen, legal, "thinker", budget_ms)


def wait_for(thinker: Thinker) -> Answer:
    end = time.monotonic() + LONG_S
    while time.monotonic() < end:
        found = thinker.take()
        if found is not None:
            return found
        time.sleep(0.002)
    raise AssertionError("no answer")


@pytest.fixture(scope="module")
def worker() -> Iterator[WorkerThinker]:
    thinker = WorkerThinker()
    yield thinker
    thinker.close()


def test_questions_and_answers_can_travel() -> None:
    asked = question()
    assert pickle.loads(pickle.dumps(asked)) == asked


def test_worker_and_inline_agree(worker: WorkerThinker) -> None:
    inline = InlineThinker()
    for ply in range(5):
        for spec in ("bot:rule", "random"):
            asked = question(spec, ply=ply)
            worker.ask(asked)
            inline.ask(asked)
            assert wait_for(worker) == wait_for(inline)
            assert worker.take() is None


def test_chance_comes_from_seed_seat_and_ply() -> None:
    asked = question("random", ply=7)
    expected = rival("random")(asked.seen, asked.legal, rng_for("thinker", asked.seat, 7))
    assert answer(asked) == Answer(expected)


def test_only_the_last_question_is_answered(worker: WorkerThinker) -> None:
    worker.ask(question("random", ply=1))
    worker.ask(question("bot:rule", ply=2))
    assert wait_for(worker) == answer(question("bot:rule", ply=2))
    time.sleep(0.05)
    assert worker.take() is None


def test_a_killed_worker_is_replaced(worker: WorkerThinker) -> None:
    worker.ask(question())
    wait_for(worker)
    first = worker.pid
    assert first is not None
    os.kill(first, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    asked = question(ply=9)
    worker.ask(asked)
    replacement = wait_for(worker)
    assert replacement.action == answer(asked).action
    assert replacement.trouble in (None, Trouble.DEAD)
    worker.ask(question(ply=10))
    assert wait_for(worker) == answer(question(ply=10))
    assert worker.pid not in (None, first)


BAD_WAYS: list[tuple[Callable[[Question], Action | None], Trouble]] = [
    (worker_thoughts.sleepy, Trouble.LATE),
    (worker_thoughts.lawless, Trouble.ILLEGAL),
    (worker_thoughts.crashing, Trouble.DEAD),
    (worker_thoughts.dying, Trouble.DEAD),
]


@pytest.mark.parametrize(("think", "trouble"), BAD_WAYS)
def test_a_bad_answer_becomes_the_simple_bots(
    think: Callable[[Question], Action | None], trouble: Trouble
) -> None:
    thinker = WorkerThinker(think)
    try:
        asked = question("random", budget_ms=60)
        thinker.ask(asked)
        given = wait_for(thinker)
        assert given.trouble is trouble
        assert given.action == stand_in(asked, trouble).action == answer(question()).action
        assert thinker.take() is None
    finally:
        thinker.close()
    assert thinker.pid is None


def test_a_worker_that_always_dies_is_not_started_for_ever() -> None:
    thinker = WorkerThinker(worker_thoughts.dying)
    try:
        for _ in range(5):
            thinker.ask(question())
            assert wait_for(thinker).trouble is Trouble.DEAD
        assert thinker.pid is None
    finally:
        thinker.close()


def test_a_crash_or_an_illegal_choice_here_and_now(monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(asked: Question) -> Action | None:
        raise ZeroDivisionError

    monkeypatch.setattr("game.session.decide.think", explode)
    assert answer(question()).trouble is Trouble.DEAD
    monkeypatch.setattr("game.session.decide.think", lambda asked: None)
    assert not may_keep_silent(question())
    assert answer(question()).trouble is Trouble.ILLEGAL
