"""Appends a match to its record while it is played, without making the table wait for the disk.

Knows files and threads; must not know what the tokens mean. One thread hands each text to the
system, which survives the death of the program; another makes the disk keep it, which survives
the death of the machine and may take long.
"""

import os
import threading
from collections import deque
from pathlib import Path

from game.store.atomic import sync_folder
from game.store.salvage import whole_part

_OPEN_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
_BLANKS = (" ", "\n")
_GRACE_S = 0.002
"""How long `append` waits for the system to take the text: far less than a frame."""


class MatchWriter:
    """The pen of one record; a file that is already there is continued after its last whole token.

    Methods may be called from the frame loop: none raises for a disk that is full, missing or
    slow. What could not be written is kept, `error` says why, and the next `append` tries again.
    """

    def __init__(self, path: Path) -> None:
        """Prepare to write; the file is opened, or made, by the writer's own thread."""
        self.path = path
        self._changed = threading.Condition()
        self._descriptor: int | None = None
        self._texts: deque[bytes] = deque()
        self._written = self._kept = 0
        """Bytes that the system has taken, and of them those that the disk surely keeps."""
        self._writing = self._closing = False
        self._errors: dict[str, OSError] = {}
        self._threads = [
            threading.Thread(target=work, name="record", daemon=True)
            for work in (self._write_texts, self._keep_texts)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def error(self) -> OSError | None:
        """Why the last try to write failed; None once everything could be written again."""
        with self._changed:
            return next(iter(self._errors.values()), None)

    def append(self, text: str) -> None:
        """Add text that ends in a blank or new line, in one write of its own.

        The blank is what says that the token before it is whole; ValueError if it is missing.
        """
        if not text.endswith(_BLANKS):
            raise ValueError(f"a record's text must end in a blank: {text!r}")
        with self._changed:
            if self._closing:
                raise ValueError(f"the record is closed: {self.path}")
            self._texts.append(text.encode("utf-8"))
            self._try_again()
            # So that what the next frame shows is already out of the program's hands.
            self._changed.wait_for(lambda: not self._has_writing_to_do(), _GRACE_S)

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait until the disk holds everything; False after `timeout` seconds or on an error."""
        with self._changed:
            self._try_again()
            self._changed.wait_for(lambda: self._is_kept() or self._errors, timeout)
            return self._is_kept()

    def close(self, timeout: float = 5.0) -> bool:
        """Flush and let the file go; False if something could not be written. May be repeated."""
        is_kept = self.flush(timeout)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(timeout)
        if self._descriptor is not None and not any(each.is_alive() for each in self._threads):
            os.close(self._descriptor)
            self._descriptor = None
        return is_kept

    def _try_again(self) -> None:
        self._errors.clear()
        self._changed.notify_all()

    def _has_writing_to_do(self) -> bool:
        return self._writing or (bool(self._texts) and not self._errors)

    def _has_keeping_to_do(self) -> bool:
        return self._kept < self._written and not self._errors

    def _is_kept(self) -> bool:
        return not self._texts and self._kept == self._written

    def _write_texts(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._has_writing_to_do())
                if not self._has_writing_to_do():
                    return
                self._writing = True
            problem = None
            try:
                self._write_first_text()
            except OSError as error:
                problem = error
            with self._changed:
                self._writing = False
                if problem is not None:
                    self._errors["write"] = problem
                self._changed.notify_all()

    def _write_first_text(self) -> None:
        """Write one text; the part that the system does not take goes on waiting."""
        if self._descriptor is None:
            self._descriptor = _open_at_end(self.path)
        text = self._texts[0]
        count = os.write(self._descriptor, text)
        with self._changed:
            self._written += count
            if count < len(text):
                self._texts[0] = text[count:]
            else:
                self._texts.popleft()

    def _keep_texts(self) -> None:
        is_named = False
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._has_keeping_to_do())
                if not self._has_keeping_to_do():
                    return
                descriptor, written = self._descriptor, self._written
            assert descriptor is not None
            problem = None
            try:
                os.fsync(descriptor)
                if not is_named:
                    sync_folder(self.path.parent)
                    is_named = True
            except OSError as error:
                problem = error
            with self._changed:
                if problem is None:
                    self._kept = written
                else:
                    self._errors["keep"] = problem
                self._changed.notify_all()


def _open_at_end(path: Path) -> int:
    """Open a record to be continued, without the half-written end a kill may have left."""
    descriptor = os.open(path, _OPEN_FLAGS, 0o644)
    try:
        with open(path, "rb") as file:
            whole = len(whole_part(file.read()))
        os.ftruncate(descriptor, whole)
        os.lseek(descriptor, whole, os.SEEK_SET)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor
