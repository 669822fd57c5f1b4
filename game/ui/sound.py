"""What is heard: short sounds by name, with volumes, silence and no device all handled here.

Knows the files under `assets/sounds` and pygame's mixer; must not know what a sound means in the
game. Nothing raises when there is no sound card or a file is missing: the game plays silently.
"""

from __future__ import annotations

import logging
import random
import re
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.ui.hush import hushed
from game.ui.paint.assets import asset_path

log = logging.getLogger(__name__)

FREQUENCY, BUFFER, CHANNELS = 44100, 512, 16
BUSES = ("effects", "voices", "music", "interface")
_TAKE = re.compile(r"_\d+$")


class Sound:
    """The game's voice; make one, call `open` once, then `play` by name from anywhere."""

    def __init__(self, folder: Path | None = None) -> None:
        """``folder``: where the .ogg files lie, by default the shipped ones."""
        self.folder = folder or asset_path("sounds")
        self.ready = False
        self.muted = False
        self.general = 0.8
        self.volumes: dict[str, float] = dict.fromkeys(BUSES, 1.0)
        self.played: deque[str] = deque(maxlen=32)
        """Names played lately, oldest first, whether anybody could hear them or not."""
        self.on_play: Callable[[str], None] = lambda name: None
        """Told of each sound by its name, whether anybody can hear it or not."""
        self._takes: dict[str, list[Path]] = {}
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, Path] = {}
        # Not the game's generator: which take is heard must not shift a deal.
        self._chance = random.Random()

    def open(self) -> bool:
        """Start the mixer; False (and one line in the log) if there is no sound card."""
        if self.ready:
            return True
        try:
            with hushed():
                pygame.mixer.init(FREQUENCY, -16, 2, BUFFER)
        except pygame.error as error:
            log.warning("no sound: %s", error)
            return False
        pygame.mixer.set_num_channels(CHANNELS)
        self.ready = True
        return True

    def close(self) -> None:
        """Let the sound card go."""
        if self.ready:
            pygame.mixer.quit()
        self.ready = False
        self._loaded.clear()

    def set_volumes(self, general: float, **buses: float) -> None:
        """Set the volume of everything and of some of `BUSES`, each 0 to 1."""
        self.general = general
        self.volumes.update(buses)

    def mute(self, muted: bool) -> None:
        """Silence everything at once, also what is sounding now, or let it be heard again."""
        self.muted = muted
        if muted and self.ready:
            pygame.mixer.stop()

    def play(self, name: str, volume: float = 1.0, bus: str = "effects") -> bool:
        """Play a sound (``card_hard``), another of its takes each time; return whether it sounds.

        Takes are files ``name_1.ogg``, ``name_2.ogg`` … or a single ``name.ogg``.
        """
        self.played.append(name)
        self.on_play(name)
        loudness = volume * self.general * self.volumes.get(bus, 1.0)
        if not self.ready or self.muted or loudness <= 0:
            return False
        sound = self._load(self._choose(name))
        if sound is None:
            return False
        channel = sound.play()
        if channel is None:
            return False
        channel.set_volume(min(1.0, loudness))
        return True

    def names(self) -> list[str]:
        """Return every sound there is a file for."""
        self._find()
        return sorted(self._takes)

    def deeds(self) -> list[Callable[[], object]]:
        """Return what makes every sound ready, one file each, for when there is time."""
        self._find()
        return [partial(self._load, path) for paths in self._takes.values() for path in paths]

    def _find(self) -> None:
        if not self._takes and self.folder.is_dir():
            for path in sorted(self.folder.rglob("*.ogg")):
                self._takes.setdefault(_TAKE.sub("", path.stem), []).append(path)

    def _choose(self, name: str) -> Path | None:
        self._find()
        takes = self._takes.get(name)
        if not takes:
            return None
        fresh = [take for take in takes if take != self._last.get(name)] or takes
        self._last[name] = self._chance.choice(fresh)
        return self._last[name]

    def _load(self, path: Path | None) -> pygame.mixer.Sound | None:
        if path is None or not self.ready:
            return None
        if path not in self._loaded:
            try:
                self._loaded[path] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                log.warning("cannot read the sound %s: %s", path.name, error)
                self._loaded[path] = None
        return self._loaded[path]
