"""Flor: four tables of points and every situation of two players, sung by the game and by the
players."""

import pytest

from tests.engine.situations import (
    Json,
    deal,
    deal_of_flores,
    flor_of,
    hands_of_tantos,
    other,
    outcome,
    points,
    record,
    table,
    vectors,
)

TABLE = vectors("g_flor")
SEATS = {"A1": "a", "B1": "b"}
WORDS = {
    "flor": "F",
    "flor (sin tenerla)": "F",
    "con_flor_quiero": "FQ",
    "con_flor_me_achico": "FA",
    "contraflor": "CF",
    "contraflor_al_resto": "CR",
    "envido": "E",
    "truco": "T",
    "mazo": "M",
    "responde_truco": "Q",
}
PENALTIES = [row for row in TABLE["cases"] if "penalty" in row]
PLAIN = [row for row in TABLE["cases"] if "penalty" not in row]
FLOR_WHYS = (
    "flor",
    "flor-querida",
    "flor-achicada",
    "contraflor",
    "contraflor-no-querida",
    "al-resto",
    "al-resto-no-querido",
    "envido",
    "envido-no-querido",
    "pena",
)


def _name(row: Json) -> str:
    return f"{row['table']}: {row['name']}"


def _rules(row: Json, sung_by: str) -> str:
    return (
        f"flor=si flor-tabla={row['table'].replace('_', '-')} flor-canta={sung_by} "
        f"target={row.get('target', 30)}"
    )


def _tokens(row: Json, denied: bool) -> str:
    """Return the tokens of a situation; where players sing, a rival without flor says so."""
    tokens = []
    for step in row["seq"]:
        who, _, word = step.partition(":")
        tokens.append(SEATS[who] + WORDS[word])
        if denied and word == "flor" and len(row["flor"]) == 1:
            tokens.append(other(SEATS[who]) + "N")
    return " ".join(tokens)


def _mano(row: Json) -> str:
    """Return the mano: the one named, else whoever has the first word."""
    return SEATS[row.get("mano", row["seq"][0].partition(":")[0])]


@pytest.mark.parametrize("sung_by", ["automatica", "libre"])
@pytest.mark.parametrize("row", PLAIN, ids=_name)
def test_situation(row: Json, sung_by: str) -> None:
    deal = deal_of_flores(row["flor"].get("A1"), row["flor"].get("B1"))
    score = "-".join(map(str, row["score"]))
    tokens = _tokens(row, denied=sung_by == "libre")
    told = outcome(record(tokens, _rules(row, sung_by), deal, score, _mano(row)))
    assert points(told) == [row["expected"].get(side, 0) for side in "AB"]


@pytest.mark.parametrize("row", PLAIN, ids=_name)
def test_situation_with_the_flor_left_for_the_game_to_sing(row: Json) -> None:
    deal = deal_of_flores(row["flor"].get("A1"), row["flor"].get("B1"))
    score = "-".join(map(str, row["score"]))
    tokens = " ".join(
        token for token in _tokens(row, denied=False).split() if token not in ("aF", "bF")
    )
    told = outcome(record(tokens, _rules(row, "automatica"), deal, score, _mano(row)))
    assert points(told) == [row["expected"].get(side, 0) for side in "AB"]


# a deal, the tokens to the end of the hand, whether b has to ask, what the hand itself pays
PENALTY = {
    "flor_negada": ("a:3e2e10e b:4c5o6b", "a3e b4c a2e b5o", True, [1, 0]),
    "flor_falsa": ("a:5o2o4c b:7e6e1b", "aF bN a5o b6e b7e a2o", False, [0, 1]),
    "flor_no_mostrada": ("a:3o2o10o b:4c5e6b", "aF bN aM", False, [0, 1]),
}


@pytest.mark.parametrize("mostrar", ["siempre", "si-piden"])
@pytest.mark.parametrize("row", PENALTIES, ids=_name)
def test_penalty(row: Json, mostrar: str) -> None:
    rules = f"{_rules(row, 'libre')} mostrar={mostrar}"
    deal, tokens, asked, hand = PENALTY[row["penalty"]]
    if asked or (mostrar == "si-piden" and row["penalty"] == "flor_falsa"):
        tokens += " bX"
    expected = [row["expected"].get(side, 0) for side in "AB"]
    end = "-".join(str(flor + won) for flor, won in zip(expected, hand, strict=True))
    told = outcome(record(tokens, rules, deal, tail=f"end {end}"))
    assert points(told, *FLOR_WHYS) == expected
    assert points(told, "mano", "mazo") == hand


@pytest.mark.parametrize("name", TABLE["tables"])
def test_table_of_points(name: str) -> None:
    paid = TABLE["tables"][name]
    score = "22-9"

    def scored(tokens: str, a: int | None = 36, b: int | None = 33) -> int:
        rules = f"flor=si flor-tabla={name.replace('_', '-')}"
        sides = points(outcome(record(tokens, rules, deal_of_flores(a, b), score)))
        assert not all(sides)
        return sum(sides)

    against = 6 if name == "tres_por_flor" else paid["flor_vs_flor_quiero"]
    assert scored("aF", b=None) == paid["flor_sola"]
    assert scored("aF bFQ") == against
    assert scored("aF bFA") == paid["con_flor_me_achico"]
    assert scored("aF bCF aFQ") == paid["contraflor_quiero"]
    assert scored("aF bCF aFA") == paid["contraflor_no_quiero"]
    assert scored("aF bCR aFA") == paid["al_resto_no_quiero"]
    rest = {
        "objetivo - puntero": (8, 8),
        "gana el chico": (8, 21),
        "lo que le falta al rival para completar la mitad (malas o buenas) en que está": (6, 8),
    }[paid["al_resto_quiero"]]
    assert scored("aF bCR aFQ") == rest[0]
    assert scored("aF bCR aFQ", 28, 33) == rest[1]


def test_equal_flores_go_to_the_nearer_mano() -> None:
    assert TABLE["tie"] == "a igualdad gana el más cercano a la mano"
    for mano, first in (("a", "aF bFQ"), ("b", "bF aFQ")):
        told = outcome(record(first, "flor=si", deal_of_flores(30, 30), mano=mano))
        assert points(told)["ab".index(mano)] == 4 == sum(points(told))


@pytest.mark.parametrize("row", TABLE["partners"], ids=_name)
def test_flores_of_two_partners(row: Json) -> None:
    first = flor_of(row["flor"]["A1"])
    third = flor_of(row["flor"]["A2"], first)
    second, fourth = hands_of_tantos((6, 4), (*first, *third))
    cards = deal(first, second, third, fourth)
    for sung_by, tokens in (
        ("automatica", f"a{first[0]} b{second[0]}"),
        ("automatica", f"aF a{first[0]} b{second[0]} cF"),
        ("libre", f"aF bN dN a{first[0]} b{second[0]} cF"),
    ):
        rules = f"players=4 flor-canta={sung_by} {_flores(row)}"
        told = outcome(table(tokens, rules, cards))
        assert points(told) == [row["expected"]["A"], 0]


def _flores(row: Json) -> str:
    return f"flor=si flor-tabla={row['table'].replace('_', '-')}"
