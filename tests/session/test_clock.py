"""The clock: who lets it run out is played for, and the record says so."""

import pytest

from game.engine.actions import Order, parse_action
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.session.clock import TurnClock
from game.session.match import Match
from game.session.seats import read_seat
from tests.session.tables import new, play_bots


def test_time_runs_for_the_person_who_must_act_only() -> None:
    match = new("reloj=15", mano=1)
    clock = TurnClock(match)
    assert clock.left_s is None
    assert not clock.pass_time(60)
    play_bots(match)
    assert clock.left_s == 15
    assert not clock.pass_time(14)
    assert clock.left_s == 1


def test_each_decision_has_all_its_seconds() -> None:
    match = new("reloj=15", mano=0)
    clock = TurnClock(match)
    clock.pass_time(14)
    match.submit(match.legal(0)[0])
    play_bots(match)
    assert match.human_to_act == 0
    assert clock.left_s == 15
    assert not clock.pass_time(14)


@pytest.mark.parametrize("seconds", ["15", "30", "60"])
def test_whose_time_is_up_is_played_for_with_the_mark(seconds: str) -> None:
    match = new(f"reloj={seconds}", mano=0)
    clock = TurnClock(match)
    assert not clock.pass_time(int(seconds) - 1)
    assert clock.pass_time(1)
    marked = [word for word in match.record().split() if word.endswith("!")]
    assert len(marked) == 1
    assert marked[0].startswith("a")
    assert replay(parse(match.record())).state == match.state


def test_without_a_clock_nobody_is_hurried() -> None:
    match = new(mano=0)
    clock = TurnClock(match)
    assert clock.left_s is None
    assert not clock.pass_time(1e6)


@pytest.mark.parametrize(
    "rules",
    [
        "reloj=15 target=15",
        "reloj=15 target=15 flor=si tantos=libres flor-canta=libre mostrar=si-piden corte=si",
        "reloj=15 variant=trucho target=20",
        "reloj=15 variant=gallo target=15",
        "reloj=15 variant=destantado",
        "reloj=15 players=4 target=15 tantos=libres mostrar=si-piden",
        "reloj=15 players=6 pica=0 target=15 flor=si",
    ],
)
def test_the_clock_alone_plays_a_match_to_its_end(rules: str) -> None:
    match = people(rules)
    clock = TurnClock(match)
    while not match.over:
        if match.poll() or clock.pass_time(15):
            continue
        match.next_hand()
    text = match.record()
    assert replay(parse(text)).state == match.state
    assert any(word.endswith("!") for word in text.split())


def people(rules: str) -> Match:
    """Return a match in which the first two seats are people."""
    table = read_rules(dict(word.split("=") for word in rules.split()))
    kinds = ["human", "human", *["bot:rule"] * 4][: table.players]
    return Match.new(table, [read_seat(kind) for kind in kinds], "clock")


TWO_PEOPLE = (
    "truco 1\nrules players=4 reloj=15\nseat a human\nseat b human\nseat c human\nseat d {}\n"
    "seed p\nhand 1 mano=a\ndeal a:4e5b6c b:4b5o6e c:4o5c6b d:1e7o12c\naT "
)


def test_of_partners_who_are_asked_the_one_answers_who_can() -> None:
    match = Match.resume(TWO_PEOPLE.format("human"))
    assert match.human_to_act == 1
    assert TurnClock(match).pass_time(15)
    assert match.record().endswith("aT dR! ")


def test_a_bot_answers_for_its_side_when_its_partners_time_is_up() -> None:
    match = Match.resume(TWO_PEOPLE.format("bot:rule"))
    assert match.human_to_act == 1
    assert not match.thinking
    assert TurnClock(match).pass_time(15)
    assert match.human_to_act is None
    assert match.poll()
    assert match.record().endswith("aT dR ")


def test_a_person_may_leave_the_answer_to_a_partner() -> None:
    match = Match.resume(TWO_PEOPLE.format("bot:rule"))
    with pytest.raises(ValueError, match="nobody else"):
        match.leave_to_partner(0)
    match.leave_to_partner(1)
    assert match.human_to_act is None
    assert match.poll()
    assert match.record().endswith("aT dR ")


def test_a_bot_that_is_left_alone_with_the_answer_gives_one() -> None:
    text = TWO_PEOPLE.format("human").replace("seat b human", "seat b bot:rule")
    match = Match.resume(text)
    assert match.human_to_act == 3
    match.leave_to_partner(3)
    assert match.poll()
    assert match.record().endswith("aT bN \nend 1-0\n")


def test_talking_to_a_partner_buys_no_time() -> None:
    match = Match.resume(TWO_PEOPLE.format("bot:rule").replace("\naT ", "\n"))
    clock = TurnClock(match)
    assert not clock.pass_time(14)
    match.submit(Order(0, "callado"))
    assert clock.left_s == 1
    match.submit(parse_action("a4e"))
    assert clock.left_s == 15
