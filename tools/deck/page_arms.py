"""The arms of the pages: what holds the sign, and what the other hand does."""

from deck.cloth import fold
from deck.clubs import club
from deck.coins import coin
from deck.cups import cup
from deck.hands import fist_back, fist_front, hand_down, hand_hip, hand_hold_back, hand_hold_front
from deck.ornament import flower, leaf
from deck.pen import Pen
from deck.swords import sword
from deck.tones import BLACK, CREAM, GOLD, GREEN
from deck.wardrobe import Page


def hip_arm(g: Pen, k: Page) -> None:
    """The arm set on the hip."""
    with g.at(402, 450, -10):
        hand_hip(g, k.head.skin)
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


def hanging_arm(g: Pen, k: Page) -> None:
    """The free arm let down, with a flower in the hand or a scabbard under it."""
    if k.other == "scabbard":
        with g.at(434, 470, -14):
            sheath = g.piece(
                "-13,0! -11,120 -8,236! 0,262! 8,236! 11,120 13,0!", BLACK, w=5, shade=5
            )
            for y in (8, 96, 206):
                g.clipline(f"-20,{y} 20,{y}", sheath, 17, "even", GOLD.base)
                g.clipline(f"-20,{y + 9} 20,{y + 9}", sheath, 3, "even")
            g.line("-4,20 -4,90", 2.6, "even", BLACK.light)
    else:
        with g.at(432, 512, -8):
            g.line("-4,-40 0,30 4,76", 10, "even")
            g.line("-4,-40 0,30 4,76", 5, "even", GREEN.base)
            leaf(g, 2, 46, 116, 46)
            leaf(g, 0, 36, -122, 44, True)
            leaf(g, -4, -34, 20, 40)
        flower(g, 446, 598, 34, CREAM)
    with g.at(430, 500, 4 if k.other == "scabbard" else 8, 0.96):
        hand_down(g, k.head.skin)
    sl = g.piece(
        "374,268 410,274 440,310 458,370 462,430 456,472! 412,474! 410,420 402,372 378,330",
        k.doublet,
        w=5.5,
        shade=12,
    )
    fold(g, "414,316 438,370 442,440", 4, 14, 7, 110, "swell", clip_to=sl)
    for s in ("428,346 440,380 444,420 434,384!", "412,352 422,388 426,430 416,394!"):
        g.piece(s, k.slash, w=3, shade=0, gap=0)
    g.piece("408,464 434,472 462,462 462,482 434,490 408,484", CREAM, w=4, shade=3)
    g.piece("364,268 392,256 424,272 438,306 424,330 394,326 368,300", k.cloak, w=5, shade=10)
    for s in ("376,272 390,300 398,324", "394,262 412,294 414,326", "414,272 428,298 428,318"):
        g.line(s, 3.2, "swell")


def shoulder_arm(g: Pen, k: Page) -> None:
    """The hand before the belt that holds a club against the shoulder."""
    with g.at(230, 452, -16):
        fist_back(g, k.head.skin)
    with g.at(182, 304, -16):
        club(g, 430, 86, k.cloak)
    with g.at(230, 454, -16):
        fist_front(g, k.head.skin)
    sl = g.piece(
        "296,272 266,280 232,312 210,352 196,396 206,430 230,452! 252,438! 258,420 256,396 "
        "278,360 298,326",
        k.doublet,
        w=5.5,
        shade=12,
    )
    fold(g, "262,330 234,380 232,430", 4, 14, 7, 110, "swell", clip_to=sl)
    for s in ("216,362 208,388 212,412 222,386!", "240,344 228,372 228,400 242,366!"):
        g.piece(s, k.slash, w=3, shade=0, gap=0)
    g.piece("216,430 236,426 256,442 258,462 242,468 222,452", CREAM, w=4, shade=3)


def low_arm(g: Pen, k: Page) -> None:
    """The hand at the belt that holds a sword upright."""
    with g.at(188, 444, -3):
        fist_back(g, k.head.skin)
    with g.at(190, 318, 178):
        sword(g, 406, 42)
    with g.at(190, 462, -3, 0.96):
        fist_front(g, k.head.skin)
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
        with g.at(162, 346, -4):
            hand_hold_back(g, k.head.skin)
        with g.at(150, 258):
            coin(g, 160)
    else:
        with g.at(166, 338, -40):
            fist_back(g, k.head.skin)
        with g.at(160, 278):
            cup(g, 206)
        with g.at(164, 332, -10):
            fist_front(g, k.head.skin)
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
    if k.suit == "oro":
        with g.at(162, 346, -4):
            hand_hold_front(g, k.head.skin)
    g.piece("144,404 154,388 180,376 202,378 204,394 178,402 158,416", CREAM, w=4, shade=3)


def near_shoulder(g: Pen, k: Page) -> None:
    """The puff of the cloak over the near shoulder."""
    g.piece("306,268 278,258 250,276 236,308 248,334 280,328 304,302", k.cloak, w=5, shade=10)
    for s in ("294,272 282,300 272,326", "276,264 262,296 258,328", "258,276 246,300 244,320"):
        g.line(s, 3.2, "swell")
