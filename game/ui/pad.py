"""A gamepad as the keys it stands for, so that everything a key does a pad does.

Knows SDL's names of buttons and sticks; must not know what the keys do.
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
}
"""Buttons by the names that people and the command line use."""

TRIGGERS: dict[str, int] = {
    "lt": pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    "rt": pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}

_KEYS: dict[int, int] = {
    pygame.CONTROLLER_BUTTON_A: pygame.K_RETURN,
    pygame.CONTROLLER_BUTTON_B: pygame.K_ESCAPE,
    pygame.CONTROLLER_BUTTON_X: pygame.K_t,
    pygame.CONTROLLER_BUTTON_Y: pygame.K_e,
    pygame.CONTROLLER_BUTTON_BACK: pygame.K_F1,
    pygame.CONTROLLER_BUTTON_START: pygame.K_ESCAPE,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: pygame.K_s,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: pygame.K_l,
    pygame.CONTROLLER_BUTTON_DPAD_UP: pygame.K_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: pygame.K_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: pygame.K_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: pygame.K_RIGHT,
}
_AXIS_KEYS: dict[int, tuple[int, int]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (pygame.K_LEFT, pygame.K_RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (pygame.K_UP, pygame.K_DOWN),
}
_TRIGGER_KEYS: dict[int, int] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: pygame.K_n,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: pygame.K_q,
}


class Pad:
    """Turns a pad's events into keys, held directions repeating."""

    def __init__(self) -> None:
        self._held = 0
        self._wait_ms = 0
        self._axis: dict[int, int] = {}
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

    def keys(self, event: pygame.event.Event) -> list[int]:
        """Return the keys that an event presses; empty for events that are not a pad's."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.open()
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(_KEYS.get(event.button, 0))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            if _KEYS.get(event.button, 0) == self._held:
                self._held = 0
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._tilt(event.axis, event.value / _FULL)
        return []

    def update(self, dt_ms: int) -> list[int]:
        """Return the keys that repeat because a direction has been held for long enough."""
        if not self._held:
            return []
        self._wait_ms -= dt_ms
        if self._wait_ms > 0:
            return []
        self._wait_ms += NEXT_REPEAT_MS
        return [self._held]

    def _press(self, key: int) -> list[int]:
        if not key:
            return []
        if key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            self._held, self._wait_ms = key, FIRST_REPEAT_MS
        return [key]

    def _tilt(self, axis: int, value: float) -> list[int]:
        key = 0
        if axis in _AXIS_KEYS and abs(value) >= _DEAD_ZONE:
            key = _AXIS_KEYS[axis][value > 0]
        elif axis in _TRIGGER_KEYS and value >= _TRIGGER:
            key = _TRIGGER_KEYS[axis]
        before = self._axis.get(axis, 0)
        self._axis[axis] = key
        if key == before:
            return []
        if before == self._held:
            self._held = 0
        return self._press(key)
