"""Every screen from end to end by keys alone, by one mouse button alone, by a gamepad alone."""

from pathlib import Path

import pytest

from game.i18n import LANGUAGES, language, set_language
from game.ui.input.bindings import KEYS, active
from tests.scenes.shell_steps import Remote
from tests.scenes.walk_hands import HANDS, Hand

SMALLEST = (960, 600)
TABS = ("video", "sound", "controls", "access", "language", "data", "game")
LAST_HAND = """truco 1
rules players=2 target=15
seat a human Ana
seat b bot:rule Beto
hand 4 mano=a score=14-14
deal a:1e1b7e b:4b5b6o
"""


@pytest.fixture(params=[(hand, text) for hand in HANDS for text in (100, 200)], ids=str)
def walker(request: pytest.FixtureRequest) -> tuple[str, int]:
    found: tuple[str, int] = request.param
    return found


def _start(data: Path, tongue: str, text: int, **asked: object) -> Remote:
    asked.setdefault("seed", "walk")
    remote = Remote(data, size=SMALLEST, speed="instantanea", lang=tongue, text=text, **asked)
    # How it looks is for other tests; undrawn it walks ten times as fast.
    remote.game.draw = lambda: None  # type: ignore[method-assign]
    return remote


def _see(remote: Remote, hand: Hand, scene: str) -> None:
    remote.do("idle")
    assert remote.scene == scene
    # In one language: where things lie in the others is for the tests of what fits.
    if language() == "es":
        hand.check()


@pytest.mark.parametrize("tongue", sorted(LANGUAGES))
def test_every_screen_is_walked(tmp_path: Path, walker: tuple[str, int], tongue: str) -> None:
    device, text = walker
    remote = _start(tmp_path, tongue, text, first_run=True)
    hand = HANDS[device](remote)
    try:
        _menus(remote, hand, device)
        _table(remote, hand)
    finally:
        remote.game.close()
        set_language("es")
        active().device = KEYS


def _menus(remote: Remote, hand: Hand, device: str) -> None:
    _see(remote, hand, "first-run")
    if device == "keys":
        hand.press("option:name")
        remote.do("text", text="Ana")
    hand.press("menu:play")
    _see(remote, hand, "title")
    hand.press("menu:options")
    for tab in TABS:
        hand.press(f"tab:{tab}")
        _see(remote, hand, "options")
    hand.press("back")
    for entry, scene in (("credits", "credits"), ("profiles", "profiles")):
        hand.press(f"menu:{entry}")
        _see(remote, hand, scene)
        hand.press("back")
    hand.press("menu:new")
    _see(remote, hand, "new-match")
    hand.press("option:target=15")
    hand.press("menu:play")


def _table(remote: Remote, hand: Hand) -> None:
    _see(remote, hand, "table")
    hand.press("back")
    _see(remote, hand, "pause")
    hand.press("match:options")
    _see(remote, hand, "options")
    hand.press("back")
    hand.press("back")
    _play_hand(remote, hand)
    _see(remote, hand, "end-hand")
    hand.press("hand:next")
    _see(remote, hand, "table")
    hand.press("back")
    hand.press("match:title")
    _see(remote, hand, "title")
    hand.press("menu:continue")
    _see(remote, hand, "table")
    hand.press("back")
    hand.press("match:abandon")
    remote.do("idle")
    hand.press("dialog:ok")
    _see(remote, hand, "title")


def _play_hand(remote: Remote, hand: Hand) -> None:
    for _ in range(40):
        remote.do("idle")
        if remote.scene in ("end-hand", "end-match"):
            return
        names = [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]
        wanted = [name for name in names if name in ("call:Q", "hand:next", "dialog:cancel")]
        wanted += [name for name in names if name.startswith("card:")]
        hand.press(wanted[0])
    raise AssertionError("the hand does not end")


def test_a_table_of_six_is_seated(tmp_path: Path, walker: tuple[str, int]) -> None:
    device, text = walker
    remote = _start(tmp_path, "es", text)
    hand = HANDS[device](remote)
    try:
        for name in ("menu:new", "option:variant=uruguayo", "option:players=6", "seat:d"):
            hand.press(name)
        _see(remote, hand, "new-match")
        for name in ("swap:d=a", "seat:a=persona", "seat:e", "seat:e=cmd:"):
            hand.press(name)
        _see(remote, hand, "new-match")
        for name in ("seat:e=leyenda", "help:variant", "option:pica=no"):
            hand.press(name)
        now = remote.game.ctx.settings
        assert now.rules == {"variant": "uruguayo", "players": "6", "pica": "no"}
        assert (now.seats["d"], now.seats["e"]) == ("persona", "leyenda")
        assert now.seats["a"] == "persona"
        hand.press("back")
        _see(remote, hand, "title")
    finally:
        remote.game.close()
        active().device = KEYS


def test_the_end_of_a_match_is_walked(tmp_path: Path, walker: tuple[str, int]) -> None:
    device, text = walker
    file = tmp_path / "last.truco"
    file.write_text(LAST_HAND)
    remote = _start(tmp_path / "data", "es", text, file=file)
    hand = HANDS[device](remote)
    try:
        _play_hand(remote, hand)
        hand.press("hand:next")
        _see(remote, hand, "end-match")
        hand.press("match:again")
        _see(remote, hand, "table")
        hand.press("back")
        hand.press("match:title")
        _see(remote, hand, "title")
    finally:
        remote.game.close()
        active().device = KEYS


def test_the_error_screen_is_walked(
    tmp_path: Path, walker: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    device, text = walker
    remote = _start(tmp_path, "es", text)
    hand = HANDS[device](remote)

    def fail(_: int) -> None:
        raise RuntimeError("the deck is on fire")

    try:
        monkeypatch.setattr(remote.game.stage.top, "update", fail)
        remote.driver.frames(2)
        _see(remote, hand, "error")
        hand.press("match:title")
        _see(remote, hand, "title")
    finally:
        remote.game.close()
        active().device = KEYS
