"""Bringing back what was carried away: a copy is chosen, what it replaces is asked about.

Knows copies by their files; must not know what is in them.
"""

from __future__ import annotations

import logging
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from game.i18n import tr
from game.shell.context import Context
from game.shell.menu import Menu
from game.shell.question import Question
from game.store import profiles
from game.store.bundle import BadBundle, export_all, import_all, list_bundles
from game.store.paths import carried_dir
from game.ui.forms.board import Plan
from game.ui.forms.form import Entry, Listing, Press, Row, Words
from game.ui.paint.theme import Scale
from game.ui.route import Route

log = logging.getLogger(__name__)


class ImportScene(Menu):
    """The copies there are; a file dropped on the window is one more."""

    name = "import"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._folder = carried_dir(ctx.data)
        self._copies = list_bundles(self._folder)

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "back"

    def build(self, scale: Scale) -> None:
        """Lay out the list."""
        self.add_board(self._list(), scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Choose a copy, or go back."""
        if name == "back":
            return Route("options", "pop")
        return self._question(self._folder / Path(name.removeprefix("import=")).name).route()

    def event(self, event: pygame.event.Event) -> Route | None:
        """Take a file that is dropped on the window."""
        if event.type == pygame.DROPFILE:
            return self._question(Path(event.file)).route()
        return super().event(event)

    def _take_in(self, path: Path) -> Route | None:
        """Replace all that is kept, after a copy of it was put beside the others."""
        ctx = self.ctx
        ctx.desk.close()
        try:
            export_all(ctx.data, self._folder, datetime.now())
            import_all(ctx.data, path)
        except BadBundle as error:
            log.warning("%s was refused: %s", path, error)
            ctx.say(
                tr("{file} está dañado o no es una copia de este juego.").format(file=path.name)
            )
        except OSError as error:
            log.warning("%s was not taken in: %s", path, error)
            ctx.say(tr("No se pudo importar: {why}").format(why=error.strerror or error))
        else:
            ctx.preferences.move(profiles.home(ctx.data, profiles.in_use(ctx.data)))
            ctx.say(tr("Listo: todo lo de la copia está en su lugar."))
            return Route("title")
        self._copies = list_bundles(self._folder)
        return None

    def _list(self) -> Plan:
        entries = [
            Entry(f"import={path.name}", path.name, tr("Importar esta copia"))
            for path in self._copies
        ]
        words = tr("Copias en {path}. También podés soltar un archivo sobre la ventana.")
        if not entries:
            words = tr("No hay copias en {path}. Podés soltar un archivo .zip sobre la ventana.")
        rows: list[Row] = [Words(text=words.format(path=self._folder))]
        if entries:
            rows.append(Listing(entries=entries))
        return Plan(
            heading=tr("Importar"),
            rows=rows,
            foot=(Press("back", tr("Volver"), "wine", key="escape"),),
        )

    def _question(self, path: Path) -> Question:
        words = tr(
            "Lo que hay ahora se reemplaza por lo que trae {file}. Antes se guarda una copia."
        )
        return Question(
            self.name,
            tr("¿Importar la copia?"),
            words.format(file=path.name),
            tr("Dejar todo como está"),
            tr("Importar"),
            partial(self._take_in, path),
        )
