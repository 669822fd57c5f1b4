"""The table as the player likes it: cloths that differ, points that are seen whatever they are."""

from collections.abc import Iterator

import pygame
import pytest

from game.store.settings import CLOTHS, TALLIES
from game.ui.paint import assets, felt, look, tallies
from game.ui.paint.cardstock import picture
from game.ui.paint.look import Look
from game.ui.paint.palette import CLOTHS as COLOURS
from game.ui.paint.palette import PAPER
from game.ui.table.scorepad import Score, ScorePad

BOX = pygame.Rect(20, 20, 60, 60)


@pytest.fixture(autouse=True)
def _look_as_before() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield
    look.use(Look())


def _marked(marks: float) -> bytes:
    sheet = pygame.Surface((100, 100))
    sheet.fill(PAPER)
    tallies.draw(sheet, BOX, marks, 5, 3)
    return pygame.image.tobytes(sheet, "RGB")


def test_every_cloth_that_can_be_chosen_is_another() -> None:
    assert set(CLOTHS) == set(COLOURS)
    tones = set()
    for cloth in CLOTHS:
        look.use(Look(cloth=cloth))
        table = felt.tabletop((320, 240), (20, 20, 280, 180))
        tones.add(tuple(pygame.transform.average_color(table)[:3]))
    assert len(tones) == len(CLOTHS)


@pytest.mark.parametrize("tally", [tally for tally in TALLIES if tally != "numeros"])
def test_every_point_of_a_square_is_seen(tally: str) -> None:
    look.use(Look(tally=tally))
    assert len({_marked(marks) for marks in range(6)}) == 6


@pytest.mark.parametrize("tally", TALLIES)
def test_a_pad_shows_its_score_and_the_point_that_comes(tally: str) -> None:
    look.use(Look(tally=tally))
    pad, sheet = ScorePad(), pygame.Surface((300, 500))
    seen = set()
    for marks in ((7.0, 12.0), (7.5, 12.0), (8.0, 12.0)):
        pad.draw(sheet, sheet.get_rect(), Score(("Ana", "Beto"), marks, 30, 15, 0), 20)
        seen.add(pygame.image.tobytes(sheet, "RGB"))
    assert len(seen) == 3


@pytest.mark.parametrize("angle", [0, 4, -6])
def test_a_card_lies_in_the_middle_of_its_picture(angle: int) -> None:
    worn = picture("7e", 210, angle, 1.0)
    bare = assets.card_surface("7e", 210, angle)
    assert worn.get_width() >= bare.get_width()
    assert (worn.get_width() - bare.get_width()) % 2 == 0
    extra = worn.get_height() - bare.get_height()
    assert extra > 0
    assert extra % 2 == 0
    middle = worn.get_rect().center
    assert worn.get_at((middle[0], 0)).a < 255
    assert worn.get_at(middle).a == 255
    assert worn.get_at((0, 0)).a == 0


def test_strong_contrast_leaves_cards_as_they_are_printed() -> None:
    rubbed = pygame.image.tobytes(picture("4c", 210, 0, 1.0), "RGBA")
    look.use(Look(high_contrast=True))
    assert pygame.image.tobytes(picture("4c", 210, 0, 1.0), "RGBA") != rubbed
