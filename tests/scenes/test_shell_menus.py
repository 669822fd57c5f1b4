"""The menus from start to table and back, by keys alone, by pointer alone, by pad alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store import settings as stored
from game.store.matches import list_matches
from tests.scenes.shell_steps import Remote


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[Remote]:
    made = Remote(tmp_path, seed="1")
    yield made
    made.game.close()


def test_the_title_offers_only_what_there_is(remote: Remote) -> None:
    assert remote.scene == "title"
    large, small = ["menu:play", "menu:new"], ["profiles", "watch", "options", "credits", "quit"]
    assert remote.names() == large + [f"menu:{name}" for name in small]
    assert remote.focus == "menu:play"


def test_enter_and_enter_reach_a_dealt_hand(remote: Remote) -> None:
    remote.key("return")
    assert remote.scene == "table"
    remote.key("return")
    remote.do("idle")
    assert sum(name.startswith("card:") for name in remote.names()) == 3


def test_a_match_is_set_up_and_played_by_keys_alone(remote: Remote) -> None:
    remote.key("tab", "return")
    assert remote.scene == "new-match"
    assert remote.focus == "menu:play"
    for name in ("option:target=15", "option:chicos=2", "option:flor=si"):
        while remote.focus != name:
            remote.key("tab")
        remote.key("space")
        assert remote.control(name)["value"] == "1"
    summary = "A 15 · con flor · 2 chicos · mano a mano · contra aficionado"
    assert f"{summary} · 3 reglas cambiadas" in remote.do("tree")["texts"]
    while remote.focus != "menu:play":
        remote.key("tab")
    remote.key("return")
    assert remote.scene == "table"
    record = remote.do("record")["record"]
    assert "target=15 chicos=2 flor=si" in record
    # Without a name: each language has its own word for it.
    assert "seat a human\n" in record


def test_a_match_is_set_up_by_the_pointer_alone(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    remote.do("click", name="seat:b")
    remote.do("click", name="seat:b=experto")
    remote.do("click", name="option:target=40")
    remote.do("click", name="menu:play")
    record = remote.do("record")["record"]
    assert "target=40" in record
    assert "seat b bot:experto El Profe\n" in record


def test_what_was_set_up_is_repeated_in_one_press(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    remote.do("click", name="option:target=15")
    remote.key("escape")
    assert remote.scene == "title"
    assert "A 15" in remote.control("menu:play")["value"]
    remote.do("click", name="menu:play")
    assert "target=15" in remote.do("record")["record"]


def test_a_pad_reaches_the_table(remote: Remote) -> None:
    remote.do("pad", button="down")
    remote.do("pad", button="down")
    assert remote.focus == "menu:new"
    remote.do("pad", button="a")
    assert remote.scene == "new-match"
    remote.do("pad", button="b")
    assert remote.scene == "title"
    remote.do("pad", button="up")
    remote.do("pad", button="a")
    assert remote.scene == "table"


def test_a_match_is_left_and_gone_on_with(remote: Remote, tmp_path: Path) -> None:
    remote.key("return")
    remote.do("idle")
    before = remote.do("record")["record"]
    remote.key("escape")
    assert remote.scene == "pause"
    remote.do("click", name="match:title")
    assert remote.scene == "title"
    assert remote.focus == "menu:continue"
    assert remote.control("menu:continue")["value"] == "0 a 0 · mano 1 · El Profe"
    remote.game.close()
    again = Remote(tmp_path)
    again.key("return")
    assert again.do("record")["record"] == before
    again.game.close()


def test_a_match_begun_meanwhile_hides_none(remote: Remote, tmp_path: Path) -> None:
    remote.key("return", "escape")
    remote.do("click", name="match:title")
    first = remote.game.ctx.settings.last_match
    remote.do("click", name="menu:play")
    remote.key("escape")
    remote.do("click", name="match:abandon")
    remote.do("click", name="dialog:ok")
    assert remote.game.ctx.settings.last_match != first
    remote.do("click", name="menu:continue")
    assert remote.game.ctx.settings.last_match == first


def test_giving_up_is_asked_twice(remote: Remote, tmp_path: Path) -> None:
    remote.key("return", "escape")
    remote.do("click", name="match:abandon")
    assert remote.names() == ["dialog:cancel", "dialog:ok"]
    assert remote.focus == "dialog:cancel"
    remote.key("escape")
    assert "match:abandon" in remote.names()
    remote.do("click", name="match:abandon")
    remote.do("click", name="dialog:ok")
    assert remote.scene == "title"
    assert "menu:continue" not in remote.names()
    (path,) = list_matches(tmp_path)
    assert "\nresult abandoned 0-0" in path.read_text()


def test_the_pause_goes_back_to_the_table_as_it_was(remote: Remote) -> None:
    remote.key("return")
    remote.do("idle")
    before = remote.names()
    remote.key("escape", "escape")
    assert remote.scene == "table"
    assert remote.names() == before


def test_options_take_effect_at_once_and_are_kept(remote: Remote, tmp_path: Path) -> None:
    remote.do("click", name="menu:options")
    remote.do("click", name="option:speed=rapida")
    remote.do("click", name="option:confirm-fold=no")
    remote.do("click", name="option:auto-next=si")
    remote.do("click", name="tab:access")
    small = remote.control("back")["rect"]
    remote.do("click", name="option:text=200")
    assert remote.control("back")["rect"] != small
    remote.do("click", name="tab:sound")
    remote.do("click", name="option:sound=no")
    assert remote.game.ctx.sound.muted
    remote.key("escape")
    assert remote.scene == "title"
    now, problems = stored.load(tmp_path / "settings.json")
    assert problems == ()
    assert (now.speed, now.confirm_fold, now.auto_next) == ("rapida", False, True)
    assert (now.text_scale, now.muted) == (200, True)


def test_volumes_follow_keys_clicks_and_drags(remote: Remote) -> None:
    remote.do("click", name="menu:options")
    remote.do("click", name="tab:sound")
    x, y, width, height = remote.control("option:volume_general")["rect"]
    remote.do("drag", at=[x + 10, y + height // 2], to=[x - 40, y + height // 2])
    assert remote.control("option:volume_general")["value"] == "0 %"
    remote.key("right", "right")
    assert remote.control("option:volume_general")["value"] == "20 %"
    remote.do("click", at=[x + width // 2, y + height // 2])
    assert remote.game.ctx.sound.general > 0.4


def test_keys_of_the_whole_program(remote: Remote, tmp_path: Path) -> None:
    remote.key("m", mod=("ctrl",))
    assert remote.game.ctx.settings.muted
    remote.key("f4")
    assert remote.game.ctx.settings.speed == "rapida"
    remote.key("=", mod=("ctrl",))
    assert remote.game.ctx.settings.text_scale == 125
    remote.key("0", mod=("ctrl",))
    assert remote.game.ctx.settings.text_scale == 100
    remote.key("f12")
    assert len(list((tmp_path / "screenshots").glob("*.png"))) == 1
    remote.key("f11")
    assert remote.game.window.is_fullscreen
    remote.key("return", mod=("alt",))
    assert not remote.game.window.is_fullscreen
    remote.key("q", mod=("ctrl",))
    assert remote.game.stage.finished


def test_the_sound_is_silent_while_another_program_has_the_keyboard(remote: Remote) -> None:
    remote.do("focus", gained=False)
    assert remote.game.ctx.sound.muted
    remote.do("focus")
    assert not remote.game.ctx.sound.muted


def test_the_window_keeps_its_size(remote: Remote, tmp_path: Path) -> None:
    remote.do("size", size=[1100, 700])
    assert remote.do("tree")["size"] == [1100, 700]
    remote.do("size", size=[300, 200])
    assert remote.do("tree")["size"] == [960, 600]
    remote.do("size", size=[1100, 700])
    remote.game.close()
    again = Remote(tmp_path, size=None)
    assert again.do("tree")["size"] == [1100, 700]
    again.game.close()


def test_a_failure_shows_its_report_and_a_way_on(
    remote: Remote, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remote.key("return")
    remote.do("idle")

    def fail(_: int) -> None:
        raise RuntimeError("the deck is on fire")

    monkeypatch.setattr(remote.game.stage.top, "update", fail)
    remote.driver.frames(2)
    assert remote.scene == "error"
    assert any("the deck is on fire" in text for text in remote.do("tree")["texts"])
    assert remote.focus == "menu:continue"
    remote.game.draw()
    remote.do("click", name="menu:continue")
    assert remote.scene == "table"
    log = (tmp_path / "logs" / "vale-cuatro.log").read_text()
    assert "the deck is on fire" in log


def test_a_damaged_match_is_put_aside_with_a_message(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    (folder / "2026-01-01_10-00-00.truco").write_text("truco 1\nthis is no match\n")
    remote = Remote(tmp_path)
    assert "menu:continue" not in remote.names()
    assert "dañada" in remote.game.toast.words
    assert [path.suffix for path in folder.iterdir()] == [".damaged-1"]
    remote.game.close()


def test_two_programs_do_not_share_a_data_folder(remote: Remote, tmp_path: Path) -> None:
    from game.shell.launch import BadLaunch

    with pytest.raises(BadLaunch, match="already running"):
        Remote(tmp_path)
