"""A trained table as it ships: from a key to the probabilities of its moves.

Knows the file format that `tools/trainer` writes, and where `assets/ai/` lies. Must not know what
a key means nor who asks.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import accumulate
from pathlib import Path

from game.ai.keys import SHOWN_SETS, TANTOS, coarse_key

MAGIC = b"VALE4T01"
_FEWEST, _MOST = 2, 7
_BYTES = 255
_PRINT = 3
_MASK = (1 << 64) - 1
_HEAD = len(MAGIC) + 8 * (_MOST - _FEWEST + 1) + TANTOS * SHOWN_SETS


class BadTable(ValueError):
    """A file that is no table of this version, or is cut short."""


def mix(key: int) -> int:
    """Return a key of 64 bits well mixed: bucket and fingerprint are its top bits.

    >>> hex(mix(1))
    '0x5692161d100b05e5'
    """
    key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    key = (key ^ key >> 27) * 0x94D049BB133111EB & _MASK
    return key ^ key >> 31


class Table:
    """Probabilities by key. ``images`` is the public image of a tanto and a set of shown cards."""

    def __init__(self, data: bytes) -> None:
        """Read the bytes of a table file; raises BadTable."""
        if data[: len(MAGIC)] != MAGIC:
            raise BadTable("not a table of this version")
        if len(data) < _HEAD:
            raise BadTable("cut short")
        self._data = data
        at = len(MAGIC)
        sizes = []
        for _ in range(_FEWEST, _MOST + 1):
            sizes.append((_word(data, at), _word(data, at + 4)))
            at += 8
        self.images = data[at : at + TANTOS * SHOWN_SETS]
        at += TANTOS * SHOWN_SETS
        self._sections: dict[int, tuple[int, int, int, int]] = {}
        for moves, (bits, count) in enumerate(sizes, _FEWEST):
            prints = at + 4 * ((1 << bits) + 1)
            odds = prints + _PRINT * count
            self._sections[moves] = (bits, at, prints, odds)
            at = odds + (moves - 1) * count
        if at != len(data):
            raise BadTable(f"{len(data)} bytes where {at} were announced")
        self.size = sum(count for _, count in sizes)

    def exact(self, key: int, moves: int) -> list[float] | None:
        """Return the probabilities of the key's moves, which sum to one; None if it is not there.

        Two of a hundred million keys that are not there are taken for others.
        """
        bits, starts, prints, odds = self._sections[moves]
        data = self._data
        mixed = mix(key)
        bucket = starts + 4 * (mixed >> (64 - bits))
        wanted = (mixed >> (40 - bits) & 0xFFFFFF).to_bytes(_PRINT, "little")
        at = prints + _PRINT * _word(data, bucket)
        end = prints + _PRINT * _word(data, bucket + 4)
        found = data.find(wanted, at, end)
        while found >= 0 and (found - at) % _PRINT:
            found = data.find(wanted, found + 1, end)
        if found < 0:
            return None
        first = odds + (moves - 1) * ((found - prints) // _PRINT)
        stored = data[first : first + moves - 1]
        return [each / _BYTES for each in (*stored, _BYTES - sum(stored))]

    def odds(self, key: int, moves: int) -> list[float] | None:
        """Return the probabilities by the key, else by its coarser key, else None."""
        return self.exact(key, moves) or self.exact(coarse_key(key), moves)


def _word(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "little")


def ai_file(name: str) -> Path:
    """Return where a file of `assets/ai/` lies, from source and frozen."""
    root = getattr(sys, "_MEIPASS", None)
    base = Path(root) if root else Path(__file__).resolve().parents[2]
    return base / "assets" / "ai" / name


@cache
def load_table(name: str) -> Table:
    """Return a table, read once for each process; raises OSError or BadTable."""
    return Table(ai_file(f"{name}.table").read_bytes())


def pick(odds: list[float], at: float) -> int:
    """Return the index that a draw from [0, 1) falls on.

    >>> pick([0.25, 0.5, 0.25], 0.3)
    1
    """
    total = sum(odds)
    for index, below in enumerate(accumulate(odds)):
        if at * total < below:
            return index
    return max(range(len(odds)), key=odds.__getitem__)
