"""One program at a time for one data folder."""

import subprocess
import sys
from pathlib import Path

from game.store.lock import InstanceLock

_HOLD = """
import sys
from pathlib import Path
from game.store.lock import InstanceLock
print(InstanceLock(Path(sys.argv[1])).acquire(), flush=True)
sys.stdin.read()
"""


def test_the_second_does_not_get_it_and_the_third_after_release_does(tmp_path: Path) -> None:
    first, second = InstanceLock(tmp_path), InstanceLock(tmp_path)
    assert first.acquire()
    assert first.acquire()
    assert not second.acquire()
    assert first.is_held
    assert not second.is_held
    first.release()
    first.release()
    with second as is_held:
        assert is_held
    with first as is_held:
        assert is_held


def test_another_folder_is_another_lock(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with InstanceLock(tmp_path), InstanceLock(tmp_path / "other") as is_held:
        assert is_held


def test_a_killed_program_gives_it_back(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with child:
        assert child.stdout is not None
        lock = InstanceLock(tmp_path)
        # The child lets its lock go out of sight at once; the system must still know it.
        held_by_child = child.stdout.readline().strip() == "True"
        taken_meanwhile = lock.acquire()
        child.kill()
    assert held_by_child
    assert not taken_meanwhile
    with lock as is_held:
        assert is_held
