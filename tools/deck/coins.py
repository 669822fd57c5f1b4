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


def rays(g: Pen, R: float, lw: float, waved: bool) -> None:
    """The star round the face: straight rays, with waved ones between them where there is room."""
    m = 8
    r0, r1, k = R * 0.30, R * 0.70, R / 93
    for i in range(m):
        with g.at(0, 0, 360 / m * (i + 0.5) - 90):
            if waved:
                s = (
                    f"{-7 * k},{r0} {-10 * k},{r0 + 12 * k} {-2 * k},{r0 + 22 * k} "
                    f"{-3 * k},{r0 + 30 * k} {2 * k},{r1 * 0.97}! {6 * k},{r0 + 26 * k} "
                    f"{3 * k},{r0 + 18 * k} {9 * k},{r0 + 8 * k} {8 * k},{r0}"
                )
                g.piece(s, RED, w=lw * 0.6, shade=2.2 * k, gap=1.2 * k)
            else:
                s = f"{-9 * k},{r0} 0,{r1 * 0.92}! {9 * k},{r0}"
                g.fill(offset(g.poly(s), lambda n, q: lw * 0.4), INK)
                g.fill(s, "#C3301F")
    half = 13 * k if waved else 12 * k
    tip = r1 if waved else R * 0.74
    for i in range(m):
        with g.at(0, 0, 360 / m * i - 90):
            whole = g.poly(f"{-half},{r0 * 0.8}! 0,{tip}! {half},{r0 * 0.8}!")
            g.fill(offset(whole, lambda n, q: lw * 0.75), INK)
            lit = dot(g.T(-1 + 0j) - g.T(0j), LIGHT) > 0
            left, right = ("#FFF0B0", "#C98A10") if lit else ("#C98A10", "#FFF0B0")
            g.fill(g.poly(f"{-half},{r0 * 0.8}! 0,{tip}! 0,{r0 * 0.8}!"), left)
            g.fill(g.poly(f"0,{tip}! {half},{r0 * 0.8}! 0,{r0 * 0.8}!"), right)


def coin(g: Pen, d: float) -> None:
    """Toothed coin with a sun star of diameter `d`; the smaller it is, the fewer and bolder parts.

    Below 200 units the waved rays become plain tongues on a paler ground, with one inner ring
    and fewer teeth, so that the star stays open on a card no taller than a thumb.
    """
    R = d / 2
    fine = d * g.scale() >= 200
    n = 36 if fine else 24
    lw = max(2.4, 3.4 * (d / 190) ** 0.5)
    g.piece(g.circle(0, 0, R, n=96), GOLD, w=lw * 1.25, shade=0, gap=0)
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 0.5) / n
        z = [
            cmath.rect(R * 0.985, a0),
            cmath.rect(R * 0.87, a0 + 0.06),
            cmath.rect(R * 0.87, a1 + 0.06),
            cmath.rect(R * 0.985, a1),
        ]
        dark = dot(cmath.rect(1, a0), LIGHT) < 0.1
        g.fill([g.T(q) for q in z], "#8A5A00" if dark else "#B77A0C")
    g.ring(g.circle(0, 0, R * 0.87, n=72), g.circle(0, 0, R * 0.87 - lw, n=72), INK)
    if fine:
        g.ring(
            g.circle(0, 0, R * 0.865 - lw, n=72),
            g.circle(R * 0.012, R * 0.014, R * 0.80, n=72),
            "#F7DC6B",
        )
        g.ring(g.circle(0, 0, R * 0.76, n=72), g.circle(0, 0, R * 0.76 - lw * 0.7, n=72), INK)
        g.fill(g.circle(0, 0, R * 0.76 - lw * 0.7, n=64), "#F6D04A")
    else:
        g.fill(g.circle(0, 0, R * 0.87 - lw, n=64), "#FBE38A")
    rays(g, R, lw, fine)
    sun_face(g, R * (0.36 if fine else 0.38))
    if d > 240:
        for i in range(24):
            stud = cmath.rect(R * 0.815, 2 * math.pi * (i + 0.5) / 24)
            g.fill(g.circle(stud.real, stud.imag, R * 0.018), "#8A5A00")
