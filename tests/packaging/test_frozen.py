"""The frozen program: it builds, opens a real window by itself, plays a hand and ends well."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LARGEST_PROGRAM_MB = 60
"""Of these, 5 are the library that hashes: promised deals need it."""
LARGEST_ASSETS_MB = 45
"""Trained tables may take 28 MB; cards, plates and sounds the rest."""
PATIENCE_S = 60

# One worker builds the program for all of them.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("frozen")]


class Remote:
    """The program under remote control: one line there, one line back."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, **request: object) -> dict[str, object]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, "the program ended before it answered"
        answer = json.loads(line)
        assert answer["ok"], answer
        return answer


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("PyInstaller", reason="the frozen program is built by PyInstaller")
    if sys.platform.startswith("linux") and shutil.which("objdump") is None:
        pytest.skip("PyInstaller needs objdump (binutils)")
    folder = tmp_path_factory.mktemp("frozen")
    build = subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "-y", "--log-level", "WARN"),
            *("--distpath", str(folder / "dist"), "--workpath", str(folder / "work")),
            str(ROOT / "pyinstaller.spec"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stderr
    return folder / "dist" / "vale-cuatro" / "vale-cuatro"


@pytest.fixture
def remote(program: Path, xvfb: dict[str, str], tmp_path: Path) -> Iterator[Remote]:
    # In real time the rival thinks in its own process, which a frozen program starts its own way.
    arguments = ["drive", "--real-time", "--speed", "instantanea", "--seed", "frozen"]
    arguments += ["--seats", "human,bot:aficionado"]
    process = subprocess.Popen(
        [str(program), *arguments, "--data-dir", str(tmp_path / "data")],
        env=xvfb,
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield Remote(process)
        finally:
            process.kill()


def test_it_is_not_larger_than_it_need_be(program: Path) -> None:
    files = [path for path in program.parent.rglob("*") if path.is_file()]
    assets = sum(path.stat().st_size for path in files if "assets" in path.parts)
    everything = sum(path.stat().st_size for path in files)
    assert 0 < assets / 1e6 < LARGEST_ASSETS_MB
    assert (everything - assets) / 1e6 < LARGEST_PROGRAM_MB


def test_it_knows_its_version_where_there_is_no_screen(program: Path, tmp_path: Path) -> None:
    environment = {name: os.environ[name] for name in os.environ if not name.startswith("SDL_")}
    environment.pop("DISPLAY", None)
    answer = subprocess.run(
        [str(program), "--version"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    assert any(character.isdigit() for character in answer.stdout)


def test_its_window_opens_and_closes(program: Path, xvfb: dict[str, str], tmp_path: Path) -> None:
    with subprocess.Popen([str(program), "--data-dir", str(tmp_path)], env=xvfb) as process:
        try:
            window = _window(xvfb)
            subprocess.run(["wmctrl", "-i", "-c", window], env=xvfb, check=True)
            assert process.wait(PATIENCE_S) == 0
        finally:
            process.kill()


def test_it_deals_and_plays_a_hand(remote: Remote, xvfb: dict[str, str], tmp_path: Path) -> None:
    remote.ask(do="idle")
    table = remote.ask(do="tree")
    assert table["scene"] == "table"
    assert len([name for name in _enabled(table) if name.startswith("card:")]) in {0, 3}
    assert _window(xvfb)
    picture = tmp_path / "table.png"
    remote.ask(do="shot", path=str(picture))
    assert picture.stat().st_size > 10_000

    for _ in range(60):
        table = remote.ask(do="tree")
        if table["scene"] != "table" or "hand:next" in _enabled(table):
            break
        choices = [
            name
            for name in ("call:Q", "call:N", *_enabled(table))
            if name in _enabled(table) and name.startswith(("card:", "call:Q", "call:N"))
        ]
        remote.ask(do="click", name=choices[0])
        remote.ask(do="idle")
    else:
        pytest.fail("the hand never ended")
    record = remote.ask(do="record")
    assert "\nend " in json.dumps(record).replace("\\n", "\n")
    remote.ask(do="quit")
    assert remote.process.wait(PATIENCE_S) == 0
    logs = list((tmp_path / "data" / "logs").iterdir())
    assert "".join(log.read_text() for log in logs) == "", "the rival's process failed?"


def _enabled(tree: dict[str, object]) -> list[str]:
    controls = tree["controls"]
    assert isinstance(controls, list)
    return [control["name"] for control in controls if control["enabled"]]


def _window(environment: dict[str, str]) -> str:
    """The window's number, once it is there; Xvfb shows it about a third of a second after."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "^vale-cuatro$"],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        ).stdout.split()
        if found:
            return found[-1]
        time.sleep(0.1)
    pytest.fail("no window opened")
