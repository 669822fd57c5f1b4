"""The woodcut pen: inked pieces, tapered strokes, cuts of the graver and shading of folds."""

import cmath
import math
from collections.abc import Callable
from itertools import pairwise

from deck.canvas import Canvas, Shape
from deck.clipping import crossing
from deck.geometry import LIGHT, Point, Polygon, area, dot, grain, inside, normals, offset, spline
from deck.paths import path_d
from deck.press import REGISTER, specks
from deck.tones import INK, Tone

PROFILES: dict[str, Callable[[float], float]] = {
    # thin, thick, thin
    "swell": lambda u: math.sin(math.pi * u) ** 0.7,
    # thick to a point
    "cut": lambda u: min(1, (u / 0.06) ** 0.5 if u < 0.06 else 1) * (1 - u) ** 0.75,
    # a point to thick
    "rise": lambda u: u**0.75,
    "even": lambda u: 1.0,
    "bar": lambda u: min(1.0, 0.45 + u / 0.12 * 0.55, 0.45 + (1 - u) / 0.12 * 0.55),
    "belly": lambda u: 0.35 + 0.65 * math.sin(math.pi * u),
}


class Pen(Canvas):
    """A canvas that draws in the manner of a two-block woodcut; `w` is the usual contour width."""

    def __init__(self, w: float = 5.0) -> None:
        super().__init__()
        self.w = w

    def piece(
        self,
        s: Shape,
        tone: Tone,
        w: float | None = None,
        shade: float = 9,
        gap: float = 2.4,
        k: float = 0.5,
        ink: str = INK,
    ) -> Polygon:
        """A sticker: swelling ink contour, paper-light sliver, shade sickle, flat colour."""
        w = self.w if w is None else w
        p = self.poly(s)
        if area(p) < 0:
            p = p[::-1]
        cuts = shade >= 6
        if w:
            outline = offset(p, lambda n, q: w * (1 - k * dot(n, LIGHT)) + 0.45 * grain(q))
            if w >= 5.5:
                # the colour block sits a little off the line block, as in an old print
                self.fill([q + REGISTER for q in outline], tone.base, 0.9)
            self.fill(outline, ink, 0.3)
        if gap:
            self.fill(p, tone.gap, 0.42)
            self.fill(
                offset(p, lambda n, q: -gap * max(0, dot(n, LIGHT)) ** 0.8 * (1 + 0.35 * grain(q))),
                tone.shade if shade else tone.base,
                0.42,
            )
        else:
            self.fill(p, tone.shade if shade else tone.base)
        if shade:
            sick = shade * (0.62 if cuts else 1)
            self.fill(
                offset(
                    p,
                    lambda n, q: (
                        -gap * dot(n, LIGHT) ** 0.8 * (1 + 0.35 * grain(q))
                        if dot(n, LIGHT) > 0
                        else sick * dot(n, LIGHT) * (1 + 0.25 * grain(q))
                    ),
                ),
                tone.base,
                0.42,
            )
        if cuts:
            self.contour_cuts(
                p,
                shade * 1.75,
                min(3.0, 1.4 + shade * 0.1),
                nick=(w * 1.45, tone.base) if w > 4.5 else None,
            )
        if w >= 5.5:
            specks(self, p, tone.gap)
        return p

    def contour_cuts(
        self,
        p: Polygon,
        length: float,
        w: float,
        gap: float = 6.2,
        color: str = INK,
        nick: tuple[float, str] | None = None,
    ) -> None:
        """Parallel wedges standing on the shadow side of a contour, longest where it is darkest.

        Now and then one is left out and the colour nicks the heavy line instead (`nick` is the
        depth and the colour), as on a worn block.
        """
        d0 = complex(-0.94, -0.34)
        nn = normals(p, True)
        acc, i = gap * 0.5, 0
        for k, q in enumerate(p):
            r = p[(k + 1) % len(p)]
            total = abs(r - q)
            n = nn[k][0]
            f = -dot(n, LIGHT)
            while acc < total:
                if f > 0.22:
                    z = q + (r - q) * (acc / total)
                    e = d0 if dot(-n, d0) > 0.35 else (-n + d0) / abs(-n + d0)
                    reach = length * min(1, f * 1.15) * (0.8 + 0.2 * math.sin(i * 2.3))
                    if nick and f > 0.55 and i % 13 in (4, 5):
                        if i % 13 == 4:
                            self.wedge(z + e * 3, z - e * nick[0] * 0.8, 2.2, 0.0, nick[1])
                    elif inside(z + e * reach, p):
                        self.wedge(z, z + e * reach, w, 0.06, color)
                i += 1
                acc += gap
            acc -= total

    def brush(
        self, s: str | list[Point], color: str = INK, add: float = 0.0, rough: float = 0.35
    ) -> None:
        """Variable-width stroke, widths given point by point."""
        pts = self.pts(s) if isinstance(s, str) else s
        sm = spline(pts, False, 4.0)
        self._ribbon([q for q, _ in sm], [(w or 0.0) + add for _, w in sm], color, rough)

    def line(
        self,
        s: Shape,
        w: float | None = None,
        kind: str = "swell",
        color: str = INK,
        rough: float = 0.35,
    ) -> None:
        """Tapered stroke along a curve, `w` at its widest, in one of the PROFILES."""
        c = self.curve(s, 4.0)
        if len(c) < 2:
            return
        w = self.w * 0.6 if w is None else w
        acc, total = [0.0], 0.0
        for a, b in pairwise(c):
            total += abs(b - a)
            acc.append(total)
        if total < 1e-6:
            return
        f = PROFILES[kind]
        self._ribbon(c, [w * f(min(1, max(0, x / total))) for x in acc], color, rough)

    def _ribbon(self, c: Polygon, ws: list[float], color: str, rough: float) -> None:
        left, right = [], []
        for (q, (n, _m)), w in zip(zip(c, normals(c, False), strict=False), ws, strict=False):
            h = max(0.0, w / 2 + (rough * 0.5 * grain(q * 1.7) if w > 1.2 else 0))
            left.append(q + n * h)
            right.append(q - n * h)

        def cap(a: complex, b: complex, out: int) -> Polygon:
            r = abs(a - b) / 2
            if r < 0.9:
                return []
            mid, res = (a + b) / 2, []
            for i in (1, 2, 3):
                res.append(mid + (a - mid) * cmath.rect(1, out * math.pi * i / 4))
            return res

        poly = left + cap(left[-1], right[-1], 1) + right[::-1] + cap(right[0], left[0], 1)
        if area(poly) < 0:
            poly = poly[::-1]
        self.emit(path_d(poly, 0.22), color)

    def wedge(self, p: complex, q: complex, w: float, bend: float = 0.12, color: str = INK) -> None:
        """One cut of the graver from p (width w) to a point at q; five corners, few bytes."""
        d = q - p
        if abs(d) < 1:
            return
        n = d / abs(d) * 1j
        h = w / 2
        if abs(d) < 13:
            t = [p + n * h, q, p - n * h]
        else:
            m = p + d * 0.5 + n * abs(d) * bend
            t = [p + n * h, m + n * h * 0.5, q, m - n * h * 0.5, p - n * h]
        self.emit(path_d(t if area(t) > 0 else t[::-1], 0.1), color)

    def runs(self, c: Polygon, poly: Polygon) -> list[Polygon]:
        """Parts of a polyline inside a polygon (cut exactly at the edge)."""
        out: list[Polygon] = []
        cur: Polygon = []
        edges = list(zip(poly, poly[1:] + poly[:1], strict=False))
        for a, b in pairwise(c):
            ts = sorted(k[0] for e in edges for k in [crossing(a, b, *e)] if k)
            marks = [0.0, *ts, 1.0]
            for t0, t1 in pairwise(marks):
                p0, p1 = a + (b - a) * t0, a + (b - a) * t1
                if inside((p0 + p1) / 2, poly):
                    if not cur:
                        cur = [p0]
                    cur.append(p1)
                elif cur:
                    out.append(cur)
                    cur = []
        if cur:
            out.append(cur)
        return out

    def clipline(
        self, s: Shape, poly: Polygon, w: float | None = None, kind: str = "bar", color: str = INK
    ) -> None:
        """The parts of a stroke that lie inside a polygon, each tapered by itself."""
        for r in self.runs(self.curve(s), poly):
            self.line(r, w, kind, color)

    def hatch(
        self,
        poly: Polygon,
        angle: float = 45,
        gap: float = 7,
        length: float = 30,
        w: float = 3.0,
        color: str = INK,
        deep: float | None = None,
        edge: float = 0,
    ) -> None:
        """Wedges that start at the shadow side of poly and run to a point towards the light."""
        d = cmath.rect(1, math.radians(angle))  # direction from light to shadow
        if dot(d, LIGHT) > 0:
            d = -d
        n = d * 1j
        lo = min(dot(q, n) for q in poly)
        hi = max(dot(q, n) for q in poly)
        a0 = min(dot(q, d) for q in poly) - 5
        a1 = max(dot(q, d) for q in poly) + 5
        x, i = lo + gap * 0.6, 0
        while x < hi:
            for r in self.runs([n * x + d * a0, n * x + d * a1], poly):
                end, start = r[-1], r[0]
                total = min(
                    length * (0.72 + 0.28 * math.sin(i * 2.4)), abs(end - start) * (deep or 0.7)
                )
                if total > 4:
                    self.wedge(end - d * edge, end - d * (edge + total), w, 0.05, color)
            x += gap
            i += 1

    def comb(
        self,
        s: Shape,
        gap: float = 7,
        length: float = 18,
        angle: float = 70,
        w: float = 2.6,
        color: str = INK,
        bend: float = 0.15,
        prof: str = "belly",
        a: float = 0.0,
        b: float = 1.0,
        clip_to: Polygon | None = None,
    ) -> None:
        """Wedges springing from a curve, at `angle` to it: the shading of a fold."""
        c = self.curve(s, 3.0)
        acc = [0.0]
        for p, q in pairwise(c):
            acc.append(acc[-1] + abs(q - p))
        total = acc[-1]
        k = self.scale()
        x, j, i = total * a + gap * 0.5, 0, 0
        while x < total * b:
            while j < len(acc) - 2 and acc[j + 1] < x:
                j += 1
            t = (x - acc[j]) / max(acc[j + 1] - acc[j], 1e-9)
            p = c[j] + (c[j + 1] - c[j]) * t
            d = c[j + 1] - c[j]
            d /= abs(d) or 1
            ang = angle if not self.m[2] else -angle
            e = d * cmath.rect(1, math.radians(ang))
            u = (x / total - a) / (b - a)
            reach = length * k * PROFILES[prof](u) * (0.85 + 0.15 * math.sin(i * 2.1))
            mid = p + e * reach * 0.5 + e * 1j * reach * bend * (-1 if self.m[2] else 1)
            st = [p, mid, p + e * reach]
            if clip_to:
                rr = self.runs(st, clip_to)
                st = rr[0] if rr else []
            if st and reach > 2:
                self.wedge(st[0], st[-1], w, bend * (-1 if self.m[2] else 1), color)
            x += gap
            i += 1
