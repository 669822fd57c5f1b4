"""A match called off by agreement: each person at the screen is asked in turn.

Knows the people of a match; must not know how it stands.
"""

from __future__ import annotations

from game.engine.seats import Seat
from game.i18n import tr
from game.shell import eyes
from game.shell.context import Context
from game.shell.feed import names_of
from game.shell.menu import Menu
from game.ui.forms.board import Plan
from game.ui.forms.form import Press
from game.ui.paint.theme import Scale
from game.ui.route import Route


class AnnulScene(Menu):
    """The question to the next person, over the pause; after the last, that it is done."""

    name = "pause"
    over = True

    def __init__(self, ctx: Context, seat: object) -> None:
        """``seat`` is who proposes it; it comes in a route's arguments, which may be anything."""
        super().__init__(ctx)
        assert ctx.desk.match is not None
        self._match = ctx.desk.match
        self._first = seat if isinstance(seat, int) else 0

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "match:title" if self._match.over else "dialog:cancel"

    def build(self, scale: Scale) -> None:
        """Lay out the question to whoever comes next, or what has come of it."""
        if self._match.over:
            plan = Plan(
                heading=tr("Partida anulada"),
                words=tr("Todos estuvieron de acuerdo: no cuenta para nadie."),
                foot=(Press("match:title", tr("Al título"), "vermilion", key="escape"),),
                widest=900,
            )
        else:
            name = names_of(self._match)[self._asked]
            plan = Plan(
                heading=tr("{name}, ¿anulamos la partida?").format(name=name),
                words=tr("Si todos están de acuerdo, la partida termina y no cuenta para nadie."),
                foot=(
                    Press("dialog:cancel", tr("No, sigamos"), key="escape"),
                    Press("dialog:ok", tr("De acuerdo"), "wine", danger=True),
                ),
                widest=900,
                ground="wine",
            )
        self.add_board(plan, scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Take somebody's word; one who refuses ends it for all."""
        if name == "match:title":
            return Route("title")
        if name != "dialog:ok":
            self._match.refuse_to_annul()
        elif self._match.agree_to_annul(self._asked):
            self.rebuild()
            return None
        # The pause asks the next one anew, so that no answer is under the finger already.
        return Route("", "pop")

    @property
    def _asked(self) -> Seat:
        """Who has not said yes so far, the one who proposes it before all others."""
        match = self._match
        left = [seat for seat in eyes.people(match) if seat not in match.willing]
        return min(left, key=lambda seat: (seat - self._first) % len(match.seats))
