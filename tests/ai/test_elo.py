"""Ratings of a round robin."""

import pytest
from ladder.elo import fit, intervals


def test_ratings_give_back_the_rates_they_come_from() -> None:
    ratings = fit({("a", "b"): (760, 240), ("b", "c"): (640, 360), ("a", "c"): (850, 150)})
    assert ratings["a"] - ratings["b"] == pytest.approx(200, abs=15)
    assert ratings["b"] - ratings["c"] == pytest.approx(100, abs=15)
    assert sum(ratings.values()) == pytest.approx(0, abs=1e-6)


def test_a_clean_sweep_has_a_rating() -> None:
    ratings = fit({("a", "b"): (50, 0)})
    assert 200 < ratings["a"] - ratings["b"] < 2000


def test_more_matches_make_narrower_intervals() -> None:
    few = intervals({("a", "b"): (60, 40)})["a"]
    many = intervals({("a", "b"): (6000, 4000)})["a"]
    assert many[1] - many[0] < (few[1] - few[0]) / 3
    assert few[0] < fit({("a", "b"): (60, 40)})["a"] < few[1]
