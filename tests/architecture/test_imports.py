"""The laws of who may import whom; they stand in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parents[2]


def test_imports_keep_the_laws(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    verdict = lint_imports(config_filename="pyproject.toml", no_cache=True)
    assert verdict == 0, capsys.readouterr().out


@pytest.mark.parametrize("room", ["engine", "ai", "session", "store", "i18n", "cli"])
def test_a_room_without_a_screen_loads_no_pygame(room: str) -> None:
    code = f"import sys, game.{room}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
