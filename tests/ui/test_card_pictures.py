"""Cards as pictures: sharp at their size, kept, turned without a dark fringe, never missing."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.cards import DECK
from game.ui.paint import assets


@pytest.fixture(autouse=True)
def _no_pictures() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    assets.forget()
    yield
    assets.forget()


def test_every_card_has_its_drawing() -> None:
    names = [assets.card_file(str(card)) for card in DECK] + [assets.card_file(assets.BACK)]
    assert [name for name in names if not assets.asset_path("cards", name).is_file()] == []


@pytest.mark.parametrize("height", [85, 210, 331])
def test_a_card_is_drawn_at_the_size_asked_for(height: int) -> None:
    picture = assets.card_surface("1e", height)
    assert picture.get_height() == height
    assert abs(picture.get_width() - height * assets.RATIO) <= 1.5


def test_a_card_is_drawn_once() -> None:
    assert assets.card_surface("7o", 120, 4.2) is assets.card_surface("7o", 120, 3.9)
    assert assets.card_surface("7o", 120) is not assets.card_surface("7o", 121)


def test_a_turned_card_has_no_fringe() -> None:
    picture = assets.turned_card("4c", 120, 17.5)
    # Premultiplied: no colour is stronger than the pixel is solid.
    for x in range(picture.get_width()):
        for y in range(0, picture.get_height(), 3):
            red, green, blue, alpha = picture.get_at((x, y))
            assert max(red, green, blue) <= alpha + 2


def test_a_card_can_be_dimmed() -> None:
    bright = pygame.transform.average_color(assets.card_surface("3b", 150))
    dim = pygame.transform.average_color(assets.card_surface("3b", 150, 0, 0.7))
    assert dim[0] == pytest.approx(bright[0] * 0.7, abs=4)


def test_a_missing_drawing_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(assets, "asset_path", lambda *parts: tmp_path.joinpath(*parts))
    for card in ("12c", assets.BACK):
        picture = assets.card_surface(card, 150)
        assert picture.get_height() == 150
        assert picture.get_at(picture.get_rect().center).a == 255


def test_cards_are_warmed_up_one_at_a_time() -> None:
    assets.want_cards(["1e", "1b", "7e"], 90)
    assert assets.warm_up()
    assert assets.warm_up()
    assert not assets.warm_up()
    assets.want_cards(["2e"], 90)
    assets.drop_wishes()
    assert not assets.warm_up()


def test_pictures_are_let_go_when_they_take_too_much_memory() -> None:
    kept = assets._Pictures(100 * 100 * 4 * 3)
    for number in range(5):
        kept.put((str(number), 0, 0, 0), pygame.Surface((100, 100)))
    assert kept.get(("0", 0, 0, 0)) is None
    assert kept.get(("4", 0, 0, 0)) is not None


def test_a_frozen_program_finds_its_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert assets.asset_path("cards") == tmp_path / "assets" / "cards"
