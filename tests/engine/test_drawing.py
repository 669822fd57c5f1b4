"""«Tirar los reyes»: whatever the table and the seed, the draw ends at the mano and its side."""

import pytest

from game.engine.drawing import KING, kings
from game.engine.play import new_match
from game.engine.rules import read_rules

TABLES = [
    "players=2",
    "players=4",
    "players=4 dieces=no",
    "players=6",
    "variant=gallo",
    "variant=destantado",
    "variant=uruguayo players=6",
]


@pytest.mark.parametrize("words", TABLES)
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_it_ends_where_the_engine_begins(words: str, seed: str) -> None:
    rules = read_rules(dict(word.split("=") for word in words.split()))
    state = new_match(rules, seed).state
    draws = kings(rules, seed, state.mano)
    crowned = [seat for seat, card in draws if card.rank == KING]
    assert crowned[0] == state.mano
    own = {seat for seat in range(rules.players) if seat % 2 == state.mano % 2}
    teams = rules.players % 2 == 0
    assert set(crowned) == (own if teams else {state.mano})
    assert len(crowned) == len(set(crowned))
    assert draws[-1].card.rank == KING
    assert len({card for _, card in draws}) == len(draws)
    assert draws == kings(rules, seed, state.mano)


def test_who_has_a_king_gets_no_more_cards() -> None:
    rules = read_rules({"players": "6"})
    draws = kings(rules, "s", 2)
    for at, (seat, card) in enumerate(draws):
        if card.rank == KING:
            assert seat not in [later for later, _ in draws[at + 1 :]]
