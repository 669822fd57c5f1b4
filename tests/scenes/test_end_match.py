"""The end of a match: true facts, ways out, and a screen that fits everywhere."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.scenes.end_match import Facts, facts
from game.ui.forms.widgets import MIN_TARGET_PX, Label
from game.ui.paint.fonts import wrap
from game.ui.route import Route
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


OF_THREE = """truco 1
rules variant=gallo target=15
seat a human Ana
seat b bot:rule Beto
seat c bot:rule Caro
hand 3 mano=b pie=a score=2-12-4
deal a:1e7e3e4c b:4b5o6c c:5b6o10c
aD4c bT aN
end 2-13-5
hand 4 mano=c pie=b score=2-13-5
deal a:1e7e3e b:4b5o6c4c c:5b6o10c
bD4c c5b aT bN
"""


def test_facts_of_three_count_three_accounts() -> None:
    # What the two win is written to each of them: the first of them is named.
    found = _facts(OF_THREE, 0)
    assert (found.most, found.most_by, found.most_hand) == (1, 1, 3)
    assert (found.trucos, found.trucos_won) == (1, 1)
    assert (_facts(OF_THREE, 1).trucos, _facts(OF_THREE, 1).trucos_won) == (1, 1)
    assert _facts(OF_THREE, 2).trucos == 0


def _heading(tmp_path: Path, text: str) -> str:
    remote = Remote(tmp_path, seed="1")
    match = remote.game.desk.open(text)
    remote.game.stage.go(Route("end-match", args={"match": match}))
    heading = str(remote.do("tree")["texts"][0])
    remote.game.close()
    return heading


_FOUR = """truco 1
rules players=4 target=15
seat a {a} Ana
seat b {b} Beto
seat c {c} Caro
seat d bot:rule Dora
hand 9 mano=a score=14-3
deal a:1e7b6b b:4b5b12c c:4c6o10e d:5c7c11o
aT bN
end 15-3
result A 15-3
"""


@pytest.mark.parametrize(
    ("people", "heading"),
    [
        ("a", "¡Ganamos la partida!"),
        ("ac", "¡Ganamos la partida!"),
        ("b", "Ganaron Ellos"),
        ("ab", "Ganaron Ana y Caro"),
        ("", "Ganaron Ana y Caro"),
    ],
)
def test_a_team_wins(tmp_path: Path, people: str, heading: str) -> None:
    seats = {seat: "human" if seat in people else "bot:rule" for seat in "abc"}
    assert _heading(tmp_path, _FOUR.format(**seats)) == heading


def test_one_of_three_wins_by_name(tmp_path: Path) -> None:
    text = """truco 1
rules variant=destantado
seat a human Ana
seat b bot:rule Beto
seat c bot:rule Caro
hand 7 mano=a score=12-8-1
deal a:1e7b6b b:4b5b12c c:4c6o10e
aM bM
end 12-8-0
result c 12-8-0
"""
    assert _heading(tmp_path, text) == "Ganó Caro"


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
