"""Matches whose record stops anywhere: taken up again and played on, they stay one record."""

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.engine.state import Phase
from game.engine.transcript import BadRecord
from game.session.judging import judge, verify
from game.session.match import Match
from game.session.seats import SeatSpec, read_seat
from game.store.salvage import whole_part
from tests.session.tables import Paper

TABLES = [
    "",
    "corte=si",
    "corte=si mostrar=si-piden flor=si tantos=libres target=15",
    "players=4 corte=si tapadas=si",
    "players=6 corte=si pica=0",
    "variant=gallo corte=si",
    "variant=destantado corte=si",
    "variant=trucho",
    "variant=uruguayo corte=si",
]
HEADER = (
    "truco 1\nrules players=2{rules}\nseat a human Ana\nseat b bot:rule El Profe\nseed 8f3c1d\n"
)
DEALT = "hand 7 mano=a score=12-9 chicos=0-0\ndeal a:7e6e4c b:1b5o2o\n"
TOKENS = "aE bQ a=33 bSB a4c b2o / bT aN\n"


def play_on(match: Match, moves: int) -> None:
    """Play so many moves, dealing hands as they come."""
    while moves and not match.over:
        if match.poll():
            moves -= 1
        elif match.hand_over:
            match.next_hand()
        elif (seat := match.human_to_act) is not None:
            match.submit(match.legal(seat)[0])
            moves -= 1


def resumed(text: str) -> tuple[Match, Paper]:
    """Take up a match whose record is kept already."""
    paper = Paper()
    paper.append(text)
    return Match.resume(text, paper), paper


@pytest.mark.parametrize("rules", TABLES)
def test_a_match_cut_after_any_token_is_played_on_in_one_record(rules: str) -> None:
    table = read_rules(dict(word.split("=") for word in rules.split()))
    seats = [read_seat(("bot:rule", "random")[seat % 2]) for seat in range(table.players)]
    paper = Paper()
    match = Match.new(table, seats, "stop", paper)
    while match.state.hand < 3 and not match.over:
        if match.poll():
            continue
        if match.hand_over:
            if match.state.hand == 1:
                match.reseat(1, SeatSpec("bot:rule", "Otro"))
            match.next_hand()
    play_on(match, 4)
    text = paper.text()
    header = text.index("\nseed ") + 1
    for at in range(header, len(text) + 1):
        if text[at - 1] not in " \n":
            continue
        whole = whole_part(text[:at].encode()).decode()
        again, kept = resumed(whole)
        play_on(again, 2 if at % 7 else 20)
        assert kept.text().startswith(whole)
        assert kept.text() == again.record()
        played = replay(parse(kept.text()))
        # What waits for the cut is not written yet, and a record may have no seed.
        if played.state is not None and again.state.phase != Phase.CUT:
            assert played.state == again.state._replace(seed=played.state.seed)
        assert verify(kept.text(), played)


@pytest.mark.parametrize("rest", ["", "note eyes=a\n", "seat b human Beto\n"])
def test_a_match_that_stops_after_its_end_goes_on(rest: str) -> None:
    text = HEADER.format(rules="") + DEALT + TOKENS + "end 14-10\n" + rest
    match, paper = resumed(text)
    assert paper.text() == text
    match.next_hand()
    play_on(match, 1)
    assert judge(paper.text()).state == match.state


@pytest.mark.parametrize("rest", ["", "note seat-a=bot:rule Ana\n"])
def test_what_waits_for_the_cut_is_dealt_once(rest: str) -> None:
    match, paper = resumed(HEADER.format(rules=" corte=si") + DEALT + rest)
    seen = match._seen_record(0)
    assert parse(seen).hands[-1].deal == (None, None)
    assert (seen.count("hand 7"), "7e" in seen) == (1, False)
    play_on(match, 1)
    assert paper.text().count("\nhand 7 ") == 1
    assert judge(paper.text()).state == match.state


def test_a_seat_may_change_after_a_decided_hand_without_its_end() -> None:
    text = HEADER.format(rules="") + DEALT + TOKENS + "seat b human Beto\n"
    again = text + "hand 8 mano=b score=14-10 chicos=0-0\ndeal a:7e6e4c b:1b5o2o\n"
    assert judge(again).record.hands[1].seats[0].name == "Beto"
    match, paper = resumed(text)
    assert match.seats[1] == SeatSpec("human", "Beto")
    match.next_hand()
    play_on(match, 2)
    assert judge(paper.text()).state == match.state


BEFORE = HEADER.format(rules="") + DEALT


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (BEFORE + "aE bQ\nseat b human Beto\n", 9, "misplaced"),
        (
            BEFORE + "aE bQ\nseat b human Beto\nhand 8 mano=b\ndeal a:7e6e4c b:1b5o2o",
            9,
            "misplaced",
        ),
        (BEFORE + "aE bQ\nseat b human Beto\naT\n", 10, "misplaced"),
        (BEFORE + TOKENS + "seat b human Beto\nend 14-10\n", 10, "misplaced"),
        (BEFORE.replace("deal", "seat b human Beto\ndeal"), 7, "misplaced"),
    ],
)
def test_a_seat_does_not_change_within_a_hand(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as bad:
        judge(text)
    assert (bad.value.line, bad.value.reason) == (line, reason)


def test_a_name_is_shown_without_what_cannot_be() -> None:
    text = HEADER.format(rules="").replace("El Profe", "El \x1b[1mPro\x07fe") + DEALT
    assert judge(text).record.seats[1].name == "El [1mProfe"
    match, _ = resumed(text + "note seat-b=human Be\x07to\n")
    assert match.seats[1] == SeatSpec("human", "Beto")


@pytest.mark.parametrize("note", [False, True])
def test_a_bot_that_there_is_not_is_named_with_its_line(note: bool) -> None:
    text = BEFORE + "note seat-b=bot:nobody/zz\n" if note else BEFORE.replace("bot:rule", "bot:x")
    with pytest.raises(BadRecord) as bad:
        Match.resume(text)
    assert (bad.value.reason, bad.value.line) == ("bad-seat", 1 if note else 4)
