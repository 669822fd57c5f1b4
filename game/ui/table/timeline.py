"""Time for pictures: animations one after another or side by side, skippable at any moment.

Knows milliseconds, easing and the player's speed. Must not know cards, events or rules. Whatever
an animation changes, it must change fully when it is finished at once: `Timeline.skip` is the same
code path as instant speed, resizing and loading.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

Ease = Callable[[float], float]

SPEEDS: dict[str, float] = {"lenta": 1.6, "normal": 1.0, "rapida": 0.5, "instantanea": 0.0}
"""Factor of every duration for each speed a player may choose."""


def next_speed(speed: str) -> str:
    """Return the speed after this one, round the ring.

    >>> next_speed("normal"), next_speed("instantanea")
    ('rapida', 'lenta')
    """
    names = list(SPEEDS)
    return names[(names.index(speed) + 1) % len(names)]


def linear(t: float) -> float:
    """Return the share of the way at an even pace."""
    return t


def ease_out(t: float) -> float:
    """Return the share of the way for a thing that arrives softly."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Return the share of the way for a thing that starts and arrives softly."""
    return t * t * (3 - 2 * t)


def wind_up(t: float) -> float:
    """Return the share of the way for a thing that draws back first and hits its end hard."""
    back = 1.5
    return t * t * ((back + 1) * t - back)


def overshoot(t: float) -> float:
    """Return the share of the way for a thing that swings a little past its end and back."""
    back = 1.9
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


class Step(Protocol):
    """A piece of the timeline."""

    def advance(self, ms: float, factor: float) -> float | None:
        """Move on by ``ms``; return the time left over once finished, None while not."""

    def finish(self) -> None:
        """Do at once everything that is left."""


class Do:
    """A change that takes no time."""

    def __init__(self, action: Callable[[], object]) -> None:
        self._action = action

    def advance(self, ms: float, factor: float) -> float | None:
        self._action()
        return ms

    def finish(self) -> None:
        self._action()


class Tween:
    """Calls ``apply`` with 0 to 1 over ``ms``; always with exactly 1 at the end.

    ``start`` is called just before the first ``apply``, when everything earlier has happened.
    """

    def __init__(
        self,
        ms: float,
        apply: Callable[[float], object],
        ease: Ease = ease_out,
        start: Callable[[], object] | None = None,
    ) -> None:
        self._ms, self._apply, self._ease, self._start = ms, apply, ease, start
        self._spent = 0.0
        self._begun = False

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            if self._start is not None:
                self._start()

    def advance(self, ms: float, factor: float) -> float | None:
        self._begin()
        self._spent += ms
        whole = self._ms * factor
        if self._spent >= whole:
            self._apply(1.0)
            return self._spent - whole
        self._apply(self._ease(self._spent / whole))
        return None

    def finish(self) -> None:
        self._begin()
        self._apply(1.0)


class Pause:
    """Nothing for ``ms``; ``least`` holds at every speed, so that a result can be read."""

    def __init__(self, ms: float, least: float = 0) -> None:
        self._ms, self._least, self._spent = ms, least, 0.0

    def advance(self, ms: float, factor: float) -> float | None:
        self._spent += ms
        whole = max(self._least, self._ms * factor)
        return self._spent - whole if self._spent >= whole else None

    def finish(self) -> None:
        self._spent = self._ms


class Sequence:
    """Steps one after another."""

    def __init__(self, steps: Iterable[Step]) -> None:
        self._steps = deque(steps)

    def advance(self, ms: float, factor: float) -> float | None:
        while self._steps:
            left = self._steps[0].advance(ms, factor)
            if left is None:
                return None
            self._steps.popleft()
            ms = left
        return ms

    def finish(self) -> None:
        while self._steps:
            self._steps.popleft().finish()


class Together:
    """Steps side by side; ends with the longest."""

    def __init__(self, steps: Iterable[Step]) -> None:
        self._steps = list(steps)

    def advance(self, ms: float, factor: float) -> float | None:
        left, going = ms, []
        for step in self._steps:
            rest = step.advance(ms, factor)
            if rest is None:
                going.append(step)
            else:
                left = min(left, rest)
        self._steps = going
        return None if going else left

    def finish(self) -> None:
        for step in self._steps:
            step.finish()
        self._steps = []


class Later:
    """A step that is made only when its turn comes, from what is on the table then."""

    def __init__(self, make: Callable[[], Step]) -> None:
        self._make = make
        self._step: Step | None = None

    def _made(self) -> Step:
        if self._step is None:
            self._step = self._make()
        return self._step

    def advance(self, ms: float, factor: float) -> float | None:
        return self._made().advance(ms, factor)

    def finish(self) -> None:
        self._made().finish()


class Timeline:
    """What still has to be shown, in order."""

    def __init__(self, speed: str = "normal") -> None:
        self._steps: deque[Step] = deque()
        self.speed = speed

    @property
    def factor(self) -> float:
        """What durations are multiplied with at the present speed."""
        return SPEEDS[self.speed]

    @property
    def busy(self) -> bool:
        """Whether anything is still to come."""
        return bool(self._steps)

    def add(self, *steps: Step) -> None:
        """Show these after everything that waits already, one after another."""
        self._steps.extend(steps)

    def update(self, dt_ms: float) -> None:
        """Move on by real milliseconds."""
        while self._steps:
            left = self._steps[0].advance(dt_ms, self.factor)
            if left is None:
                return
            self._steps.popleft()
            dt_ms = left

    def skip(self) -> None:
        """Finish everything at once, in order."""
        while self._steps:
            self._steps.popleft().finish()
