"""What a call puts at stake, as screens show it before it is said."""

import pytest

from game.engine.actions import parse_action
from game.engine.cards import parse_hand
from game.engine.play import apply, start_hand
from game.engine.rules import read_rules
from game.engine.stakes import Stakes, stakes
from tests.engine.situations import match, record

FLOR, FREE = "a:7e6e4e b:7o6o5o", "flor=si flor-canta=libre flor-tabla=clasica"
PLAIN = "a:7e6e4c b:1b5o2o"

SAID = [
    # rules, deal, score, tokens before, what is said: points if accepted, if declined
    ("", PLAIN, "0-0", "", "aT", (2, 1)),
    ("", PLAIN, "0-0", "aT", "bR", (3, 2)),
    ("", PLAIN, "0-0", "aT bR", "aV", (4, 3)),
    ("", PLAIN, "0-0", "aT", "bQ", (2, 1)),
    ("", PLAIN, "0-0", "aT bR", "aN", (3, 2)),
    ("", PLAIN, "0-0", "", "aE", (2, 1)),
    ("", PLAIN, "0-0", "", "aRE", (3, 1)),
    ("", PLAIN, "20-9", "", "aFE", (10, 1)),
    ("", PLAIN, "0-0", "aE", "bE", (4, 2)),
    ("", PLAIN, "0-0", "aE bE", "aRE", (7, 4)),
    ("", PLAIN, "22-9", "aE bE aRE", "bFE", (8, 7)),
    ("falta=segun-perdedor", PLAIN, "20-11", "a7e", "bFE", (9, 1)),
    ("falta=segun-perdedor", PLAIN, "20-11", "", "aFE", (1, 1)),
    ("", PLAIN, "0-0", "aE bRE", "aQ", (5, 2)),
    ("", PLAIN, "0-0", "aE bRE", "aM", (None, 3)),
    ("", PLAIN, "0-0", "", "aM", (None, 1)),
    ("mazo-primera=2", PLAIN, "0-0", "", "aM", (None, 2)),
    ("mazo-primera=2", PLAIN, "0-0", "aE bN", "aM", (None, 1)),
    ("mazo-primera=2", PLAIN, "0-0", "aT bR aQ", "aM", (None, 3)),
    ("", PLAIN, "0-0", "aT bE", "aM", (None, 2)),
    ("flor=si", FLOR, "0-0", "", "bCF", (6, 4)),
    ("flor=si", FLOR, "22-9", "", "bCR", (8, 6)),
    ("flor=si", FLOR, "0-0", "", "bFQ", (4, 3)),
    ("flor=si", FLOR, "0-0", "bCF", "aFA", (6, 4)),
    ("flor=si", FLOR, "0-0", "", "bM", (None, 4)),
    (FREE, FLOR, "0-0", "aF", "bFA", (6, 4)),
    (FREE, FLOR, "0-0", "aF", "bN", (None, 3)),
    (FREE, FLOR, "0-0", "", "aF", (3, None)),
    ("", PLAIN, "0-0", "", "a7e", (None, None)),
]


@pytest.mark.parametrize(("rules", "deal", "score", "before", "said", "expected"), SAID)
def test_stakes(
    rules: str,
    deal: str,
    score: str,
    before: str,
    said: str,
    expected: tuple[int | None, int | None],
) -> None:
    state = match(record(before, rules, deal, score)).state
    assert state is not None
    assert stakes(state, parse_action(said)) == Stakes(*expected)


@pytest.mark.parametrize(
    ("rules", "tokens", "said", "declined"),
    [
        ({}, (), "aM", None),
        ({}, ("aM", "b1b"), "cM", 1),
        ({"mazo-equipo": "equipo"}, (), "aM", 1),
    ],
)
def test_leaving_costs_nothing_while_a_partner_stays(
    rules: dict[str, str], tokens: tuple[str, ...], said: str, declined: int | None
) -> None:
    hands = tuple(parse_hand(hand) for hand in ("7e6e4c", "1b5o2o", "3b2c10o", "12e11b4o"))
    state = start_hand(
        read_rules({"players": "4", **rules}), "", 1, 0, (0, 0), (0, 0), hands=hands
    ).state
    for token in tokens:
        state = apply(state, parse_action(token)).state
    assert stakes(state, parse_action(said)).declined == declined
