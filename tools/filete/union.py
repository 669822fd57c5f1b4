"""One outline from overlapping ones: letters are put together from parts, reliefs need the whole.

Knows polygons only. Solid parts run one way round and holes the other, as `solid` and `hole` make
them; holes must not be crossed by parts.
"""

import math
from itertools import pairwise

from filete.geometry import Point, Polygon

Edge = tuple[Point, Point]
# Parts are shifted by odd hairs so that no edge lies exactly on another.
NUDGE = (0.0137, 0.0093)


def area(p: Polygon) -> float:
    """The signed area of an outline."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, [*p[1:], p[0]], strict=True)) / 2


def solid(p: Polygon) -> Polygon:
    """The outline, running as solid parts do."""
    return p if area(p) > 0 else p[::-1]


def hole(p: Polygon) -> Polygon:
    """The outline, running as holes do."""
    return p if area(p) < 0 else p[::-1]


def inside(p: Point, outline: Polygon) -> bool:
    """Whether a point lies in an outline."""
    x, y = p
    odd = False
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
        x0, y0 = x1, y1
    return odd


def union(parts: list[Polygon]) -> list[Polygon]:
    """The outlines of everything that solid parts cover and holes do not.

    A hole only cuts the solid parts that come before it in the list.
    """
    merged: list[Polygon] = []
    for i, part in enumerate(parts):
        shifted = [(x + NUDGE[0] * i, y + NUDGE[1] * i * (1 if i % 2 else -1)) for x, y in part]
        merged = _join(merged, shifted) if area(part) > 0 else [*merged, shifted]
    return merged


def _join(shape: list[Polygon], part: Polygon) -> list[Polygon]:
    """Keep the edges of each that lie outside the other, and chain them."""
    kept: list[Edge] = []
    for outline in shape:
        for a, b in _split(outline, [part]):
            if not inside(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), part):
                kept.append((a, b))
    for a, b in _split(part, shape):
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        if sum(inside(m, outline) for outline in shape) % 2 == 0:
            kept.append((a, b))
    return _chain(kept)


def _split(outline: Polygon, others: list[Polygon]) -> list[Edge]:
    """The edges of an outline, cut where they cross others."""
    walls = [(c, d) for other in others for c, d in zip(other, [*other[1:], other[0]], strict=True)]
    out: list[Edge] = []
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
        low, high = min(a[0], b[0]), max(a[0], b[0])
        top, bottom = min(a[1], b[1]), max(a[1], b[1])
        cuts = [0.0, 1.0]
        for c, d in walls:
            if max(c[0], d[0]) < low or min(c[0], d[0]) > high:
                continue
            if max(c[1], d[1]) < top or min(c[1], d[1]) > bottom:
                continue
            t = _crossing(a, b, c, d)
            if t is not None:
                cuts.append(t)
        cuts.sort()
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in cuts]
        out += [(p, q) for p, q in pairwise(points) if p != q]
    return out


def _crossing(a: Point, b: Point, c: Point, d: Point) -> float | None:
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    den = rx * sy - ry * sx
    if abs(den) < 1e-12:
        return None
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / den
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / den
    return t if 0 < t < 1 and 0 <= u <= 1 else None


def _chain(edges: list[Edge]) -> list[Polygon]:
    """Closed outlines from edges in any order; each goes on with the nearest start."""
    left = list(edges)
    out: list[Polygon] = []
    while left:
        a, b = left.pop(0)
        outline = [a]
        while math.dist(b, outline[0]) > 1e-6 and left:
            i = min(range(len(left)), key=lambda j: math.dist(left[j][0], b))
            if math.dist(left[i][0], b) > math.dist(b, outline[0]):
                break
            outline.append(b)
            b = left.pop(i)[1]
        if len(outline) > 2 and abs(area(outline)) > 0.5:
            out.append(outline)
    return out
