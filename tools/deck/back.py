"""The backs of the cards: a woven guarda pampa that looks the same turned by half a circle."""

from deck.frame import box, paper
from deck.pen import Pen

# One thread of the weave, card units; finer steps shimmer on a small card.
STEP = 11
THREAD = "#F6EBD0"
# The dark ground and the second, lighter wool of each back, by its number.
SKINS = {1: ("#1E2A5A", "#5B8BC9"), 2: ("#7E1420", "#D9714F"), 3: ("#1D4423", "#86A844")}
COLUMNS, ROWS = 22, 37
# Half-sizes of the weave in threads, the centre thread being (0, 0).
BORDER = 6
# Threads from the edge of the weave to the field: a stripe, a row of steps, a stripe.

GROUND, CREAM, WOOL = 0, 1, 2


def border(depth: int, run: int) -> int:
    """The band round the field: `depth` threads from the edge, `run` along it from its middle."""
    if depth in (0, 5):
        return CREAM if depth == 0 else GROUND
    if depth == 1:
        return GROUND
    # stepped triangles, every eight threads
    rise = abs((run + 4) % 8 - 4)
    return WOOL if rise + (depth - 2) * 1.5 < 4 and rise + (depth - 2) < 4 else CREAM


def star(x: int, y: int) -> int | None:
    """The eight-armed star in the middle, or None outside its ground."""
    x, y = abs(x), abs(y)
    if max(x, y) > 14 or x + y > 20:
        return None
    if max(x, y) == 14 or x + y >= 19:
        return GROUND
    if max(x, y) == 13 or x + y >= 17:
        return CREAM
    if x + y < 3:
        return CREAM
    if x + y < 5:
        return GROUND
    arm = min(x, y) <= 2 and max(x, y) <= 11
    slant = abs(x - y) <= 2 and x + y <= 13
    tip = max(x, y)
    if arm or slant:
        edge = min(x, y) == 2 if arm and not slant else abs(x - y) == 2 and not arm
        return CREAM if edge or tip > 9 else WOOL
    return GROUND


def field(x: int, y: int) -> int:
    """A lattice of stepped diamonds, 16 threads wide and 20 high, and a second half a step on."""
    u, v = abs((x + 8) % 16 - 8), abs((y + 10) % 20 - 10)
    near = u + v <= 9
    d = u + v if near else 18 - u - v
    if d == 0:
        return CREAM
    if d <= 2:
        return WOOL if near else GROUND
    if d <= 4:
        return CREAM
    if d <= 6:
        return GROUND if near else WOOL
    return CREAM if d == 9 else GROUND


def tile(i: int, j: int) -> int:
    """The wool of thread (i, j) counted from the centre of the card."""
    dx, dy = COLUMNS - abs(i), ROWS - abs(j)
    depth = min(dx, dy)
    if depth < BORDER:
        return border(depth, j if dx < dy else i)
    in_star = star(i, j)
    return field(i, j) if in_star is None else in_star


Run = tuple[int, int, int, int]


def runs(kind: int) -> list[Run]:
    """Threads of one wool that lie together: first and last column, first and last row.

    Rows and then columns, so that each covers the joints of the other: two boxes that only touch
    would let the ground through between them.
    """
    out: list[Run] = []
    for across, (lines, length) in ((True, (ROWS, COLUMNS)), (False, (COLUMNS, ROWS))):
        for line in range(-lines, lines + 1):
            start: int | None = None
            for k in range(-length, length + 2):
                at = (k, line) if across else (line, k)
                if k <= length and tile(*at) == kind:
                    start = k if start is None else start
                elif start is not None:
                    if across:
                        out.append((start, k - 1, line, line))
                    elif k - 1 > start:
                        out.append((line, line, start, k - 1))
                    start = None
    return out


def dorso(g: Pen, skin: int) -> None:
    """Draw the whole back of number `skin` on an empty pen: paper, border and weave."""
    ground, wool = SKINS[skin]
    paper(g)
    g.raw(f'<rect x="38" y="38" width="544" height="874" rx="20" fill="{ground}"/>')
    with g.group("arte"):
        for kind, color in ((CREAM, THREAD), (WOOL, wool)):
            for i0, i1, j0, j1 in runs(kind):
                x0, x1 = 310 + STEP * (i0 - 0.5), 310 + STEP * (i1 + 0.5)
                y0, y1 = 475 + STEP * (j0 - 0.5), 475 + STEP * (j1 + 0.5)
                box(g, x0, y0, x1, y1, color)
