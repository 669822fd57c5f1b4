"""The horse of the riders: its parts, four ways of setting the near foreleg, its tack."""

from deck.cloth import braid, fold, fringe, guarda, strap, tassel
from deck.heads import locks
from deck.ornament import rosette
from deck.pen import Pen
from deck.tones import BLACK, GOLD, GREEN, GREY, INK, RED
from deck.wardrobe import Rider


def hoof(g: Pen, s: str) -> None:
    """One hoof."""
    g.piece(s, BLACK, w=4, shade=3, gap=1.6)


def thistle(g: Pen, x: float) -> None:
    """A thistle on the empty side of the ground."""
    for a, tall in ((-24, 64), (4, 84), (26, 58)):
        with g.at(x, 880, a):
            g.line(f"0,0 2,{-tall * 0.5} 0,{-tall}", 6, "even")
            g.line(f"0,0 2,{-tall * 0.5} 0,{-tall}", 2.6, "even", GREEN.base)
            g.piece(
                (
                    f"0,{-tall * 0.3}! -12,{-tall * 0.4} -22,{-tall * 0.72}! "
                    f"-8,{-tall * 0.62} 0,{-tall * 0.46}!"
                ),
                GREEN,
                w=3,
                shade=2,
            )
            g.piece(
                (
                    f"0,{-tall * 0.2}! 12,{-tall * 0.32} 20,{-tall * 0.6}! 7,{-tall * 0.52} "
                    f"0,{-tall * 0.38}!"
                ),
                GREEN,
                w=3,
                shade=2,
            )
            g.piece(
                (
                    f"-8,{-tall - 8}! -13,{-tall - 26}! -5,{-tall - 20}! 0,{-tall - 30}! "
                    f"5,{-tall - 20}! "
                    f"13,{-tall - 26}! 8,{-tall - 8}!"
                ),
                RED,
                w=3,
                shade=2,
            )
            g.piece(g.circle(0, -tall - 4, 9), GREEN, w=3, shade=3)


def tail(g: Pen, k: Rider) -> None:
    """The tail, behind everything."""
    g.piece(
        (
            "494,556 532,548 560,580 558,640 562,680 556,716 562,752! 544,736 530,768! "
            "522,734 508,754! 512,690 518,650 500,600"
        ),
        k.mane,
        w=5.5,
        shade=9,
    )
    locks(
        g,
        [
            "508,566 542,590 538,660 548,726",
            "504,580 528,620 528,680 530,748",
            "530,560 552,600 548,660 556,722",
        ],
        3.4,
    )


def far_hind(g: Pen, k: Rider) -> None:
    """The far hind leg."""
    g.piece(
        (
            "372,640 336,696 336,732 352,770 354,792 322,844! 348,860! 378,820 394,792 "
            "392,760 388,732 420,680"
        ),
        k.far,
        w=5,
        shade=9,
    )
    hoof(g, "322,838! 296,872 294,884! 342,884! 350,856!")


def far_fore(g: Pen, k: Rider) -> None:
    """The far foreleg, lifted in every step."""
    g.piece(
        (
            "250,584 190,582 130,580 96,594 84,622 98,660 106,696 104,720! 130,726! 140,694 "
            "136,660 132,636 160,634 200,646 244,660"
        ),
        k.far,
        w=5,
        shade=9,
    )
    hoof(g, "102,716! 86,738 90,756! 132,748! 132,720!")


def trunk(g: Pen, k: Rider) -> None:
    """Body and neck."""
    b = g.piece(
        (
            "350,448 392,474 440,482 486,502 522,560 526,630 496,688 436,700 380,692 330,706 "
            "280,700 230,668 190,622 176,570 186,524 188,486 186,440 204,388 246,378 296,404 "
            "330,434"
        ),
        k.horse,
        w=6,
        shade=18,
    )
    fold(g, "232,480 250,530 240,590 262,650", 5, 18, 7, 110, "swell", clip_to=b)
    fold(g, "200,606 232,644 280,656", 4, 16, 7, 70, "swell", clip_to=b)
    fold(g, "206,530 214,560 210,590", 3.6, 14, 7, 110, "swell", clip_to=b)


def near_hind(g: Pen, k: Rider) -> None:
    """The near hind leg, which carries the horse."""
    hind = g.piece(
        (
            "446,540 398,606 374,672 386,722 418,760 428,784 402,838 390,854! 418,868! "
            "444,820 458,792 463,764 459,730 494,690 522,632 514,576 482,536"
        ),
        k.horse,
        w=5.5,
        shade=15,
    )
    fold(g, "478,590 492,640 462,716", 4, 18, 7, 100, "swell", clip_to=hind)
    fold(g, "428,610 416,660 424,700", 3.6, 14, 7, 100, "swell", clip_to=hind)
    hoof(g, "388,848! 364,874 362,886! 412,886! 422,864!")


# The near foreleg in each step: its outline, the crease of the elbow and the hoof.
FORELEGS = {
    "prance": (
        "306,600 280,578 246,590 216,622 156,642 124,660 112,692 130,726 142,762 "
        "138,786! 162,796! 174,764 164,726 158,700 192,690 244,690 294,672 322,640 318,596",
        "300,616 280,654 232,674",
        "136,782! 116,804 120,822! 164,816! 166,790!",
    ),
    "collect": (
        "306,600 280,578 246,590 212,616 160,630 128,648 120,680 138,712 170,746 "
        "182,772! 204,762! 200,736 178,704 164,684 196,682 244,688 294,672 322,640 318,596",
        "300,616 280,654 232,674",
        "180,770! 178,802 190,816! 224,792! 208,758!",
    ),
    "rear": (
        "306,600 280,578 246,590 212,612 168,600 134,596 112,616 116,650 136,694 "
        "142,722! 166,718! 172,690 158,650 160,640 196,668 246,702 300,690 322,640 318,596",
        "300,620 280,664 232,676",
        "140,718! 130,748 140,764! 176,746! 168,714!",
    ),
    "walk": (
        "306,596 280,578 246,590 224,640 216,690 226,722 226,748 230,776 222,836! 250,842! "
        "260,780 260,744 264,720 262,700 300,690 322,640 318,596",
        "296,610 276,660 270,690",
        "220,832! 200,866 196,884! 246,884! 254,840!",
    ),
}


def near_fore(g: Pen, k: Rider) -> None:
    """The near foreleg, as the step has it."""
    shape, crease, shoe = FORELEGS[k.step]
    near = g.piece(shape, k.horse, w=5.5, shade=12)
    fold(g, crease, 4, 18, 7, 70, "swell", clip_to=near)
    hoof(g, shoe)


def head(g: Pen, k: Rider) -> None:
    """Head, mane and bridle."""
    # head
    g.piece(
        (
            "212,380 182,392 152,436 118,482 94,508 90,530 106,546 130,540 146,524 172,510 "
            "202,502 226,472 232,424"
        ),
        k.horse,
        w=5.5,
        shade=12,
    )
    g.piece("190,394! 182,364 196,338! 210,362 208,392!", k.horse, w=4.5, shade=5)
    g.piece("214,388! 214,358 232,336! 242,364 234,394!", k.horse, w=4.5, shade=5)
    g.brush("162,438,1.5 172,428,5.5 188,430,5.5 198,440,1.5")
    g.fill(g.circle(179, 437, 7), INK)
    g.fill(g.circle(177, 434.5, 2), "#FFFDF6")
    g.line("166,448 178,450 192,446", 2.6)
    g.brush("100,514,1.5 108,508,5.5 115,516,4.5 108,523,1.5")
    g.line("94,534 114,530 132,520", 3.6, "swell")
    g.line("210,500 202,470 212,440", 3.8, "swell")
    g.line("150,450 136,470 122,490", 2.8, "swell")
    # mane
    g.piece(
        (
            "204,384 228,360 266,366 314,398 350,440! 352,470 330,462! 330,494 304,474! "
            "296,506 278,472! 266,500 254,456! 240,474 234,436! 214,430"
        ),
        k.mane,
        w=5,
        shade=8,
    )
    locks(
        g,
        [
            "228,374 248,414 250,446",
            "250,374 272,420 272,466",
            "272,382 300,428 296,484",
            "298,398 322,440 324,478",
            "318,410 342,446 344,462",
        ],
        3.4,
    )
    g.piece("202,382 184,384 172,412! 190,406 188,430! 206,412 216,390", k.mane, w=4, shade=4)
    # bridle
    strap(g, "118,480 130,496 136,520", 10, k.harness, None)
    strap(g, "176,398 200,428 212,464 202,496", 10, k.harness, GOLD, 14)
    strap(g, "134,512 164,488 206,468", 9, k.harness, None)
    g.piece(g.circle(135, 518, 10), GOLD, w=3.4, shade=2.5)
    tassel(g, 196, 500, 30)


def tack(g: Pen, k: Rider) -> None:
    """Breast collar, crupper, saddle cloth and boleadoras."""
    # breast collar and crupper
    strap(g, "336,560 270,590 184,572", 16, k.harness, GOLD)
    for x, y in ((302, 586), (270, 597), (238, 597)):
        tassel(g, x, y, 24)
    g.piece(g.circle(204, 582, 14), GOLD, w=3.4, shade=3)
    with g.at(204, 582):
        rosette(g, 8, "#B8202C", n=6)
    strap(g, "434,510 480,528 518,566", 14, k.harness, GOLD)
    # saddle cloth
    g.piece(
        "326,460 318,530 324,612! 370,628 420,622 460,604! 460,550 454,492 410,474 360,470",
        k.cloth,
        w=5.5,
        shade=13,
    )
    guarda(g, "326,590 370,604 420,598 460,581", 32, *k.guarda, 28)
    fringe(g, "324,612 370,627 420,621 460,604", 26, 6, GOLD, 1j)
    braid(g, "448,494 453,540 452,572", 13, GOLD, 13)
    # boleadoras
    for s in ("436,500 466,560 462,640", "436,500 480,560 486,628"):
        g.line(s, 6, "even", INK)
        g.line(s, 2.4, "even", "#D6A21C")
    for x, y in ((460, 654), (488, 640)):
        g.piece(g.circle(x, y, 15), GREY, w=4, shade=6)
