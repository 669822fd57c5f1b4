"""Setting up a match: who plays, to how many points, with which rules.

Knows the settings a match begins by; must not know how a match is played.
"""

from __future__ import annotations

import pygame

from game.i18n import tr
from game.shell.context import Context
from game.shell.desk import RIVAL_NAME
from game.shell.summary import match_summary
from game.ui.board import Plan, Press, lay_board
from game.ui.form import Blank, Choices, Row
from game.ui.gui import Entry, Gui
from game.ui.route import Route
from game.ui.screen import Screen
from game.ui.theme import BODY, Scale

_NAME = "option:name"
_NAME_LETTERS = 20
_DEFAULTS = {"target": "30", "chicos": "1", "flor": "no"}


class NewMatchScene(Screen):
    """The form of a new match; what is chosen is what «Jugar» will repeat."""

    name = "new-match"

    def __init__(self, ctx: Context) -> None:
        super().__init__()
        self.ctx = ctx
        self._gui: Gui | None = None
        self._entry: Entry | None = None
        self._typing = False
        self._own_name = ctx.settings.name

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures with the player's text size."""
        return self.ctx.scale(size)

    def default(self) -> str:
        """Return what Enter does at first: play."""
        return "menu:play"

    def build(self, scale: Scale) -> None:
        """Lay the form out."""
        plan = Plan(
            heading=tr("Partida nueva"),
            rows=self._rows(),
            summary=match_summary(self.ctx.settings),
            foot=(
                Press("back", tr("Volver"), "wine", key="escape"),
                Press("menu:play", tr("Jugar"), "vermilion"),
            ),
        )
        made = lay_board(plan, scale)
        self.add(*made.items)
        self._gui = Gui(scale.size, scale.letters(BODY))
        label = tr("Tu nombre")
        place = made.blanks[_NAME]
        self._entry = Entry(self._gui, place, _NAME, label, self._own_name, _NAME_LETTERS)
        self._entry.focus(self._typing)
        # After the panel and before the first choice: the order of the form.
        self.items.insert(2, self._entry)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Choose, play or go back."""
        self._type(name == _NAME)
        if name == _NAME:
            return None
        self._keep_name()
        if name == "back":
            return Route("title", "pop")
        if name == "menu:play":
            return Route("table")
        key, _, value = name.removeprefix("option:").partition("=")
        if key in _DEFAULTS and value:
            self.ctx.change(rules={**self.ctx.settings.rules, key: value})
            self.rebuild()
        return None

    def focus(self, name: str) -> None:
        """Follow the focus: letters go into the line only while it has it."""
        self._type(name == _NAME)

    def event(self, event: pygame.event.Event) -> Route | None:
        """Let the line be typed into."""
        if self._gui and self._gui.event(event):
            self._changed = True
        if self._entry and self._entry.value != self._own_name:
            self._own_name = self._entry.value
            self._changed = True
        if event.type == pygame.MOUSEBUTTONDOWN and self._entry:
            self._typing = bool(self._entry.line.is_focused)
        return super().event(event)

    def update(self, dt_ms: int) -> Route | None:
        """Let the caret blink."""
        if self._gui and self._gui.update(dt_ms):
            self._changed = True
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the form and the line over it."""
        super().draw(surface)
        if self._gui:
            self._gui.draw(surface)

    def leave(self) -> None:
        """Keep the name that was typed."""
        self._keep_name()

    def _rows(self) -> list[Row]:
        rules = {**_DEFAULTS, **self.ctx.settings.rules}

        def options(key: str, words: dict[str, str]) -> list[tuple[str, str, bool]]:
            return [(f"option:{key}={v}", text, rules[key] == v) for v, text in words.items()]

        return [
            Blank(tr("Tu nombre"), name=_NAME),
            Choices(
                tr("Rival"),
                note=tr("Por ahora hay un solo rival."),
                options=[("seat:b", RIVAL_NAME, True)],
            ),
            Choices(tr("Jugadores"), options=[("option:players=2", tr("Mano a mano"), True)]),
            Choices(tr("Puntos"), options=options("target", {"15": "15", "30": "30", "40": "40"})),
            Choices(tr("Chicos"), options=options("chicos", {"1": "1", "2": "2", "3": "3"})),
            Choices(
                tr("Flor"), options=options("flor", {"no": tr("Sin flor"), "si": tr("Con flor")})
            ),
        ]

    def _type(self, wanted: bool) -> None:
        self._typing = wanted
        if self._entry:
            self._entry.focus(wanted)
        self._changed = True

    def _keep_name(self) -> None:
        # A semicolon begins a comment in the record.
        name = " ".join(self._own_name.replace(";", " ").split())
        if name.isprintable():
            self.ctx.change(name=name)
