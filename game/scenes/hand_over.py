"""A person leaves his seat to a bot: which one goes on for him.

Knows our own players and the seats of the match; must not know how it stands.
"""

from __future__ import annotations

from game.i18n import tr
from game.session.seats import read_seat
from game.shell.context import Context
from game.shell.feed import names_of
from game.shell.menu import Menu
from game.shell.rivals import levels, rival_effect, rival_name, spec
from game.ui.forms.board import Plan
from game.ui.forms.form import Entry, Listing, Press
from game.ui.paint.theme import Scale
from game.ui.route import Route

_LEVEL = "option:level="


class HandOverScene(Menu):
    """The levels of our own players, over the pause."""

    name = "pause"
    over = True

    def __init__(self, ctx: Context, seat: object) -> None:
        """``seat`` comes in a route's arguments, which may be anything."""
        super().__init__(ctx)
        assert isinstance(seat, int)
        assert ctx.desk.match is not None
        self._seat, self._match = seat, ctx.desk.match

    def default(self) -> str:
        """Return what has the focus at first: the way back."""
        return "back"

    def build(self, scale: Scale) -> None:
        """List the levels."""
        name = names_of(self._match)[self._seat]
        heading = tr("¿Qué bot sigue por {name}?").format(name=name)
        if len(self._match.owners) == 1:
            heading = tr("¿Qué bot sigue por vos?")
        entries = [
            Entry(f"{_LEVEL}{level}", rival_name(level), rival_effect(level)) for level in levels()
        ]
        plan = Plan(
            heading=heading,
            words=tr("Podés volver a tu lugar cuando quieras, desde la pausa."),
            rows=(Listing(entries=entries),),
            foot=(Press("back", tr("Sigo jugando yo"), "vermilion", key="escape"),),
            widest=900,
        )
        self.add_board(plan, scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Seat the bot, or not, and go back."""
        if name.startswith(_LEVEL):
            called = self._match.owners[self._seat].name
            self._match.reseat(self._seat, read_seat(spec(name.removeprefix(_LEVEL)), called))
        return Route("", "pop")
