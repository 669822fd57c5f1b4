"""The first run: a name, a language, whether the game is known. Asked once, all of it skippable.

Knows the settings these answers become; must not know what the settings do.
"""

from __future__ import annotations

import pygame

from game.i18n import best_language, language, mark, set_language, tr
from game.shell.choices import choose, language_row
from game.shell.context import Context
from game.shell.menu import TypedMenu, clean_name
from game.ui.forms.board import Plan
from game.ui.forms.form import Blank, Choices, Press, Row
from game.ui.paint.theme import Scale
from game.ui.route import Route

_KNOWS = {
    "no": (mark("Nunca"), "novato", True),
    "poco": (mark("Un poco"), "aficionado", False),
    "si": (mark("Mucho"), "bueno", False),
}
"""How well one knows the game: its words, the rival that follows, and whether the table teaches."""

_NOTES = {
    "no": mark("Empezás con el rival más tranquilo, y la mesa te explica qué se puede cantar."),
    "poco": mark("Empezás con un rival de café."),
    "si": mark("Empezás con un rival que miente."),
}


class FirstRunScene(TypedMenu):
    """Three questions before the title."""

    name = "first-run"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx, ctx.settings.name)
        self._knows = "poco"
        if not ctx.settings.language:
            set_language(best_language(_preferred()))

    def default(self) -> str:
        """Return what Enter does at first: begin."""
        return "menu:play"

    def build(self, scale: Scale) -> None:
        """Lay the questions out."""
        options = [
            (f"option:played={key}", tr(words), key == self._knows)
            for key, (words, _, _) in _KNOWS.items()
        ]
        rows: list[Row] = [
            language_row(language()),
            Blank(tr("¿Cómo te llamás?"), name=self.line_name),
            Choices(tr("¿Jugaste al truco?"), tr(_NOTES[self._knows]), options=options),
        ]
        plan = Plan(
            heading=tr("Bienvenida"),
            words=tr("Tres preguntas y a la mesa. Todo se puede cambiar después."),
            rows=rows,
            foot=(
                Press("menu:options", tr("Accesibilidad")),
                Press("menu:play", tr("Empezar"), "vermilion"),
            ),
        )
        made = self.add_board(plan, scale)
        self.put_line(scale, made.blanks[self.line_name], tr("Tu nombre"))

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Answer, or begin."""
        self.type(name == self.line_name)
        if name == "menu:options":
            return Route("options", "push", {"page": "access"})
        if name == "menu:play":
            self._keep()
            return Route("title")
        key, _, value = name.removeprefix("option:").partition("=")
        if key == "played":
            self._knows = value
        elif name != self.line_name:
            choose(self.ctx, name)
        if name != self.line_name:
            self.rebuild()
        return None

    def _keep(self) -> None:
        _, level, teaching = _KNOWS[self._knows]
        name = clean_name(self.typed)
        self.ctx.change(name=name, language=language(), level=level, teaching=teaching)


def _preferred() -> list[str]:
    """The languages that the system is set to, best first."""
    try:
        found = pygame.system.get_pref_locales()
    except pygame.error:
        return []
    return [locale["language"] for locale in found if locale["language"]]
