"""The shape of the code: files that can be read in one sitting, names that mean something."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path for path in (ROOT / "game").rglob("*.py") if path.stat().st_size)
LONGEST = 400
MEDIAN = 200
EMPTY_NAMES = {"utils", "util", "common", "helpers", "helper", "managers", "manager", "misc"}


def _lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_file_is_longer_than_a_sitting() -> None:
    assert {path.name: _lines(path) for path in FILES if _lines(path) > LONGEST} == {}


def test_most_files_are_short() -> None:
    assert sorted(map(_lines, FILES))[len(FILES) // 2] <= MEDIAN


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert path.stem not in EMPTY_NAMES
    assert path.parent.name not in EMPTY_NAMES
