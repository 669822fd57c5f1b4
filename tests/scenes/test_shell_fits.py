"""At every size of window and of text: nothing overlaps, leaves the window or is too small."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.i18n import LANGUAGES, set_language
from game.store.profiles import add_profile
from game.store.settings import TEXT_SCALES
from game.ui.forms.lines import Line, line_room
from game.ui.forms.rows import MIN_TARGET_PX
from game.ui.forms.screen import Screen
from game.ui.forms.widgets import Button, Choice, Item, Label
from game.ui.paint import painted
from game.ui.paint.theme import MIN_TEXT_PX, line_height, wrap
from game.ui.paint.theme import width as text_width
from game.ui.route import Route
from tests.scenes.shell_steps import Remote

SIZES = [(960, 600), (1024, 768), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080)]
REPORT = "Traceback (most recent call last):\n" + '  File "game/app.py", line 1\n' * 40
SCREENS = {
    "title": (),
    "first-run": (),
    "new-match": (),
    "new-match seats": ("seat:b",),
    "new-match changed": ("option:falta=doble-falta", "option:flor=si", "help:falta"),
    "new-match watching": (),
    "new-match of six": (
        "option:variant=uruguayo",
        "option:players=6",
        "quick:people",
        "seat:d",
        "seat:d=cmd:",
    ),
    "new-match of four": (
        "option:variant=argentino",
        "option:players=4",
        "quick:alone",
        "seat:c",
        "seat:c=persona",
    ),
    "new-match of three": ("option:variant=trucho", "help:variant"),
    "new-match of two again": ("option:variant=argentino", "option:players=2", "quick:alone"),
    "matches": (),
    "matches asking": ("match:delete",),
    "profiles": (),
    "profiles asking": ("profile:delete=",),
    "import": (),
    "import asking": ("import=vale-cuatro_2026-01-02_03-04-05.zip",),
    "credits": (),
    "pause": (),
    "pause asking": ("match:abandon",),
    "options": (),
    "options video": ("tab:video",),
    "options sound": ("tab:sound",),
    "options controls": ("tab:controls",),
    "options access": ("tab:access",),
    "options language": ("tab:language",),
    "options data": ("tab:data",),
    "error": (),
}


@pytest.fixture(scope="module")
def remote(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remote]:
    data = tmp_path_factory.mktemp("data")
    made = Remote(data, seed="1")
    program = "/usr/bin/python3 /home/ana-maria/bots/mi_jugador_favorito.py --nivel=3"
    made.game.ctx.change(name="María de los Ángeles", programs=(program,))
    # Matches to go on with make the title its longest.
    for _ in range(3):
        made.do("click", name="menu:play")
        made.key("escape")
        made.do("click", name="match:title")
    add_profile(data)
    yield made
    made.game.close()


def _open(remote: Remote, name: str, presses: tuple[str, ...]) -> Screen:
    stage = remote.game.stage
    args: dict[str, object] = {}
    if name == "error":
        path = Path("/home/ana-maria/.local/share/vale-cuatro/logs/vale-cuatro.log")
        args = {"report": REPORT, "log": path}
    elif name == "new-match watching":
        args = {"watching": "leyenda"}
    stage.go(Route(name.split()[0], args=args))
    for press in presses:
        if press == "match:delete":
            press = f"match:delete={remote.game.ctx.settings.last_match}"
        stage.go(stage.top.press(press))
    top = stage.top
    assert isinstance(top, Screen)
    return top


@pytest.mark.parametrize("text", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_menu_fits(remote: Remote, size: tuple[int, int], text: int) -> None:
    _check_all(remote, size, text)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "es"])
def test_every_menu_fits_in_other_languages(remote: Remote, language: str) -> None:
    set_language(language)
    try:
        for text in (100, 200):
            _check_all(remote, (960, 600), text)
    finally:
        set_language("es")


def _check_all(remote: Remote, size: tuple[int, int], text: int) -> None:
    game = remote.game
    game.window.set_size(size)
    game.ctx.change(text_scale=text)
    game.stage.resize(size)
    for name, presses in SCREENS.items():
        top = _open(remote, name, presses)
        _check(top, pygame.Rect((0, 0), size), f"{name} at {size} with {text} %")


def _check(top: Screen, window: pygame.Rect, where: str) -> None:
    seen = [control for control in top.controls() if control.rect.height]
    for control in top.controls():
        assert window.contains(control.rect), f"{control.name} leaves the {where}"
    for one, other in combinations(seen, 2):
        assert not one.rect.colliderect(other.rect), f"{one.name} {other.name} {where}"
    area = top.area
    sliding = [item for item in top.items if area is not None and area.holds(item)]
    fixed = [item for item in top.items if item not in sliding]
    for item in fixed:
        assert window.contains(item.rect), f"{item} leaves the {where}"
    if area is not None:
        assert window.contains(area.view.inflate(2, 0)), where
        assert area.view.height >= 2 * MIN_TARGET_PX, f"nothing to be seen of {where}"
        for item in sliding:
            assert area.view.left <= item.rect.left, f"{item} {where}"
            assert item.rect.right <= area.view.right, f"{item} {where}"
    for items in (fixed, sliding):
        _check_items(items, where)


def _check_items(items: list[Item], where: str) -> None:
    controls = [item for item in items if item.control() is not None]
    labels = [item for item in items if isinstance(item, Label)]
    for one, other in combinations(controls, 2):
        assert not one.rect.colliderect(other.rect), f"{one} {other} {where}"
    for label in labels:
        assert label.px >= MIN_TEXT_PX
        lines = wrap(label.text, label.px, label.rect.width, label.bold)
        widest = max(text_width(line, label.px, label.bold) for line in lines)
        assert widest <= label.rect.width, f"{label.text} is clipped on {where}"
        assert len(lines) * label.px <= label.rect.height * 1.05, f"{label.text} {where}"
        for control in controls:
            if control is not label:
                assert not label.rect.colliderect(control.rect), f"{label.text} {control} {where}"
    for item in controls:
        if isinstance(item, Label):
            continue
        assert min(item.rect.size) >= MIN_TARGET_PX, f"{item} small on {where}"
        if isinstance(item, Button) and item.name != "menu:profiles":
            room = painted.button_room(item.rect.size, item.ground)
            assert text_width(item.label, MIN_TEXT_PX, True) <= room, f"{item.label} {where}"
        elif isinstance(item, Choice):
            assert text_width(item.label, item.px, True) <= item.rect.width, f"{item} {where}"
        elif isinstance(item, Line):
            room = line_room(item.rect.width, item.px, item.side is not None)
            assert text_width(item.label, item.px, True) <= room, f"{item.label} {where}"
            rows = wrap(item.note, item.note_px, room) if item.note else []
            tall = line_height(item.px) + len(rows) * line_height(item.note_px)
            assert tall <= item.rect.height, f"{item.note} {where}"
