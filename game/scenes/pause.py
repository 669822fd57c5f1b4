"""The pause over the table: go on, a few settings, the rules in force, leave the match for later
or for good.

Knows the settings at hand and the rules of the match; must not know how it stands.
"""

from __future__ import annotations

from game.i18n import tr
from game.shell.choices import choose, flag_row, speed_row
from game.shell.menu import Menu
from game.shell.question import Question
from game.shell.summary import rules_words
from game.ui.board import Plan
from game.ui.form import Press, Row, Words
from game.ui.route import Route
from game.ui.theme import Scale


class PauseScene(Menu):
    """The table waits below; giving a match up is asked twice."""

    name = "pause"
    over = True

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "back"

    def build(self, scale: Scale) -> None:
        """Lay out the board."""
        self.add_board(self._board(), scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Go on, choose, or leave the match."""
        if name == "back":
            return Route("table", "pop")
        if name == "match:options":
            return Route("options", "push")
        if name == "match:title":
            return Route("title")
        if name == "match:abandon":
            return self._question().route()
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

    def _question(self) -> Question:
        return Question(
            self.name,
            tr("¿Abandonar la partida?"),
            tr("No vas a poder retomarla. Si sólo querés irte, guardá y salí."),
            tr("Seguir jugando"),
            tr("Abandonar"),
            self._abandon,
        )

    def _abandon(self) -> Route:
        self.ctx.desk.abandon()
        return Route("title")
