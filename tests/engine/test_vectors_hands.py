"""Leaving the hand, and in which order points close a chico: every row for two players."""

import pytest

from tests.engine.situations import (
    Json,
    deal_of_tantos,
    last_hand,
    outcome,
    points,
    record,
    vectors,
)

TABLE = vectors("k_extra")

# what each case of leaving is at the table: options and tokens
LEAVING = {
    "se va en primera sin cantos, opción mazo_primera=1 (default)": ("", "aM"),
    "igual, opción mazo_primera=2 (001)": ("mazo-primera=2", "aM"),
    "se va en primera después de envido resuelto, opción 2": ("mazo-primera=2", "aE bN aM"),
    "se va con truco querido": ("", "aT bQ aM"),
    "con retruco querido": ("", "aT bR aQ aM"),
    "con vale cuatro querido": ("", "aT bR aV bQ aM"),
    "se va con envido pendiente (cantado por el rival)": ("", "aE bM"),
    "se va con envido-envido pendiente": ("", "aE bE aM"),
    "se va con truco pendiente": ("", "aT bM"),
    "el que cantó truco se va con el envido del rival pendiente (aT bE aM)": ("", "aT bE aM"),
}
WHYS = {
    "envido_no_querido": ("envido-no-querido",),
    "mano": ("mazo",),
    "mazo": ("mazo",),
}


@pytest.mark.parametrize("row", TABLE["mazo"], ids=lambda row: row["case"])
def test_leaving(row: Json) -> None:
    rules, tokens = LEAVING[row["case"]]
    told = outcome(record(tokens, rules))
    assert last_hand(told)["complete"]
    leaver = "ab".index(tokens.split()[-1][0])
    won = points(told)
    before = 1 if "aE bN" in tokens else 0
    assert won[1 - leaver] == row["points"]
    assert won[leaver] == before
    for part, scored in row.get("parts", {}).items():
        assert points(told, *WHYS[part])[1 - leaver] == scored


@pytest.mark.parametrize("row", TABLE["cierre"], ids=lambda row: f"{row['A']}-{row['B']}")
def test_closing_order(row: Json) -> None:
    score = f"{row['A']}-{row['B']}"
    rules = f"target={row['target']} flor={'si' if 'flor' in row else 'no'}"
    tanto, scored = row.get("flor") or row["envido"]
    truco_side, truco_points = row["truco"]
    winner = row.get("winner", tanto)
    tokens, deal = _hand_of(row)
    told = outcome(record(tokens, rules, deal, score))
    if row[tanto] + scored >= row["target"]:
        # the chico is over before the hand is
        assert told["winner"] == winner == tanto
        assert points(told)["AB".index(tanto)] == scored == sum(points(told))
        return
    assert told["winner"] is None
    assert points(told)["AB".index(tanto)] == scored == sum(points(told))
    # the hand goes on: its truco, accepted and given up by the other side
    assert (truco_side, truco_points) == ("B", 2)
    told = outcome(record(f"{tokens} aT bQ aM", rules, deal, score))
    assert told["winner"] == winner == truco_side
    assert points(told, "mazo")["AB".index(truco_side)] == truco_points


def _hand_of(row: Json) -> tuple[str, str]:
    """Return the tokens up to the tanto, and a deal in which the right side has it."""
    if "flor" in row:
        assert row["flor"][0] == "B"
        return "a4c", "a:4c5e12b b:7o6o5o"
    tanto, scored = row["envido"]
    assert tanto == "A"
    deal = deal_of_tantos(33, 4)
    return ("aE bQ", deal) if scored == 2 else ("aE bN", deal)


def test_at_29_all_the_tanto_wins_unless_the_table_plays_on() -> None:
    row = next(row for row in TABLE["cierre"] if row["A"] == row["B"] == 29)
    assert row["default"] == "A gana por envido"
    told = outcome(record("aE bN", score="29-29"))
    assert told["winner"] == "A"
    told = outcome(record("aE bN aM", "cierre=alargue", score="29-29"))
    assert told["score"] == [30, 30]
    assert told["winner"] is None
