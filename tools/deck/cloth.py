"""What cloth and leather are made of: folds, bands, ermine, braids, fringes, guardas, straps."""

import cmath
import math
from collections.abc import Callable
from itertools import pairwise

from deck.canvas import Shape
from deck.geometry import Polygon, inside, normals
from deck.pen import Pen
from deck.tones import BLUE, CREAM, GOLD, INK, RED, Tone


def fold(
    g: Pen,
    s: Shape,
    w: float | None = 4.5,
    length: float = 16,
    gap: float = 7,
    angle: float = 70,
    kind: str = "cut",
    clip_to: Polygon | None = None,
    a: float = 0.05,
    b: float = 0.9,
    hw: float = 2.6,
    prof: str = "belly",
) -> None:
    """A fold: one tapered stroke with the comb of its shadow."""
    g.line(s, w, kind)
    if length:
        g.comb(s, gap, length, angle, hw, a=a, b=b, clip_to=clip_to, prof=prof)


def band(
    g: Pen,
    s: Shape,
    width: float,
    tone: Tone,
    w: float | None = None,
    shade: float = 3,
    gap: float = 2,
) -> tuple[Polygon, Polygon]:
    """A strip of even width along a curve; gives (polygon, curve)."""
    c = g.curve(s, 5)
    wd = width * g.scale() / 2
    nn = normals(c, False)
    p = [q + n * wd for q, (n, _) in zip(c, nn, strict=False)] + [
        q - n * wd for q, (n, _) in reversed(list(zip(c, nn, strict=False)))
    ]
    return g.piece(p, tone, w=w, shade=shade, gap=gap), c


def along(c: Polygon, gap: float, start: float = 0.5) -> list[tuple[complex, complex]]:
    """Points and unit directions at equal steps on a polyline."""
    acc = [0.0]
    for p, q in pairwise(c):
        acc.append(acc[-1] + abs(q - p))
    n = max(1, round(acc[-1] / gap))
    step = acc[-1] / n
    out, j = [], 0
    for i in range(n):
        x = step * (i + start)
        while j < len(acc) - 2 and acc[j + 1] < x:
            j += 1
        d = c[j + 1] - c[j]
        out.append((c[j] + d * ((x - acc[j]) / max(acc[j + 1] - acc[j], 1e-9)), d / (abs(d) or 1)))
    return out


def ermine(g: Pen, s: Shape, width: float = 36, gap: float = 30, w: float = 4.2) -> Polygon:
    """A band of ermine with hanging tails."""
    p, c = band(g, s, width, CREAM, w=w, shade=5)
    for i, (z, d) in enumerate(along(c, gap)):
        z += d * 1j * (width * 0.12 * (1 if i % 2 else -1))
        down = complex(0.12, 1)
        with g.standing(z, down / abs(down) / 1j):
            g.brush("0,-8,1 0,-2,5 0,9,1.5")
            g.brush("0,0,2 -4,5,3 -6,11,1")
            g.brush("0,0,2 4,5,3 6,11,1")
            g.fill(g.circle(0, -11, 1.7), INK)
    return p


def braid(
    g: Pen,
    s: Shape,
    width: float = 16,
    tone: Tone = GOLD,
    gap: float = 13,
    w: float = 3,
    dot_: Tone | None = RED,
) -> Polygon:
    """A trim with a bead or lozenge at each step."""
    p, c = band(g, s, width, tone, w=w, shade=2.5, gap=1.8)
    for z, d in along(c, gap):
        with g.standing(z, d):
            r = width * 0.24
            g.fill(
                g.poly(f"{-r * 1.3},0! 0,{-r}! {r * 1.3},0! 0,{r}!"),
                INK if dot_ is None else dot_.shade,
            )
    return p


def fringe(
    g: Pen,
    s: Shape,
    length: float = 18,
    gap: float = 5.5,
    tone: Tone = GOLD,
    down: complex | None = None,
) -> None:
    """Hanging threads below a curve: colour wedge with ink between."""
    c = g.curve(s, 4)
    for i, (z, d) in enumerate(along(c, gap)):
        e = down or (d * 1j if (d * 1j).imag > 0 else -d * 1j)
        hang = length * (0.88 + 0.12 * math.sin(i * 1.9))
        e = e * cmath.rect(1, 0.10 * math.sin(i * 1.3))
        g._ribbon([z, z + e * hang * 0.5, z + e * hang], [gap * 1.5, gap * 1.7, gap * 1.1], INK, 0)
    for i, (z, d) in enumerate(along(c, gap)):
        e = down or (d * 1j if (d * 1j).imag > 0 else -d * 1j)
        hang = length * (0.88 + 0.12 * math.sin(i * 1.9))
        e = e * cmath.rect(1, 0.10 * math.sin(i * 1.3))
        g._ribbon(
            [z, z + e * (hang - 2)], [gap * 0.62, gap * 0.5], tone.base if i % 2 else tone.light, 0
        )


def scatter(
    g: Pen,
    poly: Polygon,
    dx: float,
    dy: float,
    motif: Callable[[Pen], None],
    margin: float = 12,
    origin: tuple[float, float] = (0, 0),
    rot: float = 0,
) -> None:
    """Call motif(g) on a half-drop lattice where it fits inside poly."""
    xs, ys = [q.real for q in poly], [q.imag for q in poly]
    r = math.floor((min(ys) - origin[1]) / dy)
    y = origin[1] + r * dy
    while y < max(ys):
        x = origin[0] + math.floor((min(xs) - origin[0]) / dx) * dx + (dx / 2 if r % 2 else 0)
        while x < max(xs):
            z = complex(x, y)
            if inside(z, poly) and all(
                inside(z + margin * cmath.rect(1, a * math.pi / 4), poly) for a in range(8)
            ):
                with g.standing(z, cmath.rect(1, math.radians(rot))):
                    motif(g)
            x += dx
        y += dy
        r += 1


def guarda(
    g: Pen, s: Shape, width: float = 34, ground_: Tone = CREAM, fig: Tone = BLUE, step: float = 30
) -> Polygon:
    """Woven band of stepped diamonds, as on a poncho."""
    p, c = band(g, s, width, ground_, w=3.4, shade=3, gap=0)
    steps = (
        (-1, 0),
        (-1, -0.28),
        (-0.66, -0.28),
        (-0.66, -0.62),
        (-0.33, -0.62),
        (-0.33, -1),
        (0.33, -1),
        (0.33, -0.62),
        (0.66, -0.62),
        (0.66, -0.28),
        (1, -0.28),
    )
    for z, d in along(c, step):
        with g.standing(z, d):
            for k, col in ((1.0, fig.base), (0.42, fig.gap)):
                x, y = step * 0.46 * k, width * 0.40 * k
                g.fill(
                    [
                        g.T(complex(a * x, b * y))
                        for a, b in steps + tuple((-a, -b) for a, b in steps)
                    ],
                    col,
                    0.2,
                )
    return p


def strap(
    g: Pen,
    s: Shape,
    width: float = 11,
    tone: Tone = RED,
    studs: Tone | None = GOLD,
    gap: float = 16,
) -> Polygon:
    """A leather strap with studs."""
    p, c = band(g, s, width, tone, w=3, shade=2.4, gap=1.6)
    if studs:
        for z, d in along(c, gap):
            with g.standing(z, d):
                g.fill(g.circle(0, 0, width * 0.30, n=8), INK)
                g.fill(g.circle(-0.3, -0.3, width * 0.2, n=8), studs.light)
    return p


def tassel(g: Pen, x: float, y: float, length: float = 26, tone: Tone = GOLD) -> None:
    """A hanging tassel."""
    with g.at(x, y):
        g.piece(f"-4,4! -7,{length}! 7,{length}! 4,4!", tone, w=3, shade=2)
        for i in (-3, 0, 3):
            g.line(f"{i * 0.5},8 {i},{length - 2}", 1.8, "even")
        g.piece(g.circle(0, 2, 5.5), RED, w=3, shade=2)
