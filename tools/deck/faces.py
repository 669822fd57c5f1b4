"""The other two views of a head: from the front, and in profile looking to the viewer's left.

Same head unit as in `heads`: chin at y 60, skull at y -74. Hair comes in two parts, the one behind
the neck, drawn before the figure's shoulders, and the one over the brow.
"""

from deck.clipping import clip
from deck.geometry import Polygon
from deck.heads import locks
from deck.pen import Pen
from deck.tones import SKIN, Tone

LIP, BLUSH, IRIS, WHITE = "#C2503F", "#E98F6B", "#3A2213", "#FFFDF6"


def _eye(g: Pen, x: float, s: float, look: float, lid: float, flip: bool) -> None:
    """One eye seen from the front, its outer corner to the right before mirroring."""
    with g.at(x, 0, flip=flip):
        e = g.poly(f"{-13 * s},-12! {-5 * s},-21 {6 * s},-21 {14 * s},-14! {6 * s},-8 {-6 * s},-8")
        g.fill(e, WHITE)
        shift = -look if flip else look
        for q in clip(g.circle(shift, -15.2, 6.6 * s, 6.8), e):
            g.fill(q, IRIS)
        g.brush(f"{-14 * s},-11,1.6 {-5 * s},-21,{lid} {6 * s},-21.5,{lid} {16 * s},-13,1.8")
        g.line(f"{-9 * s},-7.5 0,-6 {10 * s},-8.5", 2.2)
        g.fill(g.circle(shift - 1.6, -17, 1.4), WHITE)


def face_front(
    g: Pen, skin: Tone = SKIN, age: int = 0, mouth: str = "calm", look: float = -2, jaw: float = 0
) -> Polygon:
    """A face that meets the eye; `age`, `mouth` and `jaw` as in `heads.face`."""
    w, j = 4.2, jaw
    for f in (False, True):
        with g.at(0, 0, flip=f):
            g.piece("40,-16 50,-24 56,-8 50,10 41,12", skin, w=w * 0.8, shade=3, gap=1.5)
    half = ((36, -62), (45, -30), (44, 2), (38 + 3 * j, 28 + 3 * j), (20 + 6 * j, 52 + 2 * j))
    right = " ".join(f"{x},{y}" for x, y in half)
    left = " ".join(f"{-x},{y}" for x, y in reversed(half))
    p = g.piece(f"0,-76 {right} 0,61 {left}", skin, w=w, shade=6 if age == 0 else 9, gap=2.4)
    for x in (-27.0, 27.0):
        for q in clip(g.circle(x, 16, 11, 9), p):
            g.fill(q, BLUSH)
    lid = 5.2 if age == 0 else 4.6
    b = 4.6 + 0.8 * age
    for f in (False, True):
        _eye(g, -19 if f else 19, 0.94, look, lid, f)
        with g.at(0, 0, flip=f):
            g.brush(f"6,-27,2 14,-33,{b} 26,-32,{b} 36,-25,1.6")
            if age >= 2:
                g.line("34,-12 40,-16 43,-21", 2)
                g.line("34,-8 41,-8 45,-10", 2)
                g.line("10,-1 20,2 30,-2", 2)
    # the nose in one cut from the lit brow, its other wing and the shade under it
    g.fill("-3,-14 4,-2 8,12 4,18 0,4", skin.shade)
    g.brush("-7,-26,2.4 -6,-8,2.4 -9,8,3 -12,15,4 -7,21,3.6 2,21,2.6")
    g.brush("10,10,1.2 13,16,3.4 8,21,2.8")
    if mouth == "smile":
        g.fill("-17,32 -6,37 0,35.5 6,37 17,32 8,43 0,45 -8,43", LIP)
        g.brush("-20,29,1.5 -9,35,3.4 0,36,2.6 9,35,3.4 20,29,1.5")
    elif mouth == "calm":
        g.fill("-14,36 -5,34 0,36 5,34 14,36 6,44 -6,44", LIP)
        g.brush("-17,36,1.5 -8,35.5,3.4 0,37,2.4 8,35.5,3.4 17,36,1.5")
    if mouth != "none":
        g.line("-6,50 0,51.5 7,50", 2.4)
    for i in range(6 if age else 3):
        x, y = 43 - i * 2.2, i * 8.0
        g.line(f"{x},{y} {x - 7},{y + 4} {x - (15 if age else 10)},{y + 5}", 2.5, "cut")
    if age >= 1:
        g.line("17,24 22,30 22,38", 2.4)
        g.line("-17,24 -22,30 -22,38", 2.2)
    if age >= 2:
        g.line("-24,-46 0,-49 24,-46", 2.2)
    return p


def face_profile(
    g: Pen, skin: Tone = SKIN, age: int = 0, mouth: str = "calm", nose: float = 0, jaw: float = 0
) -> Polygon:
    """A face in profile, looking left; `nose` -6..6 lengthens it."""
    n, j = nose, jaw
    w = 4.2
    p = g.piece(
        f"4,-76! -22,-70 -36,-54 -40,-36! -37,-25! -42,-12 {-53 - n},{6 + n * 0.4} "
        f"{-58 - n},{15 + n * 0.5}! {-52 - n * 0.5},21 -43,23! -44,29 -50,34! -44,38! -48,44! "
        f"-41,48 {-43 - 2 * j},56 {-34 - 2 * j},64 -16,{63 + 2 * j} 12,{50 + 5 * j} "
        f"32,{34 + 5 * j} 44,8 46,-24 40,-56",
        skin,
        w=w,
        shade=7 if age == 0 else 10,
        gap=2.4,
    )
    for q in clip(g.circle(-20, 16, 13, 10), p):
        g.fill(q, BLUSH)
    g.piece("16,-16 24,-26 34,-20 34,-2 24,12 17,8", skin, w=w * 0.8, shade=4, gap=1.5)
    g.line("22,-16 29,-15 28,-4 23,4", 2.4)
    # brow, eye seen from the side, wing of the nose, mouth
    b = 4.8 + 0.6 * age
    g.brush(f"-40,-30,2.4 -30,-34,{b} -16,-32,{b} -6,-25,1.6")
    e = g.poly("-37,-13! -30,-22 -20,-20 -11,-12! -22,-8 -32,-8")
    g.fill(e, WHITE)
    for q in clip(g.circle(-31, -15, 6, 7), e):
        g.fill(q, IRIS)
    g.brush("-37,-15,2.4 -30,-22.5,5 -20,-21,5 -9,-11,1.6")
    g.line("-34,-7 -25,-5.5 -14,-9", 2.2)
    g.fill(g.circle(-33, -17, 1.4), WHITE)
    g.brush(f"{-45 - n * 0.4},10,1.2 {-40 - n * 0.3},16,3.4 -44,22,2.8")
    g.fill("-49,34! -40,32 -30,36 -38,41 -47,43! -44,38", LIP)
    corner = "-27,31" if mouth == "smile" else "-27,37"
    g.brush(f"-46,38,3 -38,37,3.4 {corner},1.4")
    g.line("-42,50 -36,51 -30,49", 2.2)
    for i in range(6 if age else 4):
        x, y = 38 - i * 5.4, 14 + i * 7
        g.line(f"{x},{y} {x - 8},{y + 2} {x - 15},{y + 1}", 2.5, "cut")
    if age >= 1:
        g.line("-26,24 -20,30 -22,40", 2.4)
    if age >= 2:
        g.line("-8,-14 -2,-18 2,-22", 2)
        g.line("-8,-9 0,-9 5,-11", 2)
    return p


def hair_front_back(g: Pen, tone: Tone, long: bool) -> None:
    """Hair behind a head seen from the front."""
    low = "66,30 72,74 62,108! 30,100 0,60" if long else "62,0 54,26! 20,20 0,20"
    rest = "-30,100 -62,108! -72,74 -66,30" if long else "-20,20 -54,26! -62,0"
    g.piece(f"0,-86 42,-76 62,-44 {low} {rest} -62,-44 -42,-76", tone, w=4.6, shade=9)


def hair_front(g: Pen, tone: Tone) -> None:
    """Two curtains parted in the middle, over a head seen from the front."""
    for f in (False, True):
        with g.at(0, 0, flip=f):
            g.piece(
                "0,-82! 34,-76 56,-50 62,-14 58,14! 46,4 45,-20 38,-38 20,-52 0,-60!",
                tone,
                w=4.4,
                shade=6,
            )
            locks(g, ["8,-70 36,-52 50,-10", "14,-74 44,-54 56,-14", "4,-64 26,-50 42,-28"], 2.8)


def plait(g: Pen, x: float, y: float, tone: Tone, bow: Tone, n: int = 6) -> None:
    """A plait that hangs from (x, y), tied with a bow."""
    for i in range(n):
        size = 17 - i * 1.3
        with g.at(x + (3 if i % 2 else -3), y + i * 21, 24 if i % 2 else -24):
            g.piece(
                f"0,{-size} {size * 0.9},{-size * 0.2} 0,{size * 1.1} {-size * 0.9},{-size * 0.2}",
                tone,
                w=4,
                shade=4,
            )
            g.line(f"{size * 0.3},{-size * 0.6} 0,0 0,{size * 0.8}", 2.4, "cut")
    end = y + n * 21 - 6
    for side in (-1, 1):
        g.piece(
            f"{x},{end}! {x + side * 16},{end - 10} {x + side * 19},{end + 4} {x},{end + 5}!",
            bow,
            w=3.4,
            shade=2,
        )
    g.piece(
        f"{x - 5},{end + 4}! {x - 10},{end + 24} {x},{end + 32}! {x + 10},{end + 24} "
        f"{x + 5},{end + 4}!",
        tone,
        w=3.6,
        shade=3,
    )


def hair_profile_back(g: Pen, tone: Tone, long: bool) -> None:
    """Hair behind a head in profile."""
    if long:
        s = "0,-84 44,-76 66,-40 70,10 84,52 74,92 86,116! 50,112 20,104! 10,50 -10,-40"
    else:
        s = "0,-84 44,-74 62,-40 62,0 56,34! 30,44 10,20"
    g.piece(s, tone, w=4.6, shade=10)


def hair_profile(g: Pen, tone: Tone, long: bool) -> None:
    """Hair over the brow and the temple of a head in profile, swept back behind the ear."""
    low = "60,20 66,60 54,96! 34,70 40,34" if long else "54,20 44,44! 32,34"
    g.piece(
        f"-30,-72! 0,-86 44,-72 62,-36 {low} 38,-4! 34,-26 20,-34 12,-14 8,4! 0,-20 -6,-38 "
        "-24,-50 -38,-48!",
        tone,
        w=4.5,
        shade=8,
    )
    locks(g, ["-20,-66 14,-58 40,-30", "-26,-58 -2,-46 6,-18", "0,-74 36,-60 54,-20"], 2.8)
    if long:
        locks(g, ["44,-10 50,30 52,80", "54,-20 58,30 60,64"], 2.8)


def moustache_front(g: Pen, tone: Tone, full: bool = True) -> None:
    """A moustache seen from the front; `full` hangs over the mouth and turns up."""
    reach, drop = (38, 44) if full else (27, 38)
    for f in (False, True):
        with g.at(0, 0, flip=f):
            g.piece(
                f"0,24! 12,24 {reach * 0.7},32 {reach},{drop - 8}! {reach * 0.8},{drop} 14,40 "
                "0,34!",
                tone,
                w=3.6,
                shade=3,
            )
            g.line(f"6,28 18,33 {reach * 0.8},{drop - 6}", 2.2)


def beard_front(g: Pen, tone: Tone) -> None:
    """A full round beard in curls, seen from the front, with its moustache."""
    half = (
        (47, -10),
        (52, 14),
        (48, 34),
        (52, 52),
        (40, 62),
        (40, 80),
        (24, 84),
        (16, 100),
    )
    right = " ".join(f"{x},{y}{'!' if i % 2 else ''}" for i, (x, y) in enumerate(half))
    left = " ".join(f"{-x},{y}{'!' if i % 2 else ''}" for i, (x, y) in reversed([*enumerate(half)]))
    g.piece(
        f"{right} 0,108 {left} -38,12 -28,26 -12,24 0,26 12,24 28,26 38,12",
        tone,
        w=4.6,
        shade=10,
    )
    for f in (False, True):
        with g.at(0, 0, flip=f):
            locks(g, ["42,8 40,28 44,46", "32,26 30,44 36,58", "24,40 20,62 32,74"], 3)
            locks(g, ["14,46 10,70 20,88", "5,50 2,74 8,98", "38,40 34,56 38,72"], 2.8)
    g.fill("-13,38 0,35 13,38 6,46 -6,46", LIP)
    g.line("-14,38 0,37 14,38", 3)
    moustache_front(g, tone)


def beard_profile(g: Pen, tone: Tone, long: bool) -> None:
    """A beard in profile that juts forward, with its moustache."""
    tip = "4,92 -8,116! -24,106 -46,118!" if long else "-14,74 -36,84 -50,84!"
    g.piece(
        f"24,2! 30,24 24,52 {tip} -60,64! -54,50 -46,46! -40,42 -30,38 -22,28 0,26 14,14",
        tone,
        w=4.5,
        shade=9,
    )
    locks(g, ["20,16 6,50 -6,80", "8,26 -12,56 -22,84", "-8,34 -26,58 -38,84"], 3)
    locks(g, ["-22,44 -38,58 -48,78", "24,24 18,44 10,58"], 2.6)
    g.piece("-50,24! -38,22 -24,30 -12,48 -2,52! -20,56 -34,44 -48,34!", tone, w=3.6, shade=3)
    g.line("-44,28 -30,34 -16,48", 2.2)


def beard_fork(g: Pen, tone: Tone) -> None:
    """A short beard parted in two points, for the three-quarter head, with its moustache."""
    g.piece(
        "47,-14! 51,14 46,44 36,70 30,100! 14,88 4,74! -8,90 -26,98! -34,72 -43,46! -42,12 "
        "-35,24 -30,28 -16,24 6,26 24,20 36,2",
        tone,
        w=4.6,
        shade=10,
    )
    locks(g, ["40,8 34,46 28,88", "30,28 24,56 20,80", "16,40 12,58 10,72"], 3)
    locks(g, ["-36,34 -34,60 -28,88", "-22,52 -22,70 -20,86", "-8,56 -10,68 -8,80"], 2.8)
    g.fill("-26,38 -16,36 -4,38 -10,46 -18,47", LIP)
    g.line("-28,38 -16,38 0,37", 3)
    moustache(g, tone)


def moustache(g: Pen, tone: Tone) -> None:
    """A turned-up moustache on the three-quarter head."""
    g.piece("-19,25! -4,25 12,34 26,32! 14,44 -6,40 -18,32!", tone, w=3.4, shade=3)
    g.piece("-19,25! -28,26 -36,33 -45,30! -37,42 -26,39 -18,32!", tone, w=3.4, shade=3)


def whiskers(g: Pen, tone: Tone) -> None:
    """Side whiskers and a heavy hanging moustache on the three-quarter head, chin bare."""
    g.piece(
        "36,-24! 48,-22 54,6 52,30 40,56! 36,44 26,50! 26,32 20,26! 30,8 36,-6", tone, w=4, shade=6
    )
    locks(g, ["42,-14 46,10 42,40", "36,4 38,24 34,40"], 2.6)
    g.piece("-18,25! -2,24 14,36 20,58! 8,54 -6,42 -17,35!", tone, w=3.8, shade=4)
    g.piece("-18,25! -28,25 -36,38 -40,58! -30,52 -24,42 -17,35!", tone, w=3.8, shade=4)
    locks(g, ["-8,30 6,38 16,54", "-26,30 -33,42 -37,54"], 2.2)
