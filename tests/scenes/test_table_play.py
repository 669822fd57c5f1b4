"""Whole matches at the table, as a person plays them: by pointer, by keys, at every rule."""

import random
from pathlib import Path

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from tests.scenes.shell_steps import Remote

PLAIN = {"target": "15"}
PICARESCO = {
    "target": "15",
    "flor": "si",
    "tantos": "libres",
    "flor-canta": "libre",
    "mostrar": "si-piden",
    "tapadas": "si",
    "corte": "si",
}
SIGNS = {"speed", "log", "back"}


def _table(data: Path, rules: dict[str, str], **asked: object) -> Remote:
    asked.setdefault("speed", "instantanea")
    return Remote(
        data, rules=rules, seats=("human", "bot:rule"), seed="table", size=(960, 600), **asked
    )


def _choices(remote: Remote) -> list[dict[str, object]]:
    controls = remote.do("tree")["controls"]
    return [each for each in controls if each["enabled"] and each["name"] not in SIGNS]


def _play(remote: Remote, chance: random.Random, by_keys: bool) -> None:
    """Play to the end of the match, seldom leaving a hand."""
    for _ in range(900):
        remote.do("idle")
        if remote.scene == "end-match":
            return
        options = _choices(remote)
        assert options, remote.do("tree")
        chosen = chance.choice(options)
        if chosen["name"] == "call:M" and chance.random() < 0.8:
            continue
        # Enter presses what has the ring, if a ring is to be seen.
        if by_keys and chosen["key"] not in ("", "return"):
            remote.key(str(chosen["key"]))
        elif by_keys:
            while remote.focus != chosen["name"]:
                remote.key("tab")
            remote.key("return")
        else:
            remote.do("click", name=chosen["name"])
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("by_keys", [False, True], ids=["clicks", "keys"])
@pytest.mark.parametrize("rules", [PLAIN, PICARESCO], ids=["plain", "picaresco"])
def test_a_match_to_its_end(tmp_path: Path, rules: dict[str, str], by_keys: bool) -> None:
    remote = _table(tmp_path, rules)
    _play(remote, random.Random(5), by_keys)
    played = replay(parse(remote.do("record")["record"]))
    assert played.result is not None
    assert played.result.word in ("A", "B")
    names = remote.names()
    assert names == ["match:again", "match:change", "match:title"]
    remote.key("return")
    assert remote.scene == "table"
    remote.game.close()


def test_everything_legal_is_a_control_and_nothing_else_is(tmp_path: Path) -> None:
    remote = _table(tmp_path, PICARESCO)
    chance = random.Random(2)
    for _ in range(120):
        remote.do("idle")
        if remote.scene == "end-match":
            break
        match = remote.game.desk.match
        assert match is not None
        from game.engine.actions import Declare, token

        legal = set()
        for action in match.legal(0):
            if isinstance(action, Declare) and 7 < action.points < 20:
                continue  # no three cards make it
            word = token(action)
            legal.add(f"card:{word}" if word[0].isdigit() else f"call:{word}")
        names = {str(each["name"]) for each in _choices(remote)}
        assert names - {"hand:next", "dialog:ok", "dialog:cancel"} == legal
        name = chance.choice(sorted(names))
        remote.do("click", name=name)
        if name == "call:M":
            remote.do("click", name="dialog:cancel")
    remote.game.close()


def test_a_match_gone_on_with_stands_where_it_was(tmp_path: Path) -> None:
    remote = _table(tmp_path, PLAIN)
    chance = random.Random(9)
    for _ in range(7):
        remote.do("idle")
        options = [each for each in _choices(remote) if each["name"] != "call:M"]
        remote.do("click", name=chance.choice(options)["name"])
    remote.do("idle")
    before = remote.do("tree")
    record = remote.do("record")["record"]
    remote.game.close()

    again = Remote(tmp_path, speed="instantanea", size=(960, 600))
    again.key("return")
    again.do("idle")
    after = again.do("tree")
    assert again.do("record")["record"] == record
    assert after["scene"] == before["scene"]
    assert [each["name"] for each in after["controls"]] == [
        each["name"] for each in before["controls"]
    ]
    assert after["texts"][:6] == before["texts"][:6]
    again.game.close()
