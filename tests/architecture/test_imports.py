"""The laws of who may import whom; they stand in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_imports_keep_the_laws() -> None:
    # In a process of its own, as it sets up logging for all.
    code = (
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    )
    verdict = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr


@pytest.mark.parametrize("room", ["engine", "ai", "session", "store", "i18n", "cli"])
def test_a_room_without_a_screen_loads_no_pygame(room: str) -> None:
    code = f"import sys, game.{room}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
