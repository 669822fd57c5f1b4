"""The wardrobes: everything that can differ between two kings, two pages or two riders."""

import cmath
import math
from collections.abc import Callable
from dataclasses import dataclass

from deck.ornament import rosette
from deck.pen import Pen
from deck.tones import CREAM, GOLD, RED, Tone


@dataclass(frozen=True)
class Head:
    """A head without its hat: which way it looks, how old, with what beard and hair.

    `view` is quarter, front or profile; `beard` long, fork, round, pointed, whiskers, moustache or
    nothing; the other values are those of `heads.face`.
    """

    skin: Tone
    hair: Tone
    view: str = "quarter"
    beard: str = ""
    age: int = 0
    mouth: str = "calm"
    nose: float = 0.0
    jaw: float = 0.0
    long: bool = True


@dataclass(frozen=True)
class King:
    """What a king wears and how he stands; the drawing itself is in `rey`.

    `carry` is how he holds the sign: high or on the shoulder; `other` what the other hand does:
    sceptre, orb, belt or hem; `crown` is points, leaves or arches; `short` shows boots under a
    robe of knee length.
    """

    suit: str
    head: Head
    mantle: Tone
    tunic: Tone
    trim: Tone
    motif: Callable[[Pen], None]
    cap: Tone
    guarda: tuple[Tone, Tone]
    lining: Tone = CREAM
    scroll: Tone = GOLD
    bloom: Tone = CREAM
    look_right: bool = False
    carry: str = "high"
    other: str = "sceptre"
    short: bool = False
    crown: str = "points"


@dataclass(frozen=True)
class Page:
    """What a page wears and how it stands; the drawing itself is in `sota`.

    `below` is breeches, skirt or bombachas; `stance` step or square; `other` what the free arm
    does: hip, flower or scabbard; `carry` is low or shoulder for a sword or a club.
    """

    suit: str
    head: Head
    cloak: Tone
    doublet: Tone
    breeches: Tone
    panes: Tone
    hat: str
    hat_tone: Tone
    plume: Tone | None
    guarda: tuple[Tone, Tone]
    garter: tuple[Tone, Tone]
    hose: Tone = CREAM
    slash: Tone = CREAM
    look_right: bool = False
    below: str = "breeches"
    stance: str = "step"
    other: str = "hip"
    carry: str = "low"


@dataclass(frozen=True)
class Rider:
    """What a rider and the horse wear and do; the drawing itself is in `caballo`.

    `step` is prance, walk, rear or collect; `over` what hangs from the shoulders: cape or poncho.
    """

    suit: str
    head: Head
    coat: Tone
    lining: Tone
    cape: Tone
    cloth: Tone
    guarda: tuple[Tone, Tone]
    horse: Tone
    far: Tone
    mane: Tone
    hat: str
    hat_tone: Tone
    plume: Tone | None
    harness: Tone = RED
    look_right: bool = False
    step: str = "prance"
    over: str = "cape"


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
