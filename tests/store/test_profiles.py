"""Homes of several people: added, chosen, deleted, never all of them."""

from pathlib import Path

import pytest

from game.store.paths import data_dir, is_untouched, matches_dir, settings_path
from game.store.profiles import add_profile, delete_profile, home, in_use, list_profiles, use
from game.store.settings import Settings, save


def test_who_plays_alone_has_the_data_folder(tmp_path: Path) -> None:
    assert list_profiles(tmp_path) == [""]
    assert in_use(tmp_path) == ""
    assert home(tmp_path, "") == tmp_path


def test_a_profile_has_a_home_of_its_own(tmp_path: Path) -> None:
    data = data_dir(tmp_path)
    save(settings_path(data), Settings(name="Ana"))
    second, third = add_profile(data), add_profile(data)
    assert list_profiles(data) == ["", second, third]
    assert matches_dir(home(data, second)).is_dir()
    use(data, third)
    assert in_use(data) == third
    delete_profile(data, third)
    assert in_use(data) == ""


def test_the_first_profile_can_go_and_its_folder_stays(tmp_path: Path) -> None:
    data = data_dir(tmp_path)
    save(settings_path(data), Settings(name="Ana"))
    (matches_dir(data) / "a.truco").write_text("truco 1\n")
    second = add_profile(data)
    delete_profile(data, "")
    assert list_profiles(data) == [second]
    assert list(matches_dir(data).iterdir()) == []
    with pytest.raises(ValueError, match="must stay"):
        delete_profile(data, second)


def test_a_choice_that_makes_no_sense_is_the_first(tmp_path: Path) -> None:
    data = data_dir(tmp_path)
    use(data, "nobody")
    assert in_use(data) == ""
    (data / "profiles" / "in-use.json").write_text("[]")
    assert in_use(data) == ""


def test_a_folder_is_untouched_until_something_is_kept(tmp_path: Path) -> None:
    assert is_untouched(tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()
    data = data_dir(tmp_path)
    assert is_untouched(data)
    save(settings_path(data), Settings())
    assert not is_untouched(data)
