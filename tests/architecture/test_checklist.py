"""The list of every rule: no row is missing, and whatever it names is there."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from game.engine.rules import options_of
from game.engine.variants import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
TEXT = (ROOT / "docs" / "checklist.md").read_text(encoding="utf-8")
COUNT = 260
PLACES = ("played", "shown", "screen to come", "left out")
PROVEN = ("played", "shown")


def _cells(line: str) -> tuple[int, str, str, str]:
    number, rule, where, see = (cell.strip() for cell in line.strip("|\n ").split(" | "))
    return int(number), rule, where, see


ROWS = [_cells(line) for line in TEXT.splitlines() if re.match(r"\| \d", line)]
NAMED = sorted({name for *_, see in ROWS for name in re.findall(r"`([^`]+)`", see)})


def test_every_row_stands_there_once() -> None:
    assert [number for number, *_ in ROWS] == list(range(1, COUNT + 1))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_a_row_says_where_its_rule_is(row: tuple[int, str, str, str]) -> None:
    _, rule, where, see = row
    places = where.split(", ")
    assert rule
    assert set(places) <= set(PLACES)
    if set(places) & set(PROVEN):
        assert re.search("`(case|test):", see), "no test or case plays it"
    if set(places) - set(PROVEN):
        assert re.sub(r"`[^`]*`", "", see).strip(), "which screen, or why not"


@pytest.mark.parametrize("name", NAMED)
def test_what_is_named_exists(name: str) -> None:
    kind, _, rest = name.partition(":")
    checks = {"case": _is_case, "test": _is_test, "option": _is_option, "code": _is_code}
    assert kind in checks, f"{name} is of no known kind"
    assert checks[kind](rest), f"{name} is not there"


def _is_case(name: str) -> bool:
    return (TESTS / "engine" / "cases" / f"{name}.truco").is_file()


def _is_test(name: str) -> bool:
    path, _, function = name.partition("::")
    if not (TESTS / path).is_file():
        return False
    return not function or function in _functions(TESTS / path)


@cache
def _functions(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def _is_option(name: str) -> bool:
    key, _, value = name.partition("=")
    return any(
        key in table and (not value or value in table[key].values)
        for variant in VARIANTS.values()
        for players in variant.players
        for table in [options_of(variant.name, players)]
    )


def _is_code(name: str) -> bool:
    """Whether the longest part of a name that is a module has the rest."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False
