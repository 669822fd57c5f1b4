"""Letters in relief: how set outlines become shadow, ink, side, face and bevel.

Knows outlines and paints. Each layer of a whole line comes before the next, so that no letter's
ink lies on its neighbour's face, and layers are groups by name, so that letters can be joined.
"""

import math
from typing import NamedTuple

from filete.geometry import Point, Polygon, polygons
from filete.tones import INK, SHADOW

DEPTH = (75.0, 90.0)
INK_WIDTH = 38
LAYERS = ("sombra", "tinta", "cara")


class Relief(NamedTuple):
    """The paints of letters: four stops of the face, sides to the right and below, dark bevel."""

    face: tuple[str, str, str, str]
    right: str
    below: str
    bevel: str


_CREAM = ("#fffdf2", "#fff0c8", "#ffd98a", "#f3a63e")
_SUN = ("#fff9dc", "#ffe27a", "#ffc23c", "#ee9420")
_ROSE = ("#fffdf6", "#ffeada", "#ffc9c4", "#f58aa8")
RELIEFS = {
    "vermilion": Relief(_CREAM, "#c22a16", "#6a0f0a", "#b26a1c"),
    "turquoise": Relief(_CREAM, "#0f9398", "#05464e", "#b26a1c"),
    "violet": Relief(_ROSE, "#4a52c4", "#1b1658", "#b3406e"),
    "leaf": Relief(_CREAM, "#3b9a3c", "#0d4a22", "#b26a1c"),
    "wine": Relief(_SUN, "#a81f2c", "#4d0a18", "#a35c10"),
}


def gradient(relief: Relief) -> str:
    """The gradient of the face: light above, a soft horizon, warm below."""
    stops = zip((0, 42, 58, 100), relief.face, strict=True)
    return (
        '<linearGradient id="cara" x1="0%" y1="0%" x2="0%" y2="100%">'
        + "".join(f'<stop offset="{at}%" stop-color="{colour}"/>' for at, colour in stops)
        + "</linearGradient>"
    )


def layers(
    letters: list[list[Polygon]], relief: Relief, thick: float = 1.0
) -> dict[str, list[str]]:
    """The elements of a line, by layer; ``thick``: how much broader its ink is than usual."""
    out: dict[str, list[str]] = {name: [] for name in LAYERS}
    for far, opacity in ((2.0, 0.2), (1.6, 0.3)):
        for outlines in letters:
            moved = [[(x + DEPTH[0] * far, y + DEPTH[1] * far) for x, y in o] for o in outlines]
            out["sombra"].append(_path(moved, SHADOW, f' opacity="{opacity}"'))
    stroke = f' stroke="{INK}" stroke-width="{INK_WIDTH * thick:g}" stroke-linejoin="round"'
    for outlines in letters:
        right, below = _sides(outlines)
        out["tinta"].append(_path([*right, *below], INK, stroke))
        out["tinta"].append(_path(outlines, INK, stroke))
        light = [band for o in outlines for band in _bevel(o, 30, 1)]
        dark = [band for o in outlines for band in _bevel(o, 26, -1)]
        face = (
            (below, relief.below, ""),
            (right, relief.right, ""),
            (outlines, "url(#cara)", ""),
            (dark, relief.bevel, ' opacity="0.75"'),
            (light, "#ffffff", ""),
        )
        out["cara"] += [_path(shapes, fill, more) for shapes, fill, more in face if shapes]
    return out


def _path(shapes: list[Polygon], fill: str, more: str) -> str:
    return f'<path d="{polygons(shapes)}" fill="{fill}"{more}/>'


def _normals(outline: Polygon) -> list[Point]:
    out = []
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
        run = math.hypot(x1 - x0, y1 - y0) or 1
        out.append(((y1 - y0) / run, -(x1 - x0) / run))
    return out


def _sides(outlines: list[Polygon]) -> tuple[list[Polygon], list[Polygon]]:
    """The swept faces of a letter: runs of edges that look right, and that look down."""
    dx, dy = DEPTH
    sides: tuple[list[Polygon], list[Polygon]] = ([], [])
    for outline in outlines:
        run: list[Point] = []
        kind = -1
        ends = [*outline[1:], outline[0]]
        for a, b, n in zip(outline, ends, _normals(outline), strict=True):
            facing = n[0] * dx + n[1] * dy > 0
            now = (1 if n[1] > abs(n[0]) * 0.8 else 0) if facing else -1
            if now != kind:
                _close_run(sides, kind, run)
                run, kind = [a], now
            run.append(b)
        _close_run(sides, kind, run)
    return sides


def _close_run(sides: tuple[list[Polygon], list[Polygon]], kind: int, run: list[Point]) -> None:
    if kind >= 0 and len(run) > 1:
        swept = [(x + DEPTH[0], y + DEPTH[1]) for x, y in reversed(run)]
        sides[kind].append([*run, *swept])


def _bevel(outline: Polygon, depth: float, sign: int) -> list[Polygon]:
    """Bands along the edges that face the light (sign 1) or away from it (-1)."""
    normals = _normals(outline)
    run: list[tuple[Point, Point]] = []
    out: list[Polygon] = []
    n = len(outline)
    for j in range(n + 1):
        a, b = normals[j - 1], normals[j % n]
        m = (a[0] + b[0], a[1] + b[1])
        size = math.hypot(*m) or 1
        m = (m[0] / size, m[1] / size)
        lit = -sign * (m[0] * 0.56 + m[1] * 0.83)
        if lit > 0.06 and j < n:
            x, y = outline[j]
            t = depth * min(1, lit * 1.2)
            run.append(((x, y), (x - m[0] * t, y - m[1] * t)))
            continue
        if len(run) > 1:
            out.append([p for p, _ in run] + [p for _, p in reversed(run)])
        run = []
    return out
