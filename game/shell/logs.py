"""The program's log: a file in the data folder that does not grow for ever.

Knows logging; must not know what is logged.
"""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
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
            self._handler = RotatingFileHandler(
                self.path, maxBytes=FILE_BYTES, backupCount=FILES - 1, encoding="utf-8"
            )
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
