"""The real window: shown, sized, filled, closed, by a window manager, real keys and real clicks."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.store.paths import data_dir, settings_path
from game.store.settings import Settings, load, save

ROOT = Path(__file__).resolve().parents[2]
WAIT_S = 20.0


def _start(data: Path, environment: dict[str, str], *flags: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "main.py", "--data-dir", str(data), *flags],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


class Desktop:
    """A screen with a window manager, and hands for mouse and keys."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment

    def tool(self, *words: str) -> str:
        done = subprocess.run(
            words, env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout

    def window(self) -> str:
        found = self.wait(lambda: self.tool("xdotool", "search", "--class", "^vale-cuatro$"))
        return found.split()[-1]

    def size(self, window: str) -> tuple[int, int]:
        words = self.tool("xdotool", "getwindowgeometry", "--shell", window).split()
        pairs = dict(word.split("=") for word in words)
        return int(pairs["WIDTH"]), int(pairs["HEIGHT"])

    def wait(self, found: Callable[[], str]) -> str:
        end = time.monotonic() + WAIT_S
        while time.monotonic() < end:
            if answer := found():
                return answer
            time.sleep(0.05)
        raise AssertionError("it never came")


def _no_display(**more: str) -> dict[str, str]:
    environment = {**os.environ, **more}
    for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    if "DISPLAY" not in more:
        environment.pop("DISPLAY", None)
    return environment


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":7654"}], ids=["none", "dead"])
def test_no_display_is_said_in_one_line(tmp_path: Path, display: dict[str, str]) -> None:
    game = _start(tmp_path, _no_display(**display))
    _, complaint = game.communicate(timeout=WAIT_S)
    assert game.returncode == 2
    assert complaint.count("\n") == 1
    assert "there is no display" in complaint


def test_a_window_is_played_sized_and_closed(tmp_path: Path, xvfb: dict[str, str]) -> None:
    # No dummy here: a missing sound card must not be heard of on standard error.
    environment = {name: word for name, word in xvfb.items() if name != "SDL_AUDIODRIVER"}
    desktop = Desktop(environment)
    save(settings_path(data_dir(tmp_path)), Settings(name="Ana"))
    game = _start(tmp_path, environment, "--size", "1280x720")
    try:
        window = desktop.window()
        desktop.wait(lambda: "yes" if desktop.size(window) == (1280, 720) else "")
        assert "Vale Cuatro" in desktop.tool("xprop", "-id", window, "_NET_WM_NAME")
        desktop.tool("xdotool", "windowfocus", "--sync", window)
        matches = tmp_path / "matches"
        _until(lambda: desktop.tool("xdotool", "key", "Return"), lambda: any(matches.iterdir()))

        desktop.tool("xdotool", "key", "F11")
        desktop.wait(lambda: "yes" if desktop.size(window) == (1920, 1200) else "")
        desktop.tool("xdotool", "key", "F11")
        desktop.wait(lambda: "yes" if desktop.size(window) == (1280, 720) else "")

        desktop.tool("xdotool", "windowsize", window, "500", "300")
        desktop.wait(lambda: "yes" if desktop.size(window) == (960, 600) else "")
        desktop.tool("xdotool", "windowsize", window, "1111", "777")
        desktop.wait(lambda: "yes" if desktop.size(window) == (1111, 777) else "")
        time.sleep(0.3)

        desktop.tool("wmctrl", "-i", "-c", window)
        _, complaint = game.communicate(timeout=WAIT_S)
    finally:
        game.kill()
    assert (game.returncode, complaint) == (0, "")
    again = _start(tmp_path, environment)
    try:
        window = desktop.window()
        desktop.wait(lambda: "yes" if desktop.size(window) == (1111, 777) else "")
        desktop.tool("xdotool", "windowfocus", "--sync", window)
        time.sleep(0.3)
        desktop.tool("xdotool", "key", "ctrl+q")
        _, complaint = again.communicate(timeout=WAIT_S)
    finally:
        again.kill()
    assert (again.returncode, complaint) == (0, "")


def _until(deed: Callable[[], object], done: Callable[[], bool]) -> None:
    """Repeat a deed until it has taken effect: a fresh window may not have the keyboard yet."""
    end = time.monotonic() + WAIT_S
    while not done() and time.monotonic() < end:
        deed()
        time.sleep(0.3)
    assert done()


def test_who_comes_first_is_asked_three_questions(tmp_path: Path, xvfb: dict[str, str]) -> None:
    desktop = Desktop(xvfb)
    game = _start(tmp_path, xvfb, "--size", "1280x720", "--lang", "es")
    try:
        window = desktop.window()
        desktop.tool("xdotool", "windowfocus", "--sync", window)
        settings = settings_path(tmp_path)
        _until(lambda: desktop.tool("xdotool", "key", "Return"), settings.exists)
        desktop.tool("wmctrl", "-i", "-c", window)
        game.communicate(timeout=WAIT_S)
    finally:
        game.kill()
    assert load(settings)[0].language == "es"
