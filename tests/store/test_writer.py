"""The pen of a record: order, full and slow disks, sudden death."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.store.matches import MatchWriter, read_own

HEAD = "truco 1\nseed 1\nhand 1 mano=a\ndeal a:7e6e4c b:1b5o2o\n"


class Disk:
    """Stands in for `os.write`: takes so many bytes, then refuses until it is given more."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.writes: list[bytes] = []
        self._real = os.write

    def write(self, descriptor: int, data: bytes) -> int:
        if self.room <= 0:
            raise OSError(28, "No space left on device")
        taken = data[: self.room]
        self.room -= len(taken)
        self.writes.append(taken)
        return self._real(descriptor, taken)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.truco"


def _wait_until(is_so: Callable[[], object]) -> None:
    deadline = time.monotonic() + 5
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.001)


def test_what_is_appended_is_there_in_order(path: Path) -> None:
    writer = MatchWriter(path)
    writer.append(HEAD)
    for number in range(200):
        writer.append(f"a{number} ")
    assert writer.flush()
    expected = HEAD + "".join(f"a{number} " for number in range(200))
    assert path.read_text() == expected
    assert writer.close()
    assert writer.close()
    assert writer.error is None
    assert path.read_text() == expected


def test_each_token_goes_with_its_blank_in_one_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(10_000)
    monkeypatch.setattr(os, "write", disk.write)
    writer = MatchWriter(path)
    for text in (HEAD, "aE ", "bQ ", "a=33\n"):
        writer.append(text)
    assert writer.close()
    assert disk.writes == [HEAD.encode(), b"aE ", b"bQ ", b"a=33\n"]


@pytest.mark.parametrize("text", ["", "aE", "aE;"])
def test_text_without_its_blank_is_refused(text: str, path: Path) -> None:
    writer = MatchWriter(path)
    with pytest.raises(ValueError, match="blank"):
        writer.append(text)
    writer.close()


def test_a_closed_record_takes_nothing(path: Path) -> None:
    writer = MatchWriter(path)
    writer.close()
    with pytest.raises(ValueError, match="closed"):
        writer.append("aE ")


def test_a_record_is_continued_after_its_last_whole_token(path: Path) -> None:
    path.write_text(HEAD + "aE bQ a=3")
    writer = MatchWriter(path)
    writer.append("a=33 ")
    assert writer.close()
    assert path.read_text() == HEAD + "aE bQ a=33 "


@pytest.mark.parametrize("room", range(0, len(HEAD) + 12, 5))
def test_a_full_disk_keeps_the_game_going_and_loses_nothing(
    room: int, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(room)
    monkeypatch.setattr(os, "write", disk.write)
    writer = MatchWriter(path)
    writer.append(HEAD)
    for token in ("aE ", "bQ ", "a=33 ", "bSB "):
        writer.append(token)
    assert not writer.flush()
    assert writer.error is not None
    assert writer.error.errno == 28
    written = HEAD + "aE bQ a=33 bSB "
    assert path.read_bytes() == written.encode()[:room]
    assert written.startswith(read_own(path))

    disk.room = 10_000
    writer.append("a4c ")
    assert writer.close()
    assert writer.error is None
    assert path.read_text() == written + "a4c "


def test_a_folder_that_comes_back_gets_everything(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "match.truco"
    writer = MatchWriter(path)
    writer.append(HEAD)
    _wait_until(lambda: writer.error)
    path.parent.mkdir()
    writer.append("aE ")
    assert writer.close()
    assert path.read_text() == HEAD + "aE "


def test_closing_on_a_full_disk_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", Disk(0).write)
    writer = MatchWriter(path)
    writer.append(HEAD)
    assert not writer.close()
    assert isinstance(writer.error, OSError)


def test_a_disk_that_cannot_sync_is_no_success(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fsync

    def fail(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    writer = MatchWriter(path)
    writer.append(HEAD)
    assert not writer.flush()
    assert path.read_text() == HEAD
    monkeypatch.setattr(os, "fsync", real)
    assert writer.close()
    assert writer.error is None


def test_a_slow_disk_is_not_felt_and_delays_no_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, disk_moves = os.fsync, threading.Event()

    def slow(descriptor: int) -> None:
        disk_moves.wait()
        real(descriptor)

    monkeypatch.setattr(os, "fsync", slow)
    writer = MatchWriter(path)
    writer.append(HEAD)
    for number in range(10):
        writer.append(f"a{number} ")
    # The texts are in the file while the first sync still runs: a kill now would lose nothing.
    _wait_until(lambda: path.exists() and path.read_text().endswith("a9 "))
    assert not writer.flush(timeout=0.01)
    assert writer.error is None
    disk_moves.set()
    assert writer.close()


_CHILD = """
import sys
from pathlib import Path
from game.store.matches import MatchWriter
writer = MatchWriter(Path(sys.argv[1]))
writer.append(sys.argv[2])
number = 0
while True:
    writer.append(f"a{number} ")
    if number % 3 == 0 and writer.flush():
        print(number, flush=True)
    number += 1
"""


@pytest.mark.parametrize("lines", [1, 7, 40])
def test_a_killed_program_loses_nothing_it_was_sure_of(lines: int, path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", _CHILD, str(path), HEAD], stdout=subprocess.PIPE, text=True
    )
    with child:
        assert child.stdout is not None
        for _ in range(lines):
            sure = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        sure = max([sure, *map(int, child.stdout.read().split())])
    text = read_own(path)
    assert text.startswith(HEAD)
    tokens = text.removeprefix(HEAD).split()
    assert len(tokens) > sure
    assert tokens == [f"a{number}" for number in range(len(tokens))]
