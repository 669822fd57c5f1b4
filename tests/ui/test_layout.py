"""Tables of every kind in every window and text size: nothing overlaps, nothing is cut off."""

from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect

from game.engine.actions import Call, say
from game.engine.cards import parse_hand
from game.engine.observe import Observation, observe
from game.engine.play import apply, legal_actions, new_hand, new_match
from game.engine.rules import Rules, read_rules
from game.engine.seats import LETTERS
from game.engine.state import PARDA, Phase, Played, State
from game.ui.table.frame import MIN_TARGET
from game.ui.table.icons import icon_rects
from game.ui.table.layout import DECK, MUESTRA, PILES, Place, card_id, layout, zones
from game.ui.table.zones import CARD_RATIO, Zones

SIZES = [(960, 600), (1024, 768), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080)]
TEXTS = [1.0, 1.5, 2.0]
FLOR = [False, True]
TABLES = [
    {"players": "4"},
    {"players": "6"},
    {"players": "6", "pica": "0"},
    {"variant": "gallo"},
    {"variant": "destantado"},
    {"variant": "trucho"},
    {"variant": "uruguayo", "players": "2"},
    {"variant": "uruguayo", "players": "4"},
    {"variant": "uruguayo", "players": "6"},
]


def _seen() -> Observation:
    return observe(new_match(Rules(), "layout", 0).state, 0)


def _late() -> Observation:
    """A hand at its fullest: all bazas played on both sides."""
    own, other = parse_hand("7e4c1b"), parse_hand("3b2o10c")
    tricks = tuple(
        (Played(0, mine, False), Played(1, theirs, False))
        for mine, theirs in zip(own, other, strict=True)
    )
    seen = _seen()
    return replace(
        seen,
        cards=own,
        held=(),
        held_counts=(0, 0),
        tricks=tricks,
        results=(0, PARDA, 1),
        table=seen.table._replace(takers=((0,), (0, 1), (1,))),
    )


def _box(place: Place) -> Rect:
    wide, tall = round(place.height * CARD_RATIO), place.height
    box = Rect(0, 0, tall, wide) if place.angle == 90 else Rect(0, 0, wide, tall)
    box.center = (place.x, place.y)
    return box


def _boxes(area: Zones) -> dict[str, Rect]:
    names = ("pad", "stakes", "tricks", "log", "chips", "bar", "banner")
    boxes = {name: getattr(area, name) for name in names if getattr(area, name) is not None}
    boxes |= {f"plate{n}": seat.plate for n, seat in enumerate(area.seats)}
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


def _deepest(state: State) -> list[State]:
    """The hand after the deal, after its first baza, and when all its cards lie on the table, each
    seat playing the last of what it may do that is a card."""
    moments = [state]
    while state.phase in (Phase.DISCARD, Phase.PLAY):
        seat = state.turn if state.phase == Phase.PLAY else state.pie
        cards = [a for a in legal_actions(state, seat) if type(a).__name__ in ("Play", "Discard")]
        if not cards:
            return moments
        state = apply(state, cards[-1]).state
        if state.phase == Phase.PLAY and state.tricks != ((),):
            moments.append(state)
    return moments


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(table.values()))
def test_larger_tables_hold_every_card_and_plate(
    size: tuple[int, int], text: float, table: dict[str, str]
) -> None:
    rules = read_rules({"flor": "si", **table} if "pica" not in table else table)
    window = Rect((0, 0), size)
    for mano in range(rules.players):
        for state in _deepest(new_match(rules, "layout", mano).state):
            places = layout(observe(state, 0), size, text)
            boxes = _boxes(places.zones)
            boxes |= {name: _box(place) for name, place in places.cards.items()}
            assert [name for name, box in boxes.items() if not window.contains(box)] == []
            for (one, a), (two, b) in combinations(boxes.items(), 2):
                # Cards of one seat fan out or lie stacked; the muestra lies under the deck.
                of_one_seat = one[0] == two[0] and one[1:].isdigit() and two[1:].isdigit()
                if of_one_seat or {one, two} == set(PILES):
                    continue
                assert not a.colliderect(b), (mano, one, a, two, b)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_every_seat_reads_its_cards(size: tuple[int, int], text: float, players: int) -> None:
    area = zones(size, text, True, players)
    assert len(area.seats) == players
    assert area.card_height >= 80
    assert area.own.hand_height >= 100
    for seat in area.seats:
        # Opposite, cards and deck stand beside the plate.
        least = 3.3 if players == 6 and seat is area.seats[3] else 5
        assert seat.plate.width >= least * area.body, seat
        # A bubble is as wide as a word of a few letters.
        assert seat.bubble.room >= 4 * area.body, seat
        # A card in a stack shows its corner beside the one on it.
        assert seat.stack_step[0] >= area.card_height * CARD_RATIO * 0.15


def test_the_muestra_lies_half_under_the_deck() -> None:
    rules = read_rules({"variant": "uruguayo", "players": "4"})
    for mano in range(4):
        places = layout(observe(new_match(rules, "layout", mano).state, 0), (1280, 720)).cards
        under, deck = _box(places[MUESTRA]), _box(places[DECK])
        covered = under.clip(deck)
        share = covered.width * covered.height / (under.width * under.height)
        assert 0.4 <= share <= 0.6
        assert places[MUESTRA].face is not None
        assert places[MUESTRA].z < places[DECK].z


def test_who_waits_in_pica_pica_is_dimmed() -> None:
    rules = read_rules({"players": "6", "pica": "0"})
    state = new_match(rules, "layout", 0).state
    while state.duel < 0:
        if state.phase >= Phase.OVER:
            state = new_hand(state).state
        else:
            state = apply(state, say(state.turn, Call.FOLD)).state
    seen = observe(state, 0)
    cards = layout(seen, (1280, 720)).cards
    for seat in range(6):
        light = cards[card_id(seat, 0)].light
        assert (light < 0.5) == (seat not in seen.seats), LETTERS[seat]


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
    assert whole.seats[1].plate_lines == 2
    narrow = zones((1440, 1080))
    assert narrow.log is None
    assert narrow.tricks is not None
    least = zones((960, 600), 2.0)
    assert (least.log, least.tricks, least.chips, least.seats[1].plate_lines) == (
        None,
        None,
        None,
        1,
    )


def test_the_wide_table_stands_where_the_specification_puts_it() -> None:
    area = zones((1920, 1080))
    assert area.middle[0] == 960
    own = area.own
    assert [own.hand[0] + i * own.hand_step for i in (-1, 0, 1)] == [764, 960, 1156]
    assert abs(own.hand[1] - 836) < 12
    assert own.hand_height == 276
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
    assert (cards["a0"].won, cards["b0"].light < 1) == (True, True)
    assert (cards["a1"].won, cards["a1"].light, cards["b1"].light) == (False, 1, 1)
    assert (cards["a2"].light < 1, cards["b2"].won) == (True, True)


def test_a_hidden_card_has_no_face() -> None:
    places = layout(_seen(), (1280, 720)).cards
    assert all(places[card_id(1, i)].face is None for i in range(3))
