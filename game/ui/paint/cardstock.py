"""Cards as things of pasteboard: worn at the edge, a little thick, with a shadow.

Knows how a card's drawing becomes a picture of a card that has been played with, and keeps it. Must
not know where cards lie. Pictures hold premultiplied alpha: lay them with `assets.blit_card`.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from game.ui.paint import assets, look
from game.ui.paint.palette import BOARD, GOLD, GRIME, PAPER, SHADOW

_THIN = 110
"""Height of a card by its thickness, as seen from slightly above."""
_NICKS = 26
_MARGIN = 2


@lru_cache(maxsize=72)
def picture(name: str, height: int, angle: int, bright: float) -> pygame.Surface:
    """Return a card (``7e``) or the ``back``, turned by whole degrees, with the edge of its stock.

    The picture is a little larger than the turned card, whose middle is its middle. It has the
    display's own order of colours: laying any other costs thirty times as much. Shared: do not
    draw on it.
    """
    bare = _worn(name, height, bright)
    # A clear margin: turning leaves steps where a drawing ends at its picture's edge.
    face = pygame.Surface((bare.get_width() + 2 * _MARGIN, height + 2 * _MARGIN), pygame.SRCALPHA)
    face.blit(bare, (_MARGIN, _MARGIN), special_flags=pygame.BLEND_PREMULTIPLIED)
    if angle % 360:
        face = pygame.transform.rotozoom(face, angle, 1)
    thick = max(1, round(height / _THIN))
    sheet = pygame.Surface((face.get_width(), face.get_height() + 2 * thick), pygame.SRCALPHA)
    stock = _silhouette(face)
    tone = tuple(round(part * bright) for part in BOARD)
    stock.fill((*tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for layer in range(2 * thick, thick, -1):
        sheet.blit(stock, (0, layer), special_flags=pygame.BLEND_PREMULTIPLIED)
    sheet.blit(face, (0, thick), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet.convert_alpha() if pygame.display.get_surface() else sheet


def _silhouette(face: pygame.Surface) -> pygame.Surface:
    """Everything that is card, in white."""
    white = face.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return white.premul_alpha()


@lru_cache(maxsize=72)
def _worn(name: str, height: int, bright: float) -> pygame.Surface:
    """A card straight on: a line of light along its upper left edge, rubbed rims and corners.

    All backs are worn alike: a card must not be told by its back.
    """
    face = assets.card_surface(name, height, 0, bright)
    if look.now().high_contrast or height < 40:
        return face
    worn = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    box, chance = worn.get_rect(), Random(name)
    radius = max(2, box.width // 14)
    for inset, alpha in ((0, 84), (1, 50), (2, 26), (3, 12)):
        rim = box.inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(worn, (*GRIME, alpha), rim, 1, border_radius=radius)
    light = [(radius, 1), (box.width - radius, 1)], [(1, radius), (1, box.height - radius)]
    for start, end in light:
        pygame.draw.line(worn, (*PAPER, 150), start, end)
    _rub(worn, chance)
    worn = worn.premul_alpha()
    worn.blit(_silhouette(face), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = face.copy()
    out.blit(worn, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def _rub(worn: pygame.Surface, chance: Random) -> None:
    """Corners that fingers held, and short nicks where the print came off the rim."""
    width, height = worn.get_size()
    spot = max(3, width // 11)
    for x, y in ((0, 0), (width, 0), (0, height), (width, height)):
        for grow in (3, 2, 1):
            tone = (*GRIME, chance.randrange(9, 17))
            stain = pygame.Surface((2 * spot * grow, 2 * spot * grow), pygame.SRCALPHA)
            pygame.draw.circle(stain, tone, (spot * grow, spot * grow), spot * grow // 2)
            worn.blit(stain, (x - spot * grow, y - spot * grow))
    around = 2 * (width + height)
    for _ in range(_NICKS):
        along, long = chance.randrange(around), chance.randrange(1, max(2, height // 40))
        tone = (*(PAPER if chance.random() < 0.45 else GRIME), chance.randrange(60, 150))
        if along < 2 * width:
            edge = 0 if along < width else height - 1
            pygame.draw.line(worn, tone, (along % width, edge), (along % width + long, edge))
        else:
            edge, y = (0 if along % 2 else width - 1), (along - 2 * width) // 2
            pygame.draw.line(worn, tone, (edge, y), (edge, y + long))


@lru_cache(maxsize=160)
def shadow(width: int, height: int, angle: int, level: int) -> pygame.Surface:
    """Return the shadow of a card of so many pixels; ``level`` 0 on the table to 4 high above."""
    soft = _blurred(width, height, level)
    return pygame.transform.rotate(soft, angle) if angle else soft


@lru_cache(maxsize=96)
def _blurred(width: int, height: int, level: int) -> pygame.Surface:
    """A soft shadow: wider and paler the higher its card flies (``level`` 0 to 4)."""
    blur = max(2, round(height * (0.022 + 0.022 * level)))
    small = pygame.Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    box = pygame.Rect(2 * blur, 2 * blur, width, height)
    pygame.draw.rect(small, (*SHADOW, 118 - 14 * level), box, border_radius=max(2, width // 14))
    return pygame.transform.box_blur(small, blur)


@lru_cache(maxsize=64)
def outline(height: int, angle: int, strong: bool) -> pygame.Surface:
    """Return a golden edge round a card: ``strong`` for the winner of a baza, else one that may be
    played."""
    width = round(height * assets.RATIO)
    thick = max(2, height // 50) if strong else max(2, height // 90)
    surface = pygame.Surface((width + 2 * thick + 4, height + 2 * thick + 4), pygame.SRCALPHA)
    box = surface.get_rect().inflate(-4, -4)
    alpha = 255 if strong else 150
    pygame.draw.rect(surface, (*GOLD, alpha), box, border_radius=thick + width // 16)
    return pygame.transform.rotozoom(surface, angle, 1) if angle else surface
