"""What every scene is given: settings, sound, measures, the match, and a way to speak up.

Knows the rooms below; must not know any one scene, so that scenes may share it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.store import settings as stored
from game.store.paths import settings_path
from game.store.settings import Settings
from game.ui.sound import Sound
from game.ui.theme import Scale

if TYPE_CHECKING:
    from game.session.match import Match

log = logging.getLogger(__name__)

RIVAL_NAME = "El Profe"
"""The one rival there is so far; names are not translated."""


class WindowLike(Protocol):
    """What scenes may ask of the window."""

    @property
    def is_fullscreen(self) -> bool:
        """Whether the window fills the screen."""

    def set_fullscreen(self, wanted: bool) -> None:
        """Fill the screen, or go back to a window."""

    def set_title(self, title: str = ...) -> None:
        """Write on the window's frame."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The match that can be gone on with: against whom, the score (own first) and which hand."""

    rival: str
    score: tuple[int, ...]
    hand: int


class Desk(Protocol):
    """Where matches come from; the program puts one in, tests another."""

    def unfinished(self) -> Unfinished | None:
        """Return what the match to go on with looks like; None if there is none."""

    def start(self) -> Match:
        """Begin a match by the settings; it becomes the one to go on with."""

    def resume(self) -> Match:
        """Go on with the unfinished match; LookupError if there is none."""

    def close(self) -> None:
        """Put the match in play away so that all of it is on disk; harmless if there is none."""

    def abandon(self) -> None:
        """Give the match in play up, which ends it."""


class Context:
    """The shared things of one run of the program.

    ``settings`` are read freely and changed only by `change`. ``on_change`` is called after each
    change with the names that changed.
    """

    def __init__(
        self, data: Path, settings: Settings, sound: Sound, window: WindowLike, desk: Desk
    ) -> None:
        self.data = data
        self.settings = settings
        self.sound = sound
        self.window = window
        self.desk = desk
        self.on_change: Callable[[frozenset[str]], None] = lambda names: None
        self.say: Callable[[str], None] = log.info
        """Show a short message over the scene."""

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures of a window of `size` pixels with the player's text size."""
        return Scale(size, self.settings.text_scale / 100)

    def change(self, **values: object) -> None:
        """Change settings by name, apply them at once and save them."""
        before = self.settings
        self.settings = replace(before, **values)  # type: ignore[arg-type]
        names = frozenset(n for n in values if getattr(before, n) != getattr(self.settings, n))
        if not names:
            return
        self.apply_sound()
        self.save()
        self.on_change(names)

    def apply_sound(self) -> None:
        """Make the sound follow the settings."""
        now = self.settings
        self.sound.set_volumes(
            now.volume_general,
            effects=now.volume_effects,
            voices=now.volume_voices,
            music=now.volume_music,
            interface=now.volume_effects,
        )
        if self.sound.muted != now.muted:
            self.sound.mute(now.muted)

    def save(self) -> None:
        """Write the settings; a disk that refuses is said in the log, the game goes on."""
        try:
            stored.save(settings_path(self.data), self.settings)
        except OSError as error:
            log.warning("settings not saved: %s", error)
