"""Measurements without a window: every figure has a baseline of its own kind beside it."""

from game.ai.levels import rival
from game.session.bench import decision_ms, headless_figures, rate


def test_every_figure_has_its_baseline() -> None:
    figures = headless_figures(seconds=0.02)
    assert list(figures) == [
        "engine_hands_per_s",
        "engine_hands_per_s_six",
        "bot_ms",
        "memory_mb",
    ]
    for figure in figures.values():
        assert list(figure) == ["value", "baseline", "baseline_is"]
        assert type(figure["value"]) is type(figure["baseline"])


def test_rates_and_times() -> None:
    assert rate(lambda: None, 0.01) > 1000
    times = decision_ms(rival("bot:rule"), 0.05)
    assert 0 < times["p50"] <= times["p99"]
