"""Several people at one screen: when the curtain falls, what it says, who may leave or call off."""

import sys
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.events import CardPlayed
from game.engine.record import parse
from game.engine.replay import replay
from game.scenes.table import TableScene
from game.session import outside
from game.ui.table.curtain import Curtain
from game.ui.words.speech import card_name
from tests.scenes.shell_steps import Remote

CURTAIN = ["curtain:show", "back"]


def _remote(folder: Path, *seats: str, **asked: Any) -> Remote:
    given = {"rules": {"target": "15"}, "seed": "shared", "speed": "instantanea", **asked}
    if len(seats) > 2:
        given["rules"] = {"players": str(len(seats)), **given["rules"]}
    return Remote(folder, seats=seats or ("human", "human"), **given)


def _scene(remote: Remote) -> TableScene:
    scene = remote.game.stage.scenes[0]
    assert isinstance(scene, TableScene)
    return scene


def _ready(remote: Remote) -> list[str]:
    return [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]


def _open(remote: Remote) -> int:
    """Go behind the curtain; return who is asked there."""
    remote.do("idle")
    assert _ready(remote) == CURTAIN
    remote.do("click", name="curtain:show")
    remote.do("idle")
    return _scene(remote).feed.viewer


def _play(remote: Remote) -> None:
    remote.do("click", name=next(name for name in _ready(remote) if name.startswith("card:")))
    remote.do("idle")


def test_the_very_first_frame_is_a_curtain_for_whoever_acts_first(tmp_path: Path) -> None:
    remote = _remote(tmp_path)
    assert _ready(remote) == CURTAIN
    match = remote.game.desk.match
    assert match is not None
    assert not _scene(remote).show.sprites.cards.keys() - {"deck"}
    assert _open(remote) == match.human_to_act
    remote.game.close()


def test_one_person_among_bots_and_people_who_trust_each_other_need_none(tmp_path: Path) -> None:
    alone = _remote(tmp_path / "alone", "human", "bot:rule")
    alone.do("idle")
    assert "curtain:show" not in _ready(alone)
    alone.game.close()
    remote = _remote(tmp_path / "trust")
    remote.key("escape")
    remote.game.ctx.change(trust=True)
    remote.key("escape")
    viewers = set()
    for _ in range(4):
        remote.do("idle")
        assert "curtain:show" not in _ready(remote)
        viewers.add(_scene(remote).feed.viewer)
        _play(remote)
    assert viewers == {0, 1}
    remote.game.close()


@pytest.mark.parametrize("why", ["focus", "pause", "idle"])
def test_open_cards_are_hidden(tmp_path: Path, why: str) -> None:
    remote = _remote(tmp_path)
    viewer = _open(remote)
    if why == "focus":
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        remote.do("wait", ms=40)
    elif why == "pause":
        remote.key("escape")
        assert remote.scene == "pause"
        remote.key("escape")
    else:
        remote.do("wait", ms=29_000)
        assert _ready(remote) != CURTAIN
        remote.do("wait", ms=1_500)
    assert _ready(remote) == CURTAIN
    assert not _scene(remote).show.view.seen.cards
    assert _open(remote) == viewer
    remote.game.close()


def test_who_does_not_want_it_keeps_cards_open_while_idle(tmp_path: Path) -> None:
    remote = _remote(tmp_path)
    _open(remote)
    remote.game.ctx.change(hide_idle=False)
    remote.do("wait", ms=40_000)
    assert _ready(remote) != CURTAIN
    remote.game.close()


def test_a_picture_of_a_curtain_is_a_curtain(tmp_path: Path) -> None:
    remote = _remote(tmp_path)
    _open(remote)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    remote.do("wait", ms=40)
    shown = pygame.image.tobytes(remote.game.window.surface, "RGB")
    remote.key("f12")
    saved = pygame.image.load(next((tmp_path / "screenshots").glob("*.png")))
    assert pygame.image.tobytes(saved, "RGB") == shown
    remote.game.close()


def test_it_tells_all_that_happened_in_the_open_since_the_last_turn(tmp_path: Path) -> None:
    remote = _remote(tmp_path, "human", "bot:rule", "human", "bot:rule")
    viewer = _open(remote)
    _play(remote)
    while not isinstance(cover := _scene(remote).cover, Curtain) or cover.seat != viewer:
        names = _ready(remote)
        wanted = ("curtain:show", "call:N")
        remote.do("click", name=next(n for n in names if n.startswith("card:") or n in wanted))
        remote.do("idle")
    words = " ".join(cover.words())
    match = remote.game.desk.match
    assert match is not None
    after = False
    for event in replay(parse(match.record())).hands[-1].events:
        if isinstance(event, CardPlayed):
            assert event.card is not None
            assert (card_name(event.card) in words) == after
            after = after or event.seat == viewer
    assert after
    remote.game.close()


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    remote = _remote(tmp_path, "human", "bot:rule")
    remote.do("idle")
    remote.key("escape")
    remote.do("click", name="match:hand-over")
    remote.do("click", name="option:level=aficionado")
    assert "match:return=a" in _ready(remote)
    remote.key("escape")
    remote.do("idle")
    match = remote.game.desk.match
    assert match is not None
    assert match.hand_over
    assert _scene(remote).show.view.names[0] == "Vos (bot)"
    remote.key("escape")
    remote.do("click", name="match:return=a")
    remote.key("escape")
    remote.do("click", name="hand:next")
    remote.do("idle")
    assert match.human_to_act == 0
    assert _scene(remote).show.view.names[0] == "Vos"
    assert "note seat-a=bot:aficionado" in match.record()
    remote.game.close()


def test_who_is_left_alone_needs_no_curtain_any_more(tmp_path: Path) -> None:
    remote = _remote(tmp_path)
    remote.key("escape")
    remote.do("click", name="match:hand-over")
    remote.do("click", name="option:level=aficionado")
    remote.key("escape")
    remote.do("idle")
    match = remote.game.desk.match
    assert match is not None
    assert match.human_to_act == _scene(remote).feed.viewer
    assert "curtain:show" not in _ready(remote)
    remote.game.close()


@pytest.mark.parametrize("all_agree", [True, False])
def test_a_match_is_called_off_when_each_person_agrees(tmp_path: Path, all_agree: bool) -> None:
    remote = _remote(tmp_path, "human", "bot:rule", "human", "human")
    remote.key("escape")
    remote.do("click", name="match:annul")
    asked = []
    for number in range(3):
        tree = remote.do("tree")
        assert tree["focus"] == "dialog:cancel"
        asked.append(tree["texts"][0])
        is_last = number == 2
        remote.do("click", name="dialog:cancel" if is_last and not all_agree else "dialog:ok")
    assert len(set(asked)) == 3
    match = remote.game.desk.match
    assert match is not None
    assert match.over == all_agree
    if all_agree:
        remote.do("click", name="match:title")
        assert remote.scene == "title"
        assert "menu:continue" not in remote.names()
    else:
        assert not match.willing
        assert remote.scene == "pause"
    remote.game.close()


def test_nobody_calls_a_match_off_who_plays_alone(tmp_path: Path) -> None:
    remote = _remote(tmp_path, "human", "bot:rule")
    remote.key("escape")
    assert "match:annul" not in _ready(remote)
    remote.game.close()


def test_the_clock_plays_for_who_lets_it_run_out(tmp_path: Path) -> None:
    rules = {"target": "15", "reloj": "15"}
    remote = _remote(tmp_path, "human", "human", rules=rules)
    remote.do("wait", ms=20_000)
    assert _ready(remote) == CURTAIN
    viewer = _open(remote)
    course = _scene(remote)._course
    assert course.left_s is not None
    before = course.left_s
    remote.key("escape")
    remote.do("wait", ms=20_000)
    remote.key("escape")
    _open(remote)
    assert before - course.left_s < 2
    assert any("segundos" in words for words in remote.do("tree")["texts"])
    remote.do("wait", ms=16_000)
    match = remote.game.desk.match
    assert match is not None
    assert "!" in match.record().splitlines()[-1]
    cover = _scene(remote).cover
    assert cover is None or viewer != _scene(remote).feed.next_eyes()
    assert any("Se acabó el tiempo" in line.words for line in _scene(remote).show.view.lines)
    remote.game.close()


LATE = "import time\nwhile input():\n    time.sleep(60)\n"
GARBAGE = "while input():\n    print('envido, che', flush=True)\n"
DIES = "import sys\nsys.exit(3)\n"
WORDS = {"late": "tardó", "garbage": "no vale", "dies": "no contesta", "missing": "no contesta"}


@pytest.mark.parametrize("what", WORDS)
def test_a_program_that_fails_is_told_of_and_stops_nobody(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "START_ALLOWANCE_S", 0.2)
    script = tmp_path / f"{what}.py"
    script.write_text({"late": LATE, "garbage": GARBAGE, "dies": DIES}.get(what, ""), "utf-8")
    command = f"{sys.executable} {script}" if what != "missing" else f"{sys.executable} no-such.py"
    remote = _remote(tmp_path / "data", "human", f"cmd:{command}", seed="x")
    said: list[str] = []
    remote.game.ctx.say = said.append
    slowest_s = 0.0
    for _ in range(700):
        start = time.perf_counter()
        remote.driver.frames(1)
        slowest_s = max(slowest_s, time.perf_counter() - start)
        if said:
            break
        time.sleep(0.005)
        names = _ready(remote)
        wanted = [n for n in names if n.startswith("card:") or n in ("hand:next", "call:N")]
        if wanted:
            remote.do("click", name=wanted[0])
    assert WORDS[what] in said[0]
    assert any(line.words == said[0] for line in _scene(remote).show.view.lines)
    assert slowest_s < 1
    remote.game.close()
