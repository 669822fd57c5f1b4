"""The page: one standing figure, dressed and posed by a `Page` and turned to either side."""

from deck import page_arms
from deck.clipping import clip
from deck.cloth import braid, fold, fringe, guarda, scatter
from deck.faces import plait
from deck.hats import headgear
from deck.ornament import ground, leafscroll, rosette
from deck.pen import Pen
from deck.portraits import portrait
from deck.tones import BLACK, CREAM, GOLD, INK, OCHRE, RED
from deck.wardrobe import Page, bloom_motif


def lozenge(g: Pen) -> None:
    """The small printed lozenge of the cloak."""
    g.fill(g.poly("0,-9! 6,0! 0,9! -6,0!", 40), INK)
    g.fill(g.poly("0,-6! 3.6,0! 0,6! -3.6,0!", 40), "#F7DC6B")


def cloak(g: Pen, k: Page) -> None:
    """A poncho worn as a cloak, swinging to both sides."""
    cl = g.piece(
        "300,266 352,256 410,270 460,330 494,420 516,520 530,610 540,690! 500,676 "
        "462,700 424,690 396,716! 370,640 260,620 226,676! "
        "196,668 170,690! 196,600 220,520 250,420 270,330",
        k.cloak,
        w=6,
        shade=16,
    )
    for s in ("452,420 474,540 486,680", "424,500 436,600 440,690", "250,500 226,590 206,666"):
        fold(g, s, 5, 18, 7, 105, "rise", clip_to=cl)
    scatter(g, cl, 38, 40, lozenge, 11, (455, 360))
    guarda(g, "394,678 428,652 462,664 500,640 532,652", 30, *k.guarda, 28)
    fringe(g, "396,714 426,690 462,700 500,676 540,690", 26, 6, GOLD, complex(0.06, 1))
    guarda(g, "186,648 204,640 230,650", 26, *k.guarda, 24)
    fringe(g, "170,690 196,668 226,676", 24, 6, GOLD, complex(-0.06, 1))


STEP = (
    "352,580 350,640 362,690 360,712 380,760 384,800 378,846! 408,848! 420,800 "
    "428,750 420,712 420,680 416,580",
    "268,580 254,640 254,684 246,708 226,752 214,796 204,838! 232,850! 252,806 "
    "284,764 300,712 304,686 326,640 336,580",
    ("392,712 404,752 396,820", "276,716 258,756 234,806"),
    ((391, 696, 0), (276, 694, 8)),
    (
        "374,836! 410,838! 418,856 438,866 447,876 430,884 396,884 372,878 370,858",
        "202,828! 234,840! 238,862 228,880 200,886 158,884 148,874 166,864 188,850",
    ),
    ((400, 860), (206, 858)),
)
SQUARE = (
    "350,580 350,640 356,690 352,716 360,760 368,800 366,846! 396,846! 404,800 "
    "414,752 410,712 412,680 414,580",
    "266,580 262,640 268,686 264,712 266,756 282,800 282,846! 312,846! 316,800 "
    "326,756 322,712 324,684 330,640 334,580",
    ("382,716 394,756 386,820", "306,716 310,756 302,806"),
    ((383, 696, 2), (295, 696, -2)),
    (
        "362,838! 398,838! 404,856 430,868 440,878 420,885 384,885 362,880 358,860",
        "280,838! 314,838! 318,860 312,880 284,886 248,885 234,878 250,866 274,856",
    ),
    ((386, 860), (290, 860)),
)


def legs(g: Pen, k: Page) -> None:
    """Hose, garters and shoes."""
    right, left, folds, garters, shoes, bows = STEP if k.stance == "step" else SQUARE
    for s, crease in zip((right, left), folds, strict=True):
        g.piece(s, k.hose, w=5, shade=11)
        fold(g, crease, 3, 12, 7, 100, "swell")
    for x, y, r in garters:
        with g.at(x, y, r):
            g.piece("-36,-10 0,-5 34,-10 36,8 0,14 -37,8", k.garter[0], w=4, shade=4)
            fringe(g, "-33,11 0,16 33,11", 14, 5, GOLD)
    for s in shoes:
        g.piece(s, BLACK, w=4.5, shade=4)
    for x, y in bows:
        with g.at(x, y):
            rosette(g, 9, k.garter[0].light, n=5)


def skirt(g: Pen, k: Page) -> None:
    """A wide skirt of the country with a woven hem, low boots under it."""
    for x, f in ((278, True), (376, False)):
        with g.at(x, 0, flip=f):
            g.piece("-24,730! -20,800 -14,850! 18,850! 24,800 26,730!", k.hose, w=5, shade=10)
            fold(g, "8,740 10,790 4,836", 3, 10, 7, 100, "swell")
            g.piece(
                "-18,818! 20,818! 26,850 52,866 58,878 36,885 -8,885 -22,878 -22,850",
                BLACK,
                w=4.5,
                shade=4,
            )
            for y in (830, 843, 856):
                g.line(f"-8,{y} 4,{y + 5} 12,{y - 1}", 2.2, "even", GOLD.light)
    p = g.piece(
        "268,492! 250,560 226,650 196,744! 222,756 252,742! 284,764 318,748! 354,764 384,744! "
        "414,758 444,740! 424,650 406,560 400,488! 336,508",
        k.breeches,
        w=6,
        shade=16,
    )
    for s in (
        "292,508 276,600 252,690 256,736",
        "322,514 316,610 310,700 318,744",
        "356,514 366,610 376,690 382,738",
        "388,502 408,600 424,690 430,730",
    ):
        fold(g, s, 4.5, 14, 7, 105, "rise", clip_to=p, b=0.8)
    scatter(g, p, 46, 44, bloom_motif, 16, (330, 600))
    guarda(
        g,
        "203,712 232,724 256,712 288,734 318,720 352,734 380,716 412,728 438,710",
        34,
        *k.guarda,
        30,
    )
    hem = "196,744 222,756 252,742 284,764 318,748 354,764 384,744 414,758 444,740"
    fringe(g, hem, 22, 6, GOLD, 1j)


def bombachas(g: Pen, k: Page) -> None:
    """The baggy trousers of the plains, gathered into riding boots with spurs."""
    for x, f, foot in ((276, True, 60), (386, False, 44)):
        with g.at(x, 0, flip=f):
            g.piece(
                f"-30,780! -22,826 -30,852 -28,884! {foot - 12},885! {foot},876 {foot - 10},866 "
                "34,852 30,826 34,780! 0,790",
                BLACK,
                w=5,
                shade=7,
            )
            g.line("14,800 10,830 20,858", 3, "swell", BLACK.light)
            g.piece(g.circle(-30, 868, 9), GOLD, w=3.2, shade=2)
            fringe(g, "-30,792 0,800 34,790", 12, 6, GOLD, 1j)
    for shape, folds in (
        (
            "330,494 330,560 340,640 348,740 344,786! 380,802 424,784! 446,730 450,650 438,560 "
            "400,488",
            (
                "420,540 436,640 424,740 404,786",
                "360,560 362,660 358,750",
                "390,600 398,690 386,784",
            ),
        ),
        (
            "352,494 342,560 326,640 316,740 318,786! 280,802 238,784! 214,730 216,650 236,560 "
            "278,488",
            (
                "256,540 232,640 238,740 256,786",
                "316,560 304,660 300,750",
                "282,600 266,690 276,784",
            ),
        ),
    ):
        b = g.piece(shape, k.breeches, w=5.5, shade=15)
        for s in folds:
            fold(g, s, 4, 14, 7, 105, "swell", clip_to=b)


def breeches(g: Pen, k: Page) -> None:
    """Puffed and paned."""
    for shape, cols in (
        (
            "330,494 322,540 334,596 372,620 416,612 438,572 430,520 400,488",
            ((348, -4), (376, 0), (404, 5), (428, 10)),
        ),
        (
            "350,494 352,550 340,600 296,624 252,612 230,570 240,516 278,488",
            ((254, -12), (282, -7), (312, -2), (338, 2)),
        ),
    ):
        b = g.piece(shape, k.breeches, w=5, shade=13)
        for x, dx in cols:
            s = (
                f"{x - 6 - dx},478! {x - 10 + dx * 0.6},550 {x - 6},630! {x + 6},630! "
                f"{x + 8 + dx * 0.6},550 {x + 5 - dx},478!"
            )
            for q in clip(g.poly(s), b):
                g.piece(q, k.panes, w=2.6, shade=2.4, gap=1.6)


def doublet(g: Pen, k: Page) -> None:
    """The doublet with its scrolls and rastra."""
    d = g.piece(
        (
            "288,262 268,288 274,350 288,410 286,446 262,506! 300,518 338,522 380,516 "
            "412,504! 390,446 390,410 398,350 402,288 380,262 334,268"
        ),
        k.doublet,
        w=5.5,
        shade=14,
    )
    for s in (
        "300,300 300,360 308,440",
        "382,300 378,360 366,440",
        "300,470 288,490 284,510",
        "372,470 384,490 388,510",
    ):
        fold(g, s, 3.6, 11, 6.5, 110, "swell", clip_to=d)
    trim = CREAM if k.doublet in (GOLD, OCHRE) else GOLD
    for y, r in ((444, 22), (396, 25), (346, 28)):
        for f in (False, True):
            with g.at(337, y, flip=f), g.at(3, 0, 14):
                leafscroll(g, r, trim, 2.6)
        g.piece(g.circle(337, y - 14, 5), k.cloak, w=2.8, shade=2)
    braid(g, "264,500 300,511 338,515 380,509 410,498", 13, trim, 13)
    braid(g, "286,448 310,458 337,460 364,458 391,448", 26, BLACK, 20, dot_=GOLD)
    for x in (304, 337, 370):
        g.piece(g.circle(x, 457, 13), GOLD, w=3.4, shade=3)
        g.piece(g.circle(x, 457, 5), RED, w=2, shade=0)


def head(g: Pen, k: Page) -> None:
    """Neck, collar, face and hat."""
    g.piece("312,232 304,262 334,284 368,264 362,228", k.head.skin, w=4.5, shade=8)
    g.piece(
        "290,264 302,250 334,272 368,250 388,264 378,286 334,302 300,288", CREAM, w=4.5, shade=5
    )
    for i in range(7):
        x = 302 + i * 11.5
        g.line(
            f"{x},{284 - abs(i - 3) * 1.5} {334 + (x - 334) * 0.8},{276 - abs(i - 3) * 2}",
            2.4,
            "cut",
        )
    with g.at(330, 190):
        portrait(g, k.head)
        if k.suit == "copa":
            plait(g, 62, 34, k.head.hair, GOLD, 7)
        headgear(g, k.hat, k.hat_tone, k.plume, k.head.hair, k.look_right)


def sota(g: Pen, k: Page) -> None:
    """Draw the page `k` on the pen `g`, within the art box."""
    ground(g, 150, 444, 880)
    with g.at(612 if k.look_right else 0, 0, flip=k.look_right):
        cloak(g, k)
        if k.below == "breeches":
            legs(g, k)
            breeches(g, k)
        else:
            (skirt if k.below == "skirt" else bombachas)(g, k)
        doublet(g, k)
        (page_arms.hip_arm if k.other == "hip" else page_arms.hanging_arm)(g, k)
        if k.suit in ("oro", "copa"):
            page_arms.high_arm(g, k)
        else:
            (page_arms.low_arm if k.carry == "low" else page_arms.shoulder_arm)(g, k)
        page_arms.near_shoulder(g, k)
        head(g, k)
