"""A game without a screen, and a remote control for it, for the tests of the menus."""

import json
from pathlib import Path
from typing import Any

from game.app import Game
from game.drive import Driver
from game.session.thinker import InlineThinker
from game.shell.launch import Launch


class Remote:
    """Drives a real game by commands as `drive` reads them."""

    def __init__(self, data: Path, **asked: Any) -> None:
        asked.setdefault("size", (1280, 720))
        launch = Launch(data_dir=data, **asked)
        self.game = Game(launch, unseen=True, think=InlineThinker)
        self.driver = Driver(self.game)
        self.driver.frames(1)

    def do(self, what: str, **how: Any) -> dict[str, Any]:
        """Do a command that must succeed."""
        answer = self.driver.answer(json.dumps({"do": what, **how}))
        assert answer["ok"], answer
        return answer

    def key(self, *keys: str, mod: tuple[str, ...] = ()) -> None:
        """Press keys one after another."""
        for key in keys:
            self.do("key", key=key, mod=list(mod))

    @property
    def scene(self) -> str:
        """The scene on show."""
        return str(self.do("tree")["scene"])

    @property
    def focus(self) -> str:
        """The focused control."""
        return str(self.do("tree")["focus"])

    def control(self, name: str) -> dict[str, Any]:
        """The named control."""
        found = [each for each in self.do("tree")["controls"] if each["name"] == name]
        assert len(found) == 1, name
        return dict(found[0])

    def names(self) -> list[str]:
        """The names of all controls."""
        return [each["name"] for each in self.do("tree")["controls"]]
