"""The stack of scenes and how input reaches them: pointer, keys, gamepad, focus.

Knows the Scene protocol and routes; must not know any one scene. Everything is read from events
(never from the state of the mouse or the keyboard), so posted events do what real ones do. Scenes
and `handle` speak of keys as they are at first: `understood` translates what the player pressed,
and `controls` tells which key presses a control now.

A scene's `event` also gets every pointer event, before a click presses a control: dragging starts
on controls. A click counts only if its control was enabled when the button went down, so a click
that skips an animation presses nothing. `replace` from a scene that lies over others takes the
others away too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, runtime_checkable

import pygame

from game.ui.input import bindings
from game.ui.input.bindings import KEYS, PAD, chord_of, key_event
from game.ui.input.commands import COMMANDS, DIRECTIONS, TANTO_KEYS
from game.ui.input.controls import Control, control_at
from game.ui.input.focus import WAYS, FocusRing
from game.ui.input.pad import Pad
from game.ui.paint.plates import veil
from game.ui.route import Route
from game.ui.scene import Scene

TEXTBOX, SLIDER, CARD = "textbox", "slider", "card"
"""Roles of controls that keys treat in a way of their own."""

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_NOT_TYPED = (*_ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
_TANTOS = COMMANDS["tantos"].key
PAUSED = ("table", "end-hand")
"""Scenes that a pause can be laid over."""
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
        self.bindings = bindings.active()
        self.finished = False
        self.dirty = True
        """Whether something changed that the screen does not show yet."""
        self.on_press: Callable[[Control], None] = lambda control: None
        """Told of each press before it takes effect."""
        self.on_button: Callable[[pygame.event.Event], bool] = lambda event: False
        """Offered each key that a gamepad's button stands for, first; returns whether it took
        it."""
        self.on_doubt: Callable[[Control], None] = lambda control: None
        """Told when a gamepad must press a second time to give something up."""
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
        """Return what can be pressed now, in focus order, with the keys that press it now."""
        return [
            control
            if not control.key or (key := self.bindings.key_for(control.key)) == control.key
            else replace(control, key=key)
            for control in self.top.controls()
        ]

    def pause(self) -> None:
        """Pause the topmost scene, if it is one that goes on by itself."""
        if self.top.name in PAUSED and any(c.name == "back" for c in self.top.controls()):
            self.go(self.top.press("back"))

    def understood(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """Return an event as scenes know it: keys by where they are at first.

        None where it has been used up or means nothing. What is being typed stays as it is.
        """
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._use(KEYS)
        if event.type == pygame.MOUSEBUTTONDOWN:
            # Whoever clicks does not press a key after all.
            self.bindings.listener = None
        if event.type != pygame.KEYDOWN:
            return event
        if self.bindings.listener is not None:
            if pygame.key.name(event.key) in bindings.HELD:
                return event
            self._heard(KEYS, chord_of(event))
            return None
        focus = self.focused()
        if focus and focus.role == TEXTBOX and _is_typed(event):
            return event
        return self.bindings.understood(event)

    def focused(self) -> Control | None:
        """Return the control that has the focus."""
        return self.ring.current(self.controls())

    def handle(self, event: pygame.event.Event) -> None:
        """Let one input event take effect."""
        self.dirty = True
        for name in self.pad.pressed(event):
            self._button(name)
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
        for name in self.pad.update(dt_ms):
            self._button(name)
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

    def _use(self, device: str) -> None:
        """Note the device in use: its signs are written on what it presses."""
        if self.bindings.device != device:
            self.bindings.device = device
            self.dirty = True

    def _heard(self, device: str, where: str) -> None:
        listener, self.bindings.listener = self.bindings.listener, None
        self.dirty = True
        if listener is not None:
            listener(device, where)

    def _button(self, name: str) -> None:
        """Do what a button of the gamepad stands for."""
        self.dirty = True
        self._use(PAD)
        if self.bindings.listener is not None:
            self._heard(PAD, name)
            return
        command = self.bindings.command_at(PAD, name)
        # Whoever put «up» elsewhere still moves the focus by the stick.
        chord = command.canonical if command else name if name in DIRECTIONS else ""
        if not chord:
            return
        if command and command.name == "tantos":
            self._next_tanto()
            return
        event = key_event(chord)
        if self.on_button(event):
            return
        if event.key in _ENTER and not self._is_plain_enter():
            # Nothing is pressed that the player did not see to be in focus.
            self.ring.show(self.controls())
            return
        if command and command.name == "no-quiero" and self._is_in_doubt(chord):
            return
        self._do_key(event, is_typing=False)

    def _is_plain_enter(self) -> bool:
        """Whether it is clear what Enter does: it is seen, or hurries along, or goes on."""
        if self.ring.visible or isinstance(self.top, HasDefault) or self.top.busy:
            return True
        return any(c.enabled and c.key == "return" for c in self.top.controls())

    def _is_in_doubt(self, key: str) -> bool:
        """Whether what gives something up by one button is to be pressed again; then its control
        has the focus."""
        for control in self.top.controls():
            if control.key == key and control.enabled:
                if self.ring.visible and self.ring.name == control.name:
                    return False
                self.ring.put(control.name, True)
                self.on_doubt(control)
                return True
        return False

    def _next_tanto(self) -> None:
        """Put the focus on the next call of envido or flor."""
        found = [c for c in self.top.controls() if c.enabled and c.key in TANTO_KEYS]
        names = [control.name for control in found]
        if names:
            at = names.index(self.ring.name) + 1 if self.ring.name in names else 0
            self.ring.put(names[at % len(names)], True)

    def _do_key(self, event: pygame.event.Event, is_typing: bool = True) -> None:
        """``is_typing``: the key may write into a line that has the focus."""
        before, scene = self.ring.name, self.top
        self.go(self._key(event, is_typing))
        if self.ring.name != before and self.top is scene and isinstance(scene, FollowsFocus):
            scene.focus(self.ring.name)

    def _key(self, event: pygame.event.Event, is_typing: bool) -> Route | None:
        scene, controls = self.top, self.top.controls()
        focus = self.ring.current(controls)
        if focus and focus.role == TEXTBOX and is_typing and event.key not in _NOT_TYPED:
            return scene.event(event)
        if event.mod & _COMMAND:
            return scene.event(event)
        if event.key == pygame.K_TAB:
            self.ring.step(controls, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        if focus and focus.enabled and self._presses(event.key, focus, scene):
            return self.press(focus, event.mod)
        name = pygame.key.name(event.key)
        if name == _TANTOS and not event.mod:
            self._next_tanto()
            return None
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


def _is_typed(event: pygame.event.Event) -> bool:
    """Whether a key writes a letter or moves in a line, rather than asking for something."""
    if event.mod & _COMMAND or event.key in _NOT_TYPED:
        return False
    return not pygame.K_F1 <= event.key <= pygame.K_F12
