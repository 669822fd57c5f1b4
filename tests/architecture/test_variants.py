"""A variant is data: no rule asks for its name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.variants import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
NAMED_IN = {"variants.py", "rules.py"}
"""Where variants and named tables are listed."""
FILES = [
    path
    for room in ("engine", "ai", "session", "store", "cli")
    for path in sorted((ROOT / "game" / room).rglob("*.py"))
    if path.name not in NAMED_IN
]


def _questions(tree: ast.AST) -> Iterator[str]:
    """Yield what depends on a variant's name: comparisons with it, and tables by it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare | ast.match_case | ast.Dict | ast.Subscript):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and part.value in VARIANTS:
                    yield f"line {part.lineno}: {part.value}"
                if isinstance(part, ast.Attribute) and part.attr == "variant":
                    yield f"line {part.lineno}: .variant"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_asks_for_a_variants_name(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert sorted(set(_questions(tree))) == []
