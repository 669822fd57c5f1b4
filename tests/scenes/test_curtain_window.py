"""Matches of people who share a real window, played to their end by real clicks, through the
curtain."""

from pathlib import Path

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.session.match import Match
from game.session.seats import SeatSpec
from tests.scenes.test_table_window import TABLES, Window

# What brings a match to its end soonest without being over in one hand.
FIRST = ("curtain:show", "hand:next", "call:Q", "call:V", "call:R", "call:RE", "call:FQ", "call:T")
PEOPLE = {
    "four": 3,
    "gallo": 2,
    "six": 6,
    "destantado": 3,
    "trucho": 2,
    "uruguayo-two": 2,
    "uruguayo-four": 4,
    "uruguayo-six": 2,
}
"""How many of a table's seats are people's, from the first on."""
QUICK = ("four", "gallo")
"""The tables that are played every time; the others with `--whole` only."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Choose the tables by how much time there is."""
    if "shared_table" in metafunc.fixturenames:
        is_whole = metafunc.config.getoption("--whole")
        metafunc.parametrize("shared_table", PEOPLE if is_whole else QUICK)


def _play(window: Window, people: int) -> str:
    """Play to the end through the curtains; return who won it by the record."""
    shown = set()
    for _ in range(600):
        tree = window.do("tree")
        if tree["scene"] == "end-match":
            break
        ready = {each["name"]: each for each in tree["controls"] if each["enabled"]}
        if "curtain:show" in ready:
            shown.add(ready["curtain:show"]["label"])
        cards = [name for name in ready if name.startswith(("card:", "call:D"))]
        wanted = [name for name in (*FIRST, *cards, "call:N", "call:FA") if name in ready]
        assert wanted, tree
        window.click(ready[wanted[0]])
        window.do("wait", ms=50)
        window.do("idle")
    assert window.do("tree")["scene"] == "end-match"
    played = replay(parse(window.do("record")["record"]))
    assert played.result is not None
    assert 0 < len(shown) <= people
    return played.result.word


def test_two_people_play_a_match_to_its_end(tmp_path: Path, xvfb: dict[str, str]) -> None:
    flags = ("--rules", "target=15", "--seats", "human,human", "--seed", "window")
    window = Window(tmp_path, xvfb, *flags)
    try:
        assert _play(window, 2) in ("A", "B")
    finally:
        window.close()


def test_people_among_bots_play_a_match_to_its_end(
    tmp_path: Path, xvfb: dict[str, str], shared_table: str, is_whole: bool
) -> None:
    """From late in the match on; the whole of it with `--whole`."""
    words, score = TABLES[shared_table]
    rules = read_rules(dict(pair.split("=") for pair in words.split()))
    kinds = ["human"] * PEOPLE[shared_table] + ["bot:rule"] * rules.players
    seats = [SeatSpec(kind, "") for kind in kinds[: rules.players]]
    match = Match.new(rules, seats, "window", score=None if is_whole else score)
    record = tmp_path / "match.truco"
    record.write_text(match.record(), encoding="utf-8")
    match.close()
    window = Window(tmp_path, xvfb, str(record))
    try:
        assert _play(window, PEOPLE[shared_table]) in (
            ("A", "B") if len(score) == 2 else ("a", "b", "c")
        )
    finally:
        window.close()
