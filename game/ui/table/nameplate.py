"""A player's plate: name, side, mano and pie always, and whose turn it is.

Knows names and marks. Must not know the match. The turn shows by glow, arrow and words together.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.observe import Observation
from game.engine.seats import Seat
from game.engine.state import Phase
from game.i18n import tr
from game.ui.paint import look
from game.ui.paint.fonts import fit, line_height, shorten, text
from game.ui.paint.marks import draw_mark
from game.ui.paint.painting import Painting
from game.ui.paint.palette import CREAM, FOCUS, GOLD, INK, MUTED
from game.ui.paint.plates import plate, shadow
from game.ui.table.layout import IDLE, is_idle

_GROUNDS = ("ultra", "wine", "bottle")
_IDLE_STRONG = 0.75


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate says; ``status`` is its second line, ``lines`` 1 where there is no room."""

    name: str
    side: int
    chips: tuple[str, ...]
    on_turn: bool
    status: str
    lines: int
    arrow_up: bool
    is_idle: bool = False


class NamePlate:
    """Draws one player's plate."""

    def __init__(self) -> None:
        self._painting = Painting()

    def draw(
        self, target: pygame.Surface, box: pygame.Rect, says: Plate, body: int, label: int
    ) -> None:
        """Draw the plate into ``box``; the glow reaches a little beyond it."""
        if says.on_turn:
            glow = _glow(box.size)
            target.blit(glow, glow.get_rect(center=box.center))
        else:
            dark = shadow(box.size, 10, 8)
            target.blit(dark, dark.get_rect(center=box.move(2, 4).center))
        self._painting.show(
            target, box, (says, body, label), lambda sheet: _paint(sheet, says, body, label)
        )


def _glow(size: tuple[int, int]) -> pygame.Surface:
    key = (size[0], size[1])
    glow = _glows.get(key)
    if glow is None:
        blur = max(6, size[1] // 6)
        sheet = pygame.Surface((size[0] + 4 * blur, size[1] + 4 * blur), pygame.SRCALPHA)
        box = sheet.get_rect().inflate(-2 * blur, -2 * blur)
        pygame.draw.rect(sheet, (*FOCUS, 190), box, border_radius=blur)
        glow = _glows[key] = pygame.transform.box_blur(sheet, blur // 2)
    return glow


_glows: dict[tuple[int, int], pygame.Surface] = {}


def _paint(sheet: pygame.Surface, says: Plate, body: int, label: int) -> None:
    box = sheet.get_rect()
    sheet.blit(plate(box.size, _GROUNDS[says.side], 0, says.on_turn), (0, 0))
    edge = max(8, body // 3)
    line = line_height(body)
    top = (box.height - line - (line_height(label) if says.lines > 1 else 0)) // 2
    right = box.right - edge
    radius = max(10, round(body * 0.52))
    for chip in reversed(says.chips):
        spot = (right - radius, top + line // 2)
        pygame.draw.aacircle(sheet, GOLD, spot, radius)
        pygame.draw.aacircle(sheet, INK, spot, radius, 1)
        text(sheet, chip, round(radius * 1.35), spot, INK, anchor="center", bold=True)
        right -= 2 * radius + max(3, edge // 3)
    mark = max(5, body // 4)
    spot_rect = pygame.Rect(0, 0, 2 * mark, 2 * mark)
    spot_rect.midleft = (edge, top + line // 2)
    if says.on_turn and says.lines == 1:
        arrow(sheet, spot_rect, says.arrow_up)
    else:
        draw_mark(sheet, spot_rect, says.side)
    left = spot_rect.right + edge // 2
    px = fit(says.name, body, right - left, bold=True, min_px=max(18, round(body * 0.8)))
    name = shorten(says.name, px, right - left, bold=True)
    text(sheet, name, px, (left, top + line // 2), CREAM, anchor="midleft", bold=True)
    if says.lines > 1 and says.status:
        low = top + line
        spot_rect.midleft = (edge, low + line_height(label) // 2)
        if says.on_turn:
            arrow(sheet, spot_rect, says.arrow_up)
        words = shorten(says.status, label, box.right - edge - left)
        text(sheet, words, label, (left, low), GOLD if says.on_turn else MUTED)
    if says.is_idle:
        # As dim as the cards of who waits; strong contrast keeps the words readable.
        part = round(255 * (_IDLE_STRONG if look.now().high_contrast else IDLE))
        sheet.fill((part, part, part, 255), special_flags=pygame.BLEND_RGBA_MULT)


def arrow(sheet: pygame.Surface, box: pygame.Rect, up: bool) -> None:
    """Draw a golden arrow head that points to who must act."""
    box = box.inflate(-box.width // 6, -box.height // 6)
    tip = (box.centerx, box.top) if up else (box.centerx, box.bottom)
    base = box.bottom if up else box.top
    pygame.draw.polygon(sheet, GOLD, (tip, (box.left, base), (box.right, base)))


def marks_of(seen: Observation, seat: Seat) -> tuple[str, ...]:
    """Return the chips of a seat: M for the mano, P for the pie of each side."""
    if seat not in seen.seats:
        return ()
    if seat == seen.seats[0]:
        return ("M",)
    after = seen.seats[seen.seats.index(seat) + 1 :]
    is_pie = all(seen.sides[other] != seen.sides[seat] for other in after)
    return ("P",) if is_pie and (has_partners(seen) or not after) else ()


def has_partners(seen: Observation) -> bool:
    """Return whether some side has more than one seat in the hand."""
    return len({seen.sides[seat] for seat in seen.seats}) < len(seen.seats)


def status_of(seen: Observation, seat: Seat, turn: tuple[Seat, ...]) -> str:
    """Return the second line of a plate."""
    if seat in seen.gone:
        return tr("Al mazo")
    if is_idle(seen, seat):
        return tr("Espera")
    if seat in turn:
        if seat == seen.seat:
            return tr("Te toca") if seen.phase != Phase.CLAIM else tr("Te piden ver")
        return tr("Le toca")
    if seat == seen.pie:
        return tr("Va solo")
    marks = marks_of(seen, seat)
    return tr("Mano") if "M" in marks else tr("Pie") if marks else ""
