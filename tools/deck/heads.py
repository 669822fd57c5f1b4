"""Faces, hair and beards.

Heads face the viewer's left in three-quarter view; mirror them with `flip`. A head unit runs from
the chin at y 60 to the top of the skull at y -74: about 134 units at scale 1.
"""

from deck.clipping import clip
from deck.geometry import Polygon
from deck.pen import Pen
from deck.tones import GREY, INK, SKIN, Tone


def face(
    g: Pen,
    skin: Tone = SKIN,
    age: int = 0,
    mouth: str = "calm",
    look: int = -1,
    nose: float = 0.0,
    lid: float = 4.7,
    jaw: float = 0.0,
) -> Polygon:
    """Face without hair, three-quarter view.

    `age` is 0 youth, 1 grown, 2 old; `nose` -6..6 lengthens it; `lid` is the weight of the upper
    lid; `look` -1 turns the eyes to the viewer's left; `jaw` -1 slight, 1 square.
    """
    n, j = nose, jaw
    w = 4.2
    # neck is drawn by the figure; ear first
    g.piece("40,-16 52,-24 58,-10 52,10 42,14", skin, w=w * 0.8, shade=4, gap=1.5)
    g.line("46,-12 52,-14 52,-2 47,6", 2.4)
    p = g.piece(
        f"-35,-50 -40,-26 -37,-14 -43,4 {-39 - j},{28 + j} {-29 - 4 * j},{49 + 2 * j} -10,61 "
        f"{10 + 5 * j},{57 + 2 * j} {32 + 5 * j},{38 + 6 * j} {45 + j},{8 + 4 * j} 47,-22 "
        "42,-54 2,-76",
        skin,
        w=w,
        shade=5.9 if age == 0 else 9,
        gap=2.4,
    )
    # flat blush, printed a little off
    for x, y, rx, ry in ((21, 17, 13, 10), (-31, 15, 8, 9)):
        for q in clip(g.circle(x, y, rx, ry), p):
            g.fill(q, "#E98F6B" if age < 2 else "#DE8A66")
    # shade beside the nose and under the lip: flat
    g.fill("-13,-14 -6,-4 -7,10 -12,17 -16,10 -15,-2", skin.shade)
    # brow and nose in one cut
    b = 5 + 0.5 * age
    g.brush(
        f"30,-25,1.5 22,-32,{b} 6,-33,{b + 0.5} -7,-27,3.6 -13,-13,3 -22,{2 + n * 0.4},3 "
        f"{-30 - n * 0.5},{13 + n},3.8 {-28 - n * 0.4},{20 + n},4.4 -20,{21 + n},3"
    )
    g.brush(f"-10,{13 + n},1.2 -7,{19 + n},3.6 -13,{23 + n},3.2 -19,{21 + n},2")
    g.brush("-22,-31,1.5 -30,-34,5 -38,-30,2")
    # eyes: heavy upper lid, iris hung from it, thin lower lid
    for x, s in ((9, 1.0), (-29, 0.66)):
        e = g.poly(
            f"{x - 14 * s},-14! {x - 4 * s},-22 {x + 6 * s},-21 {x + 15 * s},-13! "
            f"{x + 5 * s},-8 {x - 6 * s},-8"
        )
        g.fill(e, "#FFFDF6")
        for q in clip(g.circle(x + look * 4 * s, -15.5, 6.2 * (s + 0.12), 6.8), e):
            g.fill(q, "#3A2213")
        g.brush(
            f"{x - 15 * s},-12,1.6 {x - 5 * s},-21.5,{lid} {x + 6 * s},-21,{lid} "
            f"{x + 17 * s},-11,1.6"
        )
        g.line(f"{x - 9 * s},-7.5 {x},-6 {x + 10 * s},-8.5", 2.2)
        g.fill(g.circle(x + look * 4 * s - 1.6, -17, 1.4), "#FFFDF6")
    g.line("-2,-25 8,-28 20,-25", 2)
    # mouth
    if mouth == "calm":
        g.fill("-26,36 -16,40 0,36 -8,45 -17,46", "#C2503F")
        g.brush("-29,35,1.5 -21,33.5,3.6 -16,35.5,2.4 -8,33,4 4,34,1.4")
        g.line("-21,50 -14,51.5 -6,49", 2.6)
    elif mouth == "smile":
        g.fill("-27,33 -16,40 2,32 -6,44 -17,46", "#C2503F")
        g.brush("-31,30,1.5 -22,34.5,3.4 -16,36,2.4 -7,34,4 5,27,1.4")
        g.line("-21,50 -14,51.5 -6,49", 2.4)
    # cheek and jaw cuts, the engraver's shade
    for i in range(6 if age else 3):
        g.line(
            (
                f"{44 - i * 2.2},{0 + i * 8} {36 - i * 2.2},{4 + i * 8} "
                f"{(27 if age else 33) - i * 2.2},{5 + i * 7.5}"
            ),
            2.5,
            "cut",
        )
    if age >= 1:
        g.line("-4,22 2,28 3,36", 2.4)
    if age >= 2:
        g.line("-4,-4 6,0 18,-3", 2)
        g.line("-26,-44 -6,-47 22,-44", 2.2)
        g.line("-22,-52 0,-55 24,-52", 2)
        g.line("26,-14 34,-17 38,-22", 2)
        g.line("27,-10 35,-9 40,-11", 2)
    return p


def locks(
    g: Pen, strands: list[str], w: float = 3.0, kind: str = "swell", color: str = INK
) -> None:
    """Strands of hair."""
    for s in strands:
        g.line(s, w, kind, color)


def beard_long(g: Pen, tone: Tone = GREY) -> Polygon:
    """Flame-edged beard of an old king, with moustache."""
    p = g.piece(
        "48,-20! 52,14 50,44 54,66! 42,74 40,100! 28,100 20,128! 8,122 -8,152! -18,122 "
        "-28,128! -34,100 -42,98! -44,72 -50,60! "
        "-45,36 -43,10! -36,22 -31,27 -16,23 4,26 22,20 36,2",
        tone,
        w=4.6,
        shade=10,
        gap=2.6,
    )
    locks(
        g,
        [
            "42,4 38,40 28,84",
            "34,20 28,56 34,92",
            "28,30 18,70 22,118",
            "16,36 6,80 12,120",
            "4,52 -6,96 -6,140",
            "-8,56 -14,90 -18,116",
            "-20,54 -22,84 -28,116",
            "-30,44 -34,66 -38,88",
            "-38,30 -42,46 -44,58",
            "46,24 46,48 46,62",
        ],
        3.4,
    )
    locks(
        g,
        ["10,56 0,92 2,116", "-14,62 -18,88 -20,104", "24,60 16,88 17,110", "36,44 33,66 37,82"],
        2.4,
        color=tone.shade,
    )
    # mouth in the beard
    g.fill("-26,38 -16,36 -4,38 -10,46 -18,47", "#C2503F")
    g.line("-28,38 -16,38 0,37", 3)
    # moustache
    g.piece("-17,25! -2,24 14,34 26,54 34,56! 22,66 6,58 -6,42 -16,33!", tone, w=3.8, shade=4)
    g.piece(
        "-17,25! -26,25 -36,36 -42,52 -50,54! -40,64 -30,54 -23,42 -16,33!", tone, w=3.8, shade=4
    )
    locks(g, ["-6,30 8,42 22,58", "-10,34 2,48 14,58", "-24,30 -32,42 -40,56"], 2.4)
    return p


def hair_side(g: Pen, tone: Tone, long: bool = True) -> Polygon:
    """Hair falling behind the ear to the shoulder, on the far side from the look."""
    if long:
        p = g.piece(
            (
                "2,-80! 34,-74 56,-50 62,-14 58,16 68,40 62,66 76,88! 54,96 58,110! 34,100 "
                "28,70 40,36 40,-10 34,-40 10,-56"
            ),
            tone,
            w=4.6,
            shade=9,
        )
        locks(
            g,
            [
                "36,-66 54,-34 54,0 56,40 50,70 60,98",
                "30,-58 46,-30 47,6 48,40 42,76 48,98",
                "46,-50 58,-10 60,24",
                "60,50 58,74 66,88",
                "38,50 36,74 40,92",
            ],
            3,
        )
    else:
        p = g.piece(
            "2,-80! 34,-74 56,-50 60,-14 54,14! 42,6 40,-10 34,-40 10,-56", tone, w=4.6, shade=7
        )
        locks(g, ["30,-64 48,-36 50,-4", "20,-64 40,-44 44,-16", "44,-56 55,-28 55,2"], 2.8)
    return p


def hair_back(g: Pen, tone: Tone) -> Polygon:
    """Long hair behind the head and neck."""
    return g.piece(
        (
            "-42,-40 -30,-72 4,-86 40,-76 60,-46 66,0 74,40 66,76 74,100! 40,104 30,70 6,40 "
            "-30,30 -50,44! -52,10 -50,-20"
        ),
        tone,
        w=4.6,
        shade=9,
    )


def hair_back_short(g: Pen, tone: Tone) -> None:
    """Short hair behind the head."""
    g.piece("-40,-40 -44,-10 -40,0! -30,-20 40,-20 56,20! 62,-10 56,-50 10,-70", tone, w=4, shade=5)
