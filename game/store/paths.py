"""Where the game keeps what it writes.

Knows the platform's data folder, the portable switch and the names of the folders inside; must
not know what is written there. Nothing is ever written beside the program unless its owner put a
`portable.txt` there.
"""

import sys
from pathlib import Path

from platformdirs import user_data_dir, user_documents_path

APPLICATION = "vale-cuatro"
PORTABLE_SWITCH = "portable.txt"
PORTABLE_FOLDER = "vale-cuatro-data"


def data_dir(override: Path | None = None) -> Path:
    """The data folder with its sub-folders, made if need be; OSError if they cannot be made.

    In this order: `override`; a folder beside the program if `portable.txt` lies there; the
    platform's folder for a user's data.
    """
    folder = override or _portable_dir() or _users_dir()
    folder = folder.expanduser().resolve()
    for sub_folder in (matches_dir(folder), logs_dir(folder)):
        sub_folder.mkdir(parents=True, exist_ok=True)
    return folder


def matches_dir(data: Path) -> Path:
    """Where the matches' records lie inside a data folder."""
    return data / "matches"


def logs_dir(data: Path) -> Path:
    """Where the program's logs lie inside a data folder."""
    return data / "logs"


def settings_path(data: Path) -> Path:
    """The settings file inside a data folder."""
    return data / "settings.json"


def profiles_dir(data: Path) -> Path:
    """Where the profiles but the first have their own folders inside a data folder."""
    return data / "profiles"


def carried_dir(data: Path) -> Path:
    """Where copies to carry away go: among the user's documents, or inside a data folder that is
    not the platform's own. It need not exist."""
    if data == _users_dir().resolve():
        return user_documents_path() / "Vale Cuatro"
    return data / "exports"


def is_portable() -> bool:
    """Whether what is kept lies beside the program because its owner wants it so."""
    return _portable_dir() is not None


def is_untouched(override: Path | None = None) -> bool:
    """Whether nobody has ever played with this data folder; makes nothing."""
    folder = (override or _portable_dir() or _users_dir()).expanduser()
    matches = matches_dir(folder)
    has_played = matches.is_dir() and any(matches.iterdir())
    return not (settings_path(folder).exists() or profiles_dir(folder).exists() or has_played)


def program_dir() -> Path:
    """The folder of the program: of the executable when frozen, else of `main.py`."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[2]


def _users_dir() -> Path:
    return Path(user_data_dir(APPLICATION, appauthor=False))


def _portable_dir() -> Path | None:
    program = program_dir()
    return program / PORTABLE_FOLDER if (program / PORTABLE_SWITCH).is_file() else None
