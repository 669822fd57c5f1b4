"""How the program was asked to start, as values.

Knows what the command line can ask of a window; must not know how the words were read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from game.store.settings import SPEEDS


class BadLaunch(ValueError):
    """Something asked for that cannot be; the text says what, in one line of English."""


@dataclass(frozen=True, slots=True)
class Launch:
    """What one run was asked for; the defaults are a plain start.

    ``rules`` and ``seats`` ask for a table at once; ``real_time`` only matters to `drive`.
    """

    file: Path | None = None
    fullscreen: bool = False
    windowed: bool = False
    size: tuple[int, int] | None = None
    lang: str = ""
    mute: bool = False
    seed: str = ""
    data_dir: Path | None = None
    safe_mode: bool = False
    reset_settings: bool = False
    log_level: str = "info"
    rules: Mapping[str, str] | None = None
    seats: tuple[str, ...] = ()
    speed: str = ""
    text: int = 0
    first_run: bool = False
    real_time: bool = False

    @property
    def at_table(self) -> bool:
        """Whether the program starts at a table, not at the title."""
        return self.file is not None or self.rules is not None or bool(self.seats)


def read_launch(words: object) -> Launch:
    """Return the values in anything with the attributes of a `Launch`, as argparse makes it.

    A missing attribute or None is the default; ``rules`` and ``seats`` may still be text
    (``"target=15 flor=si"``, ``"human,bot:experto"``). Raises BadLaunch.
    """
    given = {}
    for each in fields(Launch):
        value = getattr(words, each.name, None)
        if value is not None and value != "":
            given[each.name] = _READ.get(each.name, lambda plain: plain)(value)
    return Launch(**given)  # type: ignore[arg-type]


def _path(value: object) -> Path:
    return Path(str(value))


def _size(value: object) -> tuple[int, int]:
    if isinstance(value, str):
        wide, _, tall = value.lower().partition("x")
        if not (wide.isdigit() and tall.isdigit()):
            raise BadLaunch(f"a size is written like 1280x720, not {value!r}")
        return int(wide), int(tall)
    assert isinstance(value, tuple | list)
    return int(value[0]), int(value[1])


def _rules(value: object) -> Mapping[str, str]:
    if isinstance(value, Mapping):
        return {str(key): str(word) for key, word in value.items()}
    pairs = {}
    for pair in str(value).split():
        key, equals, word = pair.partition("=")
        if not equals:
            raise BadLaunch(f"a rule is written like target=15, not {pair!r}")
        if key in pairs:
            raise BadLaunch(f"--rules: {key} stands twice")
        pairs[key] = word
    return pairs


def _seats(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return tuple(word.strip() for word in value.split(","))
    assert isinstance(value, tuple | list)
    return tuple(str(word) for word in value)


def _speed(value: object) -> str:
    if value not in SPEEDS:
        raise BadLaunch(f"there is no speed {value!r}, only {', '.join(SPEEDS)}")
    return str(value)


def _text(value: object) -> int:
    try:
        size = int(str(value))
    except ValueError:
        size = 0
    if not 100 <= size <= 200:
        raise BadLaunch(f"the text size is a number of per cent from 100 to 200, not {value!r}")
    return size


_READ = {
    "file": _path,
    "data_dir": _path,
    "size": _size,
    "rules": _rules,
    "seats": _seats,
    "speed": _speed,
    "text": _text,
}
