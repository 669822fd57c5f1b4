"""Looks that change at once, captions, and a window that is being sized."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.engine.observe import observe
from game.engine.play import legal_actions, new_match
from game.engine.rules import read_rules
from game.ui.fitting import SETTLE_MS, Fitting
from game.ui.forms.captions import Captions
from game.ui.input.controls import Control
from game.ui.paint import assets, look, palette, plates
from game.ui.paint.look import Look
from game.ui.paint.palette import CREAM, DANGER, GOLD, GROUNDS, MUTED, TEAMS, contrast, plain_ground
from game.ui.paint.theme import Scale
from game.ui.stage import Stage
from game.ui.table.frame import MIN_TARGET
from game.ui.table.moment import controls, work_out
from game.ui.table.show import Show
from game.ui.window import Window


@pytest.fixture(autouse=True)
def _usual() -> Iterator[None]:
    pygame.display.init()
    yield
    look.use(Look())


@pytest.mark.parametrize("name", GROUNDS)
def test_strong_contrast_is_seven_to_one(name: str) -> None:
    for lit in (False, True):
        ground = plain_ground(GROUNDS[name], lit)
        assert contrast(ground.text, ground.dark) >= 7
        if ground.text == CREAM and not lit:
            for colour in (MUTED, DANGER, GOLD, *TEAMS):
                assert contrast(colour, ground.dark) >= 7, colour


def test_what_can_be_lost_is_told_by_seven_to_one_too() -> None:
    assert contrast(DANGER, palette.NIGHT) >= 7


def test_plates_change_with_the_look() -> None:
    usual = pygame.image.tobytes(plates.plate((200, 60), "wine", 1), "RGBA")
    assert look.use(Look(high_contrast=True))
    assert not look.use(Look(high_contrast=True))
    plain = plates.plate((200, 60), "wine", 1)
    assert pygame.image.tobytes(plain, "RGBA") != usual
    assert contrast(tuple(plain.get_at((100, 30)))[:3], CREAM) >= 7  # type: ignore[arg-type]
    look.use(Look())
    assert pygame.image.tobytes(plates.plate((200, 60), "wine", 1), "RGBA") == usual


@pytest.mark.parametrize("card", ["1e", "7o", "12c", "4b"])
def test_cards_with_initials_are_others(card: str) -> None:
    usual = pygame.image.tobytes(assets.card_surface(card, 210), "RGBA")
    look.use(Look(suit_letters=True))
    assert pygame.image.tobytes(assets.card_surface(card, 210), "RGBA") != usual


@pytest.mark.parametrize("share", [0.7, 0.8, 1.1, 1.2])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize(
    "size", [(960, 600), (1280, 720), (1440, 1080), (1080, 1400), (3840, 2160)]
)
def test_the_table_fits_at_every_size_of_its_own(
    size: tuple[int, int], text: float, share: float
) -> None:
    look.use(Look(share=share))
    state = new_match(read_rules({"flor": "si"}), "fits", 0).state
    show = Show(observe(state, 0), ("Ana", "Beto"))
    show.resize(size, text)
    moment = work_out(show, legal_actions(state, 0), lambda action: (2, 1), False, "normal", False)
    found = controls(show, moment)
    window = pygame.Rect((0, 0), size)
    for control in found:
        assert window.contains(control.rect), control
        assert min(control.rect.size) >= MIN_TARGET, control
    for one, two in combinations(found, 2):
        assert not one.rect.colliderect(two.rect), (one, two)
    area = show.layout().zones
    boxes = [area.pad, area.stakes, area.bar, *(seat.plate for seat in area.seats), area.banner]
    for box in boxes:
        assert window.contains(box)


# Captions


def test_captions_name_the_speaker_and_go_away() -> None:
    captions = Captions()
    captions.say("¡Truco!", "Beto")
    assert not captions.lines
    captions.is_on = True
    captions.say("¡Truco!", "Beto")
    captions.hear("slap")
    captions.hear("tick")
    assert list(captions.lines) == [("Beto", "¡Truco!"), ("", "Un golpe fuerte en la mesa")]
    captions.hear("deal")
    captions.hear("deal")
    assert len(captions.lines) == 2
    for _ in range(200):
        captions.update(50)
    assert not captions.lines


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_captions_stay_in_the_window(text: float) -> None:
    captions = Captions()
    captions.is_on = True
    captions.say("y, puede ser que sí y puede ser que no, " * 4, "Un nombre bastante largo")
    captions.say("¡Vale cuatro!", "Beto")
    surface = pygame.Surface((960, 600))
    box = captions.draw(surface, Scale((960, 600), text))
    assert box is not None
    assert surface.get_rect().contains(box)


# The window


class _Plain:
    """A scene that counts how often it is laid out and drawn."""

    name = "plain"
    busy = moving = False

    def __init__(self) -> None:
        self.sizes: list[tuple[int, int]] = []
        self.drawn = 0

    def resize(self, size: tuple[int, int]) -> None:
        self.sizes.append(size)

    def controls(self) -> list[Control]:
        return []

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1
        surface.fill((10, 200, 30))


def test_a_window_being_sized_shows_its_last_picture_until_it_rests() -> None:
    scene = _Plain()
    stage = Stage(lambda route: scene, (640, 480))  # type: ignore[arg-type,return-value]
    stage.scenes.append(scene)  # type: ignore[arg-type]
    fitting = Fitting(stage)
    for step in range(1, 20):
        size = (640 + 10 * step, 480)
        assert not fitting.update(size, 30)
        assert stage.dirty
        surface = pygame.Surface(size)
        fitting.draw(surface)
        assert surface.get_at((size[0] - 1, 0))[:3] == (10, 200, 30)
    assert (scene.sizes, scene.drawn) == ([], 1)
    assert not fitting.update(size, SETTLE_MS - 1)
    assert fitting.update(size, 1)
    assert scene.sizes == [size]


def test_a_window_is_remembered_as_a_person_left_it() -> None:
    window = Window((1000, 700))
    window.note(pygame.event.Event(pygame.WINDOWMOVED, x=30, y=40))
    window.note(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    window.note(pygame.event.Event(pygame.WINDOWMOVED, x=0, y=0))
    window.note_size()
    assert (window.place, window.windowed_size, window.is_maximised) == (
        (30, 40),
        (1000, 700),
        True,
    )
    window.note(pygame.event.Event(pygame.WINDOWRESTORED))
    assert not window.is_maximised
