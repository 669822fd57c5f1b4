"""Plates with fileteado for the menus: buttons with painted ends, boards with painted corners.

Knows where the pieces lie and how they are fastened to plates of any size; must not know what
stands on them. Until `unpack` is called everything is plain, so that the first picture does not
wait for the painter. Everything is cached: treat what you get as read-only.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.paint import assets, look
from game.ui.paint.palette import CREAM, SHADOW
from game.ui.paint.plates import plate
from game.ui.paint.theme import fit, text

PAINTED = ("bottle", "wine", "ultra", "vermilion")
"""Grounds that have ornament of their own."""

CORNER_SHARE = 0.145
"""A board's corners as a share of its shorter side: what stands on it keeps clear of them."""

_CORNERS = {"nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1)}
_CORNER_MARGIN = 0.04
"""How far a corner's drawing reaches over the board's edge, as a share of its size."""
_END_SHAPE = 0.66
"""Width of a button's end by the button's height."""


class Ends(NamedTuple):
    """Which ends a button has room for, and how much of its height they take from its words."""

    name: str
    room: float


_is_unpacked = False


def unpack(wanted: bool = True) -> None:
    """From now on plates are painted, or plain again: while a window is being sized."""
    global _is_unpacked
    _is_unpacked = wanted


def _shows_paint() -> bool:
    return _is_unpacked and not look.now().high_contrast


def button(size: tuple[int, int], ground: str, lit: bool = False) -> pygame.Surface:
    """Return the plate of a button."""
    return _button(size, ground, lit, _shows_paint())


def button_room(size: tuple[int, int], ground: str) -> int:
    """Return how wide words may be on a button."""
    return round(size[0] - 2 * ends(size, ground).room * size[1])


def ends(size: tuple[int, int], ground: str) -> Ends:
    """Return the ends that a button of a size and ground has room for."""
    if ground not in PAINTED:
        return Ends("", 0.5)
    if size[0] >= 4.2 * size[1]:
        return Ends("button", 0.62)
    return Ends("slim", 0.46) if size[0] >= 2.7 * size[1] else Ends("", 0.2)


def board(size: tuple[int, int], ground: str) -> pygame.Surface:
    """Return the plate of a board."""
    return _board(size, ground, _shows_paint())


def sign(size: tuple[int, int]) -> pygame.Surface:
    """Return the sign with the game's name, fitted into a size."""
    return _sign(size, _shows_paint())


def heading(words: str, height: int, room: int) -> pygame.Surface | None:
    """Return words in relief, at most so high and wide; None while or where they cannot be."""
    return _heading(words, height, room) if _shows_paint() else None


@lru_cache(maxsize=16)
def _heading(words: str, height: int, room: int) -> pygame.Surface | None:
    from game.ui.paint.filete import lettering

    for letter in words.upper():
        if not assets.asset_path("plates", f"letter_{ord(letter):04x}.svg").exists():
            return None
    drawn = lettering(words, height)
    if drawn.get_width() > room:
        drawn = lettering(words, max(1, height * room // drawn.get_width()))
    return drawn


@lru_cache(maxsize=128)
def _button(size: tuple[int, int], ground: str, lit: bool, painted: bool) -> pygame.Surface:
    name = ends(size, ground).name
    if not (painted and name):
        return plate(size, ground, 1 if name or ground not in PAINTED else 0, lit)
    surface = plate(size, ground, 0, lit).copy()
    for side in ("left", "right"):
        end = _end(name, ground, side, size[1])
        if end is None:
            return plate(size, ground, 1, lit)
        surface.blit(end, (0 if side == "left" else size[0] - end.get_width(), 0))
    return surface


@lru_cache(maxsize=48)
def _end(name: str, ground: str, side: str, height: int) -> pygame.Surface | None:
    size = (round(height * _END_SHAPE), height)
    return assets.picture("plates", f"{name}_{ground}_{side}.svg", size)


@lru_cache(maxsize=8)
def _board(size: tuple[int, int], ground: str, painted: bool) -> pygame.Surface:
    if not painted or ground not in PAINTED:
        return plate(size, ground, 2)
    surface = plate(size, ground, 0).copy()
    side = round(min(size) * CORNER_SHARE)
    for place, (right, low) in _CORNERS.items():
        drawn = _corner(ground, place, side)
        if drawn is None:
            return plate(size, ground, 2)
        over = round(side * _CORNER_MARGIN)
        x = size[0] - drawn.get_width() + over if right else -over
        y = size[1] - drawn.get_height() + over if low else -over
        surface.blit(drawn, (x, y))
    return surface


@lru_cache(maxsize=24)
def _corner(ground: str, place: str, side: int) -> pygame.Surface | None:
    whole = round(side * (1 + _CORNER_MARGIN))
    return assets.picture("plates", f"corner_plain_{ground}_{place}.svg", (whole, whole))


@lru_cache(maxsize=4)
def _sign(size: tuple[int, int], painted: bool) -> pygame.Surface:
    if painted:
        from game.ui.paint.filete import plate_surface

        return plate_surface("title", size)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    inner = pygame.Rect((0, 0), size)
    # Where the painted sign has its panel, between the sun above and the ribbon below.
    inner = pygame.Rect(
        round(size[0] * 0.02), round(size[1] * 0.24), round(size[0] * 0.96), round(size[1] * 0.69)
    )
    surface.blit(plate(inner.size, "ultra", 0), inner)
    words = "Vale Cuatro"
    px = fit(words, round(inner.height * 0.5), round(inner.width * 0.6), bold=True)
    x, y = inner.center
    text(surface, words, px, (x + 3, y + 4), SHADOW, anchor="center", bold=True)
    text(surface, words, px, (x, y), CREAM, anchor="center", bold=True)
    return surface
