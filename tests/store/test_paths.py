"""Where the game keeps what it writes."""

import os
from pathlib import Path

import pytest

from game.store import paths


def test_the_platforms_folder_is_the_rule() -> None:
    folder = paths.data_dir()
    assert folder.name == "vale-cuatro"
    assert folder.is_relative_to(Path(os.environ["XDG_DATA_HOME"]).resolve())


def test_a_named_folder_is_made_with_all_it_needs(tmp_path: Path) -> None:
    folder = paths.data_dir(tmp_path / "new" / "place")
    assert paths.matches_dir(folder).is_dir()
    assert paths.logs_dir(folder).is_dir()
    assert paths.settings_path(folder).parent == folder


def test_the_portable_switch_keeps_everything_beside_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_dir", lambda: tmp_path)
    assert paths.data_dir() != tmp_path / "vale-cuatro-data"
    (tmp_path / "portable.txt").touch()
    assert paths.data_dir() == (tmp_path / "vale-cuatro-data").resolve()
    assert paths.data_dir(tmp_path / "other") == (tmp_path / "other").resolve()


def test_the_program_is_where_main_py_is() -> None:
    assert (paths.program_dir() / "game").is_dir()


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        paths.data_dir(tmp_path / "file" / "data")
