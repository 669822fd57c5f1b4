"""Pictures from `assets/`: found from source and frozen, drawn sharp at any size, kept for reuse.

Knows file names and how pygame rasterises and rotates; must not know where a picture will lie.
Card pictures hold premultiplied alpha (rotation leaves no dark fringe that way), so lay them with
`blit_card` or with ``special_flags=pygame.BLEND_PREMULTIPLIED``.
"""

from __future__ import annotations

import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pygame

from game.ui.paint import fonts, look
from game.ui.paint.palette import BRASS, INK, PAPER, SUITS, WOOD

BACK = "back"
RATIO = 62 / 95
"""Width of a card by its height."""

_SUIT_FILES = {"e": "espada", "b": "basto", "o": "oro", "c": "copa"}
_LARGE = "grande"
"""Where the cards with large indices lie, under the others."""
_CACHE_BYTES = 64 * 1024 * 1024

Key = tuple[str, int, int, int]


def asset_path(*parts: str) -> Path:
    """Return where a shipped file lies, whether it exists or not: from source and frozen alike."""
    root = getattr(sys, "_MEIPASS", None)
    base = Path(root) if root else Path(__file__).resolve().parents[3]
    return base.joinpath("assets", *parts)


def use_back(back: int) -> None:
    """From now on cards have this back, 1 to 3."""
    global _back
    if back != _back:
        _back = back
        _pictures.clear()


def card_file(card: str) -> str:
    """Return the file name of a card as the record writes it (``7e``), or of the ``back``.

    >>> card_file("7e"), card_file("12c"), card_file("back")
    ('espada_07.svg', 'copa_12.svg', 'dorso_1.svg')
    """
    if card == BACK:
        return f"dorso_{_back}.svg"
    return f"{_SUIT_FILES[card[-1]]}_{int(card[:-1]):02d}.svg"


class _Pictures:
    """Pictures used lately, thrown away from the longest unused once they take too much memory."""

    def __init__(self, limit: int) -> None:
        self._limit, self._bytes = limit, 0
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()

    def get(self, key: Key) -> pygame.Surface | None:
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def put(self, key: Key, picture: pygame.Surface) -> pygame.Surface:
        self._kept[key] = picture
        self._bytes += picture.get_width() * picture.get_height() * 4
        while self._bytes > self._limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.get_width() * old.get_height() * 4
        return picture

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0


_pictures = _Pictures(_CACHE_BYTES)
_back = 1
_wanted: deque[Callable[[], object]] = deque()


def card_surface(card: str, height: int, angle: float = 0, bright: float = 1.0) -> pygame.Surface:
    """Return a card (``7e``) or the ``back``, `height` pixels tall before it is turned.

    ``angle`` in degrees against the clock, rounded to whole ones; ``bright`` 1 as drawn, 0 black,
    rounded to tenths. The picture is shared: do not draw on it.
    """
    height, turn, light = max(8, height), round(angle) % 360, round(bright * 10)
    key = (card, height, turn, light)
    picture = _pictures.get(key)
    if picture is not None:
        return picture
    if turn:
        straight = card_surface(card, height, 0, bright)
        return _pictures.put(key, pygame.transform.rotozoom(straight, turn, 1))
    if light < 10:
        picture = card_surface(card, height).copy()
        shade = round(25.5 * light)
        picture.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        return _pictures.put(key, picture)
    return _pictures.put(key, _draw_card(card, height).premul_alpha())


def turned_card(card: str, height: int, angle: float) -> pygame.Surface:
    """Return a card at any fraction of a degree, drawn anew: for the few that are flying."""
    return pygame.transform.rotozoom(card_surface(card, height), angle, 1)


def blit_card(target: pygame.Surface, picture: pygame.Surface, middle: tuple[float, float]) -> None:
    """Lay a card picture with its middle at a point."""
    box = picture.get_rect(center=(round(middle[0]), round(middle[1])))
    target.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def want(deed: Callable[[], object]) -> None:
    """Note something to be made ready when there is time; it must cost little if it is."""
    _wanted.append(deed)


def want_cards(cards: Iterable[str], height: int) -> None:
    """Note cards that will be needed at a height, to be drawn when there is time."""
    _wanted.extend(partial(card_surface, card, height) for card in cards)


def warm_up(budget_ms: float = 0) -> bool:
    """Make ready one thing that was noted, and more while `budget_ms` last; return whether there
    are more. For one call a frame."""
    start = time.perf_counter()
    while _wanted:
        _wanted.popleft()()
        if (time.perf_counter() - start) * 1000 >= budget_ms:
            break
    return bool(_wanted)


def drop_wishes() -> None:
    """Forget what was noted: it was not needed after all, or may be made when it is."""
    _wanted.clear()


def forget() -> None:
    """Throw away every picture and wish: after the window changed size."""
    _pictures.clear()
    _wanted.clear()


def picture(folder: str, name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """Return an SVG of `assets/` drawn to fit into `size`, or None if it cannot be read."""
    try:
        drawn = pygame.image.load_sized_svg(str(asset_path(folder, name)), size)
    except (OSError, pygame.error):
        return None
    # Blitting a picture in another order of colours than the window's costs many times as much.
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn


def _draw_card(card: str, height: int) -> pygame.Surface:
    size = (max(6, round(height * RATIO)), height)
    if look.now().suit_letters and card != BACK:
        drawn = picture("cards", f"{_LARGE}/{card_file(card)}", size)
        if drawn is not None:
            return drawn
    return picture("cards", card_file(card), size) or _plain_card(card, size)


def _plain_card(card: str, size: tuple[int, int]) -> pygame.Surface:
    """A readable card without its drawing: the game goes on when a file is missing."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    box, radius = surface.get_rect(), max(2, size[0] // 16)
    pygame.draw.rect(surface, PAPER if card != BACK else WOOD, box, border_radius=radius)
    pygame.draw.rect(surface, INK, box, max(1, size[0] // 80), border_radius=radius)
    inner = box.inflate(-size[0] // 8, -size[0] // 8)
    if card == BACK:
        pygame.draw.rect(surface, BRASS, inner, max(1, size[0] // 40), border_radius=radius)
        return surface
    colour = SUITS[card[-1]]
    rank = fonts.text_surface(card[:-1], max(8, size[1] // 5), INK, bold=True)
    surface.blit(rank, inner.topleft)
    surface.blit(pygame.transform.rotate(rank, 180), rank.get_rect(bottomright=inner.bottomright))
    letter = fonts.text_surface(card[-1].upper(), max(8, size[1] // 3), colour, bold=True)
    surface.blit(letter, letter.get_rect(center=box.center))
    return surface
