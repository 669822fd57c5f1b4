"""Every colour of the game, by what it is for. Nobody else may write a colour down.

Knows colours and their contrasts; must not know shapes or screens.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

CREAM: Colour = (245, 239, 217)
PAPER: Colour = (251, 248, 239)
INK: Colour = (22, 11, 10)
GOLD: Colour = (242, 193, 78)
GOLD_DEEP: Colour = (138, 82, 22)
BRASS: Colour = (196, 142, 52)
FELT: Colour = (31, 90, 60)
FELT_DARK: Colour = (18, 58, 38)
FELT_LIGHT: Colour = (46, 116, 80)
CLOTHS: dict[str, tuple[Colour, Colour, Colour]] = {
    "verde": (FELT, FELT_DARK, FELT_LIGHT),
    "vino": ((98, 24, 40), (60, 11, 24), (134, 44, 58)),
    "azul": ((34, 58, 104), (19, 33, 64), (62, 92, 142)),
}
"""The cloths of the table: body, threads in the dark, threads in the light."""
WOOD: Colour = (58, 36, 22)
WOOD_DARK: Colour = (30, 17, 10)
WOOD_LIGHT: Colour = (104, 66, 38)
NIGHT: Colour = (22, 38, 30)
BLACK: Colour = (0, 0, 0)
SHADOW: Colour = (8, 4, 2)
LAMP: Colour = (255, 226, 160)
MUTED: Colour = (189, 180, 152)
"""Text of secondary weight: at least 4.5 to 1 on every ground."""
DISABLED: Colour = (140, 132, 112)
"""Text of what cannot be pressed: at least 3 to 1 on every ground."""
DANGER: Colour = (255, 150, 126)
FOCUS: Colour = (255, 236, 150)
BOARD: Colour = (176, 160, 128)
"""The pasteboard of a card, seen at its edge."""
GRIME: Colour = (112, 84, 52)
MATCH_WOOD: Colour = (226, 190, 128)
MATCH_HEAD: Colour = (176, 40, 26)
BEANS: tuple[Colour, ...] = ((232, 212, 174), (214, 186, 140), (192, 146, 96), (240, 226, 198))
BEAN_EDGE: Colour = (109, 83, 48)
PENCIL: Colour = (58, 52, 46)
PENCIL_FAINT: Colour = (168, 158, 136)

TEAM_A: Colour = (79, 163, 224)
TEAM_B: Colour = (242, 140, 40)
TEAM_C: Colour = (196, 240, 150)
TEAMS: tuple[Colour, Colour, Colour] = (TEAM_A, TEAM_B, TEAM_C)
"""Blue circle, orange square, pale green triangle: always with the shape, never by colour alone."""

ESPADA: Colour = (43, 92, 158)
BASTO: Colour = (95, 168, 46)
ORO: Colour = (214, 158, 30)
COPA: Colour = (163, 18, 42)
SUITS: dict[str, Colour] = {"e": ESPADA, "b": BASTO, "o": ORO, "c": COPA}


class Ground(NamedTuple):
    """A painted panel: its dark rim, its body at the edge and in the light, and its hairlines."""

    rim: Colour
    dark: Colour
    light: Colour
    line: Colour = GOLD
    hair: Colour = (247, 230, 180)
    text: Colour = CREAM


GROUNDS: dict[str, Ground] = {
    "bottle": Ground((7, 19, 15), (12, 42, 32), (20, 64, 47)),
    "wine": Ground((22, 4, 10), (58, 10, 24), (90, 18, 38)),
    "ultra": Ground((6, 10, 34), (17, 28, 82), (29, 47, 124)),
    "turquoise": Ground((3, 24, 28), (6, 69, 78), (11, 106, 114)),
    "vermilion": Ground((29, 5, 3), (109, 20, 11), (168, 36, 18)),
    "pink": Ground((33, 6, 26), (106, 18, 69), (160, 36, 108)),
    "black": Ground((5, 7, 6), (14, 20, 17), (26, 36, 31)),
    "wood": Ground((20, 11, 6), (46, 28, 16), (74, 46, 27)),
    "gold": Ground((52, 30, 6), (196, 134, 38), (242, 193, 78), (255, 236, 170), INK, INK),
    "paper": Ground((96, 84, 60), (240, 232, 208), PAPER, BRASS, (150, 132, 92), INK),
}
"""Deep grounds for ornament and text; `paper` is the light one, for the score pad."""

CALL_GROUNDS: dict[str, str] = {"envido": "turquoise", "truco": "vermilion", "flor": "pink"}
"""The ground of a call's plate, by its contest."""


def plain_ground(ground: Ground, lit: bool = False) -> Ground:
    """Return a ground for strong contrast: flat, nearly black or nearly white."""
    if ground.text == INK:
        light = mix(ground.light, PAPER, 0.6 if lit else 0.25)
        return Ground(BLACK, light, light, BLACK, INK, INK)
    dark = mix(BLACK, ground.dark, 0.5 if lit else 0.15)
    return Ground(BLACK, dark, dark, GOLD if lit else CREAM, CREAM, CREAM)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return the colour `share` of the way (0 to 1) from `a` to `b`."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def web(colour: Colour) -> str:
    """Return a colour as a vector drawing writes it.

    >>> web((255, 0, 16))
    '#ff0010'
    """
    return "#{:02x}{:02x}{:02x}".format(*colour)


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21, by the formula of WCAG.

    >>> round(contrast((0, 0, 0), (255, 255, 255)))
    21
    """
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
