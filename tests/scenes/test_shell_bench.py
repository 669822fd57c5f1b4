"""The measurements of the window run and say what they are compared with."""

from game.app_bench import _CHILDREN, _run


def test_frames_and_starts_are_measured() -> None:
    flying = _run("flying", 20)
    for which in ("frames", "bare_frames"):
        assert 0 < flying[which]["p50"] <= flying[which]["p99"]
    assert _run("title")["shown"] > 0
    assert _run("empty_gui")["memory"] > 10


def test_every_measurement_has_its_yardstick() -> None:
    assert set(_CHILDREN) == {
        "flying",
        "flying_six",
        "dealt",
        "resting",
        "title",
        "empty_gui",
        "bare_window",
    }
