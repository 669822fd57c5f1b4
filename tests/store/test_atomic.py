"""Files that are wholly the old one or wholly the new one."""

import os
from pathlib import Path

import pytest

from game.store.atomic import set_aside, write_text


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_text(path, "uno\n")
    write_text(path, "año\n")
    assert path.read_bytes() == "año\n".encode()
    assert os.listdir(tmp_path) == ["a.json"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_at_any_step_leaves_the_old_file(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    write_text(path, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["a.json"]


def test_damaged_files_never_replace_one_another(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    names = []
    for text in ("first", "second"):
        path.write_text(text)
        names.append(set_aside(path).name)
    assert names == ["settings.json.damaged-1", "settings.json.damaged-2"]
    assert (tmp_path / names[1]).read_text() == "second"
    assert not path.exists()
