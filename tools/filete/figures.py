"""Figures and signs of the display face, cap height 100. Knows outlines; must not know paint."""

from collections.abc import Callable

from filete.geometry import Point, Polygon, ellipse, lerp, spine
from filete.strokes import bar, curl, diagonal, disc, flag, ring, stem, sweep, swell
from filete.union import solid

Drawn = tuple[list[Polygon], float]


def turned_about(part: Polygon, width: float) -> Polygon:
    """An outline turned half round the middle of a figure; solid stays solid."""
    return [(width - 4 - x, 100 - y) for x, y in part]


def _0() -> Drawn:
    return ring((38, 50), 38, 51, 15, 40), 76


def _1() -> Drawn:
    beak = sweep([(24, 12), (12, 24), (2, 27)], lambda t: lerp(7, 3, t), 12)
    return [stem(28, 23, 0, 100), beak], 54


def _2() -> Drawn:
    head = ellipse((36, 29), 27, 26, -190, 40, 26)
    body = sweep([*head, (12, 90)], lambda t: lerp(4, 11, max(0.0, 1 - abs(t - 0.52) / 0.5)), 50)
    return [body, disc((13, 30), 9), flag((8, 100), 74, -1)], 76


def _3() -> Drawn:
    top = sweep(ellipse((32, 26), 26, 22, -160, 92, 30), swell(4, 11, 5), 40)
    low = sweep(ellipse((32, 72), 32, 25, -92, 160, 30), swell(5, 13, 4.5), 40)
    return [top, low, disc((11, 21), 9), disc((7, 80), 10)], 72


def _4() -> Drawn:
    parts = [stem(56, 24, 0, 100), diagonal((52, 3), (8, 68), 9, 10), bar(-2, 84, 69, 6)]
    return [*parts, *curl((82, 69), 20, -280, 7, 3.6)], 88


def _5() -> Drawn:
    bowl = sweep(ellipse((32, 66), 31, 30, -130, 155, 36), swell(4, 13, 4.5), 44)
    roof: list[Point] = [(12, 0), (58, 0), (68, -8), (66, 14), (58, 17), (12, 17)]
    return [bowl, solid(roof), diagonal((17, 4), (13, 50), 9, 8), disc((8, 79), 10)], 72


def _6() -> Drawn:
    back = sweep(ellipse((45, 56), 25, 48, -64, -196, 30), swell(3.5, 10, 7), 36)
    return [*ring((42, 68), 33, 32, 12, 21), back, disc((59, 15), 9)], 80


def _7() -> Drawn:
    leg = sweep(spine((70, 6), 122, (50, -10), (48, -22)), lambda t: lerp(5, 13, t), 24)
    return [flag((72, 0), 2, 1), leg, bar(14, 54, 96)], 76


def _8() -> Drawn:
    top, low = ring((38, 26), 33, 28, 14, 18), ring((38, 74), 38, 28, 15, 18)
    return [top[0], low[0], top[1], low[1]], 76


def _9() -> Drawn:
    parts, width = _6()
    return [turned_about(part, width) for part in parts], width


def _exclamation() -> Drawn:
    body = sweep([(13, 0), (13, 70)], lambda t: lerp(12.5, 3, t**1.4), 16)
    return [body, disc((13, 0), 12.2), disc((13, 90), 10.5)], 28


def _opening_exclamation() -> Drawn:
    return _turned(_exclamation)


def _question() -> Drawn:
    hook = [*ellipse((32, 27), 25, 25, -190, 62, 26), (32, 72)]
    body = sweep(hook, lambda t: lerp(4, 11, max(0.0, 1 - abs(t - 0.5) / 0.5)), 44)
    return [body, disc((10, 27), 9), disc((32, 90), 10.5)], 66


def _opening_question() -> Drawn:
    return _turned(_question)


def _turned(sign: Callable[[], Drawn]) -> Drawn:
    """A sign stood on its head, hanging a little below the line as Spanish sets it."""
    parts, width = sign()
    return [solid([(width - 2 - x, 108 - y) for x, y in part]) for part in parts], width


def _stop() -> Drawn:
    return [disc((12, 89), 11)], 26


def _comma() -> Drawn:
    tail = sweep(spine((18, 90), 80, (22, 50)), lambda t: lerp(8, 1.5, t), 12)
    return [disc((13, 89), 11), tail], 28


def _dash() -> Drawn:
    return [bar(2, 40, 54, 7)], 44


SIGNS: dict[str, Callable[[], Drawn]] = {
    "0": _0, "1": _1, "2": _2, "3": _3, "4": _4, "5": _5, "6": _6, "7": _7, "8": _8, "9": _9,
    "!": _exclamation, "¡": _opening_exclamation, "?": _question, "¿": _opening_question,
    ".": _stop, ",": _comma, "-": _dash,
}  # fmt: skip
