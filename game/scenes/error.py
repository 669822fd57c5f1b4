"""What a person sees when the program fails: what happened, a report to copy, a way on.

Knows the report's text; must not know what failed.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game.i18n import tr
from game.shell.context import Context
from game.shell.menu import Menu
from game.ui.forms.board import Plan
from game.ui.forms.form import Press, Row, Words
from game.ui.paint.theme import Scale
from game.ui.route import Route

log = logging.getLogger(__name__)

_PIECE = 6
"""Lines of the report that the focus reads at once."""


class ErrorScene(Menu):
    """The report of a failure."""

    name = "error"

    def __init__(self, ctx: Context, report: str, log_path: Path) -> None:
        """``report`` is the trace of what failed, ``log_path`` the file that has it too."""
        super().__init__(ctx)
        self.report = report
        self.log_path = log_path

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
        lines = self.report.strip().splitlines()
        rows: list[Row] = [Words(text=words.format(path=self.log_path), name="text:words")]
        # The last line says what went wrong; the way there is below for who wants it.
        rows += [Words(text=line, name="text:last") for line in lines[-1:]]
        rows += [
            Words(text="\n".join(lines[first : first + _PIECE]), name=f"text:report-{first}")
            for first in range(0, len(lines), _PIECE)
        ]
        plan = Plan(
            heading=tr("Se cortó la luz"),
            rows=rows,
            foot=foot,
            widest=1320,
            ground="black",
            is_long=True,
        )
        self.add_board(plan, scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Copy the report, or go on."""
        if name == "menu:continue":
            return Route("table", args={"resume": True})
        if name == "menu:quit":
            return Route("quit")
        if name == "match:title":
            return Route("title")
        if name == "copy":
            self._copy()
        return None

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
