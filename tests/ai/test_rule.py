"""Habits of the rule player: one row, one habit."""

import pytest

from game.ai import rule
from game.engine.observe import observe
from game.engine.play import legal_actions
from tests.ai.tables import NoLuck, answers, table

BLUFF, OMITS = 0.0, 0.95

TANTOS = [
    # a's cards, b's cards, tokens before, what the next one says
    ("7e6e4c", "1b5o2o", "", "aRE"),
    ("7e5b2b", "1b5o2o", "", "aE"),
    ("5e1e4c", "1b5o2o", "", "a5e"),
    ("5e4c11b", "7o6o4c", "a5e", "bRE"),
    ("4e4c11b", "6o12o4c", "aE", "bQ"),
    ("4e4c11b", "5o12o4c", "aE", "bN"),
    ("4e4c11b", "7o3o4c", "aE", "bRE"),
    ("4e4c11b", "7o12o4c", "aRE", "bN"),
    ("4e4c11b", "7o1o4c", "aRE", "bQ"),
    ("7e1e4c", "7o1o4c", "aE bE", "aQ"),
    ("7e1e4c", "7o1o4c", "aE bRE", "aN"),
    ("7e2e4c", "7o1o4c", "aE bRE", "aQ"),
    ("7e2e4c", "7o1o4c", "aE bE aRE", "bN"),
    ("4e4c11b", "7o2o4c", "aFE", "bN"),
    ("4e4c11b", "7o3o4c", "aFE", "bQ"),
    ("4e4c11b", "7o2o4c", "a4e bE", "aN"),
]


@pytest.mark.parametrize(("a", "b", "tokens", "expected"), TANTOS)
def test_tantos(a: str, b: str, tokens: str, expected: str) -> None:
    assert answers(table(a, b, tokens)) == expected


TRUCO = [
    # a brava and another good card call; two bravas raise
    ("1e2b4c", "1b5o2o", "", "aT"),
    ("1e12b4c", "1b5o2o", "", "a12b"),
    ("4e4c11b", "1e7o6c", "aT", "bR"),
    ("4e4c11b", "1e2o6c", "aT", "bQ"),
    ("4e4c11b", "1e6o5c", "aT", "bQ"),
    ("4e4c11b", "3e2o5c", "aT", "bQ"),
    ("4e4c11b", "3e6o5c", "aT", "bN"),
    # the first baza won and a good card left
    ("3e2o5c", "4e4c11b", "a3e b4e", "aT"),
    ("3e7e5c", "4e4c11b", "a3e b4e aT bQ", "a5c"),
    ("3e6o5c", "4e4c11b", "a3e b4e", "a5c"),
    # who has the quiero and two bravas raises in his turn
    ("4e4c11b", "1e7o6c", "aT bQ a4e", "bR"),
]


@pytest.mark.parametrize(("a", "b", "tokens", "expected"), TRUCO)
def test_truco(a: str, b: str, tokens: str, expected: str) -> None:
    assert answers(table(a, b, tokens)) == expected


def test_bluffs_and_omissions() -> None:
    assert answers(table("5e1b4c", "1e5o2o"), BLUFF) == "aE"
    assert answers(table("5e1b4c", "1e5o2o", "a4c b5o"), BLUFF) == "bT"
    assert answers(table("1e2b4c", "1b5o2o"), OMITS) == "a2b"
    assert answers(table("4e4c11b", "1e7o6c", "aT"), OMITS) == "bQ"


CARDS = [
    ("5e1o11c", "6e4b4c", "", "a11c"),
    ("5e1o11c", "6e3b7c", "a11c", "b3b"),
    ("5e1o6c", "7b12o4c", "a6c", "b7b"),
    ("3e1o6c", "7b12o4c", "a3e", "b4c"),
    # won the first: leads the lowest; lost it: leads the highest; ties when that wins the hand
    ("12e7b5c", "6e11b4c", "a12e b4c", "a5c"),
    ("5e12o4c", "6e11b4c", "a5e b6e", "b4c"),
    ("5e12o4c", "6e11b5c", "a12o b5c a5e", "b6e"),
    ("5e11o4c", "5c11b12c", "a11o b12c b5c", "a4c"),
    ("6e12o4c", "6c12c5b", "a4c b5b b6c", "a12o"),
    ("3e12o4c", "3c12c5b", "a3e b3c", "a12o"),
]


@pytest.mark.parametrize(("a", "b", "tokens", "expected"), CARDS)
def test_cards(a: str, b: str, tokens: str, expected: str) -> None:
    assert answers(table(a, b, tokens)) == expected


def test_flor_is_answered_by_its_points() -> None:
    def met(b: str, tokens: str = "aF", rules: str = "flor=si flor-canta=libre") -> str:
        return answers(table("7e6e4e", b, tokens, rules))

    assert met("1c2c3c") == "bFQ"
    assert met("10c11c3c") == "bFA"
    assert met("7c4c2c") == "bCF"
    assert met("7c6c3c") == "bCR"
    assert met("7c6c3b") == "bN"
    assert answers(table("7e5e1e", "7c4c2c", "aF bCF", "flor=si flor-canta=libre")) == "aFQ"


def test_only_a_true_flor_is_sung() -> None:
    rules = "flor=si flor-canta=libre"
    assert answers(table("7e6e4e", "1c2c3b", "", rules)) == "aF"
    assert answers(table("5e6b4c", "1c2c3b", "", rules)) == "a5e"


def test_refusing_is_no_choice_where_it_loses() -> None:
    assert answers(table("4e4c11b", "5o12b4c", "aE", score=(29, 3))) == "bQ"
    assert answers(table("4e4c11b", "5o12b4c", "aFE", score=(29, 3))) == "bQ"
    assert answers(table("4e4c11b", "5o12b4c", "aT", score=(29, 3))) == "bQ"
    assert answers(table("4e4c11b", "5o12b4c", "aT", score=(28, 3))) == "bN"


def test_a_hand_that_is_lost_for_sure_is_left() -> None:
    lost = table("3e11o4c", "2c12c5b", "a3e b2c a4c b5b b12c")
    assert answers(lost) == "aM"
    called = table("3e2o4c", "2c3c5b", "a3e b2c a4c b5b bT aQ b3c")
    assert answers(called) == "aM"


def test_true_tantos_and_concessions() -> None:
    rules = "tantos=libres"
    assert answers(table("7e6e4c", "7o1o4b", "aE bQ", rules)) == "a=33"
    assert answers(table("7e6e4c", "7o1o4b", "aE bQ a=33", rules)) == "bSB"
    assert answers(table("7e1e4c", "7o1o4b", "aE bQ a=28", rules)) == "bSB"
    assert answers(table("7e1e4c", "7o2o4b", "aE bQ a=28", rules)) == "b=29"


def test_cuts_when_it_must() -> None:
    state = table("7e6e4c", "7o1o4b", rules="corte=si")
    assert answers(state) == "aK" or answers(state) == "bK"


def test_doubts_only_what_can_be_a_lie() -> None:
    def asks(tokens: str, rules: str, luck: float = 0.9, b: str = "7b6c4c") -> bool:
        state = table("7e6e4c", b, tokens, rules)
        menu = legal_actions(state, 1)
        choice = rule.choose(observe(state, 1), menu, NoLuck(luck))
        return choice is not None

    played = "aE bQ a={} bSB a7e b4c a4c b6c b7b a6e"
    rules = "tantos=libres mostrar=si-piden"
    assert not asks(played.format(33), rules)
    assert asks("aE bQ a=31 bSB a7e b4c a4c b6c b7b a6e", rules)
    unseen = "aE bQ a={} bSB a7e b4c aM"
    assert asks(unseen.format(33), rules)
    assert not asks(unseen.format(29), rules)
    assert asks(unseen.format(29), rules, luck=0.1)
    assert not asks("aE bQ a7e b4c aM", "mostrar=si-piden")
