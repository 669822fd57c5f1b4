"""The ace of bastos: one great club on the falling diagonal, living shoots beside it."""

from deck.clipping import clip
from deck.clubs import WOOD, Trunk, cut_end, log, stubs
from deck.geometry import Polygon
from deck.ornament import flower, leaf, volute
from deck.pen import Pen
from deck.tones import GOLD, GREEN, OLIVE, RED

TRUNK = Trunk(
    370,
    88,
    taper=0.66,
    sway=0.26,
    knots=(
        (-0.64, -1, 0.86),
        (-0.4, 1, 0.84),
        (-0.1, -1, 0.72),
        (0.26, 1, 0.62),
        (0.42, -1, 0.58),
        (0.72, 1, 0.46),
    ),
)
UPPER, LOWER = 1, 4
# The two stubs that the shoots spring from.


def shoot(
    g: Pen, stem: str, leaves: tuple[tuple[float, float, float, float, bool], ...], w: float
) -> None:
    """A living shoot along a stem, thick where it leaves the wood; leaves lie over and under it."""
    for x, y, rot, length, mirrored in leaves[::2]:
        leaf(g, x, y, rot, length, mirrored)
    g.line(stem, w * g.scale() + 7, "cut")
    g.line(stem, w * g.scale(), "cut", GREEN.base)
    g.line(stem, w * 0.3 * g.scale(), "cut", GREEN.light)
    for x, y, rot, length, mirrored in leaves[1::2]:
        leaf(g, x, y, rot, length, mirrored)


def spring(g: Pen, knot: int) -> tuple[float, float, int]:
    """Where a shoot leaves the trunk at a knot: x, y and the side."""
    t, side, _ = TRUNK.knots[knot]
    return TRUNK.middle(t) + side * TRUNK.width(t) * 0.9, t * TRUNK.reach, side


def upper_shoot(g: Pen) -> None:
    """The shoot that climbs to the upper right, with its flower."""
    x, y, _ = spring(g, UPPER)
    with g.at(x, y, 88):
        shoot(
            g,
            "-8,20 4,-30 30,-96 22,-170 -26,-236 -34,-262",
            (
                (30, -96, 66, 92, False),
                (28, -120, -58, 92, True),
                (24, -158, 44, 88, False),
                (10, -196, -82, 78, True),
                (-12, -222, 26, 84, False),
                (-34, -256, -26, 72, True),
            ),
            20,
        )
        with g.at(2, -34, -38):
            volute(g, 34, OLIVE)
        flower(g, 30, -84, 44)


def lower_shoot(g: Pen) -> None:
    """The shoot that hangs to the lower left."""
    x, y, _ = spring(g, LOWER)
    with g.at(x, y, 258, flip=True):
        shoot(
            g,
            "-6,24 2,-20 26,-78 22,-150 -14,-216 -34,-262",
            (
                (26, -84, 64, 90, False),
                (24, -112, -60, 88, True),
                (20, -150, 46, 84, False),
                (2, -186, -76, 74, True),
                (-14, -214, 30, 76, False),
                (-34, -256, -22, 66, True),
            ),
            18,
        )
        with g.at(2, -26, -40):
            volute(g, 30, OLIVE)
        flower(g, 28, -74, 40)


def wrapping(g: Pen, body: Polygon) -> None:
    """The band wound round the trunk, red and yellow, between two gold cords."""
    for q in clip(g.poly("-140,36! 140,4! 140,100! -140,132!", 60), body):
        g.piece(q, RED, w=6.5, shade=0)
        for k in range(5):
            y = 52 + k * 18
            stripe = f"-140,{y + 14}! 140,{y - 18}! 140,{y - 10}! -140,{y + 22}!"
            for z in clip(g.poly(stripe, 60), q):
                g.fill(z, "#F7DC6B")
            g.clipline(f"-140,{y + 23} 140,{y - 9}", q, 3, "even")
        g.contour_cuts(q, 26, 3.4, 7)
    for y in (40, 124):
        for q in clip(
            g.poly(f"-140,{y - 2}! 140,{y - 34}! 140,{y - 22}! -140,{y + 10}!", 60), body
        ):
            g.piece(q, GOLD, w=5, shade=3)


def uno_bastos(g: Pen) -> None:
    """Draw the ace of bastos."""
    with g.at(330, 486, -30, 0.88):
        upper_shoot(g)
        lower_shoot(g)
        stubs(g, TRUNK, GREEN, 6.5)
        body = log(g, TRUNK, GREEN, 7)
        wrapping(g, body)
        top = (TRUNK.edge(-1, 1) - TRUNK.edge(-1, -1)) / 2
        cut_end(g, TRUNK.middle(-1), -TRUNK.reach, top * 0.99, top * 0.4, 6.5)
        x, r = TRUNK.middle(1), (TRUNK.edge(1, 1) - TRUNK.edge(1, -1)) / 2
        g.piece(
            (
                f"{x - r * 1.06},336! {x},348 {x + r * 1.06},336! {x + r * 1.12},376! {x},392 "
                f"{x - r * 1.12},376!"
            ),
            GOLD,
            w=6,
            shade=6,
        )
        g.piece(g.circle(x, 377, r * 1.0, r * 0.42), WOOD, w=5, shade=3)
