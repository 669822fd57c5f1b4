"""Who wins the hand by its bazas: every row of the table, for either mano, played card by card."""

import pytest

from game.engine.events import TrickWon
from game.engine.replay import Replayed
from tests.engine.situations import last_hand, match, other, outcome, record, vectors

TABLE = vectors("c_bazas")
# for each baza the card that wins it, one that loses it, and two that tie
PAIRS = (("3e", "4b", "3b", "3o"), ("2e", "5b", "2b", "2o"), ("12e", "6b", "12b", "12o"))


def _row(row: dict[str, object]) -> tuple[Replayed, str]:
    """Return the hand as played by the row's results, and its text."""
    results = str(row["triple_full"])
    hands: dict[str, list[str]] = {"a": [], "b": []}
    for result, (high, low, one, two) in zip(results, PAIRS, strict=True):
        cards = {"A": (high, low), "B": (low, high), "P": (one, two)}[result]
        hands["a"].append(cards[0])
        hands["b"].append(cards[1])
    deal = f"a:{''.join(hands['a'])} b:{''.join(hands['b'])}"
    mano = str(row["mano"]).lower()
    leader, tokens = mano, ""
    for number in range(int(str(row["bazas_jugadas"]))):
        follower = other(leader)
        tokens += f" {leader}{hands[leader][number]} {follower}{hands[follower][number]}"
        leader = {"A": "a", "B": "b", "P": leader}[results[number]]
    text = record(tokens, deal=deal, mano=mano)
    return match(text), text


@pytest.mark.parametrize("row", TABLE["rows"], ids=lambda row: row["mano"] + row["triple_full"])
def test_row(row: dict[str, object]) -> None:
    played, text = _row(row)
    told = last_hand(outcome(text))
    assert told["complete"]
    assert told["why"] == [{"to": row["winner"], "points": 1, "why": "mano"}]
    won = [event for event in played.hands[0].events if isinstance(event, TrickWon)]
    results = ["P" if event.side is None else "AB"[event.side] for event in won]
    assert len(results) == row["bazas_jugadas"]
    written = [row["baza1"], row["baza2"], row["baza3"]]
    assert results == [result for result in written if result != "no_se_juega"]


def test_rows_are_all_there_is() -> None:
    triples = {(row["mano"], row["triple_full"]) for row in TABLE["rows"]}
    assert len(triples) == len(TABLE["rows"]) == 54


@pytest.mark.parametrize("mano", "ab")
def test_who_wins_a_baza_leads_the_next_and_after_a_parda_the_same(mano: str) -> None:
    deal = "a:3e4b12e b:4c3b12o"
    rules = [rule["leads_next"] for rule in TABLE["leader_rule"]]
    assert rules[0] == "ese jugador"
    assert outcome(record("a3e b4c" if mano == "a" else "b4c a3e", deal=deal, mano=mano))[
        "to_act"
    ] == ["a"]
    assert rules[1].startswith("quien salió en la baza parda")
    tokens = "a3e b3b" if mano == "a" else "b3b a3e"
    assert outcome(record(tokens, deal=deal, mano=mano))["to_act"] == [mano]
    # two pardas: he leads the third as well
    second = "a4b b4c" if mano == "a" else "b4c a4b"
    assert outcome(record(f"{tokens} {second}", deal=deal, mano=mano))["to_act"] == [mano]
