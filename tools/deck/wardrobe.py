"""The wardrobes: everything that can differ between two kings, two pages or two riders."""

import cmath
import math
from collections.abc import Callable
from dataclasses import dataclass

from deck.ornament import rosette
from deck.pen import Pen
from deck.tones import CREAM, GOLD, RED, SKIN, SKIN2, Tone


@dataclass(frozen=True)
class King:
    """What a king wears; the drawing itself is in `rey`."""

    suit: str
    mantle: Tone
    tunic: Tone
    trim: Tone
    motif: Callable[[Pen], None]
    hair: Tone
    cap: Tone
    guarda: tuple[Tone, Tone]
    scroll: Tone = GOLD
    bloom: Tone = CREAM
    skin: Tone = SKIN
    look_right: bool = False
    age: int = 2
    nose: float = 3.0


@dataclass(frozen=True)
class Page:
    """What a page wears; the drawing itself is in `sota`."""

    suit: str
    cloak: Tone
    doublet: Tone
    breeches: Tone
    panes: Tone
    hair: Tone
    hat: str
    hat_tone: Tone
    plume: Tone | None
    guarda: tuple[Tone, Tone]
    garter: tuple[Tone, Tone]
    hose: Tone = CREAM
    slash: Tone = CREAM
    skin: Tone = SKIN
    look_right: bool = False
    mouth: str = "smile"
    nose: float = -4.0


@dataclass(frozen=True)
class Rider:
    """What a rider and his horse wear; the drawing itself is in `caballo`."""

    suit: str
    coat: Tone
    lining: Tone
    cape: Tone
    cloth: Tone
    guarda: tuple[Tone, Tone]
    horse: Tone
    far: Tone
    mane: Tone
    hair: Tone
    hat: str
    hat_tone: Tone
    plume: Tone | None
    harness: Tone = RED
    skin: Tone = SKIN2
    look_right: bool = False
    nose: float = 2.0
    moustache: bool = True


def sun_motif(g: Pen, r: float = 10) -> None:
    """A small printed sun."""
    for i in range(8):
        a = math.pi / 4 * i
        g.wedge(g.T(cmath.rect(r * 0.3, a)), g.T(cmath.rect(r * 1.25, a)), r * 0.62, 0, "#8E1420")
    g.fill(g.circle(0, 0, r * 0.52, n=10), "#8E1420")
    g.fill(g.circle(0, 0, r * 0.30, n=8), "#F7DC6B")


def bloom_motif(g: Pen) -> None:
    """A gold five-petal flower."""
    rosette(g, 8.5, "#F7DC6B", "#B8202C", 5, ink=False)


def star_motif(g: Pen) -> None:
    """A gold four-pointed star."""
    g.fill(g.poly("0,-13! 3,-3! 12,0! 3,3! 0,13! -3,3! -12,0! -3,-3!", 60), "#F7DC6B")
    g.fill(g.circle(0, 0, 2.2, n=8), "#173E74")


def leaf_motif(g: Pen) -> None:
    """A sprig of three light leaves."""
    for a in (-48, 0, 48):
        with g.at(0, 5, a):
            g.fill(g.poly("0,0! -4.5,-8 0,-17! 4.5,-8"), "#B9DB6A")
    g.fill(g.circle(0, 6, 2.6, n=8), "#F7DC6B")
