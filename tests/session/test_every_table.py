"""Matches of bots at every kind of table: records that replay, seats that can read them."""

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.session.arena import Contest, play_part
from game.session.judging import judge
from game.session.match import Match
from game.session.seats import read_seat
from game.session.telling import tell
from tests.session.tables import Paper

TABLES = [
    "players=4",
    "players=4 tantos=libres mostrar=si-piden tapadas=si corte=si",
    "players=6",
    "players=6 pica=0 mostrar=si-piden flor=si",
    "variant=gallo",
    "variant=gallo gallo=fijo corte=si",
    "variant=destantado",
    "variant=trucho target=20",
    "variant=uruguayo target=20",
    "variant=uruguayo players=4",
    "variant=uruguayo players=6",
]


def bots(rules: str, paper: Paper) -> Match:
    table = read_rules(dict(word.split("=") for word in rules.split()))
    names = ("bot:rule", "random")
    seats = [read_seat(names[seat % 2]) for seat in range(table.players)]
    return Match.new(table, seats, "all", paper)


@pytest.mark.parametrize("rules", TABLES)
def test_bots_play_a_match_and_its_record_replays_to_the_same(rules: str) -> None:
    paper = Paper()
    match = bots(rules, paper)
    while not match.over:
        if not match.poll():
            match.next_hand()
    played = replay(parse(paper.text()))
    assert played.state == match.state
    assert played.result is not None
    story = "\n".join(tell(judge(paper.text())))
    assert story.endswith("won the match")


@pytest.mark.parametrize("rules", TABLES)
def test_a_match_of_bots_goes_on_the_same_after_loading(rules: str) -> None:
    paper = Paper()
    match = bots(rules, paper)
    loaded = Match.resume(paper.text())
    for _ in range(80):
        if match.over:
            break
        for each in (match, loaded):
            before = each.record()
            while each.record() == before:
                if not each.poll():
                    each.next_hand()
        loaded = Match.resume(loaded.record())
        assert loaded.record().split() == match.record().split()


@pytest.mark.parametrize("rules", TABLES)
def test_a_contest_seats_both_sides_fairly(rules: str) -> None:
    table = read_rules(dict(word.split("=") for word in rules.split()))
    random = read_seat("random")
    contest = Contest(table, random, random, 2, hands_only=True, duplicate=True, seed="fair")
    tally = play_part(contest, 0, 2)
    assert tally.hands == (6 if table.players == 3 else 4)
    assert tally.illegal == [0, 0]


def test_a_partner_may_answer_for_one_who_would_refuse() -> None:
    text = (
        "truco 1\nrules players=4\nseat a human\nseat b bot:rule\nseat c human\nseat d bot:rule\n"
        "seed p\nhand 1 mano=a\ndeal a:4e5b6c b:4b5o6e c:4o5c6b d:1e7o12c\naT "
    )
    match = Match.resume(text)
    assert match.poll()
    assert match.record() == text
    assert match.poll()
    assert match.record().endswith("aT dR ")


def test_a_person_on_the_asked_side_is_waited_for() -> None:
    text = (
        "truco 1\nrules players=4\nseat a bot:rule\nseat b bot:rule\nseat c human\nseat d human\n"
        "seed p\nhand 1 mano=a\ndeal a:4e5b6c b:4b5o6e c:4o5c6b d:1e7o12c\naT "
    )
    match = Match.resume(text)
    assert not match.poll()
    assert match.human_to_act == 3
