"""What a player chose once and expects to find again, kept as a small JSON file.

Knows each setting's default and which values make sense; must not know what a setting does, nor
which rules exist (`rules` holds their words unread). A file written by a later version keeps what
this one does not understand.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.store.atomic import set_aside, write_text
from game.store.problem import Problem, ProblemCode

SCHEMA = 1
SPEEDS = ("lenta", "normal", "rapida", "instantanea")
TEXT_SCALES = (100, 125, 150, 175, 200)
UI_SCALES = (70, 80, 90, 100, 110, 120)
CARD_BACKS = (1, 2, 3)
CLOTHS = ("verde", "vino", "azul")
TALLIES = ("palitos", "fosforos", "porotos", "numeros")
MIN_WINDOW = (960, 600)
PERSON = "persona"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a player may set outside a match; change it with `dataclasses.replace`."""

    language: str = ""
    """A code of `i18n.LANGUAGES`; empty until the player chose one."""
    name: str = ""
    level: str = "aficionado"
    """How well the rival plays, in the words of the command line; `PERSON` for somebody at the
    same screen."""
    preset: str = "clasico"
    """The named table that the rules were chosen from."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """Rules of the next match that differ from the defaults, the table's variant and number of
    players among them."""
    seats: Mapping[str, str] = field(default_factory=dict)
    """Who sits where in the next match, by the seat's letter; who is not named is the usual."""
    tables: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What was chosen the last time for other variants than the present one, unread."""
    programs: tuple[str, ...] = ()
    """Command lines of programs from outside that the player had at a table, the last one first:
    only these are run again for a record."""
    teaching: bool = False
    """What cannot be called is shown too, with the reason."""
    speed: str = "normal"
    volume_general: float = 0.8
    volume_effects: float = 1.0
    volume_interface: float = 1.0
    volume_voices: float = 1.0
    volume_music: float = 0.5
    muted: bool = False
    mute_unfocused: bool = True
    text_scale: int = 100
    """Size of texts in per cent."""
    ui_scale: int = 100
    """Size of everything else in per cent of what fits the window."""
    fullscreen: bool = False
    window_size: tuple[int, int] | None = None
    """Width and height in pixels; None until the window was sized by the player."""
    window_place: tuple[int, int] | None = None
    """Where the window's upper left corner was on the desktop; None lets the system choose."""
    window_maximised: bool = False
    confirm_fold: bool = True
    auto_next: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    card_back: int = 1
    """Which back the cards have."""
    suit_letters: bool = False
    """Cards with large indices and the initial of their suit."""
    cloth: str = "verde"
    """Which cloth lies on the table."""
    tally: str = "palitos"
    """What points are counted with on the score pad."""
    captions: bool = False
    """What sounds mean, in words with who makes them."""
    show_keys: bool = True
    """The key or button of a command is written on what it presses."""
    pause_unfocused: bool = False
    trust: bool = False
    """Several people at one screen need no curtain between them."""
    hide_idle: bool = True
    """Their cards are hidden when nobody touches anything for a while."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys of commands that differ from the defaults, by the command's name."""
    buttons: Mapping[str, str] = field(default_factory=dict)
    """Buttons of the gamepad likewise."""
    last_match: str = ""
    """File name of the match to go on with, inside the matches folder."""
    extra: Mapping[str, object] = field(default_factory=dict)
    """What the file held that this version does not know, written back as it was."""


def load(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings in a file, defaults in place of what is missing or wrong, and what was wrong.

    Never raises: a file that is no settings at all is renamed and reported.
    """
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Settings(), ()
    except OSError as error:
        return Settings(), (Problem(ProblemCode.SETTINGS_UNREADABLE, path, error.strerror or ""),)
    try:
        document = json.loads(raw.decode("utf-8"))
        if not isinstance(document, dict):
            raise ValueError("not an object")
    except (ValueError, RecursionError):
        return Settings(), (_damaged(path),)
    return _read(document, path)


def save(path: Path, settings: Settings) -> None:
    """Write the settings in one step; OSError leaves the old file as it was."""
    document: dict[str, object] = {"schema": SCHEMA, **settings.extra}
    for name in _VALID:
        value = getattr(settings, name)
        document[name] = dict(value) if isinstance(value, Mapping) else value
    write_text(path, json.dumps(document, indent=2) + "\n")


def _damaged(path: Path) -> Problem:
    try:
        return Problem(ProblemCode.SETTINGS_DAMAGED, set_aside(path))
    except OSError as error:
        return Problem(ProblemCode.SETTINGS_UNREADABLE, path, error.strerror or "")


def _read(document: dict[str, object], path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    values: dict[str, object] = {}
    problems = []
    for name, valid in _VALID.items():
        if name not in document:
            continue
        try:
            values[name] = valid(document[name])
        except ValueError:
            problems.append(Problem(ProblemCode.SETTINGS_VALUE, path, name))
    extra = {key: value for key, value in document.items() if key not in _VALID}
    if extra.get("schema") == SCHEMA or not _is_int(extra.get("schema")):
        extra.pop("schema", None)
    return Settings(**values, extra=extra), tuple(problems)  # type: ignore[arg-type]


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _line(value: object) -> str:
    """One line of text a person may have typed."""
    if not isinstance(value, str) or len(value) > 200 or not value.isprintable():
        raise ValueError
    return value


def _file_name(value: object) -> str:
    name = _line(value)
    # A settings file must not be able to point the game at files outside its own folder.
    if name != Path(name).name or "\\" in name or name == "..":
        raise ValueError
    return name


def _volume(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError
    return float(value)


def _one_of(choices: tuple[object, ...]) -> Callable[[object], object]:
    def valid(value: object) -> object:
        # By type too: True would pass for 1.
        for choice in choices:
            if type(value) is type(choice) and value == choice:
                return choice
        raise ValueError

    return valid


def _words(value: object) -> Mapping[str, str]:
    if not isinstance(value, dict):
        raise ValueError
    return {_line(key): _line(word) for key, word in value.items()}


def _lines(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError
    return tuple(map(_line, value))


def _tables(value: object) -> Mapping[str, Mapping[str, str]]:
    if not isinstance(value, dict):
        raise ValueError
    return {_line(key): _words(words) for key, words in value.items()}


def _size(value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2 or not all(map(_is_int, value)):
        raise ValueError
    width, height = value
    # The upper bound is far above any screen; it keeps a typing error from eating the memory.
    if not (MIN_WINDOW[0] <= width <= 16384 and MIN_WINDOW[1] <= height <= 16384):
        raise ValueError
    return width, height


def _place(value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2 or not all(map(_is_int, value)):
        raise ValueError
    # A second screen may lie to the left of the first.
    if not all(-32768 <= part <= 32767 for part in value):
        raise ValueError
    return value[0], value[1]


_VALID: Mapping[str, Callable[[object], object]] = {
    "language": _line,
    "name": _line,
    "level": _line,
    "preset": _line,
    "rules": _words,
    "seats": _words,
    "tables": _tables,
    "programs": _lines,
    "teaching": _flag,
    "speed": _one_of(SPEEDS),
    "volume_general": _volume,
    "volume_effects": _volume,
    "volume_interface": _volume,
    "volume_voices": _volume,
    "volume_music": _volume,
    "muted": _flag,
    "mute_unfocused": _flag,
    "text_scale": _one_of(TEXT_SCALES),
    "ui_scale": _one_of(UI_SCALES),
    "fullscreen": _flag,
    "window_size": _size,
    "window_place": _place,
    "window_maximised": _flag,
    "confirm_fold": _flag,
    "auto_next": _flag,
    "reduced_motion": _flag,
    "high_contrast": _flag,
    "card_back": _one_of(CARD_BACKS),
    "suit_letters": _flag,
    "cloth": _one_of(CLOTHS),
    "tally": _one_of(TALLIES),
    "captions": _flag,
    "show_keys": _flag,
    "pause_unfocused": _flag,
    "trust": _flag,
    "hide_idle": _flag,
    "keys": _words,
    "buttons": _words,
    "last_match": _file_name,
}
