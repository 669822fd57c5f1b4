"""The options: what a player may set outside a match, applied as it is chosen.

Knows settings by their rows; must not know what they do.
"""

from __future__ import annotations

from game.i18n import mark, tr
from game.shell.choices import choose, flag_row, speed_row, text_row, volume_row
from game.shell.context import Context
from game.ui.board import Plan, Press, lay_board
from game.ui.form import Choices, Row
from game.ui.route import Route
from game.ui.screen import Screen
from game.ui.theme import Scale

_PAGES = {"game": mark("Juego"), "screen": mark("Pantalla"), "sound": mark("Sonido")}


class OptionsScene(Screen):
    """One page of options at a time."""

    name = "options"

    def __init__(self, ctx: Context) -> None:
        super().__init__()
        self.ctx = ctx
        self._page = "game"

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures with the player's text size."""
        return self.ctx.scale(size)

    def default(self) -> str:
        """Return what has the focus at first: the first page's name."""
        return f"tab:{self._page}"

    def build(self, scale: Scale) -> None:
        """Lay out the page."""
        tabs = [(f"tab:{page}", tr(words), page == self._page) for page, words in _PAGES.items()]
        plan = Plan(
            heading=tr("Opciones"),
            rows=(Choices("", "", tabs), *self._rows()),
            foot=(Press("back", tr("Volver"), "wine", key="escape"),),
        )
        self.add(*lay_board(plan, scale).items)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Choose, turn to another page, or go back."""
        if name == "back":
            return Route("title", "pop")
        if name.startswith("tab:"):
            self._page = name.removeprefix("tab:")
        else:
            choose(self.ctx, name)
        self.rebuild()
        return None

    def set_value(self, name: str, value: float) -> None:
        """Set a volume, and let it be heard."""
        field = name.removeprefix("option:")
        if getattr(self.ctx.settings, field) != value:
            self.ctx.change(**{field: value})
            bus = field.removeprefix("volume_")
            self.ctx.sound.play("card_normal", bus="effects" if bus == "general" else bus)
            self.rebuild()

    def _rows(self) -> list[Row]:
        now = self.ctx.settings
        if self._page == "screen":
            return [
                text_row(now),
                flag_row(now, "fullscreen", tr("Pantalla completa")),
                flag_row(now, "reduced-motion", tr("Menos movimiento")),
            ]
        if self._page == "sound":
            return [
                flag_row(now, "sound", tr("Sonido")),
                volume_row(now, "volume_general", tr("General")),
                volume_row(now, "volume_effects", tr("Efectos")),
                flag_row(now, "mute-unfocused", tr("Callar en segundo plano")),
            ]
        return [
            speed_row(now),
            flag_row(now, "confirm-fold", tr("Confirmar «Me voy al mazo»")),
            flag_row(now, "auto-next", tr("Pasar solo a la mano siguiente")),
        ]
