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
        self._descriptor: int | None = None
        self._texts: deque[bytes] = deque()
        self._changed = threading.Condition()
        self._try_again = True
        self._writing = False
        self._unsynced = True
        self._closing = False
        self._error: OSError | None = None
        self._threads = [
            threading.Thread(target=work, name=f"record-{work.__name__}", daemon=True)
            for work in (self._write_texts, self._sync_texts)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def error(self) -> OSError | None:
        """Why the last try to write failed; None once everything could be written again."""
        with self._changed:
            return self._error

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
            self._try_again = True
            self._changed.notify_all()
            # So that what the next frame shows is already out of the program's hands.
            self._changed.wait_for(self._is_idle, _GRACE_S)

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait until the disk holds everything; False after `timeout` seconds or on an error."""
        with self._changed:
            self._try_again = True
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._is_idle() and not self._unsynced, timeout)
            return not self._texts and not self._unsynced and self._error is None

    def close(self, timeout: float = 5.0) -> bool:
        """Flush and let the file go; False if something could not be written. May be repeated."""
        safe = self.flush(timeout)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(timeout)
        with self._changed:
            if self._descriptor is not None and not any(t.is_alive() for t in self._threads):
                os.close(self._descriptor)
                self._descriptor = None
        return safe

    def _is_idle(self) -> bool:
        return not self._writing and (not self._texts or not self._try_again)

    def _write_texts(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or not self._is_idle())
                if self._is_idle():
                    return
                self._writing = True
            error = self._write_waiting()
            with self._changed:
                self._writing = False
                self._error = error
                if error is not None:
                    self._try_again = False
                self._changed.notify_all()

    def _write_waiting(self) -> OSError | None:
        """Write what waits, in order; what is left when the system refuses stays waiting."""
        try:
            if self._descriptor is None:
                self._descriptor = _open_at_end(self.path)
            while self._texts:
                text = self._texts[0]
                written = os.write(self._descriptor, text)
                with self._changed:
                    self._unsynced = True
                    if written < len(text):
                        self._texts[0] = text[written:]
                    else:
                        self._texts.popleft()
        except OSError as error:
            return error
        return None

    def _sync_texts(self) -> None:
        named = False
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._may_sync())
                if not self._may_sync():
                    return
                descriptor, self._unsynced = self._descriptor, False
            assert descriptor is not None
            error = None
            try:
                os.fsync(descriptor)
            except OSError as problem:
                error = problem
            if not named:
                sync_folder(self.path.parent)
                named = True
            with self._changed:
                self._error = error or self._error
                self._changed.notify_all()

    def _may_sync(self) -> bool:
        return self._unsynced and self._descriptor is not None


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
