"""Three players with a muestra: cards, porotos, base points and truco; every row of the table."""

from itertools import combinations, pairwise

import pytest

from game.engine.cards import CARDS, DECK, Card
from game.engine.play import start_hand
from game.engine.ranking import envido_points, flor_points, is_flor, strengths
from game.engine.rules import read_rules
from tests.engine.situations import (
    Json,
    last_hand,
    outcome,
    refusal,
    table,
    vectors,
)

TABLE = vectors("j_trucho")
PLAIN = "mano=a muestra=6o score=0-0-0"


def _two(tokens: str, a: str, b: str, muestra: str) -> Json:
    keys = f"mano=a muestra={muestra}"
    return outcome(table(tokens, "variant=uruguayo", f"a:{a} b:{b}", keys))


@pytest.mark.parametrize("muestra", TABLE["order_high_to_low"])
def test_order_of_all_cards(muestra: str) -> None:
    powers = strengths(CARDS[muestra])
    levels = [
        {powers[CARDS[card]] for card in cards} for cards in TABLE["order_high_to_low"][muestra]
    ]
    assert all(len(level) == 1 for level in levels)
    assert all(max(high) > max(low) for high, low in pairwise(levels))
    told = [card for cards in TABLE["order_high_to_low"][muestra] for card in cards]
    assert sorted([*told, muestra]) == sorted(map(str, DECK))


@pytest.mark.parametrize("row", TABLE["substitution"], ids=lambda row: row["muestra"])
def test_who_stands_in_for_the_muestra(row: Json) -> None:
    muestra = row["muestra"]
    suit = muestra[-1]
    others = [other for other in "eboc" if other != suit]
    twelve = f"12{suit}"
    if row["stands_in"] is None:
        # the twelve is an ordinary card, or lies on the table itself
        if muestra != twelve:
            hand = f"{twelve}4{others[0]}6{others[1]}"
            told = _two("aE bQ", hand, f"1{others[0]}3{others[1]}5{others[2]}", muestra)
            assert last_hand(told)["envido"]["a"] == 6
            rival = f"2{others[0]}2{others[1]}3{others[2]}"
            beaten = _two(f"a{twelve} b2{others[0]}", hand, rival, muestra)
            assert beaten["to_act"] == ["b"]
        return
    assert row["stands_in"] == twelve
    assert str(row["as"]) == muestra[:-1]
    assert row["tanto"] == TABLE["pieza_points"][str(row["as"])]
    hand = f"{twelve}4{others[0]}6{others[1]}"
    told = _two("aE bQ", hand, f"1{others[0]}3{others[1]}5{others[2]}", muestra)
    assert last_hand(told)["envido"]["a"] == row["tanto"] + 6
    order = ["2", "4", "5", "11", "10"]
    for place, rank in enumerate(order, 1):
        rival = f"{rank}{suit}"
        if rival == muestra:
            assert place == row["place"]
            continue
        told = _two(f"a{twelve} b{rival}", hand, f"{rival}4{others[2]}7{others[1]}", muestra)
        assert told["to_act"] == ["a" if row["place"] < place else "b"]


@pytest.mark.parametrize("row", TABLE["hands"], ids=lambda row: row["note"])
def test_hand(row: Json) -> None:
    cards = tuple(CARDS[card] for card in row["cards"])
    muestra = CARDS[row["muestra"]]
    assert is_flor(cards, muestra) is row["is_flor"]
    value = flor_points if row["is_flor"] else envido_points
    assert value(cards, muestra) == row["value"]
    rival = next(
        hand
        for hand in combinations(DECK, 3)
        if muestra not in hand and not set(hand) & set(cards) and not is_flor(hand, muestra)
    )
    calls = "" if row["is_flor"] else "aE bQ"
    told = _two(calls, "".join(row["cards"]), "".join(map(str, rival)), row["muestra"])
    assert any(line["why"] == "flor" for line in last_hand(told)["why"]) is row["is_flor"]
    if not row["is_flor"]:
        assert last_hand(told)["envido"]["a"] == row["value"]


@pytest.mark.parametrize("row", TABLE["aggregate"], ids=lambda row: row["muestra"])
def test_all_hands_under_a_muestra(row: Json) -> None:
    muestra = CARDS[row["muestra"]]
    hands = list(combinations([card for card in DECK if card is not muestra], 3))
    flores = [flor_points(hand, muestra) for hand in hands if is_flor(hand, muestra)]
    tantos = [envido_points(hand, muestra) for hand in hands if not is_flor(hand, muestra)]
    assert (len(hands), len(flores)) == (row["hands"], row["flor_hands"])
    assert (min(flores), max(flores)) == (row["flor_min"], row["flor_max"])
    assert (min(tantos), max(tantos)) == (row["envido_min"], row["envido_max"])


# for each ronda three equal cards and three worse ones
GOOD = (("3e", "3b", "3c"), ("12e", "12b", "12c"), ("10e", "10b", "10c"))
BAD = (("4e", "4b", "4c"), ("5e", "5b", "5c"), ("6e", "6b", "6c"))


def _play_out(row: list[str], rules: str = "variant=trucho flor=no") -> Json:
    """Return the summary of a hand in which each ronda is taken as the row says."""
    mano, rondas = row[0], [ronda for ronda in row[1:4] if ronda != "-"]
    hands = {
        seat: [
            (GOOD if seat in (rondas[number] if number < len(rondas) else "") else BAD)[number][at]
            for number in range(3)
        ]
        for at, seat in enumerate("ABC")
    }
    leader, tokens = mano, []
    for number, best in enumerate(rondas):
        order = "ABCABC"["ABC".index(leader) :][:3]
        tokens += [f"{seat.lower()}{hands[seat][number]}" for seat in order]
        # the winner leads; of a tie the one who led, else the first of the tied to play
        leader = next(seat for seat in order if seat in best)
    deal = " ".join(f"{seat.lower()}:{''.join(cards)}" for seat, cards in hands.items())
    muestra = " muestra=6o" if "trucho" in rules else ""
    return outcome(table(" ".join(tokens), rules, deal, f"mano={mano.lower()}{muestra}"))


def _hand_winner(told: Json) -> str:
    to = next(line["to"] for line in last_hand(told)["why"] if line["why"] == "mano")
    return str(to).upper()


@pytest.mark.parametrize("mano", "ABC")
def test_every_outcome_of_three_rondas(mano: str) -> None:
    rows = [row for row in TABLE["outcomes"] if row[0] == mano]
    assert len(rows) == 651 // 3
    for row in rows:
        told = _play_out(row)
        assert last_hand(told)["complete"], row
        assert _hand_winner(told) == row[4], row
        if "-" not in row:
            # two rondas did not decide it
            open_hand = _play_out([*row[:3], "-"])
            assert not last_hand(open_hand)["complete"], row


def test_a_tie_of_porotos_may_go_to_the_first_to_throw() -> None:
    tied = [row for row in TABLE["outcomes"] if row[5] != "porotos"]
    assert len(tied) == 165
    for row in tied:
        best = max(row[6])
        order = "ABCABC"["ABC".index(row[0]) :][:3]
        first = next(seat for seat in order if row[6]["ABC".index(seat)] == best)
        told = _play_out(row, "variant=trucho flor=no trucho-desempate=primero")
        assert _hand_winner(told) == first, row
        assert row[5] == "ronda1" or first == row[4], row


def test_rows_of_the_text_are_among_the_outcomes() -> None:
    winners = {"|".join(row[:4]): row[4] for row in TABLE["outcomes"]}
    assert [row["row"] for row in TABLE["rows"]] == list(range(1, 25))
    for row in TABLE["rows"]:
        assert row["outcomes"]
        for key in row["outcomes"]:
            if row["winner"] in ("A", "B", "C"):
                assert winners[key] == row["winner"], row["row"]


WORDS = {"truco": "T", "retruco": "R", "vale4": "V", "quiero": "Q", "no": "N"}
WINNING = {
    "A": "a:3e12e10e b:4b5b6b c:4c5c7c",
    "B": "a:4e5e6e b:3b12b10b c:4c5c7c",
    "C": "a:4e5e6e b:4b5b6b c:3c12c10c",
}


def _called(calls: list[str]) -> list[str]:
    """Return the tokens of calls; answers stand in the order in which seats are asked."""
    tokens: list[str] = []
    answers: dict[str, str] = {}
    for call in [*calls, ""]:
        who, _, word = call.partition(":")
        if word in ("quiero", "no"):
            answers[who] = f"{who.lower()}{WORDS[word]}"
            continue
        if answers:
            caller = tokens[-1][0].upper()
            order = "ABCABC"["ABC".index(caller) + 1 :][:2]
            tokens += [answers[seat] for seat in order if seat in answers]
            answers = {}
        if call:
            tokens.append(f"{who.lower()}{WORDS[word]}")
    return tokens


def _to_the_end(tokens: list[str], rules: str, deal: str) -> Json:
    while True:
        told = outcome(table(" ".join(tokens), rules, deal, PLAIN))
        if last_hand(told)["complete"]:
            return told
        (seat,) = told["to_act"]
        held = [token for token in told["legal"][seat] if token[0].isdigit()]
        tokens = [*tokens, f"{seat}{held[0]}"]


@pytest.mark.parametrize("row", TABLE["points"], ids=lambda row: row["name"])
def test_points_of_a_hand(row: Json) -> None:
    rules = "variant=trucho flor=no truco-cuando=siempre"
    told = _to_the_end(_called(row["calls"]), rules, WINNING[row["hand_winner"]])
    assert points_of(told) == row["points"]


def points_of(told: Json) -> dict[str, int]:
    """Return what each seat scored in the last hand."""
    return dict(zip("ABC", last_hand(told)["points"], strict=True))


@pytest.mark.parametrize("row", TABLE["illegal_calls"], ids=lambda row: row["why"])
def test_calls_that_are_not_allowed(row: Json) -> None:
    tokens = _called(row["calls"])
    rules = "variant=trucho flor=no truco-cuando=siempre"
    bad = refusal(table(" ".join(tokens), rules, WINNING["A"], PLAIN))
    assert bad.token == tokens[-1]


def test_porotos_are_no_points() -> None:
    told = _play_out(["A", "A", "A", "-"])
    assert points_of(told) == {"A": 2, "B": 1, "C": 1}


def test_a_dealt_muestra_lies_beside_the_hands() -> None:
    """Nine cards and a tenth face up, all different."""
    rules, zero = read_rules({"variant": "trucho"}), (0, 0, 0)
    for seed in range(50):
        state = start_hand(rules, str(seed), 1, 0, zero, zero).state
        cards: list[Card | None] = [state.muestra]
        cards += [card for hand in state.hands for card in hand or ()]
        assert len(set(cards)) == 10
        assert None not in cards


@pytest.mark.parametrize("mano", "ABC")
def test_destantado_counts_porotos_alike(mano: str) -> None:
    for row in [row for row in TABLE["outcomes"] if row[0] == mano][::3]:
        assert _hand_winner(_play_out(row, "variant=destantado")) == row[4], row
