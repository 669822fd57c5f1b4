"""The ace of copas: one tall covered urn, a pine cone on top, grapes hung from its handles."""

from deck.clipping import clip
from deck.cloth import braid, guarda
from deck.ornament import leafscroll
from deck.pen import Pen
from deck.tones import BLUE, CREAM, GOLD, GRAPE, GREEN, RED, WINE


def handles(g: Pen) -> None:
    """Two scrolled handles behind the bowl."""
    for f in (False, True):
        with g.at(310, 0, flip=f):
            g.piece(
                (
                    "128,372! 168,330 206,352 212,404 198,462 168,510 118,544 82,556! 86,528 "
                    "128,514 158,484 176,446 186,408 180,372 164,366 152,388 132,398!"
                ),
                GOLD,
                w=6,
                shade=9,
            )
            g.piece(g.circle(162, 380, 12), RED, w=4, shade=3)
            with g.at(188, 452, 96):
                leafscroll(g, 28, GOLD)
            g.line("184,384 194,412 184,458 156,504 112,532", 4, "swell")


def grapes(g: Pen, side: bool) -> None:
    """A bunch of grapes with its vine leaf, hung from a handle."""
    with g.at(310, 0, flip=side):
        g.line("-176,500 -190,540 -184,580", 7, "swell")
        g.line("-178,540 -214,560 -222,600 -204,616 -196,598 -208,590", 4, "cut")
        with g.at(-176, 566, -30):
            g.piece(
                "0,6! -16,-2 -34,-2! -26,-16 -34,-34! -14,-30 0,-50! 14,-30 34,-34! 26,-16 34,-2! "
                "16,-2",
                GREEN,
                w=4.6,
                shade=6,
            )
            for tip in ("-22,-20", "22,-20", "0,-36"):
                g.line(f"0,2 {tip}", 3, "cut")
        rows = ((4, 596), (5, 617), (4, 638), (3, 659), (2, 680), (1, 700))
        for n, y in rows:
            for i in range(n):
                x = -182 + (i - (n - 1) / 2) * 22
                g.piece(g.circle(x, y, 13), GRAPE, w=4, shade=4, gap=0)
                g.fill(g.circle(x - 4, y - 4.5, 3.2, 2.4), GRAPE.gap)


def finial(g: Pen) -> None:
    """The pine cone on the lid."""
    p = g.piece(
        "310,62! 336,88 350,122 340,152 310,164 280,152 270,122 284,88", GOLD, w=6, shade=12
    )
    for i in range(-3, 4):
        for s in (1, -1):
            g.clipline(
                (
                    f"{310 + s * (i * 22 - 70)},60 {310 + s * (i * 22)},112 "
                    f"{310 + s * (i * 22 + 70)},168"
                ),
                p,
                3,
                "even",
            )
    g.piece("262,158! 310,150 358,158! 352,176 310,184 268,176", RED, w=5, shade=5)


def lid(g: Pen) -> None:
    """The domed lid with its pierced arches."""
    g.piece(
        (
            "270,178! 240,196 196,226 170,268 160,300! 310,322 460,300! 450,268 424,226 "
            "380,196 350,178! 310,186"
        ),
        GOLD,
        w=6,
        shade=18,
    )
    for x, t in ((-94, -14), (-48, -7), (0, 0), (48, 7), (94, 14)):
        with g.at(310 + x, 284 - abs(x) * 0.12, t):
            g.piece("-17,18! -18,-14 0,-46! 18,-14 17,18! 0,22", WINE, w=4, shade=5)
            g.piece(g.circle(0, -4, 6), CREAM, w=2.6, shade=1.4, gap=1)
    for f in (False, True):
        for x, turn, r in ((20, 28, 34), (72, 62, 26)):
            with g.at(310, 232 + x * 0.3, flip=f), g.at(x, 0, turn):
                leafscroll(g, r, GREEN if x > 40 else GOLD)
    g.piece(g.circle(310, 214, 13), BLUE, w=4, shade=4)


def bowl(g: Pen) -> None:
    """The red body: a belt of lozenges, gold gadroons below."""
    b = g.piece(
        (
            "150,318! 154,372 176,440 214,516 256,566 282,590! 310,598 338,590! 364,566 "
            "406,516 444,440 466,372 470,318! 310,344"
        ),
        WINE,
        w=7,
        shade=26,
        gap=3.4,
    )
    for i in range(-4, 5):
        x = 310 + i * 31
        s = (
            f"{310 + i * 7 - 4},600! {310 + i * 21 - 12},566 {x - 16},524 {x - 11},498 "
            f"{x},490 {x + 11},498 {x + 16},524 {310 + i * 21 + 12},566 {310 + i * 7 + 4},600!"
        )
        for q in clip(g.poly(s), b):
            g.piece(q, GOLD, w=3.6, shade=6, gap=2)
    for q in clip(g.poly("120,372! 310,404 500,372! 500,442! 310,478 120,442!"), b):
        g.piece(q, GOLD, w=5, shade=9)
    g.hatch(clip(g.poly("380,330! 480,330! 480,520! 330,610! 400,470"), b)[0], 10, 7, 44, 3.2)
    for i in range(-3, 4):
        y = 441 - abs(i) ** 1.6 * 3.1
        with g.at(310 + i * 40, y, -i * 4):
            g.piece("0,-25! 17,0! 0,25! -17,0!", (RED, BLUE)[i % 2], w=3.6, shade=3)
            g.piece(g.circle(0, 0, 5), CREAM, w=2.4, shade=1, gap=1)


def rim(g: Pen) -> None:
    """The beaded rim between lid and bowl."""
    g.piece(
        (
            "142,306! 146,284 200,294 310,304 420,294 474,284 478,306! 474,330 420,342 "
            "310,350 200,342 146,330"
        ),
        GOLD,
        w=6,
        shade=7,
    )
    for i in range(-6, 7):
        g.piece(
            g.circle(310 + i * 25, 325 - abs(i) ** 1.7 * 0.75, 7),
            RED if i % 2 else CREAM,
            w=2.8,
            shade=1.6,
            gap=1,
        )


def foot(g: Pen) -> None:
    """Knop, stem and stepped plinth."""
    g.piece("282,588! 310,598 338,588! 332,606 338,622! 282,622! 288,606", GOLD, w=5, shade=4)
    g.piece("246,646 256,624 310,616 364,624 374,646 364,670 310,678 256,670", WINE, w=6, shade=11)
    braid(g, "248,647 310,655 372,647", 15, GOLD, 15)
    stem = g.piece(
        "288,676! 280,706 262,738 214,772 196,790! 424,790! 406,772 358,738 340,706 332,676!",
        GOLD,
        w=6,
        shade=14,
    )
    for i in range(-4, 5):
        g.clipline(f"{310 + i * 4},684 {310 + i * 9},730 {310 + i * 25},788", stem, 4, "rise")
    g.piece("186,788! 310,782 434,788! 438,812! 310,818 182,812!", WINE, w=5, shade=6)
    g.piece("168,814! 452,814! 452,862! 168,862!", BLUE, w=6, shade=9)
    guarda(g, "186,838 310,838 434,838", 32, CREAM, RED, 31)
    g.piece("156,862! 464,862! 464,878! 156,878!", GOLD, w=5, shade=4)


def uno_copas(g: Pen) -> None:
    """Draw the ace of copas."""
    for side in (False, True):
        grapes(g, side)
    handles(g)
    foot(g)
    bowl(g)
    finial(g)
    lid(g)
    rim(g)
