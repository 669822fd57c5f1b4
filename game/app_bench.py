"""How the window does: frames while cards fly, the first picture, rest, memory, each beside a
yardstick from the same run.

Each figure comes from a fresh process with its own data folder, on the display at hand or on
none. Knows the program from outside; must not know what is on the table.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from game.app import Game

Figure = dict[str, object]

SIZE = (1920, 1080)
FRAMES = 600
FRAME_MS = 16
FRAMES_OF_THOUGHT = 30
STARTS = 5
"""The best of so many starts counts: the others had the machine for themselves less."""
SETTLE_S, REST_S = 6.0, 10.0
_EMPTY_SIZE = (1280, 720)
_LIMIT_S = 120


def window_figures(frames: int = FRAMES, rest_s: float = REST_S) -> dict[str, Figure]:
    """Return milliseconds a frame, milliseconds to the first picture, CPU at rest, memory."""
    flying, crowded, dealt = _run("flying", frames), _run("flying_six", frames), _run("dealt")
    start, empty = _start_ms("title", "empty_gui")
    resting, bare = _run("resting", rest_s), _run("bare_window", rest_s)
    return {
        "frame_ms": {
            "value": flying["frames"],
            "baseline": flying["bare_frames"],
            "baseline_is": "filling and showing an empty window of 1920x1080",
        },
        "frame_ms_six": {
            "value": crowded["frames"],
            "baseline": crowded["bare_frames"],
            "baseline_is": "filling and showing an empty window of 1920x1080",
        },
        "first_hand_frame_ms": {
            "value": dealt["frames"],
            "baseline": dealt["bare_frames"],
            "baseline_is": "filling and showing an empty window of 1920x1080",
        },
        "start_ms": {
            "value": start,
            "baseline": empty,
            "baseline_is": "an empty pygame_gui window",
        },
        "rest_cpu_percent": {
            "value": resting["cpu"],
            "baseline": bare["cpu"],
            "baseline_is": "an empty pygame window that looks for events as often",
        },
        "window_memory_mb": {
            "value": resting["memory"],
            "baseline": _run("empty_gui")["memory"],
            "baseline_is": "an empty pygame_gui window",
        },
    }


def child(name: str, *numbers: float) -> None:
    """Do one measurement in this process and print what came out as JSON."""
    print(json.dumps(_CHILDREN[name](*numbers)), flush=True)


def _run(name: str, *numbers: float) -> dict[str, Any]:
    """Do a measurement in a process of its own."""
    if getattr(sys, "frozen", False):
        return _spawned(name, *numbers)
    words = ", ".join([repr(name), *map(repr, numbers)])
    done = subprocess.run(
        [sys.executable, "-c", f"from game.app_bench import child; child({words})"],
        cwd=Path(__file__).resolve().parents[1],
        env=_environment(),
        capture_output=True,
        text=True,
        timeout=_LIMIT_S,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def _spawned(name: str, *numbers: float) -> dict[str, Any]:
    """The same in a frozen program, which starts processes only by starting itself."""
    import multiprocessing

    os.environ.update(_environment())
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_send, args=(theirs, name, numbers))
    process.start()
    answer: dict[str, Any] = ours.recv() if ours.poll(_LIMIT_S) else {}
    process.join(_LIMIT_S)
    return answer


def _send(line: Connection, name: str, numbers: tuple[float, ...]) -> None:
    line.send(_CHILDREN[name](*numbers))


def _environment() -> dict[str, str]:
    """What a measurement stands on: no sound, the display at hand or none, everything compiled
    as on a player's machine from the second start on."""
    found = {"SDL_FRAMEBUFFER_ACCELERATION": "0", "SDL_AUDIODRIVER": "dummy", **os.environ}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    found["PYTHONPYCACHEPREFIX"] = _compiled()
    if not (found.get("DISPLAY") or found.get("WAYLAND_DISPLAY")):
        found.setdefault("SDL_VIDEODRIVER", "dummy")
    return found


@cache
def _compiled() -> str:
    """A folder for what Python compiles, the same for all measurements of this run."""
    folder = tempfile.mkdtemp(prefix="vale-cuatro-bench-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _start_ms(*names: str) -> list[int]:
    """Milliseconds from asking the system for a process to its first picture, of each window.

    They take turns, so that a busy machine does not favour one.
    """
    best = [float("inf")] * len(names)
    for _ in range(STARTS):
        for number, name in enumerate(names):
            # The clock of the system: it is the same in both processes.
            start = time.time()
            best[number] = min(best[number], _run(name)["shown"] - start)
    return [round(seconds * 1000) for seconds in best]


def _flying(frames: float, rules: dict[str, str] | None = None) -> dict[str, Any]:
    """CPU time of frames in which something moves on the table, and of empty ones.

    ``rules``: of the table it begins at, instead of the title.
    """
    import pygame

    from game.app import WARM_UP_MS
    from game.ui.paint import assets

    with tempfile.TemporaryDirectory() as folder:
        game = _game(folder, SIZE, inline=True, rules=rules)
        # A player looks at the title for a moment, in which the loop draws cards to come.
        for _ in range(FRAMES_OF_THOUGHT):
            game.step(FRAME_MS)
            game.draw()
            assets.warm_up(WARM_UP_MS)
        _go_on(game)
        times: list[float] = []
        while len(times) < frames:
            is_moving = game.must_draw and game.stage.busy
            start = time.process_time()
            game.step(FRAME_MS)
            game.draw()
            pygame.display.flip()
            if is_moving:
                times.append(time.process_time() - start)
            elif not game.stage.busy:
                for _ in range(FRAMES_OF_THOUGHT):
                    assets.warm_up(WARM_UP_MS)
                _go_on(game)
        bare = _bare_frames(game)
        game.close()
    return {"frames": _spread(times), "bare_frames": _spread(bare)}


def _flying_six(frames: float) -> dict[str, Any]:
    """The same at a table of six, duels and all."""
    return _flying(frames, {"players": "6", "pica": "0"})


def _bare_frames(game: Game) -> list[float]:
    """CPU time of frames in which nothing is drawn."""
    import pygame

    surface, bare = game.window.surface, []
    for _ in range(120):
        start = time.process_time()
        surface.fill(0)
        pygame.display.flip()
        bare.append(time.process_time() - start)
    return bare


def _dealt() -> dict[str, Any]:
    """CPU time of the frames of a first hand, where the program starts at a table: nothing has
    been drawn yet."""
    import pygame

    from game.app import QUICK_FRAME_S
    from game.ui.paint import assets

    with tempfile.TemporaryDirectory() as folder:
        game = _game(folder, SIZE, inline=True, rules={})
        times: list[float] = []
        while game.stage.top.name == "table" and len(times) < FRAMES:
            is_moving = game.must_draw and game.stage.busy
            start = time.process_time()
            game.step(FRAME_MS)
            if game.must_draw:
                game.draw()
                pygame.display.flip()
            spent = time.process_time() - start
            if is_moving:
                times.append(spent)
                if spent < QUICK_FRAME_S:
                    assets.warm_up()
            elif not game.stage.busy:
                _go_on(game)
        bare = _bare_frames(game)
        game.close()
    # The first frame lays the table out; it is no frame of a movement.
    return {"frames": _spread(times[1:]), "bare_frames": _spread(bare)}


def _resting(seconds: float) -> dict[str, Any]:
    """CPU of one core while the table waits for the player, and the memory it takes."""
    with tempfile.TemporaryDirectory() as folder:
        game = _game(folder, SIZE, inline=False)
        _go_on(game)
        _loop_for(game, SETTLE_S)
        start = time.process_time()
        _loop_for(game, seconds)
        cpu = (time.process_time() - start) / seconds * 100
        game.close()
    return {"cpu": round(cpu, 2), "memory": _memory_mb()}


def _title() -> dict[str, Any]:
    """When the title was first on screen."""
    from game.app import Game
    from game.shell.launch import Launch

    with tempfile.TemporaryDirectory() as folder:
        game = Game(Launch(data_dir=Path(folder), size=_EMPTY_SIZE), unseen=True)
        game.step(0)
        game.draw()
        _show()
        shown = time.time()
        game.close()
    return {"shown": shown}


def _empty_gui() -> dict[str, Any]:
    """When an empty pygame_gui window was first on screen, and its memory."""
    import pygame
    import pygame_gui

    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(_EMPTY_SIZE, pygame.RESIZABLE)
    manager = pygame_gui.UIManager(_EMPTY_SIZE)
    manager.update(0)
    manager.draw_ui(surface)
    _show()
    return {"shown": time.time(), "memory": _memory_mb()}


def _bare_window(seconds: float) -> dict[str, Any]:
    """CPU of a window in which nothing ever happens."""
    import pygame

    from game.app import CALM_FRAMES_PER_S

    pygame.display.init()
    pygame.display.set_mode(SIZE, pygame.RESIZABLE)
    clock = pygame.time.Clock()
    start, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        pygame.event.get()
        clock.tick(CALM_FRAMES_PER_S)
    return {"cpu": round((time.process_time() - start) / seconds * 100, 2)}


def _game(
    folder: str, size: tuple[int, int], inline: bool, rules: dict[str, str] | None = None
) -> Game:
    """A game at its title, or at a table of some rules."""
    from game.app import Game
    from game.session.thinker import InlineThinker
    from game.shell.launch import Launch

    launch = Launch(data_dir=Path(folder), size=size, seed="bench", rules=rules)
    return Game(launch, unseen=True, think=InlineThinker if inline else None)


def _go_on(game: Game) -> None:
    """Do what comes first for a player who wants to see cards fly."""
    names = [control.name for control in game.stage.controls() if control.enabled]
    for start in ("menu:play", "dialog:", "hand:next", "match:again", "card:", "call:Q", "call:"):
        for name in names:
            if name.startswith(start):
                game.stage.go(game.stage.top.press(name))
                return


def _loop_for(game: Game, seconds: float) -> None:
    """Let the game's own loop run in real time."""
    import threading

    def stop() -> None:
        game.stage.finished = True

    game.stage.finished = False
    threading.Timer(seconds, stop).start()
    game.loop()


def _show() -> None:
    import pygame

    pygame.display.flip()


def _spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2)

    return {"p50": at(0.5), "p99": at(0.99)}


def _memory_mb() -> float | None:
    """The most memory this process has had, where the system tells."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1_000_000 if sys.platform == "darwin" else 1000), 1)


_CHILDREN: dict[str, Callable[..., dict[str, Any]]] = {
    "flying": _flying,
    "flying_six": _flying_six,
    "dealt": _dealt,
    "resting": _resting,
    "title": _title,
    "empty_gui": _empty_gui,
    "bare_window": _bare_window,
}
