"""The page: one standing figure, dressed by a `Page` wardrobe and turned to either side."""

from deck.clipping import clip
from deck.cloth import braid, fold, fringe, guarda, scatter
from deck.clubs import club
from deck.coins import coin
from deck.cups import cup
from deck.hands import fist_back, fist_front, hand_hip, hand_lift_back, hand_lift_front
from deck.hats import headgear
from deck.heads import face, hair_back, hair_side, locks
from deck.ornament import ground, leafscroll, rosette
from deck.pen import Pen
from deck.swords import sword
from deck.tones import BLACK, CREAM, GOLD, INK, OCHRE, RED
from deck.wardrobe import Page


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


def legs(g: Pen, k: Page) -> None:
    """Hose, garters and shoes."""
    g.piece(
        (
            "352,580 350,640 362,690 360,712 380,760 384,800 378,846! 408,848! 420,800 "
            "428,750 420,712 420,680 416,580"
        ),
        k.hose,
        w=5,
        shade=11,
    )
    fold(g, "392,712 404,752 396,820", 3, 12, 7, 100, "swell")
    g.piece(
        (
            "268,580 254,640 254,684 246,708 226,752 214,796 204,838! 232,850! 252,806 "
            "284,764 300,712 304,686 326,640 336,580"
        ),
        k.hose,
        w=5,
        shade=11,
    )
    fold(g, "276,716 258,756 234,806", 3, 12, 7, 100, "swell")
    for x, y, r in ((391, 696, 0), (276, 694, 8)):
        with g.at(x, y, r):
            g.piece("-36,-10 0,-5 34,-10 36,8 0,14 -37,8", k.garter[0], w=4, shade=4)
            fringe(g, "-33,11 0,16 33,11", 14, 5, GOLD)
            for f in (False, True):
                with g.at(-34, 0, flip=f):
                    g.piece("0,0! 14,-12 26,-8! 18,0 24,10! 10,10", k.garter[1], w=3.2, shade=2)
    g.piece(
        "374,836! 410,838! 422,856 450,866 460,876 440,884 396,884 372,878 370,858",
        BLACK,
        w=4.5,
        shade=4,
    )
    g.piece(
        "202,828! 234,840! 238,862 228,880 200,886 158,884 148,874 166,864 188,850",
        BLACK,
        w=4.5,
        shade=4,
    )
    for x, y in ((400, 860), (206, 858)):
        with g.at(x, y):
            rosette(g, 9, k.garter[0].light, n=5)


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


def hip_arm(g: Pen, k: Page) -> None:
    """The arm set on the hip."""
    with g.at(402, 450, -10):
        hand_hip(g, k.skin)
    sl = g.piece(
        (
            "376,268 410,274 448,316 484,376 486,400 464,426 430,452! 408,434! 424,402 "
            "424,384 400,352 378,320"
        ),
        k.doublet,
        w=5.5,
        shade=12,
    )
    fold(g, "412,326 440,360 460,396", 4, 14, 7, 110, "swell", clip_to=sl)
    for s in ("434,334 452,358 468,386 450,366!", "416,344 432,366 446,394 430,376!"):
        g.piece(s, k.slash, w=3, shade=0, gap=0)
    g.piece("406,432 420,430 436,446 428,466 408,452", CREAM, w=4, shade=3)
    g.piece("364,268 392,256 424,272 438,306 424,330 394,326 368,300", k.cloak, w=5, shade=10)
    for s in ("376,272 390,300 398,324", "394,262 412,294 414,326", "414,272 428,298 428,318"):
        g.line(s, 3.2, "swell")


def low_arm(g: Pen, k: Page) -> None:
    """The hand at the belt that holds a sword or a club upright."""
    with g.at(188, 444, -3):
        fist_back(g, k.skin)
    if k.suit == "espada":
        with g.at(190, 318, 178):
            sword(g, 406, 42)
    else:
        with g.at(188, 330, -3):
            club(g, 390, 88, k.cloak)
    with g.at(190, 462, -3, 0.96):
        fist_front(g, k.skin)
    sl = g.piece(
        "296,272 266,280 240,322 222,378 204,410! 222,474! 254,458 276,424 288,380 300,330",
        k.doublet,
        w=5.5,
        shade=12,
    )
    fold(g, "268,340 254,380 240,432", 4, 14, 7, 110, "swell", clip_to=sl)
    for s in (
        "232,366 226,384 219,398 226,384!",
        "252,356 240,384 228,410 244,388!",
        "262,372 250,404 240,430 256,410!",
    ):
        g.piece(s, k.slash, w=3, shade=0, gap=0)
    g.piece("198,410 214,410 228,440 226,474 212,470 202,440", CREAM, w=4, shade=3)


def high_arm(g: Pen, k: Page) -> None:
    """The bent arm that lifts a coin or a cup beside the head."""
    if k.suit == "oro":
        with g.at(168, 350, 4):
            hand_lift_back(g, k.skin)
        with g.at(150, 258):
            coin(g, 160)
    else:
        with g.at(166, 338, -40):
            fist_back(g, k.skin)
        with g.at(160, 278):
            cup(g, 206)
        with g.at(164, 332, -10):
            fist_front(g, k.skin)
    sl = g.piece(
        (
            "300,272 268,280 246,318 236,366 226,392 200,376! 154,400! 172,440 200,474 "
            "236,486 266,464 284,420 292,370 302,330"
        ),
        k.doublet,
        w=5.5,
        shade=12,
    )
    fold(g, "262,350 250,400 226,440", 4, 14, 7, 110, "swell", clip_to=sl)
    for s in ("196,404 208,422 226,440 206,430!", "216,396 226,412 242,424 226,418!"):
        g.piece(s, k.slash, w=3, shade=0, gap=0)
    g.piece("148,396 158,376 184,366 204,372 204,388 178,398 160,410", CREAM, w=4, shade=3)
    if k.suit == "oro":
        with g.at(170, 352, 4):
            hand_lift_front(g, k.skin)


def near_shoulder(g: Pen, k: Page) -> None:
    """The puff of the cloak over the near shoulder."""
    g.piece("306,268 278,258 250,276 236,308 248,334 280,328 304,302", k.cloak, w=5, shade=10)
    for s in ("294,272 282,300 272,326", "276,264 262,296 258,328", "258,276 246,300 244,320"):
        g.line(s, 3.2, "swell")


def head(g: Pen, k: Page) -> None:
    """Neck, collar, face and hat."""
    g.piece("312,232 304,262 334,284 368,264 362,228", k.skin, w=4.5, shade=8)
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
    with g.at(330, 190, 0, 1.0):
        hair_back(g, k.hair)
        face(g, k.skin, mouth=k.mouth, nose=k.nose, lid=5.2)
        hair_side(g, k.hair)
        g.piece(
            (
                "-38,-40 -46,-20 -44,6 -54,34! -62,0 -58,-40 -30,-64 10,-66 40,-56 30,-46 "
                "0,-50 -24,-44"
            ),
            k.hair,
            w=4,
            shade=4,
        )
        locks(g, ["-34,-50 -48,-24 -50,8", "20,-60 -10,-58 -34,-44"], 2.6)
        headgear(g, k.hat, k.hat_tone, k.plume, k.hair, k.look_right)


def sota(g: Pen, k: Page) -> None:
    """Draw the page `k` on the pen `g`, within the art box."""
    ground(g, 150, 458, 880)
    with g.at(612 if k.look_right else 0, 0, flip=k.look_right):
        cloak(g, k)
        legs(g, k)
        breeches(g, k)
        doublet(g, k)
        hip_arm(g, k)
        (low_arm if k.suit in ("espada", "basto") else high_arm)(g, k)
        near_shoulder(g, k)
        head(g, k)
