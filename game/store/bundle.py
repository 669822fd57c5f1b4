"""Everything that is kept, in one .zip to carry away, and back from one.

Knows which files belong to it and how to put others in their place so that a power cut leaves the
old ones or the new ones; must not know what they mean. Logs and the lock stay where they are.
"""

import contextlib
import json
import os
import shutil
import tempfile
import zipfile
import zlib
from datetime import datetime
from pathlib import Path, PurePosixPath

from game.store.atomic import sync_folder, write_text
from game.store.paths import matches_dir

SUFFIX = ".zip"
LARGEST_BYTES = 512 * 1024 * 1024
"""More than a lifetime of matches; a smaller file that unpacks to more is no copy of ours."""

_MARK = "vale-cuatro.json"
"""The file that says that a .zip is one of ours."""
_NAMES = ("settings.json", "matches", "profiles")
"""What is kept, by its names in the data folder."""
_COMING = "import-coming"
_READY = "import-ready.json"
_KINDS = (".json", ".truco")
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
)
"""What reading a damaged or foreign .zip raises."""


class BadBundle(Exception):
    """A .zip that cannot be taken in: damaged, or no copy of this game's."""


def export_all(data: Path, folder: Path, now: datetime) -> Path:
    """Write all that is kept into a new .zip in a folder and return its path.

    OSError if it cannot be written; a half-written one is never left under its name.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = now.strftime("vale-cuatro_%Y-%m-%d_%H-%M-%S")
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}_{number}{SUFFIX}"
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(_MARK, json.dumps({"schema": 1}) + "\n")
                for kept in _kept(data):
                    archive.write(kept, kept.relative_to(data).as_posix())
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(folder)
    return path


def list_bundles(folder: Path) -> list[Path]:
    """The .zip files in a folder, newest first; empty if it cannot be read."""
    try:
        found = [path for path in folder.iterdir() if path.suffix.lower() == SUFFIX]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def import_all(data: Path, path: Path) -> None:
    """Put what a .zip holds in the place of all that is kept.

    Raises BadBundle or OSError, and then nothing has changed.
    """
    coming = data / _COMING
    shutil.rmtree(coming, ignore_errors=True)
    try:
        with zipfile.ZipFile(path) as archive:
            _unpack(archive, coming)
    except _DAMAGE as error:
        shutil.rmtree(coming, ignore_errors=True)
        raise BadBundle(str(error)) from error
    except BaseException:
        shutil.rmtree(coming, ignore_errors=True)
        raise
    names = [name for name in _NAMES if (coming / name).exists()]
    # From here on the import is decided: what a power cut interrupts, the next start finishes.
    write_text(data / _READY, json.dumps(names))
    finish_import(data)


def finish_import(data: Path) -> None:
    """Put what was unpacked and decided on in its place; harmless if there is nothing."""
    ready, coming = data / _READY, data / _COMING
    try:
        names = json.loads(ready.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return
    for name in _NAMES:
        new, old = coming / name, data / name
        if new.exists():
            _remove(old)
            os.replace(new, old)
        elif name not in names:
            _remove(old)
    matches_dir(data).mkdir(exist_ok=True)
    sync_folder(data)
    ready.unlink(missing_ok=True)
    shutil.rmtree(coming, ignore_errors=True)


def _kept(data: Path) -> list[Path]:
    found = []
    for name in _NAMES:
        path = data / name
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        found += [each for each in inside if each.is_file() and each.suffix in _KINDS]
    return found


def _unpack(archive: zipfile.ZipFile, target: Path) -> None:
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if _MARK not in [entry.filename for entry in entries]:
        raise BadBundle("not a copy of this game's data")
    if sum(entry.file_size for entry in entries) > LARGEST_BYTES:
        raise BadBundle("too large")
    target.mkdir()
    for entry in entries:
        if entry.filename == _MARK:
            continue
        inside = PurePosixPath(entry.filename)
        is_ours = inside.parts[0] in _NAMES and inside.suffix in _KINDS
        if inside.is_absolute() or ".." in inside.parts or "\\" in entry.filename or not is_ours:
            raise BadBundle(f"{entry.filename} does not belong to it")
        place = target.joinpath(*inside.parts)
        place.parent.mkdir(parents=True, exist_ok=True)
        # Reading to the end checks the sum of the file.
        with archive.open(entry) as source, place.open("wb") as file:
            shutil.copyfileobj(source, file)
            file.flush()
            os.fsync(file.fileno())
        if inside.name == "settings.json":
            _check_settings(place)


def _check_settings(path: Path) -> None:
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadBundle("its settings are damaged") from error
    if not isinstance(document, dict):
        raise BadBundle("its settings are damaged")


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
