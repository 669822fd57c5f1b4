"""A question before something that cannot be undone: its words and what yes does.

Knows nothing of where it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.route import Route


@dataclass(frozen=True, slots=True)
class Question:
    """``scene`` is the screen that asks, whose name the question bears as a dialog does; ``deed``
    is done on yes and may say where to go then, else that screen is back."""

    scene: str
    heading: str
    words: str
    no: str
    yes: str
    deed: Callable[[], Route | None]

    def route(self) -> Route:
        """Return the way to the screen that asks."""
        return Route("ask", "push", {"question": self})
