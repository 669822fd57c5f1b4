"""The screens round the table: every rule, who plays, several matches, profiles, copies, pages."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.levels import LEVELS
from game.engine.rules import PRESETS, options_of, read_rules
from game.engine.variants import VARIANTS
from game.i18n import set_language
from game.shell import folders
from game.store.matches import list_matches
from game.store.settings import Settings
from game.ui.forms import rule_groups
from game.ui.words import rule_help, rule_words, table_words
from tests.scenes.shell_steps import Remote

TABLES = [(name, players) for name, kind in VARIANTS.items() for players in kind.players]


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[Remote]:
    made = Remote(tmp_path, seed="1")
    yield made
    made.game.close()
    set_language("es")


def _texts(remote: Remote) -> str:
    return "\n".join(remote.do("tree")["texts"])


def _two_matches(remote: Remote) -> list[str]:
    """Begin two matches and leave them; return their files, the older first."""
    for _ in range(2):
        remote.do("click", name="menu:play")
        remote.key("escape")
        remote.do("click", name="match:title")
    return sorted(path.name for path in list_matches(remote.game.data))


def _begun(remote: Remote) -> list[str]:
    """Begin the match that was chosen; return its record's header."""
    match = remote.game.desk.start(remote.game.stage.top.press("menu:play").args["places"])
    header = match.record().partition("hand ")[0]
    remote.game.desk.close()
    return header.splitlines()


# A new match


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_rule_and_value_has_its_words(table: tuple[str, int]) -> None:
    shown = [option for _, options in rule_groups.grouped(*table) for option in options]
    for option in shown:
        assert rule_words.LABELS[option.key]
        assert rule_help.HELP[option.key]
        for value in option.values:
            assert rule_words.VALUES[option.key][value]
            assert rule_words.EFFECTS[option.key][value]
    keys = [option.key for option in shown]
    assert sorted(keys) == sorted(rule_groups.shown_options(*table))


def test_every_rule_is_shown_at_some_table() -> None:
    shown = {key for table in TABLES for key in rule_groups.shown_options(*table)}
    assert shown == {
        key
        for table in TABLES
        for key, option in options_of(*table).items()
        if len(option.values) > 1
    }


def test_every_kind_of_truco_and_every_named_table_has_its_words() -> None:
    for words in (
        table_words.VARIANT_NAMES,
        table_words.VARIANT_EFFECTS,
        table_words.VARIANT_HELP,
    ):
        assert list(words) == list(VARIANTS)
    assert set(table_words.PRESET_NAMES) == set(table_words.PRESET_EFFECTS) == set(PRESETS)
    reached = {name for table in TABLES for name in rule_groups.presets_for(*table)}
    assert reached == set(PRESETS)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_named_table_is_known_again(table: tuple[str, int]) -> None:
    variant, players = table
    for name, pairs in rule_groups.presets_for(variant, players).items():
        words = rule_groups.changed_words({**pairs, "variant": variant, "players": str(players)})
        assert read_rules(words).players == players
        assert rule_groups.table_of(words) == table
        assert rule_groups.preset_of(words) == name
        assert rule_groups.changed_words(words) == words


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_value_of_every_rule_can_be_chosen(remote: Remote, table: tuple[str, int]) -> None:
    variant, players = table
    remote.game.draw = lambda: None  # type: ignore[method-assign]
    remote.do("click", name="menu:new")
    remote.do("click", name=f"option:variant={variant}")
    remote.do("click", name=f"option:players={players}")
    shown = rule_groups.shown_options(variant, players)
    for key, option in shown.items():
        for value in reversed(option.values[1:]):
            remote.do("click", name=f"option:{key}={value}")
            assert remote.control(f"option:{key}={value}")["value"] == "1"
            assert remote.game.ctx.settings.rules[key] == value
    names = remote.names()
    for key, option in options_of(variant, players).items():
        if key not in shown and key not in ("variant", "players"):
            assert f"option:{key}={option.values[0]}" not in names
    record = "\n".join(_begun(remote))
    assert f"rules variant={variant} players={players} " in record
    for key, option in shown.items():
        assert f" {key}={option.values[1]}" in record


def test_a_named_table_sets_its_rules_and_marks_what_differs(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    remote.do("click", name="option:preset=ludoteka")
    assert remote.game.ctx.settings.rules == {
        "flor": "si",
        "falta": "partido-en-malas",
        "tapadas": "si",
    }
    assert "Cambiado" not in _texts(remote)
    remote.do("click", name="option:tapadas=no")
    assert remote.control("option:preset=ludoteka")["value"] == "1"
    assert "Cambiado: lo común acá es «Sí»" in _texts(remote)
    assert "1 regla cambiada" in _texts(remote)
    remote.do("click", name="option:preset=ludoteka")
    assert "Cambiado" not in _texts(remote)


def test_a_rule_tells_more_when_asked_and_why_it_lies_idle(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    assert "No cuenta mientras se juegue sin flor." in _texts(remote)
    assert rule_help.HELP["flor-tabla"] not in _texts(remote)
    remote.do("click", name="help:flor-tabla")
    assert rule_help.HELP["flor-tabla"] in _texts(remote)
    remote.do("click", name="option:flor=si")
    assert "No cuenta mientras se juegue sin flor." not in _texts(remote)
    remote.do("click", name="help:flor-tabla")
    assert rule_help.HELP["flor-tabla"] not in _texts(remote)


def test_the_form_slides_by_wheel_bar_drag_keys_and_pad(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    area = remote.game.stage.top.area  # type: ignore[attr-defined]
    remote.do("wheel", at=list(area.view.center), y=-3)
    assert remote.game.stage.busy
    remote.do("idle")
    assert area.offset > 100
    remote.key("home")
    remote.do("idle")
    assert area.offset == 0
    bar = area.view.right + 10
    remote.do("drag", at=[bar, area.view.top + 5], to=[bar, area.view.bottom + 20])
    assert area.offset == area.most
    remote.key("home", "pagedown")
    remote.do("idle")
    assert 0 < area.offset < area.most
    remote.key("home")
    remote.do("idle")
    free = [area.view.left + 8, area.view.bottom - 20]
    remote.do("drag", at=free, to=[free[0], free[1] - 200])
    assert area.offset == pytest.approx(200, abs=5)
    for press in ({"do": "key", "key": "down"}, {"do": "pad", "button": "down"}):
        remote.key("home")
        remote.game.stage.ring.put("seat:a", visible=True)
        for _ in range(60):
            remote.do(**{"what": press["do"], **{k: v for k, v in press.items() if k != "do"}})
        remote.do("idle")
        assert remote.focus in ("back", "menu:play")
        assert area.offset > area.most - 100


def test_every_control_in_focus_is_in_sight(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    seen = set()
    for _ in range(len(remote.names()) + 1):
        remote.key("tab")
        remote.do("idle")
        rect = remote.control(remote.focus)["rect"]
        assert rect[3] >= 40, remote.focus
        seen.add(remote.focus)
    assert seen == set(remote.names())


# Who plays


def test_rivals_are_told_apart_in_one_line_each(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    assert "seat:b=novato" not in remote.names()
    remote.do("click", name="seat:b")
    for level in LEVELS:
        label = next(
            text
            for text in remote.do("tree")["texts"]
            if text.startswith(remote.control(f"seat:b={level}")["label"])
        )
        assert len(label) > 20
    remote.do("click", name="seat:b=leyenda")
    assert "contra leyenda" in _texts(remote)
    remote.do("click", name="menu:play")
    assert "seat b bot:leyenda El Profe\n" in remote.do("record")["record"]


def test_two_people_share_the_screen(remote: Remote) -> None:
    remote.do("click", name="menu:new")
    remote.do("click", name="seat:b")
    remote.do("click", name="seat:b=persona")
    assert "contra otra persona" in _texts(remote)
    remote.do("click", name="menu:play")
    assert "seat b human\n" in remote.do("record")["record"]


def test_two_rivals_play_and_a_person_watches(remote: Remote) -> None:
    remote.do("click", name="menu:watch")
    remote.do("click", name="seat:a=leyenda")
    remote.do("click", name="menu:play")
    record = remote.do("record")["record"]
    assert "seat a bot:leyenda Leyenda\n" in record
    assert "seat b bot:aficionado Aficionado\n" in record
    remote.do("wait", ms=6000)
    controls = remote.do("tree")["controls"]
    assert not [
        each for each in controls if each["name"][:5] in ("card:", "call:") and each["enabled"]
    ]
    assert len(remote.do("record")["record"]) > len(record)
    remote.game.desk.close()


# Several matches


def test_one_of_several_matches_is_gone_on_with(remote: Remote) -> None:
    older, newer = _two_matches(remote)
    assert remote.game.ctx.settings.last_match == newer
    remote.do("click", name="menu:matches")
    assert remote.scene == "matches"
    remote.do("click", name=f"match:open={older}")
    assert remote.scene == "table"
    assert remote.game.ctx.settings.last_match == older


def test_a_match_is_deleted_only_after_a_question(remote: Remote, tmp_path: Path) -> None:
    older, newer = _two_matches(remote)
    remote.do("click", name="menu:matches")
    remote.do("click", name=f"match:delete={newer}")
    assert remote.focus == "dialog:cancel"
    remote.key("return")
    assert len(list_matches(tmp_path)) == 2
    remote.do("click", name=f"match:delete={newer}")
    remote.do("click", name="dialog:ok")
    assert [path.name for path in list_matches(tmp_path)] == [older]
    remote.key("escape")
    assert "menu:matches" not in remote.names()
    remote.do("click", name="menu:continue")
    assert remote.game.ctx.settings.last_match == older


# The first run


def test_the_first_run_asks_three_things(tmp_path: Path) -> None:
    remote = Remote(tmp_path, first_run=True, lang="es")
    assert remote.scene == "first-run"
    remote.do("click", name="option:name")
    remote.do("text", text="Ana; Ñandú")
    remote.do("click", name="option:played=no")
    remote.do("click", name="option:language=pt")
    assert remote.control("option:language=pt")["value"] == "1"
    assert remote.control("option:name")["value"] == "Ana; Ñandú"
    remote.do("click", name="menu:play")
    assert remote.scene == "title"
    now = remote.game.ctx.settings
    assert (now.name, now.language, now.level, now.teaching) == ("Ana Ñandú", "pt", "novato", True)
    remote.game.close()
    set_language("es")


def test_the_first_run_is_done_by_keys_alone_and_leads_to_accessibility(tmp_path: Path) -> None:
    remote = Remote(tmp_path, first_run=True, lang="es")
    while remote.focus != "menu:options":
        remote.key("tab")
    remote.key("return")
    assert remote.scene == "options"
    assert remote.control("tab:access")["value"] == "1"
    remote.key("escape")
    assert remote.scene == "first-run"
    while remote.focus != "option:played=si":
        remote.key("tab")
    remote.key("space")
    while remote.focus != "menu:play":
        remote.key("tab")
    remote.key("return")
    assert remote.scene == "title"
    assert remote.game.ctx.settings.level == "bueno"
    remote.game.close()


# Profiles


def test_profiles_are_added_named_chosen_and_deleted(remote: Remote, tmp_path: Path) -> None:
    _two_matches(remote)
    remote.do("click", name="menu:profiles")
    remote.do("click", name="option:name")
    remote.do("text", text="Ana")
    remote.do("click", name="profile:add")
    remote.do("click", name="option:name")
    remote.do("text", text="Beto")
    remote.key("escape")
    assert remote.scene == "title"
    assert remote.control("menu:profiles")["label"] == "Beto"
    assert "menu:continue" not in remote.names()
    remote.do("click", name="menu:play")
    assert "seat a human Beto\n" in remote.do("record")["record"]
    remote.key("escape")
    remote.do("click", name="match:title")
    remote.game.close()

    again = Remote(tmp_path)
    assert again.control("menu:profiles")["label"] == "Beto"
    again.do("click", name="menu:profiles")
    again.do("click", name="profile:use=")
    assert again.control("option:name")["value"] == "Ana"
    again.do("click", name="profile:delete=2")
    assert "Beto" in _texts(again)
    assert again.focus == "dialog:cancel"
    again.do("click", name="dialog:ok")
    assert "profile:use=2" not in again.names()
    again.key("escape")
    assert "menu:matches" in again.names()
    again.game.close()


def test_the_profile_in_use_can_be_deleted_and_another_takes_over(remote: Remote) -> None:
    remote.do("click", name="menu:profiles")
    remote.do("click", name="profile:add")
    remote.do("click", name="profile:delete=2")
    remote.do("click", name="dialog:ok")
    assert remote.control("profile:use=")["value"] == "1"
    assert remote.game.ctx.preferences.home == remote.game.data


# Copies of everything


def test_everything_is_carried_away_and_brought_back(remote: Remote, tmp_path: Path) -> None:
    _two_matches(remote)
    remote.do("click", name="menu:options")
    remote.do("click", name="tab:data")
    remote.do("click", name="data:export")
    (copy,) = (tmp_path / "exports").glob("*.zip")
    assert copy.name in remote.game.toast.words
    remote.game.ctx.change(name="Otra")
    for path in list_matches(tmp_path):
        path.unlink()
    remote.do("click", name="data:import")
    assert remote.scene == "import"
    remote.do("click", name=f"import={copy.name}")
    assert remote.focus == "dialog:cancel"
    remote.do("click", name="dialog:ok")
    assert remote.scene == "title"
    assert remote.game.ctx.settings.name == ""
    assert len(list_matches(tmp_path)) == 2
    assert len(list((tmp_path / "exports").glob("*.zip"))) == 2


def test_a_damaged_copy_is_refused_with_a_message(remote: Remote, tmp_path: Path) -> None:
    remote.game.ctx.change(name="Ana")
    bad = tmp_path / "bad.zip"
    bad.write_bytes(b"this is no archive")
    remote.do("click", name="menu:options")
    remote.do("click", name="tab:data")
    remote.do("click", name="data:import")
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(bad)))
    remote.driver.frames(2)
    remote.do("click", name="dialog:ok")
    assert remote.scene == "import"
    assert "bad.zip está dañado" in remote.game.toast.words
    assert remote.game.ctx.settings.name == "Ana"


def test_with_a_match_open_data_stays_where_it_is(remote: Remote) -> None:
    remote.key("return", "escape")
    remote.do("click", name="match:options")
    remote.do("click", name="tab:data")
    assert "data:export" in remote.names()
    assert not {"data:import", "data:profiles"} & set(remote.names())


# Options


def test_pages_are_put_back_as_they_were_at_first(remote: Remote) -> None:
    remote.do("click", name="menu:options")
    remote.do("click", name="option:speed=lenta")
    remote.do("click", name="option:teaching=si")
    remote.do("click", name="tab:access")
    remote.do("click", name="option:high-contrast=si")
    remote.do("click", name="option:large-cards=si")
    remote.do("click", name="tab:restore")
    now = remote.game.ctx.settings
    assert (now.high_contrast, now.suit_letters) == (False, False)
    assert (now.speed, now.teaching) == ("lenta", True)
    remote.do("click", name="tab:game")
    remote.do("click", name="tab:restore")
    assert remote.game.ctx.settings.speed == Settings().speed


def test_cloth_and_score_pad_are_changed_at_once(remote: Remote) -> None:
    from game.ui.paint import look

    remote.do("click", name="menu:options")
    remote.do("click", name="tab:video")
    remote.do("click", name="option:cloth=azul")
    remote.do("click", name="option:tally=porotos")
    assert (look.now().cloth, look.now().tally) == ("azul", "porotos")
    remote.do("click", name="tab:restore")
    usual = Settings()
    assert (look.now().cloth, look.now().tally) == (usual.cloth, usual.tally)


def test_the_back_of_the_cards_is_chosen_by_looking(remote: Remote) -> None:
    from game.ui.paint import assets

    remote.do("click", name="menu:options")
    remote.do("click", name="tab:video")
    remote.do("click", name="option:back=3")
    assert remote.control("option:back=3")["value"] == "1"
    assert assets.card_file("back") == "dorso_3.svg"
    remote.do("click", name="option:back=1")
    assert assets.card_file("back") == "dorso_1.svg"


def test_the_language_changes_while_the_screen_is_open(remote: Remote) -> None:
    remote.do("click", name="menu:options")
    remote.do("click", name="tab:language")
    remote.do("click", name="option:language=en")
    assert remote.control("back")["label"] == "Back"
    remote.key("escape")
    assert remote.control("menu:play")["label"] == "Play"


def test_the_folder_is_shown_by_the_system(
    remote: Remote, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    remote.do("click", name="menu:options")
    remote.do("click", name="tab:data")
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: asked.append(words))
    monkeypatch.setattr(folders.sys, "platform", "linux")
    remote.do("click", name="data:open")
    assert asked == [["xdg-open", str(tmp_path)]]

    def fail(words: Any, **_: Any) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "Popen", fail)
    remote.do("click", name="data:open")
    assert str(tmp_path) in remote.game.toast.words


# Pause, credits, failures


def test_the_pause_tells_the_rules_in_force(remote: Remote) -> None:
    remote.game.ctx.change(rules={"target": "15", "falta": "doble-falta", "pena": "nadie"})
    remote.key("return", "escape")
    assert "A 15 · sin flor · Cuánto vale la falta: doble falta" in remote.do("tree")["texts"]


def test_the_credits_name_every_licence_and_are_read_by_keys(remote: Remote) -> None:
    remote.do("size", size=[960, 600])
    remote.game.ctx.change(text_scale=200)
    remote.do("click", name="menu:credits")
    words = _texts(remote)
    for name in ("LGPL 2.1", "pygame_gui: MIT", "platformdirs: MIT", "Open Font License", "MIT"):
        assert name in words
    for _ in range(len(remote.names())):
        remote.key("tab")
        remote.do("idle")
        assert remote.control(remote.focus)["rect"][3] > 20
    remote.key("escape")
    assert remote.scene == "title"


def test_every_screen_is_left_by_escape(remote: Remote) -> None:
    for name in ("new", "options", "profiles", "watch", "credits"):
        remote.do("click", name=f"menu:{name}")
        assert remote.scene != "title"
        remote.key("escape")
        assert remote.scene == "title"
