"""Lines and outlines: spines that strokes follow, how wide strokes are, and the text of paths.

Knows points and curves; must not know colours. Units are thousandths of a plate's height, x to
the right and y down, angles in degrees with 0 to the right and 90 down.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Spine = list[Point]
Polygon = list[Point]
Profile = Callable[[float], float]
Segment = tuple[float, float] | tuple[float, float, float]


def lerp(a: float, b: float, t: float) -> float:
    """The value a share `t` of the way from `a` to `b`."""
    return a + (b - a) * t


def spine(start: Point, heading: float, *segments: Segment) -> Spine:
    """A line drawn like a turtle walks.

    ``(length, turn)`` is an arc that turns so many degrees in all; ``(r0, r1, turn)`` a volute
    whose radius shrinks geometrically from r0 to r1 while it turns.
    """
    x, y = start
    a = math.radians(heading)
    points = [(x, y)]
    for segment in segments:
        if len(segment) == 2:
            length, turn = segment
            n = max(6, int(abs(turn) / 9) + 4)
            steps = [length / n] * n
        else:
            r0, r1, turn = segment
            n = max(8, int(abs(turn) / 12))
            part = abs(math.radians(turn)) / n
            steps = [r0 * (r1 / r0) ** ((i + 0.5) / n) * part for i in range(n)]
        half = math.radians(turn) / n / 2
        for step in steps:
            a += half
            x += math.cos(a) * step
            y += math.sin(a) * step
            a += half
            points.append((x, y))
    return points


def at(points: Spine, t: float) -> tuple[Point, float]:
    """The point and the heading (degrees) at a share `t` of the length."""
    lengths = [math.dist(p, q) for p, q in pairwise(points)]
    goal = t * sum(lengths)
    last = len(lengths) - 1
    for i, length in enumerate(lengths):
        p, q = points[i], points[i + 1]
        if goal <= length or i == last:
            k = goal / length if length else 0.0
            heading = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
            return (lerp(p[0], q[0], k), lerp(p[1], q[1], k)), heading
        goal -= length
    raise ValueError("a spine needs two points")


def resample(points: Spine, ts: Sequence[float]) -> Spine:
    """The points at rising shares `ts` of the length."""
    run = [0.0]
    for p, q in pairwise(points):
        run.append(run[-1] + math.dist(p, q))
    out, j = [], 0
    for t in ts:
        goal = t * run[-1]
        while j < len(run) - 2 and run[j + 1] < goal:
            j += 1
        k = (goal - run[j]) / (run[j + 1] - run[j] or 1)
        p, q = points[j], points[j + 1]
        out.append((lerp(p[0], q[0], k), lerp(p[1], q[1], k)))
    return out


def walk(p: Point, heading: float, ahead: float, right: float = 0.0) -> Point:
    """The point so far ahead of `p` and to the right of the heading."""
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    return (p[0] + c * ahead - s * right, p[1] + s * ahead + c * right)


def comma(w: float, peak: float = 0.68) -> Profile:
    """Thin tail, fat round head."""
    power = math.log(0.5) / math.log(peak)
    return lambda t: w * math.pow(max(0.0, math.sin(math.pi * t**power)), 0.8)


def blade(w: float, peak: float = 0.5) -> Profile:
    """Pointed at both ends."""
    power = math.log(0.5) / math.log(peak)
    return lambda t: w * math.pow(max(0.0, math.sin(math.pi * t**power)), 1.25)


def scroll(w: float, peak: float = 0.42, end: float = 0.34) -> Profile:
    """A tail that swells to a belly and thins into the volute, never to nothing."""

    def half(t: float) -> float:
        if t < peak:
            return w * math.pow(math.sin(math.pi / 2 * t / peak), 1.1)
        k = (t - peak) / (1 - peak)
        return w * lerp(1, end, k * k * (3 - 2 * k))

    return half


def ellipse(
    centre: Point,
    rx: float,
    ry: float,
    start: float = 0,
    end: float = 360,
    n: int = 48,
    turned: float = 0,
) -> Spine:
    """Points along an ellipse from one angle to another."""
    c, s = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    out = []
    for i in range(n + 1):
        a = math.radians(lerp(start, end, i / n))
        x, y = rx * math.cos(a), ry * math.sin(a)
        out.append((centre[0] + x * c - y * s, centre[1] + x * s + y * c))
    return out


class Path:
    """The text of a path in whole units: absolute starts, relative steps."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._x = self._y = 0

    def _step(self, *points: Point) -> str:
        numbers: list[int] = []
        for x, y in points:
            numbers += (round(x) - self._x, round(y) - self._y)
        self._x, self._y = round(points[-1][0]), round(points[-1][1])
        return " ".join(map(str, numbers)).replace(" -", "-")

    def move(self, p: Point) -> None:
        """Start an outline."""
        self._x, self._y = round(p[0]), round(p[1])
        self._parts.append(f"M{self._x} {self._y}")

    def line(self, *points: Point) -> None:
        """Go on straight; points that fall on the last one are left out."""
        for p in points:
            if (round(p[0]), round(p[1])) != (self._x, self._y):
                self._parts.append("l" + self._step(p))

    def smooth(self, points: Sequence[Point], closed: bool = False) -> None:
        """Go through points (the first is where the pen is) as Catmull and Rom did."""
        n = len(points)
        for i in range(n if closed else n - 1):
            p0 = points[i - 1] if closed or i else points[0]
            p1, p2 = points[i], points[(i + 1) % n]
            p3 = points[(i + 2) % n] if closed or i + 2 < n else points[-1]
            c1 = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
            c2 = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
            if (round(p2[0]), round(p2[1])) != (self._x, self._y):
                self._parts.append("c" + self._step(c1, c2, p2))

    def close(self) -> str:
        """End the outline; return the text so far."""
        self._parts.append("z")
        return "".join(self._parts)


def polygon(points: Sequence[Point]) -> str:
    """The path of a straight-edged outline."""
    return polygons([points])


def polygons(outlines: Sequence[Sequence[Point]]) -> str:
    """One path of several straight-edged outlines."""
    path, text = Path(), ""
    for points in outlines:
        path.move(points[0])
        path.line(*points[1:])
        text = path.close()
    return text


def round_shape(points: Sequence[Point]) -> str:
    """The path of a smooth closed outline."""
    path = Path()
    path.move(points[0])
    path.smooth(points, closed=True)
    return path.close()
