"""The game under remote control: JSON lines in, one answer a line out.

The real game with real scenes and real input events, posted to the real loop's step. Knows how to
read a command and what to answer; must not know what any control does. Time is the driver's own
and costs nothing, unless real time is asked for.
"""

from __future__ import annotations

import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol, TextIO, runtime_checkable
from unicodedata import category

import pygame

from game.app import MISTAKE, Game
from game.shell.launch import BadLaunch, read_launch
from game.ui.input.controls import Control
from game.ui.input.hands import MODS, Hands
from game.ui.input.pad import BUTTONS, TRIGGERS
from game.ui.window import APPLICATION, LONGEST, NoDisplay

if TYPE_CHECKING:
    from game.session.thinker import Thinker

Command = dict[str, Any]
Answer = dict[str, Any]

FRAME_MS = 16
SETTLE_FRAMES = 2
"""Frames after an input before it is answered, so that it has taken effect."""
IDLE_LIMIT_MS = 120_000
THINK_LIMIT_S = 20.0
"""How long a rival may really think while the driver's own time stands still."""
WAIT_LIMIT_MS = 3_600_000
WHEEL_LIMIT = 1000
TEXT_LIMIT = 1000
"""Letters typed at once: the system keeps no more than some ten thousand events."""
FARTHEST = 32_767
"""Where a pointer can be, in pixels from the window's corner: as far as the system counts."""
MOUSE_BUTTONS = 3


@runtime_checkable
class Sliding(Protocol):
    """A scene that can bring a control into sight, as a person would by the wheel."""

    def reveal(self, name: str, at_once: bool = False) -> None:
        """Bring the named control into sight."""


class Refused(ValueError):
    """A command that cannot be done; the text goes into the answer."""


def drive(options: object, source: TextIO | None = None, target: TextIO | None = None) -> int:
    """Serve commands from `source` (standard input) until `quit` or its end; return the exit code.

    ``options`` has the attributes of a `Launch`. Uses the display at hand, else none.
    """
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    lines = sys.stdin if source is None else source
    if lines is None:
        print(f"{APPLICATION}: standard input is closed", file=sys.stderr)
        return MISTAKE
    if isinstance(lines, io.TextIOWrapper):
        # What is no UTF-8 is a mistake in one command, not the end of the session.
        lines.reconfigure(encoding="utf-8", errors="surrogateescape")
    try:
        launch = read_launch(options)
        game = Game(launch, unseen=True, think=None if launch.real_time else _inline)
    except (BadLaunch, NoDisplay, OSError) as error:
        print(f"{APPLICATION}: {' '.join(str(error).split())}", file=sys.stderr)
        return MISTAKE
    driver = Driver(game, launch.real_time)
    try:
        driver.frames(1)
        for line in lines:
            if not line.strip():
                continue
            print(json.dumps(driver.answer(line), ensure_ascii=False), file=target, flush=True)
            if game.stage.finished:
                break
    finally:
        game.close()
    return 0


class Driver:
    """Does commands to one game."""

    def __init__(self, game: Game, real_time: bool = False) -> None:
        self.game, self.real_time = game, real_time
        self._hands = Hands(lambda: self.frames(1))
        self._clock = pygame.time.Clock()
        self._deeds: dict[str, Callable[[Command], Answer | None]] = {
            "tree": self._tree,
            "key": self._key,
            "text": self._text,
            "click": self._click,
            "move": self._move,
            "drag": self._drag,
            "wheel": self._wheel,
            "pad": self._pad,
            "focus": self._focus,
            "size": self._size,
            "wait": self._wait,
            "idle": self._idle,
            "shot": self._shot,
            "record": self._record,
            "quit": self._quit,
        }

    def answer(self, line: str) -> Answer:
        """Do the command in a line; a mistake is answered, never raised."""
        try:
            command = _command(line)
            deed = self._deeds.get(str(command.get("do")))
            if deed is None:
                raise Refused(f'"do" is one of {", ".join(self._deeds)}')
            return {"ok": True, **(deed(command) or {})}
        except Refused as error:
            return {"ok": False, "message": str(error)}

    def frames(self, count: int) -> None:
        """Let the game take so many steps of a frame each, drawing what changed."""
        for _ in range(count):
            self._step(FRAME_MS)

    def _step(self, dt_ms: int) -> None:
        game = self.game
        if game.stage.finished:
            return
        if self.real_time:
            dt_ms = min(50, self._clock.tick(60))
        game.step(dt_ms)
        if game.must_draw and not game.stage.finished:
            game.draw()
            pygame.display.flip()

    # What can be asked

    def _tree(self, command: Command) -> Answer:
        stage = self.game.stage
        focus = stage.focused()
        return {
            "scene": stage.top.name,
            "size": list(self.game.window.size),
            "busy": stage.busy,
            "focus": focus.name if focus else "",
            "controls": [_described(control) for control in stage.controls()],
            "texts": stage.top.texts(),
        }

    def _record(self, command: Command) -> Answer:
        match = self.game.desk.match
        if match is None:
            raise Refused("there is no match")
        return {"record": match.record()}

    def _shot(self, command: Command) -> None:
        path = _word(command, "path")
        self.game.draw()
        pygame.display.flip()
        try:
            pygame.image.save(self.game.window.surface, path)
        except (OSError, pygame.error) as error:
            raise Refused(f"cannot write {path}: {error}") from error

    # What can be done

    def _key(self, command: Command) -> None:
        name, mods = _word(command, "key"), _mods(command)
        try:
            self._hands.key(name, mods)
        except ValueError as error:
            raise Refused(f"there is no key {name!r}") from error
        self.frames(SETTLE_FRAMES)

    def _text(self, command: Command) -> None:
        words = _word(command, "text")
        if len(words) > TEXT_LIMIT:
            raise Refused(f'"text" has at most {TEXT_LIMIT} letters')
        self._hands.text(words)
        self.frames(SETTLE_FRAMES)

    def _click(self, command: Command) -> None:
        at, button = self._place(command), _number(command, "button", 1, MOUSE_BUTTONS, 1)
        self._hands.click(at, button, _mods(command))
        self.frames(SETTLE_FRAMES)

    def _move(self, command: Command) -> None:
        self._hands.move(self._place(command))
        self.frames(SETTLE_FRAMES)

    def _drag(self, command: Command) -> None:
        to = command.get("to")
        goal = _point(command, "to") if isinstance(to, list) else self._place({"name": to})
        self._hands.drag(self._place(command), goal)
        self.frames(SETTLE_FRAMES)

    def _wheel(self, command: Command) -> None:
        x, y = (_number(command, axis, -WHEEL_LIMIT, WHEEL_LIMIT, 0) for axis in ("x", "y"))
        if not (x or y):
            raise Refused('"x" or "y" is missing')
        if "name" in command or "at" in command:
            self._hands.move(self._place(command))
        self._hands.wheel(x, y)
        self.frames(SETTLE_FRAMES)

    def _pad(self, command: Command) -> None:
        name = _word(command, "button")
        try:
            self._hands.pad(name)
        except KeyError as error:
            raise Refused(f"a pad has {', '.join((*BUTTONS, *TRIGGERS))}") from error
        self.frames(SETTLE_FRAMES)

    def _focus(self, command: Command) -> None:
        gained = command.get("gained", True)
        if not isinstance(gained, bool):
            raise Refused('"gained" is true or false')
        self._hands.focus(gained)
        self.frames(SETTLE_FRAMES)

    def _size(self, command: Command) -> None:
        self.game.window.set_size(_pair(command, "size", 1, LONGEST, "[1280,720]"))
        # As long as the game waits between two layouts.
        self.frames(10)

    def _wait(self, command: Command) -> None:
        left = _number(command, "ms", 0, WAIT_LIMIT_MS)
        while left > 0 and not self.game.stage.finished:
            self._step(min(FRAME_MS, left))
            left -= FRAME_MS

    def _idle(self, command: Command) -> None:
        """Let time pass until nothing happens by itself any more."""
        spent_ms, since = 0, time.monotonic()
        self.frames(1)
        while self.game.stage.busy and not self.game.stage.finished:
            self._step(FRAME_MS)
            spent_ms += FRAME_MS
            if spent_ms > IDLE_LIMIT_MS and time.monotonic() - since > THINK_LIMIT_S:
                raise Refused("it never comes to rest")

    def _quit(self, command: Command) -> None:
        self._hands.close()
        self.frames(1)

    def _place(self, command: Command) -> tuple[int, int]:
        """Where a command points: at a named control or at a place in the window."""
        if "at" in command:
            return _point(command, "at")
        name = command.get("name")
        top = self.game.stage.top
        if isinstance(top, Sliding) and isinstance(name, str):
            top.reveal(name, at_once=True)
        for control in self._controls():
            if control.name == name:
                return control.rect.center
        raise Refused(f"there is no control {name!r}" if name else '"name" or "at" is missing')

    def _controls(self) -> Iterator[Control]:
        return iter(self.game.stage.controls())


def _described(control: Control) -> Answer:
    found: Answer = {
        "name": control.name,
        "role": control.role,
        "label": control.label,
        "rect": list(control.rect),
        "enabled": control.enabled,
        "key": control.key,
    }
    if control.value:
        found["value"] = control.value
    return found


def _command(line: str) -> Command:
    try:
        command = json.loads(line)
    except RecursionError as error:
        raise Refused("not JSON: nested too deeply") from error
    except ValueError as error:
        raise Refused(f"not JSON: {error}") from error
    if not isinstance(command, dict):
        raise Refused('a command is an object like {"do":"tree"}')
    return command


def _word(command: Command, key: str) -> str:
    value = command.get(key)
    if not isinstance(value, str) or not value:
        raise Refused(f'"{key}" is missing')
    if any(category(letter) in ("Cc", "Cs") for letter in value):
        raise Refused(f'"{key}" holds a sign that is no letter')
    return value


def _number(command: Command, key: str, least: int, most: int, default: int | None = None) -> int:
    value = command.get(key, default)
    if not (type(value) is int and least <= value <= most):
        raise Refused(f'"{key}" is a whole number from {least} to {most}')
    return value


def _pair(command: Command, key: str, least: int, most: int, like: str) -> tuple[int, int]:
    value = command.get(key)
    parts = value if isinstance(value, list) else []
    fitting = [part for part in parts if type(part) is int and least <= part <= most]
    if len(parts) != 2 or fitting != parts:
        raise Refused(f'"{key}" is like {like}, each from {least} to {most}')
    return fitting[0], fitting[1]


def _point(command: Command, key: str) -> tuple[int, int]:
    return _pair(command, key, -FARTHEST, FARTHEST, "[640,360]")


def _mods(command: Command) -> list[str]:
    names = command.get("mod", [])
    if isinstance(names, str):
        names = [names]
    if not isinstance(names, list) or not all(str(name) in MODS for name in names):
        raise Refused(f'"mod" is a list of {", ".join(MODS)}')
    return names


def _inline() -> Thinker:
    from game.session.thinker import InlineThinker

    return InlineThinker()
