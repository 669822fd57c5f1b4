"""What is worn on a head unit: crown, beret, chambergo, garland, feather."""

import math

from deck.canvas import Shape
from deck.cloth import braid
from deck.geometry import Polygon, normals
from deck.heads import locks
from deck.ornament import rosette
from deck.pen import Pen
from deck.tones import BLACK, BLUE, CREAM, GOLD, GREEN, RED, Tone


def crown(g: Pen, tone: Tone = GOLD, cap: Tone = RED) -> Polygon:
    """Open crown of five fleurons on a head unit; the band sits high so that the brow shows."""
    w = 4.4
    g.piece("-42,-66 -38,-92 -10,-102 24,-100 46,-90 50,-66", cap, w=w * 0.8, shade=5)
    for x in (-26, 30):
        g.piece(
            f"{x - 9},-88! {x - 6},-100 {x},-114! {x + 6},-100 {x + 9},-88!",
            Tone(tone.shade, tone.base, "#8A5A00", tone.base),
            w=w * 0.8,
            shade=3,
        )
    body = (
        "-50,-58! -54,-76 -66,-104! -50,-97 -40,-86 -31,-98! -17,-92 -7,-98! 1,-124! "
        "9,-98! 20,-92 35,-99! 44,-87 56,-97 72,-106! 60,-78 55,-57! "
        "28,-49 0,-47 -28,-50"
    )
    p = g.piece(body, tone, w=w, shade=5, gap=2.6)
    pearls = ((-67, -110, 6.5), (-31, -104, 5.0), (1, -132, 8.0), (36, -105, 5.0), (73, -112, 6.5))
    for x, y, r in pearls:
        g.piece(g.circle(x, y, r), CREAM if r > 5 else RED, w=w * 0.8, shade=2.5, gap=1.4)
    g.piece(
        "-52,-70! -28,-62 0,-59 28,-61 57,-70! 55,-53! 28,-45 0,-43 -28,-46 -50,-53!",
        tone,
        w=w * 0.8,
        shade=4,
    )
    for x, y0, t in (
        (-37, -57.0, BLUE),
        (-18, -53.5, RED),
        (2, -52, GREEN),
        (22, -53.5, RED),
        (42, -58, BLUE),
    ):
        g.piece(g.circle(x, y0, 5, 5.6), t, w=2.2, shade=2, gap=1.2)
    for x in (-16, 18):
        g.line(f"{x},-72 {x * 1.04},-80 {x * 1.1},-88", 2.4, "cut")
    g.line("1,-74 1,-90 1,-110", 3, "cut")
    return p


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
