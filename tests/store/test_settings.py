"""Settings: what is saved comes back, what is wrong costs only itself."""

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from game.store.problem import Problem, ProblemCode
from game.store.settings import Settings, load, save

OTHER = Settings(
    language="pt",
    name="Ñata",
    level="experto",
    preset="corto",
    rules={"target": "15", "flor": "si"},
    seats={"b": "persona:Ana", "c": "cmd:python3 mine.py"},
    programs=("python3 mine.py", "./rival"),
    tables={"trucho": {"target": "20", "preset": "trucho"}},
    teaching=True,
    speed="rapida",
    volume_general=0.0,
    volume_effects=0.25,
    volume_interface=0.4,
    volume_voices=0.5,
    volume_music=1.0,
    muted=True,
    mute_unfocused=False,
    text_scale=200,
    ui_scale=80,
    fullscreen=True,
    window_size=(1280, 720),
    window_place=(-1200, 40),
    window_maximised=True,
    confirm_fold=False,
    auto_next=True,
    reduced_motion=True,
    high_contrast=True,
    card_back=2,
    suit_letters=True,
    cloth="vino",
    tally="porotos",
    captions=True,
    show_keys=False,
    pause_unfocused=True,
    trust=True,
    hide_idle=False,
    keys={"truco": "y"},
    buttons={"truco": "lb"},
    last_match="2025-01-02_03-04-05.truco",
    extra={"hats": ["red", None]},
)


def test_every_setting_comes_back(tmp_path: Path) -> None:
    default = Settings()
    for each in fields(Settings):
        assert getattr(OTHER, each.name) != getattr(default, each.name), "tests nothing"
    path = tmp_path / "settings.json"
    for settings in (OTHER, default):
        save(path, settings)
        assert load(path) == (settings, ())


def test_no_file_is_no_problem(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), ())


def test_a_missing_value_is_the_default(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"schema": 1, "name": "Ana"}')
    assert load(path) == (Settings(name="Ana"), ())


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("language", 3),
        ("name", "two\nlines"),
        ("name", "x" * 201),
        ("level", None),
        ("rules", ["target"]),
        ("rules", {"target": 15}),
        ("speed", "warp"),
        ("volume_general", 1.5),
        ("volume_effects", -0.1),
        ("volume_voices", "loud"),
        ("volume_music", True),
        ("volume_music", float("nan")),
        ("volume_music", 10**400),
        ("muted", 1),
        ("text_scale", 110),
        ("text_scale", 100.0),
        ("fullscreen", "yes"),
        ("window_size", [100, 100]),
        ("window_size", [1280]),
        ("window_size", [1280, 720.5]),
        ("window_size", [1280, 10**9]),
        ("confirm_fold", None),
        ("last_match", "../../etc/passwd"),
        ("last_match", "..\\secret"),
        ("last_match", ".."),
    ],
)
def test_a_wrong_value_costs_only_itself(name: str, wrong: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save(path, OTHER)
    document = json.loads(path.read_text())
    document[name] = wrong
    path.write_text(json.dumps(document))
    settings, problems = load(path)
    assert problems == (Problem(ProblemCode.SETTINGS_VALUE, path, name),)
    assert settings == replace(OTHER, **{name: getattr(Settings(), name)})


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[1, 2]", b"null", b"\xff\xfe\x00", b'{"name": "An', b"[" * 100_000]
)
def test_a_damaged_file_is_set_aside(damage: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    settings, problems = load(path)
    aside = tmp_path / "settings.json.damaged-1"
    assert settings == Settings()
    assert problems == (Problem(ProblemCode.SETTINGS_DAMAGED, aside),)
    assert aside.read_bytes() == damage
    assert not path.exists()


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    settings, problems = load(path)
    assert settings == Settings()
    assert [problem.code for problem in problems] == [ProblemCode.SETTINGS_UNREADABLE]
    assert path.exists()


def test_a_later_versions_file_keeps_what_only_it_knows(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"schema": 2, "name": "Ana", "smell": "\\ud800"}')
    settings, problems = load(path)
    assert problems == ()
    save(path, replace(settings, name="Eva"))
    document = json.loads(path.read_text())
    assert (document["schema"], document["name"], document["smell"]) == (2, "Eva", "\ud800")
