"""Credits: who made what, and under which licence it may be used.

Knows names and licences; must not know what they are used for here.
"""

from __future__ import annotations

from game.i18n import tr
from game.shell.menu import Menu
from game.ui.forms.board import Plan
from game.ui.forms.form import Heading, Press, Row, Words
from game.ui.paint.theme import Scale
from game.ui.route import Route

_OTHERS = (
    ("Python", "Python Software Foundation License 2"),
    ("pygame-ce", "GNU LGPL 2.1"),
    ("SDL, SDL_image, SDL_mixer, SDL_ttf", "zlib"),
    ("pygame_gui", "MIT"),
    ("platformdirs", "MIT"),
    ("Noto Sans", "SIL Open Font License 1.1"),
)
"""What the program stands on, with its licence; names are not translated."""


class CreditsScene(Menu):
    """The credits, to be read with keys, wheel or gamepad."""

    name = "credits"

    def default(self) -> str:
        """Return what Enter does at first: go back."""
        return "back"

    def build(self, scale: Scale) -> None:
        """Lay the paragraphs out."""
        own = tr(
            "Vale Cuatro es un juego de truco rioplatense. El programa, las cartas, el fileteado, "
            "los sonidos y los rivales se hicieron para él, con programas que vienen con él."
        )
        rules = tr(
            "Las reglas siguen lo que se juega y se publica en Argentina y en Uruguay; cada una "
            "que se discute es una opción."
        )
        free = tr("El programa se puede usar, copiar y cambiar con la licencia MIT.")
        lgpl = tr(
            "pygame-ce se usa sin cambios, como biblioteca aparte: podés reemplazarla por otra "
            "versión. Los textos completos de las licencias vienen con cada biblioteca."
        )
        rows: list[Row] = [
            Words(text=own, name="text:own"),
            Words(text=rules, name="text:rules"),
            Words(text=free, name="text:free"),
            Heading(tr("Hecho sobre")),
        ]
        rows += [
            Words(text=f"{name}: {licence}", name=f"text:other-{n}")
            for n, (name, licence) in enumerate(_OTHERS)
        ]
        rows.append(Words(text=lgpl, name="text:lgpl"))
        plan = Plan(
            heading=tr("Créditos"),
            rows=rows,
            foot=(Press("back", tr("Volver"), "wine", key="escape"),),
        )
        self.add_board(plan, scale)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Go back."""
        return Route("title", "pop") if name == "back" else None
