"""Truco, retruco, vale cuatro: every sequence of the table, with cards played where the caller's
turn has to come first."""

import pytest

from tests.engine.situations import (
    Json,
    last_hand,
    other,
    outcome,
    points,
    record,
    refusal,
    vectors,
)

TABLE = vectors("f_truco_ladder")
WORDS = {
    "truco": "T",
    "retruco": "R",
    "vale_cuatro": "V",
    "quiero": "Q",
    "no_quiero": "N",
    "mazo": "M",
    "envido": "E",
}
DEAL = "a:7e6e4c b:1b5o2o"
# a wins the first baza, b the second: nobody has won while calls are made
LEFT = {"a": ["7e", "4c", "6e"], "b": ["5o", "2o", "1b"]}
REFUSED = {"T": "truco-no-querido", "R": "retruco-no-querido", "V": "vale-cuatro-no-querido"}
ACCEPTED = {2: "truco", 3: "retruco", 4: "vale-cuatro"}
SEQUENCES = [row for row in TABLE["sequences"] if "option" not in row]
AT_THE_FOUR = [row for row in TABLE["sequences"] if "option" in row]


def _play_on(tokens: list[str], until: str | None) -> list[str]:
    """Let cards be played until it is this seat's turn (None: until the hand is complete)."""
    left = {seat: list(cards) for seat, cards in LEFT.items()}
    for token in tokens:
        if token[1:] in left[token[0]]:
            left[token[0]].remove(token[1:])
    while True:
        told = outcome(record(" ".join(tokens), deal=DEAL))
        if last_hand(told)["complete"] or (until and until in told["to_act"]):
            return tokens
        seat = told["to_act"][0]
        tokens = [*tokens, seat + left[seat].pop(0)]


def _tokens(seq: list[str]) -> list[str]:
    """Return the tokens of a sequence, with the cards that bring each caller's turn."""
    tokens: list[str] = []
    for step in seq:
        if step == "<tantos>":
            continue
        side, _, word = step.partition(":")
        seat = side.lower()
        if word == "plays_card":
            tokens = [*tokens, f"{seat}4c"]
            continue
        told = outcome(record(" ".join(tokens), deal=DEAL))
        waits = told["pending"] is not None
        tokens = tokens if waits else _play_on(tokens, seat)
        tokens = [*tokens, seat + WORDS[word]]
    return tokens


@pytest.mark.parametrize("row", SEQUENCES, ids=lambda row: ",".join(row["seq"]))
def test_sequence(row: Json) -> None:
    tokens = _tokens(row["seq"])
    text = record(" ".join(tokens), deal=DEAL)
    if not row["legal"]:
        bad = refusal(text)
        assert (bad.line, bad.token) == (7, tokens[-1])
        assert bad.reason != "no-te-toca"
        return
    told = outcome(text)
    assert last_hand(told)["complete"] is row.get("ends", False)
    if row.get("ends"):
        to, scored = next(iter(row["points"].items()))
        assert points(told) == [scored * (to == side) for side in "AB"]
    if "pending" in row:
        assert told["to_act"] == [row["pending"].lower()]
        asked = row["pending"].lower()
        caller = other(asked)
        refused = points(outcome(record(" ".join([*tokens, f"{asked}N"]), deal=DEAL)))
        assert refused["ab".index(caller)] == row["if_no_quiero"][caller.upper()] == sum(refused)
        tokens = [*tokens, f"{asked}Q"]
    value = row.get("value", row.get("if_quiero"))
    if value:
        end = outcome(record(" ".join(_play_on(tokens, None)), deal=DEAL))
        assert sum(points(end, ACCEPTED[value])) == value
    if "can_raise" in row:
        assert _may_raise(tokens) == row["can_raise"]


def _may_raise(tokens: list[str]) -> str | None:
    """Return the side that may raise, asked at a table where calls need no turn."""
    legal = outcome(record(" ".join(tokens), "truco-cuando=siempre", DEAL))["legal"]
    sides = [seat.upper() for seat in legal if {"T", "R", "V"} & set(legal[seat])]
    assert len(sides) <= 1
    return sides[0] if sides else None


@pytest.mark.parametrize(
    "row",
    [row for row in SEQUENCES if not any("mazo" in step for step in row["seq"])],
    ids=lambda row: ",".join(row["seq"]),
)
def test_sequence_at_once_where_calls_need_no_turn(row: Json) -> None:
    tokens = [
        step[0].lower() + ("4c" if step.endswith("plays_card") else WORDS[step[2:]])
        for step in row["seq"]
        if step != "<tantos>"
    ]
    text = record(" ".join(tokens), "truco-cuando=siempre", DEAL)
    if row["legal"]:
        assert last_hand(outcome(text))["complete"] is row.get("ends", False)
    else:
        bad = refusal(text)
        assert (bad.token, bad.reason != "no-te-toca") == (tokens[-1], True)


def test_levels() -> None:
    accepted: list[str] = []
    for seat, row in zip("-aba", TABLE["levels"], strict=True):
        if row["call"] is None:
            told = outcome(record(" ".join(_play_on([], None)), deal=DEAL))
            assert sum(points(told, "mano")) == row["hand_value"]
            continue
        word = WORDS[row["call"]]
        called = [*accepted, seat + word]
        refused = outcome(record(" ".join([*called, f"{other(seat)}N"]), deal=DEAL))
        assert points(refused, REFUSED[word])["ab".index(seat)] == row["no_quiero"]
        end = outcome(record(" ".join(_play_on([*called, f"{other(seat)}Q"], None)), deal=DEAL))
        assert sum(points(end, ACCEPTED[row["quiero"]])) == row["quiero"]
        accepted = called


@pytest.mark.parametrize("row", AT_THE_FOUR, ids=lambda row: row["option"])
def test_truco_at_a_four_in_the_third_baza(row: Json) -> None:
    assert row["seq"] == ["A:plays_4_in_baza_3", "B:truco"]
    key, _, value = row["option"].partition("=")
    word = {"se_puede": "si", "no_en_tercera": "no-en-tercera"}[value]
    rules = f"{key.replace('_', '-')}={word}"
    # b wins the first, a the second: a leads a four into the third
    text = record("a6e b2o b5o a7e a4c bT", rules, DEAL)
    if row["legal"]:
        assert outcome(text)["pending"] == {"call": "T", "by": "b"}
    else:
        assert refusal(text).reason == "truco-al-cuatro"
        assert "T" not in outcome(record("a6e b2o b5o a7e a4c", rules, DEAL))["legal"]["b"]
