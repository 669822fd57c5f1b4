"""Hands for whoever has none: real input events, posted as a mouse, a keyboard and a pad would.

Knows pygame's events and where the pointer is; must not know what any input does. Time between
the events of one gesture is passed by the caller's `frame`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.ui.input.pad import BUTTONS, TRIGGERS

Place = tuple[int, int]

MODS: dict[str, tuple[int, int]] = {
    "shift": (pygame.KMOD_LSHIFT, pygame.K_LSHIFT),
    "ctrl": (pygame.KMOD_LCTRL, pygame.K_LCTRL),
    "alt": (pygame.KMOD_LALT, pygame.K_LALT),
    "meta": (pygame.KMOD_LMETA, pygame.K_LMETA),
}
"""Keys that are held while others are pressed: their bit and themselves."""

_DRAG_STEPS = 8
_FULL = 32767


class Hands:
    """Posts events; ``frame`` lets the program take those posted so far."""

    def __init__(self, frame: Callable[[], None]) -> None:
        self._frame = frame
        self._at: Place = (0, 0)

    def key(self, name: str, mods: Sequence[str] = ()) -> None:
        """Press and release a key by its pygame name; ValueError if there is none."""
        code = pygame.key.key_code(name)
        held = self._hold(mods)
        _post(pygame.KEYDOWN, key=code, mod=held, unicode=_letter(name, held), scancode=0)
        _post(pygame.KEYUP, key=code, mod=held, unicode="", scancode=0)
        self._release(mods, held)

    def text(self, words: str) -> None:
        """Type words letter by letter."""
        for letter in words:
            _post(pygame.KEYDOWN, key=pygame.K_UNKNOWN, mod=0, unicode=letter, scancode=0)
            _post(pygame.TEXTINPUT, text=letter)
            _post(pygame.KEYUP, key=pygame.K_UNKNOWN, mod=0, unicode="", scancode=0)

    def click(self, at: Place, button: int = 1, mods: Sequence[str] = ()) -> None:
        """Go to a place, press the button and let it go."""
        held = self._hold(mods)
        self.move(at)
        _post(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False)
        self._frame()
        _post(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False)
        self._release(mods, held)

    def move(self, at: Place, buttons: tuple[int, int, int] = (0, 0, 0)) -> None:
        """Bring the pointer to a place, with these buttons held."""
        rel = (at[0] - self._at[0], at[1] - self._at[1])
        self._at = at
        _post(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=buttons, touch=False)

    def drag(self, start: Place, goal: Place) -> None:
        """Press at one place, go to another in a few steps, and let go there."""
        self.move(start)
        _post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        self._frame()
        for step in range(1, _DRAG_STEPS + 1):
            x = start[0] + (goal[0] - start[0]) * step // _DRAG_STEPS
            y = start[1] + (goal[1] - start[1]) * step // _DRAG_STEPS
            self.move((x, y), (1, 0, 0))
            self._frame()
        _post(pygame.MOUSEBUTTONUP, pos=goal, button=1, touch=False)

    def wheel(self, x: int, y: int) -> None:
        """Turn the wheel: `y` above 0 is away from the player."""
        _post(pygame.MOUSEWHEEL, x=x, y=y, flipped=False, precise_x=x, precise_y=y, touch=False)

    def pad(self, name: str) -> None:
        """Press a pad's button or trigger and let it go; KeyError if it has none of that name."""
        if name in TRIGGERS:
            for value in (_FULL, 0):
                _post(pygame.CONTROLLERAXISMOTION, axis=TRIGGERS[name], value=value, instance_id=0)
                self._frame()
            return
        _post(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS[name], instance_id=0)
        self._frame()
        _post(pygame.CONTROLLERBUTTONUP, button=BUTTONS[name], instance_id=0)

    def unplug(self) -> None:
        """Take the pad away."""
        _post(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)

    def focus(self, gained: bool) -> None:
        """Give the window the keyboard, or take it away."""
        _post(pygame.WINDOWFOCUSGAINED if gained else pygame.WINDOWFOCUSLOST)

    def close(self) -> None:
        """Close the window."""
        _post(pygame.QUIT)

    def _hold(self, mods: Sequence[str]) -> int:
        held = 0
        for name in mods:
            bit, key = MODS[name]
            held |= bit
            _post(pygame.KEYDOWN, key=key, mod=held, unicode="", scancode=0)
        return held

    def _release(self, mods: Sequence[str], held: int) -> None:
        for name in reversed(mods):
            bit, key = MODS[name]
            held &= ~bit
            _post(pygame.KEYUP, key=key, mod=held, unicode="", scancode=0)


def _post(kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))


def _letter(name: str, mods: int) -> str:
    if len(name) != 1 or mods & ~pygame.KMOD_SHIFT:
        return ""
    return name.upper() if mods else name
