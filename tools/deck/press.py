"""What the press leaves on the large pieces: colour a little off the line, and specks of paper."""

import cmath

from deck.canvas import Canvas
from deck.geometry import Polygon, inside
from deck.paths import path_d

# How far the colours are printed off the lines, card units.
REGISTER = complex(2.1, 1.5)
# One speck of the print in so many square units.
SPECK_EVERY = 2600


def specks(g: Canvas, p: Polygon, color: str) -> None:
    """Small flaws where the colour did not take: few, and always the same for a piece."""
    x0, x1 = min(q.real for q in p), max(q.real for q in p)
    y0, y1 = min(q.imag for q in p), max(q.imag for q in p)
    for i in range(int((x1 - x0) * (y1 - y0) / SPECK_EVERY)):
        u, v = (i * 0.7548 + y0 * 0.013) % 1, (i * 0.5698 + x0 * 0.017) % 1
        z = complex(x0 + (x1 - x0) * u, y0 + (y1 - y0) * v)
        if inside(z, p):
            r = 0.9 + 0.9 * ((i * 0.618) % 1)
            corners = [cmath.rect(r * (1 - 0.4 * (j % 2)), 1.1 * j + i) for j in range(6)]
            g.emit(path_d([z + c for c in corners], 0.1), color)
