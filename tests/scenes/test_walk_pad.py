"""A gamepad at the table: unplugged, held, and asked twice; keys put elsewhere; what the system
wishes."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.shell import system
from game.store import settings as stored
from game.ui.input.bindings import KEYS, active
from tests.scenes.shell_steps import Remote


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[Remote]:
    made = Remote(
        tmp_path,
        rules={"target": "30"},
        seats=("human", "bot:rule"),
        seed="manners",
        size=(960, 600),
        speed="instantanea",
    )
    made.game.draw = lambda: None  # type: ignore[method-assign]
    made.do("idle")
    yield made
    made.game.close()
    active().use({}, {})
    active().device = KEYS


def test_an_unplugged_pad_pauses_the_game_and_says_so(remote: Remote) -> None:
    remote.do("pad", button="down")
    remote.driver._hands.unplug()
    remote.driver.frames(2)
    assert remote.scene == "pause"
    assert "gamepad" in remote.game.toast.words


def test_losing_the_keyboard_pauses_if_that_is_wished(remote: Remote) -> None:
    remote.do("focus", gained=False)
    assert remote.scene == "table"
    remote.game.ctx.change(pause_unfocused=True)
    remote.do("focus", gained=False)
    assert remote.scene == "pause"


def test_the_buttons_of_a_pad_do_what_their_commands_do(remote: Remote) -> None:
    remote.do("pad", button="start")
    assert remote.scene == "pause"
    remote.do("pad", button="b")
    assert remote.scene == "table"
    remote.do("pad", button="back")
    assert remote.game.ctx.settings.speed == "lenta"
    held = [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]
    assert "call:N" in held
    remote.do("pad", button="lt")
    assert remote.focus == "call:N"
    assert "No quiero" in remote.game.toast.words
    remote.do("pad", button="y")
    assert remote.focus in ("call:E", "call:RE", "call:FE")
    remote.do("pad", button="lt")
    remote.do("pad", button="lt")
    remote.do("idle")
    match = remote.game.desk.match
    assert match is not None
    assert " aN" in match.record().replace("\n", " ")


def test_keys_are_put_elsewhere_by_pressing_them(remote: Remote, tmp_path: Path) -> None:
    remote.key("escape")
    remote.do("click", name="match:options")
    remote.do("click", name="tab:controls")
    remote.do("click", name="bind:keys:pause")
    remote.key("e")
    assert "Envido" in remote.game.toast.words
    remote.do("click", name="bind:keys:pause")
    remote.key("u")
    remote.do("click", name="bind:pad:truco")
    remote.do("pad", button="ls")
    kept, _ = stored.load(tmp_path / "settings.json")
    assert (dict(kept.keys), dict(kept.buttons)) == ({"pause": "u"}, {"truco": "ls"})
    remote.key("escape", "escape")
    assert remote.scene == "table"
    remote.key("p")
    assert remote.scene == "table"
    remote.key("u")
    assert remote.scene == "pause"
    remote.do("click", name="match:options")
    remote.do("click", name="tab:controls")
    remote.do("click", name="keys:restore")
    kept, _ = stored.load(tmp_path / "settings.json")
    assert (dict(kept.keys), dict(kept.buttons)) == ({}, {})


def test_the_system_is_asked_once_whether_things_should_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.wants_less_motion", lambda: True)
    for wish in (True, False):
        remote = Remote(tmp_path, size=(960, 600))
        remote.driver.frames(2)
        assert remote.game.ctx.settings.reduced_motion is wish
        remote.game.ctx.change(reduced_motion=False)
        remote.game.close()


def test_a_system_that_does_not_answer_wishes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(*words: object, **more: object) -> None:
        raise subprocess.TimeoutExpired("gsettings", 1)

    monkeypatch.setattr(system.subprocess, "run", silent)
    monkeypatch.setattr(system.sys, "platform", "linux")
    assert not system.wants_less_motion()
