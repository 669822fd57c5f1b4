"""The bot protocol from both ends: our server, and programs that keep to it or do not."""

import io
import json
import os
import shlex
import sys
from pathlib import Path

import pytest

from game.ai.levels import BadSpec
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import Rules
from game.session.arena import Contest, play_part
from game.session.decide import Question, Trouble
from game.session.match import Match
from game.session.outside import OutsideProgram, find_program
from game.session.protocol import OutsideThinker, act_message
from game.session.seats import SeatSpec, read_seat
from game.session.serve import BadMessage, respond, serve
from tests.session.tables import new

ROOT = Path(__file__).resolve().parents[2]
BOT = Path(__file__).parent / "bots" / "first.py"


def command(*words: object) -> str:
    """Return the command line of a Python program."""
    line = [sys.executable, *map(str, words)]
    return " ".join(line) if os.name == "nt" else shlex.join(line)


def ask(text: str, seat: str = "b", spec: str = "bot:rule", **more: object) -> object:
    message = {"type": "act", "seat": seat, "record": text, "budget_ms": 1000, **more}
    answer = respond(spec, json.dumps(message).encode())
    assert answer is not None
    return answer["action"]


SEEN = """truco 1
rules variant=argentino players=2 target=30
seat a human Ana
seat b bot:rule
hand 7 mano=a score=12-9 chicos=0-0
deal a:? b:1b5o2o
aE"""


def test_our_server_plays_what_the_seat_sees() -> None:
    assert ask(SEEN, legal=["Q", "N", "RE", "FE"]) == "Q"
    assert ask(SEEN) == "Q"
    assert ask(SEEN, legal=["N"]) == "N"
    assert ask(SEEN + " bQ a=33 bSB a4c b2o bT aQ") == "5o"


def test_a_cut_is_made_without_seeing_cards() -> None:
    match = new("corte=si", mano=0, a="cmd:x", b="cmd:y")
    seat = next(seat for seat in (0, 1) if match.legal(seat))
    text = match._script.before_the_cut(match.state, seat)
    assert ask(text, seat="ab"[seat], legal=["K", "K1", "K2", "K3"]) == "K"


WRONG = [
    (b"{", "JSON"),
    (b"[]", "type"),
    (b'{"type":"hello"}', "type"),
    (b'{"type":"act"}', "seat"),
    (b'{"type":"act","seat":"b","record":"nonsense"}', "line 1"),
    (b'{"type":"act","seat":"z","record":"x"}', "z"),
    (b"\xff\xfe", "JSON"),
    (json.dumps({"type": "act", "seat": "a", "record": SEEN}).encode(), "nothing to decide"),
    (json.dumps({"type": "act", "seat": "b", "record": SEEN, "legal": 3}).encode(), "legal"),
    (json.dumps({"type": "act", "seat": "d", "record": SEEN}).encode(), "seat"),
]


@pytest.mark.parametrize(("line", "part"), WRONG)
def test_a_message_without_sense_is_said_so(line: bytes, part: str) -> None:
    with pytest.raises(BadMessage) as bad:
        respond("bot:rule", line)
    assert part in str(bad.value)


def test_a_session_goes_on_after_a_mistake_and_ends_with_its_input() -> None:
    act = json.dumps({"type": "act", "seat": "b", "record": SEEN}).encode() + b"\n"
    out = io.StringIO()
    serve("bot:experto", [b"nonsense\n", b"\n", act, b'{"type":"end","record":""}\n', act], out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert answers[0]["ok"] is False
    assert answers[1:] == [{"action": "Q"}, {"action": "Q"}]
    with pytest.raises(BadSpec):
        serve("bot:nobody", [], out)


def test_a_seat_is_told_no_secret() -> None:
    match = new("flor=si", a="cmd:x", b="cmd:y", seed="hush", mano=0)
    question = match._ask(0)
    message = act_message(question, question.record)
    assert message["seat"] == "a"
    record = message["record"]
    assert isinstance(record, str)
    assert "hush" not in record
    seen = parse(record)
    assert seen.hands[0].deal[1] is None
    assert replay(seen).state is not None
    legal = message["legal"]
    assert isinstance(legal, list)
    assert {"T", "M"} <= set(legal)


def play(way: str, matches: int = 1, target: int = 15, **rules: object) -> tuple[int, int]:
    """Return how many of an outside bot's answers were counted against it, and hands played."""
    seat = SeatSpec("cmd:" + command(BOT, way))
    contest = Contest(Rules(target=target, **rules), seat, read_seat("bot:rule"), matches, seed="w")  # type: ignore[arg-type]
    tally = play_part(contest, 0, matches)
    assert tally.matches == matches
    assert tally.illegal[1] == 0
    return tally.illegal[0], tally.hands


def test_an_honest_program_plays_whole_matches() -> None:
    illegal, hands = play("first", matches=3)
    assert illegal == 0
    assert hands > 3


def test_an_honest_program_plays_the_lying_tables() -> None:
    rules = {"tantos": "libres", "mostrar": "si-piden", "flor": True, "flor_canta": "libre"}
    assert play("first", corte=True, tapadas=True, **rules)[0] == 0


@pytest.mark.parametrize("way", ["lies", "dies", "babbles"])
def test_what_is_wrong_is_counted_and_the_match_goes_on(way: str) -> None:
    assert play(way)[0] > 0


def test_our_own_server_plays_as_an_outside_bot() -> None:
    main = command(ROOT / "main.py", "bot", "bot:rule")
    contest = Contest(Rules(target=15), SeatSpec("cmd:" + main), read_seat("bot:rule"), 1, seed="v")
    tally = play_part(contest, 0, 1)
    assert tally.illegal == [0, 0]


def question(match: Match, budget_ms: int) -> Question:
    asked = match._ask(0)
    return Question(asked.ply, 0, asked.spec, asked.seen, asked.legal, "q", budget_ms, asked.record)


def wait(thinker: OutsideThinker) -> Trouble | None:
    answer = thinker.take(wait=True)
    assert answer is not None
    return answer.trouble


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    match = new(a="cmd:x", b="cmd:y", mano=0)
    thinker = OutsideThinker(command(BOT, "sleeps"))
    try:
        troubles = []
        for _ in range(5):
            thinker.ask(question(match, 150))
            troubles.append(wait(thinker))
        assert troubles[0] is None
        assert troubles[1] is Trouble.LATE
        assert troubles[4] is None
        assert Trouble.ILLEGAL not in troubles
    finally:
        thinker.close()


def test_a_deaf_program_is_given_up_for_the_match() -> None:
    now = [0.0]
    program = OutsideProgram(command(BOT, "deaf"), clock=lambda: now[0])
    try:
        for _ in range(3):
            program.ask({"type": "act", "legal": ["Q"]}, 100)
            assert program.take() is None
            now[0] += 100
            reply = program.take()
            assert reply is not None
            assert reply.trouble is Trouble.LATE
        program.ask({"type": "act", "legal": ["Q"]}, 100)
        reply = program.take()
        assert reply is not None
        assert reply.trouble is Trouble.DEAD
    finally:
        program.close()


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        find_program("no-such-program --at-all")
    with pytest.raises(ValueError, match="quotation"):
        find_program("python3 'unclosed")
    thinker = OutsideThinker("no-such-program")
    thinker.ask(question(new(a="cmd:x", b="cmd:y", mano=0), 100))
    assert wait(thinker) is Trouble.DEAD
    thinker.close()
