"""Colours that can be read, letters that never shrink too far, words that stay in their boxes."""

import pygame
import pytest

from game.ui.paint import palette, plates, theme
from game.ui.paint.palette import CREAM, DANGER, DISABLED, GROUNDS, MUTED, contrast


@pytest.mark.parametrize("name", GROUNDS)
def test_text_can_be_read_on_its_ground(name: str) -> None:
    ground = GROUNDS[name]
    assert contrast(ground.text, ground.dark) >= 4.5
    assert contrast(ground.text, ground.light) >= 4.5


@pytest.mark.parametrize("name", ["bottle", "wine", "ultra", "black", "wood"])
def test_quiet_text_can_be_read_on_dark_grounds(name: str) -> None:
    for colour, least in ((CREAM, 7), (MUTED, 4.5), (DISABLED, 3), (DANGER, 4.5)):
        assert contrast(colour, GROUNDS[name].dark) >= least
    assert contrast(MUTED, GROUNDS[name].light) >= 4.5


def test_the_checked_pairs_of_teams_and_ground() -> None:
    assert contrast(palette.TEAM_A, palette.NIGHT) >= 4.5
    assert contrast(palette.TEAM_B, palette.NIGHT) >= 4.5


def test_letters_never_shrink_below_what_can_be_read() -> None:
    assert theme.text_px(22, (960, 600)) == 18
    assert theme.text_px(26, (1920, 1080)) == 26
    assert theme.text_px(26, (1920, 1080), 2.0) == 52


def test_lines_stay_in_their_room() -> None:
    words = (
        "uno de espadas, siete de oros y un camino-larguísimo/que/no/entra/en/ningún/renglón.log"
    )
    for room in (60, 130, 400):
        lines = theme.wrap(words, 20, room)
        assert all(theme.width(line, 20) <= room for line in lines)
        assert "".join("".join(lines).split()) == "".join(words.split())


def test_words_are_fitted_or_shortened() -> None:
    size = theme.fit("Guardar y salir al título", 40, 300)
    assert 18 <= size < 40
    assert theme.width(theme.shorten("Guardar y salir al título", 40, 300), 40) <= 300


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_plate_has_its_size_and_clear_corners(level: int) -> None:
    plate = theme.plate((200, 64), "wine", level)
    assert plate.get_size() == (200, 64)
    assert plate.get_at((0, 0)).a == 0
    assert plate.get_at((100, 32)).a == 255
    assert plates.plate((200, 64), "wine", level) is plate


def test_a_shadow_has_a_margin_for_its_blur() -> None:
    assert theme.shadow((50, 40), blur=6).get_size() == (62, 52)


def test_scale_measures_boxes_and_letters_apart() -> None:
    scale = theme.Scale((960, 600), 2.0)
    assert scale.px(90) == 50
    assert scale.letters(26) == 29
    assert isinstance(pygame.Color(*GROUNDS["paper"].text), pygame.Color)
