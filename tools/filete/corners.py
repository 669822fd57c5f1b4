"""Ornament for the corners of panels. The origin is the panel's corner, 1000 units its side.

Each of the four is drawn by a turned or mirrored pen, never by flipping a picture: the light
would flip with it.
"""

from filete.brush import Pen
from filete.ends import Hand
from filete.geometry import spine
from filete.ornament import acanthus, balls, fan, filete, flower, leaf
from filete.tones import Scheme

PLACES = {"ne": (False, True), "nw": (False, False), "se": (True, True), "sw": (True, False)}
"""Whether the corner is a lower one, and a right one."""


def placed(pen: Pen, place: str) -> Pen:
    """A pen that draws an upper left corner at another."""
    low, right = PLACES[place]
    turned = pen.at(0, 0, 180, 1, True) if low else pen
    return turned.at(0, 0, 0, 1, True) if right else turned


def rich(pen: Pen, c: Scheme, hand: Hand) -> None:
    """For dialogs and the title's panels: two leaves along the edges, a fan between them."""
    for down in (False, True):
        p = pen.at(20, 20, -90, 1, True) if down else pen.at(20, 20)
        length = hand(1.0) * (0.9 if down else 1.08)
        line = spine((500, 70), 0, (330 * length, 6), (60, 15, 300))
        filete(p, line, 13, c.hair)
        fan(p, (300, 300), 24, hand(290), 2, 18, c.second)
        leafy = (220 * length, 22), (190 * length, -8), (hand(150), 34, hand(420))
        acanthus(p, spine((120, 160), -20, *leafy), 50, c.leaf, 5, -1, (0.08, 0.5), c.heart, 3.2)
    balls(pen, spine((360, 360), 45, (380, 0)), 36, 11, 6, c.heart)
    flower(pen, (195, 195), 168, c.petal, c.heart, turn=-135)


def plain(pen: Pen, c: Scheme, hand: Hand) -> None:
    """For lists and small panels: a flower and two pairs of leaves that read at 40 px."""
    for down in (False, True):
        p = pen.at(0, 0, -90, 1, True) if down else pen
        leaf(p, (290, 190), hand(2), hand(560), hand(-26), c.leaf, 0.16)
        leaf(p, (260, 270), hand(22), hand(430), hand(44), c.second, 0.17)
    flower(pen, (235, 235), 225, c.petal, c.heart, turn=-135)
