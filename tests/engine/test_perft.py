"""The number of lines of play from fixed deals, at each depth: any change of rules shows here."""

import json
from pathlib import Path

import pytest

from tests.engine.count_lines import golden, lines, start


@pytest.mark.parametrize("path", golden(), ids=lambda path: path.stem)
def test_lines(path: Path) -> None:
    table = json.loads(path.read_text(encoding="utf-8"))
    for case in table["cases"]:
        assert lines(start(table["rules"], case), len(case["lines"])) == case["lines"], case["deal"]
