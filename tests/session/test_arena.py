"""Contests: what is counted, that the seed decides, that jobs do not."""

import pytest

from game.engine.rules import Rules
from game.session.arena import Contest, play_part, run
from game.session.seats import read_seat
from game.session.tally import Tally, Times, wilson

RULE, RANDOM = read_seat("bot:rule"), read_seat("random")
KEYS = [
    "matches",
    "hands",
    "a_wins",
    "b_wins",
    "win_rate",
    "win_ci95",
    "points_per_hand",
    "points_ci95",
    "ms",
    "illegal",
    "seed",
]


def contest(count: int, **more: object) -> Contest:
    values: dict[str, object] = {"rules": Rules(target=15), "a": RULE, "b": RANDOM, "seed": "t"}
    return Contest(count=count, **{**values, **more})  # type: ignore[arg-type]


def timeless(tally: Tally) -> dict[str, object]:
    return {key: value for key, value in tally.figures("t").items() if key != "ms"}


def test_matches_are_counted() -> None:
    figures = run(contest(12)).figures("t")
    assert list(figures) == KEYS
    assert figures["matches"] == 12
    assert figures["a_wins"] + figures["b_wins"] == 12  # type: ignore[operator]
    assert figures["illegal"] == {"a": 0, "b": 0}
    assert figures["win_rate"] == round(figures["a_wins"] / 12, 4)  # type: ignore[operator]


def test_single_hands_are_counted_from_a_score() -> None:
    tally = run(contest(50, hands_only=True, score=(13, 14)))
    assert (tally.matches, tally.hands, tally.units) == (0, 50, 50)
    assert sum(tally.wins) <= 50


def test_a_duplicate_contest_of_equals_is_a_draw() -> None:
    equals = contest(40, a=RANDOM, b=RANDOM, hands_only=True, duplicate=True)
    tally = run(equals)
    assert tally.hands == 80
    assert tally.units == 40
    matches = run(contest(6, duplicate=True))
    assert matches.matches == 12


def test_the_same_seed_is_the_same_contest_on_any_number_of_jobs() -> None:
    one = contest(10)
    assert timeless(run(one)) == timeless(run(contest(10, jobs=2)))
    assert timeless(run(one)) != timeless(run(contest(10, seed="other")))


def test_parts_add_up_to_the_whole() -> None:
    whole = play_part(contest(6), 0, 6)
    parts = Tally()
    parts.add(play_part(contest(6), 0, 2))
    parts.add(play_part(contest(6), 2, 6))
    assert timeless(parts) == timeless(whole)


def test_the_rule_player_beats_chance() -> None:
    tally = run(contest(60))
    assert tally.wins[0] > tally.wins[1]


def test_a_program_that_is_not_there_is_said_at_once() -> None:
    with pytest.raises(FileNotFoundError):
        run(contest(1, b=read_seat("cmd:no-such-program")))


def test_nothing_counted_says_nothing() -> None:
    figures = Tally().figures("t")
    assert figures["win_ci95"] == [0.0, 1.0]
    assert figures["points_ci95"] == 0.0
    assert Times().ms_at(0.5) == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
