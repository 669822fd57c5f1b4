"""Rivals for two that play from tables: fair, the same again by the same chance, quick, sane."""

import time
from random import Random

import pytest

from game.ai.levels import LEVELS, rival
from game.ai.scores import win_chance
from game.ai.table import MAGIC, BadTable, Table, load_table
from game.ai.trained import NEUTRAL, choose, choose_to_win, weigh
from game.engine.actions import text
from game.engine.cards import DECK
from game.engine.observe import observe
from game.engine.play import apply, legal_actions, start_hand, to_act
from game.engine.rules import read_rules
from game.engine.state import Phase
from tests.ai.tables import table

MEASURING = ("rule", "heur", "tight", "loose", "montecarlo", "maniac", "rock", "sensible", "random")
NAMES = [f"bot:{name}" for name in (*LEVELS, *MEASURING)]
TABLES = (
    "",
    "flor=si",
    "tapadas=si tantos=libres mostrar=si-piden",
    "envido-repite=libre dieces=no",
)
OPENINGS = [
    ("7e6e4c", "1b5o2o", "", "", (0, 0)),
    ("7e6e4c", "1b5o2o", "a4c", "", (12, 14)),
    ("7e6e4c", "1b5o2o", "aE bRE", "", (28, 29)),
    ("7e6e4c", "1b5o2o", "aT bE aN", "", (3, 25)),
    ("7e6e4c", "1b5o2o", "a7e bE aN b1b bT aQ", "", (15, 15)),
    ("3e3b12c", "3o2o1o", "a3e b3o aT", "", (27, 27)),
    ("7e6e4c", "7o6o2o", "aE bQ a7e b2o aT bQ a6e b7o bR", "", (15, 15)),
    ("7e6e4e", "1b5o2o", "", "flor=si", (15, 15)),
    ("7e6e4e", "1b5o2o", "a7e", "flor=si", (15, 15)),
    ("1b5o2o", "7e6e4e", "aE a1b", "flor=si", (20, 26)),
    ("1b5o2o", "7e6e4e", "aT bQ a1b b7e a2o", "flor=si", (3, 8)),
]


@pytest.mark.parametrize("name", NAMES)
def test_the_choice_does_not_depend_on_cards_that_cannot_be_seen(name: str) -> None:
    for a, b, tokens, rules, score in OPENINGS:
        state = table(a, b, tokens, rules, score)
        seat = to_act(state)[0]
        legal = legal_actions(state, seat)
        wanted = rival(name)(observe(state, seat), legal, Random("s"))
        other = 1 - seat
        free = [card for card in DECK if card not in state.hands[seat]]
        laid = {play.card for trick in state.tricks for play in trick}
        for number in range(3):
            hidden = Random(number).sample([card for card in free if card not in laid], 3)
            kept = [card for card in state.hands[other] if card in laid]
            hand = (*kept, *hidden)[:3]
            held = tuple(card for card in hand if card not in laid)
            hands = tuple(hand if at == other else state.hands[at] for at in range(2))
            helds = tuple(held if at == other else state.held[at] for at in range(2))
            shuffled = state._replace(hands=hands, held=helds)
            assert rival(name)(observe(shuffled, seat), legal, Random("s")) == wanted


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_whole_hands_are_legal_and_the_same_again(level: str, options: str) -> None:
    rules = read_rules(dict(word.split("=") for word in options.split()))
    said = []
    for _ in range(2):
        lines = []
        for number in range(12):
            start = start_hand(rules, "s", number, number % 2, (number, 29 - number), (0, 0))
            state = start.state
            ply = 0
            while state.phase == Phase.PLAY:
                seat = to_act(state)[0]
                legal = legal_actions(state, seat)
                chosen = rival(f"bot:{level}")(observe(state, seat), legal, Random(ply))
                assert chosen in legal
                lines.append(text(chosen))
                state = apply(state, chosen).state
                ply += 1
        said.append(lines)
    assert said[0] == said[1]


def test_play_is_mixed_not_the_likeliest() -> None:
    state = table("7e6e4c", "1b5o2o")
    seen, legal = observe(state, 0), legal_actions(state, 0)
    found = {choose(seen, legal, Random(number)) for number in range(60)}
    assert len(found) > 1


def test_what_loses_the_match_is_not_refused() -> None:
    state = table("7e6e4c", "1b5o2o", "aE", "", (29, 10))
    seen, legal = observe(state, 1), legal_actions(state, 1)
    for number in range(40):
        for play in (choose, choose_to_win):
            chosen = play(seen, legal, Random(number))
            assert chosen is not None
            assert text(chosen) != "bN"


def test_a_decision_takes_less_than_a_millisecond() -> None:
    load_table(NEUTRAL)
    times = []
    for a, b, tokens, rules, score in OPENINGS * 30:
        state = table(a, b, tokens, rules, score)
        seat = to_act(state)[0]
        seen, legal = observe(state, seat), legal_actions(state, seat)
        began = time.perf_counter()
        choose_to_win(seen, legal, Random(1))
        times.append(time.perf_counter() - began)
    assert sorted(times)[len(times) // 2] < 0.001


def test_probabilities_sum_to_one() -> None:
    for a, b, tokens, rules, score in OPENINGS:
        state = table(a, b, tokens, rules, score)
        seat = to_act(state)[0]
        found = weigh(observe(state, seat), legal_actions(state, seat))
        assert found is not None
        assert sum(found[1]) == pytest.approx(1)
        assert min(found[1]) >= 0


def test_a_file_that_is_no_table_is_refused() -> None:
    for data in (b"", MAGIC[:-1] + b"9", MAGIC + bytes(48)):
        with pytest.raises(BadTable):
            Table(data)


def test_chances_of_a_match_are_plausible() -> None:
    assert win_chance(15, 15) == pytest.approx(0.5, abs=0.03)
    assert win_chance(2, 20) > 0.95
    for lack in range(1, 40):
        assert win_chance(lack, 20) >= win_chance(lack + 1, 20) - 0.03
