"""The command line: starts what its words ask for, says in one line what is wrong with them.

Knows every command. A window is imported only by the commands that show one: help, records,
contests and bots need no pygame.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from game.cli import commands, words
from game.cli.words import PROGRAM, VERSION, Mistake

__all__ = ["PROGRAM", "VERSION", "main"]

MISTAKE = 2
INTERRUPTED = 130
NOBODY_READS = 1
_COMMANDS = {
    "replay": (words.replay_parser, commands.replay),
    "arena": (words.arena_parser, commands.arena),
    "bot": (words.bot_parser, commands.bot),
    "bench": (words.bench_parser, commands.bench),
    "drive": (words.drive_parser, commands.drive),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0, or 2 with one line on stderr."""
    _speak_utf8()
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except Mistake as mistake:
        return _complain(str(mistake))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Without this the interpreter would try once more, and complain, when it leaves.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except Exception as error:  # whatever it is, a person gets a line and not a traceback
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        return _complain(f"a fault of the program, sorry: {error!r} at {where}")
    return code


def _run(arguments: list[str]) -> int:
    place = _command_place(arguments)
    if place is None:
        return commands.play(words.game_parser().parse_args(arguments))
    name = arguments.pop(place)
    make_parser, do = _COMMANDS[name]
    parser = make_parser(name)
    words.add_data_dir(parser)
    return do(parser.parse_args(arguments))


def _command_place(arguments: Sequence[str]) -> int | None:
    """Return where the command stands: the first word that is neither a flag nor its value."""
    place = 0
    while place < len(arguments):
        word = arguments[place]
        if word in words.FLAGS_WITH_VALUE:
            place += 2
        elif word.startswith("-") and word not in ("-", "--"):
            place += 1
        else:
            return place if word in _COMMANDS else None
    return None


def _complain(text: str) -> int:
    print(f"{PROGRAM}: {' '.join(text.split())}", file=sys.stderr)
    return MISTAKE


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")
