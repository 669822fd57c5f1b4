"""The ace of bastos: one great club on the falling diagonal, its leaves breaking the outline."""

import math
from collections.abc import Iterable

from deck.clipping import clip
from deck.geometry import Polygon
from deck.ornament import flower, sprig, volute
from deck.pen import Pen
from deck.tones import GREEN, INK, OCHRE, OLIVE, RED

# Half length of the trunk, and its stubs: (y, side, size) along the trunk's own axis.
REACH = 376
STUBS = ((-236, -1, 36), (-150, 1, 34), (-10, -1, 29), (150, 1, 25), (232, -1, 19))


def thickness(y: float) -> float:
    """Half the width of the trunk at `y`, thick end up."""
    return 94 - 66 * math.pow((y + REACH) / (2 * REACH), 0.72)


def middle(y: float) -> float:
    """The slow bend of the trunk."""
    return 26 * math.sin(y / 118 + 0.9)


def along_trunk(ys: Iterable[float], f: float, wobble: float = 0.0) -> str:
    """A line down the trunk, `f` of its half width to the right of the middle."""
    return " ".join(
        f"{middle(y) + thickness(y) * f + wobble * math.sin(y / 9):.1f},{y:.1f}" for y in ys
    )


def stubs(g: Pen) -> None:
    """Sawn branches, behind the trunk."""
    for y, side, r in STUBS:
        x = middle(y) + side * thickness(y) * 0.86
        with g.at(x, y, 26 * side, flip=side < 0):
            g.piece(
                f"{-r * 1.0},{-r * 1.3}! {r * 0.4},{-r * 0.95} {r * 1.15},{-r * 0.72}! "
                f"{r * 1.15},{r * 0.72}! {r * 0.3},{r * 1.1} {-r * 1.0},{r * 1.8}!",
                GREEN,
                w=6.5,
                shade=8,
            )
            g.piece(g.circle(r * 1.15, 0, r * 0.42, r * 0.76), OCHRE, w=5, shade=3)
            g.ring(
                g.circle(r * 1.15, 0, r * 0.26, r * 0.48),
                g.circle(r * 1.15, 0, r * 0.16, r * 0.32),
                INK,
            )


def log(g: Pen) -> Polygon:
    """The trunk with its light, its bark and the rings of its knots."""
    ys = [-REACH + 12 + i * (2 * REACH - 24) / 13 for i in range(14)]
    sides = []
    for side, beat, phase in ((-1, 2.4, 0), (1, 2.0, 1)):
        sides.append(
            [
                f"{middle(y) + side * thickness(y) * (1 + knotty):.1f},{y:.1f}"
                for y, knotty in ((y, 0.1 * math.sin(i * beat + phase)) for i, y in enumerate(ys))
            ]
        )
    left, right = sides
    x = middle(-REACH)
    top = [
        f"{x - 62:.1f},{-REACH - 4}",
        f"{x - 20:.1f},{-REACH - 24}",
        f"{x + 34:.1f},{-REACH - 18}",
        f"{x + 72:.1f},{-REACH - 2}",
    ]
    body = left[::-1] + top + right
    body[0] += "!"
    body[-1] += "!"
    p = g.piece(" ".join(body), GREEN, w=7.5, shade=30, gap=3.6)
    g.line(along_trunk((-340, -200, -60, 80, 200, 300), -0.46), 24, "swell", GREEN.light)
    g.line(along_trunk((-310, -200, -90, 20), -0.58), 7, "swell", "#EEF6CF")
    # bark: long cuts that follow the trunk, crowding towards the shadow
    for k in range(46):
        y = -350 + (k * 149.7) % 690
        f = -0.22 + (k * 0.382) % 1.0
        run = 46 + 26 * math.sin(k * 1.9)
        if y + run < 350:
            cut = along_trunk((y, y + run * 0.33, y + run * 0.66, y + run), f, 3)
            g.clipline(cut, p, 3.0 + 2.6 * max(0, f), "swell")
    for y, side, r in STUBS[:4]:
        x = middle(y) + side * thickness(y) * 0.42
        for rr in (r * 0.75, r * 0.45):
            g.line(
                f"{x - side * rr},{y - rr * 1.2} {x + side * rr * 0.5},{y - rr * 0.5} "
                f"{x + side * rr * 0.5},{y + rr * 0.6} {x - side * rr},{y + rr * 1.5}",
                4.4,
                "swell",
            )
    return p


def wrapping(g: Pen, body: Polygon) -> None:
    """The band wound round the trunk, red and yellow, and the sawn end below it."""
    for q in clip(g.poly("-140,26! 140,-10! 140,92! -140,128!", 60), body):
        g.piece(q, RED, w=6.5, shade=0)
        for k in range(6):
            y = 32 + k * 18
            stripe = f"-140,{y + 14}! 140,{y - 24}! 140,{y - 16}! -140,{y + 22}!"
            for z in clip(g.poly(stripe, 60), q):
                g.fill(z, "#F7DC6B")
            g.clipline(f"-140,{y + 23} 140,{y - 15}", q, 3, "even")
        g.contour_cuts(q, 26, 3.4, 7)
    x, r = middle(REACH), thickness(REACH)
    g.piece(g.circle(x, REACH - 12, r, r * 0.42), OCHRE, w=6, shade=4)
    g.ring(
        g.circle(x, REACH - 12, r * 0.6, r * 0.24), g.circle(x, REACH - 12, r * 0.44, r * 0.16), INK
    )


def uno_bastos(g: Pen) -> None:
    """Draw the ace of bastos."""
    sprig(
        g,
        "350,340 420,300 460,240 490,160",
        (
            (420, 296, 84, 104),
            (440, 268, -18, 96),
            (468, 218, 72, 88),
            (474, 200, -34, 70),
            (488, 164, 12, 74),
        ),
    )
    sprig(
        g,
        "398,548 340,578 262,640 190,720 150,800",
        (
            (236, 664, -92, 104),
            (214, 692, 150, 92),
            (182, 730, -96, 86),
            (172, 752, 140, 74),
            (150, 796, 192, 70),
        ),
    )
    with g.at(328, 480, -31, 0.94):
        stubs(g)
        wrapping(g, log(g))
    for x, y, r, f in ((408, 336, 118, False), (262, 606, -40, True)):
        with g.at(x, y, r, flip=f):
            volute(g, 40, OLIVE)
    flower(g, 384, 318, 46)
    flower(g, 282, 630, 42)
