"""What beats what, and what a hand is worth for envido and flor: every row of the tables."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from game.engine.cards import CARDS, DECK
from game.engine.events import TrickWon
from game.engine.ranking import envido_points, flor_points, is_flor
from tests.engine.situations import last_hand, match, outcome, record, vectors

ORDER = vectors("a_truco_order")
HANDS = vectors("b_envido_hands")


def _first_baza(a: str, b: str, mano: str = "a", face_down: str = "") -> str:
    """Return who takes a baza of these two cards: a, b or parda."""
    free = [str(card) for card in DECK if str(card) not in (a, b)]
    deal = f"a:{a}{free[0]}{free[1]} b:{b}{free[2]}{free[3]}"
    tokens = {
        "a": f"a({a})" if "a" in face_down else f"a{a}",
        "b": f"b({b})" if "b" in face_down else f"b{b}",
    }
    played = match(
        record(
            f"{tokens.pop(mano)} {tokens.popitem()[1]}",
            "tapadas=si" if face_down else "",
            deal,
            mano=mano,
        )
    )
    won = next(event for event in played.hands[0].events if isinstance(event, TrickWon))
    return "parda" if won.best is None else "ab"[won.best]


POWER: dict[str, int] = {
    card: row["power"] for row in ORDER["classes_high_to_low"] for card in row["cards"]
}


def test_classes_hold_the_deck_once() -> None:
    cards = [card for row in ORDER["classes_high_to_low"] for card in row["cards"]]
    assert sorted(cards) == sorted(map(str, DECK))
    assert [row["power"] for row in ORDER["classes_high_to_low"]] == list(range(14, 0, -1))


def test_every_pair_of_the_deck() -> None:
    counts: Counter[str] = Counter()
    for a, b in combinations(DECK, 2):
        winner = _first_baza(str(a), str(b))
        difference = POWER[str(a)] - POWER[str(b)]
        assert winner == ("parda" if not difference else "a" if difference > 0 else "b"), (a, b)
        counts["parda" if winner == "parda" else "decisiva"] += 1
    assert counts == ORDER["pair_counts_all_780"]


@pytest.mark.parametrize("row", ORDER["sample_pairs"], ids=lambda row: f"{row['a']}-{row['b']}")
def test_pair(row: dict[str, str]) -> None:
    swapped = {"a": "b", "b": "a"}.get(row["winner"], row["winner"])
    for mano in "ab":
        assert _first_baza(row["a"], row["b"], mano) == row["winner"]
        assert _first_baza(row["b"], row["a"], mano) == swapped


@pytest.mark.parametrize("card", [str(card) for card in DECK])
def test_a_face_down_card_loses_to_any_and_ties_only_another(card: str) -> None:
    assert ORDER["face_down"]["power"] == 0
    best = "1e" if card != "1e" else "1b"
    assert _first_baza(best, card, face_down="a") == "b"
    assert _first_baza(card, best, face_down="b") == "a"
    assert _first_baza(best, card, face_down="ab") == "parda"


@pytest.mark.parametrize("row", HANDS["hands"], ids=lambda row: "".join(row["cards"]))
def test_hand(row: dict[str, object]) -> None:
    cards = row["cards"]
    assert isinstance(cards, list)
    rival = [str(card) for card in DECK if str(card) not in cards and card.rank in (4, 5, 11)]
    rival = [rival[0], rival[4], rival[-1]]
    deal = f"a:{''.join(cards)} b:{''.join(rival)}"
    assert last_hand(outcome(record("aE bQ", deal=deal)))["envido"]["a"] == row["envido"]
    sung = "aF" in match(record("", "flor=si", deal)).hands[0].tokens
    assert sung is row["is_flor"]
    if row["flor"] is not None:
        assert flor_points(tuple(CARDS[card] for card in cards)) == row["flor"]


def test_all_hands_of_the_deck() -> None:
    told = HANDS["aggregate"]
    hands = list(combinations(DECK, 3))
    plain = [hand for hand in hands if not is_flor(hand)]
    flores = [hand for hand in hands if is_flor(hand)]
    assert len(hands) == told["hands_total"]
    assert len(flores) == told["flor_hands"]
    assert _counts(map(envido_points, hands)) == told["envido_distribution_all_9880"]
    assert _counts(map(envido_points, plain)) == told["envido_distribution_non_flor_9400"]
    assert _counts(map(flor_points, flores)) == told["flor_distribution_480"]
    assert sum(envido_points(hand) >= 27 for hand in hands) == told["at_least_27"]
    suits = Counter(len({card.suit for card in hand}) for hand in hands)
    assert suits[2] == told["two_suited_non_flor"]
    assert suits[3] == told["three_suits"]


def _counts(values: Iterable[int]) -> dict[str, int]:
    return {str(value): count for value, count in sorted(Counter(values).items())}
