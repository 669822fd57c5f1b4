"""Keys that do the same on every screen: full screen, silence, picture, text size, speed, leaving.

Knows settings and the stage; must not know any one screen.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n import mark, tr
from game.shell.context import Context
from game.store.settings import SPEEDS, TEXT_SCALES
from game.ui.route import Route
from game.ui.stage import Stage

SPEED_NAMES = {
    "lenta": mark("Lenta"),
    "normal": mark("Normal"),
    "rapida": mark("Rápida"),
    "instantanea": mark("Instantánea"),
}
"""Speeds as people read them."""

_PLUS = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
_MINUS = (pygame.K_MINUS, pygame.K_KP_MINUS)


class Shortcuts:
    """The keys of the whole program."""

    def __init__(self, ctx: Context, stage: Stage, picture: Callable[[], None]) -> None:
        """``picture`` saves a picture of the window."""
        self._ctx, self._stage, self._picture = ctx, stage, picture

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
        deed = self._deed(event.key, event.mod)
        if deed is not None:
            deed()
        return deed is not None

    def _deed(self, key: int, mods: int) -> Callable[[], None] | None:
        alt, ctrl = mods & pygame.KMOD_ALT, mods & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if key == pygame.K_F11 or (key == pygame.K_RETURN and alt):
            return self._full_screen
        if key == pygame.K_F12:
            return self._picture
        if key == pygame.K_F4 and not alt:
            return self._next_speed
        if not ctrl:
            return None
        if key == pygame.K_m:
            return self._silence
        if key == pygame.K_q:
            return lambda: self._stage.go(Route("quit"))
        if key in _PLUS:
            return lambda: self._text_size(1)
        if key in _MINUS:
            return lambda: self._text_size(-1)
        if key in (pygame.K_0, pygame.K_KP0):
            return lambda: self._text_size(0)
        return None

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
