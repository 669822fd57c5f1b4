"""Matches called off by agreement: every person has to agree, bots have no say."""

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.session.match import Match
from game.session.seats import SeatSpec
from tests.session.tables import Paper, new

FOUR = (
    "truco 1\nrules players=4\nseat a human\nseat b human\nseat c human\nseat d bot:rule\n"
    "seed p\nhand 1 mano=a\ndeal a:4e5b6c b:4b5o6e c:4o5c6b d:1e7o12c\n"
)


def test_one_person_among_bots_decides_alone() -> None:
    paper = Paper()
    match = new(paper=paper)
    assert match.agree_to_annul(0)
    assert match.over
    assert match.winner is None
    assert paper.text().endswith("\nresult annulled 0-0\n")
    result = replay(parse(paper.text())).result
    assert result is not None
    assert result.word == "annulled"


def test_every_person_has_to_agree() -> None:
    match = Match.resume(FOUR)
    assert not match.agree_to_annul(0)
    assert not match.agree_to_annul(0)
    assert not match.agree_to_annul(2)
    assert match.willing == {0, 2}
    assert not match.over
    assert match.agree_to_annul(1)
    assert match.over


def test_bots_do_not_vote() -> None:
    match = Match.resume(FOUR)
    with pytest.raises(ValueError, match="bots do not vote"):
        match.agree_to_annul(3)


def test_who_refuses_ends_the_proposal() -> None:
    match = Match.resume(FOUR)
    match.agree_to_annul(0)
    match.agree_to_annul(1)
    match.refuse_to_annul()
    assert not match.willing
    assert not match.agree_to_annul(2)


def test_a_seat_that_changed_hands_has_everybody_asked_again() -> None:
    match = Match.resume(FOUR)
    match.agree_to_annul(0)
    match.agree_to_annul(1)
    match.reseat(2, SeatSpec("bot:rule"))
    assert not match.over
    assert not match.agree_to_annul(0)
    assert match.agree_to_annul(1)


def test_where_a_hand_was_in_play_its_points_stay_written_and_count_for_nothing() -> None:
    match = Match.resume(FOUR + "aE bQ ")
    for seat in (0, 1, 2):
        match.agree_to_annul(seat)
    score = "-".join(map(str, match.state.score))
    assert match.record().endswith(f"\nresult annulled {score}\n")
    assert sum(match.state.score) == 2
    assert match.winner is None


def test_a_decided_hand_is_finished_first() -> None:
    """Who was asked to show and called the match off instead has not shown."""
    match = Match.resume(
        "truco 1\nrules mostrar=si-piden\nseat a human\nseat b human\nseed s\n"
        "hand 1 mano=a\ndeal a:7e6e4c b:1b5o2o\naE bQ a7e b1b b5o a6e a4c b2o bX "
    )
    match.abandon()
    assert match.record().endswith("bX \nend 0-3\nresult abandoned 0-3\n")
    assert replay(parse(match.record())).state is not None
