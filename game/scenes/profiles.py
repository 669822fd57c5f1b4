"""The profiles: several people at one program, each with options and matches of their own.

Knows profiles by what the shell tells of them; must not know where they are kept.
"""

from __future__ import annotations

from functools import partial

from game.i18n import tr
from game.shell.context import Context
from game.shell.menu import TypedMenu, clean_name
from game.shell.people import People
from game.shell.question import Question
from game.ui.forms.board import Plan
from game.ui.forms.form import Blank, Entry, Listing, Press
from game.ui.paint.theme import Scale
from game.ui.route import Route


class ProfilesScene(TypedMenu):
    """The list of profiles, and the name of the one in use."""

    name = "profiles"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, ctx.settings.name)
        self._people = People(ctx)

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "back"

    def build(self, scale: Scale) -> None:
        """Lay out the list."""
        made = self.add_board(self._list(), scale)
        self.put_line(scale, made.blanks[self.line_name], tr("Tu nombre"))

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Choose, add, rename, delete, or go back."""
        self.type(name == self.line_name)
        if name == self.line_name:
            return None
        self._keep_name()
        if name == "back":
            return Route("title", "pop")
        what, _, profile = name.partition("=")
        if what == "profile:delete":
            return self._question(profile).route()
        if what == "profile:use":
            self._people.use(profile)
        elif what == "profile:add":
            self._people.add()
        self.typed = self.ctx.settings.name
        self.rebuild()
        return None

    def leave(self) -> None:
        """Keep the name that was typed."""
        self._keep_name()

    def _keep_name(self) -> None:
        self.ctx.change(name=clean_name(self.typed))

    def _list(self) -> Plan:
        people = self._people.all()
        entries = [
            Entry(
                f"profile:use={each.profile}",
                each.name or tr("Sin nombre"),
                tr("Juega ahora") if each.is_in_use else tr("Cambiar a este perfil"),
                each.is_in_use,
                (Press(f"profile:delete={each.profile}", tr("Borrar"), "wine", danger=True),)
                if len(people) > 1
                else (),
            )
            for each in people
        ]
        return Plan(
            heading=tr("Perfiles"),
            rows=(Blank(tr("Tu nombre"), name=self.line_name), Listing(entries=entries)),
            foot=(
                Press("back", tr("Volver"), "wine", key="escape"),
                Press("profile:add", tr("Perfil nuevo")),
            ),
        )

    def _question(self, profile: str) -> Question:
        name = next(each.name for each in self._people.all() if each.profile == profile)
        words = tr("Se borran las opciones y las partidas de {name}. No se puede deshacer.")
        return Question(
            self.name,
            tr("¿Borrar el perfil?"),
            words.format(name=name or tr("Sin nombre")),
            tr("Dejarlo"),
            tr("Borrar"),
            partial(self._delete, profile),
        )

    def _delete(self, profile: str) -> None:
        self._people.delete(profile)
        self.typed = self.ctx.settings.name
