"""A match to its end in a real window: for two once by real clicks and once by real keys, and of
every other table by real clicks."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.session.match import Match
from game.session.seats import SeatSpec

ROOT = Path(__file__).resolve().parents[2]
# What brings a match to its end soonest.
FIRST = ("hand:next", "call:Q", "call:V", "call:R", "call:FE", "call:CR", "call:FQ", "call:T")
LAST = ("call:N", "call:M")
TABLES = {
    "four": ("players=4 target=15", (13, 12)),
    "six": ("players=6 pica=0 target=15", (9, 8)),
    "gallo": ("variant=gallo target=15", (12, 13, 13)),
    "destantado": ("variant=destantado", (2, 3, 4)),
    "trucho": ("variant=trucho target=20", (17, 18, 17)),
    "uruguayo-two": ("variant=uruguayo players=2 target=20", (18, 17)),
    "uruguayo-four": ("variant=uruguayo players=4 target=20", (17, 18)),
    "uruguayo-six": ("variant=uruguayo players=6 target=20", (18, 17)),
}
"""The rules of a match, and a score late in it."""


class Window:
    """The game in a window of its own; `drive` only looks and lets time pass."""

    def __init__(self, data: Path, environment: dict[str, str], *what: str) -> None:
        self._environment = environment
        flags = list(what)
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


def play(window: Window, hand: str) -> str:
    """Play a match to its end; return who won it by the record."""
    for _ in range(400):
        tree = window.do("tree")
        if tree["scene"] == "end-match":
            break
        ready = {each["name"]: each for each in tree["controls"] if each["enabled"]}
        cards = [name for name in ready if name.startswith(("card:", "call:D"))]
        wanted = [name for name in (*FIRST, *cards, *LAST) if name in ready]
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
    return played.result.word


@pytest.mark.parametrize("hand", ["clicks", "keys"])
def test_a_match_is_played_to_its_end(tmp_path: Path, xvfb: dict[str, str], hand: str) -> None:
    window = Window(tmp_path, xvfb, "--rules", "target=15", "--seats", "human,bot:rule")
    try:
        assert play(window, hand) in ("A", "B")
    finally:
        window.close()


@pytest.mark.parametrize("table", TABLES)
def test_a_match_of_every_table_is_played_by_clicks(
    tmp_path: Path, xvfb: dict[str, str], table: str, is_whole: bool
) -> None:
    """From late in the match on; the whole of it with `--whole`."""
    words, score = TABLES[table]
    rules = read_rules(dict(pair.split("=") for pair in words.split()))
    seats = [
        SeatSpec("human", "Ana"),
        *(SeatSpec("bot:rule", "") for _ in range(rules.players - 1)),
    ]
    match = Match.new(rules, seats, "window", score=None if is_whole else score)
    record = tmp_path / "match.truco"
    record.write_text(match.record(), encoding="utf-8")
    match.close()
    window = Window(tmp_path, xvfb, str(record))
    try:
        assert play(window, "clicks") in (("A", "B") if len(score) == 2 else ("a", "b", "c"))
    finally:
        window.close()
