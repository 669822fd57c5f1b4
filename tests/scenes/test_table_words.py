"""Tantos declared in teams, and the card that the pie of the gallo puts away: by every way."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.observe import observe
from game.engine.play import legal_actions
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.stakes import stakes
from game.ui.table.frame import MIN_TARGET
from game.ui.table.moment import controls, work_out
from game.ui.table.show import Show
from game.ui.table.stake_words import bet_words
from tests.scenes.shell_steps import Remote

Open = Callable[[str], Remote]
FOUR = """truco 1
rules players=4 tantos=libres
seat a human Ana
seat b bot:rule Beto
seat c bot:rule Caro
seat d bot:rule Dino
hand 1 mano={}
deal a:4e5e12e b:4o5o3o c:1e2c7c d:4c5c6c
"""
GALLO = """truco 1
rules variant=gallo
seat a human Ana
seat b bot:rule
seat c bot:rule
hand 1 mano=b
deal a:4e5e12e1b b:4o5o3o c:1e2c7c
"""
FIRST = FOUR.format("d") + "d4c aE bQ d=31 "
"""Ana speaks, a partner after her: she may pass."""
LAST = FOUR.format("b") + "b4o c1e d4c aE bQ b=22 cMP "
"""Ana speaks, rivals after her."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Open]:
    made: list[Remote] = []

    def opened(record: str) -> Remote:
        file = tmp_path / "match.truco"
        file.write_text(record)
        made.append(Remote(tmp_path / "data", file=file, speed="instantanea"))
        made[0].game.draw = lambda: None  # type: ignore[method-assign]
        made[0].do("idle")
        return made[0]

    yield opened
    made[0].game.close()


def _record(remote: Remote) -> str:
    match = remote.game.desk.match
    assert match is not None
    return match.record()


@pytest.mark.parametrize("way", ["n", "click"])
def test_one_passes_in_favour_of_a_partner(table: Open, way: str) -> None:
    remote = table(FIRST)
    assert {"call:MP", "call:=29"} <= set(remote.names())
    assert "call:SB" not in remote.names()
    if way == "click":
        remote.do("click", name="call:MP")
    else:
        remote.key(way)
    assert "aMP" in _record(remote)


def test_what_is_true_is_said_by_enter(table: Open) -> None:
    remote = table(FIRST)
    remote.key("return")
    assert "a=29" in _record(remote)


@pytest.mark.parametrize(("key", "said"), [("q", "aMM"), ("b", "aSB")])
def test_the_last_to_speak_needs_no_number(table: Open, key: str, said: str) -> None:
    remote = table(FOUR.format("b") + "b4o c1e d4c aE bQ b=22 c=25 d=27 ")
    assert {"call:MM", "call:SB"} <= set(remote.names())
    remote.key(key)
    assert said in _record(remote)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("record", [FIRST, LAST])
def test_the_box_of_tantos_fits(size: tuple[int, int], text: float, record: str) -> None:
    state = replay(parse(record)).state
    assert state is not None
    show = Show(observe(state, 0), ("Ana", "Beto", "Caro", "Dino"))
    show.resize(size, text)
    legal = legal_actions(state, 0)
    moment = work_out(show, legal, lambda action: (None, None), False, "normal", False)
    assert moment.box is not None
    area = show.layout().zones
    assert area.table.contains(moment.box.rect)
    assert moment.box.rect.bottom < area.hand_top
    assert "Dino: 31" in moment.box.heard or "Beto: 22" in moment.box.heard
    found = [each for each in controls(show, moment) if each.name.startswith("call:")]
    for each in found:
        assert min(each.rect.size) >= MIN_TARGET
        assert pygame.Rect((0, 0), size).contains(each.rect)
        assert each.rect.collidelist([other.rect for other in found if other is not each]) < 0


@pytest.mark.parametrize("way", ["key", "click", "drag"])
def test_the_fourth_card_is_put_away(table: Open, way: str) -> None:
    remote = table(GALLO)
    cards = [name for name in remote.names() if name.startswith("call:D")]
    assert cards == ["call:D4e", "call:D5e", "call:D12e", "call:D1b"]
    if way == "key":
        remote.key("4")
    elif way == "click":
        remote.do("click", name="call:D1b")
    else:
        x, y, wide, tall = remote.control("call:D1b")["rect"]
        start = (x + wide // 2, y + tall // 2)
        remote.do("drag", name="call:D1b", to=[start[0], start[1] - 300])
    assert "aD1b" in _record(remote)
    remote.do("idle")
    assert "card:1b" not in remote.names()


THREE = """truco 1
rules variant=destantado
seat a human Ana
seat b bot:rule Beto
seat c bot:rule Caro
hand 1 mano=b
deal a:4e5e12e b:4o5o3o c:1e2c7c
"""


@pytest.mark.parametrize(
    ("tokens", "refused", "left"),
    [
        ("bT cQ ", "afuera", ""),
        ("bT cN ", "das 1", "das 1"),
        ("bE cQ ", "afuera", ""),
        ("bE cN ", "das 1", ""),
        # who is in already pays for it
        ("bT cQ aQ b3o cR ", "das 2", "das 2"),
    ],
)
def test_of_three_who_is_not_alone_to_refuse_gives_nothing(
    tokens: str, refused: str, left: str
) -> None:
    state = replay(parse(THREE + tokens)).state
    assert state is not None
    show = Show(observe(state, 0), ("Ana", "Beto", "Caro"))
    legal = legal_actions(state, 0)
    found = work_out(show, legal, lambda act: stakes(state, act), False, "normal", False)
    points = {one.choice.token: one.choice.points for one in found.placed}
    assert (points["N"], points["M"]) == (refused, left)
    told = bet_words(show.view.seen, (2, 1), "Beto")
    asked_alone = "No: 1 para Beto" in told
    assert asked_alone == (" cN" in tokens)
