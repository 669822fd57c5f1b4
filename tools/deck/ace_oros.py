"""The ace of oros: a sun medal in laurel, flags behind, two horns of plenty on a plinth below."""

import cmath
import math

from deck.clipping import clip
from deck.cloth import braid, guarda
from deck.coins import coin, sun_face
from deck.geometry import Polygon
from deck.ornament import leaf, leafscroll, rosette
from deck.pen import Pen
from deck.tones import BLUE, CELESTE, CREAM, GOLD, GRAPE, GREEN, INK, OCHRE, OLIVE, RED, WINE, Tone

HEART = (310, 372)


def flags(g: Pen, side: bool) -> None:
    """Two draped flags on one side, with the spear heads of their poles: ours, of no country."""
    outer = (
        "-60,0 -150,-170 -222,-320",
        "-222,-304! -236,-256 -262,-220 -250,-170 -262,-118! -232,-124 -206,-98 -176,-110! "
        "-150,-130 -128,-140! -160,-200 -196,-264",
        "-244,-300! -196,-264 -140,-150! -150,-110! -204,-196 -262,-236!",
        RED,
        ("-214,-270 -226,-208 -222,-130", "-196,-244 -200,-180 -190,-114"),
        (-224, -324, -34),
    )
    inner = (
        "-30,0 -92,-200 -140,-374",
        "-140,-352! -164,-320 -196,-304 -196,-264 -214,-234! -184,-224 -160,-198 -132,-208! "
        "-110,-200 -92,-208! -106,-264 -124,-310",
        "-170,-350! -120,-304 -84,-202! -110,-180! -142,-248 -206,-294!",
        BLUE,
        ("-140,-320 -162,-280 -170,-224", "-124,-300 -134,-260 -132,-214"),
        (-141, -378, -20),
    )
    for (pole, cloth, stripe, tone, folds, tip), turn, size in (
        (outer, -10.5, 0.8),
        (inner, -8.5, 0.88),
    ):
        with g.at(310, 470, flip=side), g.at(0, 0, turn, size):
            g.line(pole, 11, "even")
            g.line(pole, 5.5, "even", OCHRE.base)
            p = g.piece(cloth, tone, w=5.5, shade=11)
            for q in clip(g.poly(stripe), p):
                g.piece(q, CREAM, w=3, shade=0, gap=0)
            for fold in folds:
                g.clipline(fold, p, 4.6, "rise")
            x, y, lean = tip
            with g.at(x, y, lean):
                g.piece("-4,8! -15,-10 0,-44! 15,-10 4,8!", GOLD, w=4.4, shade=4)
                g.piece(g.circle(0, 6, 8, 5), RED, w=3.2, shade=0)


def wreath(g: Pen, side: bool) -> None:
    """Half a laurel round the medal, drawn from the tip down so that each leaf covers the next."""
    with g.at(*HEART, flip=side):
        for i in reversed(range(8)):
            a = math.radians(80 - i * 20)
            z = cmath.rect(150, a)
            with g.at(z.real, z.imag, math.degrees(a) + 8, 0.92):
                g.piece("0,0! -18,-24 -14,-54 4,-76! 16,-48 14,-20", OLIVE, w=4.4, shade=0, gap=0)
            z = cmath.rect(156, a)
            leaf(g, z.real, z.imag, math.degrees(a) + 44, 72)
        for i in range(7):
            z = cmath.rect(190 + 5 * (i % 2), math.radians(62 - i * 20))
            g.piece(g.circle(z.real, z.imag, 7.5), RED, w=3.2, shade=0, gap=1.6)


def crest(g: Pen) -> None:
    """A small rising sun between two scrolls, on top."""
    for f in (False, True):
        with g.at(310, 166, flip=f), g.at(34, -6, 62):
            leafscroll(g, 40, GOLD)
    for i in range(-4, 5):
        with g.at(310, 152, i * 20):
            tall = 74 if i % 2 == 0 else 62
            g.piece(f"-8,-34! 0,{-tall}! 8,-34!", GOLD if i % 2 == 0 else RED, w=3.6, shade=2.4)
    with g.at(310, 148):
        sun_face(g, 36)
    braid(g, "262,172 310,180 358,172", 20, RED, 16, dot_=GOLD)


def ball(g: Pen, x: float, y: float, r: float, tone: Tone) -> Polygon:
    """One round fruit with its light."""
    p = g.piece(g.circle(x, y, r), tone, w=4.2, shade=r * 0.34 if r > 15 else 3.5, gap=0)
    g.fill(g.circle(x - r * 0.34, y - r * 0.36, r * 0.2, r * 0.15), tone.gap)
    return p


def fruit(g: Pen) -> None:
    """What pours out of a horn: grapes, a pomegranate, an apple, ears of wheat, leaves."""
    for turn, length in ((-64, 92), (-82, 98), (-46, 84)):
        with g.at(-150, -6, turn):
            g.line(f"0,0 4,{-length * 0.5} 0,{-length}", 5, "even")
            for i in range(5):
                y = -length * (0.5 + 0.12 * i)
                for sx in (-1, 1):
                    g.fill(f"0,{y + 11}! {sx * 13},{y + 3} {sx * 10},{y - 16}! {-sx},{y - 6}!", INK)
                    g.fill(
                        f"{sx},{y + 7}! {sx * 9},{y + 2} {sx * 8},{y - 11}! {sx},{y - 3}", "#F1CF66"
                    )
    leaf(g, -150, -30, -18, 62)
    leaf(g, -168, 24, -128, 58)
    for x, y in (
        (-196, 14),
        (-180, 26),
        (-208, 30),
        (-192, 40),
        (-172, 8),
        (-204, 50),
        (-186, 58),
    ):
        ball(g, x, y, 12, GRAPE)
    ball(g, -150, -24, 25, RED)
    with g.at(-150, -48, -8):
        g.piece("-9,6! -12,-8! -4,-2! 0,-12! 4,-2! 12,-8! 9,6!", RED, w=3.4, shade=2)
    ball(g, -146, 18, 25, GREEN)
    ball(g, -166, -8, 17, OCHRE)


def horn(g: Pen, side: bool) -> None:
    """A horn of plenty lying on the plinth, its mouth outwards."""
    with g.at(310, 692, flip=side):
        fruit(g)
        p = g.piece(
            "-112,-46! -88,-38 -68,-16 -48,0 -32,-14 -30,-34 -38,-42 -46,-30! -54,-42 -42,-60 "
            "-20,-54 -6,-30 -8,6 -34,32 -70,42 -112,40!",
            GOLD,
            w=5.5,
            shade=11,
        )
        for s in ("-92,-42 -82,-2 -92,46", "-70,-24 -58,8 -66,48", "-52,-6 -40,12 -38,36"):
            g.clipline(s, p, 5, "swell")
        g.line("-40,-2 -22,-10 -20,-34", 3.4, "swell")
        g.piece(g.circle(-112, -3, 17, 47), RED, w=5, shade=5)
        for i in range(-3, 4):
            g.piece(g.circle(-113, -3 + i * 12.5, 4.2), GOLD, w=2.2, shade=0, gap=0)


def plinth(g: Pen) -> None:
    """The stepped stone that carries it all, with a woven guarda."""
    g.piece("176,736! 310,730 444,736! 452,756! 310,762 168,756!", WINE, w=5, shade=6)
    g.piece("186,758! 434,758! 434,822! 186,822!", BLUE, w=6, shade=9)
    guarda(g, "198,790 310,790 422,790", 44, CREAM, RED, 37)
    g.piece("170,822! 450,822! 458,846! 162,846!", GOLD, w=5.5, shade=6)
    for i in range(-5, 6):
        g.piece(g.circle(310 + i * 25, 834, 5.4), RED if i % 2 else CREAM, w=2.6, shade=0, gap=0)
    for f in (False, True):
        with g.at(310, 0, flip=f):
            with g.at(18, 862, 112):
                leafscroll(g, 30, GREEN)
            with g.at(66, 858, 104):
                leafscroll(g, 24, GOLD)
            with g.at(116, 812, 70):
                leafscroll(g, 34, GOLD)
    with g.at(310, 872):
        rosette(g, 17, "#B8202C", n=6)


def bow(g: Pen) -> None:
    """The celeste ribbon that ties the wreath, over the mouths of the horns."""
    for f in (False, True):
        with g.at(310, 600, 0, 0.86, flip=f):
            g.piece("0,-6! 40,-34 92,-38 104,-8 84,18 40,14 0,8!", CELESTE, w=5, shade=7)
            g.piece("20,-2 50,-16 78,-16 80,-2 62,6 36,4", CELESTE, w=3.6, shade=9, gap=0)
            g.piece(
                "4,6! 40,22 74,24 104,44! 92,52 98,66! 60,58 24,46 -2,22!", CELESTE, w=5, shade=7
            )
    g.piece(
        "292,586! 310,580 328,586! 334,602 328,618! 310,624 292,618! 286,602", CELESTE, w=5, shade=5
    )


def uno_oros(g: Pen) -> None:
    """Draw the ace of oros."""
    for side in (False, True):
        flags(g, side)
    plinth(g)
    for side in (False, True):
        wreath(g, side)
    for side in (False, True):
        horn(g, side)
    crest(g)
    with g.at(*HEART):
        coin(g, 318)
    bow(g)
