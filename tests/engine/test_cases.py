"""The cases: one rule a file, named after it, each a record that says what must come of it.

`; expect: {...}` is a part of the summary of `replay` (menus, and who may answer, compare as sets);
`; refuse: REASON line N TOKEN` is how the record must be refused. What a case expects holds for its
text as the program would rewrite it, too.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.engine.record import parse
from game.engine.rules import options_of, write_rules
from game.engine.variants import VARIANTS
from tests.engine.situations import outcome, refusal

CASES = sorted((Path(__file__).parent / "cases").glob("*.truco"))
REFUSED = [case for case in CASES if "\n; refuse: " in case.read_text(encoding="utf-8")]
PLAYED = [case for case in CASES if case not in REFUSED]


def _lines(text: str, word: str) -> list[str]:
    """Return what stands behind ``; word:`` in a case."""
    mark = f"; {word}: "
    return [line.removeprefix(mark) for line in text.splitlines() if line.startswith(mark)]


def assert_part(part: Any, whole: Any, path: str = "") -> None:
    """Assert that everything in ``part`` is so in ``whole``."""
    if isinstance(part, dict) and path.endswith("legal"):
        assert {seat: set(menu) for seat, menu in part.items()} == {
            seat: set(menu) for seat, menu in whole.items()
        }, path
        assert all(len(set(menu)) == len(menu) for menu in whole.values()), path
    elif isinstance(part, dict):
        for key, value in part.items():
            assert_part(value, whole[key], f"{path}.{key}")
    elif isinstance(part, list) and part and isinstance(part[0], dict):
        assert len(part) == len(whole), path
        for index, (value, found) in enumerate(zip(part, whole, strict=True)):
            assert_part(value, found, f"{path}[{index}]")
    elif path == ".to_act":
        assert sorted(part) == sorted(whole), path
    else:
        assert part == whole, path


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case.stem)
def test_case(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    expected = [json.loads(line) for line in _lines(text, "expect")]
    assert expected
    for told in (outcome(text), outcome(str(parse(text)))):
        for part in expected:
            assert_part(part, told)


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case.stem)
def test_refused(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    (expected,) = _lines(text, "refuse")
    bad = refusal(text)
    assert f"{bad.reason} line {bad.line} {bad.token}" == expected
    assert bad.message
    assert "\n" not in str(bad)


def test_every_case_says_its_rule() -> None:
    assert len(CASES) >= 200
    assert [case.stem for case in CASES if not case.read_text("utf-8").startswith("; ")] == []


def test_every_table_and_every_option_has_cases() -> None:
    told = [parse(case.read_text(encoding="utf-8")) for case in PLAYED]
    tables = Counter((record.rules.variant, record.rules.players) for record in told)
    wanted = [(each.name, players) for each in VARIANTS.values() for players in each.players]
    assert [table for table in wanted if tables[table] < 5] == []
    assert sum(any(hand.pica for hand in record.hands) for record in told) >= 20
    options = {
        (key, value)
        for variant, players in wanted
        for key, option in options_of(variant, players).items()
        for value in option.values
    }
    assert options == {pair for record in told for pair in write_rules(record.rules).items()}
