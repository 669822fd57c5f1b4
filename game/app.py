"""The program in its window: opening it, the loop, what is the same on every screen, closing it.

Knows all rooms below. Heavy rooms (the rules, the rivals) are loaded when a match begins, so that
the title is there at once.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from game.i18n import DEFAULT, set_language, tr
from game.scenes import scene_for
from game.shell.context import Context
from game.shell.desk import Desk, Wish
from game.shell.launch import BadLaunch, Launch, read_launch
from game.shell.logs import LogFile
from game.shell.senses import Senses
from game.shell.shortcuts import Shortcuts
from game.shell.start import first_route, greeted, preferences
from game.shell.system import wants_less_motion
from game.store.lock import InstanceLock
from game.store.paths import data_dir, settings_path
from game.ui.fitting import Fitting
from game.ui.forms.toast import Toast
from game.ui.input.controls import Control
from game.ui.paint import assets, painted
from game.ui.route import Route
from game.ui.sound import Sound
from game.ui.stage import CARD, Stage
from game.ui.window import APPLICATION, NoDisplay, Window, open_display

if TYPE_CHECKING:
    from game.session.thinker import Thinker

log = logging.getLogger(__name__)

FRAMES_PER_S, CALM_FRAMES_PER_S = 60, 20
CALM_AFTER_MS = 300
MAX_STEP_MS = 50
WARM_UP_MS = 12
QUICK_FRAME_S = 0.005
MISTAKE = 2
_LAID_OUT = {"text_scale", "language", "card_back"}
"""Settings after which everything is laid out anew."""


def run(options: object) -> int:
    """Play: open the window, loop until the player leaves, return the exit code.

    ``options`` has the attributes of a `Launch` (argparse's own will do). What keeps the program
    from starting is said in one line on stderr, with code 2.
    """
    try:
        game = Game(greeted(read_launch(options)))
    except (BadLaunch, NoDisplay, OSError) as error:
        print(f"{APPLICATION}: {' '.join(str(error).split())}", file=sys.stderr)
        return MISTAKE
    signal.signal(signal.SIGTERM, lambda *_: game.stage.go(Route("quit")))
    try:
        game.loop()
    finally:
        game.close()
    return 0


class Game:
    """One run of the program. `loop` is real time; `step` and `draw` are the same for `drive`."""

    def __init__(
        self, launch: Launch, unseen: bool = False, think: Callable[[], Thinker] | None = None
    ) -> None:
        """Open everything; raises BadLaunch, NoDisplay or OSError with one line of reason.

        ``unseen``: a display nobody sees is fine. ``think`` makes the rivals' brain; by default
        it works in a process of its own.
        """
        if not getattr(pygame, "IS_CE", 0):
            raise BadLaunch(
                "this needs pygame-ce but pygame lies over it: pip uninstall pygame; "
                "pip install --force-reinstall pygame-ce"
            )
        first = first_route(launch)
        if launch.safe_mode:
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        open_display(unseen)
        self.launch = launch
        self.data = data_dir(launch.data_dir)
        self._lock = InstanceLock(self.data)
        if not self._lock.acquire():
            raise BadLaunch(f"the game is already running with the data in {self.data}")
        self._log_file = LogFile(self.data, launch.log_level)
        settings = preferences(self.data, launch)
        now = settings.now
        set_language(launch.lang or now.language or DEFAULT)
        self.window = Window(
            launch.size or now.window_size,
            now.fullscreen,
            None if launch.size else now.window_place,
            now.window_maximised and not launch.size,
        )
        wish = Wish(launch.rules, launch.seats, launch.seed)
        self.desk = Desk(settings, think or _worker, wish)
        self.ctx = Context(self.data, settings, Sound(), self.window, self.desk)
        self.senses = Senses()
        self.senses.follow(now)
        self.ctx.caption = self.senses.captions.say
        self.ctx.hush = self.senses.captions.clear
        self.ctx.sound.on_play = self.senses.captions.hear
        self.toast = Toast()
        self.ctx.say = self.toast.say
        self.stage = Stage(lambda route: scene_for(self.ctx, route), self.window.size)
        self.stage.on_press = self._tick
        self.stage.on_doubt = self._doubt
        self.shortcuts = Shortcuts(self.ctx, self.stage, self._picture)
        self.stage.on_button = self.shortcuts.take
        settings.listen(self._follow)
        self.ctx.apply_sound()
        self._fitting = Fitting(self.stage)
        self._is_hidden = self._is_awake = self._is_shown = False
        self._guard(lambda: self.stage.go(first))

    def loop(self) -> None:
        """Run in real time until the player leaves."""
        clock = pygame.time.Clock()
        dt = calm_ms = 0
        is_ready = False
        while not self.stage.finished:
            start = time.perf_counter()
            self.step(min(dt, MAX_STEP_MS))
            if self.must_draw:
                self.draw()
                pygame.display.flip()
                calm_ms = 0
                if time.perf_counter() - start < QUICK_FRAME_S:
                    # What flies next is better drawn now than in the frame that needs it.
                    assets.warm_up()
            else:
                calm_ms += dt
                is_ready = not assets.warm_up(WARM_UP_MS)
            is_calm = calm_ms >= CALM_AFTER_MS and is_ready
            dt = clock.tick(CALM_FRAMES_PER_S if is_calm else FRAMES_PER_S)

    def wake(self) -> None:
        """Start what the first picture can do without: sound card, gamepads, ornament."""
        if self._is_awake:
            return
        self._is_awake = True
        if not self.launch.safe_mode:
            self.ctx.sound.open()
        self.stage.pad.open()
        painted.unpack()
        self.stage.dirty = True
        is_first = not settings_path(self.ctx.preferences.home).exists()
        if is_first and wants_less_motion():
            self.ctx.change(reduced_motion=True)
        for deed in self.ctx.sound.deeds():
            assets.want(deed)

    @property
    def must_draw(self) -> bool:
        """Whether the window shows something that is no longer so."""
        return self.stage.moving and not self._is_hidden

    def step(self, dt_ms: int) -> None:
        """Take all waiting input, then move time on by `dt_ms` (at most 50)."""
        if self._is_shown:
            self.wake()
        for event in pygame.event.get():
            self._guard(lambda event=event: self._take(event))  # type: ignore[misc]
        self._guard(lambda: self._fit(dt_ms))
        if not self.stage.finished:
            self._guard(lambda: self.stage.update(dt_ms))
        if self.toast.update(dt_ms) | self.senses.captions.update(dt_ms):
            self.stage.dirty = True

    def draw(self) -> None:
        """Draw everything on the window's surface; showing it is the caller's."""
        self._is_shown = True
        surface = self.window.surface
        self._guard(lambda: self._fitting.draw(surface))
        scale = self.ctx.scale(surface.get_size())
        place = getattr(self.stage.top, "caption_place", None) if self.stage.scenes else None
        self.senses.captions.draw(surface, scale, place() if place else None)
        self.toast.draw(surface, scale)

    def close(self) -> None:
        """Save and let everything go; harmless when it has happened."""
        if not self._lock.is_held:
            return
        self.window.note_size()
        self.ctx.change(
            window_size=self.window.windowed_size,
            window_place=self.window.place,
            window_maximised=self.window.is_maximised,
        )
        self.stage.clear()
        self.desk.stop()
        self.ctx.sound.close()
        # Not all of pygame: letters that were loaded stay good for the next run in this process.
        pygame.display.quit()
        self._lock.release()
        self._log_file.close()

    def _take(self, event: pygame.event.Event) -> None:
        """What is the same on every screen; the rest is the stage's."""
        understood = self.stage.understood(event)
        if understood is None:
            return
        event = understood
        self.window.note(event)
        if event.type == pygame.QUIT:
            self.stage.go(Route("quit"))
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._is_hidden = True
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
            self._is_hidden = False
            self.stage.dirty = True
        elif event.type == pygame.AUDIODEVICEADDED and self._is_awake:
            self.ctx.sound.open()
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.stage.handle(event)
            self.ctx.say(tr("Se desconectó el gamepad"))
            self.stage.pause()
        elif not self.shortcuts.take(event):
            self.stage.handle(event)
            if event.type == pygame.WINDOWFOCUSLOST and self.ctx.settings.pause_unfocused:
                self.stage.pause()

    def _fit(self, dt_ms: int) -> None:
        if self._fitting.update(self.window.size, dt_ms):
            self.window.note_size()

    def _follow(self, names: frozenset[str]) -> None:
        """Do at once what changed settings ask for."""
        if "fullscreen" in names:
            self.window.set_fullscreen(self.ctx.settings.fullscreen)
        if self.senses.follow(self.ctx.settings, names) or names & _LAID_OUT:
            self.stage.resize(self.window.size)
        self.stage.dirty = True

    def _doubt(self, control: Control) -> None:
        """A gamepad gives nothing up by one press."""
        self.ctx.say(tr("Otra vez para «{words}»").format(words=control.label))

    def _tick(self, control: Control) -> None:
        if control.role != CARD:
            self.ctx.sound.play("tick", bus="interface")

    def _picture(self) -> None:
        """Save a picture of the window."""
        folder = self.data / "screenshots"
        if not self.launch.data_dir:
            from platformdirs import user_pictures_path

            folder = user_pictures_path() / "Vale Cuatro"
        path = folder / f"{datetime.now():%Y-%m-%d_%H-%M-%S-%f}.png"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.window.surface, path)
        except (OSError, pygame.error) as error:
            log.warning("no screenshot: %s", error)
            self.ctx.say(tr("No se pudo guardar la captura."))
        else:
            self.ctx.say(tr("Captura guardada en {path}").format(path=path))

    def _guard(self, deed: Callable[[], None]) -> None:
        """Do something; if it fails, show the error screen instead of dying."""
        try:
            deed()
        except Exception:
            report = traceback.format_exc()
            log.error("%s", report)
            if self.stage.scenes and self.stage.top.name == "error":
                raise
            # The failed screen may not even be able to leave.
            self.stage.forget()
            args: dict[str, object] = {"report": report, "log": self._log_file.path}
            self.stage.go(Route("error", args=args))


def _worker() -> Thinker:
    from game.session.thinker import WorkerThinker

    return WorkerThinker()
