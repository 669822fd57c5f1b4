"""The matches' records on disk: where a new one goes, which there are, what one of ours says.

Knows file names and what a kill may leave behind; must not know the rules: the text goes to the
engine as it is.
"""

from datetime import datetime
from pathlib import Path

from game.store.atomic import set_aside
from game.store.paths import matches_dir
from game.store.salvage import whole_part
from game.store.writer import MatchWriter

__all__ = [
    "SUFFIX",
    "MatchWriter",
    "is_open",
    "list_matches",
    "new_match_path",
    "read_own",
    "set_aside",
]

SUFFIX = ".truco"
_TAIL_BYTES = 256
"""The line that ends a record is shorter; reading more of hundreds of records takes time."""


def new_match_path(data: Path, now: datetime) -> Path:
    """A name for a match that starts `now`, sorted by time and not taken; makes no file."""
    folder = matches_dir(data)
    stem = now.strftime("%Y-%m-%d_%H-%M-%S")
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}_{number}{SUFFIX}"
    return path


def list_matches(data: Path) -> list[Path]:
    """The records in a data folder, newest first; empty if the folder cannot be read."""
    try:
        found = [path for path in matches_dir(data).iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []
    return sorted(found, key=_age, reverse=True)


def read_own(path: Path) -> str:
    """A record that this program wrote, without what a kill left half written at its end.

    OSError if it cannot be read, UnicodeDecodeError if it is no text.
    """
    return whole_part(path.read_bytes()).decode("utf-8")


def is_open(path: Path) -> bool:
    """Whether a record may be gone on with: the line that ends one is not at its end.

    False for a file that cannot be read.
    """
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - _TAIL_BYTES))
            return b"\nresult " not in file.read()
    except OSError:
        return False


def _age(path: Path) -> tuple[str, int, str]:
    """Sorts matches of the same second by their number, so that the tenth comes after the ninth."""
    return path.stem[:19], len(path.stem), path.stem
