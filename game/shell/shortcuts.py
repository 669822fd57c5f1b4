"""Keys that do the same on every screen: full screen, silence, picture, text size, speed, leaving.

Knows settings and the stage; must not know any one screen. Keys arrive as they are at first: the
stage has translated them.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n import mark, tr
from game.shell.context import Context
from game.store.settings import SPEEDS, TEXT_SCALES
from game.ui.input.bindings import chord_of
from game.ui.input.commands import COMMANDS
from game.ui.route import Route
from game.ui.stage import Stage

SPEED_NAMES = {
    "lenta": mark("Lenta"),
    "normal": mark("Normal"),
    "rapida": mark("Rápida"),
    "instantanea": mark("Instantánea"),
}
"""Speeds as people read them."""


class Shortcuts:
    """The keys of the whole program."""

    def __init__(self, ctx: Context, stage: Stage, picture: Callable[[], None]) -> None:
        """``picture`` saves a picture of the window."""
        self._ctx, self._stage = ctx, stage
        deeds: dict[str, Callable[[], None]] = {
            "full-screen": self._full_screen,
            "picture": picture,
            "speed": self._next_speed,
            "silence": self._silence,
            "quit": lambda: stage.go(Route("quit")),
            "text-larger": lambda: self._text_size(1),
            "text-smaller": lambda: self._text_size(-1),
            "text-normal": lambda: self._text_size(0),
        }
        self._deeds = {COMMANDS[name].canonical: deed for name, deed in deeds.items()}

    def take(self, event: pygame.event.Event) -> bool:
        """Do what a key asks for; return whether it was one of ours. Also minds the window's
        focus, as the sound may have to be silent while another program has it."""
        ctx = self._ctx
        if event.type == pygame.WINDOWFOCUSLOST and ctx.settings.mute_unfocused:
            ctx.sound.mute(True)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            ctx.sound.mute(ctx.settings.muted)
        if event.type != pygame.KEYDOWN:
            return False
        deed = self._deeds.get(chord_of(event))
        if deed is not None:
            deed()
        return deed is not None

    def _full_screen(self) -> None:
        self._ctx.change(fullscreen=not self._ctx.window.is_fullscreen)

    def _silence(self) -> None:
        muted = not self._ctx.settings.muted
        self._ctx.change(muted=muted)
        self._ctx.say(tr("Sonido apagado") if muted else tr("Sonido prendido"))

    def _next_speed(self) -> None:
        now = SPEEDS.index(self._ctx.settings.speed)
        speed = SPEEDS[(now + 1) % len(SPEEDS)]
        self._ctx.change(speed=speed)
        self._ctx.say(tr("Velocidad: {speed}").format(speed=tr(SPEED_NAMES[speed]).lower()))

    def _text_size(self, way: int) -> None:
        now = self._ctx.settings.text_scale
        larger = [size for size in TEXT_SCALES if size > now]
        smaller = [size for size in TEXT_SCALES if size < now]
        if way > 0:
            size = larger[0] if larger else now
        elif way < 0:
            size = smaller[-1] if smaller else now
        else:
            size = TEXT_SCALES[0]
        self._ctx.change(text_scale=size)
        self._ctx.say(tr("Tamaño del texto: {n} %").format(n=size))
