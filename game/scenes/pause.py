"""The pause over the table: go on, a few settings, the rules in force, leave the match for later
or for good.

Knows the settings at hand and the rules of the match; must not know how it stands.
"""

from __future__ import annotations

from game.i18n import tr
from game.shell.choices import choose, flag_row, speed_row
from game.shell.context import Context
from game.shell.menu import Menu
from game.shell.summary import rules_words
from game.ui.board import Plan
from game.ui.form import Press, Row, Words
from game.ui.route import Route
from game.ui.theme import Scale


class PauseScene(Menu):
    """The table waits below; giving a match up is asked twice."""

    name = "pause"
    over = True

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._is_asking = False

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "dialog:cancel" if self._is_asking else "back"

    def build(self, scale: Scale) -> None:
        """Lay out the board, or the question whether to give the match up."""
        self.add_board(self._question() if self._is_asking else self._board(), scale)

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
                *self._rules(),
                flag_row(now, "sound"),
                speed_row(now),
                flag_row(now, "fullscreen"),
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

    def _rules(self) -> list[Row]:
        """The rules of the match, the plainest table's left out."""
        match = self.ctx.desk.match
        if match is None:
            return []
        from game.engine.rules import write_rules
        from game.ui.rule_groups import differing

        words = write_rules(match.rules)
        return [Words(tr("Reglas"), text=" · ".join([rules_words(words), *differing(words)]))]

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
