"""Several people at one program: each has a home with settings and matches of their own.

Knows folders and which of them is in use; must not know what a person is called: the name is one
of the home's settings. The first home is the data folder itself, so that whoever plays alone never
notices; the others are numbered folders beside one another.
"""

import json
import shutil
from pathlib import Path

from game.store.atomic import write_text
from game.store.paths import matches_dir, profiles_dir, settings_path

FIRST = ""
"""The profile whose home is the data folder itself."""


def home(data: Path, profile: str) -> Path:
    """The home of a profile."""
    return profiles_dir(data) / profile if profile else data


def list_profiles(data: Path) -> list[str]:
    """The profiles of a data folder, oldest first; at least the one in use."""
    folder = profiles_dir(data)
    others = (
        [path.name for path in folder.iterdir() if _is_profile(path)] if _exists(folder) else []
    )
    others.sort(key=int)
    is_first_there = settings_path(data).exists() or not others
    return [FIRST, *others] if is_first_there else others


def in_use(data: Path) -> str:
    """The profile in use: the one chosen last, if it is still there."""
    known = list_profiles(data)
    try:
        chosen = json.loads(_choice_path(data).read_text(encoding="utf-8"))["profile"]
    except (OSError, ValueError, KeyError, TypeError):
        chosen = FIRST
    return chosen if chosen in known else known[0]


def use(data: Path, profile: str) -> None:
    """Choose a profile, from now on and for the next start; OSError if it cannot be noted."""
    profiles_dir(data).mkdir(parents=True, exist_ok=True)
    write_text(_choice_path(data), json.dumps({"profile": profile}) + "\n")


def add_profile(data: Path) -> str:
    """Make an empty home and return its profile; OSError if it cannot be made."""
    taken = [int(profile) for profile in list_profiles(data) if profile]
    profile = str(max(taken, default=1) + 1)
    matches_dir(home(data, profile)).mkdir(parents=True)
    return profile


def delete_profile(data: Path, profile: str) -> None:
    """Delete a home with all it holds; OSError if it cannot be, ValueError for the last one."""
    if len(list_profiles(data)) < 2:
        raise ValueError("one profile must stay")
    if profile:
        shutil.rmtree(home(data, profile))
        return
    # What else lies in the data folder belongs to everybody.
    shutil.rmtree(matches_dir(data), ignore_errors=True)
    matches_dir(data).mkdir(exist_ok=True)
    settings_path(data).unlink(missing_ok=True)


def _choice_path(data: Path) -> Path:
    return profiles_dir(data) / "in-use.json"


def _exists(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:
        return False


def _is_profile(path: Path) -> bool:
    return path.name.isascii() and path.name.isdecimal() and path.is_dir()
