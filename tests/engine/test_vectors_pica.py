"""Six players: when redonda and duels follow one another, who meets whom, what a duel is worth.
Every row of the table."""

import pytest

from game.engine.cards import DECK
from game.engine.play import new_hand, new_match
from game.engine.rules import read_rules
from game.engine.seats import LETTERS
from game.engine.state import NO_DUEL
from tests.engine.situations import (
    Json,
    deal,
    deal_by_seat,
    flor_of,
    hands_of_tantos,
    last_hand,
    match,
    outcome,
    points,
    record,
    refusal,
    table,
    vectors,
)

TABLE = vectors("i_pica_pica")
FLORES = vectors("g_flor")["duels"]
SIX = "players=6 mazo-equipo=equipo"
# no cards matter here: everybody leaves
DEAL = deal(*(DECK[at : at + 3] for at in range(0, 18, 3)))


def _redonda(mano: int, to: str) -> str:
    """Return the tokens of a hand of all six that gives one point to a side."""
    first, second = LETTERS[mano], LETTERS[(mano + 1) % 6]
    if "AB"[mano % 2] != to:
        return f"{first}M"
    return f"{first}{DECK[3 * mano]} {second}M"


def _duels(mano: int, to: str) -> str:
    """Return the tokens of three duels, each given to a side (``AAB``)."""
    tokens = []
    for number, side in enumerate(to):
        first, second = (mano + number) % 6, (mano + number + 3) % 6
        if "AB"[first % 2] == side:
            tokens.append(f"{LETTERS[first]}{DECK[3 * first]} {LETTERS[second]}M")
        else:
            tokens.append(f"{LETTERS[first]}M")
    return " ".join(tokens)


def _hand_up_to(score: tuple[int, int], kind: str) -> tuple[str, str]:
    """Return keys and tokens of a hand of this kind that ends with this score."""
    won = "A" * min(score[0], 3) + "B" * 3
    won = won[: 1 if kind == "redonda" else 3]
    before = (score[0] - won.count("A"), score[1] - won.count("B"))
    keys = f"mano=a score={before[0]}-{before[1]}"
    if kind == "redonda":
        return keys, _redonda(0, won)
    return f"{keys} format=pica", _duels(0, won)


def _follows(kind: str, score: tuple[int, int], rules: str) -> str:
    """Return which kind of hand follows one of this kind that ended with this score, told by
    what the record of the next hand may say."""
    keys, tokens = _hand_up_to(score, kind)
    first = table(tokens, f"{SIX} {rules}", DEAL, keys)
    told = outcome(first)
    assert last_hand(told)["complete"]
    assert tuple(told["score"]) == score
    accepted = []
    for mano in ("a", "b"):
        for name in ("redonda", "pica_pica"):
            hand = f"hand 2 mano={mano} score={score[0]}-{score[1]}"
            text = f"{first}{hand}{' format=pica' if name == 'pica_pica' else ''}\ndeal {DEAL}\n"
            try:
                match(text)
            except ValueError:
                continue
            accepted.append((mano, name))
    ((mano, name),) = accepted
    # the same seat leads a redonda and the duels after it
    assert mano == ("a" if name == "pica_pica" else "b")
    return name


REACHED = [row for row in TABLE["thresholds"] if row["A"] or row["B"]]


@pytest.mark.parametrize("pica", ["5", "0"])
@pytest.mark.parametrize("row", REACHED, ids=lambda row: f"{row['A']}-{row['B']}")
def test_threshold(row: Json, pica: str) -> None:
    kind = "pica_pica" if row[f"pica_{pica}"] else "redonda"
    score = (row["A"], row["B"])
    assert _follows("redonda", score, f"pica={pica} target={row['target']}") == kind
    assert _follows("redonda", score, f"pica=no target={row['target']}") == "redonda"


@pytest.mark.parametrize("target", TABLE["other_targets"])
def test_threshold_of_other_targets(target: str) -> None:
    begins, ends = TABLE["other_targets"][target]
    for leader in range(1, int(target)):
        for score in ((leader, 0), (leader - 1, leader)):
            for pica, least in (("5", begins), ("0", 0)):
                rules = f"pica={pica} target={target}"
                due = least <= leader < ends
                assert _follows("redonda", score, rules) == ("pica_pica" if due else "redonda")


@pytest.mark.parametrize("pica", ["5", "0"])
def test_a_match_begins_with_a_redonda(pica: str) -> None:
    rules = read_rules({"players": "6", "pica": pica})
    assert new_match(rules, "first").state.duel == NO_DUEL


@pytest.mark.parametrize("row", TABLE["schedules"], ids=lambda row: f"pica={row['pica']}")
def test_schedule(row: Json) -> None:
    assert row["hands"][0] == [0, 0, "redonda"]
    for (_, _, kind), (a, b, following) in zip(row["hands"], row["hands"][1:], strict=False):
        if kind == "pica_pica":
            # a set of duels gives three points at least
            assert a + b >= 3
        assert _follows(kind, (a, b), f"pica={row['pica']}") == following


@pytest.mark.parametrize("row", TABLE["duels"], ids=lambda row: LETTERS[row["mano"]])
def test_who_meets_whom(row: Json) -> None:
    keys = f"mano={LETTERS[row['mano']]} score=9-9 format=pica"
    tokens: list[str] = []
    for (first, second), leads in zip(row["order"], row["duel_mano"], strict=True):
        assert first == leads
        assert outcome(table(" ".join(tokens), SIX, DEAL, keys))["to_act"] == [LETTERS[first]]
        tokens.append(f"{LETTERS[first]}{DECK[3 * first]}")
        told = outcome(table(" ".join(tokens), SIX, DEAL, keys))
        assert told["to_act"] == [LETTERS[second]]
        assert set(told["legal"]) == {LETTERS[second]}
        tokens.append(f"{LETTERS[second]}M")
    assert last_hand(outcome(table(" ".join(tokens), SIX, DEAL, keys)))["complete"]


def test_in_a_duel_falta_envido_has_its_own_worth() -> None:
    hands = hands_of_tantos([33, 20, 7, 20, 4, 30])
    cards = deal_by_seat(dict(zip("abcdef", hands, strict=True)))
    assert TABLE["duel_rules"]["falta_envido"] == 6
    for rules, worth in (("", 6), ("pica-tope=10", 10)):
        for falta in ("al-puntero", "partido-en-malas", "hasta-buenas"):
            text = table(
                "aFE dQ", f"{SIX} falta={falta} {rules}", cards, "mano=a score=9-7 format=pica"
            )
            assert points(outcome(text), "falta-envido") == [worth, 0]
    refused = table("aE dFE aN", SIX, cards, "mano=a score=9-7 format=pica")
    assert points(outcome(refused), "envido-no-querido") == [0, 2]
    # among all six it is what the leader lacks
    redonda = table("aFE bQ", SIX, cards, "mano=a score=9-7")
    assert points(outcome(redonda), "falta-envido") == [21, 0]


@pytest.mark.parametrize("row", FLORES, ids=lambda row: row["name"])
def test_in_a_duel_al_resto_has_its_own_worth(row: Json) -> None:
    assert TABLE["duel_rules"]["contraflor_al_resto"] == row["expected"]["B"] == 12
    first = flor_of(row["flor"]["A1"])
    second = flor_of(row["flor"]["B1"], first)
    rest = [card for card in DECK if card not in (*first, *second)]
    others = [(rest[at], rest[at + 9], rest[at + 18]) for at in range(4)]
    cards = deal(first, *others[:2], second, *others[2:])
    score = "-".join(map(str, row["score"]))
    for flores in ("ludoteka", "clasica", "wiki", "tres-por-flor"):
        rules = f"{SIX} flor=si flor-tabla={flores}"
        told = outcome(table("aF dCR aFQ", rules, cards, f"mano=a score={score} format=pica"))
        assert points(told, "al-resto") == [0, 12]


HANDS = "a:7b6b4b b:7e6e4c c:3b5b6o d:4e5e6c e:2e11c4o f:1b7o5c"
# tantos: a 33, d 29, c 28, f 7; what each duel's points are made of
DUELS = {
    "10-12": "a7b dM // bT eR bQ b7e eM // cE fQ cT fQ cM",
    "24-20": "aFE dQ",
    "24-23": "a7b dM // bT eQ b7e eM // cT fN",
}


@pytest.mark.parametrize("row", TABLE["duel_scoring"], ids=lambda row: str(row["before"]))
def test_points_of_duels_are_the_teams(row: Json) -> None:
    before, after = (f"{score[0]}-{score[1]}" for score in (row["before"], row["after"]))
    keys = f"mano=a score={before} format=pica"
    duels = DUELS[before].split(" // ")
    assert len(duels) == len(row["duels"])
    score = list(row["before"])
    for number, duel in enumerate(row["duels"], 1):
        score = [score[0] + duel["A"], score[1] + duel["B"]]
        told = outcome(table(" // ".join(duels[:number]), "players=6", HANDS, keys))
        assert last_hand(told)["score"] == score
    told = outcome(table(DUELS[before], "players=6", HANDS, keys, f"end {after}"))
    assert last_hand(told)["complete"]
    assert told["winner"] == ("A" if row.get("ends_in_duel") else None)


def test_the_deal_stays_for_the_duels_and_then_moves_on() -> None:
    rules = "players=6 mazo-equipo=equipo pica=0 target=40"
    text, score = "", [0, 0]
    for row in TABLE["rotation"]:
        mano, pica = row["mano"], row["kind"] == "pica_pica"
        assert row["dealer"] == (mano - 1) % 6
        assert row["mano_team"] == "AB"[mano % 2]
        tokens = _duels(mano, "ABA") if pica else _redonda(mano, "B")
        keys = f"mano={LETTERS[mano]} score={score[0]}-{score[1]}{' format=pica' if pica else ''}"
        score = [score[0] + 2 * pica, score[1] + 1]
        if not text:
            text = table(tokens, rules, DEAL, keys)
        else:
            text += f"hand {row['hand']} {keys}\ndeal {DEAL}\n{tokens}\n"
        text += f"end {score[0]}-{score[1]}\n"
    assert len(outcome(text)["hands"]) == 12


def test_a_duel_is_a_hand_of_two() -> None:
    """No partner helps: whoever does not meet has nothing to say, and no seña to make."""
    keys = "mano=a score=9-9 format=pica"
    for token in ("cT", "bQ", "cM", "c~1e", "a@veni"):
        assert refusal(table(f"aT {token}", SIX, HANDS, keys)).token == token
    both = outcome(table("a7b", SIX, HANDS, keys))["legal"]["d"]
    two = outcome(record("a7b", "", "a:7b6b4b b:4e5e6c"))["legal"]["b"]
    assert both == two


def test_the_next_hand_from_the_engine_is_the_records() -> None:
    rules = read_rules({"players": "6", "pica": "0", "mazo-equipo": "equipo"})
    state = match(table("aM", SIX + " pica=0", DEAL, "mano=a score=3-3")).state
    assert state is not None
    assert state.rules == rules
    assert new_hand(state).state.duel == 0
