"""What is worn on a head unit: crown, beret, chambergo, garland, feather."""

import math

from deck.canvas import Shape
from deck.cloth import braid
from deck.geometry import Polygon, normals
from deck.heads import locks
from deck.ornament import rosette
from deck.pen import Pen
from deck.tones import BLACK, BLUE, CREAM, GOLD, GREEN, RED, WINE, Tone


def _points(g: Pen, tone: Tone) -> None:
    """Five fleurons with pearls."""
    g.piece(
        "-50,-58! -54,-76 -66,-104! -50,-97 -40,-86 -31,-98! -17,-92 -7,-98! 1,-124! 9,-98! "
        "20,-92 35,-99! 44,-87 56,-97 72,-106! 60,-78 55,-57! 28,-49 0,-47 -28,-50",
        tone,
        w=4.4,
        shade=5,
        gap=2.6,
    )
    pearls = ((-67, -110, 6.5), (-31, -104, 5.0), (1, -132, 8.0), (36, -105, 5.0), (73, -112, 6.5))
    for x, y, r in pearls:
        g.piece(g.circle(x, y, r), CREAM if r > 5 else RED, w=3.5, shade=2.5, gap=1.4)
    for x in (-16, 18):
        g.line(f"{x},-72 {x * 1.04},-80 {x * 1.1},-88", 2.4, "cut")
    g.line("1,-74 1,-90 1,-110", 3, "cut")


def _leaves(g: Pen, tone: Tone) -> None:
    """Five oak leaves of gold."""
    for x, turn, size in (
        (-52, -24, 0.86),
        (56, 24, 0.86),
        (-27, -11, 0.95),
        (31, 11, 0.95),
        (2, 0, 1.1),
    ):
        with g.at(x, -58, turn, size):
            g.piece(
                "-12,6! -20,-14 -12,-20! -22,-36 -11,-42! -10,-58 0,-72! 10,-58 11,-42! 22,-36 "
                "12,-20! 20,-14 12,6!",
                tone,
                w=4.2,
                shade=4,
            )
            g.line("0,2 0,-28 0,-60", 3, "cut")
            for y in (-14, -34):
                g.line(f"0,{y + 6} -9,{y - 2}", 2.2, "cut")
                g.line(f"0,{y + 6} 9,{y - 2}", 2.2, "cut")


def _arches(g: Pen, tone: Tone) -> None:
    """Two arches over a cap, a globe and a star on top."""
    g.piece("-50,-62 -56,-92 -30,-116 2,-122 34,-116 60,-92 55,-62", WINE, w=4.2, shade=8)
    for arch in (
        "-52,-62 -66,-92 -44,-122 2,-130",
        "56,-62 70,-92 48,-122 2,-130",
        "-16,-62 -22,-96 -8,-122 2,-130",
        "20,-62 26,-96 12,-122 2,-130",
    ):
        braid(g, arch, 13, tone, 11, w=3)
    g.piece(g.circle(2, -136, 11), tone, w=4, shade=3)
    g.piece("2,-172! 6,-158 18,-156! 8,-150 2,-142 -4,-150 -14,-156! -2,-158", tone, w=3.4, shade=2)


CROWNS = {"points": _points, "leaves": _leaves, "arches": _arches}


def crown(g: Pen, kind: str, tone: Tone = GOLD, cap: Tone = RED) -> None:
    """A crown of one of the CROWNS on a head unit; the band sits high so that the brow shows."""
    if kind != "arches":
        g.piece("-42,-66 -38,-92 -10,-102 24,-100 46,-90 50,-66", cap, w=3.5, shade=5)
    if kind == "points":
        for x in (-26, 30):
            g.piece(
                f"{x - 9},-88! {x - 6},-100 {x},-114! {x + 6},-100 {x + 9},-88!",
                Tone(tone.shade, tone.base, "#8A5A00", tone.base),
                w=3.5,
                shade=3,
            )
    CROWNS[kind](g, tone)
    g.piece(
        "-52,-70! -28,-62 0,-59 28,-61 57,-70! 55,-53! 28,-45 0,-43 -28,-46 -50,-53!",
        tone,
        w=3.5,
        shade=4,
    )
    for x, y, t in (
        (-37, -57.0, BLUE),
        (-18, -53.5, RED),
        (2, -52, GREEN),
        (22, -53.5, RED),
        (42, -58, BLUE),
    ):
        g.piece(g.circle(x, y, 5, 5.6), t, w=2.2, shade=2, gap=1.2)


def feather(g: Pen, s: Shape, width: float = 26, tone: Tone = RED) -> Polygon:
    """Plume along a curve: barbs as notched edge, a quill and cuts."""
    c = g.curve(s, 4)
    n, N = normals(c, False), len(c)
    lf, rt = [], []
    for i, (q, (m, _)) in enumerate(zip(c, n, strict=False)):
        u = i / (N - 1)
        h = width * g.scale() / 2 * (math.sin(math.pi * min(1, u * 0.86 + 0.14)) ** 0.6)
        saw = 1 + 0.16 * math.sin(i * 1.55)
        lf.append(q + m * h * saw)
        rt.append(q - m * h * (1 + 0.16 * math.sin(i * 1.55 + 2)))
    p = g.piece(lf + rt[::-1], tone, w=4, shade=4)
    g.line(c, 3.4, "cut")
    for i in range(3, N - 3, 2):
        q, m, d = c[i], n[i][0], (c[i + 1] - c[i]) / (abs(c[i + 1] - c[i]) or 1)
        u = i / (N - 1)
        h = width * g.scale() / 2 * (math.sin(math.pi * min(1, u * 0.86 + 0.14)) ** 0.6)
        for sd in (1, -1):
            g.wedge(q + m * sd * h * 0.95 + d * h * 0.5, q + m * sd * h * 0.25, 2.4, 0)
    return p


def beret(g: Pen, tone: Tone = RED, brim: Tone = GOLD) -> None:
    """Soft cap of a page, tilted to the left, on a head unit."""
    g.piece(
        "-52,-50 -66,-70 -58,-98 -20,-116 28,-112 62,-90 66,-64 52,-48 0,-58", tone, w=5, shade=9
    )
    for a in (
        "-40,-60 -46,-76 -34,-98",
        "-14,-62 -18,-84 -8,-108",
        "14,-62 18,-84 14,-108",
        "38,-58 48,-76 40,-98",
    ):
        g.line(a, 3.4, "cut")
    braid(g, "-54,-46 -30,-58 0,-63 30,-60 56,-46", 17, brim, 13)


def chambergo(g: Pen, tone: Tone = BLACK, ribbon: Tone = GOLD) -> Polygon:
    """Wide felt hat of the plains on a head unit, brim turned up on the far side."""
    g.piece("-38,-58 -42,-92 -26,-118 2,-112 30,-120 46,-94 46,-56", tone, w=5, shade=9)
    g.line("2,-110 6,-96 0,-80", 3, "cut", tone.light)
    braid(g, "-41,-66 -20,-58 4,-55 28,-57 48,-66", 15, ribbon, 12)
    p = g.piece(
        (
            "-82,-40 -66,-58 -40,-60 -20,-51 4,-48 30,-50 52,-60 78,-66 94,-52 76,-40 40,-31 "
            "4,-28 -34,-30 -66,-30"
        ),
        tone,
        w=5,
        shade=6,
    )
    g.line("-70,-40 -34,-42 4,-40 44,-44 84,-54", 2.6, "swell", tone.light)
    return p


def garland(g: Pen, hair: Tone, tone: Tone = RED, bud: Tone = GOLD) -> None:
    """Bare crown of hair with a band of flowers, on a head unit."""
    g.piece(
        "-58,-34 -60,-70 -36,-96 4,-104 44,-92 66,-60 62,-30 44,-52 4,-64 -34,-56",
        hair,
        w=5,
        shade=9,
    )
    locks(
        g,
        [
            "4,-100 -20,-88 -46,-52",
            "10,-100 4,-84 4,-68",
            "16,-98 36,-82 54,-46",
            "-4,-100 -36,-84 -56,-46",
            "22,-98 48,-78 62,-44",
        ],
        3,
    )
    for i, (x, y) in enumerate(
        ((-55, -44), (-38, -58), (-16, -67), (8, -70), (32, -66), (52, -54), (64, -36))
    ):
        with g.at(x, y, i * 17):
            rosette(
                g,
                13 if i % 2 else 11,
                (tone if i % 2 else bud).light if i % 2 else bud.base,
                "#F7DC6B" if i % 2 else "#B8202C",
                5,
            )


def headgear(
    g: Pen, kind: str, tone: Tone, plume: Tone | None, hair: Tone, upright: bool = False
) -> None:
    """One of the hats on a head unit: beret, chambergo or garland.

    `plume` None leaves the feather off; an upright one keeps clear of a numeral beside the head.
    """
    if kind == "garland":
        garland(g, hair, tone)
        return
    if kind == "chambergo":
        chambergo(g, tone, GOLD)
        sweep, rise, width = "40,-70 68,-104 108,-98 124,-62", "36,-72 50,-102 78,-106 96,-82", 32
    else:
        beret(g, tone, RED if tone is GOLD else GOLD)
        sweep = "36,-74 62,-108 108,-112 134,-80 128,-44"
        rise, width = "34,-78 42,-106 60,-116 78,-106 86,-80", 34
    if plume:
        feather(g, rise if upright else sweep, width, plume)
