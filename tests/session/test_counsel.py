"""What passes between a person and the bots on his side, in a match."""

from random import Random

import pytest

from game.ai import orders
from game.engine.actions import parse_action
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.session.counsel import counsellors, mates, may_leave, opinions, opinions_on_call
from game.session.match import Match
from game.session.seats import read_seat
from tests.session.tables import play_out

FOUR = """truco 1
rules players=4
seat a human Ana
seat b {b}
seat c {c}
seat d bot:rule
hand 1 mano=a
deal a:4e5e12e b:4o5o3o c:1e7c2c d:4c5c6c
"""


def four(tokens: str = "", b: str = "bot:rule", c: str = "bot:rule") -> Match:
    """Return a match in which a is a person, after these tokens."""
    return Match.resume(FOUR.format(b=b, c=c) + tokens)


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that always say what they have to say."""
    monkeypatch.setattr(orders, "ADVISES", 1.0)


def test_an_opinion_changes_nothing_and_is_the_same_again() -> None:
    match = four("a4e bE ")
    before = match.record()
    told = opinions_on_call(match, 0)
    assert [seat for seat, _ in told] == [2]
    assert told == opinions_on_call(match, 0) == opinions(match, 0)
    assert match.record() == before
    assert match.human_to_act == 0


def test_people_and_programs_from_outside_are_not_spoken_for() -> None:
    assert counsellors(four(), 0) == (2,)
    match = four("a4e bE ", c="human")
    assert mates(match, 0) == (2,)
    assert opinions(match, 0) == ()
    assert may_leave(match, 0)


def test_who_is_asked_alone_cannot_leave_the_answer() -> None:
    match = four("a4e bE ", c="human")
    match.leave_to_partner(0)
    assert match.human_to_act == 2
    assert not may_leave(match, 2)


def test_nobody_speaks_for_who_has_left() -> None:
    match = four("a4e b4o cM d4c ")
    assert mates(match, 0) == ()
    assert opinions(match, 0) == ()


def test_in_a_duel_there_is_no_partner() -> None:
    rules = read_rules({"players": "6", "pica": "0"})
    match = Match.new(rules, [read_seat("human")] + [read_seat("bot:rule")] * 5, "s")
    while match.state.duel < 0 and not match.over:
        play_out(match, Random(1), moves=1)
    for seat in match.state.seats:
        assert mates(match, seat) == ()


@pytest.mark.usefixtures("talkative")
def test_the_pie_tells_a_person_what_to_play_once() -> None:
    match = four()
    assert match.human_to_act == 0
    assert match.thinking
    assert match.poll()
    assert match.record().endswith("c@veni ")
    assert not match.thinking
    match.submit(parse_action("a4e"))
    assert Match.resume(match.record()).record() == match.record()


@pytest.mark.usefixtures("talkative")
def test_bots_say_nothing_to_bots_nor_to_who_is_last() -> None:
    rules = read_rules({"players": "4"})
    match = Match.new(rules, [read_seat("bot:rule")] * 4, "s")
    play_out(match, Random(1))
    assert "@" not in match.record()
    late = four("a4e b4o ", c="human")
    assert not late.thinking


@pytest.mark.usefixtures("talkative")
@pytest.mark.parametrize("rules", ["players=4", "players=6", "variant=gallo"])
def test_what_bots_say_to_a_person_keeps_the_record_valid(rules: str) -> None:
    table = read_rules(dict(word.split("=") for word in rules.split()))
    seats = [read_seat("human"), *[read_seat("bot:rule")] * (table.players - 1)]
    match = Match.new(table, seats, "talk")
    play_out(match, Random(2), moves=60)
    assert "@" in match.record()
    replay(parse(match.record()))
