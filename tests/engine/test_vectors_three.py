"""Pata de gallo and destantado, and one of two partners leaving: every row of the table."""

import pytest

from tests.engine.situations import Json, last_hand, outcome, refusal, table, vectors

TABLE = vectors("k_extra")
# seat a is the pie (b is mano): cards and tantos of the pair b, c and of a with its fourth card
STRONG_PIE = "mano=b pie=a", "a:1e7e3e4c b:4b5o6c c:5b6o10c"
STRONG_PAIR = "mano=b pie=a", "a:4e5c6b10c b:1e7b6o c:3b7o5e"
GALLO = {
    "gana la pareja una mano sin truco": (STRONG_PAIR, "aD4e b1e c5e a6b b7b c3b a10c"),
    "gana el pie truco querido": (STRONG_PIE, "aD4c bT aQ b4b c5b a1e a7e b5o c6o"),
    "pareja gana envido (2) y pie gana mano (1)": (
        ("mano=b pie=a", "a:1e7b3c4c b:4b5o6c c:6o7o10c"),
        "aD4c bE aQ b4b c7o a1e a3c b5o c10c",
    ),
    "llegan los dos de la pareja juntos": (STRONG_PAIR, "aD4e bT aQ b1e c5e aM"),
}


def _score(row: Json, names: str = "before") -> str:
    """Return a score of pata de gallo: a is the pie, b is x, c is y."""
    return "-".join(str(row[names][who]) for who in ("pie", "x", "y"))


SCORED = [row for row in TABLE["pata_de_gallo"] if "before" in row]


@pytest.mark.parametrize("row", SCORED, ids=lambda row: row["case"])
def test_pata_de_gallo(row: Json) -> None:
    (keys, deal), tokens = GALLO[row["case"]]
    text = table(tokens, "variant=gallo", deal, f"{keys} score={_score(row)}")
    told = outcome(text)
    assert last_hand(told)["complete"]
    assert "-".join(map(str, last_hand(told)["score"])) == _score(row, "after")
    assert told["winner"] == ("b" if "winner" in row else None)


def test_the_pie_has_a_card_too_many_and_puts_it_away_first() -> None:
    row = next(row for row in TABLE["pata_de_gallo"] if "cards_pie" in row)
    keys, deal = STRONG_PIE
    dealt = [hand.partition(":")[2] for hand in deal.split()]
    cards = [sum(letter in "eboc" for letter in hand) for hand in dealt]
    assert cards == [row["cards_pie"], 3, 3]
    assert sum(cards) == row["deck_used"]
    told = outcome(table("", "variant=gallo", deal, keys))
    assert told["to_act"] == ["a"]
    assert set(told["legal"]) == {"a"}
    assert set(told["legal"]["a"]) == {"D1e", "D7e", "D3e", "D4c"}
    assert refusal(table("b4b", "variant=gallo", deal, keys)).token == "b4b"
    # a and its three cards are the last to play
    told = outcome(table("aD4c b4b c5b", "variant=gallo", deal, keys))
    held = [token for token in told["legal"]["a"] if token[0].isdigit()]
    assert len(held) == row["after_discard"]


# a has the best tanto and the best cards, then b; the hands of those who win otherwise below
A_WINS = "a:1e7b6b b:4b5b12c c:4c6o10e"
B_WINS = "a:4b5o12c b:1e7b6b c:4c6o10e"
DESTANTADO = {
    "envido de A, quiere B, no C; gana A": (A_WINS, "aE bQ cN"),
    "envido de A, quieren B y C; gana A": (A_WINS, "aE bQ cQ"),
    "envido de A, nadie quiere": (A_WINS, "aE bN cN"),
    "envido de A, quiere B; gana B": (B_WINS, "aE bQ cN"),
    "falta envido de A, quiere B; gana A": (A_WINS, "aFE bQ cN"),
    "falta envido, quieren ambos; gana A": (A_WINS, "aFE bQ cQ"),
    "truco de A, quiere B, no C; gana A": (A_WINS, "aT bQ cN a1e b4b a7b b5b a6b b12c"),
    "truco de A, nadie quiere": (A_WINS, "aT bN cN"),
    "vale cuatro entre A y B; gana B": (B_WINS, "aT bR cN aV bQ a4b b1e b7b a5o b6b a12c"),
    "mano sin truco; gana A (decisión de diseño: 1 a cada rival)": (
        A_WINS,
        "a1e b4b c4c a7b b5b c6o a6b b12c c10e",
    ),
}


def _over(tokens: str, deal: str) -> str:
    """Return as many of these tokens as the hand takes."""
    words = tokens.split()
    for count in range(1, len(words) + 1):
        text = table(" ".join(words[:count]), "variant=destantado", deal)
        if last_hand(outcome(text))["complete"]:
            return text
    return table(tokens, "variant=destantado", deal)


@pytest.mark.parametrize("row", TABLE["destantado"], ids=lambda row: row["case"])
def test_destantado(row: Json) -> None:
    deal, tokens = DESTANTADO[row["case"]]
    told = outcome(_over(tokens, deal))
    hand = last_hand(told)
    assert row["before"] == [10, 10, 10]
    assert hand["score"] == row["after"]
    assert hand["points"] == [after - 10 for after in row["after"]]
    pot = sum(line["points"] for line in hand["why"] if line["from"] == "pozo")
    assert pot == 30 - sum(row["after"]) == row.get("pozo", pot)
    assert told["winner"] == (row["winner"].lower() if "winner" in row else None)


@pytest.mark.parametrize("row", TABLE["mazo_teams"], ids=lambda row: row["case"])
def test_one_partner_leaves_and_the_other_goes_on(row: Json) -> None:
    deal = "a:4e5b6c b:4b5o6e c:1e7e3c d:4o7c12c"
    told = outcome(table("aM", "players=4", deal))
    assert sum(last_hand(told)["points"]) == row["points"] == 0
    assert not last_hand(told)["complete"]
    assert told["to_act"] == ["b"]
    # the partner may win the hand alone; when all have left, the side has lost it
    told = outcome(table("aM b4b c1e d4o c7e d7c b5o", "players=4", deal))
    assert last_hand(told)["points"] == [1, 0]
    told = outcome(table("aM b4b cM", "players=4", deal))
    assert last_hand(told)["points"] == [0, 1]
    assert last_hand(told)["why"] == [{"to": "B", "points": 1, "why": "mazo"}]
