"""The maker's plate in the middle of the four of copas, with the name of the game."""

from deck.lettering import line
from deck.ornament import leafscroll
from deck.pen import Pen
from deck.tones import CREAM, GOLD, GREEN, INK, RED


def cartouche(g: Pen) -> None:
    """Draw the plate centred on the card."""
    for mirrored in (False, True):
        for turn in (0, 180):
            with g.at(310, 475, turn), g.at(0, 0, flip=mirrored):
                with g.at(178, 46, 68):
                    leafscroll(g, 34, GOLD)
                with g.at(112, 58, 100):
                    leafscroll(g, 28, GREEN)
                with g.at(34, 60, 112):
                    leafscroll(g, 22, GOLD)
    g.piece(
        (
            "112,475! 140,448 130,422! 220,414 310,404 400,414 490,422! 480,448 508,475! "
            "480,502 490,528! 400,536 310,546 220,536 130,528! 140,502"
        ),
        RED,
        w=5.5,
        shade=10,
    )
    g.piece(
        "150,475! 160,440 310,426 460,440 470,475! 460,510 310,524 160,510", CREAM, w=4, shade=5
    )
    with g.at(310, 475, 0, 0.385):
        line(g, "VALE CUATRO", INK, 1.15)
    for sy in (-1, 1):
        for i in range(-3, 4):
            g.piece(
                g.circle(310 + i * 15, 475 + sy * (36 - abs(i) * 0.8), 4.6 - abs(i) * 0.7),
                RED if i % 2 else GOLD,
                w=2.4,
                shade=0,
                gap=0.8,
            )
