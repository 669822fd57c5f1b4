"""Letters: the text faces and how words are measured, broken into lines and drawn.

Knows Noto Sans by its path inside pygame_gui and the size of the window; must not know what is
written. Sizes are given in units (`u`) and never become smaller than a person can read.
"""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from pathlib import Path

import pygame

from game.ui.paint import look
from game.ui.paint.palette import CREAM, SHADOW, Colour

MIN_TEXT_PX = 18
BODY, LABEL, CALL, HEAD = 26, 22, 38, 44
"""Sizes of texts, in units."""


def u(size: tuple[int, int]) -> float:
    """Return how many pixels one unit is in a window of `size` pixels."""
    return min(size[1] / 1080, size[0] / 1440) * look.now().share


def text_px(units: float, size: tuple[int, int], scale: float = 1.0) -> int:
    """Return the pixels of a text of so many units; `scale` is the player's own (1 to 2)."""
    return max(MIN_TEXT_PX, round(units * u(size) * scale))


@lru_cache(maxsize=1)
def font_folder() -> Path:
    """Return where the text faces lie, without paying for an import of pygame_gui."""
    spec = importlib.util.find_spec("pygame_gui")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "data"


@lru_cache(maxsize=64)
def font(px: int, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """Return Noto Sans at `px` pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    face = {(0, 0): "Regular", (1, 0): "Bold", (0, 1): "Italic", (1, 1): "BoldItalic"}
    name = f"NotoSans-{face[int(bold), int(italic)]}.ttf"
    return pygame.font.Font(str(font_folder() / name), px)


@lru_cache(maxsize=512)
def text_surface(
    words: str, px: int, colour: Colour = CREAM, bold: bool = False, italic: bool = False
) -> pygame.Surface:
    """Return one line of text, transparent around it; cached, so never draw on it."""
    return font(px, bold, italic).render(words, True, colour)


def width(words: str, px: int, bold: bool = False) -> int:
    """Return how wide one line of text is, in pixels."""
    return font(px, bold).size(words)[0]


def line_height(px: int) -> int:
    """Return how far lines of `px` pixels stand apart."""
    return round(px * 1.3)


def wrap(words: str, px: int, room: int, bold: bool = False) -> list[str]:
    """Break a text into lines of at most `room` pixels; a longer word (a path) is broken too."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width(longer, px, bold) <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while width(line, px, bold) > room and len(line) > 1:
                head = _longest(line, px, room, bold)
                lines.append(line[:head])
                line = line[head:]
        lines.append(line)
    return lines


def _longest(word: str, px: int, room: int, bold: bool) -> int:
    """How many letters of a word fit into a line, at least one."""
    count = 1
    while count < len(word) and width(word[: count + 1], px, bold) <= room:
        count += 1
    return count


def fit(words: str, px: int, room: int, bold: bool = False, min_px: int = MIN_TEXT_PX) -> int:
    """Return the largest size from `px` down to `min_px` at which one line fits into `room`."""
    while px > min_px and width(words, px, bold) > room:
        px = max(min_px, min(px - 1, px * room // max(1, width(words, px, bold))))
    return px


def shorten(words: str, px: int, room: int, bold: bool = False) -> str:
    """Return the text, cut with an ellipsis where it is wider than `room` pixels."""
    if width(words, px, bold) <= room:
        return words
    while words and width(words + "…", px, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def text(
    surface: pygame.Surface,
    words: str,
    px: int,
    at: tuple[int, int],
    colour: Colour = CREAM,
    *,
    anchor: str = "topleft",
    bold: bool = False,
    italic: bool = False,
    shadow: bool = False,
) -> pygame.Rect:
    """Draw one line with the `anchor` of its box (as pygame.Rect names them) at a point."""
    picture = text_surface(words, px, colour, bold, italic)
    box = picture.get_rect(**{anchor: at})
    if shadow:
        depth = max(1, px // 18)
        dark = text_surface(words, px, SHADOW, bold, italic)
        surface.blit(dark, box.move(depth, depth))
    surface.blit(picture, box)
    return box


def paragraph(
    surface: pygame.Surface,
    words: str,
    px: int,
    box: pygame.Rect,
    colour: Colour = CREAM,
    *,
    align: str = "left",
    bold: bool = False,
) -> int:
    """Draw a text broken into lines inside a box; return the height it took, in pixels."""
    y = box.top
    for line in wrap(words, px, box.width, bold):
        x = {"left": box.left, "center": box.centerx, "right": box.right}[align]
        anchor = {"left": "topleft", "center": "midtop", "right": "topright"}[align]
        text(surface, line, px, (x, y), colour, anchor=anchor, bold=bold)
        y += line_height(px)
    return y - box.top


def paragraph_height(words: str, px: int, room: int, bold: bool = False) -> int:
    """Return the height a text takes when broken into lines of `room` pixels."""
    return len(wrap(words, px, room, bold)) * line_height(px)
