"""The king: one standing figure, dressed and posed by a `King` and turned to either side."""

from deck import king_arms
from deck.cloth import braid, ermine, fold, fringe, guarda, scatter
from deck.hats import crown
from deck.ornament import filete, ground, leafscroll, rosette
from deck.pen import Pen
from deck.portraits import portrait
from deck.tones import BLACK, CREAM, GOLD, Tone
from deck.wardrobe import King


def tail_motif(g: Pen) -> None:
    """One ermine tail."""
    g.brush("0,-7,1 0,-1,5 0,9,1.5")
    g.brush("0,0,2 -4,5,3 -6,10,1")
    g.brush("0,0,2 4,5,3 6,10,1")


# Both numerals must stay free, so the train always falls to the viewer's left:
# a king who looks right is mirrored and trails the other hem of his mantle.
MANTLE = {
    False: (
        "262,300 222,330 190,430 172,540 150,650 116,770 74,846! 92,868 118,872 136,858! "
        "150,876 176,880 196,860! 226,872! 404,870 424,872 436,850! "
        "430,800 450,720 492,650 504,590 484,520 452,440 420,340 372,298",
        (
            "206,440 186,560 166,664 140,760 134,800 146,822",
            "228,440 210,580 198,680 184,770 186,816 200,836",
            "438,440 456,540 462,612 438,690 420,760 424,796",
            "466,500 480,570 474,620 452,664 446,690",
        ),
        ("138,856 142,812 152,776", "196,858 196,816 202,786"),
    ),
    True: (
        "262,300 222,330 190,430 166,540 154,640 168,730 190,790 184,846! 194,868 "
        "206,872 214,858! 226,866! 404,862! 418,878 446,880 456,860! 476,878 506,880 516,860! "
        "536,870 552,862 566,842! 524,780 506,700 510,640 508,590 484,520 452,440 420,340 "
        "372,298",
        (
            "206,440 186,560 180,660 196,740 190,790 200,810",
            "228,440 212,590 214,700 210,780 216,820",
            "440,440 456,560 456,680 452,760 466,804 458,826",
            "464,500 476,590 474,690 488,760 504,800 498,820",
        ),
        ("456,858 452,812 446,776", "516,858 510,816 500,786"),
    ),
}


def mantle(g: Pen, k: King) -> None:
    """The mantle with its train, whose folds break at the hem and show its dark inside."""
    shape, folds, breaks = MANTLE[k.look_right]
    m = g.piece(shape, k.mantle, w=6.5, shade=18)
    scatter(g, m, 44, 42, k.motif, 13, (136, 640))
    for s in folds:
        fold(g, s, 5.5, 18, 7, 110, "rise", clip_to=m, b=0.8)
    dark = Tone(k.mantle.shade, k.mantle.base, k.mantle.shade, k.mantle.base)
    for s in breaks:
        x, y = (float(v) for v in s.split()[0].split(","))
        g.piece(
            f"{x - 11},{y + 10}! {x - 7},{y - 10} {x + 1},{y - 44}! {x + 4},{y - 10} "
            f"{x + 9},{y + 8}! {x - 1},{y + 15}",
            dark,
            w=4,
            shade=0,
            gap=0,
        )
        g.line(f"{x + 1},{y - 40} {x + 4},{y - 70} {x + 10},{y - 100}", 4.5, "cut")


def boots(g: Pen, k: King) -> None:
    """Wide trousers and riding boots under a short robe."""
    for x, f in ((282, False), (352, True)):
        with g.at(x, 0, flip=f):
            g.piece(
                "-40,640! -46,720 -34,786 -8,800 30,790 38,720 34,640!", k.lining, w=5, shade=12
            )
            for s in ("-20,680 -26,740 -14,790", "6,680 6,740 10,790"):
                g.line(s, 3.4, "rise")
            g.piece(
                "-26,784! -24,828 -30,850 -46,870 -44,882! 18,882! 26,850 28,782! 0,794",
                BLACK,
                w=5,
                shade=7,
            )
            g.line("-14,802 -12,830 -18,856", 3, "swell", BLACK.light)
            g.piece("-28,780! 0,792 30,778! 30,794! 0,808 -28,796!", k.trim, w=3.6, shade=3)
            g.piece(g.circle(26, 866, 8), GOLD, w=3, shade=2)


def tunic(g: Pen, k: King) -> None:
    """Robe, rastra and the ermine fronts."""
    if k.short:
        shape = (
            "276,330! 264,440 268,500 250,600 236,706! 264,722 300,710 340,724 378,710 "
            "400,706! 388,620 372,500 372,420 366,330!"
        )
    else:
        shape = (
            "276,330! 264,440 268,500 250,640 238,780 226,846! 246,864 268,852! 290,870 "
            "318,854! 344,870 368,852! 388,864 406,846! 394,760 380,620 366,500 372,420 366,330!"
        )
    t = g.piece(shape, k.tunic, w=5, shade=14)
    low = 700 if k.short else 846
    for s in (
        f"286,520 270,{low - 160} 268,{low - 60} 278,{low - 30}",
        f"350,520 366,{low - 160} 372,{low - 60} 362,{low - 30}",
        f"300,{low - 70} 296,{low - 30} 302,{low}",
        f"340,{low - 80} 346,{low - 40} 340,{low - 6}",
    ):
        fold(g, s, 4.5, 12, 7, 105, "rise", clip_to=t, b=0.8)
    if k.short:
        filete(g, 318, 560, 668, k.scroll, k.bloom, n=2, r=40, grow=1.13)
        guarda(g, "240,690 266,704 300,692 340,706 376,692 397,690", 28, *k.guarda, 28)
        fringe(g, "236,706 264,721 300,709 340,723 378,709 400,706", 20, 6, GOLD, 1j)
    else:
        filete(g, 318, 560, 790, k.scroll, k.bloom, n=3, r=40, grow=1.13)
        guarda(
            g,
            "232,830 248,846 268,834 290,852 318,836 344,852 368,834 388,846 402,830",
            24,
            *k.guarda,
            26,
        )
    for f in (False, True):
        with g.at(318, 452, flip=f), g.at(2, 0, 10):
            leafscroll(g, 26, k.scroll)
    # a rastra: the belt of coins of the plains
    braid(g, "262,484 290,494 318,497 346,494 370,484", 28, BLACK, 18, dot_=GOLD)
    for x, r in ((284, 12), (352, 12), (318, 20)):
        g.piece(g.circle(x, 494, r), GOLD, w=4, shade=4)
    with g.at(318, 494):
        rosette(g, 11, "#B8202C", n=8)
    for x in (306, 330):
        g.line(f"{x},508 {x + (x - 318) * 0.4},530", 3, "even")
        g.piece(g.circle(x + (x - 318) * 0.5, 532, 5), GOLD, w=2.6, shade=2)
    if k.short:
        ermine(g, "286,330 262,430 256,540 240,640 218,740 196,830", 34)
        ermine(g, "352,330 376,430 380,540 396,640 412,740 430,830", 34)
    else:
        ermine(g, "286,330 262,430 256,540 236,690 206,852", 34)
        ermine(g, "352,330 376,430 380,540 396,690 420,850", 34)


def rey(g: Pen, k: King) -> None:
    """Draw the king `k` on the pen `g`, within the art box."""
    ground(g, 92, 436, 880)
    with g.at(620 if k.look_right else 0, 0, flip=k.look_right):
        mantle(g, k)
        if k.short:
            boots(g, k)
        else:
            for s in (
                "262,856! 246,876 258,888 296,886 314,876 312,856!",
                "326,856! 326,876 344,888 382,886 394,874 376,856!",
            ):
                g.piece(s, BLACK, w=4.5, shade=4)
        tunic(g, k)
        king_arms.other_arm(g, k)
        (king_arms.high_arm if k.carry == "high" else king_arms.shoulder_arm)(g, k)
        g.piece("290,270 290,322 318,338 350,322 348,268", k.head.skin, w=4, shade=9)
        col = g.piece(
            (
                "262,296 236,318 230,348 258,378 298,394 340,394 382,376 408,346 400,316 "
                "372,296 320,310"
            ),
            CREAM,
            w=5.5,
            shade=10,
        )
        scatter(g, col, 30, 22, tail_motif, 9, (318, 344))
        with g.at(318, 226, 0, 1.1):
            portrait(g, k.head)
            crown(g, k.crown, GOLD, k.cap)
