"""Pieces of fileteado built from the brush: leaves, flowers, balls, lines.

Sizes are in units of the pen that places them. Knows forms; must not know plates.
"""

import math

from filete.brush import Pen
from filete.geometry import (
    Point,
    Profile,
    Spine,
    at,
    blade,
    comma,
    lerp,
    polygon,
    scroll,
    spine,
    walk,
)
from filete.tones import INK, SHADOW, TONES


def acanthus(
    pen: Pen,
    points: Spine,
    w: float,
    tone: str,
    lobes: int = 4,
    side: int = -1,
    span: tuple[float, float] = (0.06, 0.42),
    tip: str | None = None,
    reach: float = 3.6,
) -> None:
    """A leaf that curls into a volute, with a ball in its eye.

    Body first, then commas laid over it like fingers: each starts on the inner half of the body,
    runs with it and flicks its round head outward. ``side``: -1 fingers on the left of travel.
    The fingers end early (``span``): the spiral must stay bare.
    """
    body = scroll(w)
    into = TONES[tone].into
    fingers: list[tuple[Spine, Profile]] = []
    for i in range(lobes):
        u = i / max(1, lobes - 1)
        t = lerp(*span, u)
        p, a = at(points, t)
        belly = math.sin(math.pi * (0.16 + 0.62 * u))
        size = w * reach * (0.45 + 0.6 * belly)
        root = walk(p, a, 0, -side * body(t) * 0.35)
        line = spine(root, a + side * 2, (size * 0.6, side * 30), (size * 0.5, side * 80))
        fingers.append((line, comma(w * (0.34 + 0.36 * belly), 0.66)))
    pen.cast(points, body)
    for line, profile in fingers:
        pen.cast(line, profile)
    pen.stroke(points, body, tone, shadow=False, blend=into if pen.detail else None, glaze=0.5)
    for line, profile in fingers:
        pen.stroke(line, profile, tone, shadow=False, blend=into, glaze=0.4)
    pen.ball(points[-1], w * 0.6, tip or tone, shadow=False)


def turned_leaf(
    pen: Pen, points: Spine, w: float, tone: str, back: str, side: int = 1, lobes: int = 3
) -> None:
    """A broad leaf whose end turns over and shows its back in another paint.

    ``side``: +1 turns over to the right of travel; the fingers stand on the other side.
    """

    def body(t: float) -> float:
        return (
            w
            * math.pow(math.sin(math.pi / 2 * min(1.0, t / 0.62)), 1.1)
            * (1 - 0.25 * max(0.0, t - 0.8) / 0.2)
        )

    into = TONES[tone].into
    fingers: list[tuple[Spine, Profile]] = []
    for i in range(lobes):
        u = i / max(1, lobes - 1)
        t = lerp(0.16, 0.72, u)
        p, a = at(points, t)
        root = walk(p, a, 0, side * body(t) * 0.3)
        size = w * (2.0 + 1.1 * u)
        line = spine(root, a - side * 4, (size * 0.6, -side * 26), (size * 0.5, -side * 78))
        fingers.append((line, comma(w * (0.36 + 0.14 * u), 0.64)))
    pen.cast(points, body)
    for line, profile in fingers:
        pen.cast(line, profile)
    pen.stroke(points, body, tone, shadow=False, blend=into, glaze=0.5, gloss=False)
    for line, profile in fingers:
        pen.stroke(line, profile, tone, shadow=False, blend=into, glaze=0.4)
    # The far edge rolls up, shows its back, and curls over the tip.
    rolled = [walk(*at(points, t), 0, side * body(t) * 0.62) for t in (0.2, 0.34, 0.48, 0.62, 0.76)]
    p, a = rolled[-1], at(points, 0.8)[1]
    rolled += spine(p, a, (w * 1.5, side * 14), (w * 0.95, w * 0.34, -side * 330))[1:]
    edge = scroll(w * 0.5, 0.5, 0.4)
    pen.cast(rolled, edge)
    for ahead, size in ((0.1, 2.2), (0.22, 2.6), (0.35, 2.6)):
        q, b = at(rolled, ahead)
        lobe = spine(q, b + side * 6, (size * w * 0.55, side * 26), (size * w * 0.5, side * 74))
        pen.stroke(lobe, comma(w * 0.42, 0.64), back, blend=TONES[back].into, glaze=0.4)
    pen.stroke(rolled, edge, back, shadow=False, blend=TONES[back].into)
    pen.ball(rolled[-1], w * 0.3, back, shadow=False)


def sprig(pen: Pen, points: Spine, w: float, tone: str, pairs: int = 5) -> None:
    """Leaflets in pairs along a curve, large at the root, small at the tip."""
    for i in reversed(range(pairs)):
        u = i / max(1, pairs - 1)
        p, a = at(points, lerp(0.08, 0.88, u))
        size = w * lerp(1, 0.45, u)
        for side in (-1, 1):
            line = spine(p, a + side * 38, (size * 4.2, -side * 40))
            pen.stroke(line, blade(size, 0.45), tone)
    p, a = at(points, 0.97)
    pen.stroke(spine(p, a, (w * 3, 20)), blade(w * 0.6), tone)
    pen.stroke(points, lambda t: w * 0.22 * (1 - 0.6 * t), tone, shadow=False, gloss=False)


def fan(
    pen: Pen, root: Point, heading: float, size: float, n: int, spread: float, tone: str
) -> None:
    """Plain brush leaves from one point, the middle one longest and on top."""
    middle = (n - 1) / 2
    for i in sorted(range(n), key=lambda i: -abs(i - middle)):
        u = (i - middle) / max(1.0, middle)
        length = size * (1 - 0.32 * abs(u))
        line = spine(root, heading + u * spread, (length, u * 34))
        pen.stroke(line, blade(size * 0.13, 0.55), tone, blend=TONES[tone].into, glaze=0.5)


def leaf(
    pen: Pen, root: Point, heading: float, size: float, turn: float, tone: str, fat: float = 0.17
) -> None:
    """One large leaf with a vein, for plates too small for volutes."""
    line = spine(root, heading, (size * 0.55, turn * 0.4), (size * 0.45, turn * 0.6))
    pen.stroke(line, blade(size * fat, 0.56), tone, blend=TONES[tone].into, glaze=0.5)


def balls(pen: Pen, points: Spine, first: float, last: float, n: int, tone: str) -> None:
    """A row of balls from large to small along a curve, each touching the next but for a hair."""
    radii = [first * (last / first) ** (i / (n - 1)) for i in range(n)]
    total = sum(r * 2.25 for r in radii)
    run = 0.0
    for r in radii:
        p, _ = at(points, (run + r * 1.1) / total)
        pen.ball(p, r, tone)
        run += r * 2.25


def ball_row(pen: Pen, start: Point, heading: float, length: float, tone: str, n: int = 5) -> None:
    """A straight row of balls that points somewhere."""
    balls(pen, spine(start, heading, (length, 0)), length * 0.096, length * 0.03, n, tone)


def flower(
    pen: Pen,
    centre: Point,
    r: float,
    tone: str,
    heart: str = "gold",
    petals: int = 5,
    turn: float = -90,
    double: str | None = None,
) -> None:
    """A flower of round petals with a ball for its heart.

    ``double``: the paint of a second, smaller ring of petals, as a rose has.
    """
    _ring(pen, centre, r, tone, petals, turn)
    if double:
        _ring(pen, centre, r * 0.6, double, petals, turn + 180 / petals)
    pen.ball(centre, r * (0.2 if double else 0.24), heart, shadow=bool(double))


def _ring(pen: Pen, centre: Point, r: float, tone: str, petals: int, turn: float) -> None:
    step = 360 / petals
    # Every second one first, so that petals overlap both ways.
    angles = [turn + step * (i * 2 if petals % 2 else i) for i in range(petals)]
    lines = [spine(walk(centre, a, r * 0.12), a - 8, (r * 0.95, 16)) for a in angles]
    for line in lines:
        pen.cast(line, comma(r * 0.42, 0.6))
    for a, line in zip(angles, lines, strict=True):
        pen.stroke(line, comma(r * 0.42, 0.6), tone, shadow=False, glaze=0.55)
        if pen.detail:
            vein = spine(walk(centre, a, r * 0.2), a, (r * 0.5, 10))
            pen.hairline(vein, blade(r * 0.05, 0.4), TONES[tone].deep)


def bud(pen: Pen, root: Point, heading: float, size: float, tone: str, calyx: str) -> None:
    """A flower seen from its side, on the point of opening."""
    for turn, fat in ((-30, 0.2), (30, 0.2), (0, 0.24)):
        line = spine(root, heading + turn, (size, -turn * 0.9))
        pen.stroke(line, comma(size * fat, 0.6), tone, glaze=0.5)
    for turn in (-48, 48, 0):
        line = spine(root, heading + turn, (size * 0.55, -turn * 0.5))
        pen.stroke(line, blade(size * 0.12, 0.4), calyx, shadow=False)


def diamond(pen: Pen, centre: Point, rx: float, ry: float, tone: str) -> None:
    """A cut stone of four facets."""
    paint = TONES[tone]
    x, y = centre
    corners = [pen.place(p) for p in ((x - rx, y), (x, y - ry), (x + rx, y), (x, y + ry))]
    m = pen.place(centre)
    e = pen.line * 1.5 / (min(rx, ry) * pen.k)

    def grown(dx: float = 0, dy: float = 0) -> str:
        return polygon([(a + (a - m[0]) * e + dx, b + (b - m[1]) * e + dy) for a, b in corners])

    pen.path(grown(pen.shadow * 0.8, pen.shadow), SHADOW, 0.35)
    pen.path(grown(), INK)
    for i, fill in enumerate((paint.light, paint.body, paint.deep, paint.body)):
        pen.path(polygon([corners[i], corners[(i + 1) % 4], m]), fill)
    edge = (lerp(corners[0][0], m[0], 0.18), lerp(corners[0][1], m[1], 0))
    pen.path(polygon([corners[0], corners[1], edge]), paint.glint, 0.8)


def filete(pen: Pen, points: Spine, w: float, fill: str) -> None:
    """The thin line that gives the trade its name: it swells, thins, and ends in a dot."""

    def half(t: float) -> float:
        if t >= 0.87:
            return w * 0.55
        return w * (0.25 + 0.75 * math.pow(math.sin(math.pi * min(1.0, t * 1.15)), 0.8))

    pen.hairline(points, half, fill)
    pen.dot(pen.place(points[-1]), w * 1.5 * pen.k, fill)


def horn(pen: Pen, points: Spine, w: float, tone: str, bands: str) -> None:
    """A horn of plenty: grows from a curled tip to its mouth, with rings round it."""

    def body(t: float) -> float:
        return w * (0.08 + 0.92 * math.pow(t, 1.25))

    pen.stroke(points, body, tone, blend=TONES[tone].into, glaze=0.5)
    for t in (0.42, 0.58, 0.73, 0.87):
        p, a = at(points, t)
        half = body(t)
        ring = spine(walk(p, a, -half * 0.25, -half), a + 62, (half * 1.05, 28), (half * 1.05, 28))
        pen.stroke(ring, blade(half * 0.13), bands, shadow=False, gloss=False)
    p, a = at(points, 1)
    lip = spine(walk(p, a, 0, -w * 1.12), a + 68, (w * 1.15, 22), (w * 1.15, 22))
    pen.stroke(lip, lambda t: w * (0.12 + 0.3 * math.sin(math.pi * t)), bands)
    pen.hairline(lip, lambda t: w * 0.24 * math.sin(math.pi * t), TONES[tone].deep)
