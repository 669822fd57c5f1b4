"""The language of the first run is the system's, as far as the game speaks it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import Game
from game.i18n import language, set_language
from game.session.thinker import InlineThinker
from game.shell.launch import Launch


@pytest.fixture(autouse=True)
def spanish_afterwards() -> Iterator[None]:
    yield
    set_language("es")


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ([{"language": "pt", "country": "BR"}], "pt"),
        ([{"language": "fr", "country": "FR"}, {"language": "en", "country": None}], "en"),
        ([{"language": "de", "country": None}], "es"),
        ([], "es"),
    ],
)
def test_the_first_run_speaks_the_language_of_the_system(
    system: list[dict[str, str]], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: system)
    game = Game(Launch(data_dir=tmp_path, first_run=True), unseen=True, think=InlineThinker)
    try:
        assert game.stage.top.name == "first-run"
        assert language() == expected
    finally:
        game.close()


def test_what_was_asked_for_comes_before_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "pt"}])
    asked = Launch(data_dir=tmp_path, first_run=True, lang="en")
    game = Game(asked, unseen=True, think=InlineThinker)
    try:
        assert language() == "en"
    finally:
        game.close()
