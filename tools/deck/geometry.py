"""Plane geometry of the pen, on complex numbers in card units; knows nothing of colour or SVG.

Shapes are written as strings of points: "110,200 130,240! 150,300". A "!" marks a corner, every
other point is smooth; a third number is the line width there, for strokes.
"""

import math
from collections.abc import Callable

Polygon = list[complex]
Point = tuple[complex, float | None, bool]

# Unit vector towards the light, which falls from the upper left on every card.
LIGHT = complex(-0.62, -0.785)


def parse(s: str) -> list[Point]:
    """Read a shape string to (point, width or None, corner)."""
    out = []
    for tok in s.split():
        corner = tok.endswith("!")
        v = [float(q) for q in tok.rstrip("!").split(",")]
        out.append((complex(v[0], v[1]), v[2] if len(v) > 2 else None, corner))
    return out


def dot(a: complex, b: complex) -> float:
    """Scalar product."""
    return a.real * b.real + a.imag * b.imag


def area(p: Polygon) -> float:
    """Signed area; positive when the points turn clockwise on the card."""
    return sum((p[i - 1].conjugate() * p[i]).imag for i in range(len(p))) / 2


def _segment(
    p0: complex,
    p1: complex,
    p2: complex,
    p3: complex,
    w1: float | None,
    w2: float | None,
    step: float,
) -> list[tuple[complex, float | None]]:
    """Centripetal Catmull-Rom piece p1-p2 as a cubic, sampled."""
    d1, d2, d3 = (max(abs(b - a), 1e-6) ** 0.5 for a, b in ((p0, p1), (p1, p2), (p2, p3)))
    if abs(p1 - p0) < 1e-6:
        b1 = p1 + (p2 - p1) / 3
    else:
        b1 = (d1 * d1 * p2 - d2 * d2 * p0 + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * p1) / (
            3 * d1 * (d1 + d2)
        )
    if abs(p3 - p2) < 1e-6:
        b2 = p2 + (p1 - p2) / 3
    else:
        b2 = (d3 * d3 * p1 - d2 * d2 * p3 + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * p2) / (
            3 * d3 * (d3 + d2)
        )
    n = max(2, int(abs(p2 - p1) / step) + 1)
    out = []
    for i in range(n):
        t = i / n
        u = 1 - t
        q = u**3 * p1 + 3 * u * u * t * b1 + 3 * u * t * t * b2 + t**3 * p2
        s = t * t * (3 - 2 * t)
        out.append((q, None if w1 is None or w2 is None else w1 + (w2 - w1) * s))
    return out


def spline(
    pts: list[Point], closed: bool = False, step: float = 5.0
) -> list[tuple[complex, float | None]]:
    """Sample points (complex, width, corner) to a polyline of (complex, width)."""
    n = len(pts)
    out = []

    def get(i: int) -> Point:
        return pts[i % n] if closed else pts[min(max(i, 0), n - 1)]

    for i in range(n if closed else n - 1):
        a, b = get(i), get(i + 1)
        p0 = a[0] if a[2] or (not closed and i == 0) else get(i - 1)[0]
        p3 = b[0] if b[2] or (not closed and i == n - 2) else get(i + 2)[0]
        out += _segment(p0, a[0], b[0], p3, a[1], b[1], step)
    if not closed:
        out.append((pts[-1][0], pts[-1][1]))
    return out


def normals(p: Polygon, closed: bool) -> list[tuple[complex, float]]:
    """Left-hand unit normals with the mitre factor at each vertex."""
    n, out = len(p), []
    for i in range(n):
        a = p[i - 1] if closed or i else p[i]
        b = p[(i + 1) % n] if closed or i < n - 1 else p[i]
        d1, d2 = p[i] - a, b - p[i]
        u1 = d1 / abs(d1) if abs(d1) > 1e-9 else 0
        u2 = d2 / abs(d2) if abs(d2) > 1e-9 else 0
        t = u1 + u2
        if abs(t) < 1e-6:
            t = u2 or u1 or 1
        t /= abs(t)
        c = dot(t, u1 or u2) if (u1 or u2) else 1
        out.append((complex(t.imag, -t.real), 1 / max(c, 0.5)))
    return out


def grain(p: complex) -> float:
    """Slow, fixed unevenness of a hand-cut line, about -1..1."""
    return 0.5 * (
        math.sin(p.real * 0.037 + p.imag * 0.021) + math.sin(p.real * 0.015 - p.imag * 0.052 + 1.7)
    ) + 0.25 * math.sin(p.real * 0.13 + p.imag * 0.11)


def offset(p: Polygon, amount: Callable[[complex, complex], float]) -> Polygon:
    """Move an outline outwards; amount(unit outward normal, point) in units."""
    sgn = 1 if area(p) > 0 else -1
    return [
        q + sgn * nn * m * amount(sgn * nn, q)
        for q, (nn, m) in zip(p, normals(p, True), strict=False)
    ]


def inside(p: complex, poly: Polygon) -> bool:
    """Whether a point lies in a polygon, by crossings."""
    c, x, y = False, p.real, p.imag
    j = poly[-1]
    for i in poly:
        if (i.imag > y) != (j.imag > y) and x < (j.real - i.real) * (y - i.imag) / (
            j.imag - i.imag
        ) + i.real:
            c = not c
        j = i
    return c


def simplify(p: Polygon, tol: float) -> Polygon:
    """Ramer-Douglas-Peucker, iterative; `tol` in card units."""
    if len(p) < 4:
        return p
    keep = [False] * len(p)
    keep[0] = keep[-1] = True
    st = [(0, len(p) - 1)]
    while st:
        a, b = st.pop()
        d = p[b] - p[a]
        length = abs(d)
        best, k = tol, -1
        for i in range(a + 1, b):
            e = (
                abs((d.conjugate() * (p[i] - p[a])).imag) / length
                if length > 1e-9
                else abs(p[i] - p[a])
            )
            if e > best:
                best, k = e, i
        if k >= 0:
            keep[k] = True
            st += [(a, k), (k, b)]
    return [q for q, f in zip(p, keep, strict=False) if f]
