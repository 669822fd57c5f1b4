"""What ships beside the code: everything the code asks for is there, and nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from game.ui.paint.assets import BACK, card_file

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "assets" / "cards"
SOUNDS = ROOT / "assets" / "sounds"
RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)


def _sources() -> Iterator[ast.AST]:
    for path in sorted((ROOT / "game").rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _sounds() -> set[str]:
    """Names as the code asks for them: without the number of a take."""
    return {re.sub(r"_\d+$", "", path.stem) for path in SOUNDS.glob("*.ogg")}


def test_every_card_has_its_picture_and_every_picture_its_card() -> None:
    wanted = {card_file(f"{rank}{suit}") for rank in RANKS for suit in "eboc"} | {card_file(BACK)}
    drawn = {path.name for path in CARDS.glob("*.svg")}
    assert wanted <= drawn
    # Backs are a matter of taste; a deck may come with several.
    assert {name for name in drawn - wanted if not re.fullmatch(r"dorso_\d\.svg", name)} == set()


def test_every_sound_asked_for_is_there() -> None:
    asked = {
        node.args[0].value
        for node in _sources()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"sound", "play"}
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert asked
    assert asked <= _sounds()


def test_every_sound_is_asked_for() -> None:
    words = {node.value for node in _sources() if isinstance(node, ast.Constant)}
    # A call's sound may be named from the call.
    unasked = {name for name in _sounds() - words if not name.startswith("call_")}
    assert unasked == set()
