"""The table for two in every window and text size: nothing overlaps, nothing is cut off."""

from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect

from game.engine.cards import parse_hand
from game.engine.observe import Observation, observe
from game.engine.play import new_match
from game.engine.rules import Rules
from game.engine.state import PARDA, Played
from game.ui.icons import icon_rects
from game.ui.layout import DECK, Place, card_id, layout
from game.ui.zones import CARD_RATIO, MIN_TARGET, Zones, zones

SIZES = [(960, 600), (1024, 768), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080)]
TEXTS = [1.0, 1.5, 2.0]
FLOR = [False, True]


def _seen() -> Observation:
    return observe(new_match(Rules(), "layout", 0).state, 0)


def _late() -> Observation:
    """A hand at its fullest: all bazas played on both sides."""
    own, other = parse_hand("7e4c1b"), parse_hand("3b2o10c")
    tricks = tuple(
        (Played(0, mine, False), Played(1, theirs, False))
        for mine, theirs in zip(own, other, strict=True)
    )
    return replace(
        _seen(), cards=own, held=(), held_counts=(0, 0), tricks=tricks, results=(0, PARDA, 1)
    )


def _box(place: Place) -> Rect:
    box = Rect(0, 0, round(place.height * CARD_RATIO), place.height)
    box.center = (place.x, place.y)
    return box


def _boxes(area: Zones) -> dict[str, Rect]:
    names = ("pad", "stakes", "tricks", "log", "chips", "bar", "banner", "rival_plate", "own_plate")
    boxes = {name: getattr(area, name) for name in names if getattr(area, name) is not None}
    return boxes | dict(icon_rects(area))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("flor", FLOR)
def test_nothing_overlaps_or_leaves_the_window(
    size: tuple[int, int], text: float, flor: bool
) -> None:
    rules = Rules(flor=flor)
    area = zones(size, text, flor)
    boxes = _boxes(area)
    for mano in (0, 1):
        for seen in (_seen(), _late()):
            places = layout(replace(seen, mano=mano, rules=rules), size, text).cards
            boxes |= {
                f"{mano}{name}{len(seen.held)}": _box(place) for name, place in places.items()
            }
    window = Rect((0, 0), size)
    assert [name for name, box in boxes.items() if not window.contains(box)] == []
    backs = {f"{mano}b{i}3" for mano in (0, 1) for i in range(3)}
    for (one, a), (two, b) in combinations(boxes.items(), 2):
        # A rival's backs fan over one another, and one place may serve several moments.
        if {one, two} <= backs or one[1:-1] == two[1:-1] != "" or (DECK in one and DECK in two):
            continue
        assert not a.colliderect(b), (one, a, two, b)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_what_must_be_pressed_is_large_enough(size: tuple[int, int], text: float) -> None:
    area = zones(size, text)
    assert area.bar.height >= MIN_TARGET
    assert all(min(box.size) >= MIN_TARGET for _, box in icon_rects(area))
    assert min(area.label, area.body, area.call) >= 18


def test_zones_are_dropped_in_order() -> None:
    whole = zones((1920, 1080))
    assert whole.log is not None
    assert whole.tricks is not None
    assert whole.chips is not None
    assert whole.plate_lines == 2
    narrow = zones((1440, 1080))
    assert narrow.log is None
    assert narrow.tricks is not None
    least = zones((960, 600), 2.0)
    assert (least.log, least.tricks, least.chips, least.plate_lines) == (None, None, None, 1)


def test_the_wide_table_stands_where_the_specification_puts_it() -> None:
    area = zones((1920, 1080))
    assert area.table_x == 960
    assert [area.hand_x + i * area.hand_step for i in (-1, 0, 1)] == [764, 960, 1156]
    assert abs(area.rows[3] - 836) < 12
    assert area.hand_height == 276
    assert area.card_height == 210


def test_own_cards_keep_their_place_when_one_is_played() -> None:
    seen = _seen()
    first = layout(seen, (1280, 720)).cards
    card = seen.cards[1]
    later = replace(
        seen,
        held=(seen.cards[0], seen.cards[2]),
        held_counts=(2, 3),
        tricks=((Played(0, card, False),),),
    )
    after = layout(later, (1280, 720)).cards
    assert after[card_id(0, 0)] == first[card_id(0, 0)]
    assert after[card_id(0, 2)] == first[card_id(0, 2)]
    assert after[card_id(0, 1)].y < first[card_id(0, 1)].y


def test_the_deck_lies_beside_the_dealer() -> None:
    seen = _seen()
    mine = layout(replace(seen, mano=1), (1280, 720)).cards[DECK]
    theirs = layout(replace(seen, mano=0), (1280, 720)).cards[DECK]
    assert mine.y > theirs.y


def test_a_decided_baza_marks_its_best_card_and_dims_the_other() -> None:
    cards = layout(_late(), (1280, 720)).cards
    assert (cards["a0"].won, cards["b0"].dim) == (True, True)
    assert (cards["a1"].won, cards["a1"].dim, cards["b1"].dim) == (False, False, False)
    assert (cards["a2"].dim, cards["b2"].won) == (True, True)


def test_a_hidden_card_has_no_face() -> None:
    places = layout(_seen(), (1280, 720)).cards
    assert all(places[card_id(1, i)].face is None for i in range(3))
