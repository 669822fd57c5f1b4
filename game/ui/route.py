"""Where to go next: scenes name one another by route, so none imports another."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Route:
    """A wish of a scene: ``scene`` is one of the names of the command line's ``drive`` page.

    ``how`` says what becomes of the present scene: ``replace`` it, ``push`` over it (it stays
    visible and frozen below) or ``pop`` back to the one below (``scene`` is then ignored).
    ``quit`` is the scene name that closes the program. ``args`` are the new scene's own.
    """

    scene: str
    how: str = "replace"
    args: dict[str, object] = field(default_factory=dict)
