"""The king: one standing figure, dressed by a `King` wardrobe and turned to either side."""

from deck.cloth import braid, ermine, fold, guarda, scatter
from deck.clubs import club
from deck.coins import coin
from deck.cups import cup
from deck.hands import fist_back, fist_front, hand_lift_back, hand_lift_front
from deck.hats import crown
from deck.heads import beard_long, face, hair_back, hair_side
from deck.ornament import filete, ground, leafscroll, rosette, volute
from deck.pen import Pen
from deck.swords import sword
from deck.tones import BLACK, CREAM, GOLD, RED, Tone
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
        "262,300 222,330 190,430 172,540 150,650 116,770 74,846! 96,872 140,862 176,876 "
        "226,862! 414,860 434,870 450,856! "
        "442,800 464,720 500,650 508,590 484,520 452,440 420,340 372,298",
        (
            "206,440 186,560 162,680 112,850",
            "226,440 208,600 192,720 158,866",
            "438,440 452,560 440,680 424,840",
            "464,500 480,590 456,700 446,840",
        ),
        ("92,852 118,822 128,782", "150,858 158,830 172,806", "428,856 434,830 434,800"),
    ),
    True: (
        "262,300 222,330 190,430 166,540 150,640 158,740 176,800 168,850! 186,872 "
        "204,862 226,864! 414,860 450,874 486,862 530,868 562,846! "
        "524,780 506,700 510,640 508,590 484,520 452,440 420,340 372,298",
        (
            "206,440 186,560 180,680 190,850",
            "226,440 208,600 204,720 208,860",
            "438,440 452,560 458,680 470,850",
            "464,500 484,590 488,700 520,850",
        ),
        ("544,852 520,826 508,790", "500,858 488,830 474,806", "184,856 186,836 188,806"),
    ),
}


def mantle(g: Pen, k: King) -> None:
    """The mantle with its train."""
    shape, folds, hems = MANTLE[k.look_right]
    m = g.piece(shape, k.mantle, w=6.5, shade=18)
    scatter(g, m, 44, 42, k.motif, 13, (136, 640))
    for s in folds:
        fold(g, s, 5.5, 20, 7, 110, "rise", clip_to=m)
    for s in hems:
        g.line(s, 5, "cut")
        g.comb(s, 7, 12, 105, 2.4, clip_to=m)


def tunic(g: Pen, k: King) -> None:
    """Robe, rastra and the ermine fronts."""
    t = g.piece(
        (
            "276,330! 264,440 268,500 250,640 238,780 230,850! 262,866 300,854 340,868 "
            "380,854 404,858! 394,760 380,620 366,500 372,420 366,330!"
        ),
        k.tunic,
        w=5,
        shade=14,
    )
    for s in ("288,520 272,660 262,846", "348,520 364,660 374,846"):
        fold(g, s, 4.5, 14, 7, 105, "rise", clip_to=t)
    filete(g, 318, 560, 800, k.scroll, k.bloom, n=3, r=40, grow=1.13)
    guarda(g, "232,834 262,848 300,838 340,850 380,838 402,840", 26, *k.guarda, 26)
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
    ermine(g, "286,330 262,430 256,540 236,690 202,852", 34)
    ermine(g, "352,330 376,430 380,540 400,690 428,850", 34)


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


def low_arm(g: Pen, k: King) -> None:
    """The arm that carries the sceptre."""
    sl = g.piece(
        "386,318 430,344 474,410 486,470 470,520 440,556! 412,500 398,440 380,400",
        k.mantle,
        w=5.5,
        shade=14,
    )
    fold(g, "408,356 440,410 450,480", 4.5, 18, 7, 110, "swell", clip_to=sl)
    braid(g, "484,470 470,516 444,544", 18, k.trim, 14, dot_=k.mantle)
    with g.at(466, 446, 10):
        fist_back(g, k.skin)
    with g.at(466, 446, 9):
        sceptre(g, k.cap if k.suit != "oro" else RED)
    with g.at(466, 446, 10):
        fist_front(g, k.skin)


def high_arm(g: Pen, k: King) -> None:
    """The lifted arm with the sign of the suit."""
    if k.suit == "oro":
        with g.at(168, 352, 4):
            hand_lift_back(g, k.skin)
        with g.at(148, 262):
            coin(g, 158)
    else:
        with g.at(166, 352, -8):
            fist_back(g, k.skin)
        if k.suit == "copa":
            with g.at(158, 292):
                cup(g, 210)
        elif k.suit == "espada":
            with g.at(151, 230, 173):
                sword(g, 350, 44)
        else:
            with g.at(150, 258, -9):
                club(g, 372, 84, k.mantle)
        with g.at(166, 354, -8):
            fist_front(g, k.skin)
    sl = g.piece(
        (
            "262,316 226,340 200,394 172,386! 142,398 136,440 150,490 186,540 218,586! "
            "236,510 262,450 274,400"
        ),
        k.mantle,
        w=5.5,
        shade=14,
    )
    fold(g, "240,366 214,430 206,520", 4.5, 16, 7, 110, "swell", clip_to=sl)
    fold(g, "180,410 172,460 184,510", 3.6, 12, 7, 110, "swell", clip_to=sl)
    braid(g, "140,412 146,474 182,532 216,580", 18, k.trim, 14, dot_=k.mantle)
    g.piece("146,392 172,378 204,394 192,408 164,408", k.trim, w=4.5, shade=3)
    if k.suit == "oro":
        with g.at(170, 356, 4):
            hand_lift_front(g, k.skin)


def rey(g: Pen, k: King) -> None:
    """Draw the king `k` on the pen `g`, within the art box."""
    ground(g, 92, 456, 880)
    with g.at(620 if k.look_right else 0, 0, flip=k.look_right):
        for s in (
            "268,858! 250,876 262,888 300,886 318,876 318,858!",
            "330,858! 330,876 348,888 386,886 398,874 382,858!",
        ):
            g.piece(s, BLACK, w=4.5, shade=4)
        mantle(g, k)
        tunic(g, k)
        low_arm(g, k)
        high_arm(g, k)
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
            hair_back(g, k.hair)
            face(g, k.skin, age=k.age, nose=k.nose)
            hair_side(g, k.hair, False)
            beard_long(g, k.hair)
            crown(g, GOLD, k.cap)
