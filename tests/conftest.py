"""What every test stands on: no screen, no sound card, no home folder but a temporary one.

The environment is set while this file is read, before any test file can import pygame.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

_HOME = tempfile.TemporaryDirectory(prefix="vale-cuatro-tests-")

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
for _variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    _folder = Path(_HOME.name) / _variable.lower()
    _folder.mkdir()
    os.environ[_variable] = str(_folder)

_SCREEN = "1920x1200x24"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Whole matches take minutes and are asked for."""
    parser.addoption("--whole", action="store_true", help="play whole matches in real windows")


@pytest.fixture
def is_whole(request: pytest.FixtureRequest) -> bool:
    """Whether matches in real windows are played from their first hand on."""
    return bool(request.config.getoption("--whole"))


@pytest.fixture(scope="session")
def xvfb() -> Iterator[dict[str, str]]:
    """The environment for a program that opens a real window, with a window manager about it."""
    missing = [name for name in ("Xvfb", "openbox", "xdotool") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"real windows need {', '.join(missing)}")
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", _SCREEN, "-nolisten", "tcp"],
        pass_fds=[write_end],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as numbers:
            number = numbers.readline().strip()
        assert number, "Xvfb ended before it had a display"
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            # SDL would draw through Mesa's software renderer, several times slower.
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        del environment["SDL_VIDEODRIVER"]
        manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield environment
        finally:
            manager.terminate()
            manager.wait(10)
    finally:
        server.terminate()
        server.wait(10)
