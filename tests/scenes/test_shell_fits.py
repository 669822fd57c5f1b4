"""At every size of window and of text: nothing overlaps, leaves the window or is too small."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.store.settings import TEXT_SCALES
from game.ui.route import Route
from game.ui.screen import Screen
from game.ui.theme import MIN_TEXT_PX, wrap
from game.ui.theme import width as text_width
from game.ui.widgets import MIN_TARGET_PX, Button, Label
from tests.scenes.shell_steps import Remote

SIZES = [(960, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]
REPORT = "Traceback (most recent call last):\n" + '  File "game/app.py", line 1\n' * 40
SCREENS = {
    "title": (),
    "new-match": (),
    "pause": (),
    "pause asking": ("match:abandon",),
    "options": (),
    "options screen": ("tab:screen",),
    "options sound": ("tab:sound",),
    "error": (),
}


@pytest.fixture(scope="module")
def remote(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remote]:
    made = Remote(tmp_path_factory.mktemp("data"), seed="1")
    # A match to go on with makes the title its longest.
    made.key("return", "escape")
    made.do("click", name="match:title")
    yield made
    made.game.close()


@pytest.mark.parametrize("text", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_menu_fits(remote: Remote, size: tuple[int, int], text: int) -> None:
    game, stage = remote.game, remote.game.stage
    game.window.set_size(size)
    game.ctx.change(text_scale=text)
    window = pygame.Rect((0, 0), size)
    for name, presses in SCREENS.items():
        args: dict[str, object] = {}
        if name == "error":
            path = Path("/home/ana-maria/.local/share/vale-cuatro/logs/vale-cuatro.log")
            args = {"report": REPORT, "log": path}
        stage.go(Route(name.split()[0], args=args))
        for press in presses:
            stage.go(stage.top.press(press))
        stage.resize(size)
        where = f"{name} at {size} with {text} %"
        controls = stage.controls()
        for control in controls:
            assert window.contains(control.rect), f"{control.name} leaves the {where}"
            assert min(control.rect.size) >= MIN_TARGET_PX, f"{control.name} small on {where}"
        for one, other in combinations(controls, 2):
            assert not one.rect.colliderect(other.rect), f"{one.name} {other.name} {where}"
        top = stage.top
        assert isinstance(top, Screen)
        labels = [item for item in top.items if isinstance(item, Label)]
        for label in labels:
            assert label.px >= MIN_TEXT_PX
            lines = wrap(label.text, label.px, label.rect.width, label.bold)
            assert all(
                text_width(line, label.px, label.bold) <= label.rect.width for line in lines
            ), f"{label.text} is clipped on {where}"
            assert len(lines) * label.px <= label.rect.height * 1.05, f"{label.text} {where}"
            assert window.contains(label.rect), f"{label.text} leaves the {where}"
            for control in controls:
                assert not label.rect.colliderect(control.rect), (
                    f"{label.text} {control.name} {where}"
                )
        for item in top.items:
            if isinstance(item, Button):
                room = item.rect.width - round(1.1 * item.rect.height)
                assert text_width(item.label, MIN_TEXT_PX, True) <= room, f"{item.label} {where}"
