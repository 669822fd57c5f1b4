"""A real window is found again where it was: its place, its size, and as large as the desktop."""

import time
from pathlib import Path

from tests.scenes.test_shell_window import WAIT_S, Desktop, _start

MAXIMISED = "maximized_vert,maximized_horz"


def _place(desktop: Desktop, window: str) -> tuple[int, int]:
    words = desktop.tool("xdotool", "getwindowgeometry", "--shell", window).split()
    pairs = dict(word.split("=") for word in words)
    return int(pairs["X"]), int(pairs["Y"])


def test_a_window_comes_back_where_it_was(tmp_path: Path, xvfb: dict[str, str]) -> None:
    desktop = Desktop(xvfb)
    game = _start(tmp_path, xvfb, "--size", "1000x700")
    try:
        window = desktop.window()
        desktop.wait(lambda: "yes" if desktop.size(window) == (1000, 700) else "")
        desktop.tool("xdotool", "windowmove", "--sync", window, "240", "180")
        desktop.wait(lambda: "yes" if _place(desktop, window)[0] >= 240 else "")
        time.sleep(0.3)
        place = _place(desktop, window)

        desktop.tool("xdotool", "windowminimize", window)
        time.sleep(0.2)
        desktop.tool("xdotool", "windowmap", window)
        desktop.wait(lambda: "yes" if desktop.size(window) == (1000, 700) else "")

        desktop.tool("wmctrl", "-i", "-r", window, "-b", f"add,{MAXIMISED}")
        desktop.wait(lambda: "yes" if desktop.size(window)[0] > 1800 else "")
        time.sleep(0.4)
        desktop.tool("wmctrl", "-i", "-c", window)
        _, complaint = game.communicate(timeout=WAIT_S)
        assert (game.returncode, complaint) == (0, "")
    finally:
        game.kill()

    again = _start(tmp_path, xvfb)
    try:
        window = desktop.window()
        desktop.wait(lambda: "yes" if desktop.size(window)[0] > 1800 else "")
        time.sleep(0.3)
        desktop.tool("wmctrl", "-i", "-r", window, "-b", f"remove,{MAXIMISED}")
        desktop.wait(lambda: "yes" if desktop.size(window) == (1000, 700) else "")
        x, y = _place(desktop, window)
        # A frame's edge may count once.
        assert abs(x - place[0]) <= 40
        assert abs(y - place[1]) <= 60
        time.sleep(0.3)
        desktop.tool("wmctrl", "-i", "-c", window)
        _, complaint = again.communicate(timeout=WAIT_S)
        assert (again.returncode, complaint) == (0, "")
    finally:
        again.kill()
