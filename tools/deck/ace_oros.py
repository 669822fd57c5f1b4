"""The ace of oros: a great sun medal in a wreath, with a scroll above and a plate below."""

import cmath
import math

from deck.cloth import guarda
from deck.coins import coin
from deck.ornament import leaf, leafscroll, rosette
from deck.pen import Pen
from deck.tones import BLUE, CELESTE, CELESTE_BACK, CREAM, GOLD, GREEN, OLIVE, RED


def wreath(g: Pen, side: bool) -> None:
    """Half a laurel round the medal, drawn from the tip down so that each leaf covers the next."""
    with g.at(310, 424, flip=side):
        for i in reversed(range(8)):
            a = math.radians(80 - i * 20)
            z = cmath.rect(180, a)
            with g.at(z.real, z.imag, math.degrees(a) + 8):
                g.piece("0,0! -18,-24 -14,-54 4,-76! 16,-48 14,-20", OLIVE, w=4.4, shade=5)
            z = cmath.rect(186, a)
            leaf(g, z.real, z.imag, math.degrees(a) + 44, 80)
        for i in range(7):
            z = cmath.rect(222 + 5 * (i % 2), math.radians(62 - i * 20))
            g.piece(g.circle(z.real, z.imag, 8), RED, w=3.2, shade=2.6)


def scroll(g: Pen) -> None:
    """A ribbon scroll above the medal."""
    for f in (False, True):
        with g.at(310, 0, flip=f):
            g.piece(
                "-96,108! -150,128 -196,122! -178,148 -198,176! -150,178 -96,160!",
                CELESTE,
                w=5,
                shade=7,
            )
            g.piece("-118,150! -96,166! -96,150!", CELESTE_BACK, w=4, shade=0)
    g.piece(
        (
            "192,96! 250,86 310,82 370,86 428,96! 424,124 428,152! 370,141 310,138 250,141 "
            "192,152! 196,124"
        ),
        CREAM,
        w=5.5,
        shade=8,
    )
    for k in range(-3, 4):
        with g.at(310 + k * 30, 111 + abs(k) * 1.6):
            if k % 2 == 0:
                rosette(g, 12 if k else 15, "#B8202C" if k == 0 else "#2F6FC0", n=6)
            else:
                g.piece(g.circle(0, 0, 5.5), GOLD, w=2.8, shade=1, gap=1)


def plate(g: Pen) -> None:
    """The title plate under the medal, between acanthus leaves."""
    for f in (False, True):
        with g.at(310, 0, flip=f):
            with g.at(150, 772, 66):
                leafscroll(g, 44, GOLD)
            with g.at(104, 752, 24):
                leafscroll(g, 34, GREEN)
            with g.at(96, 842, 118):
                leafscroll(g, 26, RED)
            with g.at(36, 850, 128):
                leafscroll(g, 22, GOLD)
    g.piece(
        (
            "132,802! 156,778 148,756! 230,748 310,744 390,748 472,756! 464,778 488,802! "
            "464,826 472,848! 390,856 310,860 230,856 148,848! 156,826"
        ),
        RED,
        w=6,
        shade=11,
    )
    g.piece(
        "166,802! 176,776 310,766 444,776 454,802! 444,828 310,838 176,828", CREAM, w=4, shade=6
    )
    guarda(g, "204,802 310,802 416,802", 42, CREAM, BLUE, 36)
    for x in (186, 434):
        with g.at(x, 802):
            rosette(g, 12, "#B8202C", n=6)


def bow(g: Pen) -> None:
    """The celeste ribbon that ties the wreath."""
    for f in (False, True):
        with g.at(310, 668, flip=f):
            g.piece("0,-6! 40,-34 92,-38 104,-8 84,18 40,14 0,8!", CELESTE, w=5, shade=7)
            g.piece("20,-2 50,-16 78,-16 80,-2 62,6 36,4", CELESTE_BACK, w=3.6, shade=0, gap=0)
            g.piece(
                "4,6! 40,22 74,24 104,44! 92,52 98,66! 60,58 24,46 -2,22!", CELESTE, w=5, shade=7
            )
    g.piece(
        "290,652! 310,646 330,652! 336,670 330,688! 310,694 290,688! 284,670", CELESTE, w=5, shade=5
    )


def uno_oros(g: Pen) -> None:
    """Draw the ace of oros."""
    for side in (False, True):
        wreath(g, side)
    scroll(g)
    plate(g)
    with g.at(310, 424):
        coin(g, 366)
    bow(g)
