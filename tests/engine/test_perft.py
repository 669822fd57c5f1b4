"""The number of lines of play from fixed deals, at each depth: any change of rules shows here.

The kept counts are no proof by themselves. The first depths are counted again by trying every
action there is, whatever the menus say; between two, by the second account of the rules; and for
each kind of table the second depth is worked out by hand from what each may say in his turn.
"""

import json
from typing import Any

import pytest

from tests.engine.count_lines import (
    golden,
    lines,
    lines_by_the_second_opinion,
    lines_by_trying,
    start,
)
from tests.engine.pairwise import KINDS

TABLES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in golden()}
FOR_TWO = [name for name in TABLES if name.startswith("argentino-2")]
# cards and what the first may say: truco, envido, real, falta, al mazo
FIRST = 3 + 5
# answers to a truco: quiero, no quiero, retruco, the three envidos, al mazo; to envido, real, falta
TO_TRUCO, TO_ENVIDO, TO_REAL, TO_FALTA = 7, 6, 4, 3
BY_HAND = {
    # a card: the next begins; a call: every rival may answer; leaving: the hand ends or goes on
    "argentino-2": 3 * FIRST + TO_TRUCO + TO_ENVIDO + TO_REAL + TO_FALTA,
    "argentino-4": 3 * FIRST + 2 * (TO_TRUCO + TO_ENVIDO + TO_REAL + TO_FALTA) + FIRST,
    "argentino-6": 3 * FIRST + 3 * (TO_TRUCO + TO_ENVIDO + TO_REAL + TO_FALTA) + FIRST,
    # one rival; leaving, the next duel begins
    "argentino-6-pica": 3 * FIRST + (TO_TRUCO + TO_ENVIDO + TO_REAL + TO_FALTA) + FIRST,
    # one answers at a time, and an envido is not raised: quiero, no quiero, al mazo
    "destantado-3": 3 * FIRST + TO_TRUCO + 3 * TO_FALTA + FIRST,
    "trucho-3-sin-flor": 3 * FIRST + TO_TRUCO + 3 * TO_FALTA + FIRST,
    # four cards to put away, and then the mano
    "gallo-3": 4 * FIRST,
    "uruguayo-4": 3 * FIRST + 2 * (TO_TRUCO + TO_ENVIDO + TO_REAL + TO_FALTA) + FIRST,
    "uruguayo-6": 3 * FIRST + 3 * (TO_TRUCO + TO_ENVIDO + TO_REAL + TO_FALTA) + FIRST,
}
WITHOUT_FLOR = {"argentino-6-pica": 0, "uruguayo-4": 1, "uruguayo-6": 0}
"""The case in which nobody holds a flor, where flor is played."""


def _cases() -> list[tuple[str, int]]:
    return [(name, at) for name, table in TABLES.items() for at in range(len(table["cases"]))]


@pytest.mark.parametrize("name", TABLES)
def test_lines(name: str) -> None:
    for case in TABLES[name]["cases"]:
        state = start(TABLES[name]["rules"], case)
        assert lines(state, len(case["lines"])) == case["lines"], case["deal"]


@pytest.mark.parametrize(("name", "at"), _cases())
def test_lines_counted_by_trying_everything(name: str, at: int) -> None:
    case: dict[str, Any] = TABLES[name]["cases"][at]
    state = start(TABLES[name]["rules"], case)
    depth = 3 if state.rules.players < 4 else 2
    assert lines_by_trying(state, depth) == case["lines"][:depth]


@pytest.mark.parametrize("name", FOR_TWO)
def test_lines_counted_by_the_second_opinion(name: str) -> None:
    rules = TABLES[name]["rules"]
    for case in TABLES[name]["cases"]:
        depth = min(len(case["lines"]), 4)
        assert lines_by_the_second_opinion(rules, case, depth) == case["lines"][:depth]


@pytest.mark.parametrize("name", BY_HAND)
def test_the_first_lines_worked_out_by_hand(name: str) -> None:
    case = TABLES[name]["cases"][WITHOUT_FLOR.get(name, 0)]
    first = 4 if name.startswith("gallo") else FIRST
    assert case["lines"][:2] == [first, BY_HAND[name]]


def test_every_table_is_counted() -> None:
    counted = {tuple(name.split("-")[:2]) for name in TABLES}
    assert counted == {(variant, str(players)) for variant, players in KINDS}
