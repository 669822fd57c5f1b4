"""The sounds: all there, playable, neither clipped nor faint, made by the program in tools/."""

import math
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from sounds import build
from sounds.synth import RATE, loudest

SOUNDS = build.OUT
EXPECTED = {
    "shuffle",
    *(f"deal_{take}" for take in (1, 2, 3)),
    *(f"card_{weight}_{take}" for weight in ("soft", "normal", "hard") for take in (1, 2, 3)),
    "slap",
    "call",
    *(
        f"call_{call}"
        for call in ("envido", "truco", "retruco", "vale_cuatro", "flor", "quiero", "no_quiero")
    ),
    *(f"{name}_{take}" for name in ("point", "stick", "bean") for take in (1, 2, 3)),
    *("trick_won", "hand_won", "chico_won", "match_won", "match_lost"),
    "tick",
}
LONGEST_S = 3.0


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def _decoded(name: str) -> array:
    sound = pygame.mixer.Sound(SOUNDS / f"{name}.ogg")
    samples = array("h")
    samples.frombytes(sound.get_raw())
    return samples


def test_every_sound_is_there_and_in_the_manifest() -> None:
    assert {path.stem for path in Path(SOUNDS).glob("*.ogg")} == EXPECTED
    assert set(build.manifest()) == EXPECTED == set(build.recipes())


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_sound_can_be_played_and_is_neither_clipped_nor_faint(name: str) -> None:
    samples = _decoded(name)
    made = build.manifest()[name]["samples"]
    assert abs(len(samples) - made) <= RATE // 1000
    assert len(samples) < LONGEST_S * RATE
    values = [value / 32768 for value in samples]
    peak_db = 20 * math.log10(max(map(abs, values)))
    loudness_db = 20 * math.log10(loudest(values))
    assert peak_db < -1
    assert -22 < loudness_db < -11
    # Silence at both ends is a click that was avoided.
    assert max(map(abs, values[-20:])) < 0.02


@pytest.mark.parametrize("name", ["card_hard_2", "call_truco", "point_1", "tick"])
def test_the_program_makes_the_same_samples_again(name: str) -> None:
    assert build.entry(build.pcm(name)) == build.manifest()[name]


def test_takes_differ() -> None:
    digests = [entry["pcm_sha256"] for entry in build.manifest().values()]
    assert len(set(digests)) == len(digests)
