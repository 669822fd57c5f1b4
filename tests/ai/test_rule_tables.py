"""The rule player away from the table of two: partners, three rivals, a muestra, porotos."""

import pytest

from game.ai import rule, singing
from game.ai.odds import flor_chance, tanto_chance
from game.engine.actions import text
from game.engine.observe import observe
from game.engine.play import legal_actions, to_act
from game.engine.state import State
from tests.ai.tables import NoLuck, answers, seated

FOUR = "players=4"


def says(state: State, seat: int, luck: float = 0.5) -> str | None:
    """Return the token of the rule player in a seat, None for silence."""
    action = rule.choose(observe(state, seat), legal_actions(state, seat), NoLuck(luck))
    return None if action is None else text(action)


def test_low_behind_a_partner_who_wins() -> None:
    calm = 0.95
    deal = "a:1b5e6e b:4o5o6o c:7o2c4b d:4c5c6c"
    assert answers(seated(FOUR, deal, "a1b b4o"), calm) == "c4b"
    assert answers(seated(FOUR, deal, "a5e b6o"), calm) == "c2c"
    pie = "a:4o5e6e b:2b5o6o c:7o2c4b d:4c3e1b"
    assert answers(seated(FOUR, pie, "a4o b2b c4b"), calm) == "d4c"


def test_who_would_refuse_leaves_the_word_to_the_partner() -> None:
    state = seated(FOUR, "a:4e5b6c b:4b5o6e c:4o5c6b d:1e7o12c", "aT")
    assert to_act(state) == (1, 3)
    assert says(state, 1) is None
    assert says(state, 3) == "dR"
    poor = seated(FOUR, "a:4e5b6c b:4b5o6e c:4o5c6b d:4c6o12c", "aT")
    assert says(poor, 1) is None
    assert says(poor, 3) == "dN"


def test_the_more_rivals_the_better_a_tanto_must_be() -> None:
    chances = [tanto_chance(27, rivals=count) for count in (1, 2, 3)]
    assert chances == sorted(chances, reverse=True)
    assert tanto_chance(27, rivals=3) < tanto_chance(27, rivals=3, partners=2)
    for count in (1, 2, 3):
        best = tanto_chance(33, rivals=count, partners=count - 1)
        assert tanto_chance(20, rivals=count, partners=count - 1) < 0.6 < best


def test_a_muestra_makes_numbers_common() -> None:
    """A pieza alone is worth 27 at least, and the best flor 47."""
    assert tanto_chance(27, muestra=True) < 0.55 < 0.75 < tanto_chance(27)
    assert tanto_chance(39, muestra=True) > 0.99
    assert flor_chance(38) > 0.99
    assert flor_chance(38, muestra=True) < 0.8
    assert flor_chance(47, muestra=True) > 0.99


ENVIDO = [
    # rules, hand, deal, tokens, what is said
    ("variant=uruguayo", "mano=a muestra=3o", "a:2o7c6b b:1e5c5b", "", "aRE"),
    ("variant=uruguayo", "mano=a muestra=3o", "a:10o4c6b b:1e5c5b", "", "aE"),
    ("variant=uruguayo", "mano=a muestra=3o", "a:10e4c6b b:1e5c5b", "", None),
    # 27 is a good tanto between two and a poor one here
    ("variant=uruguayo", "mano=a muestra=3o", "a:2o7c6b b:1e5c6e", "aE", "bN"),
    ("variant=uruguayo", "mano=a muestra=3o", "a:2o7c6b b:4o5c3e", "aE", "bQ"),
    # everyone for himself: an even share is a third
    ("variant=destantado", "mano=a", "a:6e11e4c b:1b5o2o c:3c4b5e", "", "aE"),
    ("variant=destantado", "mano=a", "a:6e11b4c b:1b5o2o c:3c4b5e", "", None),
    ("variant=destantado", "mano=a", "a:7e6e4c b:1b5o12o c:3c4b5e", "aE", "bN"),
    ("variant=destantado", "mano=a", "a:7e1e4c b:1b5o4o c:3c4b5e", "aE", "bQ"),
    ("players=4", "mano=a", "a:4e1e4c b:1b5o2o c:3c4b5e d:6c6b10c", "", "aE"),
]


@pytest.mark.parametrize(("rules", "hand", "deal", "tokens", "expected"), ENVIDO)
def test_envido_by_the_odds_of_the_table(
    rules: str, hand: str, deal: str, tokens: str, expected: str | None
) -> None:
    said = answers(seated(rules, deal, tokens, hand))
    if expected is None:
        assert said not in ("aE", "aRE")
    else:
        assert said == expected


def test_where_refusing_a_flor_costs_as_much_any_flor_is_wanted() -> None:
    hand = "mano=a muestra=3o"
    poor = seated("variant=uruguayo", "a:7e6e5e b:4c5c6c", "", hand)
    assert answers(poor) == "bFQ"
    good = seated("variant=uruguayo", "a:7e6e5e b:2o4o5o", "", hand)
    assert answers(good) == "bCR"


def test_where_losing_costs_nothing_it_joins_who_is_in_already() -> None:
    hand, deal = "mano=a muestra=3o", "a:2o7c6b b:1e5c6e c:4e5b12c"
    trucho = "variant=trucho"
    assert answers(seated(trucho, deal, "aE", hand)) == "bN"
    assert answers(seated(trucho, deal, "aE bN", hand)) == "cN"
    assert answers(seated(trucho, deal, "aE bQ", hand)) == "cQ"


def test_nobody_frightens_it_off_a_good_flor() -> None:
    rules = "flor=si flor-canta=libre"

    def meets(flor: str) -> str:
        return answers(seated(rules, f"a:{flor} b:7e6e5e", "aF bCR"))

    assert meets("7o6o1o") == "aFQ"
    assert meets("7o4o1o") == "aFQ"
    assert meets("7o2o1o") == "aFA"


def test_a_pieza_is_a_brava_and_a_three_is_good() -> None:
    def calls(deal: str, tokens: str = "") -> bool:
        said = answers(seated("variant=uruguayo", deal, tokens, "mano=a muestra=3o"), 0.8)
        return said == "aT"

    played = "a3b b5e"
    assert calls("a:3b3c4e b:1b6c5e", played)
    assert not calls("a:3b2c4e b:1b6c5e", played)
    # before the first baza a brava is wanted beside a good card, and no ace is one
    assert calls("a:10o3c4b b:1b6c5e", "aE bN")
    assert not calls("a:1e3c4b b:1b6c5e")


def test_the_pie_of_pata_de_gallo_puts_the_weakest_card_away() -> None:
    state = seated("variant=gallo", "a:1b5o2o b:3c4b5e c:7e6e4c1e", "", "mano=a pie=c")
    assert says(state, 2) == "cD4c"


def test_the_numbers_between_two_are_the_measuring_opponents() -> None:
    assert (singing.OPENS_ENVIDO, singing.OPENS_REAL, singing.RAISES_TO_REAL) == (27, 30, 30)
    assert sorted(singing.ACCEPTS.values()) == [26, 28, 28, 29]
