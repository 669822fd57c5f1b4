"""The canvas: transform, sampling of shapes and SVG output in the restricted dialect of the cards.

Everything is a filled path; nothing depends on stroke, clip, mask, text or use, which the game's
rasteriser does not draw. Shape strings are local and pass through the current transform; lists
of complex numbers are already on the card. The transform is applied before light and line
weight are worked out, so the light always falls from the upper left, however a thing is turned.
"""

import cmath
import math
from collections.abc import Iterator
from contextlib import contextmanager

from deck.geometry import Point, Polygon, area, parse, spline
from deck.paths import GRID, join, path_d

W, H = 620, 950
Shape = str | Polygon


class Canvas:
    """Collects paths in drawing order, grouped by id, and writes them as one SVG."""

    def __init__(self) -> None:
        self.out: list[tuple[str, str | list[str], str]] = []
        self.m = (1 + 0j, 0j, False)
        self.mergeable: str | None = None

    # -- transform: z -> a*z + b, after an optional mirror

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, rot: float = 0, s: float = 1.0, flip: bool = False
    ) -> Iterator[None]:
        """Draw at (x, y), turned by `rot` degrees, scaled by `s`, mirrored left to right first."""
        old = self.m
        a = cmath.rect(s, math.radians(rot))
        turn, shift, mirrored = old
        if mirrored:
            self.m = (turn * a.conjugate(), shift + turn * complex(-x, y), not flip)
        else:
            self.m = (turn * a, shift + turn * complex(x, y), flip)
        try:
            yield
        finally:
            self.m = old

    @contextmanager
    def standing(self, z: complex, d: complex) -> Iterator[None]:
        """Draw at card point `z` with the x axis along card direction `d`."""
        old = self.m
        self.m = (d, z, False)
        try:
            yield
        finally:
            self.m = old

    def T(self, z: complex) -> complex:
        """A local point on the card."""
        a, b, mirrored = self.m
        return a * (complex(-z.real, z.imag) if mirrored else z) + b

    def scale(self) -> float:
        """Card units per local unit."""
        return abs(self.m[0])

    # -- sampling

    def pts(self, s: str) -> list[Point]:
        """The points of a shape string, on the card."""
        return [(self.T(p), w, c) for p, w, c in parse(s)]

    def poly(self, s: Shape, step: float = 5.0) -> Polygon:
        """A closed outline, sampled about every `step` units."""
        return [q for q, _ in spline(self.pts(s), True, step)] if isinstance(s, str) else s

    def curve(self, s: Shape, step: float = 5.0) -> Polygon:
        """An open line, sampled about every `step` units."""
        return [q for q, _ in spline(self.pts(s), False, step)] if isinstance(s, str) else s

    def circle(
        self, x: float, y: float, r: float, ry: float | None = None, n: int | None = None
    ) -> Polygon:
        """A circle or upright ellipse as a polygon of `n` corners."""
        n = n or max(10, int(6 + r * self.scale() ** 0.5 * 0.9))
        ry = ry or r
        angles = [2 * math.pi * i / n for i in range(n)]
        return [self.T(complex(x + r * math.cos(a), y + ry * math.sin(a))) for a in angles]

    # -- output

    def emit(self, d: str, color: str, rule: str = "") -> None:
        """Add path data; consecutive paths of one colour share an element."""
        if not d:
            return
        if self.mergeable == color and not rule:
            paths = self.out[-1][1]
            assert isinstance(paths, list)
            paths.append(d)
        else:
            self.out.append((color, [d], rule))
        self.mergeable = None if rule else color

    def fill(self, s: Shape, color: str, tol: float = 0.3) -> Polygon:
        """Fill an outline; small things keep a finer tolerance, or circles show corners."""
        p = self.poly(s)
        if area(p) < 0:
            p = p[::-1]
        size = max(abs(p[0] - p[len(p) // 3]), abs(p[0] - p[len(p) * 2 // 3]))
        self.emit(path_d(p, tol * min(1, max(0.3, size / 60))), color)
        return p

    def ring(self, outer: Polygon, inner: Polygon, color: str) -> None:
        """Fill between two outlines."""
        self.emit(path_d(outer) + path_d(inner), color, "evenodd")

    def raw(self, element: str) -> None:
        """Add an element as it stands, in card units; not inside a group."""
        self.out.append(("#raw", element, ""))
        self.mergeable = None

    @contextmanager
    def group(self, ident: str) -> Iterator[None]:
        """Everything drawn inside goes into a group with this id."""
        self.out.append(("#open", ident, ""))
        self.mergeable = None
        yield
        self.out.append(("#close", "", ""))
        self.mergeable = None

    def svg(self) -> str:
        """The whole card as SVG text."""
        size = f'viewBox="0 0 {W} {H}" width="{W}" height="{H}"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
        for kind, data, rule in self.out:
            if kind == "#open":
                lines.append(f'<g id="{data}" transform="scale({1 / GRID})">')
            elif kind == "#close":
                lines.append("</g>")
            elif isinstance(data, str):
                lines.append(data)
            else:
                extra = f' fill-rule="{rule}"' if rule else ""
                lines.append(f'<path fill="{kind}"{extra} d="{join(data)}"/>')
        lines.append("</svg>")
        return "\n".join(lines) + "\n"
