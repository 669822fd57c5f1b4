"""What stands at the left end of a plate: five compositions, from a button's to vale cuatro's.

The origin is the middle of the plate's left edge; 1000 units are the plate's height. The right
end is the same piece drawn again by a mirrored pen and another hand, lit from the same side.
"""

import random

from filete.brush import Pen
from filete.geometry import spine
from filete.ornament import (
    acanthus,
    ball_row,
    balls,
    bud,
    fan,
    filete,
    flower,
    horn,
    leaf,
    sprig,
    turned_leaf,
)
from filete.tones import Scheme


class Hand:
    """A painter's hand: measures come out a little different every time, but always alike."""

    def __init__(self, seed: str, share: float = 0.035) -> None:
        self._random = random.Random(seed)
        self._share = share

    def __call__(self, value: float) -> float:
        """About this much."""
        return value * (1 + self._random.uniform(-self._share, self._share))


def button(pen: Pen, c: Scheme, hand: Hand) -> None:
    """For plates 36 to 90 px high: one flower, two commas, leaves that read as leaves."""
    for low in (False, True):
        p = pen.at(0, 0, 180 if low else 0, 1, low)
        leaf(p, (220, -120), hand(-108), hand(300), hand(-44), c.second, 0.2)
        leaf(p, (265, -100), hand(-70), hand(370), hand(-30), c.leaf, 0.2)
        curl = spine((325, -80), hand(-48), (hand(200), 30), (hand(92), hand(40), 330))
        acanthus(p, curl, 50, c.leaf, 2, -1, (0.1, 0.3), c.heart, 3.2)
        leaf(p, (320, -20), hand(-16), hand(270), hand(30), c.second, 0.18)
    flower(pen, (255, 0), hand(200), c.petal, c.heart)


def small_button(pen: Pen, c: Scheme, hand: Hand) -> None:
    """For buttons with little room beside their word: a flower between two leaves."""
    for low in (False, True):
        p = pen.at(0, 0, 180 if low else 0, 1, low)
        leaf(p, (200, -90), hand(-88), hand(330), hand(-40), c.leaf, 0.21)
        leaf(p, (230, -80), hand(-58), hand(290), hand(50), c.second, 0.2)
    flower(pen, (225, 0), hand(180), c.petal, c.heart)


def volutes(pen: Pen, c: Scheme, hand: Hand, level: int = 1) -> None:
    """Out of a flower rise two volutes; from the back of each springs a leaf the other way.

    ``level`` 1 to 3: more leaves, then scrolls that break out over the frame.
    """
    for low in (False, True):
        p = pen.at(0, 0, 180 if low else 0, 1, low)
        reach = hand(240 if level >= 3 else 300)
        line = spine((620, -375), 4, (hand(620), -6), (hand(55), 20, 330))
        filete(p, line, 12, c.hair)
        if level >= 3:
            out = spine((150, -300), hand(-136), (hand(150), -34), (hand(80), 24, -420))
            acanthus(p, out, 40, c.second, 3, 1, (0.1, 0.4), c.heart)
        fan(p, (200, -250), hand(-128), hand(200), 3, 34, c.second)
        if level == 2:
            fan(p, (640, -110), hand(14), hand(170), 3, 40, c.second)
        back = spine((400, -375), -14, (reach, 44), (reach * 0.4, -44), (hand(90), 20, 420))
        acanthus(p, back, 36, c.second, 4, -1, (0.1, 0.46), c.heart, 3.8)
        main = spine((120, -20), hand(-98), (hand(220), 46), (hand(200), 50, hand(500)))
        acanthus(p, main, 58, c.leaf, 4, -1, (0.06, 0.4), c.heart, 3.9)
    r = hand(195 if level >= 3 else 172)
    flower(pen, (200, 0), r, c.petal, c.heart, double="cream" if level >= 3 else None)
    # The largest plates carry the longest words: nothing may point at them from nearby.
    ball_row(pen, (430, 0), 0, 200 if level >= 3 else 400, c.heart, 3 if level >= 3 else 5)


def turned(pen: Pen, c: Scheme, hand: Hand, level: int = 1) -> None:
    """An S that fills the end: a volute above, below it a broad leaf that turns over."""
    filete(pen, spine((640, -375), 4, (hand(560), -6), (hand(52), 20, 330)), 12, c.hair)
    filete(pen, spine((760, 385), -4, (hand(420), 8), (hand(50), 18, -330)), 12, c.hair)
    fan(pen, (190, -260), hand(-128), hand(215), 3, 34, c.second)
    back = spine((410, -365), -12, (hand(280), 42), (130, -40), (hand(86), 20, 420))
    acanthus(pen, back, 36, c.second, 4, -1, (0.1, 0.46), c.heart, 3.8)
    main = spine((130, 120), hand(-112), (hand(330), 60), (hand(196), 46, hand(490)))
    acanthus(pen, main, 60, c.leaf, 5, -1, (0.06, 0.46), c.heart, 3.5)
    fan(pen, (170, 300), hand(132), hand(200), 3, 34, c.second)
    curl = spine((215, 130), hand(108), (hand(110), 10), (hand(84), 22, 440))
    acanthus(pen, curl, 38, c.second, 3, -1, (0.08, 0.34), c.heart)
    broad = spine((220, 90), hand(66), (hand(260), -52), (hand(250), -46))
    turned_leaf(pen, broad, 80, c.leaf, c.petal, side=-1, lobes=4)
    flower(pen, (205, 62), hand(165), c.petal, c.heart, 6 if level >= 2 else 5)
    if level >= 2:
        fan(pen, (620, -90), hand(-6), hand(170), 3, 40, c.second)
    ball_row(pen, (580, -10), 2, hand(250), c.heart, 4)


def plenty(pen: Pen, c: Scheme, hand: Hand, level: int = 1) -> None:
    """A horn of plenty that pours flowers towards the word."""
    filete(pen, spine((600, -385), 4, (hand(600), -6), (hand(52), 20, 330)), 12, c.hair)
    filete(pen, spine((700, 385), -4, (hand(500), 8), (hand(50), 18, -330)), 12, c.hair)
    fan(pen, (170, -240), hand(-126), hand(230), 3, 34, c.second)
    fan(pen, (210, 330), hand(128), hand(190), 3, 34, c.second)
    upper = spine((220, -60), hand(-104), (hand(190), 60), (hand(150), 36, hand(470)))
    acanthus(pen, upper, 52, c.leaf, 4, -1, (0.06, 0.42), c.heart, 3.6)
    lower = spine((330, 300), hand(20), (hand(220), -16), (hand(120), 30, -430))
    acanthus(pen, lower, 42, c.leaf, 4, 1, (0.08, 0.44), c.heart, 3.6)
    sprig(pen, spine((430, -70), hand(-34), (hand(190), -8), (hand(150), 50)), 38, c.second, 5)
    if level >= 2:
        bud(pen, (470, 120), hand(34), hand(230), c.petal, c.second)
    body = spine((330, 370), 176, (hand(190), 70), (hand(230), 62), (hand(300), 40))
    horn(pen, body, 112, "gold" if c.leaf != "gold" else "vermilion", "cream")
    fan(pen, (440, 10), hand(10), hand(210), 3, 44, c.second)
    flower(pen, (330, -60), hand(140), c.petal, c.heart, double="cream" if level >= 2 else None)
    flower(pen, (455, 55), hand(118), "cream" if c.petal != "cream" else "vermilion", c.heart)
    flower(pen, (300, 95), hand(86), "violet", c.heart, 6)
    balls(pen, spine((620, 20), 0, (hand(230), 0)), 30, 12, 4, c.heart)
