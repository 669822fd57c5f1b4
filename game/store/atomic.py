"""Files that are either the old one or the new one, and damaged ones moved out of the way.

Knows how to replace and rename files safely; must not know what is in them.
"""

import contextlib
import os
import tempfile
from pathlib import Path


def write_text(path: Path, text: str) -> None:
    """Replace a file by this text, as UTF-8; OSError leaves the old file as it was.

    A reader, or a power cut at any moment, finds the whole old text or the whole new one.
    """
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the names of files in a folder last through a power cut, where the system can."""
    # Windows opens no folders, and some network disks refuse to sync one: the file itself is safe.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to `NAME.damaged-N`, the first free N from 1, and return that path."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside
