"""A match at every kind of table, played by clicks until somebody has won it."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from game.engine.rules import read_rules
from tests.scenes.shell_steps import Remote

# Seeds of short matches: what is tried is that each comes to its end.
TABLES = {
    "gallo": ({"variant": "gallo", "target": "15"}, "m5"),
    "destantado": ({"variant": "destantado"}, "m4"),
    "trucho": ({"variant": "trucho", "target": "20"}, "m5"),
    "uruguayo-of-six": (
        {"variant": "uruguayo", "players": "6", "target": "20", "pica": "0"},
        "m6",
    ),
    "argentino-of-four": ({"players": "4", "target": "15"}, "m5"),
}


@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_played_to_its_end(table: str, tmp_path: Path) -> None:
    rules, seed = TABLES[table]
    players = read_rules(rules).players
    seats = ("human", *["bot:rule"] * (players - 1))
    remote = Remote(tmp_path, seed=seed, size=(960, 600), rules=rules, seats=seats)
    remote.game.ctx.change(speed="instantanea", auto_next=False)
    _play(remote, Random(seed))
    texts = remote.do("tree")["texts"]
    assert texts[0].startswith(("Gan", "¡Gan"))
    assert any(words.startswith("Mano más grande") for words in texts)
    remote.game.close()


def _play(remote: Remote, chance: Random) -> None:
    while True:
        remote.do("idle")
        tree: Mapping[str, object] = remote.do("tree")
        if tree["scene"] == "end-match":
            return
        names = [each["name"] for each in tree["controls"] if each["enabled"]]  # type: ignore[attr-defined]
        cards = [name for name in names if name.startswith("card:")]
        calls = [name for name in names if name.startswith("call:") and name != "call:M"]
        if "hand:next" in names:
            remote.do("click", name="hand:next")
        elif cards and (not calls or chance.random() < 0.6):
            remote.do("click", name=chance.choice(cards))
        else:
            remote.do("click", name=chance.choice(calls))
