"""The player's settings while the program runs: read freely, changed in one place, saved at once.

Knows where settings are kept; must not know what they do.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from game.store import settings as stored
from game.store.paths import settings_path
from game.store.settings import Settings

log = logging.getLogger(__name__)

Changed = Callable[[frozenset[str]], None]


class Preferences:
    """The settings of one data folder."""

    def __init__(
        self, data: Path, kept: Settings, for_now: Mapping[str, object] | None = None
    ) -> None:
        """``kept`` is what was saved; ``for_now`` what this run was asked for instead, which is
        not saved until the player changes it."""
        self._path = settings_path(data)
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

    def save(self) -> None:
        """Write the settings; a disk that refuses is told to the log, the game goes on."""
        try:
            stored.save(self._path, self._kept)
        except OSError as error:
            log.warning("settings not saved: %s", error)
