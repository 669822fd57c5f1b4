"""What a person sees when the program fails: what happened, a report to copy, a way on.

Knows the report's text; must not know what failed.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game.i18n import tr
from game.shell.context import Context
from game.ui.board import Plan, Press, lay_board
from game.ui.form import Blank
from game.ui.gui import Gui, Scroll
from game.ui.route import Route
from game.ui.screen import Screen
from game.ui.theme import LABEL, Scale

log = logging.getLogger(__name__)

_REPORT = "report"


class ErrorScene(Screen):
    """The report of a failure."""

    name = "error"

    def __init__(self, ctx: Context, report: str, log_path: Path) -> None:
        """``report`` is the trace of what failed, ``log_path`` the file that has it too."""
        super().__init__()
        self.ctx = ctx
        self.report = report
        self.log_path = log_path
        self._gui: Gui | None = None

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures with the player's text size."""
        return self.ctx.scale(size)

    def default(self) -> str:
        """Return what Enter does at first: go on."""
        return "menu:continue" if self.ctx.settings.last_match else "match:title"

    def build(self, scale: Scale) -> None:
        """Lay out the words, the report and the ways on."""
        foot = [Press("copy", tr("Copiar informe"))]
        if self.ctx.settings.last_match:
            words = tr("Seguir desde lo último guardado")
            foot.append(Press("menu:continue", words, "vermilion"))
        foot.append(Press("match:title", tr("Ir al título"), "ultra"))
        foot.append(Press("menu:quit", tr("Salir"), "wine"))
        words = tr("El juego tropezó con un error. Lo jugado está guardado. Detalle: {path}")
        plan = Plan(
            heading=tr("Se cortó la luz"),
            words=words.format(path=self.log_path),
            rows=(Blank("", name=_REPORT, lines=7),),
            foot=foot,
            ground="black",
        )
        made = lay_board(plan, scale)
        self.add(*made.items)
        self._gui = Gui(scale.size, scale.letters(LABEL))
        self.add(Scroll(self._gui, made.blanks[_REPORT], self.report))

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Copy the report, or go on."""
        if name == "copy":
            self._copy()
            return None
        if name == "menu:continue":
            return Route("table", args={"resume": True})
        return Route("quit" if name == "menu:quit" else "title")

    def event(self, event: pygame.event.Event) -> Route | None:
        """Let the report be scrolled."""
        if self._gui and self._gui.event(event):
            self._changed = True
        return super().event(event)

    def update(self, dt_ms: int) -> Route | None:
        """Let the report follow the wheel."""
        if self._gui:
            self._gui.update(dt_ms)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board and the report over it."""
        super().draw(surface)
        if self._gui:
            self._gui.draw(surface)

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self.report)
        except pygame.error as error:
            log.warning("nothing copied: %s", error)
            self.ctx.say(
                tr("No se pudo copiar. El informe está en {path}").format(path=self.log_path)
            )
        else:
            self.ctx.say(tr("Informe copiado"))
