"""Polygons to SVG path data: relative integer moves on a fine grid, to keep files small."""

from deck.geometry import Polygon, simplify

# Path numbers are integers, one GRID-th of a card unit.
GRID = 5


def path_d(p: Polygon, tol: float = 0.3) -> str:
    """One closed subpath, or "" when nothing is left of the polygon."""
    p = simplify([*list(p), p[0]], tol)[:-1]
    if len(p) < 3:
        return ""
    x, y = round(p[0].real * GRID), round(p[0].imag * GRID)
    out = [f"M{x} {y}l"]
    sep = ""
    for q in p[1:]:
        nx, ny = round(q.real * GRID), round(q.imag * GRID)
        a, b = str(nx - x), str(ny - y)
        if a == "0" and b == "0":
            continue
        out.append(
            (sep if not a.startswith("-") else "") + a + ("" if b.startswith("-") else " ") + b
        )
        sep = " "
        x, y = nx, ny
    return "".join(out) + "z"


def join(ds: list[str]) -> str:
    """Join subpaths, every M after the first made relative to the start of the one before."""
    out: list[str] = []
    px = py = 0
    for d in "".join(ds).split("M")[1:]:
        head, tail = d.split("l", 1)
        x, y = map(int, head.split())
        if not out:
            out.append(f"M{x} {y}l{tail}")
        else:
            a, b = str(x - px), str(y - py)
            out.append(f"m{a}{'' if b[0] == '-' else ' '}{b}l{tail}")
        px, py = x, y
    return "".join(out)
