"""A gamepad as names of buttons: pressed once, held directions and sticks repeating.

Knows SDL's names of buttons, sticks and triggers; must not know what they are for.
"""

from __future__ import annotations

import logging

import pygame

log = logging.getLogger(__name__)

FIRST_REPEAT_MS, NEXT_REPEAT_MS = 400, 120
_DEAD_ZONE = 0.6
_TRIGGER = 0.5
_FULL = 32767

BUTTONS: dict[str, int] = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "back": pygame.CONTROLLER_BUTTON_BACK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "lb": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "rb": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "ls": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "rs": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
}
"""Buttons by the names that people and the command line use."""

TRIGGERS: dict[str, int] = {
    "lt": pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    "rt": pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}

_NAMES = {code: name for name, code in BUTTONS.items()}
_TRIGGER_NAMES = {axis: name for name, axis in TRIGGERS.items()}
_STICK: dict[int, tuple[str, str]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
}
_REPEATING = ("up", "down", "left", "right")


class Pad:
    """Turns a pad's events into names of buttons."""

    def __init__(self) -> None:
        self._held = ""
        self._wait_ms = 0
        self._axis: dict[int, str] = {}
        self._open: list[object] = []

    def open(self) -> None:
        """Listen to the pads that are plugged in; silently none if the system has no support."""
        try:
            from pygame._sdl2 import controller

            controller.init()
            self._open = [
                controller.Controller(index)
                for index in range(controller.get_count())
                if controller.is_controller(index)
            ]
        except (ImportError, pygame.error) as error:
            log.info("no gamepads: %s", error)

    def pressed(self, event: pygame.event.Event) -> list[str]:
        """Return the buttons that an event presses; empty for events that are not a pad's."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.open()
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            # Nobody can let go of what is no longer there.
            self._held = ""
            self._axis.clear()
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(_NAMES.get(event.button, ""))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            if _NAMES.get(event.button, "") == self._held:
                self._held = ""
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._tilt(event.axis, event.value / _FULL)
        return []

    def update(self, dt_ms: int) -> list[str]:
        """Return the directions that repeat because they have been held for long enough."""
        if not self._held:
            return []
        self._wait_ms -= dt_ms
        if self._wait_ms > 0:
            return []
        self._wait_ms += NEXT_REPEAT_MS
        return [self._held]

    def _press(self, name: str) -> list[str]:
        if not name:
            return []
        if name in _REPEATING:
            self._held, self._wait_ms = name, FIRST_REPEAT_MS
        return [name]

    def _tilt(self, axis: int, value: float) -> list[str]:
        name = ""
        if axis in _STICK and abs(value) >= _DEAD_ZONE:
            name = _STICK[axis][value > 0]
        elif axis in _TRIGGER_NAMES and value >= _TRIGGER:
            name = _TRIGGER_NAMES[axis]
        before = self._axis.get(axis, "")
        self._axis[axis] = name
        if name == before:
            return []
        if before and before == self._held:
            self._held = ""
        return self._press(name)
