"""The wheel of what one says to a partner: every word whole, nothing over another, at any size."""

from itertools import combinations

import pygame
import pytest

from game.i18n import set_language
from game.ui.paint.fonts import BODY, text_px, width
from game.ui.table.frame import MIN_TARGET
from game.ui.table.wheel import ASK, CLOSE, Wheel

SIZES = [(960, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["es", "en", "pt"])
def test_it_fits(size: tuple[int, int], text: float, language: str) -> None:
    set_language(language)
    try:
        found = Wheel(True).controls(size, text)
        window = pygame.Rect((0, 0), size)
        for one in found:
            assert window.contains(one.rect)
            assert min(one.rect.size) >= MIN_TARGET
            if one.name != CLOSE:
                smallest = round(text_px(BODY, size, text) * 0.7)
                assert width(one.label, smallest, True) <= one.rect.width - 20
        for one, two in combinations(found, 2):
            assert not one.rect.colliderect(two.rect)
            assert one.key != two.key
        Wheel(False).draw(pygame.Surface(size), text)
    finally:
        set_language("es")


def test_nobody_to_ask_leaves_the_orders() -> None:
    found = {one.name: one.enabled for one in Wheel(False).controls((1280, 720), 1.0)}
    assert not found.pop(ASK)
    assert all(found.values())
