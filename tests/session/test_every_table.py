"""Matches of bots at every kind of table: records that replay, seats that can read them."""

import pytest

from game.engine.actions import Order
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.engine.scoring import account_letter
from game.engine.variants import VARIANTS
from game.session.arena import Contest, play_part
from game.session.judging import judge, verify
from game.session.match import Match
from game.session.seats import read_seat
from game.session.telling import tell
from tests.session.tables import Paper

TABLES = [
    *(
        f"variant={variant.name} players={players}"
        for variant in VARIANTS.values()
        for players in variant.players
    ),
    "players=4 tantos=libres mostrar=si-piden tapadas=si corte=si",
    "players=6 pica=0 mostrar=si-piden flor=si",
    "variant=gallo gallo=fijo corte=si",
    "variant=trucho target=20",
    "variant=uruguayo target=20",
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
    assert played.result.score == match.state.score
    assert played.result.word == account_letter(match.state, match.winner or 0)
    assert verify(paper.text(), played).kept == tuple(range(1, match.state.hand + 1))
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


FOUR = (
    "truco 1\nrules players=4\nseat a human\nseat b bot:rule\nseat c bot:rule\nseat d bot:rule\n"
    "seed p\nhand 1 mano=a\ndeal a:4e5b6c b:4b5o6e c:11o2c1b d:3e3o12c\n"
)


def test_a_bot_answers_whether_there_is_a_pie_and_does_as_it_is_told() -> None:
    match = Match.resume(FOUR)
    match.submit(Order(0, "hay-pie"))
    assert match.thinking
    assert match.poll()
    assert match.record().endswith("a@hay-pie c@pie ")
    assert not match.thinking
    match.submit(Order(0, "pone"))
    match.submit(match.legal(0)[0])
    while " c1b " not in match.record() and match.poll():
        pass
    assert "a4e" in match.record()
    assert " c1b " in match.record()
    assert replay(parse(match.record())).state == match.state


def test_what_was_told_is_known_after_loading() -> None:
    match = Match.resume(FOUR + "a@hay-pie ")
    assert match.poll()
    assert match.record().endswith("c@pie ")
    loaded = Match.resume(match.record())
    assert not loaded.thinking
    quiet = Match.resume(FOUR.replace("c:11o2c1b", "c:1e2c1b") + "a@callado a4e b4b ")
    assert quiet.poll()
    assert quiet.record().endswith("b4b c2c ")


def test_the_record_says_where_a_duel_begins() -> None:
    """Without it nobody could tell whether the last duel's tanto may still be asked for."""
    table = read_rules({"players": "6", "pica": "0", "mostrar": "si-piden", "flor": "si"})
    for number in range(5):
        seats = [read_seat("bot:rule")] * 6
        match = Match.new(table, seats, str(number))
        while not match.over and match.state.hand < 5:
            if not match.poll():
                match.next_hand()
        duels = sum(line.startswith("hand ") and "pica" in line for line in _lines(match))
        finished = duels - (match.state.duel >= 0)
        assert match.record().count(" // ") >= 2 * finished - 2 * match.over
        assert replay(parse(match.record())).state == match.state


def _lines(match: Match) -> list[str]:
    return match.record().splitlines()


@pytest.mark.parametrize("rules", TABLES)
def test_rule_bots_alone_play_to_a_record_that_replays_to_the_same_score(rules: str) -> None:
    table = read_rules(dict(word.split("=") for word in rules.split()))
    paper = Paper()
    match = Match.new(table, [read_seat("bot:rule")] * table.players, "rule", paper)
    while not match.over:
        if not match.poll():
            match.next_hand()
    played = replay(parse(paper.text()))
    assert played.state == match.state
    assert played.result is not None
    assert played.result.score == match.state.score
