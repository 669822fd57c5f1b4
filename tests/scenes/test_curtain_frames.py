"""Nobody sees another person's cards: every frame of hands that people share one screen for."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tests.scenes.drawn_cards import Drawn, Watcher
from tests.scenes.shell_steps import Remote

TABLES: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "two": ({"target": "15"}, ("human", "human")),
    "two-tapadas": ({"tapadas": "si", "corte": "si", "mostrar": "si-piden"}, ("human",) * 2),
    "four": ({"players": "4"}, ("human",) * 4),
    "four-mixed": ({"players": "4"}, ("bot:rule", "human", "bot:rule", "human")),
    "gallo": ({"variant": "gallo"}, ("human", "human", "bot:rule")),
    "trucho": ({"variant": "trucho"}, ("human",) * 3),
    "six": ({"players": "6", "pica": "0"}, ("human",) * 6),
}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return Drawn(monkeypatch)


def _ready(remote: Remote) -> list[str]:
    return [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]


@pytest.mark.parametrize("table", TABLES)
def test_no_frame_shows_a_card_of_somebody_else(tmp_path: Path, drawn: Drawn, table: str) -> None:
    rules, seats = TABLES[table]
    asked: dict[str, Any] = {"rules": rules, "seats": seats, "seed": "frames", "speed": "rapida"}
    remote = Remote(tmp_path, size=(960, 600), **asked)
    watcher = Watcher(remote, drawn)
    chance = Random(table)
    people = {seat for seat, who in enumerate(seats) if who == "human"}
    is_over = False
    assert _ready(remote) == ["curtain:show", "back"]
    for _ in range(400):
        remote.do("idle")
        names = _ready(remote)
        if "curtain:show" in names:
            assert not drawn.faces
            remote.do("click", name="curtain:show")
            continue
        if chance.random() < 0.06:
            # Whatever it interrupts: the window loses the focus, somebody makes a pause.
            if chance.random() < 0.5:
                pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
                remote.do("wait", ms=50)
            else:
                remote.key("escape")
                remote.do("wait", ms=50)
                remote.key("escape")
            continue
        if is_over:
            # The next hand has been dealt before somebody's eyes.
            break
        if "hand:next" in names:
            is_over = True
            remote.do("click", name="hand:next")
            remote.do("wait", ms=30)
            continue
        cards = [name for name in names if name.startswith("card:")]
        calls = [n for n in names if n in ("call:T", "call:E", "call:Q", "call:F")]
        others = [n for n in names if n.startswith("call:") and n not in ("call:M", "call:FE")]
        remote.do("click", name=chance.choice(cards * 2 + calls or others))
    assert is_over
    assert set(watcher.seen) <= people
    assert len(watcher.seen) > 1 or "bot:rule" in seats
    assert watcher.curtains
    remote.game.close()
