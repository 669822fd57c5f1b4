"""The few capitals the deck needs, drawn with the pen of the numerals; text is never SVG text."""

from deck.geometry import Point, parse
from deck.pen import Pen

# Width, then the strokes of a pen skeleton; cap height 86, from (0, 0) down.
CAPITALS = {
    "V": (
        66,
        [
            "2,3,4 11,3,6 24,3,4",
            "12,4,13 22,38,13 34,83,9",
            "58,4,4 48,38,5 34,84,6",
            "46,3,4 56,3,5 66,3,4",
        ],
    ),
    "A": (
        68,
        [
            "34,3,7 22,42,5 11,82,4",
            "34,3,9 46,42,13 57,82,13",
            "19,56,4 33,55,6 49,56,4",
            "1,84,4 11,83,6 22,84,4",
            "44,84,4 57,83,7 68,84,4",
        ],
    ),
    "L": (
        52,
        [
            "2,3,4 14,3,7 26,3,4",
            "14,4,13 14,44,12.5 14,82,13",
            "2,84,4 16,83,7 34,83,7 44,79,8 50,64,3",
        ],
    ),
    "E": (
        54,
        [
            "2,3,4 16,3,7 34,3,7 44,6,8 49,18,3",
            "14,4,13 14,44,12.5 14,82,13",
            "14,43,4 26,43,6 36,42,7",
            "37,33,3 37,43,6 37,53,3",
            "2,84,4 16,83,7 36,83,7 46,79,8 52,64,3",
        ],
    ),
    "C": (62, ["56,26,3 52,8,10 46,7,7 33,2,7 14,14,12 6,43,16 14,73,12 34,84,7 50,77,6 57,62,3"]),
    "U": (
        66,
        [
            "1,3,4 12,3,7 23,3,4",
            "12,4,13 12,36,13 14,64,12 32,84,8 50,66,5 53,36,5 53,4,5",
            "43,3,4 53,3,6 64,3,4",
        ],
    ),
    "T": (
        60,
        [
            "5,20,3 7,6,8 18,3,7 30,3,7 43,3,7 54,6,8 56,20,3",
            "30,4,13 30,44,12.5 30,82,13",
            "17,84,4 30,83,7 43,84,4",
        ],
    ),
    "R": (
        64,
        [
            "2,3,4 14,3,7 28,3,5",
            "14,4,13 14,44,12.5 14,82,13",
            "2,84,4 14,83,7 26,84,4",
            "16,4,5 34,3,7 47,12,13 46,30,12 33,42,6 16,44,4",
            "30,43,5 42,62,12 54,81,9 64,82,3",
        ],
    ),
    "O": (66, ["33,2,7 15,12,12 7,43,16 15,74,12 33,84,7 51,74,12 59,43,16 51,12,12 33,2,7"]),
    " ": (26, []),
}
GAP = 9


def width(text: str) -> float:
    """Width of a line of capitals at cap height 86."""
    return sum(CAPITALS[c][0] for c in text) + GAP * (len(text) - 1)


def line(g: Pen, text: str, color: str, weight: float = 1.0) -> None:
    """A line of capitals centred on the origin, cap height 86 before the transform."""
    x = -width(text) / 2
    k = g.scale()
    for c in text:
        for stroke in CAPITALS[c][1]:
            p: list[Point] = [
                (g.T(z + complex(x, -43)), (w or 0) * k * weight, corner)
                for z, w, corner in parse(stroke)
            ]
            g.brush(p, color, rough=0.2)
        x += CAPITALS[c][0] + GAP
