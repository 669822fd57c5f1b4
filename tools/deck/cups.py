"""The sign of copas: a chalice."""

from deck.clipping import clip
from deck.pen import Pen
from deck.tones import BLUE, GOLD, INK, RED, WINE


def cup(g: Pen, h: float) -> None:
    """Chalice of height h centred on the origin; height to width about 1.42."""
    k = h / 200
    with g.at(0, 0, s=k):
        w = max(2.6, 4.4 * k**0.5)
        # foot
        g.piece(
            "-50,92 -48,80 -30,74 -14,60 14,60 30,74 48,80 50,92! 30,99 0,101 -30,99",
            GOLD,
            w=w,
            shade=8 * k,
        )
        g.line("-44,86 -20,91 0,92 22,91 45,86", w * 0.7, "swell")
        for i in range(7):
            x = -33.0 + 11 * i
            g.line(f"{x * 0.45},66 {x * 0.7},74 {x},84", w * 0.5, "cut")
        # stem and knop
        g.piece("-9,62! -8,48 -8,36! 8,36! 8,48 9,62!", GOLD, w=w, shade=5 * k)
        g.piece("-20,47 -16,37 0,34 16,37 20,47 16,57 0,60 -16,57", WINE, w=w, shade=7 * k)
        g.line("-17,47 0,51 18,47", w * 0.6)
        # bowl
        b = g.piece(
            "-66,-84 -64,-50 -54,-12 -34,18 -10,34! 10,34! 34,18 54,-12 64,-50 66,-84!",
            WINE,
            w=w,
            shade=20 * k,
            gap=3 * k,
        )
        # gadroons under the bowl
        for i in range(-3, 4):
            x = i * 15.5
            s = (
                f"{x * 0.25 - 2},34! {x * 0.68 - 6},20 {x * 0.95 - 8},4 {x * 0.95 - 5},-6 "
                f"{x * 0.95},-9 {x * 0.95 + 5},-6 {x * 0.95 + 8},4 {x * 0.68 + 6},20 "
                f"{x * 0.25 + 2},34!"
            )
            for q in clip(g.poly(s), b):
                g.piece(q, GOLD, w=w * 0.5, shade=4 * k, gap=1.6 * k)
        # gold belt with studs
        for q in clip(g.poly("-80,-52! 0,-38 80,-52! 80,-30! 0,-16 -80,-30!"), b):
            g.piece(q, GOLD, w=w * 0.6, shade=5 * k, gap=2 * k)
        for x, y, t in ((-38, -37, BLUE), (0, -29, RED), (38, -37, BLUE)):
            g.piece(g.circle(x, y, 7.5), t, w=w * 0.5, shade=3 * k, gap=1.5 * k)
        g.hatch(
            clip(g.poly("20,-90! 80,-90! 80,40! 0,40! 30,-20"), b)[0],
            10,
            6.5 * max(k, 0.7),
            20 * k,
            2.6 * k**0.5,
        )
        # lip and wine
        g.piece(g.circle(0, -84, 69, 17), GOLD, w=w, shade=5 * k, gap=2.5 * k)
        g.ring(g.circle(0, -83, 59, 11.5), g.circle(0, -83, 56, 9), INK)
        g.fill(g.circle(0, -83, 57, 10), "#7A0D20")
        g.fill(g.poly("-50,-84 -20,-90 20,-90 40,-87 10,-86 -20,-84"), "#C33248")
