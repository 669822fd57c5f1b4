"""Words of the display face: letters set in a line, bent, stacked, and written as drawings.

Knows glyphs and reliefs; must not know plates. The cap height of a line is 1000 units.
"""

import math
import random

from filete.geometry import Point, Polygon, lerp
from filete.glyphs import glyph
from filete.relief import DEPTH, INK_WIDTH, LAYERS, RELIEFS, gradient, layers

GAP = 7.0
CLOSER = {
    "VA": 20.0,
    "AV": 18.0,
    "AT": 16.0,
    "TA": 8.0,
    "LT": 16.0,
    "FA": 10.0,
    "LV": 16.0,
    "LO": 4.0,
}
"""Pairs that stand closer, by how much."""
LEADING = 1.42
"""From line to line, in cap heights."""

Letters = list[list[Polygon]]


def _dense(outline: Polygon, step: float = 7) -> Polygon:
    """The outline with points so close that it can be bent."""
    out = []
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
        n = max(1, int(math.dist(a, b) / step))
        out += [(lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)) for i in range(n)]
    return out


def _thinned(outline: Polygon, least: float) -> Polygon:
    """The outline without the points that lie within `least` of a straight line."""
    out = [outline[0]]
    for p, b in zip(outline[1:], [*outline[2:], outline[0]], strict=True):
        a, run = out[-1], math.dist(out[-1], b)
        off = abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1]))
        if run == 0 or off / run > least or math.dist(a, p) > 160:
            out.append(p)
    return out


def set_line(text: str, arch: float = 0.0, askew: bool = True) -> tuple[Letters, float]:
    """The letters of a line in place, and the width of the line.

    ``arch``: how far the middle is lifted, as a share of the cap height; it grows a little too.
    ``askew``: letters stand a hair up, down and leaning, as painted ones do.
    """
    rng, x = random.Random(text), 0.0
    placed: list[list[Polygon]] = []
    for before, letter in zip(" " + text, text, strict=False):
        outlines, width = glyph(letter)
        x -= CLOSER.get(before + letter, 0.0)
        lift, lean = (rng.uniform(-s, s) if askew else 0.0 for s in (0.9, 0.014))
        moved = [[(px + x + (50 - py) * lean, py + lift) for px, py in _dense(o)] for o in outlines]
        if moved:
            placed.append(moved)
        x += width + GAP
    total = x - GAP

    def bend(p: Point) -> Point:
        u = p[0] / total * 2 - 1
        bulge = 1 - u * u
        y = (p[1] - 50) * (1 + 0.9 * arch * bulge) + 50 - 100 * arch * bulge
        return (p[0] * 10, y * 10)

    return [
        [_thinned([bend(p) for p in o], 1.5) for o in outlines] for outlines in placed
    ], total * 10


def set_lines(lines: tuple[str, ...], arch: float) -> Letters:
    """Lines one under the other, centred, the shorter ones grown to go with the longest."""
    rows = [set_line(text, arch) for text in lines]
    widest = max(width for _, width in rows)
    out: Letters = []
    y = 0.0
    for letters, width in rows:
        k = min(1.45, (widest * 0.94 / width)) if width < widest * 0.94 else 1.0
        k = max(1.0, k)
        left = (widest - width * k) / 2
        out += [
            [[(px * k + left, py * k + y) for px, py in o] for o in letter] for letter in letters
        ]
        y += 1000 * k + 1000 * (LEADING - 1)
    return out


def drawing(letters: Letters, paint: str) -> str:
    """A word as an SVG text in the paints of one of `RELIEFS`."""
    relief = RELIEFS[paint]
    points = [p for outlines in letters for o in outlines for p in o]
    low_x, high_x = min(x for x, _ in points), max(x for x, _ in points)
    low_y, high_y = min(y for _, y in points), max(y for _, y in points)
    left, top = math.floor(low_x - INK_WIDTH), math.floor(low_y - INK_WIDTH)
    width = math.ceil(high_x + DEPTH[0] * 2 + 10 - left)
    height = math.ceil(high_y + DEPTH[1] * 2 + 10 - top)
    return _svg((left, top, width, height), letters, paint, gradient(relief))


def letter_drawing(letter: str, paint: str) -> str:
    """One letter as an SVG whose width is its advance and whose heights are all the same."""
    letters, width = set_line(letter, askew=False)
    box = (0, -320, round(width + GAP * 10), 1660)
    return _svg(box, letters, paint, gradient(RELIEFS[paint]))


def _svg(box: tuple[int, int, int, int], letters: Letters, paint: str, gradients: str) -> str:
    drawn = layers(letters, RELIEFS[paint])
    groups = "\n".join(f'<g id="{name}">' + "\n".join(drawn[name]) + "</g>" for name in LAYERS)
    x, y, w, h = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="{x} {y} {w} {h}"><defs>{gradients}</defs>\n{groups}\n</svg>\n'
    )
