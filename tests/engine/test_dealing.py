"""How cards come to the seats, and who is mano: told by a deck of which the order is known."""

from collections import Counter

import pytest

from game.engine.actions import cut
from game.engine.cards import DECK, Card, shuffle
from game.engine.play import apply, new_match, start_hand
from game.engine.rules import Rules, read_rules
from game.engine.seats import cutter_of
from game.engine.state import State
from tests.engine.pairwise import KINDS

tables = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]} {kind[1]}")


def _rules(kind: tuple[str, int], **more: str) -> Rules:
    return read_rules({"variant": kind[0], "players": str(kind[1]), **more})


def _first(rules: Rules, mano: int) -> State:
    nothing = (0,) * (2 if rules.players % 2 == 0 else 3)
    return start_hand(rules, "deck", 1, mano, nothing, nothing).state


def _round(cards: tuple[Card, ...], players: int, place: int) -> tuple[Card, ...]:
    """Return what the seat in this place gets when cards go round one by one."""
    return tuple(cards[place + players * turn] for turn in range(3))


@tables
def test_three_each_one_by_one_from_the_dealers_right(kind: tuple[str, int]) -> None:
    rules = _rules(kind)
    cards = shuffle("deck", 1, DECK, len(DECK))
    for mano in range(rules.players):
        state = _first(rules, mano)
        for place in range(rules.players):
            seat = (mano + place) % rules.players
            hand = state.hands[seat]
            assert hand is not None
            assert hand[:3] == _round(cards, rules.players, place)
        # behind them the fourth card of who plays alone, or the one turned up
        left = cards[3 * rules.players]
        dealer = (mano - 1) % rules.players
        fourth = [seat for seat, hand in enumerate(state.hands) if len(hand or ()) == 4]
        assert fourth == ([dealer] if kind[0] == "gallo" else [])
        assert [(state.hands[seat] or ())[3] for seat in fourth] == [left] * len(fourth)
        assert state.muestra == (left if kind[0] in ("trucho", "uruguayo") else None)


@tables
@pytest.mark.parametrize("taps", [1, 2, 3])
def test_after_tapping_the_three_come_together(kind: tuple[str, int], taps: int) -> None:
    rules = _rules(kind, corte="si")
    cards = shuffle("deck", 1, DECK, len(DECK))
    # as many cards as taps go to the bottom
    cards = cards[taps:] + cards[:taps]
    state = apply(_first(rules, 1), cut(cutter_of(1, rules.players), taps)).state
    for place in range(rules.players):
        hand = state.hands[(1 + place) % rules.players]
        assert (hand or ())[:3] == cards[3 * place : 3 * place + 3]


@tables
def test_after_cutting_the_order_is_the_same_from_elsewhere(kind: tuple[str, int]) -> None:
    rules = _rules(kind, corte="si")
    cards = shuffle("deck", 1, DECK, len(DECK))
    state = apply(_first(rules, 0), cut(cutter_of(0, rules.players))).state
    start = cards.index((state.hands[0] or ())[0])
    assert 0 < start < len(cards)
    turned = cards[start:] + cards[:start]
    for place in range(rules.players):
        assert (state.hands[place] or ())[:3] == _round(turned, rules.players, place)


@tables
def test_the_first_mano_is_drawn(kind: tuple[str, int]) -> None:
    rules = _rules(kind)
    drawn = Counter(new_match(rules, f"match {number}").state.mano for number in range(300))
    assert set(drawn) == set(range(rules.players))
    # 300 draws: no seat is far from its share (four standard deviations)
    share = 300 / rules.players
    assert max(abs(count - share) for count in drawn.values()) < 4 * share**0.5


def test_a_hand_is_shuffled_anew() -> None:
    state = _first(Rules(), 0)
    again = start_hand(Rules(), "deck", 2, 0, (0, 0), (0, 0)).state
    assert state.hands != again.hands
    assert _first(Rules(), 0) == state
