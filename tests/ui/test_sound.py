"""Sounds: by name, another take each time, and silence that never fails."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.sound import Sound


@pytest.fixture
def sound() -> Iterator[Sound]:
    made = Sound()
    assert made.open()
    yield made
    made.close()


def test_a_sound_is_heard_unless_muted(sound: Sound) -> None:
    assert sound.play("card_hard")
    sound.mute(True)
    assert not sound.play("card_hard")
    sound.mute(False)
    sound.set_volumes(0.0)
    assert not sound.play("card_hard")


def test_takes_follow_without_repeating(sound: Sound) -> None:
    takes = [sound._choose("card_hard") for _ in range(20)]
    assert len(set(takes)) == 3
    assert all(one != other for one, other in pairwise(takes))


def test_a_sound_that_does_not_exist_is_silence(sound: Sound) -> None:
    assert not sound.play("no-such-sound")
    assert sound.played[-1] == "no-such-sound"


def test_a_broken_file_is_silence(tmp_path: Path) -> None:
    (tmp_path / "tick.ogg").write_bytes(b"no sound")
    made = Sound(tmp_path)
    made.open()
    assert not made.play("tick")
    assert not made.play("tick")
    made.close()


def test_without_a_sound_card_the_game_is_silent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    made = Sound()
    assert not made.open()
    assert not made.play("card_hard")
    made.mute(True)
    made.close()
    assert [record.getMessage() for record in caplog.records] == ["no sound: No such audio device"]
