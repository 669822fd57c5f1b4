"""Painted ornament: rosettes, scrolls, leaves and flowers, ribbons, the ground underfoot."""

import cmath
import math

from deck.canvas import Shape
from deck.cloth import band
from deck.geometry import Polygon, normals
from deck.pen import Pen
from deck.tones import CELESTE, CREAM, EARTH, GOLD, GREEN, INK, RED, Tone


def rosette(
    g: Pen,
    r: float = 8,
    petal: str = "#B8202C",
    heart: str = "#F7DC6B",
    n: int = 6,
    ink: bool = True,
) -> None:
    """A flower seen from above, `n` lobes."""
    m = n * 4

    def lobe(add: float) -> Polygon:
        return [
            g.T(
                cmath.rect(
                    r * (0.80 + 0.24 * math.cos(n * 2 * math.pi * i / m)) + add, 2 * math.pi * i / m
                )
            )
            for i in range(m)
        ]

    if ink:
        g.fill(lobe(1.9), INK, 0.5)
    g.fill(lobe(0), petal, 0.5)
    for i in range(n):
        a = 2 * math.pi * (i + 0.5) / n
        g.wedge(g.T(cmath.rect(r * 0.8, a)), g.T(cmath.rect(r * 0.2, a)), 1.8, 0)
    g.fill(g.circle(0, 0, r * 0.36, n=10), INK)
    g.fill(g.circle(0, 0, r * 0.24, n=8), heart)


def volute(g: Pen, r: float, tone: Tone, w: float = 3.2) -> None:
    """Leaf that ends in a curl; springs from the origin towards -y, curls to the right."""
    g.piece(
        (
            f"0,0! {-r * 0.30},{-r * 0.5} {-r * 0.16},{-r * 1.15} {r * 0.35},{-r * 1.5} "
            f"{r * 0.9},{-r * 1.28} {r * 1.02},{-r * 0.82} {r * 0.72},{-r * 0.55} "
            f"{r * 0.44},{-r * 0.74}! "
            f"{r * 0.62},{-r * 0.84} {r * 0.70},{-r * 1.0} {r * 0.5},{-r * 1.14} "
            f"{r * 0.26},{-r * 0.98} {r * 0.2},{-r * 0.5}"
        ),
        tone,
        w=w,
        shade=r * 0.1,
        gap=1.8,
    )
    g.line(
        f"{r * 0.02},{-r * 0.2} {-r * 0.06},{-r * 0.7} {r * 0.16},{-r * 1.18} {r * 0.5},{-r * 1.3}",
        w * 0.7,
        "cut",
        tone.light,
    )
    g.piece(g.circle(r * 0.56, -r * 0.86, r * 0.13), tone, w=w * 0.7, shade=1, gap=0)


def leafscroll(g: Pen, r: float, tone: Tone, w: float = 3.0) -> None:
    """Acanthus with a volute and two lobes; root at the origin, along -y, turning right."""
    g.piece(
        (
            f"0,0! {-r * 0.42},{-r * 0.34} {-r * 0.62},{-r * 0.80}! {-r * 0.40},{-r * 0.74} "
            f"{-r * 0.34},{-r * 1.02} {-r * 0.40},{-r * 1.36}! {-r * 0.06},{-r * 1.22} "
            f"{r * 0.10},{-r * 1.5} {r * 0.52},{-r * 1.58} "
            f"{r * 0.98},{-r * 1.34} {r * 1.0},{-r * 0.94} {r * 0.72},{-r * 0.72} "
            f"{r * 0.46},{-r * 0.86}! {r * 0.66},{-r * 0.92} {r * 0.74},{-r * 1.1} "
            f"{r * 0.56},{-r * 1.26} {r * 0.3},{-r * 1.12} {r * 0.26},{-r * 0.6}"
        ),
        tone,
        w=w,
        shade=r * 0.09,
        gap=r * 0.05,
    )
    g.line(
        f"0,{-r * 0.1} {-r * 0.1},{-r * 0.6} {r * 0.05},{-r * 1.08} {r * 0.34},{-r * 1.36}",
        w * 0.8,
        "cut",
    )
    g.line(
        f"{-r * 0.12},{-r * 0.5} {-r * 0.36},{-r * 0.66} {-r * 0.52},{-r * 0.74}", w * 0.6, "cut"
    )
    g.line(
        f"{-r * 0.06},{-r * 0.86} {-r * 0.22},{-r * 1.08} {-r * 0.34},{-r * 1.26}", w * 0.6, "cut"
    )
    g.piece(g.circle(r * 0.56, -r * 1.02, r * 0.12), tone, w=w * 0.7, shade=0, gap=0)


def filete(
    g: Pen,
    x: float,
    y0: float,
    y1: float,
    tone: Tone = GOLD,
    flower: Tone = CREAM,
    n: int = 3,
    r: float = 34,
    grow: float = 1.12,
) -> None:
    """Upright ornament: mirrored scrolls, a flower between each pair, balls at the end."""
    y = y1
    h = (y1 - y0) / n
    for i in range(n):
        rr = r * grow ** (n - 1 - i)
        for f in (False, True):
            with g.at(x, y, flip=f), g.at(3, 0, 16):
                leafscroll(g, rr * 0.8, tone)
        with g.at(x, y - rr * 0.30):
            rosette(g, rr * 0.27, flower.base, GOLD.base, 5)
        y -= h
    for k, q in enumerate((5.5, 4.2, 3)):
        g.piece(g.circle(x, y0 + 8 - 12 * k, q), tone, w=2.4, shade=0, gap=1)


def ground(g: Pen, x0: float, x1: float, y: float = 884, tone: Tone = EARTH) -> None:
    """Small earth shadow with tufts."""
    cx, hw = (x0 + x1) / 2, (x1 - x0) / 2
    g.piece(
        (
            f"{x0},{y}! {cx - hw * 0.6},{y - 9} {cx - hw * 0.1},{y - 4} "
            f"{cx + hw * 0.5},{y - 10} {x1},{y}! {cx + hw * 0.5},{y + 9} {cx},{y + 12} "
            f"{cx - hw * 0.6},{y + 9}"
        ),
        tone,
        w=3.6,
        shade=5,
        gap=1.5,
    )
    for i in range(int(hw / 9)):
        x = x0 + 14 + i * 18
        g.line(f"{x},{y + 5} {x + 9},{y + 3.5} {x + 20},{y + 6}", 2.4, "swell")
    for x in (x0 + hw * 0.14, cx + hw * 0.62):
        for a, height in ((-28, 20), (-8, 27), (14, 22), (34, 15)):
            with g.at(x, y + 2, a):
                g.piece(
                    f"-3.4,0! -3,{-height * 0.5} 0,{-height}! 3,{-height * 0.5} 3.4,0!",
                    GREEN,
                    w=2.4,
                    shade=1.5,
                    gap=1,
                )


def leaf(
    g: Pen, x: float, y: float, rot: float, length: float, flip: bool = False, tone: Tone = GREEN
) -> None:
    """Lance leaf with one lobe curled over: a painter's leaf, not a botanist's."""
    with g.at(x, y, rot, flip=flip):
        w = length * 0.25
        g.piece(
            (
                f"0,0! {-w * 0.9},{-length * 0.2} {-w * 1.15},{-length * 0.5} "
                f"{-w * 0.7},{-length * 0.8} "
                f"{w * 0.15},{-length}! {w * 0.75},{-length * 0.7} {w * 0.95},{-length * 0.42} "
                f"{w * 0.55},{-length * 0.16}"
            ),
            tone,
            w=5,
            shade=7,
        )
        g.fill(
            (
                f"0,{-length * 0.06}! {-w * 0.62},{-length * 0.3} {-w * 0.72},{-length * 0.56} "
                f"{-w * 0.2},{-length * 0.86}! {-w * 0.28},{-length * 0.5}"
            ),
            tone.light,
        )
        g.line(f"0,0 {-w * 0.1},{-length * 0.5} {w * 0.12},{-length * 0.95}", 4.6, "cut")
        for t in (0.24, 0.42, 0.6):
            g.line(
                (
                    f"0,{-length * t} {w * 0.4},{-length * (t + 0.06)} "
                    f"{w * 0.72},{-length * (t + 0.13)}"
                ),
                2.8,
                "cut",
            )
            g.line(
                (
                    f"{-w * 0.08},{-length * t} {-w * 0.45},{-length * (t + 0.06)} "
                    f"{-w * 0.8},{-length * (t + 0.13)}"
                ),
                2.4,
                "cut",
            )


def flower(g: Pen, x: float, y: float, r: float, tone: Tone = RED) -> None:
    """Six-petal painted flower, petals as separate pieces."""
    with g.at(x, y):
        for i in range(6):
            with g.at(0, 0, 60 * i + 12):
                g.piece(
                    (
                        f"0,{-r * 0.12}! {-r * 0.42},{-r * 0.5} {-r * 0.40},{-r * 0.92} "
                        f"0,{-r * 1.05} {r * 0.40},{-r * 0.92} {r * 0.42},{-r * 0.5}"
                    ),
                    tone,
                    w=5,
                    shade=5.5,
                )
                g.line(f"0,{-r * 0.3} {r * 0.04},{-r * 0.6} 0,{-r * 0.86}", 3.4, "cut")
        g.piece(g.circle(0, 0, r * 0.32), GOLD, w=5, shade=4)
        for i in range(5):
            z = cmath.rect(r * 0.15, i * 1.257)
            g.fill(g.circle(z.real, z.imag, 2.4), "#8A5A00")


def sprig(g: Pen, s: Shape, leaves: tuple[tuple[float, float, float, float], ...]) -> None:
    """A green twig along a curve with leaves: (x, y, rot, length)."""
    g.line(s, 13, "cut")
    for x, y, rot, length in leaves:
        leaf(g, x, y, rot, length)
    g.line(s, 7, "cut", GREEN.base)


def ribbon(g: Pen, s: Shape, width: float, tone: Tone, lines: bool = True) -> Polygon:
    """A ribbon with two light lines along it."""
    p, c = band(g, s, width, tone, w=4.8, shade=8, gap=2.6)
    if lines:
        nn = normals(c, False)
        for off in (-0.27, 0.27):
            g.line(
                [q + n * width * off for q, (n, _) in zip(c, nn, strict=False)],
                width * 0.10,
                "even",
                CREAM.light if tone is CELESTE else tone.light,
            )
    return p
