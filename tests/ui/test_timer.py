"""The clock of a turn: when it warns, and where it lies at every table."""

import pytest

from game.engine.variants import VARIANTS
from game.ui.table import timer
from game.ui.table.layout import zones

TABLES = sorted({players for one in VARIANTS.values() for players in one.players})


@pytest.mark.parametrize(("limit", "calm", "urgent"), [(15, 11, 10), (60, 26, 25), (200, 51, 50)])
def test_it_warns_in_the_last_quarter_or_the_last_25_seconds(
    limit: float, calm: float, urgent: float
) -> None:
    assert not timer.is_urgent(limit, limit)
    assert not timer.is_urgent(calm, limit)
    assert timer.is_urgent(urgent, limit)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", TABLES)
def test_it_covers_neither_the_cards_nor_the_buttons(
    players: int, size: tuple[int, int], text: float
) -> None:
    area = zones(size, text, False, players)
    place = timer.box(area)
    assert area.table.left <= place.left
    assert place.bottom <= area.bar.top
    assert place.right < area.own.plate.centerx
