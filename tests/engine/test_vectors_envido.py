"""Envido: the ladder, falta envido in every reading, the declaring; every row of the tables."""

import pytest

from game.engine.rules import BadRules, read_rules
from game.engine.seats import LETTERS
from tests.engine.situations import (
    Json,
    deal_by_seat,
    deal_of_tantos,
    hands_of_tantos,
    last_hand,
    match,
    other,
    outcome,
    points,
    record,
    refusal,
    table,
    vectors,
)

LADDER = vectors("d_envido_ladder")
FALTA = vectors("e_falta_envido")
DECLARING = vectors("h_envido_declaration")
TOKENS = {"E": "E", "R": "RE", "F": "FE"}
# «fija_6» is the falta of destantado and pica-pica: no table of two can choose it
FIXED = "fija_6"


def _calls(calls: list[str], opener: str) -> tuple[str, str]:
    """Return the tokens of a ladder that this seat opens, and who answers its last call."""
    tokens, seat = [], opener
    for call in calls:
        tokens.append(seat + TOKENS[call])
        seat = other(seat)
    # a seat that opens second has seen the other's card; who has played may still raise
    before = "a4c " if opener == "b" else ""
    return before + " ".join(tokens), seat


def _ids(row: Json) -> str:
    return "".join(row["calls"])


@pytest.mark.parametrize("opener", "ab")
@pytest.mark.parametrize("row", LADDER["sequences"], ids=_ids)
def test_ladder(row: Json, opener: str) -> None:
    tokens, asked = _calls(row["calls"], opener)
    score = "9-4"
    legal = outcome(record(tokens, score=score))["legal"][asked]
    raises = {TOKENS[call] for call in row["next_raises"]}
    assert raises == {token for token in legal if token in TOKENS.values()}
    assert {"Q", "N"} <= set(legal)

    refused = points(outcome(record(f"{tokens} {asked}N", score=score)))
    to = opener if row["no_quiero_goes_to"] == "team1" else other(opener)
    assert row["last_caller"] == row["no_quiero_goes_to"]
    assert refused["ab".index(to)] == row["no_quiero"] == sum(refused)

    for deal, winner in (("a:7e6e4c b:1b5o2o", 0), ("a:5o2o4c b:7e6e1b", 1)):
        accepted = outcome(record(f"{tokens} {asked}Q", score=score, deal=deal))
        won = points(accepted)
        assert won[winner] == (30 - 9 if row["quiero"] == "falta" else row["quiero"]) == sum(won)


@pytest.mark.parametrize("opener", "ab")
@pytest.mark.parametrize("calls", LADDER["illegal_min"], ids="".join)
def test_ladder_has_no_other_steps(calls: list[str], opener: str) -> None:
    tokens, _ = _calls(calls, opener)
    bad = refusal(record(tokens))
    assert (bad.line, bad.reason) == (7, "envido-fuera-de-orden")
    assert bad.token == tokens.split()[-1]
    outcome(record(" ".join(tokens.split()[:-1])))


@pytest.mark.parametrize("row", LADDER["variant_envido_libre"]["examples"], ids=_ids)
def test_free_ladder(row: Json) -> None:
    tokens, asked = _calls(row["calls"], "a")
    rules = "envido-repite=libre"
    last = other(asked)
    assert refusal(record(tokens)).reason == "envido-fuera-de-orden"
    accepted = points(outcome(record(f"{tokens} {asked}Q", rules)))
    assert accepted == [row["quiero"], 0]
    refused = points(outcome(record(f"{tokens} {asked}N", rules)))
    assert refused["ab".index(last)] == row["no_quiero"] == sum(refused)


def test_falta_replaces_what_was_sung() -> None:
    assert LADDER["falta_replaces_accumulated"]
    told = outcome(record("aE bE aRE bFE aQ", score="9-4"))
    assert points(told, "falta-envido") == points(told) == [21, 0]


def _falta_row(row: Json) -> str:
    return f"{row['chico']}-{row['variant']}-{row['A']}-{row['B']}"


def _rules_of(row: Json) -> str:
    halves = "si" if row["target"] == 15 and row["half"] else "no"
    return f"target={row['target']} mitades={halves} falta={row['variant'].replace('_', '-')}"


@pytest.mark.parametrize("row", FALTA["cases"], ids=_falta_row)
def test_falta(row: Json) -> None:
    if row["variant"] == FIXED:
        with pytest.raises(BadRules):
            read_rules({"falta": "fija-6"})
        return
    assert row["called_directly"]
    score = f"{row['A']}-{row['B']}"
    for side, deal in ((0, deal_of_tantos(33, 4)), (1, deal_of_tantos(4, 33))):
        expected = row["if_A_wins" if side == 0 else "if_B_wins"]
        told = outcome(record("aFE bQ", _rules_of(row), deal, score))
        assert points(told, "falta-envido")[side] == expected["points"] == sum(points(told))
        assert last_hand(told)["score"][side] == expected["new_score"]
        assert (told["winner"] == "AB"[side]) is expected["ends_chico"]
        assert last_hand(told)["complete"] is expected["ends_chico"]


def test_falta_examples_of_the_texts() -> None:
    for row in FALTA["seed_examples"]:
        for variant in row["variant"].split("/"):
            rules = f"target={row['target']} falta={variant.replace('_', '-')}"
            for side, key in ((0, "if_A_wins"), (1, "if_B_wins")):
                anyone = str(row["B"]).startswith("cualquiera")
                if anyone and side == 0:
                    continue
                deal = deal_of_tantos(33, 4) if side == 0 else deal_of_tantos(4, 33)
                for b in range(row["A"]) if anyone else (row["B"],):
                    told = outcome(record("aFE bQ", rules, deal, f"{row['A']}-{b}"))
                    assert points(told)[side] == row.get(key, row.get("points"))


@pytest.mark.parametrize(
    "row",
    FALTA["segun_perdedor_with_accumulated"],
    ids=lambda row: f"{row['A']}-{row['B']}-{row['winner']}-{row.get('accumulated', 'none')}",
)
def test_falta_of_the_loser(row: Json) -> None:
    deal = deal_of_tantos(33, 4) if row["winner"] == "A" else deal_of_tantos(4, 33)
    score = f"{row['A']}-{row['B']}"
    sung = row.get("accumulated")
    tokens = {None: "aFE bQ", 2: "aE bFE aQ"}[sung]
    told = outcome(record(tokens, "falta=segun-perdedor", deal, score))
    assert points(told)["AB".index(row["winner"])] == row["points"] == sum(points(told))


WORDS = {"son buenas": "SB", "me paso": "MP"}


@pytest.mark.parametrize(
    ("row", "mano"),
    [(row, mano) for row in DECLARING["cases"] for mano in range(row["players"])],
    ids=lambda value: value if isinstance(value, int) else f"{value['players']} {value['note']}",
)
def test_declaring(row: Json, mano: int) -> None:
    players = row["players"]
    seats = LETTERS[mano:players] + LETTERS[:mano]
    cards = deal_by_seat(dict(zip(seats, hands_of_tantos(row["values"]), strict=True)))
    spoken = [
        seats[said["player"] - 1] + WORDS.get(said["says"], f"={said['says']}")
        for said in row["trace"]
    ]
    winner = seats[row["winner_player"] - 1]
    side = LETTERS.index(winner) % 2
    assert row["winner_team"] == "AB"[(side - mano) % 2]
    called = f"{seats[0]}E {seats[1]}Q"
    written = f"{called} {' '.join(spoken)}"
    plain, free = f"players={players}", f"players={players} tantos=libres"
    hand = f"mano={seats[0]}"
    assert list(match(table(called, plain, cards, hand)).hands[0].tokens) == written.split()
    for rules, tokens in ((plain, called), (plain, written), (free, written)):
        told = outcome(table(tokens, rules, cards, hand))
        tantos = dict(zip(seats, row["values"], strict=True))
        assert last_hand(told)["envido"] == {**tantos, "winner": winner}
        assert points(told)[side] == 2 == sum(points(told))
