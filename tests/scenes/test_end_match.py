"""The end of a match: true facts, ways out, and a screen that fits everywhere."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.scenes.end_match import Facts, facts
from game.ui.fonts import wrap
from game.ui.route import Route
from game.ui.widgets import MIN_TARGET_PX, Label
from tests.scenes.shell_steps import Remote

SIZES = [(960, 600), (1024, 768), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080)]

PLAYED = """truco 1
rules players=2 target=15
seat a human Ana
seat b bot:rule Beto
hand 1 mano=a score=9-12
deal a:7e6e4c b:1b5o2o
aE bQ a=33 bSB aT bQ a4c b2o b1b a7e
end 11-14
hand 2 mano=b score=11-14
deal a:1e1b7o b:4b4c5c
bT aQ b4b a7o a1b b4c
end 13-14
hand 3 mano=a score=13-14
deal a:3e4c5o b:1b5b2o
aT bN
end 14-14
"""


def _facts(text: str, own: int) -> Facts:
    return facts(replay(parse(text)).hands, own)


def test_facts_of_a_match() -> None:
    ana = _facts(PLAYED, 0)
    assert (ana.tanto, ana.tanto_by) == (33, 0)
    assert (ana.trucos, ana.trucos_won) == (2, 1)
    assert (ana.most, ana.most_by, ana.most_hand) == (2, 0, 1)
    beto = _facts(PLAYED, 1)
    assert (beto.trucos, beto.trucos_won) == (1, 0)


@pytest.fixture(scope="module")
def remote(tmp_path_factory: pytest.TempPathFactory) -> Remote:
    text = (
        PLAYED
        + "hand 4 mano=b score=14-14\ndeal a:3e4c5o b:1b5b2o\nbM\nend 15-14\nresult A 15-14\n"
    )
    made = Remote(tmp_path_factory.mktemp("data"), seed="1")
    match = made.game.desk.open(text)
    made.game.stage.go(Route("end-match", args={"match": match}))
    return made


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_it_fits(remote: Remote, size: tuple[int, int], text: int) -> None:
    remote.game.ctx.change(text_scale=text)
    remote.do("size", size=list(size))
    scene = remote.game.stage.top
    scene.resize(size)
    window = pygame.Rect((0, 0), size)
    controls = scene.controls()
    assert [control.name for control in controls] == ["match:again", "match:change", "match:title"]
    boxes = [control.rect for control in controls]
    assert all(min(box.size) >= MIN_TARGET_PX for box in boxes)
    for item in scene.items:  # type: ignore[attr-defined]
        assert window.contains(item.rect)
        if isinstance(item, Label):
            lines = wrap(item.text, item.px, item.rect.width, item.bold)
            assert len(lines) * item.px <= item.rect.height + item.px // 2
            boxes.append(item.rect)
    for one, two in combinations(boxes, 2):
        assert not one.colliderect(two)


def test_the_winner_is_named(remote: Remote) -> None:
    assert remote.do("tree")["texts"][0] == "¡Ganaste la partida!"


@pytest.mark.parametrize(
    ("button", "scene"),
    [("match:again", "table"), ("match:change", "new-match"), ("match:title", "title")],
)
def test_the_ways_out(tmp_path: Path, button: str, scene: str) -> None:
    remote = Remote(tmp_path, seed="1")
    text = (
        PLAYED
        + "hand 4 mano=b score=14-14\ndeal a:3e4c5o b:1b5b2o\nbM\nend 15-14\nresult A 15-14\n"
    )
    match = remote.game.desk.open(text)
    remote.game.stage.go(Route("end-match", args={"match": match}))
    remote.do("click", name=button)
    assert remote.scene == scene
    remote.game.close()
