"""The larger pieces: the sun with its face, the ribbon with folded ends.

Knows forms; must not know plates.
"""

from collections.abc import Callable

from filete.brush import Pen
from filete.geometry import (
    Point,
    Profile,
    Spine,
    at,
    blade,
    comma,
    polygon,
    round_shape,
    spine,
    walk,
)
from filete.tones import INK, SHADOW, TONES

LINES_OF_FACE = "#7a2f08"


def sun(pen: Pen, centre: Point, r: float, rays: int = 17) -> None:
    """A rising sun: the upper part of a disc with a face; straight and wavy rays in turn."""
    x, y = centre
    for wavy in (True, False):
        for i in range(int(wavy), rays, 2):
            a = 180 + 180 * i / (rays - 1)
            root = walk(centre, a, r * 0.9)
            if wavy:
                line = spine(root, a - 24, (r * 0.36, 56), (r * 0.36, -64))
                pen.stroke(line, _taper(r * 0.13), "vermilion", blend="#f7902a")
            else:
                pen.stroke(spine(root, a, (r * 0.62, 0)), _taper(r * 0.17), "gold", glaze=0.5)
    low = 30
    rim = [walk(centre, g, r) for g in range(180 - low, 361 + low, 8)]
    disc = [pen.place(p) for p in rim]
    m, k = pen.place(centre), pen.k
    grow = pen.line / (r * k)
    pen.path(round_shape([(a + (a - m[0]) * grow, b + (b - m[1]) * grow) for a, b in disc]), INK)
    pen.path(round_shape(disc), "url(#gold)")
    shift = r * k * 0.08
    lit = [(m[0] + (a - m[0]) * 0.82 - shift, m[1] + (b - m[1]) * 0.82 - shift) for a, b in disc]
    pen.path(round_shape(lit), TONES["gold"].light)
    _face(pen, x, y, r)


def _taper(w: float) -> Profile:
    return lambda t: w * (1 - t) ** 0.75


def _face(pen: Pen, x: float, y: float, r: float) -> None:
    """Eyes, nose, cheeks and a mouth high enough not to sink behind what stands before it."""
    k = pen.k

    def spot(dx: float, dy: float) -> Point:
        return (x + dx * r, y + dy * r)

    for s in (-1, 1):
        brow = spine(spot(s * 0.1, -0.52), -90 + s * 60, (r * 0.42, s * 70))
        pen.hairline(brow, comma(r * 0.06, 0.35), LINES_OF_FACE)
        pen.dot(pen.place(spot(s * 0.32, -0.34)), r * k * 0.12, "#fff8e0")
        pen.dot(pen.place(spot(s * 0.32 - 0.01, -0.33)), r * k * 0.07, LINES_OF_FACE)
        lid = spine(spot(s * 0.32 - 0.15, -0.32), -50, (r * 0.34, 100))
        pen.hairline(lid, blade(r * 0.045), LINES_OF_FACE)
        pen.dot(pen.place(spot(s * 0.5, -0.08)), r * k * 0.13, "#f2793a", 0.7)
    nose = spine(spot(-0.04, -0.42), 88, (r * 0.3, -10), (r * 0.13, -110))
    pen.hairline(nose, blade(r * 0.05, 0.6), LINES_OF_FACE)
    pen.hairline(spine(spot(-0.24, 0.02), 40, (r * 0.52, -80)), blade(r * 0.07), "#a81f12")


def ribbon(pen: Pen, points: Spine, w: float, tone: str = "celeste", tails: float = 3.4) -> None:
    """A ribbon in three stripes; both ends fold under and leave as swallow tails."""
    for end in (0, 1):
        tail(pen, points, w, tone, tails, end)
    _strip(pen, points, w, tone)
    glint = pen.band(
        points,
        pen.shares(points, 0.02, 0.98),
        lambda t, lit: lit * w * pen.k * 0.8,
        lambda t, lit: w * pen.k * 0.09,
    )
    pen.path(glint, TONES[tone].glint, 0.9)


def tail(pen: Pen, points: Spine, w: float, tone: str, length: float, end: int) -> None:
    """The folded end of a ribbon at the start (0) or the end (1) of a line."""
    p, a = at(points, end)
    out = a + (180 if end == 0 else 0)
    s = -1 if end == 0 else 1
    root = walk(p, out, -w * 1.5, s * w * 0.75)
    _strip(
        pen, spine(root, out, (w * length, s * -14), (w * length * 0.5, s * 26)), w, tone, w * 0.9
    )
    fold = [
        walk(p, out, 0, s * w),
        walk(p, out, -w * 1.5, s * w),
        walk(p, out, -w * 1.5, s * w * 1.75),
    ]
    pen.path(polygon([pen.place(q) for q in fold]), INK)


def _strip(pen: Pen, points: Spine, w: float, tone: str, cut: float = 0) -> None:
    k, ts = pen.k, pen.shares(points)
    layers: tuple[tuple[float, str, float, float | None], ...] = (
        (w * k + pen.line, SHADOW, pen.shadow, 0.38),
        (w * k + pen.line, INK, 0, None),
        (w * k, f"url(#{tone})", 0, None),
        (w * k * 0.36, TONES["white"].body, 0, None),
    )
    for half, fill, far, opacity in layers:
        flat = pen.band(
            points,
            ts,
            lambda t, lit: 0.0,
            _even(half),
            (far * 0.8, far),
            (cut * k, w * k),
        )
        pen.path(flat, fill, opacity)


def _even(half: float) -> Callable[[float, float], float]:
    return lambda t, lit: half
