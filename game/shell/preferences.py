"""The player's settings while the program runs: read freely, changed in one place, saved at once.

Knows where settings are kept; must not know what they do.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from pathlib import Path

from game.store import settings as stored
from game.store.paths import settings_path
from game.store.settings import Settings

log = logging.getLogger(__name__)

OF_THE_WINDOW = ("window_size", "window_place", "window_maximised", "fullscreen")
"""Settings that belong to the window and not to a person."""

Changed = Callable[[frozenset[str]], None]


class Preferences:
    """The settings of one profile at a time, in its ``home``."""

    def __init__(
        self, home: Path, kept: Settings, for_now: Mapping[str, object] | None = None
    ) -> None:
        """``kept`` is what was saved; ``for_now`` what this run was asked for instead, which is
        not saved until the player changes it."""
        self.home = home
        self._kept = kept
        self._listeners: list[Changed] = []
        self.now = replace(kept, **(for_now or {}))  # type: ignore[arg-type]

    def listen(self, listener: Changed) -> None:
        """Call `listener` with the names of settings after each change."""
        self._listeners.append(listener)

    def change(self, **values: object) -> None:
        """Change settings by name; what is unchanged costs nothing."""
        before, self.now = self.now, replace(self.now, **values)  # type: ignore[arg-type]
        self._kept = replace(self._kept, **values)  # type: ignore[arg-type]
        names = frozenset(n for n in values if getattr(before, n) != getattr(self.now, n))
        if not names:
            return
        self.save()
        for listener in self._listeners:
            listener(names)

    def move(self, home: Path) -> None:
        """Go over to another profile's settings; the window stays as it is."""
        kept, problems = stored.load(settings_path(home))
        for problem in problems:
            log.warning("settings: %s %s %s", problem.code, problem.path, problem.detail)
        before, self.home = self.now, home
        stays = {name: getattr(before, name) for name in OF_THE_WINDOW}
        self.now = self._kept = replace(kept, **stays)
        self.save()
        names = (each.name for each in fields(Settings))
        changed = frozenset(n for n in names if getattr(before, n) != getattr(self.now, n))
        for listener in self._listeners:
            listener(changed)

    def save(self) -> None:
        """Write the settings; a disk that refuses is told to the log, the game goes on."""
        try:
            stored.save(settings_path(self.home), self._kept)
        except OSError as error:
            log.warning("settings not saved: %s", error)
