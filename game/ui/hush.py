"""Silence for libraries in C that complain on standard error, where the program says it itself.

Knows file descriptors; must not know whose words are swallowed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

_STDERR = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Keep standard error closed for a while, below Python: one reason is said in one line."""
    try:
        kept, nothing = os.dup(_STDERR), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        # A windowed program may have no standard error at all.
        yield
        return
    try:
        os.dup2(nothing, _STDERR)
        yield
    finally:
        os.dup2(kept, _STDERR)
        os.close(kept)
        os.close(nothing)
