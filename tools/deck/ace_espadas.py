"""The ace of espadas: one great sword on the falling diagonal, a celeste ribbon round it."""

import math

from deck.clipping import clip
from deck.coins import sun_face
from deck.ornament import leafscroll, ribbon, rosette
from deck.pen import Pen
from deck.tones import CELESTE, CELESTE_BACK, CREAM, GOLD, RED, STEEL


def tail(
    g: Pen, parts: tuple[str, str, str], width: float, end: tuple[float, float, float]
) -> None:
    """A ribbon end that folds three times: parts 0 and 2 show the face, part 1 the back."""
    ribbon(g, parts[1], width, CELESTE_BACK)
    ribbon(g, parts[0], width, CELESTE)
    ribbon(g, parts[2], width, CELESTE)
    x, y, r = end
    with g.at(x, y, r):
        h = width / 2
        g.piece(f"-8,{-h}! 34,{-h * 1.1}! 14,0! 36,{h * 1.1}! -8,{h}!", CELESTE, w=4.8, shade=6)
        g.fill(f"-12,{-h + 3}! 2,{-h + 3}! 2,{h - 4}! -12,{h - 4}!", CELESTE.base)
        for o in (-0.54, 0.54):
            g.line(f"-12,{o * h} 16,{o * h}", width * 0.10, "even", CREAM.light)


def uno_espadas(g: Pen) -> None:
    """Draw the ace of espadas."""
    tail(
        g,
        (
            "356,470 404,446 452,452 500,432",
            "500,432 520,398 470,372 440,352",
            "440,352 470,320 500,314 512,270",
        ),
        44,
        (513, 266, -74),
    )
    tail(
        g,
        (
            "284,580 236,604 190,598 142,620",
            "142,620 120,652 170,678 200,698",
            "200,698 166,730 138,736 124,780",
        ),
        44,
        (123, 784, 106),
    )
    with g.at(304, 462, -30.5, 1.0):
        yb, yt, b = -150, 372, 47
        blade = (
            f"{-b},{yb}! {-b * 0.84},-40 {-b * 0.98},120 {-b * 0.96},220 {-b * 0.6},310 "
            f"0,{yt}! {b * 0.6},310 {b * 0.96},220 {b * 0.98},120 {b * 0.84},-40 {b},{yb}!"
        )
        p = g.piece(blade, STEEL, w=7, shade=0, gap=0)
        g.fill(
            clip(g.poly(f"0,{yb - 9}! 0,{yt + 9}! -90,{yt + 9}! -90,{yb - 9}!", 60), p)[0],
            "#EAF3FB",
        )
        q = clip(g.poly(f"0,{yb - 9}! 0,{yt + 9}! 90,{yt + 9}! 90,{yb - 9}!", 60), p)[0]
        g.fill(q, "#7FAEE0")
        g.line(f"0,{yb} 0,100 0,{yt - 8}", 6, "cut")
        y, i = yb + 16, 0
        while y < yt - 30:
            k = 1 if y < 220 else (yt - y) / 160
            g.wedge(
                g.T(complex(b * 0.96 * k, y)),
                g.T(complex(b * (0.28 + 0.14 * math.sin(i * 1.7)) * k, y + 15)),
                3.8,
                0.1,
                "#173E74",
            )
            y += 8
            i += 1
        for i, y in enumerate(range(int(yb + 150), yt - 70, 15)):
            reach = 0.35 + 0.2 * math.sin(i * 2.2)
            k = 1 if y < 230 else (yt - y) / 150
            g.wedge(
                g.T(complex(-b * 0.92 * k, y)),
                g.T(complex(-b * (0.92 - reach) * k, y + 11)),
                2.6,
                -0.1,
                "#5C8CC4",
            )
        g.line(f"-9,{yb + 120} -10,100 -4,{yt - 60}", 3, "cut", "#7FAEE0")
        # engraved gold forte
        g.piece(
            f"-26,{yb + 4}! -27,{yb + 70} 0,{yb + 128}! 27,{yb + 70} 26,{yb + 4}!",
            GOLD,
            w=4.4,
            shade=5,
        )
        for f in (False, True):
            with g.at(0, yb + 104, flip=f), g.at(1, 0, 8):
                leafscroll(g, 26, RED, 2.6)
        # guard of volutes
        for f in (False, True):
            with g.at(0, yb, flip=f):
                g.piece(
                    (
                        "0,-22! 40,-26 70,-30 92,-52 124,-52 138,-22 126,4 100,6 90,-12! "
                        "104,-8 116,-14 116,-28 104,-34 88,-14 64,8 32,14 0,18!"
                    ),
                    GOLD,
                    w=6.5,
                    shade=8,
                )
                g.piece(g.circle(106, -20, 9), RED, w=4, shade=3)
                g.line("14,-8 46,-10 74,-20 92,-40", 4.6, "cut")
                g.piece("40,-26! 46,-50 66,-66 84,-58! 72,-48 68,-36 56,-28!", GOLD, w=4.8, shade=4)
                g.piece("40,12! 44,38 64,50 82,40! 70,34 64,22 56,10!", GOLD, w=4.8, shade=4)
        with g.at(0, yb - 4):
            g.piece(g.circle(0, 0, 43), RED, w=6, shade=5)
            for i in range(16):
                with g.at(0, 0, i * 22.5):
                    g.fill(g.poly("-5,-26! 0,-41! 5,-26!", 60), "#F7DC6B")
            sun_face(g, 28)
        gp = g.piece(
            (
                f"-15,{yb - 46}! -22,{yb - 92} -16,{yb - 144}! 16,{yb - 144}! 22,{yb - 92} "
                f"15,{yb - 46}!"
            ),
            RED,
            w=6,
            shade=7,
        )
        for i in range(8):
            y = yb - 144 + i * 14
            g.clipline(f"-26,{y + 12} 0,{y + 3} 26,{y - 6}", gp, 6.5, "even", "#F7DC6B")
            g.clipline(f"-26,{y + 16} 0,{y + 7} 26,{y - 2}", gp, 3, "even")
        for y in (yb - 46, yb - 144):
            g.piece(f"-23,{y - 6}! 23,{y - 6}! 23,{y + 6}! -23,{y + 6}!", GOLD, w=4.6, shade=3)
        g.piece(g.circle(0, yb - 170, 26), GOLD, w=6, shade=7)
        with g.at(0, yb - 170):
            rosette(g, 15, "#B8202C", n=8)
    # the turn round the blade
    ribbon(g, "288,580 318,556 330,500 362,468", 50, CELESTE)
