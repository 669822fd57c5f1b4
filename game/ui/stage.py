"""The stack of scenes and how input reaches them: pointer, keys, gamepad, focus.

Knows the Scene protocol and routes; must not know any one scene. Everything is read from events
(never from the state of the mouse or the keyboard), so posted events do what real ones do.

A scene's `event` also gets every pointer event, before a click presses a control: dragging starts
on controls. A click counts only if its control was enabled when the button went down, so a click
that skips an animation presses nothing. `replace` from a scene that lies over others takes the
others away too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

import pygame

from game.ui.controls import Control, control_at
from game.ui.focus import WAYS, FocusRing
from game.ui.pad import Pad
from game.ui.plates import veil
from game.ui.route import Route
from game.ui.scene import Scene

TEXTBOX, SLIDER, CARD = "textbox", "slider", "card"
"""Roles of controls that keys treat in a way of their own."""

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_NOT_TYPED = (*_ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


@runtime_checkable
class HasDefault(Protocol):
    """A scene where Enter does something before any key moved the focus."""

    def default(self) -> str:
        """Return the name of the control that has the focus at first."""


@runtime_checkable
class Adjustable(Protocol):
    """A scene with sliders: left and right change the focused one."""

    def adjust(self, name: str, way: int) -> None:
        """Move the named slider one step down (-1) or up (1)."""


@runtime_checkable
class FollowsFocus(Protocol):
    """A scene that must know which control has the focus, as one with a line to type into."""

    def focus(self, name: str) -> None:
        """Take note that the named control has the focus now."""


class Stage:
    """The scenes on show, the topmost one alive; ``make`` builds a scene for a route."""

    def __init__(self, make: Callable[[Route], Scene], size: tuple[int, int]) -> None:
        self.size = size
        self.scenes: list[Scene] = []
        self.ring = FocusRing()
        self.pad = Pad()
        self.finished = False
        self.dirty = True
        """Whether something changed that the screen does not show yet."""
        self.on_press: Callable[[Control], None] = lambda control: None
        """Told of each press before it takes effect."""
        self._make = make
        self._captured = ""
        self._mods = 0
        self._focus_below: list[str] = []
        self._below: pygame.Surface | None = None
        self._drop_text = False

    @property
    def top(self) -> Scene:
        """The scene that input goes to."""
        return self.scenes[-1]

    @property
    def busy(self) -> bool:
        """Whether something is still going to happen by itself."""
        return self.top.busy

    @property
    def moving(self) -> bool:
        """Whether the next frame must be drawn."""
        return self.dirty or self.top.moving

    def go(self, route: Route | None) -> None:
        """Follow a scene's wish; None changes nothing."""
        if route is None:
            return
        self.dirty = True
        if route.scene == "quit":
            self.finished = True
            return
        self._below = None
        self._captured = ""
        # The letter that opened a screen must not be typed into it.
        self._drop_text = True
        if route.how == "pop" and len(self.scenes) > 1:
            self.scenes.pop().leave()
            # What was chosen above may show below.
            self.top.resize(self.size)
            self.ring.put(self._focus_below.pop())
            return
        scene = self._laid_out(route)
        if route.how == "push":
            self._focus_below.append(self.ring.name)
        else:
            self.clear()
        self.scenes.append(scene)
        self.ring.put(scene.default() if isinstance(scene, HasDefault) else "")

    def clear(self) -> None:
        """Leave every scene, the topmost first."""
        self._focus_below.clear()
        while self.scenes:
            self.scenes.pop().leave()

    def forget(self) -> None:
        """Drop every scene without asking it anything: one of them has failed."""
        self._focus_below.clear()
        self.scenes.clear()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay every scene out for a new window size (or text size)."""
        self.size = size
        self._below = None
        self.dirty = True
        for scene in self.scenes:
            scene.resize(size)

    def controls(self) -> list[Control]:
        """Return what can be pressed now, in focus order."""
        return self.top.controls()

    def focused(self) -> Control | None:
        """Return the control that has the focus."""
        return self.ring.current(self.controls())

    def handle(self, event: pygame.event.Event) -> None:
        """Let one input event take effect."""
        self.dirty = True
        for key in self.pad.keys(event):
            self._pad_key(key)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._mods = event.mod
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._mods = 0
        if event.type == pygame.KEYDOWN:
            self._drop_text = False
            self._do_key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.go(self._down(event))
        elif event.type == pygame.MOUSEBUTTONUP:
            self._up(event)
        elif event.type != pygame.TEXTINPUT or not self._drop_text:
            if event.type == pygame.MOUSEMOTION and event.rel != (0, 0):
                self.ring.visible = False
            self.go(self.top.event(event))

    def press(self, control: Control, mods: int = 0) -> Route | None:
        """Press a control of the topmost scene and return what the scene wishes."""
        self.on_press(control)
        return self.top.press(control.name, mods)

    def update(self, dt_ms: int) -> None:
        """Move time on; everything a scene does by itself happens here."""
        for key in self.pad.update(dt_ms):
            self._pad_key(key)
        self.go(self.top.update(dt_ms))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scenes and the focus ring."""
        if len(self.scenes) > 1:
            surface.blit(self._frozen(surface), (0, 0))
        self.top.draw(surface)
        self.ring.draw(surface, self.controls())
        self.dirty = False

    def _laid_out(self, route: Route) -> Scene:
        scene = self._make(route)
        scene.resize(self.size)
        return scene

    def _frozen(self, surface: pygame.Surface) -> pygame.Surface:
        """The scenes below the topmost, drawn once: covered scenes do not move."""
        if self._below is None:
            for index, scene in enumerate(self.scenes[:-1]):
                if index:
                    surface.blit(veil(self.size), (0, 0))
                scene.draw(surface)
            surface.blit(veil(self.size), (0, 0))
            self._below = surface.copy()
        return self._below

    def _pad_key(self, key: int) -> None:
        self.dirty = True
        if key in _ENTER and not self.ring.visible and not isinstance(self.top, HasDefault):
            # Nothing is pressed that the player did not see to be in focus.
            self.ring.visible = True
            return
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self._do_key(event)

    def _do_key(self, event: pygame.event.Event) -> None:
        before, scene = self.ring.name, self.top
        self.go(self._key(event))
        if self.ring.name != before and self.top is scene and isinstance(scene, FollowsFocus):
            scene.focus(self.ring.name)

    def _key(self, event: pygame.event.Event) -> Route | None:
        scene, controls = self.top, self.controls()
        focus = self.ring.current(controls)
        if focus and focus.role == TEXTBOX and event.key not in _NOT_TYPED:
            return scene.event(event)
        if event.mod & _COMMAND:
            return scene.event(event)
        if event.key == pygame.K_TAB:
            self.ring.step(controls, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        if focus and focus.enabled and self._presses(event.key, focus, scene):
            return self.press(focus, event.mod)
        name = pygame.key.name(event.key)
        for control in controls:
            if name and control.key == name and control.enabled:
                return self.press(control, event.mod)
        if event.key in WAYS:
            way = WAYS[event.key]
            if focus and focus.role == SLIDER and way[0] and isinstance(scene, Adjustable):
                self.ring.visible = True
                scene.adjust(focus.name, way[0])
            else:
                self.ring.move(controls, way)
            return None
        return scene.event(event)

    def _presses(self, key: int, focus: Control, scene: Scene) -> bool:
        if key in _ENTER:
            return self.ring.visible or isinstance(scene, HasDefault)
        # Space hurries animations along: it must not play a card that just became playable.
        return key == pygame.K_SPACE and self.ring.visible and focus.role != CARD

    def _down(self, event: pygame.event.Event) -> Route | None:
        self.ring.visible = False
        self._captured = ""
        if event.button == 1:
            control = control_at(self.controls(), event.pos)
            if control and control.enabled:
                self._captured = control.name
                self.ring.put(control.name)
        return self.top.event(event)

    def _up(self, event: pygame.event.Event) -> None:
        scene, captured = self.top, self._captured
        self._captured = ""
        self.go(scene.event(event))
        if event.button != 1 or not captured or self.finished or self.top is not scene:
            return
        control = control_at(self.controls(), event.pos)
        if control and control.enabled and control.name == captured:
            self.go(self.press(control, getattr(event, "mod", self._mods)))
