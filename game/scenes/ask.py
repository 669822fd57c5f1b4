"""One question before something that cannot be undone; the safe answer has the focus.

Knows words; must not know what yes does.
"""

from __future__ import annotations

from game.shell.context import Context
from game.shell.menu import Menu
from game.shell.question import Question
from game.ui.forms.board import Plan
from game.ui.forms.form import Press
from game.ui.paint.theme import Scale
from game.ui.route import Route


class AskScene(Menu):
    """The question, over the screen that asks it."""

    over = True

    def __init__(self, ctx: Context, question: object) -> None:
        """``question`` comes in a route's arguments, which may be anything."""
        super().__init__(ctx)
        assert isinstance(question, Question)
        self._question = question
        self.name = question.scene

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "dialog:cancel"

    def build(self, scale: Scale) -> None:
        """Lay out the words and the two answers."""
        plan = Plan(
            heading=self._question.heading,
            words=self._question.words,
            foot=(
                Press("dialog:cancel", self._question.no, key="escape"),
                Press("dialog:ok", self._question.yes, "wine", danger=True),
            ),
            widest=900,
            ground="wine",
        )
        self.add_board(plan, scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Do it or not, and go back."""
        done = self._question.deed() if name == "dialog:ok" else None
        return done or Route("", "pop")
