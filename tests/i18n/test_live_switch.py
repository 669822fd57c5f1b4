"""A change of language reaches every open screen: nothing shown is left in the old one."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from contact_moments import MOMENTS, Moment

from game.app import Game
from game.drive import Driver
from game.i18n import set_language
from game.session.thinker import InlineThinker
from game.shell.launch import Launch

_TELLING = ("table-showdown", "table-answer")
_COVERED = (
    "table-fold",
    "table-close-look",
    "table-last-hand",
    "table-wheel",
    "pause-abandon",
)
_SHOWN = [
    moment
    for moment in MOMENTS
    # Nothing can be changed from the error screen, nor under what covers the table, nor while a
    # call is told.
    if not moment.fails and moment.name not in (*_TELLING, *_COVERED)
]


@pytest.fixture(autouse=True)
def spanish_afterwards() -> Iterator[None]:
    yield
    set_language("es")


@pytest.mark.parametrize("moment", _SHOWN, ids=lambda moment: moment.name)
def test_a_screen_reads_as_if_it_had_been_opened_in_the_new_language(
    moment: Moment, tmp_path: Path
) -> None:
    # The same folder twice: some screens show it.
    assert _words(moment, tmp_path, "es", then="en") == _words(moment, tmp_path, "en")


def _words(moment: Moment, folder: Path, language: str, then: str = "") -> list[str]:
    for file in folder.rglob("*.truco"):
        file.unlink()
    (folder / "settings.json").unlink(missing_ok=True)
    asked = dict(moment.asked)
    if moment.record:
        asked["file"] = folder / "moment.txt"
        (folder / "moment.txt").write_text(moment.record, encoding="utf-8")
    asked = {"data_dir": folder, "lang": language, "size": (1280, 720), "seed": "same", **asked}
    game = Game(Launch(**asked), unseen=True, think=InlineThinker)
    try:
        driver = Driver(game)
        driver.frames(1)
        for step in ({"do": "idle"}, *moment.steps):
            answer = driver.answer(json.dumps(step))
            assert answer["ok"], answer
        if then:
            game.ctx.change(language=then)
            driver.frames(2)
        tree = driver.answer('{"do":"tree"}')
        labels = [f"{control['label']} {control.get('value', '')}" for control in tree["controls"]]
        # Begun matches are listed by their time of day.
        return [re.sub(r"\d\d:\d\d", "", words) for words in (*labels, *tree["texts"])]
    finally:
        game.close()
