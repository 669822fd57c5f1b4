"""Rows for settings, the same wherever they can be changed, and what choosing in them does.

Knows settings, their words and the names of their controls; must not know any one screen.
"""

from __future__ import annotations

from game.i18n import DEFAULT, LANGUAGES, mark, tr
from game.shell.context import Context
from game.shell.shortcuts import SPEED_NAMES
from game.store.settings import (
    CARD_BACKS,
    CLOTHS,
    SPEEDS,
    TALLIES,
    TEXT_SCALES,
    UI_SCALES,
    Settings,
)
from game.ui.forms.form import Choices, Level

_FLAGS = {
    "sound": "muted",
    "fullscreen": "fullscreen",
    "confirm-fold": "confirm_fold",
    "auto-next": "auto_next",
    "teaching": "teaching",
    "mute-unfocused": "mute_unfocused",
    "pause-unfocused": "pause_unfocused",
    "trust": "trust",
    "hide-idle": "hide_idle",
    "reduced-motion": "reduced_motion",
    "high-contrast": "high_contrast",
    "large-cards": "suit_letters",
    "captions": "captions",
    "show-keys": "show_keys",
}
"""Settings that are yes or no, by the key of their controls."""

_REVERSED = ("sound",)
"""Keys whose yes is the setting's no."""

_LABELS = {
    "sound": mark("Sonido"),
    "fullscreen": mark("Pantalla completa"),
    "confirm-fold": mark("Confirmar «Me voy al mazo»"),
    "auto-next": mark("Pasar solo a la mano siguiente"),
    "teaching": mark("Explicar la mesa"),
    "mute-unfocused": mark("Callar en segundo plano"),
    "pause-unfocused": mark("Pausar en segundo plano"),
    "trust": mark("Todos confiamos"),
    "hide-idle": mark("Tapar las cartas si nadie juega"),
    "reduced-motion": mark("Menos movimiento"),
    "high-contrast": mark("Alto contraste"),
    "large-cards": mark("Cartas de índice grande"),
    "captions": mark("Subtítulos de los sonidos"),
    "show-keys": mark("Mostrar las teclas"),
}
_NOTES = {
    "confirm-fold": mark("Irse al mazo pregunta antes, para que no se te escape."),
    "trust": mark("Varias personas en esta pantalla: sin telón entre turno y turno."),
    "hide-idle": mark("Con telón: a los 30 segundos sin tocar nada vuelve a caer."),
    "teaching": mark("Lo que no se puede cantar se ve igual, con el motivo."),
    "reduced-motion": mark("Nada tiembla y casi nada vuela."),
    "high-contrast": mark("Fondos lisos y letras bien marcadas."),
    "large-cards": mark("Números más grandes y la letra del palo en la esquina."),
    "captions": mark("Lo que suena, también escrito."),
    "show-keys": mark("Cada botón dice con qué tecla se aprieta."),
}
_CLOTH_NAMES = {
    "verde": mark("Fieltro verde"),
    "vino": mark("Paño vino"),
    "azul": mark("Tejido azul"),
}
_TALLY_NAMES = {
    "palitos": mark("Palitos"),
    "fosforos": mark("Fósforos"),
    "porotos": mark("Porotos"),
    "numeros": mark("Números"),
}
_CHOSEN = {
    "speed": ("speed", str),
    "text": ("text_scale", int),
    "scale": ("ui_scale", int),
    "back": ("card_back", int),
    "cloth": ("cloth", str),
    "tally": ("tally", str),
    "language": ("language", str),
}
"""Settings with several values: their field and how a control's word becomes one."""


def flag_row(settings: Settings, key: str) -> Choices:
    """Return a row that asks yes or no."""
    is_yes = bool(getattr(settings, _FLAGS[key])) != (key in _REVERSED)
    options = [
        (f"option:{key}=si", tr("Sí"), is_yes),
        (f"option:{key}=no", tr("No"), not is_yes),
    ]
    note = tr(_NOTES[key]) if key in _NOTES else ""
    return Choices(tr(_LABELS[key]), note, options=options)


def speed_row(settings: Settings) -> Choices:
    """Return the row of the four speeds."""
    options = [
        (f"option:speed={speed}", tr(SPEED_NAMES[speed]), settings.speed == speed)
        for speed in SPEEDS
    ]
    return Choices(tr("Velocidad"), options=options)


def text_row(settings: Settings) -> Choices:
    """Return the row of text sizes."""
    return _sizes(tr("Tamaño del texto"), "text", TEXT_SCALES, settings.text_scale)


def scale_row(settings: Settings) -> Choices:
    """Return the row of sizes of everything but the text."""
    return _sizes(tr("Tamaño de la mesa"), "scale", UI_SCALES, settings.ui_scale)


def language_row(now: str) -> Choices:
    """Return the row of languages, each in its own words; ``now`` is the code in use."""
    options = [
        (f"option:language={code}", name, (now or DEFAULT) == code)
        for code, name in LANGUAGES.items()
    ]
    return Choices(tr("Idioma"), options=options)


def volume_row(settings: Settings, field: str, label: str) -> Level:
    """Return the row of one volume; its control is called after the setting."""
    return Level(label, name=f"option:{field}", value=getattr(settings, field))


def cloth_row(settings: Settings) -> Choices:
    """Return the row of cloths for the table."""
    options = [
        (f"option:cloth={cloth}", tr(_CLOTH_NAMES[cloth]), settings.cloth == cloth)
        for cloth in CLOTHS
    ]
    return Choices(tr("Paño de la mesa"), options=options)


def tally_row(settings: Settings) -> Choices:
    """Return the row of what points are counted with."""
    options = [
        (f"option:tally={tally}", tr(_TALLY_NAMES[tally]), settings.tally == tally)
        for tally in TALLIES
    ]
    return Choices(tr("Tanteador"), options=options)


def back_options(settings: Settings) -> list[tuple[str, int, bool]]:
    """Return the backs of cards: control name, number, whether it is the chosen one."""
    return [(f"option:back={n}", n, settings.card_back == n) for n in CARD_BACKS]


def choose(ctx: Context, control: str) -> bool:
    """Change the setting that a control ``option:KEY=VALUE`` names; return whether it is one."""
    key, equals, value = control.removeprefix("option:").partition("=")
    if not control.startswith("option:") or not equals:
        return False
    if key in _FLAGS:
        ctx.change(**{_FLAGS[key]: (value == "si") != (key in _REVERSED)})
    elif key in _CHOSEN:
        field, read = _CHOSEN[key]
        ctx.change(**{field: read(value)})
    else:
        return False
    return True


def _sizes(label: str, key: str, sizes: tuple[int, ...], now: int) -> Choices:
    options = [(f"option:{key}={size}", f"{size} %", now == size) for size in sizes]
    return Choices(label, options=options)
