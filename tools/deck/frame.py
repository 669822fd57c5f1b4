"""The paper, the frame with the pinta of the suit, and the numerals in the two corners."""

from dataclasses import dataclass

from deck.canvas import H, W
from deck.geometry import parse
from deck.pen import Pen
from deck.tones import INK, PAPER

# Gaps in the top and bottom sides of the frame: the pinta, by which a fanned hand is read.
GAPS = {"oro": 0, "copa": 1, "espada": 2, "basto": 3}
HALF = 2.2


@dataclass(frozen=True)
class Ruling:
    """Where the frame runs on the left and at the top, and where and how tall the numeral is."""

    left: float
    top: float
    x: float
    y: float
    cap: float


USUAL = Ruling(left=46, top=43, x=66, y=61, cap=86)
# For weak eyes: numerals of cap 150 need the paper that the usual frame leaves free
LARGE = Ruling(left=20, top=20, x=36, y=38, cap=150)

# Old-style figures: width, then the strokes of a pen skeleton; cap height 86, from (0, 0) down.
FIGURES = {
    "1": (
        36,
        [
            "3,21,2.5 11,16,5.5 20,4,8",
            "20,5,14 20,40,13.5 20,80,14",
            "4,83.5,4.5 20,83,7 36,83.5,4.5",
        ],
    ),
    "2": (
        54,
        [
            "7,24,12 6,14,7 14,4,6 28,2,9 43,10,16 45,27,17 34,45,11 18,62,7 7,78,5",
            "6,79,10 20,74,12 36,80,13 47,76,8 52,62,3",
        ],
    ),
    "3": (
        52,
        [
            "7,20,12 9,8,7 24,2,8 40,9,15 41,24,14 32,36,6 20,40,4",
            "20,40,4 38,44,10 46,60,17 38,79,12 20,85,7 8,78,7 6,68,12",
        ],
    ),
    "4": (
        58,
        [
            "39,3,4 22,28,6 3,59,6",
            "3,60,7 30,60,8 55,60,6",
            "41,4,16 41,40,15 41,82,15",
            "27,83.5,4 41,83,8 54,83.5,4",
        ],
    ),
    "5": (
        52,
        [
            "46,2,4 40,8,12 26,7,12 13,5,7",
            "13,4,5 11,20,5 9,37,5",
            "9,38,4 22,31,7 39,38,13 45,57,17 37,78,12 20,85,7 8,79,7 5,70,12",
        ],
    ),
    "6": (
        54,
        [
            (
                "45,9,10 36,2,6 22,8,9 10,27,15 6,52,17 12,74,13 26,85,7 40,79,12 47,62,17 "
                "41,44,12 28,38,6 15,45,5 9,56,5"
            )
        ],
    ),
    "7": (52, ["4,18,4 6,6,7 18,7,12 34,9,12 49,5,7", "49,5,5 38,30,10 28,55,15 24,82,17"]),
    "0": (56, ["28,2,7 13,12,12 6,43,17 13,74,12 28,84,7 43,74,12 50,43,17 43,12,12 28,2,7"]),
}
GAP = 5
WIDEST = 92


def paper(g: Pen) -> None:
    """The card itself, with its hairline edge."""
    g.raw(
        f'<rect x="1.5" y="1.5" width="617" height="947" rx="37" fill="{PAPER}" '
        'stroke="#7A756B" stroke-width="3"/>'
    )


def box(g: Pen, x0: float, y0: float, x1: float, y1: float, color: str) -> None:
    """An upright rectangle without grain."""
    g.fill([complex(x0, y0), complex(x1, y0), complex(x1, y1), complex(x0, y1)], color)


def frame(g: Pen, suit: str, ruling: Ruling = USUAL) -> None:
    """Paper, sides and pinta: of 2n+1 equal parts of a side the odd ones are drawn."""
    paper(g)
    left, right, top, bottom = ruling.left, W - ruling.left, ruling.top, H - ruling.top
    with g.group("frame"):
        for x in (left, right):
            box(g, x - HALF, top - HALF, x + HALF, bottom + HALF, INK)
    with g.group("pinta"):
        n = 2 * GAPS[suit] + 1
        part = (right - left) / n
        for y in (top, bottom):
            for i in range(0, n, 2):
                x0 = left + part * i - (HALF if i == 0 else 0)
                x1 = left + part * (i + 1) + (HALF if i == n - 1 else 0)
                box(g, x0, y - HALF, x1, y + HALF, INK)


def numeral(g: Pen, n: int) -> None:
    """The number at the origin (cap top left) over a halo of paper; two figures are condensed."""
    text, x, squeeze = str(n), 0.0, 1.0
    total = sum(FIGURES[c][0] for c in text) + GAP * (len(text) - 1)
    if total > WIDEST:
        squeeze = WIDEST / total
    placed = []
    for c in text:
        placed.append((x, FIGURES[c][1]))
        x += (FIGURES[c][0] + GAP) * squeeze
    for halo in (True, False):
        for x0, strokes in placed:
            for stroke in strokes:
                p = [
                    (
                        g.T(complex(x0 + z.real * squeeze, z.imag)),
                        (w or 0) * squeeze**0.8 * 0.92 * g.scale(),
                        k,
                    )
                    for z, w, k in parse(stroke)
                ]
                if halo:
                    g.brush(p, PAPER, add=20, rough=0)
                else:
                    g.brush(p, INK, rough=0.3)


def indices(g: Pen, n: int) -> None:
    """The number top left, and turned half round bottom right."""
    x, y = USUAL.x, USUAL.y
    for ident, x0, y0, turn in (("indice_a", x, y, 0), ("indice_b", W - x, H - y, 180)):
        with g.group(ident), g.at(x0, y0, turn):
            numeral(g, n)
