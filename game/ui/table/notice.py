"""The plate that says a chico or the match is won: it swings in, stays a while and goes.

Knows words and how far the plate has come. Must not know scores.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.paint import filete, look
from game.ui.paint.fonts import fit, line_height, shorten, text
from game.ui.paint.palette import CREAM, GOLD
from game.ui.paint.plates import plate
from game.ui.table.view import Notice
from game.ui.table.zones import Zones

_UNITS, _SHAPE = 640, 0.38


def draw_notice(target: pygame.Surface, area: Zones, notice: Notice) -> None:
    """Draw the plate in the middle of the table."""
    wide = min(round(area.table.width * 0.86), round(_UNITS * max(area.u, area.body / 26)))
    picture = _picture(notice.head, notice.words, (wide, round(wide * _SHAPE)), area.body)
    middle = area.middle
    if notice.swing != 1 or notice.gone:
        swing = max(0.05, notice.swing)
        scale = (0.55 + 0.45 * swing) * (1 - 0.25 * notice.gone)
        picture = pygame.transform.rotozoom(picture, (1 - swing) * -8, scale)
        picture.set_alpha(round(255 * min(1.0, 0.2 + swing) * (1 - notice.gone)))
    target.blit(picture, picture.get_rect(center=middle))


def prepare(area: Zones, notice: Notice) -> None:
    """Paint a plate before it swings in."""
    draw_notice(pygame.Surface((1, 1)), area, notice)


@lru_cache(maxsize=4)
def _picture(head: str, words: str, size: tuple[int, int], px: int) -> pygame.Surface:
    plain = look.now().high_contrast
    if plain:
        sheet = plate(size, "ultra").copy()
        room = sheet.get_rect().inflate(-size[0] // 8, -size[1] // 5)
        big = fit(head, size[1] // 3, room.width, bold=True)
        text(sheet, head, big, room.midtop, GOLD, anchor="midtop", bold=True)
    else:
        sheet = filete.plate_surface("title", size, word=False).copy()
        room = filete.text_box("title", size)
        letters = filete.lettering(head.upper(), round(room.height * 0.62))
        if letters.get_width() > room.width:
            share = room.width / letters.get_width()
            letters = pygame.transform.rotozoom(letters, 0, share)
        sheet.blit(letters, letters.get_rect(midtop=(room.centerx, room.top)))
    small = fit(words, px, room.width, bold=True)
    line = shorten(words, small, room.width, bold=True)
    low = room.bottom - line_height(small) // 5
    text(sheet, line, small, (room.centerx, low), CREAM, anchor="midbottom", bold=True)
    return sheet.convert_alpha() if pygame.display.get_surface() else sheet
