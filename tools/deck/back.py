"""The back of the cards: a woven guarda pampa that looks the same turned by half a circle."""

from deck.frame import box, paper
from deck.pen import Pen

# One thread of the weave, card units; finer steps shimmer on a small card.
STEP = 11
GROUND, THREAD, ACCENT = "#1E2A5A", "#F6EBD0", "#B8202C"
COLUMNS, ROWS = 22, 37
# Half-sizes of the weave in threads, the centre thread being (0, 0).


def tile(i: int, j: int) -> str:
    """The colour of thread (i, j) counted from the centre of the card."""
    # a lattice of stepped diamonds, 20 threads wide and 24 high, with a second one half a step on
    u, v = abs((i + 10) % 20 - 10), abs((j + 12) % 24 - 12)
    d = min(u + v, (10 - u) + (12 - v))
    near = u + v <= (10 - u) + (12 - v)
    if d == 0:
        return THREAD
    if d <= 2:
        return ACCENT if near else GROUND
    if d <= 4:
        return THREAD if near else ACCENT
    if d <= 6:
        return GROUND
    if d <= 8:
        return ACCENT if near else GROUND
    return THREAD


def dorso(g: Pen) -> None:
    """Draw the whole back on an empty pen: paper, border and weave."""
    paper(g)
    g.raw(f'<rect x="38" y="38" width="544" height="874" rx="20" fill="{GROUND}"/>')
    with g.group("arte"):
        for color in (THREAD, ACCENT):
            for j in range(-ROWS, ROWS + 1):
                i = -COLUMNS
                while i <= COLUMNS:
                    if tile(i, j) != color:
                        i += 1
                        continue
                    start = i
                    while i <= COLUMNS and tile(i, j) == color:
                        i += 1
                    x0, x1 = 310 + STEP * (start - 0.5), 310 + STEP * (i - 0.5)
                    y0, y1 = 475 + STEP * (j - 0.5), 475 + STEP * (j + 0.5)
                    box(g, x0, y0, x1, y1, color)
