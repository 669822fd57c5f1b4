"""Time for pictures: order, side by side, speeds, and that skipping changes nothing."""

import pytest

from game.ui.table.timeline import (
    Do,
    Pause,
    Sequence,
    Step,
    Timeline,
    Together,
    Tween,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
)


def _story(log: list[str]) -> list[Step]:
    def note(word: str) -> Do:
        return Do(lambda: log.append(word))

    def tween(word: str, ms: float) -> Tween:
        return Tween(
            ms,
            lambda t: log.append(f"{word}!") if t == 1 else None,
            linear,
            lambda: log.append(word),
        )

    return [
        note("a"),
        Sequence((Pause(100), tween("b", 50), note("c"))),
        Together((tween("d", 80), Sequence((Pause(10), note("e"))))),
        note("f"),
    ]


def test_skipping_does_all_of_it_in_order() -> None:
    told: list[str] = []
    timeline = Timeline()
    timeline.add(*_story(told))
    timeline.skip()
    assert told == ["a", "b", "b!", "c", "d", "d!", "e", "f"]
    assert not timeline.busy


@pytest.mark.parametrize("speed", ["lenta", "normal", "rapida", "instantanea"])
def test_every_speed_tells_the_same(speed: str) -> None:
    told: list[str] = []
    timeline = Timeline(speed)
    timeline.add(*_story(told))
    for _ in range(100):
        timeline.update(16)
    assert sorted(told) == sorted(["a", "b", "b!", "c", "d", "e", "d!", "f"])
    assert told[-1] == "f"


def test_a_running_animation_ends_once_when_skipped() -> None:
    told: list[str] = []
    timeline = Timeline()
    timeline.add(*_story(told))
    timeline.update(120)
    assert told == ["a", "b"]
    timeline.skip()
    assert told == ["a", "b", "b!", "c", "d", "d!", "e", "f"]


def test_speed_is_a_factor_of_every_duration() -> None:
    for speed, ms in (("lenta", 160), ("normal", 100), ("rapida", 50)):
        timeline = Timeline(speed)
        timeline.add(Pause(100))
        timeline.update(ms - 1)
        assert timeline.busy
        timeline.update(1)
        assert not timeline.busy


def test_some_pauses_hold_even_when_everything_is_instant() -> None:
    timeline = Timeline("instantanea")
    timeline.add(Pause(750, 250))
    timeline.update(249)
    assert timeline.busy
    timeline.update(1)
    assert not timeline.busy


def test_what_is_left_of_a_frame_goes_to_the_next_step() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(Pause(10), Tween(100, seen.append, linear))
    timeline.update(60)
    assert seen == [0.5]


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, overshoot])
def test_easing_begins_at_the_start_and_ends_at_the_end(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)
