"""What stands on the middle of a plate's upper edge, and the ribbon below its lower one.

The origin is the middle of the edge; 1000 units are the plate's height.
"""

from filete.brush import Pen
from filete.emblems import ribbon, sun, tail
from filete.ends import Hand
from filete.geometry import Spine, spine
from filete.ornament import acanthus, balls, diamond, fan, flower, leaf, turned_leaf
from filete.tones import Scheme


def garland(pen: Pen, c: Scheme, hand: Hand) -> None:
    """A flower between two leaves that run along the edge."""
    for flip in (False, True):
        p = pen.at(0, 0, 0, 1, flip)
        line = spine((20, 0), -18, (hand(360), 48), (hand(200), -60), (hand(70), 16, -380))
        acanthus(p, line, 36, c.leaf, 4, -1, (0.1, 0.5), c.heart)
        balls(p, spine((740, 0), 0, (400, 0)), 28, 9, 6, c.heart)
    flower(pen, (0, 0), 135, c.petal, c.heart)


def palm(pen: Pen, c: Scheme, hand: Hand) -> None:
    """A palmette that rises from two volutes."""
    fan(pen, (0, -20), -90, 250, 7, 66, c.second)
    for flip in (False, True):
        p = pen.at(0, 0, 0, 1, flip)
        line = spine((10, -10), 18, (hand(230), -30), (hand(200), -14), (hand(78), 18, -400))
        acanthus(p, line, 38, c.leaf, 4, -1, (0.12, 0.46), c.heart)
        leaf(p, (60, 20), hand(28), 200, -40, c.second)
        balls(p, spine((680, 10), 0, (360, 0)), 28, 9, 5, c.heart)
    flower(pen, (0, 10), 105, c.petal, c.heart, 6)


def bouquet(pen: Pen, c: Scheme, hand: Hand) -> None:
    """Three flowers among leaves, the middle one double."""
    fan(pen, (0, -40), -90, 190, 5, 62, c.leaf)
    for flip in (False, True):
        p = pen.at(0, 0, 0, 1, flip)
        broad = spine((90, 20), hand(-12), (hand(210), 24), (hand(190), -40))
        turned_leaf(p, broad, 50, c.leaf, c.second, side=-1)
        flower(p, (145, -8), 92, "cream" if c.petal != "cream" else "vermilion", c.heart)
        balls(p, spine((640, 20), 0, (360, 0)), 28, 9, 5, c.heart)
    flower(pen, (0, -15), 145, c.petal, c.heart, double="cream" if c.petal != "cream" else "pink")


def dawn(pen: Pen, c: Scheme, hand: Hand) -> None:
    """The sun coming up behind leaves: for vale cuatro and the title."""
    sun(pen, (0, -30), 210)
    for flip in (False, True):
        p = pen.at(0, 0, 0, 1, flip)
        line = spine((-20, 92), -4, (hand(420), 20), (hand(200), -50), (hand(100), 20, -400))
        acanthus(p, line, 45, c.leaf, 5, -1, (0.14, 0.55), c.heart)
        fan(p, (300, 20), -38, hand(200), 3, 26, c.second)
        balls(p, spine((790, 66), 0, (300, 0)), 30, 10, 6, c.heart)
    diamond(pen, (0, 118), 48, 72, "celeste")


def ribbon_foot(pen: Pen, c: Scheme, hand: Hand) -> None:
    """A blue and white ribbon under the middle of the lower edge."""
    ribbon(pen, spine((-475, 0), -9, (475, 9), (475, 9)), 52)


def ribbon_end(pen: Pen, c: Scheme, hand: Hand) -> None:
    """The folded left end of a ribbon whose straight middle the game paints itself."""
    body: Spine = [(420, -120), (820, -120), (1220, -120)]
    tail(pen, body, RIBBON_HALF, "celeste", 1.72, 0)


RIBBON_HALF = 330
"""Half the height of a ribbon's straight middle, which lies 120 units above the plate's."""
