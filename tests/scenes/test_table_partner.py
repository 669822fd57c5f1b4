"""A person and his side at the table: opinions, the wheel, an answer left to a partner."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.engine.rules import read_rules
from game.session.match import Match
from game.ui.input.bindings import KEYS, active
from tests.scenes.shell_steps import Remote

FOUR = """truco 1
rules players=4
seat a human Ana
seat b bot:rule
seat c {c} Caro
seat d bot:rule
hand 1 mano=a
deal a:4e5e12e b:4o5o3o c:1e2c7c d:4c5c6c
"""
Open = Callable[..., Remote]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Open]:
    made: list[Remote] = []

    def opened(tokens: str = "", c: str = "bot:rule") -> Remote:
        file = tmp_path / "match.truco"
        file.write_text(FOUR.format(c=c) + tokens)
        made.append(Remote(tmp_path / "data", file=file, speed="instantanea"))
        made[0].game.draw = lambda: None  # type: ignore[method-assign]
        made[0].do("idle")
        return made[0]

    yield opened
    made[0].game.close()
    active().use({}, {})
    active().device = KEYS


def _record(remote: Remote) -> str:
    match = remote.game.desk.match
    assert match is not None
    return match.record()


def _texts(remote: Remote) -> str:
    return "\n".join(remote.do("tree")["texts"])


def test_a_partner_that_is_asked_as_well_says_what_it_would_do(table: Open) -> None:
    remote = table("a4e bE ")
    assert "Caro: Tengo para el envido: 29" in _texts(remote)
    remote.do("wait", ms=6000)
    assert "Caro: Tengo para el envido: 29" in _texts(remote)
    remote.do("click", name="call:N")
    remote.do("wait", ms=50)
    assert "tengo 29" not in _texts(remote)
    assert "@" not in _record(remote)


def test_a_person_for_a_partner_is_not_spoken_for(table: Open) -> None:
    remote = table("a4e bE ", c="human")
    assert "tengo" not in _texts(remote)


@pytest.mark.parametrize("way", ["key", "click"])
def test_the_answer_is_left_to_a_bot(table: Open, way: str) -> None:
    remote = table("a4e bE ")
    if way == "key":
        remote.key("o")
    else:
        remote.do("click", name="call:partner")
    remote.do("idle")
    assert " bE \ncQ" in _record(remote)


def test_the_answer_is_left_to_a_person_behind_the_curtain(table: Open) -> None:
    remote = table("a4e bE ", c="human")
    for _ in range(2):
        remote.do("click", name="curtain:show")
        remote.do("idle")
        if "call:partner" in remote.names():
            remote.do("click", name="call:partner")
            remote.do("idle")
    assert "call:partner" not in remote.names()
    remote.do("click", name="call:Q")
    assert " bE \naQ" in _record(remote)


def test_who_is_not_asked_with_others_has_nobody_to_leave_it_to(table: Open) -> None:
    remote = table()
    assert "call:partner" not in remote.names()
    assert "partner" in remote.names()


def test_a_partner_is_asked_by_key(table: Open) -> None:
    remote = table()
    before = _record(remote)
    remote.key("d")
    assert "Caro: Tengo para el envido: 29 · Tengo algo bueno" in _texts(remote)
    assert _record(remote) == before


@pytest.mark.parametrize("way", ["key", "click", "pad"])
def test_the_wheel_by_every_way(table: Open, way: str) -> None:
    remote = table()
    if way == "key":
        remote.key("s", "1")
    elif way == "click":
        remote.do("click", name="partner")
        remote.do("click", name="order:veni")
    else:
        remote.do("pad", button="lb")
        assert "order:veni" in remote.names()
        for _ in range(12):
            if remote.focus == "order:veni":
                break
            remote.do("pad", button="right")
        remote.do("pad", button="a")
    assert "a@veni" in _record(remote)
    remote.do("idle")
    assert "partner" in remote.names()


def test_the_wheel_closes_and_asks(table: Open) -> None:
    remote = table()
    remote.key("s", "escape")
    assert remote.scene == "table"
    assert "order:veni" not in remote.names()
    remote.key("s", "d")
    assert "Caro: Tengo para el envido" in _texts(remote)


def test_a_bot_says_whether_there_is_a_pie(table: Open) -> None:
    remote = table()
    remote.key("s", "5")
    remote.do("idle")
    assert "a@hay-pie c@pie" in _record(remote)
    assert remote.control("card:4e")["enabled"]


def test_without_a_partner_there_is_no_wheel(table: Open) -> None:
    remote = table("a4e b4o cM d4c ")
    assert "partner" not in remote.names()
    remote.key("s", "d")
    assert "Ningún compañero" in remote.game.toast.words


def test_two_have_no_partner(tmp_path: Path) -> None:
    remote = Remote(tmp_path, rules={"target": "30"}, seats=("human", "bot:rule"), seed="manners")
    remote.do("idle")
    try:
        assert "partner" not in remote.names()
        match = remote.game.desk.match
        assert isinstance(match, Match)
        assert match.rules == read_rules({})
    finally:
        remote.game.close()
