"""Ratings of a round robin, how they are drawn, and who must not beat the top level."""

from xml.etree import ElementTree

import pytest
from ladder.elo import fit, intervals
from ladder.ladder import leaks
from ladder.plot import draw


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


def test_the_drawing_has_a_row_for_each_rival_best_first() -> None:
    spans = {"novato": (-120.0, -80.0), "leyenda": (80.0, 120.0)}
    text = draw({"novato": -100.0, "leyenda": 100.0}, spans, ("leyenda", "novato"))
    assert text.count("<circle") == 2
    assert text.index(">leyenda<") < text.index(">novato<")
    assert ElementTree.fromstring(text).tag.endswith("svg")


def test_only_who_surely_beats_the_top_level_is_a_leak() -> None:
    results = {("leyenda", "rock"): (400, 600), ("leyenda", "heur"): (490, 510)}
    assert leaks("leyenda", ["leyenda", "rock", "heur"], {**results}) == ["rock"]
