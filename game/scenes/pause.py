"""The pause over the table: go on, a few settings, the rules in force, who sits where, leave the
match for later or for good.

Knows the settings at hand, the rules and the seats of the match; must not know how it stands.
"""

from __future__ import annotations

from game.engine.seats import LETTERS, Seat
from game.i18n import tr
from game.shell.choices import choose, flag_row, speed_row
from game.shell.context import Context
from game.shell.menu import Menu
from game.shell.question import Question
from game.shell.summary import rules_words
from game.ui.forms.board import Plan
from game.ui.forms.form import Press, Presses, Row, Words
from game.ui.paint.theme import Scale
from game.ui.route import Route

_RETURN = "match:return="


class PauseScene(Menu):
    """The table waits below; giving a match up is asked twice."""

    name = "pause"
    over = True

    def __init__(self, ctx: Context, seat: object = 0) -> None:
        """``seat`` is whose eyes the table is for; it comes in a route's arguments, which may be
        anything."""
        super().__init__(ctx)
        self._seat = seat if isinstance(seat, int) else 0

    def default(self) -> str:
        """Return what Enter does at first: the harmless thing."""
        return "back"

    def build(self, scale: Scale) -> None:
        """Lay out the board."""
        self.add_board(self._board(), scale)

    def update(self, dt_ms: int) -> Route | None:
        """Ask the next one whether the match is called off, while nobody has refused."""
        match = self.ctx.desk.match
        if match is not None and match.willing and not match.over:
            return Route("annul", "push", {"seat": self._seat})
        return super().update(dt_ms)

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
        if name == "match:annul":
            return Route("annul", "push", {"seat": self._seat})
        if name == "match:hand-over":
            return Route("hand-over", "push", {"seat": self._seat})
        if name.startswith(_RETURN):
            self._return(LETTERS.index(name.removeprefix(_RETURN)))
        choose(self.ctx, name)
        self.rebuild()
        return None

    def _board(self) -> Plan:
        now = self.ctx.settings
        return Plan(
            heading=tr("Pausa"),
            rows=(
                *self._rules(),
                *self._seats(),
                flag_row(now, "sound"),
                speed_row(now),
                flag_row(now, "fullscreen"),
            ),
            foot=(
                Press("back", tr("Continuar"), "vermilion", key="escape"),
                Press("match:options", tr("Opciones")),
                Press("match:title", tr("Guardar y salir al título")),
                *self._by_agreement(),
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
        from game.ui.forms.rule_groups import differing

        words = write_rules(match.rules)
        return [Words(tr("Reglas"), text=" · ".join([rules_words(words), *differing(words)]))]

    def _seats(self) -> list[Row]:
        """Who may leave his seat to a bot, or come back to it."""
        match = self.ctx.desk.match
        if match is None or match.over or not match.owners:
            return []
        from game.shell.feed import names_of

        names, presses = names_of(match), []
        alone = len(match.owners) == 1
        if match.seats[self._seat].is_human:
            words = tr("Que siga un bot por {name}…").format(name=names[self._seat])
            words = tr("Que siga un bot por mí…") if alone else words
            presses.append(Press("match:hand-over", words))
        for seat, owner in match.owners.items():
            if not match.seats[seat].is_human:
                name = owner.name or tr("Jugador {n}").format(n=seat + 1)
                words = tr("Vuelve {name}").format(name=name)
                words = tr("Volver a mi lugar") if alone else words
                presses.append(Press(f"{_RETURN}{LETTERS[seat]}", words, "vermilion"))
        return [Presses(tr("Lugares"), presses=presses)] if presses else []

    def _return(self, seat: Seat) -> None:
        match = self.ctx.desk.match
        if match is not None:
            match.reseat(seat, match.owners[seat])

    def _by_agreement(self) -> list[Press]:
        """Where several people play, they may agree that the match count for nothing."""
        match = self.ctx.desk.match
        if match is None or match.over or len(match.owners) < 2:
            return []
        if not any(spec.is_human for spec in match.seats):
            return []
        return [Press("match:annul", tr("Anular la partida…"))]

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
