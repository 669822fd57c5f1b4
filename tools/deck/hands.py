"""Hands: fists round a shaft, hands that hold, hang or rest on the hip."""

from deck.geometry import Polygon
from deck.pen import Pen
from deck.tones import SKIN, Tone


def capsule(x0: float, y0: float, x1: float, y1: float, r: float) -> str:
    """The shape of a finger from one point to another."""
    a, b = complex(x0, y0), complex(x1, y1)
    d = (b - a) / abs(b - a)
    n = d * 1j
    q = [
        a + n * r,
        (a + b) / 2 + n * r * 1.06,
        b + n * r * 0.86,
        b + d * r * 0.95,
        b - n * r * 0.86,
        (a + b) / 2 - n * r * 1.02,
        a - n * r,
        a - d * r * 0.8,
    ]
    return " ".join(f"{z.real:.1f},{z.imag:.1f}" for z in q)


def fist_back(g: Pen, skin: Tone = SKIN) -> Polygon:
    """The palm behind a shaft; wrist to the right."""
    return g.piece("-10,-27 14,-32 34,-24 46,-2 48,18 30,30 4,32 -10,24", skin, w=4, shade=6)


def fist_front(g: Pen, skin: Tone = SKIN, thumb: bool = True) -> None:
    """Four fingers round a shaft that runs along y through the origin; wrist to the right."""
    for _i, (y, x0, x1) in enumerate(((22, 18, -13), (9, 22, -18), (-5, 23, -20), (-19, 20, -18))):
        g.piece(capsule(x0, y - 1, x1, y, 7.4), skin, w=3.6, shade=3.2, gap=1.6)
        g.line(f"{x1 - 2},{y - 4} {x1 - 5},{y - 1} {x1 - 3},{y + 2}", 1.8)
    if thumb:
        g.piece(
            "30,-18 18,-30 4,-38 -12,-40 -17,-33 -8,-27 8,-24 18,-14", skin, w=3.8, shade=4, gap=1.8
        )
        g.line("-13,-37 -9,-34 -13,-31", 1.8)


def hand_hip(g: Pen, skin: Tone = SKIN) -> None:
    """Back of a hand laid on the hip, fingers pointing left-down; wrist right."""
    for y, length in ((16, 30), (6, 37), (-4, 38), (-14, 32)):
        g.piece(capsule(-8, y, -length, y + 8, 6.8), skin, w=3.4, shade=3, gap=1.5)
    g.piece("26,-14 6,-22 -12,-20 -18,-4 -14,18 4,22 26,16", skin, w=3.8, shade=5)
    g.piece(capsule(0, -18, -12, -36, 6.4), skin, w=3.4, shade=3, gap=1.5)
    g.fill("0,-14 12,-12 12,-4 0,-6", skin.base)
    for y in (-8, 1, 10):
        g.line(f"-16,{y + 2} -9,{y} -5,{y - 1}", 2)


def nail(g: Pen, x: float, y: float, turn: float) -> None:
    """A fingernail."""
    with g.at(x, y, turn):
        g.line("-3.4,2.6 0,-0.6 3.4,2.6", 1.7, "even")


def hand_hold_back(g: Pen, skin: Tone = SKIN) -> None:
    """The thumb behind a thing that `hand_hold_front` holds by its lower rim."""
    g.piece(capsule(20, 36, 42, 4, 8.4), skin, w=3.8, shade=3.4, gap=1.6)


def hand_hold_front(g: Pen, skin: Tone = SKIN) -> None:
    """Back of a hand whose four fingers lie over a rim at the origin; wrist below at y 60."""
    fingers = ((-25, -16, -12), (-9, -28, -5), (8, -29, 4), (23, -19, 11))
    for x, y, turn in fingers:
        g.piece(capsule(x * 0.74, 16, x, y, 7.6), skin, w=3.7, shade=3.2, gap=1.6)
        nail(g, x, y - 2, turn)
    g.piece("-19,62! -27,36 -24,14 -10,8 9,8 24,14 27,36 18,62!", skin, w=4, shade=6)
    # the knuckles run into the back of the hand: no line there but between the fingers
    g.fill("-22,24 -21,10 -9,3 8,3 21,10 23,26 14,34 -14,34", skin.base)
    for gap, low in ((-13.5, 17), (-0.5, 14), (12.5, 17)):
        g.line(f"{gap * 1.16},{low - 24} {gap},{low - 6} {gap * 0.94},{low}", 2.6, "cut")
    for x, y, _ in fingers:
        g.line(f"{x * 0.78 - 4},15 {x * 0.78},18 {x * 0.78 + 4},15", 1.9)
        g.line(f"{x * 0.86 - 4},{y * 0.4} {x * 0.86 + 4},{y * 0.4}", 1.6)
    for x, turn in ((-8, -3), (1, 0), (10, 3)):
        g.line(f"{x},22 {x + turn * 0.4},32 {x - turn},42", 1.8)


def hand_down(g: Pen, skin: Tone = SKIN) -> None:
    """A hanging hand, its fingers a little bent; wrist above at y -34, thumb to the left."""
    for x0, x1, y in ((14, 15, 34), (5, 5, 42), (-5, -5, 42), (-14, -14, 34)):
        g.piece(capsule(x0, 8, x1, y, 7), skin, w=3.6, shade=3.2, gap=1.6)
        nail(g, x1, y + 1, 180)
    g.piece("-14,-36! -20,-8 -19,10 -8,16 9,16 20,9 20,-8 14,-36!", skin, w=4, shade=6)
    g.fill("-18,0 -18,12 -8,19 8,19 18,12 18,0 8,-6 -8,-6", skin.base)
    for x, top in ((-9.5, 8), (0, 7), (9.5, 8)):
        g.line(f"{x},26 {x},{top + 6} {x},{top}", 2.6, "cut")
    g.piece(capsule(-17, -8, -25, 18, 6.8), skin, w=3.6, shade=3, gap=1.6)
    for x in (-9, 0, 9):
        g.line(f"{x},12 {x},4 {x * 0.9},-4", 1.9)
