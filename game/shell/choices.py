"""Rows for settings, the same wherever they can be changed, and what choosing in them does.

Knows settings, their words and the names of their controls; must not know any one screen.
"""

from __future__ import annotations

from game.i18n import tr
from game.shell.context import Context
from game.shell.shortcuts import SPEED_NAMES
from game.store.settings import SPEEDS, TEXT_SCALES, Settings
from game.ui.form import Choices, Level

_FLAGS = {
    "sound": "muted",
    "fullscreen": "fullscreen",
    "confirm-fold": "confirm_fold",
    "auto-next": "auto_next",
    "mute-unfocused": "mute_unfocused",
    "reduced-motion": "reduced_motion",
}
"""Settings that are yes or no, by the key of their controls."""

_REVERSED = ("sound",)
"""Keys whose yes is the setting's no."""

VOLUMES = ("volume_general", "volume_effects", "volume_voices", "volume_music")


def flag_row(settings: Settings, key: str, label: str, note: str = "") -> Choices:
    """Return a row that asks yes or no."""
    is_yes = bool(getattr(settings, _FLAGS[key])) != (key in _REVERSED)
    options = [
        (f"option:{key}=si", tr("Sí"), is_yes),
        (f"option:{key}=no", tr("No"), not is_yes),
    ]
    return Choices(label, note, options)


def speed_row(settings: Settings) -> Choices:
    """Return the row of the four speeds."""
    options = [
        (f"option:speed={speed}", tr(SPEED_NAMES[speed]), settings.speed == speed)
        for speed in SPEEDS
    ]
    return Choices(tr("Velocidad"), "", options)


def text_row(settings: Settings) -> Choices:
    """Return the row of text sizes."""
    options = [
        (f"option:text={size}", f"{size} %", settings.text_scale == size) for size in TEXT_SCALES
    ]
    return Choices(tr("Tamaño del texto"), "", options)


def volume_row(settings: Settings, field: str, label: str) -> Level:
    """Return the row of one volume; its control is called after the setting."""
    return Level(label, "", f"option:{field}", getattr(settings, field))


def choose(ctx: Context, control: str) -> bool:
    """Change the setting that a control ``option:KEY=VALUE`` names; return whether it is one."""
    key, equals, value = control.removeprefix("option:").partition("=")
    if not control.startswith("option:") or not equals:
        return False
    if key in _FLAGS:
        ctx.change(**{_FLAGS[key]: (value == "si") != (key in _REVERSED)})
    elif key == "speed":
        ctx.change(speed=value)
    elif key == "text":
        ctx.change(text_scale=int(value))
    else:
        return False
    return True
