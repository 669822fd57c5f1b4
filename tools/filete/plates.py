"""Every drawing under assets/plates: which piece, in which paints, by which hand.

A drawing has no ground and no frame; the game paints those at any size and lays the pieces on
them. In all of them 1000 units are the height of the plate (or the side of the corner) and the
origin is where they are fastened, so a piece needs no table of measures: its view box says all.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from filete import corners, crests, ends
from filete.brush import Pen
from filete.ends import Hand
from filete.glyphs import LETTERS
from filete.lettering import drawing, letter_drawing, set_lines
from filete.tones import Scheme, defs

Draw = Callable[[Pen, Scheme, Hand], None]
Box = tuple[int, int, int, int]
END_BOX, OUT_BOX = (0, -510, 1360, 1040), (-150, -510, 1510, 1040)
BUTTON_BOX, RIBBON_BOX = (0, -500, 710, 1000), (0, -500, 1000, 1000)
CREST_BOX, FOOT_BOX = (-1200, -480, 2400, 720), (-760, -160, 1520, 340)
CORNER_BOX = (-40, -40, 1040, 1040)
OUTGOING = ("vale_cuatro", "title")
"""Ends whose scrolls break out of the panel: their plates keep room beside it."""


class Piece(NamedTuple):
    """A drawing: what draws it, its paints, its view box, and how fine its brush is."""

    draw: Draw
    scheme: Scheme
    box: Box
    line: float = 8.5
    detail: int = 1


SCHEMES = {
    "bottle": Scheme("gold", "leaf", "vermilion", "cream"),
    "wine": Scheme("leaf", "gold", "cream"),
    "ultra": Scheme("gold", "turquoise", "pink", "cream"),
    "vermilion": Scheme("gold", "leaf", "cream"),
}
"""The paints on each ground of buttons and panels."""

_ENDS: dict[str, tuple[Draw, Scheme]] = {
    "envido": (partial(ends.turned, level=1), Scheme("gold", "leaf", "vermilion", "cream")),
    "real_envido": (partial(ends.turned, level=2), Scheme("leaf", "gold", "pink", "cream")),
    "falta_envido": (partial(ends.plenty, level=2), Scheme("leaf", "gold", "vermilion")),
    "truco": (partial(ends.volutes, level=1), Scheme("gold", "leaf", "cream")),
    "retruco": (partial(ends.volutes, level=2), Scheme("gold", "turquoise", "cream")),
    "vale_cuatro": (partial(ends.volutes, level=3), Scheme("gold", "turquoise", "pink")),
    "flor": (partial(ends.plenty, level=1), Scheme("leaf", "turquoise", "cream")),
    "contraflor": (partial(ends.plenty, level=2), Scheme("leaf", "gold", "cream")),
    "title": (partial(ends.volutes, level=3), Scheme("leaf", "vermilion", "pink")),
    "pad": (partial(ends.turned, level=1), Scheme("leaf", "gold", "vermilion", "cream")),
}
_CRESTS: dict[str, tuple[Draw, Scheme]] = {
    "garland": (crests.garland, Scheme("gold", "leaf", "cream", "vermilion")),
    "palm": (crests.palm, Scheme("gold", "leaf", "vermilion", "cream")),
    "bouquet": (crests.bouquet, Scheme("leaf", "gold", "pink")),
    "dawn": (crests.dawn, Scheme("gold", "turquoise", "pink")),
    "title": (crests.dawn, Scheme("leaf", "vermilion", "pink")),
}
_CORNERS: dict[str, Draw] = {"rich": corners.rich, "plain": corners.plain}
_WORDS: dict[str, tuple[tuple[str, ...], str]] = {
    "vale_cuatro": (("VALE", "CUATRO"), "vermilion"),
    "truco": (("TRUCO",), "turquoise"),
    "retruco": (("RETRUCO",), "turquoise"),
    "vale_cuatro_called": (("VALE", "CUATRO"), "turquoise"),
    "envido": (("ENVIDO",), "vermilion"),
    "real_envido": (("REAL", "ENVIDO"), "vermilion"),
    "falta_envido": (("FALTA", "ENVIDO"), "wine"),
    "flor": (("FLOR",), "violet"),
    "contraflor": (("CONTRAFLOR",), "violet"),
    "contraflor_al_resto": (("CONTRAFLOR", "AL RESTO"), "violet"),
    "quiero": (("QUIERO",), "leaf"),
    "no_quiero": (("NO QUIERO",), "wine"),
    "son_buenas": (("SON BUENAS",), "leaf"),
    "anotador": (("ANOTADOR",), "vermilion"),
}
ARCH = 0.1
LETTER_PAINT = "vermilion"


def _pieces() -> dict[str, Piece]:
    out: dict[str, Piece] = {}
    for name, (end, scheme) in _ENDS.items():
        out[f"end_{name}"] = Piece(end, scheme, OUT_BOX if name in OUTGOING else END_BOX)
    for ground, scheme in SCHEMES.items():
        out[f"button_{ground}"] = Piece(ends.button, scheme, BUTTON_BOX, 12, 0)
        out[f"slim_{ground}"] = Piece(ends.small_button, scheme, BUTTON_BOX, 13, 0)
    out["ribbon"] = Piece(crests.ribbon_end, SCHEMES["ultra"], RIBBON_BOX, 20)
    return out


_SIDED = _pieces()


def _sided(piece: Piece, seed: str, right: bool) -> str:
    """A piece at the left end, or drawn anew by another hand at the right one."""
    x, y, w, h = piece.box
    box = (-x - w, y, w, h) if right else piece.box
    pen = Pen(line=piece.line, detail=piece.detail)
    # A little inwards, for the shadow and the ink of what touches the edge
    inwards = pen.at(-24 if right else 24, 0, 0, 1, right)
    piece.draw(inwards, piece.scheme, Hand(f"{seed} {right}"))
    return _svg(box, pen.out)


def _svg(box: Box, elements: list[str]) -> str:
    x, y, w, h = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="{x} {y} {w} {h}">{defs()}\n' + "\n".join(elements) + "\n</svg>\n"
    )


def _single(draw: Draw, scheme: Scheme, box: Box, line: float, seed: str) -> str:
    pen = Pen(line=line)
    draw(pen, scheme, Hand(seed))
    return _svg(box, pen.out)


def _corner(kind: str, ground: str, place: str) -> str:
    pen = Pen(line=11, shadow=20, fine=0.8)
    hand = Hand(f"{kind} {ground} {place}")
    _CORNERS[kind](corners.placed(pen, place), SCHEMES[ground], hand)
    low, right = corners.PLACES[place]
    x, y, w, h = CORNER_BOX
    return _svg((-x - w if right else x, -y - h if low else y, w, h), pen.out)


def drawings() -> dict[str, Callable[[], str]]:
    """What draws each file of assets/plates, by its name without the ending."""
    out: dict[str, Callable[[], str]] = {}
    for name, piece in _SIDED.items():
        for right, side in ((False, "left"), (True, "right")):
            out[f"{name}_{side}"] = partial(_sided, piece, name, right)
    for name, (crest, scheme) in _CRESTS.items():
        out[f"crest_{name}"] = partial(_single, crest, scheme, CREST_BOX, 8.5, name)
    ribbon = partial(_single, crests.ribbon_foot, SCHEMES["ultra"], FOOT_BOX, 8.5, "ribbon")
    out["foot_ribbon"] = ribbon
    for kind in _CORNERS:
        for ground in SCHEMES:
            for place in corners.PLACES:
                out[f"corner_{kind}_{ground}_{place}"] = partial(_corner, kind, ground, place)
    for name, (lines, paint) in _WORDS.items():
        out[f"word_{name}"] = partial(_word, (" ".join(lines),), paint)
        if len(lines) > 1:
            out[f"word_{name}_stacked"] = partial(_word, lines, paint)
    for letter in LETTERS:
        out[f"letter_{ord(letter):04x}"] = partial(letter_drawing, letter, LETTER_PAINT)
    return out


def _word(lines: tuple[str, ...], paint: str) -> str:
    return drawing(set_lines(lines, ARCH), paint)
