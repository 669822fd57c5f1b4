"""The pause over the table: go on, a few settings, leave the match for later or for good.

Knows the settings at hand and that there is a match; must not know how it stands.
"""

from __future__ import annotations

from game.i18n import tr
from game.shell.choices import choose, flag_row, speed_row
from game.shell.context import Context
from game.ui.board import Plan, Press, lay_board
from game.ui.route import Route
from game.ui.screen import Screen
from game.ui.theme import Scale


class PauseScene(Screen):
    """The table waits below; giving a match up is asked twice."""

    name = "pause"
    over = True

    def __init__(self, ctx: Context) -> None:
        super().__init__()
        self.ctx = ctx
        self._is_asking = False

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures with the player's text size."""
        return self.ctx.scale(size)

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "dialog:cancel" if self._is_asking else "back"

    def build(self, scale: Scale) -> None:
        """Lay out the board, or the question whether to give the match up."""
        self.add(*lay_board(self._question() if self._is_asking else self._board(), scale).items)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Go on, choose, or leave the match."""
        if name == "back":
            return Route("table", "pop")
        if name == "match:options":
            return Route("options", "push")
        if name == "match:title":
            return Route("title")
        if name == "dialog:ok":
            self.ctx.desk.abandon()
            return Route("title")
        if name in ("match:abandon", "dialog:cancel"):
            self._is_asking = name == "match:abandon"
        else:
            choose(self.ctx, name)
        self.rebuild()
        return None

    def _board(self) -> Plan:
        now = self.ctx.settings
        return Plan(
            heading=tr("Pausa"),
            rows=(
                flag_row(now, "sound", tr("Sonido")),
                speed_row(now),
                flag_row(now, "fullscreen", tr("Pantalla completa")),
            ),
            foot=(
                Press("back", tr("Continuar"), "vermilion", key="escape"),
                Press("match:options", tr("Opciones")),
                Press("match:title", tr("Guardar y salir al título")),
                Press("match:abandon", tr("Abandonar la partida"), "wine", danger=True),
            ),
            stacked=True,
            widest=900,
        )

    @staticmethod
    def _question() -> Plan:
        return Plan(
            heading=tr("¿Abandonar la partida?"),
            words=tr("No vas a poder retomarla. Si sólo querés irte, guardá y salí."),
            foot=(
                Press("dialog:cancel", tr("Seguir jugando"), key="escape"),
                Press("dialog:ok", tr("Abandonar"), "wine", danger=True),
            ),
            widest=900,
            ground="wine",
        )
