"""The options: what a player may set outside a match, applied as it is chosen.

Knows settings by their rows and pages; must not know what they do.
"""

from __future__ import annotations

from game.i18n import language, mark, tr
from game.shell.choices import (
    back_options,
    choose,
    cloth_row,
    flag_row,
    language_row,
    scale_row,
    speed_row,
    tally_row,
    text_row,
    volume_row,
)
from game.shell.context import Context
from game.shell.folders import open_folder
from game.shell.key_page import KeyPage
from game.shell.menu import Menu
from game.store.paths import carried_dir, is_portable
from game.store.settings import Settings
from game.ui.forms.board import Plan
from game.ui.forms.cardbacks import CardBack, back_width
from game.ui.forms.form import Blank, Choices, Press, Presses, Row, Words
from game.ui.paint.theme import Scale
from game.ui.route import Route

_PAGES = {
    "game": mark("Juego"),
    "video": mark("Video"),
    "sound": mark("Sonido"),
    "controls": mark("Controles"),
    "access": mark("Accesibilidad"),
    "language": mark("Idioma"),
    "data": mark("Datos"),
}
_FIELDS: dict[str, tuple[str, ...]] = {
    "game": (
        "speed",
        "confirm_fold",
        "auto_next",
        "teaching",
        "pause_unfocused",
        "trust",
        "hide_idle",
    ),
    "video": ("fullscreen", "ui_scale", "cloth", "tally", "card_back"),
    "sound": (
        "muted",
        "volume_general",
        "volume_effects",
        "volume_interface",
        "mute_unfocused",
    ),
    "access": ("text_scale", "reduced_motion", "high_contrast", "suit_letters", "captions"),
}
"""The settings of each page, for putting them back as they were at first."""

_BACKS = "backs"


class OptionsScene(Menu):
    """One page of options at a time."""

    name = "options"

    def __init__(self, ctx: Context, page: str = "game") -> None:
        super().__init__(ctx)
        self._tab = page if page in _PAGES else "game"
        self._keys = KeyPage(ctx, self.rebuild)

    def default(self) -> str:
        """Return what has the focus at first: the first page's name."""
        return f"tab:{self._tab}"

    def build(self, scale: Scale) -> None:
        """Lay out the page."""
        tabs = [(f"tab:{page}", tr(words), page == self._tab) for page, words in _PAGES.items()]
        foot = [Press("back", tr("Volver"), "wine", key="escape")]
        if self._tab in _FIELDS:
            foot.append(Press("tab:restore", tr("Restaurar")))
        plan = Plan(
            heading=tr("Opciones"),
            top=(Choices(options=tabs),),
            rows=self._rows(),
            foot=foot,
            widest=1320,
            is_long=self._tab == "controls",
            fills=True,
        )
        made = self.add_board(plan, scale)
        if _BACKS in made.blanks:
            place = made.blanks[_BACKS]
            step = back_width(place.height) + scale.px(18)
            for n, (name, number, chosen) in enumerate(back_options(self.ctx.settings)):
                label = tr("Dorso {n}").format(n=number)
                rect = place.move(n * step, 0)
                rect.width = back_width(place.height)
                item = CardBack(rect, name, label, number, chosen)
                self.items.insert(self._last_row(), item)
                if self.area is not None:
                    self.area.add(item)

    def _last_row(self) -> int:
        """Where in the order of items the foot begins."""
        names = [control.name if (control := item.control()) else "" for item in self.items]
        return names.index("back")

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Choose, turn to another page, or go back."""
        if name == "back":
            return Route("title", "pop")
        if name == "data:profiles":
            return Route("profiles", "push")
        if name == "data:import":
            return Route("import", "push")
        if name == "tab:restore":
            usual = Settings()
            self.ctx.change(**{field: getattr(usual, field) for field in _FIELDS[self._tab]})
        elif name.startswith("tab:"):
            self._keys.cancel()
            if self._tab != name.removeprefix("tab:"):
                self._tab = name.removeprefix("tab:")
                self.area = None
        elif name == "data:open":
            self._open()
        elif name == "data:export":
            self._export()
        elif not choose(self.ctx, name):
            self._keys.press(name)
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

    def leave(self) -> None:
        """Wait for no key any more."""
        self._keys.cancel()

    def _open(self) -> None:
        if not open_folder(self.ctx.data):
            words = tr("No se pudo abrir. La carpeta es {path}")
            self.ctx.say(words.format(path=self.ctx.data))

    def _export(self) -> None:
        from datetime import datetime

        from game.store.bundle import export_all

        try:
            path = export_all(self.ctx.data, carried_dir(self.ctx.data), datetime.now())
        except OSError as error:
            words = tr("No se pudo guardar la copia: {why}")
            self.ctx.say(words.format(why=error.strerror or error))
        else:
            self.ctx.say(tr("Copia guardada en {path}").format(path=path))

    def _rows(self) -> list[Row]:
        now = self.ctx.settings
        if self._tab == "video":
            return [
                flag_row(now, "fullscreen"),
                scale_row(now),
                cloth_row(now),
                tally_row(now),
                Blank(tr("Dorso de las cartas"), name=_BACKS, lines=3),
            ]
        if self._tab == "sound":
            return [
                flag_row(now, "sound"),
                volume_row(now, "volume_general", tr("General")),
                volume_row(now, "volume_effects", tr("Efectos")),
                volume_row(now, "volume_interface", tr("Botones y menús")),
                flag_row(now, "mute-unfocused"),
            ]
        if self._tab == "controls":
            return [flag_row(now, "show-keys"), *self._keys.all_rows()]
        if self._tab == "access":
            flags = ("reduced-motion", "high-contrast", "large-cards", "captions", "confirm-fold")
            return [text_row(now), *(flag_row(now, key) for key in flags)]
        if self._tab == "language":
            note = tr("Los cantos se dicen siempre en castellano, con su sentido al lado.")
            return [language_row(language()), Words(text=note)]
        if self._tab == "data":
            return self._data_rows()
        keys = ("confirm-fold", "auto-next", "teaching", "pause-unfocused", "trust", "hide-idle")
        return [speed_row(now), *(flag_row(now, key) for key in keys)]

    def _data_rows(self) -> list[Row]:
        where = tr("Portátil: todo se guarda junto al programa.")
        if not is_portable():
            where = tr(
                "Para llevar todo junto al programa, poné ahí un archivo llamado portable.txt."
            )
        copies = [Press("data:export", tr("Exportar todo"))]
        people: list[Row] = []
        note = tr("Con una partida abierta no se puede importar ni cambiar de perfil.")
        if self.ctx.desk.match is None:
            note = tr("La copia lleva perfiles, opciones y partidas en un solo archivo .zip.")
            copies.append(Press("data:import", tr("Importar…")))
            name = self.ctx.settings.name or tr("Sin nombre")
            words = tr("Ahora juega {name}.").format(name=name)
            profiles = Press("data:profiles", tr("Perfiles…"))
            people = [Presses(tr("Quién juega"), words, presses=[profiles])]
        folder = Press("data:open", tr("Abrir la carpeta"))
        return [
            *people,
            Presses(tr("Copia de todo"), note, presses=copies),
            Presses(tr("Dónde se guarda"), f"{self.ctx.data}\n{where}", presses=[folder]),
        ]
