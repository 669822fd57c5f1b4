"""Seats that change hands: between hands, in the middle of one, there and back."""

import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.engine.state import Phase
from game.engine.transcript import SeatLine
from game.session.judging import judge, verify
from game.session.match import Match
from game.session.seats import SeatSpec, read_seat
from tests.session.tables import Paper, new, play_bots, play_out

ANA = SeatSpec("human", "Ana")
STAND_IN = SeatSpec("bot:rule", "Ana")
BOT = Path(__file__).parent / "bots" / "first.py"


def finish(match: Match) -> None:
    """Let bots play the hand out."""
    hand = match.state.hand
    while match.state.hand == hand and not match.hand_over:
        assert match.poll()


def test_in_the_middle_of_a_hand_a_note_says_it_and_after_it_a_seat_line() -> None:
    paper = Paper()
    match = new(seed="change", paper=paper, mano=0)
    match.reseat(0, STAND_IN)
    assert match.human_to_act is None
    assert paper.text().endswith("\nnote seat-a=bot:rule Ana\n")
    finish(match)
    assert "\nseat a bot:rule" not in paper.text()
    match.next_hand()
    text = paper.text()
    assert text == match.record()
    assert text.index("\nend ") < text.index("\nseat a bot:rule Ana\n") < text.index("\nhand 2 ")
    assert replay(parse(text)).state == match.state
    assert parse(text).hands[1].seats == (SeatLine(0, "bot:rule", "Ana"),)


def test_between_hands_the_seat_line_stands_at_once() -> None:
    match = new(seed="change", mano=0)
    match.reseat(0, STAND_IN)
    finish(match)
    match.finish_hand()
    assert match.state.phase == Phase.OVER
    match.reseat(1, SeatSpec("human", "Beto"))
    assert match.record().endswith("\nseat b human Beto\n")
    match.next_hand()
    assert match.record().count("\nseat ") == 4


def test_who_takes_the_seat_back_in_the_same_hand_leaves_no_line() -> None:
    match = new(seed="change", mano=0)
    match.reseat(0, STAND_IN)
    assert match.poll()
    match.reseat(0, ANA)
    while not match.hand_over:
        if match.human_to_act == 0:
            match.submit(match.legal(0)[0])
        play_bots(match)
    match.next_hand()
    assert match.seats[0] == ANA
    assert match.record().count("\nseat ") == 2


@pytest.mark.parametrize("rules", ["", "corte=si", "mostrar=si-piden"])
def test_a_match_cut_anywhere_knows_who_sits_where(rules: str) -> None:
    paper = Paper()
    match = new(rules, seed="cut", paper=paper)
    match.reseat(0, STAND_IN)
    seated: list[tuple[int, tuple[SeatSpec, ...]]] = [(len(paper.pieces), match.seats)]
    for turn in range(40):
        if not match.poll():
            if match.hand_over:
                match.next_hand()
            else:
                break
        if turn % 5 == 4:
            match.reseat(1, SeatSpec(("bot:rule", "bot:novato")[turn % 2], f"B{turn}"))
        seated.append((len(paper.pieces), match.seats))
    for count, seats in seated:
        text = "".join(paper.pieces[:count])
        assert Match.resume(text).seats == seats
        assert verify(text, judge(text))


def test_a_bot_that_thought_for_the_seat_is_not_heard_any_more() -> None:
    match = new(mano=1)
    match.reseat(1, SeatSpec("human", "Beto"))
    assert match.human_to_act == 1
    assert not match.poll()
    match.submit(match.legal(1)[0])


def test_a_partner_who_comes_to_the_table_is_waited_for() -> None:
    text = (
        "truco 1\nrules players=4\nseat a bot:rule\nseat b bot:rule\nseat c bot:rule\n"
        "seat d bot:rule\nseed p\nhand 1 mano=a\n"
        "deal a:4e5b6c b:4b5o6e c:4o5c6b d:1e7o12c\naT "
    )
    match = Match.resume(text)
    match.reseat(3, SeatSpec("human", "Delia"))
    assert match.human_to_act == 3
    assert not match.thinking


def test_programs_come_and_go() -> None:
    match = new(mano=1)
    command = f"cmd:{sys.executable} {BOT} first"
    match.reseat(1, read_seat(command))
    for _ in range(2000):
        if match.poll():
            break
        time.sleep(0.01)
    assert match.human_to_act == 0 or match.thinking
    match.reseat(1, read_seat("bot:rule"))
    assert "note seat-b=cmd:" in match.record()
    match.close()


def test_a_match_that_is_over_has_no_seats_to_give() -> None:
    match = new()
    match.abandon()
    with pytest.raises(ValueError, match="over"):
        match.reseat(0, STAND_IN)


def test_the_same_occupant_changes_nothing() -> None:
    match = new()
    before = match.record()
    match.reseat(0, match.seats[0])
    assert match.record() == before


NOTES = ["seat-a=genio Ana", "seat-f=human Ana", "seat-ab=human", "seat-=human", "seat-a=bot:"]


@pytest.mark.parametrize("note", NOTES)
def test_a_note_that_names_nobody_says_nothing(note: str) -> None:
    text = new(seed="notes").record()
    resumed = Match.resume(f"{text}note {note}\n")
    assert resumed.seats[0].is_human
    play_out(resumed, Random("me"), moves=6)


def test_a_bot_plays_on_for_a_person_who_comes_back() -> None:
    """The automatic mode, and a robot for who had to leave: one and the same thing."""
    match = new("target=15", seed="back")
    while not match.over:
        if match.state.hand % 2:
            match.reseat(0, STAND_IN)
        else:
            match.reseat(0, ANA)
        if match.poll():
            continue
        if match.human_to_act == 0:
            match.submit(match.legal(0)[0])
        elif match.hand_over:
            match.next_hand()
    assert replay(parse(match.record())).state == match.state
    assert match.record().count("\nseat a ") > 2
