"""The rider: one figure on the horse, dressed by a `Rider` wardrobe and turned to either side."""

from contextlib import ExitStack

from deck import horse
from deck.cloth import braid, fold, fringe, guarda, scatter
from deck.clubs import club
from deck.coins import coin
from deck.cups import cup
from deck.hands import fist_back, fist_front, hand_hold_back, hand_hold_front
from deck.hats import headgear
from deck.ornament import ground, leafscroll
from deck.pen import Pen
from deck.portraits import portrait
from deck.swords import sword
from deck.tones import BLACK, CREAM, GOLD, INK, OCHRE
from deck.wardrobe import Rider


def bead(g: Pen) -> None:
    """The gold bead printed on the cape."""
    g.fill(g.circle(0, 0, 5.4, n=10), "#5E0A18")
    g.fill(g.circle(0, 0, 3.4, n=8), "#F7DC6B")


def cape(g: Pen, k: Rider) -> None:
    """The cape, with its lining behind it."""
    g.piece(
        "420,300 500,340 548,352! 534,400 540,440 514,470 510,500! 470,480 430,440",
        k.lining,
        w=5.5,
        shade=8,
    )
    cp = g.piece(
        (
            "366,262 420,266 470,296 512,322 552,318! 540,350 549,384 524,408 527,446 "
            "494,452 482,494 448,486! 420,450 390,410"
        ),
        k.cape,
        w=6,
        shade=14,
    )
    for s in ("396,290 460,350 520,400", "392,320 436,390 478,460", "420,280 480,326 536,344"):
        fold(g, s, 4.5, 14, 7, 105, "swell", clip_to=cp)
    scatter(
        g,
        cp,
        34,
        34,
        bead,
        10,
        (470, 360),
    )
    braid(g, "544,326 530,352 538,382 514,404 515,438 485,444 474,482 450,478", 15, GOLD, 14)


def leg(g: Pen, k: Rider) -> None:
    """The near leg: breeches, boot, stirrup."""
    with g.at(26, 0):
        g.piece(
            "356,424 318,446 282,486 270,532 296,556 344,532 388,506 386,440",
            CREAM,
            w=5.5,
            shade=11,
        )
        fold(g, "350,450 316,484 300,530", 3.6, 14, 7, 100, "swell")
        g.piece(
            (
                "268,520 268,580 284,634 276,662 246,684 236,700! 280,706 312,698! 318,664 "
                "320,610 316,540"
            ),
            BLACK,
            w=5,
            shade=7,
        )
        g.line("280,552 284,606 292,648", 3.4, "swell", BLACK.light)
        g.piece("266,520 292,540 318,534 318,552 292,560 266,540", OCHRE, w=4, shade=3)
        fringe(g, "266,538 292,556 317,550", 14, 5.5, CREAM, 1j)
        g.line("276,706 304,630 316,560", 4.5, "even")
        g.piece("230,698! 320,698! 314,714! 238,714!", GOLD, w=3.6, shade=3)
        g.piece(g.circle(330, 690, 9), GOLD, w=3.2, shade=2)


def tunic(g: Pen, k: Rider) -> None:
    """The short tunic with its rastra."""
    tn = g.piece(
        (
            "316,258 298,288 304,350 318,410 298,462! 344,476 394,482 436,478! 418,420 "
            "422,350 420,288 398,258 356,252"
        ),
        k.coat,
        w=5.5,
        shade=14,
    )
    fold(g, "338,424 328,450 326,470", 3.6, 10, 7, 110, "rise", clip_to=tn)
    fold(g, "390,424 400,450 408,480", 3.6, 10, 7, 110, "rise", clip_to=tn)
    for _i, (y, r) in enumerate(((400, 22), (354, 24), (306, 26))):
        for f in (False, True):
            with g.at(358, y, flip=f), g.at(3, 0, 14):
                leafscroll(g, r, GOLD, 2.6)
        g.piece(g.circle(358, y - 13, 4.5), CREAM, w=2.6, shade=2)
    braid(g, "316,408 352,418 390,418 420,408", 24, BLACK, 18, dot_=GOLD)
    for x in (334, 360, 386):
        g.piece(g.circle(x, 416 if x == 360 else 415, 11), GOLD, w=3.2, shade=3)


def rein_arm(g: Pen, k: Rider) -> None:
    """The arm that holds the reins."""
    with g.at(304, 424, 24, 0.8):
        fist_back(g, k.head.skin)
        fist_front(g, k.head.skin)
    sl = g.piece(
        "392,264 430,282 452,330 448,388 410,424 346,448! 336,420! 382,396 402,370 394,320",
        k.coat,
        w=5.5,
        shade=12,
    )
    fold(g, "424,310 432,360 406,402", 3.8, 14, 7, 105, "swell", clip_to=sl)
    g.piece("336,416 350,416 356,448 340,454 330,436", CREAM, w=4, shade=3)


def sign_arm(g: Pen, k: Rider) -> None:
    """The lifted arm with the sign of the suit."""
    if k.suit == "oro":
        with g.at(170, 300, -24, 0.8):
            hand_hold_back(g, k.head.skin)
        with g.at(146, 240):
            coin(g, 150)
    elif k.suit == "copa":
        with g.at(160, 246):
            cup(g, 162)
        with g.at(163, 283, -6, 0.74):
            g.piece("10,-24 34,-26 52,-4 52,20 34,30 12,28", k.head.skin, w=4, shade=5)
    else:
        with g.at(163, 283, -10, 0.74):
            fist_back(g, k.head.skin)
        if k.suit == "espada":
            with g.at(138, 191, 165):
                sword(g, 270, 36)
        else:
            with g.at(152, 204, -8):
                club(g, 280, 70, k.cape)
    if k.suit != "oro":
        with g.at(163, 283, -6, 0.74):
            fist_front(g, k.head.skin)
    sl = g.piece(
        "332,260 300,264 272,292 250,304 220,280! 198,314! 226,346 262,366 298,346 326,310",
        k.coat,
        w=5.5,
        shade=12,
    )
    fold(g, "306,284 280,322 250,340", 3.8, 14, 7, 105, "swell", clip_to=sl)
    if k.suit == "oro":
        with g.at(170, 300, -24, 0.8):
            hand_hold_front(g, k.head.skin)
    g.piece("216,272 228,282 220,308 204,322 190,308 200,286", CREAM, w=4, shade=3)


def rider_head(g: Pen, k: Rider) -> None:
    """Neck, collar, face and hat."""
    g.piece("334,224 330,252 358,268 386,252 382,220", k.head.skin, w=4.5, shade=8)
    g.piece(
        "316,250 330,240 358,256 386,240 404,252 390,272 358,284 326,270", CREAM, w=4.5, shade=5
    )
    with g.at(352, 178, 0, 0.88):
        portrait(g, k.head)
        headgear(g, k.hat, k.hat_tone, k.plume, k.head.hair, k.look_right)


def poncho(g: Pen, k: Rider) -> None:
    """A poncho over the shoulders; the forearms come out under its hem."""
    p = g.piece(
        "330,248 296,266 268,304 248,354! 282,380 316,398! 352,392 388,404! 424,432 476,456! "
        "484,392 464,322 428,280 392,254",
        k.cape,
        w=6,
        shade=16,
    )
    for s in ("318,282 300,330 296,372", "420,296 448,350 452,420", "388,290 398,340 392,384"):
        fold(g, s, 4.2, 13, 7, 105, "swell", clip_to=p)
    braid(g, "352,282 350,326 352,366", 20, k.lining, 15)
    guarda(g, "258,340 288,361 319,379 352,374 391,385 426,411 475,436", 28, *k.guarda, 27)
    hem = "248,354 282,380 316,398 352,392 388,404 424,432 476,456"
    fringe(g, hem, 20, 6, GOLD, 1j)


def poncho_back(g: Pen, k: Rider) -> None:
    """The half of the poncho that hangs behind the saddle."""
    p = g.piece(
        "400,270 452,310 500,384 530,470! 506,492 470,488! 440,500 420,480! 410,380",
        k.cape,
        w=6,
        shade=15,
    )
    for s in ("440,330 478,400 500,470", "424,350 448,420 462,480"):
        fold(g, s, 4.5, 14, 7, 105, "swell", clip_to=p)
    guarda(g, "524,456 500,474 468,472 440,484 424,468", 26, *k.guarda, 26)
    fringe(g, "530,470 506,492 470,488 440,500 420,480", 20, 6, GOLD, 1j)


def reins(g: Pen, k: Rider) -> None:
    """The reins, from the bit to the hand."""
    for w, color in ((6, INK), (2.6, k.harness.light)):
        g.line("138,520 230,474 306,436", w, "even", color)


# How far a step tilts the horse about its haunches, and the rider back about the saddle.
TILT = {"rear": (12, -9)}


def caballo(g: Pen, k: Rider) -> None:
    """Draw the rider `k` on the pen `g`, within the art box."""
    tilt, lean = TILT.get(k.step, (0, 0))
    ground(g, *((152, 466) if k.look_right else (104, 452)), 884)

    def tilted() -> ExitStack:
        """Until closed, draw what leans with the horse."""
        stack = ExitStack()
        for x, y, turn in ((460, 600, tilt), (-460, -600, 0)):
            stack.enter_context(g.at(x, y, turn))
        return stack

    def upright() -> ExitStack:
        """Within `tilted`: the rider from the belt up."""
        stack = ExitStack()
        for x, y, turn in ((370, 460, lean), (-370, -460, 0)):
            stack.enter_context(g.at(x, y, turn))
        return stack

    size = 0.93 if tilt else 1
    with (
        g.at(620 if k.look_right else 0, 0, flip=k.look_right),
        g.at(310 * (1 - size) - (10 if tilt else 0), 884 * (1 - size), s=size),
    ):
        if not tilt:
            horse.thistle(g, 264 if k.look_right else 176)
        horse.tail(g, k)
        horse.far_hind(g, k)
        with tilted():
            horse.far_fore(g, k)
            with upright():
                (cape if k.over == "cape" else poncho_back)(g, k)
            horse.trunk(g, k)
        horse.near_hind(g, k)
        with tilted():
            horse.near_fore(g, k)
            horse.head(g, k)
            horse.tack(g, k)
            leg(g, k)
            reins(g, k)
            with upright():
                tunic(g, k)
                rein_arm(g, k)
                sign_arm(g, k)
                if k.over == "poncho":
                    poncho(g, k)
                rider_head(g, k)
