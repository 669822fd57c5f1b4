"""All that is kept in one file: carried away, brought back, refused when damaged."""

import zipfile
from datetime import datetime
from pathlib import Path

import pytest

from game.store import bundle
from game.store.bundle import BadBundle, export_all, finish_import, import_all, list_bundles
from game.store.paths import data_dir, matches_dir, settings_path
from game.store.profiles import add_profile, home, use
from game.store.settings import Settings, load, save

NOW = datetime(2026, 1, 2, 3, 4, 5)


def _filled(folder: Path, name: str) -> Path:
    data = data_dir(folder)
    save(settings_path(data), Settings(name=name))
    (matches_dir(data) / f"{name}.truco").write_text(f"truco 1\n; {name}\n")
    return data


def _name(data: Path) -> str:
    return load(settings_path(data))[0].name


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return _filled(tmp_path / "data", "Ana")


@pytest.fixture
def other(tmp_path: Path) -> Path:
    return _filled(tmp_path / "other", "Beto")


def test_what_is_carried_away_comes_back_elsewhere(data: Path, other: Path, tmp_path: Path) -> None:
    second = add_profile(data)
    save(settings_path(home(data, second)), Settings(name="Carla"))
    use(data, second)
    path = export_all(data, tmp_path / "out", NOW)
    assert path.name == "vale-cuatro_2026-01-02_03-04-05.zip"
    import_all(other, path)
    assert _name(other) == "Ana"
    assert _name(home(other, second)) == "Carla"
    assert [match.stem for match in matches_dir(other).iterdir()] == ["Ana"]
    assert (other / "logs").is_dir()
    assert not list(other.glob("import-*"))


def test_profiles_that_the_file_lacks_go(data: Path, other: Path, tmp_path: Path) -> None:
    path = export_all(data, tmp_path / "out", NOW)
    add_profile(other)
    import_all(other, path)
    assert not (other / "profiles").exists()


def test_files_of_the_same_second_have_names_of_their_own(data: Path, tmp_path: Path) -> None:
    paths = {export_all(data, tmp_path / "out", NOW) for _ in range(3)}
    assert len(paths) == 3
    assert set(list_bundles(tmp_path / "out")) == paths
    assert not list((tmp_path / "out").glob(".*"))


def _zip(path: Path, **files: str) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


@pytest.mark.parametrize(
    "files",
    [
        {"settings.json": "{}"},
        {bundle._MARK: "{}", "../settings.json": "{}"},
        {bundle._MARK: "{}", "/settings.json": "{}"},
        {bundle._MARK: "{}", "matches/run.sh": "rm"},
        {bundle._MARK: "{}", "lock": ""},
        {bundle._MARK: "{}", "settings.json": "{"},
        {bundle._MARK: "{}", "settings.json": "[]"},
    ],
)
def test_what_is_not_ours_is_refused(other: Path, tmp_path: Path, files: dict[str, str]) -> None:
    path = _zip(tmp_path / "bad.zip", **files)
    with pytest.raises(BadBundle):
        import_all(other, path)
    assert _name(other) == "Beto"
    assert not list(other.glob("import-*"))


@pytest.mark.parametrize("cut", [0, 10, 200])
def test_a_damaged_file_is_refused(data: Path, other: Path, tmp_path: Path, cut: int) -> None:
    path = export_all(data, tmp_path / "out", NOW)
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(BadBundle):
        import_all(other, path)
    assert _name(other) == "Beto"


def test_a_flipped_bit_is_refused(data: Path, other: Path, tmp_path: Path) -> None:
    path = export_all(data, tmp_path / "out", NOW)
    raw = bytearray(path.read_bytes())
    at = raw.index(b"settings.json") + len(b"settings.json") + 20
    raw[at] ^= 0xFF
    path.write_bytes(raw)
    with pytest.raises(BadBundle):
        import_all(other, path)
    assert _name(other) == "Beto"


def test_what_was_decided_is_finished_at_the_next_start(
    data: Path, other: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = export_all(data, tmp_path / "out", NOW)
    real, calls = bundle.os.replace, 0

    def fail(source: str, target: str) -> None:
        nonlocal calls
        calls += "import-coming" in str(source)
        if calls == 2:
            raise OSError("the lights went out")
        real(source, target)

    monkeypatch.setattr(bundle.os, "replace", fail)
    with pytest.raises(OSError, match="lights"):
        import_all(other, path)
    monkeypatch.undo()
    finish_import(other)
    assert _name(other) == "Ana"
    assert [match.stem for match in matches_dir(other).iterdir()] == ["Ana"]
    assert not list(other.glob("import-*"))
