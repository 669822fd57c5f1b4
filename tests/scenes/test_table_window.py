"""A match to 15 in a real window: once by real clicks, once by real keys."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.engine.record import parse
from game.engine.replay import replay

ROOT = Path(__file__).resolve().parents[2]
# What brings a match to its end soonest.
FIRST = ("hand:next", "call:Q", "call:V", "call:R", "call:FE", "call:T")


class Window:
    """The game in a window of its own; `drive` only looks and lets time pass."""

    def __init__(self, data: Path, environment: dict[str, str]) -> None:
        self._environment = environment
        flags = ["--rules", "target=15", "--seats", "human,bot:rule", "--seed", "window"]
        flags += ["--speed", "instantanea", "--size", "1280x720", "--data-dir", str(data)]
        self._game = subprocess.Popen(
            [sys.executable, "main.py", "drive", "--real-time", *flags],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.do("idle")
        self.id = self.tool("search", "--sync", "--class", "^vale-cuatro$").split()[-1]
        self.tool("windowfocus", "--sync", self.id)
        self.do("wait", ms=200)

    def do(self, what: str, **how: Any) -> dict[str, Any]:
        assert self._game.stdin is not None
        assert self._game.stdout is not None
        self._game.stdin.write(json.dumps({"do": what, **how}) + "\n")
        self._game.stdin.flush()
        answer: dict[str, Any] = json.loads(self._game.stdout.readline())
        assert answer["ok"], answer
        return answer

    def tool(self, *words: str) -> str:
        done = subprocess.run(
            ("xdotool", *words), env=self._environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    def click(self, control: dict[str, Any]) -> None:
        x, y, wide, tall = control["rect"]
        at = (str(x + wide // 2), str(y + tall // 2))
        self.tool("mousemove", "--sync", "--window", self.id, *at, "click", "1")

    def press(self, control: dict[str, Any]) -> None:
        self.tool("key", {"return": "Return"}.get(control["key"], control["key"]))

    def close(self) -> None:
        self._game.kill()
        self._game.communicate(timeout=10)


@pytest.mark.parametrize("hand", ["clicks", "keys"])
def test_a_match_is_played_to_its_end(tmp_path: Path, xvfb: dict[str, str], hand: str) -> None:
    window = Window(tmp_path, xvfb)
    try:
        for _ in range(400):
            tree = window.do("tree")
            if tree["scene"] == "end-match":
                break
            ready = {each["name"]: each for each in tree["controls"] if each["enabled"]}
            cards = [name for name in ready if name.startswith("card:")]
            wanted = [name for name in (*FIRST, *cards) if name in ready]
            assert wanted, tree
            control = ready[wanted[0]]
            if hand == "clicks":
                window.click(control)
            else:
                window.press(control)
            window.do("wait", ms=60)
            window.do("idle")
        assert window.do("tree")["scene"] == "end-match"
        played = replay(parse(window.do("record")["record"]))
        assert played.result is not None
        assert played.result.word in ("A", "B")
    finally:
        window.close()
