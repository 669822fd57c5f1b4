"""What every scene is given: settings, sound, measures, the match, and a way to speak up.

Knows the rooms below; must not know any one scene, so that all scenes may share it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from game.i18n import DEFAULT, set_language
from game.shell.desk import Desk
from game.shell.preferences import Preferences
from game.store.settings import Settings
from game.ui.paint import assets
from game.ui.paint.theme import Scale
from game.ui.sound import Sound

log = logging.getLogger(__name__)


class WindowLike(Protocol):
    """What scenes may ask of the window."""

    @property
    def is_fullscreen(self) -> bool:
        """Whether the window fills the screen."""

    def set_title(self, title: str = ...) -> None:
        """Write on the window's frame."""


class Context:
    """The shared things of one run of the program.

    ``settings`` are read freely and changed only by `change`; ``desk`` hands out matches.
    """

    def __init__(
        self,
        data: Path,
        preferences: Preferences,
        sound: Sound,
        window: WindowLike,
        desk: Desk,
    ) -> None:
        self.data = data
        self.preferences = preferences
        self.sound = sound
        self.window = window
        self.desk = desk
        self.say: Callable[[str], None] = log.info
        """Show a short message over the scene."""
        self.caption: Callable[[str, str], None] = lambda words, speaker: None
        """Tell what is said, and by whom, to those who read it."""
        self.hush: Callable[[], None] = lambda: None
        """Take away what was told so, at once."""
        preferences.listen(self._follow)
        assets.use_back(self.settings.card_back)

    @property
    def settings(self) -> Settings:
        """What the player chose."""
        return self.preferences.now

    def change(self, **values: object) -> None:
        """Change settings by name: applied at once and saved."""
        self.preferences.change(**values)

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures of a window of `size` pixels with the player's text size."""
        return Scale(size, self.settings.text_scale / 100)

    def apply_sound(self) -> None:
        """Make the sound follow the settings."""
        now = self.settings
        self.sound.set_volumes(
            now.volume_general,
            effects=now.volume_effects,
            voices=now.volume_voices,
            music=now.volume_music,
            interface=now.volume_interface,
        )
        if self.sound.muted != now.muted:
            self.sound.mute(now.muted)

    def _follow(self, names: frozenset[str]) -> None:
        if "language" in names:
            set_language(self.settings.language or DEFAULT)
        if "card_back" in names:
            assets.use_back(self.settings.card_back)
        if any(name.startswith("volume_") or name == "muted" for name in names):
            self.apply_sound()
