"""The brush: tapered filled strokes in four tones, the one primitive of the ornament.

A stroke is a spine and a half width. It is painted as shadow, outline, body, a second hue that
runs into it, light side and glint. The light comes from the upper left *after* the pen's
transform, so mirrored ornament stays lit from one side. Must not know what is being drawn.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from filete.geometry import Path, Point, Profile, Spine, resample
from filete.tones import INK, SHADOW, TONES

LIGHT = (-0.56, -0.83)
Offset = Callable[[float, float], float]
"""A distance across the stroke, by the share of its length and how much its left side is lit."""


@dataclass(frozen=True)
class Pen:
    """Collects elements; ``m`` is the affine transform of every spine.

    ``line`` is the width of outlines and ``shadow`` how far shadows fall, both in units of the
    plate; ``fine`` how densely curves are sampled; ``detail`` 0 leaves out what a small plate
    cannot show.
    """

    m: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)
    line: float = 8.5
    shadow: float = 18.0
    fine: float = 0.6
    detail: int = 1
    out: list[str] = field(default_factory=list)

    def at(
        self, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: bool = False
    ) -> "Pen":
        """A pen moved, turned (degrees), scaled and mirrored; outlines and shadows keep size."""
        c, s = (f(math.radians(turn)) * scale for f in (math.cos, math.sin))
        k = -1 if flip else 1
        a, m = (c * k, s * k, -s, c, x, y), self.m
        return replace(
            self,
            m=(
                m[0] * a[0] + m[2] * a[1],
                m[1] * a[0] + m[3] * a[1],
                m[0] * a[2] + m[2] * a[3],
                m[1] * a[2] + m[3] * a[3],
                m[0] * a[4] + m[2] * a[5] + m[4],
                m[1] * a[4] + m[3] * a[5] + m[5],
            ),
        )

    @property
    def k(self) -> float:
        """How much the transform enlarges."""
        return math.hypot(self.m[0], self.m[1])

    def place(self, p: Point) -> Point:
        """A point through the transform."""
        m = self.m
        return (m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5])

    def path(self, d: str, fill: str, opacity: float | None = None) -> None:
        """Add a filled shape, already through the transform."""
        seen = f' opacity="{opacity:g}"' if opacity else ""
        self.out.append(f'<path d="{d}" fill="{fill}"{seen}/>')

    def dot(self, p: Point, r: float, fill: str, opacity: float | None = None) -> None:
        """Add a disc, already through the transform."""
        seen = f' opacity="{opacity:g}"' if opacity else ""
        place = f'cx="{round(p[0])}" cy="{round(p[1])}" r="{round(r, 1):g}"'
        self.out.append(f'<circle {place} fill="{fill}"{seen}/>')

    def band(
        self,
        points: Spine,
        ts: Sequence[float],
        centre: Offset,
        half: Offset,
        move: Point = (0, 0),
        notch: tuple[float, float] = (0, 1),
    ) -> str:
        """The path of a band along a spine.

        ``notch``: depth of a swallow cut at the far end, and the half width it belongs to.
        """
        q = [self.place(p) for p in resample(points, ts)]
        left, right = [], []
        for i, (x, y) in enumerate(q):
            x0, y0 = q[max(0, i - 1)]
            x1, y1 = q[min(len(q) - 1, i + 1)]
            run = math.hypot(x1 - x0, y1 - y0) or 1
            nx, ny = -(y1 - y0) / run, (x1 - x0) / run
            lit = nx * LIGHT[0] + ny * LIGHT[1]
            c, h = centre(ts[i], lit), half(ts[i], lit)
            left.append((x + nx * (c + h) + move[0], y + ny * (c + h) + move[1]))
            right.append((x + nx * (c - h) + move[0], y + ny * (c - h) + move[1]))
        path = Path()
        tip: list[Point] = []
        if notch[0]:
            (x, y), (x0, y0) = q[-1], q[-2]
            run = math.hypot(x - x0, y - y0) or 1
            tx, ty = (x - x0) / run, (y - y0) / run
            back = notch[0] * (1 - min(1, half(1, 0) / notch[1]))
            for side in (left, right):
                side[-1] = (side[-1][0] - tx * back, side[-1][1] - ty * back)
            tip = [(x - tx * notch[0] + move[0], y - ty * notch[0] + move[1])]
        right.reverse()
        path.move(left[0])
        path.smooth(left)
        path.line(*tip, right[0])
        path.smooth(right)
        return path.close()

    def shares(self, points: Spine, a: float = 0.0, b: float = 1.0) -> list[float]:
        """Where along a spine to sample: denser towards both ends."""
        n = max(6, int(len(points) * 0.5 * self.fine))
        return [a + (b - a) * (1 - math.cos(math.pi * i / n)) / 2 for i in range(n + 1)]

    def cast(self, points: Spine, w: Profile) -> None:
        """The shadow of a stroke: two transparent copies if it is broad, one if it is thin."""
        k, far, ts = self.k, self.shadow, self.shares(points)
        broad = max(w(t) for t in (0.3, 0.5, 0.7)) * k > 2.5 * far
        layers = ((far * 0.45, 0.22), (0.0, 0.30)) if broad else ((0.0, 0.42),)
        for grow, opacity in layers:
            grown = self.line + grow
            self.path(
                self.band(points, ts, _none, _evenly(w, k, grown), (far * 0.8, far)),
                SHADOW,
                opacity,
            )

    def stroke(
        self,
        points: Spine,
        w: Profile,
        tone: str,
        shadow: bool = True,
        blend: str | None = None,
        glaze: float = 0.0,
        gloss: bool = True,
    ) -> None:
        """Paint a stroke in four tones.

        ``blend``: a colour that the body runs into towards its tip. ``glaze``: how dark (0 to 1)
        its root is, where it comes out from under something.
        """
        paint, k, o = TONES[tone], self.k, self.line
        ts = self.shares(points)
        if shadow:
            self.cast(points, w)
        self.path(self.band(points, ts, _none, _evenly(w, k, o), (o * 0.3, o * 0.35)), INK)
        self.path(self.band(points, ts, _none, _evenly(w, k)), f"url(#{tone})")
        if blend:
            for begin, strength in ((0.24, 0.32), (0.5, 0.42)):
                run = self.shares(points, begin, 1)
                self.path(self.band(points, run, _none, _wash(w, k, begin)), blend, strength)
        if glaze:
            root = self.shares(points, 0, 0.45)
            self.path(self.band(points, root, _none, _root(w, k, 0.45)), paint.deep, glaze)
        self.path(
            self.band(points, self.shares(points, 0.05, 0.95), *_light_side(w, k)), paint.light
        )
        if gloss and max(w(t) for t in (0.3, 0.5, 0.7)) * k > 1.3 * o:
            self.path(
                self.band(points, self.shares(points, 0.14, 0.86), *_glint(w, k, o * 0.33)),
                paint.glint,
            )

    def hairline(self, points: Spine, w: Profile, fill: str, opacity: float | None = None) -> None:
        """A thin flat line; it takes every point of its spine, or small curls break into hooks."""
        n = max(8, len(points))
        ts = [i / n for i in range(n + 1)]
        self.path(self.band(points, ts, _none, _evenly(w, self.k)), fill, opacity)

    def ball(self, centre: Point, r: float, tone: str, shadow: bool = True) -> None:
        """A ball with its light."""
        paint, (x, y), o = TONES[tone], self.place(centre), self.line
        r *= self.k
        if shadow:
            self.dot((x + self.shadow * 0.7, y + self.shadow * 0.9), r + o * 0.8, SHADOW, 0.35)
        self.dot((x + o * 0.25, y + o * 0.3), r + o * 0.95, INK)
        self.dot((x, y), r, f"url(#{tone})")
        self.dot((x - r * 0.22, y - r * 0.26), r * 0.58, paint.light)
        self.dot((x - r * 0.36, y - r * 0.42), max(o * 0.45, r * 0.22), paint.glint)


def _none(t: float, lit: float) -> float:
    return 0.0


def _evenly(w: Profile, k: float, grow: float = 0.0) -> Offset:
    return lambda t, lit: w(t) * k + grow


def _wash(w: Profile, k: float, begin: float) -> Offset:
    """A stroke's own width that starts from nothing, as a second brush laid into wet paint."""
    return lambda t, lit: w(t) * k * min(1.0, (t - begin) / 0.3) ** 0.7


def _root(w: Profile, k: float, end: float) -> Offset:
    return lambda t, lit: w(t) * k * max(0.0, 1 - t / end) ** 0.5


def _fade(t: float, low: float, high: float) -> float:
    """Thins a band to nothing at both ends so that it never stops square."""
    u = (t - low) / (high - low)
    return math.pow(max(0.0, min(1.0, u / 0.22, (1 - u) / 0.22)), 0.7)


def _light_side(w: Profile, k: float) -> tuple[Offset, Offset]:
    return (
        lambda t, lit: lit * w(t) * k * 0.46,
        lambda t, lit: w(t) * k * 0.44 * (0.5 + 0.5 * abs(lit)) * _fade(t, 0.05, 0.95),
    )


def _glint(w: Profile, k: float, least: float) -> tuple[Offset, Offset]:
    return (
        lambda t, lit: lit * w(t) * k * 0.66,
        lambda t, lit: max(least, w(t) * k * 0.13) * (0.3 + 0.7 * abs(lit)) * _fade(t, 0.14, 0.86),
    )
