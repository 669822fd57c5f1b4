"""The maker's plate in the middle of the four of copas: our name under a rising sun."""

from deck.coins import sun_face
from deck.lettering import line
from deck.ornament import flower, leaf, leafscroll, rosette
from deck.pen import Pen
from deck.tones import CREAM, GOLD, GREEN, INK, RED


def sunrise(g: Pen) -> None:
    """Half a sun behind the upper edge of the plate."""
    for i in range(-4, 5):
        with g.at(310, 406, i * 20):
            tall, tone = (78, GOLD) if i % 2 == 0 else (64, RED)
            g.piece(f"-9,-36! 0,{-tall}! 9,-36!", tone, w=3.6, shade=0, gap=1.8)
    with g.at(310, 402):
        sun_face(g, 40)


def scrolls(g: Pen) -> None:
    """Acanthus springing from the ends of the plate, a flower in each."""
    for f in (False, True):
        with g.at(310, 475, flip=f):
            for x, y, turn, r, tone in (
                (166, -34, 20, 46, GOLD),
                (166, 34, 118, 42, GOLD),
                (96, 52, 112, 34, GREEN),
                (98, -48, 22, 34, GREEN),
            ):
                with g.at(x, y, turn):
                    leafscroll(g, r, tone)
            with g.at(206, 0):
                rosette(g, 24, "#B8202C" if f else "#2F6FC0", n=6)


def cartouche(g: Pen) -> None:
    """Draw the plate centred on the card."""
    sunrise(g)
    scrolls(g)
    leaf(g, 296, 538, 248, 62)
    leaf(g, 324, 538, 112, 62, True)
    g.piece(
        (
            "104,475! 130,450 118,424! 210,420 310,414 410,420 502,424! 490,450 516,475! "
            "490,500 502,526! 410,534 310,542 210,534 118,526! 130,500"
        ),
        RED,
        w=5.5,
        shade=10,
    )
    g.piece(
        "144,475! 154,441 310,431 466,441 476,475! 466,509 310,521 154,509", CREAM, w=4, shade=5
    )
    with g.at(310, 475, 0, 0.4):
        line(g, "VALE CUATRO", INK, 1.15)
    for i in range(-3, 4):
        g.piece(
            g.circle(310 + i * 15, 508 - abs(i) * 0.8, 4.6 - abs(i) * 0.7),
            RED if i % 2 else GOLD,
            w=2.4,
            shade=0,
            gap=0,
        )
    flower(g, 310, 552, 28)
