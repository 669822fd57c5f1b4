"""The one tree of named controls: mouse, keys, gamepad, speech, `drive` and tests all use it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Control:
    """Something a person can press. ``rect`` is in window pixels; ``label`` is translated text.

    ``key`` is the pygame key name that presses it (empty: only by focus); ``value`` the state of a
    toggle or slider, or the text of an input, as a person would hear it. ``place`` is where it
    lies for the arrow keys, if that is not where it is seen: on a screen that slides, where it
    would be if the window were tall enough.
    """

    name: str
    role: str
    label: str
    rect: pygame.Rect
    enabled: bool = True
    key: str = ""
    value: str = ""
    place: pygame.Rect | None = None


def control_at(controls: list[Control], pos: tuple[int, int]) -> Control | None:
    """Return the topmost control under a window position (later ones lie on top)."""
    for control in reversed(controls):
        if control.rect.collidepoint(pos):
            return control
    return None
