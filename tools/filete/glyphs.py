"""The display face: capitals, figures and signs as outlines, cap height 100.

A face with weight and swash, after painted cart letters: heavy uprights with flared ends and a
pointed spur at the waist, thin joins, ball ends. Knows outlines; must not know paint. A glyph is
a list of parts and a width; y runs down from 0 at the top to 100 on the line.
"""

from collections.abc import Callable
from functools import cache

from filete.figures import SIGNS
from filete.geometry import Point, Polygon, ellipse, lerp, spine
from filete.strokes import bar, curl, diagonal, disc, flag, ring, stem, swash, sweep, swell, tall
from filete.union import union

Parts = list[Polygon]
BOLD = 24.0


def _a() -> tuple[Parts, float]:
    parts = [diagonal((42, 6), (12, 98), 8, 9), diagonal((42, 4), (74, 98), 23, 25)]
    parts += [bar(0, 27, 94), bar(54, 96, 94), sweep([(24, 66), (62, 66)], swell(4, 6, 4), 12)]
    parts += [bar(24, 52, 5), *curl((28, 5), 176, -280, 10, 4)]
    return parts, 94


def _b() -> tuple[Parts, float]:
    bowls = [
        sweep(ellipse((30, 26), 34, 22, -100, 100), swell(4.5, 11, 4.5)),
        sweep(ellipse((30, 72), 40, 24, -100, 100), swell(4.5, 12.5, 4.5)),
    ]
    return [stem(22, BOLD, spur="left"), *bowls], 84


def _c() -> tuple[Parts, float]:
    body = sweep(ellipse((44, 50), 36, 46, -38, -318, 50), swell(4, 14, 4.5), 50)
    return [body, disc((70, 25), 10), *curl((72, 78), -60, -250, 8)], 84


def _d() -> tuple[Parts, float]:
    bowl = sweep(ellipse((26, 50), 50, 46, -104, 104, 60), swell(5, 14, 5), 56)
    return [stem(22, BOLD, spur="left"), bowl], 92


def _e() -> tuple[Parts, float]:
    parts = [stem(22, BOLD), flag((24, 0), 74, 1), flag((24, 100), 78, -1)]
    return [*parts, sweep([(24, 50), (58, 50)], swell(4, 4, 9), 12), disc((58, 50), 7.5)], 80


def _f() -> tuple[Parts, float]:
    parts = [stem(22, BOLD), flag((24, 0), 74, 1)]
    return [*parts, sweep([(24, 50), (56, 50)], swell(4, 4, 9), 12), disc((56, 50), 7.5)], 76


def _g() -> tuple[Parts, float]:
    body = sweep(ellipse((44, 50), 36, 46, -38, -330, 50), swell(4, 14, 5), 50)
    return [body, disc((70, 25), 10), stem(74, 20, 52, 100, "none", 0.7)], 92


def _h() -> tuple[Parts, float]:
    return [stem(22, BOLD), stem(76, BOLD), sweep([(24, 50), (76, 50)], swell(4, 6, 4), 16)], 98


def _i() -> tuple[Parts, float]:
    return [stem(22, BOLD)], 44


def _j() -> tuple[Parts, float]:
    hook = [(44.0, 4.0), (44.0, 66.0), *ellipse((27, 70), 17, 24, 0, 150, 16)[1:]]
    return [tall(hook, 12.5, 5), bar(26, 62, 5), disc((12, 78), 9.5)], 64


def _k() -> tuple[Parts, float]:
    leg = spine((36, 46), 30, (32, 30), (34, -50), (12, 4.5, -290))
    arm = diagonal((72, 4), (28, 58), 9, 7)
    return [stem(22, BOLD), arm, bar(56, 90, 5), *swash(leg, _fat_leg, 5.2)], 94


def _fat_leg(t: float) -> float:
    """Half width of a leg that swells, thins on the line and ends in a curl."""
    return lerp(5, 12.5, min(1.0, t * 3.4)) * lerp(1, 0.26, max(0.0, min(1.0, (t - 0.34) / 0.3)))


def _l() -> tuple[Parts, float]:
    return [stem(22, BOLD), flag((24, 100), 78, -1)], 78


def _m() -> tuple[Parts, float]:
    parts = [diagonal((20, 4), (14, 98), 8, 9), diagonal((20, 3), (56, 92), 22, 16)]
    parts += [diagonal((88, 3), (56, 92), 8, 7), stem(94, 23, 2, 100, "none"), bar(0, 30, 95)]
    return [*parts, bar(4, 26, 5), *curl((6, 5), 176, -280, 9, 4)], 116


def _n() -> tuple[Parts, float]:
    parts = [diagonal((18, 4), (18, 98), 8, 9), diagonal((20, 4), (74, 98), 24, 22)]
    parts += [diagonal((78, 2), (78, 98), 9, 8), bar(2, 34, 95), bar(60, 96, 5)]
    return [*parts, bar(4, 26, 5), *curl((6, 5), 176, -280, 9, 4)], 98


def _enye() -> tuple[Parts, float]:
    parts, width = _n()
    wave = spine((30, -15), -38, (22, 76), (24, -76))
    return [*parts, sweep(wave, swell(3, 5.5, 3), 20), disc((30, -14), 4.5)], width


def _o() -> tuple[Parts, float]:
    return ring((46, 50), 46, 52, 20, 41), 92


def _p() -> tuple[Parts, float]:
    bowl = sweep(ellipse((28, 30), 39, 26, -100, 100), swell(4.5, 12.5, 4.5))
    return [stem(22, BOLD, spur="left"), bowl], 80


def _q() -> tuple[Parts, float]:
    tail = spine((44, 80), 14, (26, 40), (30, -70), (9, 3.5, -250))
    return [*ring((46, 50), 46, 52, 20, 41), *swash(tail, swell(4, 8, 2.6), 5)], 104


def _r() -> tuple[Parts, float]:
    bowl = sweep(ellipse((28, 27), 37, 24, -100, 100), swell(4.5, 12, 4.5))
    leg = spine((36, 49), 14, (30, 50), (36, -44), (13, 4.5, -300))
    return [stem(22, BOLD, spur="left"), bowl, *swash(leg, _fat_leg, 5.4)], 92


def _s() -> tuple[Parts, float]:
    top = ellipse((40, 27), 27, 24, -30, -270, 24)
    low = ellipse((40, 73), 30, 24, -90, 150, 24)[1:]
    body = sweep(top + low, lambda t: lerp(4, 13, max(0.0, 1 - abs(t - 0.5) / 0.42)), 56)
    return [body, disc((62, 18), 9), disc((15, 82), 9.5)], 76


def _t() -> tuple[Parts, float]:
    arms = [
        (4, 2),
        (78, 2),
        (84, 36),
        (78, 37),
        (74, 26),
        (66, 20),
        (16, 20),
        (8, 26),
        (4, 37),
        (-2, 36),
    ]
    roof: Polygon = [(float(x), float(y)) for x, y in arms]
    return [stem(41, BOLD, 6), roof, *curl((1, 30), 110, 300, 10)], 82


def _u() -> tuple[Parts, float]:
    line: list[Point] = [(20, 4), (20, 58), *ellipse((47, 60), 27, 33, 180, 0, 24), (74, 4)]
    spur: Polygon = [(0, 50), (12, 45), (20, 36), (20, 64), (12, 55)]
    return [tall(line, 12.5, 6.5), bar(0, 40, 6), bar(60, 90, 5), spur], 92


def _v() -> tuple[Parts, float]:
    parts = [diagonal((22, 3), (48, 98), 25, 14), diagonal((76, 3), (48, 98), 9, 8)]
    return [*parts, bar(0, 44, 5), bar(62, 94, 5)], 94


def _w() -> tuple[Parts, float]:
    parts = [diagonal((20, 3), (42, 98), 24, 13), diagonal((64, 8), (42, 98), 8, 7)]
    parts += [diagonal((62, 3), (88, 98), 24, 13), diagonal((112, 3), (88, 98), 9, 7)]
    return [*parts, bar(0, 42, 5), bar(50, 82, 5), bar(100, 130, 5)], 130


def _x() -> tuple[Parts, float]:
    parts = [diagonal((20, 4), (74, 97), 25, 25), diagonal((74, 4), (18, 97), 8, 8)]
    return [*parts, bar(0, 42, 5), bar(60, 92, 5), bar(0, 34, 95), bar(54, 98, 95)], 98


def _y() -> tuple[Parts, float]:
    parts = [diagonal((20, 3), (46, 56), 24, 20), diagonal((76, 3), (50, 56), 9, 8)]
    return [*parts, stem(47, BOLD, 46, 100, "none"), bar(0, 42, 5), bar(62, 94, 5)], 94


def _z() -> tuple[Parts, float]:
    parts = [flag((76, 0), 4, 1), flag((6, 100), 82, -1), diagonal((66, 8), (18, 92), 24, 24)]
    return [*parts, bar(40, 78, 5), bar(4, 40, 95)], 84


def _space() -> tuple[Parts, float]:
    return [], 34


_CAPITALS: dict[str, Callable[[], tuple[Parts, float]]] = {
    "A": _a, "B": _b, "C": _c, "D": _d, "E": _e, "F": _f, "G": _g, "H": _h, "I": _i, "J": _j,
    "K": _k, "L": _l, "M": _m, "N": _n, "Ñ": _enye, "O": _o, "P": _p, "Q": _q, "R": _r, "S": _s,
    "T": _t, "U": _u, "V": _v, "W": _w, "X": _x, "Y": _y, "Z": _z, " ": _space,
}  # fmt: skip
_ACCENTED = {"Á": "A", "É": "E", "Í": "I", "Ó": "O", "Ú": "U"}
LETTERS = (*_CAPITALS, *_ACCENTED, *SIGNS)


@cache
def glyph(letter: str) -> tuple[list[Polygon], float]:
    """The outlines of a letter, its parts made one, and how wide it is."""
    if letter in _ACCENTED:
        parts, width = _CAPITALS[_ACCENTED[letter]]()
        x = width * 0.46
        accent = sweep([(x - 2, -7), (x + 16, -25)], lambda t: lerp(2.5, 7, t), 8)
        return union([*parts, accent]), width
    parts, width = (_CAPITALS[letter] if letter in _CAPITALS else SIGNS[letter])()
    return union(parts), width
