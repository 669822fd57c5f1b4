"""The matches that can be gone on with: one of them is taken up again, or thrown away.

Knows them as the desk tells them; must not know how a match is played.
"""

from __future__ import annotations

import logging
from functools import partial

from game.i18n import tr
from game.shell.context import Context
from game.shell.desk import Unfinished
from game.shell.menu import Menu
from game.shell.question import Question
from game.shell.summary import points_words, rules_words
from game.ui.forms.board import Plan
from game.ui.forms.form import Entry, Listing, Press, Words
from game.ui.paint.theme import Scale
from game.ui.route import Route

log = logging.getLogger(__name__)


class MatchesScene(Menu):
    """The list; deleting is asked twice."""

    name = "matches"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._found = ctx.desk.all_unfinished()

    def default(self) -> str:
        """Return what Enter does at first: go on with the last one; never delete."""
        return f"match:open={self._found[0].file}" if self._found else "back"

    def build(self, scale: Scale) -> None:
        """Lay out the list."""
        self.add_board(self._list(), scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Go on, delete, or go back."""
        if name == "back":
            return Route("title", "pop")
        what, _, file = name.partition("=")
        if what == "match:open":
            return Route("table", args={"file": file})
        return self._question(file).route()

    def _delete(self, file: str) -> None:
        try:
            self.ctx.desk.delete(file)
        except OSError as error:
            log.warning("%s not deleted: %s", file, error)
            self.ctx.say(tr("No se pudo borrar."))
        self._found = self.ctx.desk.all_unfinished()

    def _list(self) -> Plan:
        entries = [
            Entry(
                f"match:open={match.file}",
                _title(match),
                f"{rules_words(match.rules)} · {_when(match.file)}",
                beside=(Press(f"match:delete={match.file}", tr("Borrar"), "wine", danger=True),),
            )
            for match in self._found
        ]
        empty = Words(text=tr("No hay partidas empezadas."))
        return Plan(
            heading=tr("Partidas empezadas"),
            rows=[Listing(entries=entries)] if entries else [empty],
            foot=(Press("back", tr("Volver"), "wine", key="escape"),),
        )

    def _question(self, file: str) -> Question:
        match = next(each for each in self._found if each.file == file)
        words = tr("{words}. No se puede deshacer.").format(words=_title(match))
        deed = partial(self._delete, file)
        return Question(
            self.name, tr("¿Borrar la partida?"), words, tr("Dejarla"), tr("Borrar"), deed
        )


def _title(match: Unfinished) -> str:
    words = tr("{rival}, {score}, mano {n}")
    score = points_words(match.score)
    return words.format(rival=match.rival, score=score, n=match.hand)


def _when(file: str) -> str:
    """The day and time that a record's name tells."""
    day, _, time = file.partition(".")[0].partition("_")
    return tr("del {day}, {time}").format(day=day, time=time[:5].replace("-", ":"))
