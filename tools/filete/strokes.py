"""Parts of letters: uprights, diagonals, swept curves, serifs, ball ends.

Knows outlines on a cap height of 100; must not know which letter they make.
"""

import math

from filete.geometry import Point, Polygon, Profile, Spine, ellipse, lerp, resample, spine
from filete.union import hole, solid


def stem(
    x: float,
    w: float,
    top: float = 0,
    bottom: float = 100,
    spur: str = "both",
    serif: float = 1.0,
) -> Polygon:
    """An upright with flared ends, bracketed serifs and a pointed spur at the waist.

    ``spur``: on which sides, "both", "left" (where a bowl is on the right) or "none".
    """
    head = [(0, 0.5 + 0.42 * serif), (0.075, 0.5 + 0.42 * serif), (0.10, 0.5 + 0.2 * serif)]
    head += [(0.17, 0.56), (0.30, 0.5)]
    waist = [(0.42, 0.5), (0.46, 0.54), (0.5, 0.72), (0.54, 0.54), (0.58, 0.5)]
    tail = [(1 - a, b) for a, b in reversed(head)]

    def side(has_spur: bool) -> list[tuple[float, float]]:
        return [*head, *(waist if has_spur else [(0.5, 0.48)]), *tail]

    right = [(x + b * w, lerp(top, bottom, a)) for a, b in side(spur == "both")]
    left = [(x - b * w, lerp(top, bottom, a)) for a, b in reversed(side(spur != "none"))]
    return solid(right + left)


def diagonal(start: Point, end: Point, w0: float, w1: float) -> Polygon:
    """A slanting stroke whose ends are level; widths measured along the line of writing."""
    mid, waist = (lerp(start[0], end[0], 0.5), lerp(start[1], end[1], 0.5)), (w0 + w1) * 0.235
    right = [(start[0] + w0 / 2, start[1]), (mid[0] + waist, mid[1]), (end[0] + w1 / 2, end[1])]
    left = [(end[0] - w1 / 2, end[1]), (mid[0] - waist, mid[1]), (start[0] - w0 / 2, start[1])]
    return solid(right + left)


def bar(left: float, right: float, y: float, half: float = 5, dip: float = 0) -> Polygon:
    """A serif or a crossbar; with ``dip`` it thickens in the middle, as if brushed."""
    m = (left + right) / 2
    reach = min(7.0, (right - left) / 4)
    return solid(
        [
            (left, y - half * 0.9),
            (left + reach, y - half),
            (m, y - half - dip),
            (right - reach, y - half),
            (right, y - half * 0.9),
            (right, y + half * 0.5),
            (right - reach, y + half),
            (m, y + half + dip),
            (left + reach, y + half),
            (left, y + half * 0.5),
        ]
    )


def flag(root: Point, end: float, down: int) -> Polygon:
    """An arm from a stem whose far end hangs like a flag: ``down`` +1, or stands: -1."""
    x, y = root
    way = 1 if end > x else -1
    tip = end - x
    shape = [(0, 0), (0.96, 0), (1.08, 34), (1.0, 35), (0.92, 24), (0.78, 15), (0.5, 12), (0, 12)]
    return solid([(x + tip * u + (way if v else 0), y + down * v) for u, v in shape])


def sweep(points: Spine, w: Profile, n: int = 40) -> Polygon:
    """The outline of a curve whose half width changes."""
    ts = [i / n for i in range(n + 1)]
    q = resample(points, ts)
    left, right = [], []
    for i, (x, y) in enumerate(q):
        a, b = q[max(0, i - 1)], q[min(n, i + 1)]
        d = math.dist(a, b) or 1
        nx, ny = -(b[1] - a[1]) / d, (b[0] - a[0]) / d
        left.append((x + nx * w(ts[i]), y + ny * w(ts[i])))
        right.append((x - nx * w(ts[i]), y - ny * w(ts[i])))
    return solid(left + right[::-1])


def tall(points: Spine, thick: float, thin: float) -> Polygon:
    """An upright that turns at its foot and thins there, as in U and J; half widths."""
    return sweep(points, lambda t: lerp(thick, thin, max(0.0, min(1.0, (t - 0.28) / 0.35))), 48)


def swell(a: float, b: float, c: float) -> Profile:
    """Half width a at the start, b in the middle, c at the end."""

    def half(t: float) -> float:
        if t < 0.5:
            return lerp(a, b, math.sin(math.pi * t))
        return lerp(b, c, 1 - math.sin(math.pi * t))

    return half


def disc(centre: Point, r: float) -> Polygon:
    """A ball end."""
    return solid(ellipse(centre, r, r, n=20)[:-1])


def ring(centre: Point, rx: float, ry: float, inner_rx: float, inner_ry: float) -> list[Polygon]:
    """A round letter with its counter a little turned, as a broad brush leaves it."""
    body = ellipse(centre, rx, ry)[:-1]
    return [solid(body), hole(ellipse(centre, inner_rx, inner_ry, turned=-6)[:-1])]


def swash(points: Spine, w: Profile, r: float) -> list[Polygon]:
    """A stroke that ends in a ball of radius `r`."""
    return [sweep(points, w, 56), disc(points[-1], r)]


def curl(start: Point, heading: float, turn: float, r: float = 9, w: float = 3.4) -> list[Polygon]:
    """A swash end: a small volute with a ball."""
    line = spine(start, heading, (r, r * 0.34, turn))
    return [sweep(line, lambda t: w * (1 - 0.35 * t), 24), disc(line[-1], w * 1.25)]
