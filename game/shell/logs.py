"""The program's log: a file in the data folder that does not grow for ever.

Knows logging; must not know what is logged.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from game.store.paths import logs_dir

FILE_BYTES, FILES = 1_000_000, 5
_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile:
    """Everything the program notes from `LogFile(...)` to `close`, in a file."""

    def __init__(self, data: Path, level: str = "info") -> None:
        """``level`` is one of debug, info, warning, error. A disk that refuses is no reason
        not to play: then warnings go to stderr."""
        self.path = logs_dir(data) / "vale-cuatro.log"
        self._root = logging.getLogger()
        self._before = self._root.level
        self._handler: logging.Handler
        try:
            _make_room(self.path)
            self._handler = logging.FileHandler(self.path, encoding="utf-8")
        except OSError:
            self._handler = logging.StreamHandler(sys.stderr)
            self._handler.setLevel(logging.WARNING)
        self._handler.setFormatter(logging.Formatter(_FORM))
        self._root.addHandler(self._handler)
        self._root.setLevel(level.upper())

    def close(self) -> None:
        """Let the file go."""
        self._root.removeHandler(self._handler)
        self._root.setLevel(self._before)
        self._handler.close()


def _make_room(path: Path) -> None:
    """Put a log that has grown away, and forget the oldest. Only between runs: the standard
    handler that also does it in the middle of one costs the first picture 5 ms of imports."""
    if not path.exists() or path.stat().st_size < FILE_BYTES:
        return
    older = [path, *(path.with_name(f"{path.name}.{n}") for n in range(1, FILES))]
    for newer, target in reversed(list(pairwise(older))):
        with suppress(FileNotFoundError):
            newer.replace(target)
