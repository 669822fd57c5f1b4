"""Fileteado on the screen: painted plates of any size, and words in relief.

Knows the pieces under `assets/plates` and how a plate is put together from them: a ground with
cut corners and hairlines of the exact size, ends, crests and corners that keep their proportions,
all in one drawing that is rasterised once. Must not know who asks, nor what words mean. Pieces
are drawn on a height of 1000 units from the point where they are fastened. Everything is cached:
treat what you get as read-only.
"""

from __future__ import annotations

import io
import re
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.paint.assets import asset_path
from game.ui.paint.palette import BLACK, CREAM, GOLD, GROUNDS, INK, PAPER, Colour, Ground, mix, web

UNIT = 1000
"""Units of a piece that are the height of its plate, or the side of its corner."""
Box = tuple[float, float, float, float]
_LAYER = re.compile(r'<g id="(\w+)">(.*?)</g>', re.DOTALL)


class Kind(NamedTuple):
    """What a plate is made of; lengths are shares of the height of its panel.

    ``room``: what an end leaves no place for words in. ``head``, ``foot`` and ``side``: kept free
    round the panel for ornament that breaks out of it. ``word``: lettering that belongs to it.
    """

    ground: str
    ends: str = ""
    room: float = 0.1
    crest: str = ""
    head: float = 0.0
    foot: float = 0.0
    side: float = 0.0
    word: str = ""
    corners: str = ""


_CORNERS_OF = {"turquoise": "bottle", "pink": "wine"}
"""Grounds that borrow the corners of another."""
_LARGEST_CORNER = {"rich": 190.0, "plain": 72.0}
_LEAST_END = 0.8
"""Ends that would have to be smaller than this give way to corners."""
_PAINTED = ("bottle", "wine", "ultra", "vermilion")
"""Grounds with corners and button ends of their own."""
_HEADS = {"": 0.0, "garland": 0.12, "bouquet": 0.22, "palm": 0.25, "dawn": 0.34, "title": 0.34}
"""How far a crest rises over its panel."""


def _call(ground: str, name: str, crest: str = "", word: str = "", room: float = 0.84) -> Kind:
    crested = f"crest_{crest}" if crest else ""
    return Kind(ground, f"end_{name}", room, crested, _HEADS[crest], word=word or name)


KINDS: dict[str, Kind] = {
    "title": _call("ultra", "title", "title", "vale_cuatro", 0.72)._replace(foot=0.1, side=0.15),
    "envido": _call("turquoise", "envido"),
    "real_envido": _call("turquoise", "real_envido", "garland"),
    "falta_envido": _call("turquoise", "falta_envido", "palm", room=0.9),
    "truco": _call("vermilion", "truco"),
    "retruco": _call("vermilion", "retruco", "garland", room=0.88),
    "vale_cuatro": _call("vermilion", "vale_cuatro", "dawn", "vale_cuatro_called", 0.72)._replace(
        foot=0.1, side=0.15
    ),
    "flor": _call("pink", "flor", room=0.9),
    "contraflor": _call("pink", "contraflor", "bouquet", room=0.9),
    "contraflor_al_resto": _call("pink", "contraflor", "palm", "contraflor_al_resto", 0.9),
    "quiero": Kind("bottle", "button_bottle", 0.66, word="quiero"),
    "no_quiero": Kind("wine", "button_wine", 0.66, word="no_quiero"),
    "son_buenas": Kind("bottle", "button_bottle", 0.66, word="son_buenas"),
    "pad": Kind("bottle", "end_pad", 0.84, "crest_garland", 0.12, word="anotador"),
    "ribbon": Kind("ultra", "ribbon", 0.52),
    **{f"button_{name}": Kind(name, "button") for name in _PAINTED},
    **{f"list_{name}": Kind(name, corners="plain") for name in _PAINTED},
    **{f"dialog_{name}": Kind(name, corners="rich") for name in _PAINTED},
}
"""Plates by name: the calls as players say them, and what screens are made of."""


class _Plan(NamedTuple):
    """Where things lie on a plate, in pixels: panel, ends, corners, and the room for words."""

    panel: Box
    ends: str
    end_height: float
    corners: str
    corner: float
    text: pygame.Rect


@lru_cache(maxsize=128)
def plate_surface(
    kind: str,
    size: tuple[int, int],
    lit: bool = False,
    plain: bool = False,
    word: bool = True,
) -> pygame.Surface:
    """Return a plate of exactly `size` pixels, transparent around it.

    ``kind`` is one of `KINDS`. ``lit``: hovered or chosen. ``plain``: for high contrast, ground
    and border only, and no lettering. ``word``: with the lettering that belongs to the kind.
    """
    made, plan = KINDS[kind], _plan(kind, size, plain)
    is_ribbon = made.ends == "ribbon" and not plain
    paint = _paint(made.ground, lit, plain)
    body = "" if is_ribbon else _panel(plan.panel, paint, plain)
    defs = ""
    if not plain:
        pieces, defs = _ornament(made, plan)
        body += pieces + (_strip(size) if is_ribbon else "")
        if made.word and word:
            laid, more = _word_in(made.word, plan.text)
            body, defs = body + laid, defs + more
    return _raster(size, defs, body, paint)


def text_box(kind: str, size: tuple[int, int], plain: bool = False) -> pygame.Rect:
    """Return where words may stand on a plate of `size` pixels."""
    return _plan(kind, size, plain).text.copy()


def text_colour(kind: str, plain: bool = False) -> Colour:
    """Return what words on a plate are written in."""
    return INK if KINDS[kind].ends == "ribbon" and not plain else CREAM


@lru_cache(maxsize=64)
def lettering(word: str, height: int) -> pygame.Surface:
    """Return words in relief, `height` pixels tall with their shadow.

    ``word`` names a ready drawing (``vale_cuatro``, see `KINDS`) or is any text in letters that
    the face has; letters it has not are left out.
    """
    name = f"word_{word}"
    body, defs, box = _piece(name) if _exists(name) else _spelled(word)
    k = height / box[3]
    size = (max(1, round(box[2] * k)), height)
    return _raster(size, defs, _put(body, -box[0] * k, -box[1] * k, k))


def _plan(kind: str, size: tuple[int, int], plain: bool) -> _Plan:
    made, (width, height) = KINDS[kind], size
    if plain:
        edge = max(9, round(min(size) * 0.13))
        inner = pygame.Rect(0, 0, width, height).inflate(-2 * edge, -2 * edge)
        return _Plan((0, 0, width, height), "", 0, "", 0, inner)
    tall = height / (1 + made.head + made.foot)
    x, y = made.side * tall, made.head * tall
    wide = width - 2 * x
    ends, corners, scale, room = made.ends, made.corners, 1.0, made.room
    if ends == "button":
        ends, room = _button_ends(made.ground, wide / tall)
    elif ends.startswith("end_"):
        scale = min(1.0, 0.33 * wide / (room * tall))
        room *= scale
        if scale < _LEAST_END:
            ends, corners, room = "", "rich", 0.16
    elif ends.startswith("button_") and wide < 3.4 * tall:
        ends, room = "", 0.12
    corner = min(wide, tall) * (0.36 if made.corners else 0.46)
    if made.corners:
        room = 0.08 * min(wide, tall) / tall
        corner = min(max(26.0, corner), _LARGEST_CORNER[corners], min(wide, tall) * 0.48)
    inset = 0.08 * min(1.0, wide / tall) if made.corners else 0.17
    if made.ends == "ribbon":
        top, low = y + tall * 0.15, y + tall * 0.61
    else:
        top = y + tall * max(inset, 0.26 if made.head > 0.3 else 0)
        low = y + tall * (1 - inset)
    text = pygame.Rect(
        round(x + room * tall), round(top), round(wide - 2 * room * tall), round(low - top)
    )
    return _Plan((x, y, wide, tall), ends, scale * tall, corners, corner, text)


def _button_ends(ground: str, aspect: float) -> tuple[str, float]:
    """Which ends a button has room for, and how much they take, by its width over its height."""
    if aspect >= 4.2:
        return f"button_{ground}", 0.62
    if aspect >= 2.7:
        return f"slim_{ground}", 0.44
    return "", 0.12


def _paint(ground: str, lit: bool, plain: bool) -> Ground:
    paint = GROUNDS[ground]
    if plain:
        dark = mix(BLACK, paint.dark, 0.5 if lit else 0.15)
        return Ground(BLACK, dark, dark, GOLD if lit else CREAM)
    if lit:
        light = mix(paint.light, paint.hair, 0.12)
        return paint._replace(dark=mix(paint.dark, paint.light, 0.6), light=light)
    return paint


def _ornament(made: Kind, plan: _Plan) -> tuple[str, str]:
    """The pieces of a plate in place, and the paints they share."""
    x, y, wide, tall = plan.panel
    placed: list[tuple[str, float, float, float]] = []
    if plan.ends:
        for side, at in (("left", x), ("right", x + wide)):
            placed.append((f"{plan.ends}_{side}", at, y + tall / 2, plan.end_height))
    if plan.corners:
        name = f"corner_{plan.corners}_{_CORNERS_OF.get(made.ground, made.ground)}"
        for place, dx, dy in (("nw", 0, 0), ("ne", 1, 0), ("sw", 0, 1), ("se", 1, 1)):
            placed.append((f"{name}_{place}", x + wide * dx, y + tall * dy, plan.corner))
    small = tall * min(1.0, wide / (2.9 * tall))
    if made.crest:
        placed.append((made.crest, x + wide / 2, y + tall * 0.055, small))
    if made.foot:
        placed.append(("foot_ribbon", x + wide / 2, y + tall * 0.97, small))
    body = defs = ""
    for name, at_x, at_y, size in placed:
        shapes, defs, _ = _piece(name)
        body += _put(shapes, at_x, at_y, size / UNIT)
    return body, defs


def _word_in(word: str, room: pygame.Rect) -> tuple[str, str]:
    """A word as large as its room allows, in one line or stacked, whichever is larger."""
    best, found = 0.0, ("", "", (0.0, 0.0, 1.0, 1.0))
    for name in (f"word_{word}", f"word_{word}_stacked"):
        if _exists(name):
            drawn = _piece(name)
            lines = 2 if name.endswith("stacked") else 1
            k = min(room.width / drawn[2][2], room.height / drawn[2][3])
            # Two lines must be clearly larger to be worth it.
            if k > best * (1.15 if lines == 2 else 1):
                best, found = k, drawn
    body, defs, (left, top, wide, tall) = found
    at_x = room.centerx - (left + wide / 2) * best
    at_y = room.centery - (top + tall / 2) * best
    return _put(body, at_x, at_y, best), defs


def _spelled(words: str) -> tuple[str, str, Box]:
    """Any words letter by letter, all shadows below all ink below all faces."""
    layers: dict[str, str] = {}
    defs, x, box = "", 0.0, (0.0, -320.0, 0.0, 1660.0)
    for letter in words.upper():
        name = f"letter_{ord(letter):04x}"
        if not _exists(name):
            continue
        body, defs, box = _piece(name)
        for layer, shapes in _LAYER.findall(body):
            layers[layer] = layers.get(layer, "") + _put(shapes, x, 0, 1)
        x += box[2]
    return "".join(layers.values()), defs, (-40, box[1], max(1.0, x + 160), box[3])


@lru_cache(maxsize=256)
def _piece(name: str) -> tuple[str, str, Box]:
    """The shapes of a drawing, its paints, and its view box."""
    text = asset_path("plates", f"{name}.svg").read_text(encoding="ascii")
    head, rest = text.split("</defs>", 1)
    opening, defs = head.split("<defs>", 1)
    x, y, w, h = map(float, opening.split('viewBox="', 1)[1].split('"', 1)[0].split())
    return rest.rsplit("</svg>", 1)[0], defs, (x, y, w, h)


@lru_cache(maxsize=256)
def _exists(name: str) -> bool:
    return asset_path("plates", f"{name}.svg").exists()


def _put(shapes: str, x: float, y: float, k: float) -> str:
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({k:.5f})">{shapes}</g>'


def _panel(panel: Box, paint: Ground, plain: bool) -> str:
    """A ground with cut corners, a heavy line and hairlines inside it."""
    x, y, w, h = panel
    unit = min(w, h)
    cut = min(0.16 * unit, 26.0)
    thick = max(1.0, min(3.2, unit * 0.014))
    if plain:
        thick = max(2.0, thick)

    def shape(inset: float, more: str) -> str:
        c = max(1.0, cut - inset * 0.41)
        left, top, right, low = x + inset, y + inset, x + w - inset, y + h - inset
        points = (
            (left + c, top), (right - c, top), (right, top + c), (right, low - c),
            (right - c, low), (left + c, low), (left, low - c), (left, top + c),
        )  # fmt: skip
        return f'<path d="M{"L".join(f"{a:.2f} {b:.2f}" for a, b in points)}Z" {more}/>'

    def ring(inset: float, colour: Colour, width: float) -> str:
        return shape(inset, f'fill="none" stroke="{web(colour)}" stroke-width="{width:.2f}"')

    rings = ring(thick * 1.4, paint.line, thick)
    if not plain:
        rings += ring(thick * 4.2, paint.hair, max(0.7, thick * 0.6))
        if unit >= 90:
            rings += ring(thick * 7.4, paint.hair, max(0.5, thick * 0.4))
    return shape(0, f'fill="{web(paint.rim)}"') + shape(thick * 1.4, 'fill="url(#panel)"') + rings


def _strip(size: tuple[int, int]) -> str:
    """The straight middle of a ribbon, in the paints of its ends."""
    k = size[1] / UNIT
    left, right, ink = 444 * k, size[0] - 444 * k, max(1.0, 20 * k)

    def stripe(top: float, low: float, fill: str, grow: float = 0) -> str:
        return (
            f'<path d="M{left - grow:.2f} {top - grow:.2f}H{right + grow:.2f}V{low + grow:.2f}'
            f'H{left - grow:.2f}z" fill="{fill}"/>'
        )

    return (
        stripe(50 * k, 710 * k, web(INK), ink)
        + stripe(50 * k, 710 * k, "url(#celeste)")
        + stripe(150 * k, 610 * k, web(PAPER))
    )


def _raster(
    size: tuple[int, int], defs: str, body: str, paint: Ground | None = None
) -> pygame.Surface:
    if paint:
        defs += (
            '<radialGradient id="panel" cx="50%" cy="45%" r="62%">'
            f'<stop offset="0%" stop-color="{web(paint.light)}"/>'
            f'<stop offset="100%" stop-color="{web(paint.dark)}"/></radialGradient>'
        )
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {size[0]} {size[1]}"><defs>{defs}</defs>{body}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(source.encode("ascii")), size)
