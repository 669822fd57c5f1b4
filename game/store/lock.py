"""One program at a time for one data folder.

Knows the system's file locks, which end with the process however it ends; must not know what the
folder holds.
"""

import os
import sys
from pathlib import Path
from types import TracebackType

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class InstanceLock:
    """The right to write in a data folder: taken with `acquire`, given back with `release`."""

    def __init__(self, data: Path) -> None:
        """Name the lock of a data folder, without taking it."""
        self.path = data / "lock"
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this object holds the lock."""
        return self._descriptor is not None

    def acquire(self) -> bool:
        """Take the lock if nobody has it; False if another program does. OSError if it cannot be.

        Taking it again is harmless.
        """
        if self._descriptor is not None:
            return True
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        if not _lock(descriptor):
            os.close(descriptor)
            return False
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Give the lock back; harmless if it is not held."""
        if self._descriptor is not None:
            # Closing ends the lock; the file stays, as deleting it would let two programs in.
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> bool:
        """Try to take the lock and say whether this program holds it."""
        return self.acquire()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Give the lock back."""
        self.release()


def _lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
