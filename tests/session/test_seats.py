"""Who sits where, in the words of the command line and of the record."""

import pytest

from game.ai.levels import BadSpec
from game.engine.transcript import SeatLine
from game.session.seats import SeatSpec, from_line, read_seat, to_line

GOOD = [
    ("human", "Ana", "human", "Ana"),
    ("bot:experto/profe", "El Profe", "bot:experto/profe", "El Profe"),
    ("bot:rule", "", "bot:rule", ""),
    ("random", "", "bot:random", ""),
    ("cmd:python3 my.py --x 50%", "Mine", "cmd:python3%20my.py%20--x%2050%25", "Mine"),
    ("cmd:a;b", "", "cmd:a%3Bb", ""),
]


@pytest.mark.parametrize(("spec", "name", "player", "written"), GOOD)
def test_seats_survive_the_record(spec: str, name: str, player: str, written: str) -> None:
    line = to_line(1, read_seat(spec, name))
    assert line == SeatLine(1, player, written)
    assert to_line(1, from_line(line)) == line


def test_names_are_made_fit_for_a_line() -> None:
    assert read_seat("human", "  Ana;  María ").name == "Ana, María"


BAD = ["", "robot", "bot:", "bot:genio", "bot:rule/profe", "bot:experto/El Profe", "cmd:", "cmd:  "]


@pytest.mark.parametrize("spec", [*BAD, "human\nAna"])
def test_what_nobody_is_called_is_refused(spec: str) -> None:
    with pytest.raises(BadSpec):
        read_seat(spec)


def test_kinds() -> None:
    assert SeatSpec("human").is_human
    assert read_seat("cmd:x y").command == "x y"
    assert not read_seat("bot:rule").is_outside
