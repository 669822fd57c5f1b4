"""The words of the command line: every flag, what it may hold, what --help says of it.

Knows argparse only. Must not know what the commands do.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

VERSION = "0.1.0"
PROGRAM = "vale-cuatro"
LANGUAGE_CODES = ("es", "en", "pt")
LOG_LEVELS = ("debug", "info", "warning", "error")
SPEEDS = ("lenta", "normal", "rapida", "instantanea")
FLAGS_WITH_VALUE = ("--size", "--lang", "--seed", "--data-dir", "--log-level")
"""Those of the game that may stand before a command's name."""


class Mistake(Exception):
    """What a person got wrong, as the one line they are told."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage before it."""

    def __init__(self, name: str = "", **how: str) -> None:
        super().__init__(
            prog=f"{PROGRAM} {name}".strip(),
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            **how,  # type: ignore[arg-type]
        )
        self.add_argument("--version", action="version", version=f"{PROGRAM} {VERSION}")

    def error(self, message: str) -> NoReturn:
        raise Mistake(message)


def game_parser() -> argparse.ArgumentParser:
    """Return the words of the program without a command: the game."""
    parser = Parser(
        description="Truco of the River Plate. Without a command: the game.",
        epilog=_COMMANDS_HELP,
    )
    _add_game_flags(parser)
    add_data_dir(parser)
    return parser


_COMMANDS_HELP = """commands (each has its own --help):
  replay   play a record and say what happened
  arena    let rivals play one another
  bot      serve one of our rivals over standard input and output
  bench    measure speed and memory
  drive    the game under remote control"""


def _add_game_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="a .truco record to open")
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--fullscreen", action="store_true", help="fill the screen")
    window.add_argument("--windowed", action="store_true", help="start in a window")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels")
    parser.add_argument("--lang", choices=LANGUAGE_CODES, help="language of the game")
    parser.add_argument("--mute", action="store_true", help="no sound")
    parser.add_argument("--seed", type=_word, metavar="S", help="what new matches are dealt from")
    parser.add_argument("--safe-mode", action="store_true", help="no sound card, plain drawing")
    parser.add_argument("--reset-settings", action="store_true", help="forget the settings")
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, default="info", metavar="L", help="|".join(LOG_LEVELS)
    )


def add_data_dir(parser: argparse.ArgumentParser) -> None:
    """Give a command the flag that all of them have."""
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="where settings and matches are kept"
    )


def replay_parser(name: str) -> argparse.ArgumentParser:
    """Return the words of ``replay``."""
    parser = Parser(name, description="Play a record and say what happened.")
    parser.add_argument("file", metavar="FILE", help="a .truco record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="one object instead of a story")
    parser.add_argument("--seat", metavar="a", help="as this seat sees it")
    parser.add_argument("--until-hand", type=_count, metavar="N", help="stop after hand N")
    parser.add_argument("--verify", action="store_true", help="check the commitments of the deals")
    return parser


_SPEC_HELP = """SPEC: random, bot:LEVEL or bot:LEVEL/CHARACTER (novato, aficionado, bueno, experto,
leyenda), bot:NAME for a measuring opponent (rule), cmd:COMMAND LINE for a program of
your own that speaks the bot protocol."""


def arena_parser(name: str) -> argparse.ArgumentParser:
    """Return the words of ``arena``."""
    parser = Parser(name, description="Let rivals play one another.", epilog=_SPEC_HELP)
    parser.add_argument("--a", required=True, metavar="SPEC", help="who plays team A")
    parser.add_argument("--b", required=True, metavar="SPEC", help="who plays team B")
    parser.add_argument("--rules", default="", metavar='"k=v k=v"', help="options of the table")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--matches", type=_count, metavar="N", help="play N matches")
    length.add_argument(
        "--hands", type=_count, metavar="N", help="play N single hands; a win is a hand won"
    )
    parser.add_argument("--score", metavar="15-15", help="the score each begins at")
    parser.add_argument(
        "--duplicate", action="store_true", help="play each deal twice with seats exchanged"
    )
    parser.add_argument("--seed", type=_word, metavar="S", help="the same seed, the same deals")
    parser.add_argument("--jobs", type=_count, default=1, metavar="J", help="processes at work")
    parser.add_argument("--json", action="store_true", help="one object instead of a table")
    return parser


def bot_parser(name: str) -> argparse.ArgumentParser:
    """Return the words of ``bot``."""
    parser = Parser(
        name,
        description="Serve one of our rivals: JSON lines on standard input and output.",
        epilog=_SPEC_HELP,
    )
    parser.add_argument("spec", metavar="SPEC", help="which rival")
    return parser


def bench_parser(name: str) -> argparse.ArgumentParser:
    """Return the words of ``bench``."""
    parser = Parser(name, description="Measure speed and memory, each beside a baseline.")
    parser.add_argument("--json", action="store_true", help="one object instead of a table")
    return parser


def drive_parser(name: str) -> argparse.ArgumentParser:
    """Return the words of ``drive``: the game's own and those of its first table."""
    parser = Parser(name, description="The game under remote control: JSON lines.")
    _add_game_flags(parser)
    parser.add_argument("--rules", metavar='"k=v k=v"', help="options of the table")
    parser.add_argument("--seats", metavar='"human,bot:experto"', help="who sits where")
    parser.add_argument("--speed", choices=SPEEDS, help="how fast things move")
    parser.add_argument("--text", type=_count, metavar="150", help="size of texts in per cent")
    parser.add_argument("--first-run", action="store_true", help="start as on the first run")
    parser.add_argument("--real-time", action="store_true", help="let time pass as it does")
    return parser


def _size(text: str) -> tuple[int, int]:
    wide, _, tall = text.lower().partition("x")
    if not (wide.isdecimal() and tall.isdecimal() and 0 < int(wide) < 1e5 and 0 < int(tall) < 1e5):
        raise argparse.ArgumentTypeError(f"a size is written like 1280x720, not {text!r}")
    return int(wide), int(tall)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 1e9):
        raise argparse.ArgumentTypeError(f"a number from 1 on was expected, not {text!r}")
    return int(text)


def _word(text: str) -> str:
    if not text or not text.isprintable() or set(text) & set(" ;"):
        raise argparse.ArgumentTypeError(f"one word without blanks was expected, not {text!r}")
    return text
