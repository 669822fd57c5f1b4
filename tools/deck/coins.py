"""The sign of oros: a toothed coin with a sun."""

import cmath
import math

from deck.geometry import LIGHT, Polygon, dot, offset
from deck.pen import Pen
from deck.tones import GOLD, INK, RED, Tone


def sun_face(g: Pen, r: float, tone: Tone = GOLD) -> Polygon:
    """A full sun face of radius r."""
    p = g.piece(
        g.circle(0, 0, r), tone, w=max(2.2, r * 0.07), shade=r * 0.16, gap=max(1.2, r * 0.05)
    )
    u = r / 40
    lw = max(1.6, 3.4 * u)
    for f in (False, True):
        with g.at(0, 0, flip=f):
            g.line(
                f"{3 * u},{-2 * u} {7 * u},{-15 * u} {17 * u},{-18 * u} {28 * u},{-12 * u}",
                lw * 1.25,
                "swell",
            )
            g.brush(
                f"{8 * u},{-5 * u},{0.5 * lw} {15 * u},{-10 * u},{lw * 1.2} "
                f"{24 * u},{-4 * u},{0.5 * lw}"
            )
            g.fill(g.circle(15.5 * u, -4.5 * u, 3.8 * u), INK)
            g.fill(g.circle(22 * u, 9 * u, 6.2 * u), "#E2603C")
            if u > 0.7:
                g.line(f"{9 * u},{1 * u} {16 * u},{2.5 * u} {23 * u},{-1 * u}", lw * 0.5)
    g.brush(
        f"{3 * u},{-3 * u},{lw * 0.6} {2 * u},{6 * u},{lw * 0.7} "
        f"{5.5 * u},{11 * u},{lw * 0.9} {0},{13 * u},{lw * 0.6} "
        f"{-5 * u},{11 * u},{lw * 0.4}"
    )
    g.brush(
        f"{-11 * u},{20 * u},{lw * 0.4} {-4 * u},{20.5 * u},{lw * 1.1} "
        f"0,{22 * u},{lw * 0.7} {4 * u},{20.5 * u},{lw * 1.1} {11 * u},{20 * u},{lw * 0.4}"
    )
    g.line(f"{-5 * u},{27 * u} 0,{28.5 * u} {5 * u},{27 * u}", lw * 0.9)
    return p


def coin(g: Pen, d: float, rich: bool | None = None) -> None:
    """Toothed coin with a sun star; more work in it the larger it is."""
    R = d / 2
    rich = d > 240 if rich is None else rich
    n = 36
    lw = max(2.4, 3.4 * (d / 190) ** 0.5)
    g.piece(g.circle(0, 0, R, n=96), GOLD, w=lw * 1.25, shade=0, gap=0)
    # teeth of the rim
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 0.5) / n
        z = [
            cmath.rect(R * 0.985, a0),
            cmath.rect(R * 0.87, a0 + 0.06),
            cmath.rect(R * 0.87, a1 + 0.06),
            cmath.rect(R * 0.985, a1),
        ]
        nrm = cmath.rect(1, a0)
        g.fill([g.T(q) for q in z], "#8A5A00" if dot(nrm, LIGHT) < 0.1 else "#B77A0C")
    g.ring(g.circle(0, 0, R * 0.87, n=72), g.circle(0, 0, R * 0.87 - lw, n=72), INK)
    g.ring(
        g.circle(0, 0, R * 0.865 - lw, n=72),
        g.circle(R * 0.012, R * 0.014, R * 0.80, n=72),
        "#F7DC6B",
    )
    g.ring(g.circle(0, 0, R * 0.76, n=72), g.circle(0, 0, R * 0.76 - lw * 0.7, n=72), INK)
    g.fill(g.circle(0, 0, R * 0.76 - lw * 0.7, n=64), "#F6D04A")
    # star: straight and waved rays in turn
    m = 8
    r0, r1 = R * 0.30, R * 0.70
    for i in range(m):
        a = 360 / m * (i + 0.5)
        with g.at(0, 0, a - 90):
            k = R / 93
            s = (
                f"{-7 * k},{r0} {-10 * k},{r0 + 12 * k} {-2 * k},{r0 + 22 * k} "
                f"{-3 * k},{r0 + 30 * k} {2 * k},{r1 * 0.97}! {6 * k},{r0 + 26 * k} "
                f"{3 * k},{r0 + 18 * k} {9 * k},{r0 + 8 * k} {8 * k},{r0}"
            )
            g.piece(s, RED, w=lw * 0.6, shade=2.2 * k, gap=1.2 * k)
    for i in range(m):
        a = 360 / m * i
        with g.at(0, 0, a - 90):
            k = R / 93
            g.fill(
                offset(
                    g.poly(f"{-13 * k},{r0 * 0.8}! 0,{r1}! {13 * k},{r0 * 0.8}!"),
                    lambda n, q: lw * 0.75,
                ),
                INK,
            )
            light_left = dot(g.T(-1 + 0j) - g.T(0j), LIGHT) > 0
            g.fill(
                g.poly(f"{-13 * k},{r0 * 0.8}! 0,{r1}! 0,{r0 * 0.8}!"),
                "#FFF0B0" if light_left else "#C98A10",
            )
            g.fill(
                g.poly(f"0,{r1}! {13 * k},{r0 * 0.8}! 0,{r0 * 0.8}!"),
                "#C98A10" if light_left else "#FFF0B0",
            )
    sun_face(g, R * 0.36)
    if rich:
        for i in range(24):
            stud = cmath.rect(R * 0.815, 2 * math.pi * (i + 0.5) / 24)
            g.fill(g.circle(stud.real, stud.imag, R * 0.018), "#8A5A00")
