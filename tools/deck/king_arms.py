"""The arms of the kings: what holds the sign, and what the other hand does."""

from deck.cloth import braid, fold
from deck.clubs import club
from deck.coins import coin, sun_face
from deck.cups import cup
from deck.hands import (
    fist_back,
    fist_front,
    hand_down,
    hand_hip,
    hand_hold_back,
    hand_hold_front,
)
from deck.ornament import volute
from deck.pen import Pen
from deck.swords import sword
from deck.tones import CREAM, GOLD, RED, Tone
from deck.wardrobe import King


def sceptre(g: Pen, tip: Tone) -> None:
    """A sceptre along y, held at the origin."""
    g.piece("-6,-205! -5,230! 5,230! 6,-205!", GOLD, w=4, shade=3)
    for y in (-150, -90, 60, 130, 190):
        g.piece(g.circle(0, y, 9, 6), tip if y % 60 else GOLD, w=3, shade=2)
    for f in (False, True):
        with g.at(0, -200, flip=f), g.at(2, 4, 20):
            volute(g, 20, GOLD)
    g.piece("-12,-212 -14,-232 0,-262! 14,-232 12,-212 0,-204", tip, w=4, shade=4)
    g.piece(g.circle(0, -269, 7), GOLD, w=3.5, shade=2)
    g.piece(g.circle(0, 236, 8), GOLD, w=3.5, shade=2)


def orb(g: Pen, k: King) -> None:
    """A globe with a sun on it, at the origin, a gold leaf cross on top."""
    g.piece("-5,-40! -9,-62 -26,-72! -8,-78 0,-98! 8,-78 26,-72! 9,-62 5,-40!", GOLD, w=4, shade=3)
    p = g.piece(g.circle(0, 0, 44), k.cap, w=5, shade=12)
    for s in ("-60,-8 0,8 60,-8", "-60,8 0,24 60,8"):
        g.clipline(s, p, 4.6, "even")
    g.clipline("-60,0 0,16 60,0", p, 12, "even", "#F7DC6B")
    with g.at(0, -14):
        sun_face(g, 17)


def sleeve(g: Pen, k: King, shape: str, folds: tuple[str, ...], trim: str) -> None:
    """A hanging sleeve of the mantle with its folds and its braid."""
    sl = g.piece(shape, k.mantle, w=5.5, shade=14)
    for s in folds:
        fold(g, s, 4.5, 16, 7, 110, "swell", clip_to=sl)
    braid(g, trim, 18, k.trim, 14, dot_=k.mantle)


def other_arm(g: Pen, k: King) -> None:
    """The arm that does not carry the sign."""
    skin = k.head.skin
    if k.other == "belt":
        sleeve(
            g,
            k,
            "386,318 436,346 486,420 500,486 484,560 462,622! 430,560 402,524 388,508! 404,470 "
            "424,446 408,404 384,380",
            ("410,350 456,410 472,480", "430,456 450,510 456,580"),
            "390,500 420,538 448,580 462,612",
        )
        with g.at(392, 484, -8, 1.06):
            hand_hip(g, skin)
        g.piece("404,462 422,458 432,484 420,508 404,504 398,484", CREAM, w=4, shade=3)
        return
    if k.other == "hem":
        sleeve(
            g,
            k,
            "386,318 434,346 470,420 478,500 486,560! 462,590 430,590 408,566! 412,500 402,440 "
            "382,400",
            ("410,356 440,420 446,520", "446,440 458,500 458,570"),
            "410,562 436,582 462,580 484,556",
        )
        with g.at(450, 618, 4):
            hand_down(g, skin)
        g.piece("432,578 450,586 470,578 470,598 450,604 430,598", CREAM, w=4, shade=3)
        return
    sleeve(
        g,
        k,
        "386,318 430,344 474,410 486,470 470,520 440,556! 412,500 398,440 380,400",
        ("408,356 440,410 450,480",),
        "484,470 470,516 444,544",
    )
    if k.other == "orb":
        with g.at(462, 400, 5):
            orb(g, k)
        with g.at(460, 438, 8, 0.98):
            hand_hold_back(g, skin)
            hand_hold_front(g, skin)
        return
    with g.at(466, 446, 10):
        fist_back(g, skin)
    with g.at(466, 446, 9):
        sceptre(g, k.cap if k.suit != "oro" else RED)
    with g.at(466, 446, 10):
        fist_front(g, skin)


def shoulder_arm(g: Pen, k: King) -> None:
    """A sword or a club carried against the shoulder, the hand before the chest."""
    skin = k.head.skin
    with g.at(206, 486, -16):
        fist_back(g, skin)
    if k.suit == "espada":
        with g.at(166, 352, 169):
            sword(g, 470, 48)
    else:
        with g.at(172, 344, -15):
            club(g, 432, 88, k.mantle)
    with g.at(206, 488, -16):
        fist_front(g, skin)
    sleeve(
        g,
        k,
        "262,316 232,340 214,400 216,436 230,466! 210,520 214,574 242,624! 262,560 276,500 "
        "280,440 280,380",
        ("250,366 236,420 244,470", "244,480 234,530 242,590"),
        "228,470 212,522 218,570 242,614",
    )
    g.piece("216,462 232,458 244,486 238,514 224,512 214,488", CREAM, w=4, shade=3)


def high_arm(g: Pen, k: King) -> None:
    """The lifted arm with a coin or a cup."""
    skin = k.head.skin
    if k.suit == "oro":
        with g.at(160, 346, -6):
            hand_hold_back(g, skin)
        with g.at(148, 262):
            coin(g, 158)
    else:
        with g.at(166, 352, -8):
            fist_back(g, skin)
        with g.at(158, 292):
            cup(g, 210)
        with g.at(166, 354, -8):
            fist_front(g, skin)
    sleeve(
        g,
        k,
        "262,316 226,340 200,394 172,386! 142,398 136,440 150,490 186,540 218,586! "
        "236,510 262,450 274,400",
        ("240,366 214,430 206,520", "180,410 172,460 184,510"),
        "140,412 146,474 182,532 216,580",
    )
    if k.suit == "oro":
        with g.at(160, 346, -6):
            hand_hold_front(g, skin)
    g.piece("140,398 158,388 180,392 194,402 186,416 150,418", CREAM, w=4.5, shade=3)
