"""The paints: four tones of each, what they run into, and which go together on a plate.

Knows colours only.
"""

from typing import NamedTuple

INK = "#160b0a"
SHADOW = "#000000"


class Tone(NamedTuple):
    """A paint from its shade to its glint, and the tone it runs into towards a leaf's tip."""

    deep: str
    body: str
    light: str
    glint: str
    into: str


TONES = {
    "gold": Tone("#8a3f06", "#e08a14", "#ffcf4a", "#fff8d8", "#f7c52e"),
    "cream": Tone("#a8672a", "#f2cf8e", "#fff0c4", "#ffffff", "#fff3d6"),
    "vermilion": Tone("#7c0f0c", "#d42a1a", "#ff7d42", "#ffe9d2", "#f7902a"),
    "turquoise": Tone("#05525c", "#0f979d", "#66dfd3", "#effffb", "#59cf9b"),
    "pink": Tone("#86164f", "#e04a8a", "#ff9fc6", "#fff2f8", "#f9a58e"),
    "leaf": Tone("#0d4a22", "#2f9a3c", "#aee052", "#f8ffd6", "#b4cf36"),
    "celeste": Tone("#235a9c", "#6db7ec", "#c2e3fa", "#ffffff", "#d9ecfb"),
    "violet": Tone("#241a6b", "#4a55cc", "#97a6ff", "#f0f2ff", "#8c7be8"),
    "white": Tone("#8fa3b8", "#e9eef2", "#ffffff", "#ffffff", "#ffffff"),
}


class Scheme(NamedTuple):
    """The paints of one plate: two for leaves, one for petals, one for balls, and its line.

    More than these turn to confetti, fewer look like plain carving.
    """

    leaf: str
    second: str
    petal: str
    heart: str = "gold"
    hair: str = "#f7e6b4"


def defs() -> str:
    """The gradients of all paints: every drawing starts with the same, so they can be joined."""
    return "<defs>" + "".join(_gradient(name, tone) for name, tone in TONES.items()) + "</defs>"


def _gradient(name: str, tone: Tone) -> str:
    return (
        f'<linearGradient id="{name}" x1="0%" y1="0%" x2="70%" y2="100%">'
        f'<stop offset="0%" stop-color="{tone.body}"/><stop offset="45%" stop-color="{tone.body}"/>'
        f'<stop offset="100%" stop-color="{tone.deep}"/></linearGradient>'
    )
