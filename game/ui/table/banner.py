"""What is being said: the plate of the call that waits, and the bubbles of the players.

Knows words, painted plates and how they open. Must not know what a call is worth: its points come
as words.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.engine.actions import Call
from game.i18n import tr
from game.ui.paint import filete, look
from game.ui.paint.fonts import MIN_TEXT_PX, fit, line_height, shorten, text, width, wrap
from game.ui.paint.palette import CALL_GROUNDS, CREAM, GOLD, INK, PAPER, SHADOW
from game.ui.paint.plates import plate, shadow
from game.ui.table.view import Banner, Bubble
from game.ui.table.zones import Spot, Zones
from game.ui.words import speech
from game.ui.words.glosses import gloss

CALLS = (
    Call.TRUCO,
    Call.ENVIDO,
    Call.REAL_ENVIDO,
    Call.FALTA_ENVIDO,
    Call.RETRUCO,
    Call.VALE_CUATRO,
)
FLOR_CALLS = (Call.FLOR, Call.CONTRAFLOR, Call.CONTRAFLOR_AL_RESTO)
_LANDING_UNITS, _LANDING_SHAPE = 640, 0.28
_RESTING_SHAPE = 4.0


def draw_banner(
    target: pygame.Surface, area: Zones, banner: Banner, name: str, bets: tuple[str, ...]
) -> None:
    """Draw the waiting call: its plate lands in the middle of the table, then rests above the hand
    with who called it and what yes and no cost."""
    if banner.rest >= 1:
        picture = _resting(area.banner.size, name, banner.call, bets, area.call, area.label)
        dark = shadow(picture.get_size(), 12, 10, 140)
        target.blit(dark, dark.get_rect(center=area.banner.move(2, 5).center))
        target.blit(picture, picture.get_rect(center=area.banner.center))
        return
    landing = _landing(banner.call, _landing_size(area))
    small = area.banner.height / landing.get_height()
    swing = max(0.05, banner.swing)
    scale = (0.55 + 0.45 * swing) * (1 - banner.rest * (1 - small))
    start = area.middle
    x = start[0] + (area.banner.centerx - start[0]) * banner.rest
    y = start[1] + (area.banner.centery - start[1]) * banner.rest
    picture = pygame.transform.rotozoom(landing, (1 - swing) * -8, scale)
    if banner.swing < 0.6:
        picture.set_alpha(round(255 * min(1.0, 0.2 + swing)))
    target.blit(picture, picture.get_rect(center=(round(x), round(y))))


def prepare(area: Zones, call: Call) -> None:
    """Paint a call's plates before they are needed."""
    _landing(call, _landing_size(area))
    _small_plate(call, area.banner.size)


def _landing_size(area: Zones) -> tuple[int, int]:
    wide = min(round(area.table.width * 0.8), round(_LANDING_UNITS * area.u))
    return wide, round(wide * _LANDING_SHAPE)


@lru_cache(maxsize=24)
def _landing(call: Call, size: tuple[int, int]) -> pygame.Surface:
    if look.now().high_contrast:
        return _plain_plate(call, size)
    return _converted(filete.plate_surface(call.name.lower(), size))


def _plain_plate(call: Call, size: tuple[int, int]) -> pygame.Surface:
    """A call in the text face on a dark plate, for strong contrast."""
    sheet = plate(size, CALL_GROUNDS.get(speech.contest(call), "bottle"), 0).copy()
    words, room = speech.label(call), round(size[0] * 0.9)
    px = fit(words, round(size[1] * 0.5), room, True)
    text(sheet, words, px, sheet.get_rect().center, CREAM, anchor="center", bold=True)
    return sheet


@lru_cache(maxsize=24)
def _small_plate(call: Call, room: tuple[int, int]) -> pygame.Surface:
    """The plate at rest: where there is little room, half of it."""
    return _landing(call, (min(round(room[1] * _RESTING_SHAPE), room[0] // 2), room[1]))


def _converted(picture: pygame.Surface) -> pygame.Surface:
    return picture.convert_alpha() if pygame.display.get_surface() else picture


@lru_cache(maxsize=8)
def _resting(
    room: tuple[int, int],
    name: str,
    call: Call,
    bets: tuple[str, ...],
    call_px: int,
    label_px: int,
) -> pygame.Surface:
    """The plate with its caller on the left and the points on the right, as much as fits."""
    edge = max(12, label_px // 2)
    painted = _small_plate(call, room)
    space = room[0] - painted.get_width() - 3 * edge
    for bet in bets:
        label_px = fit(bet, label_px, space)
    bets = tuple(shorten(bet, label_px, space) for bet in bets)
    side = max((width(bet, label_px) for bet in bets), default=0)
    left = room[0] - painted.get_width() - 4 * edge - side
    px = fit(name, round(call_px * 0.8), left)
    name = shorten(name, px, left)
    named = width(name, px) if left > 3 * px else 0
    wide = painted.get_width() + 2 * edge + (named + edge if named else 0)
    wide += side + edge if side else 0
    sheet = pygame.Surface((min(wide, room[0]), room[1]), pygame.SRCALPHA)
    box = sheet.get_rect()
    sheet.blit(plate(box.size, "black", 0), (0, 0))
    x = edge
    if named:
        text(sheet, name, px, (x, box.centery), CREAM, anchor="midleft")
        x += named + edge
    sheet.blit(painted, (x, 0))
    x += painted.get_width() + edge
    y = box.centery - len(bets) * line_height(label_px) // 2
    for bet in bets:
        text(sheet, bet, label_px, (x, y), GOLD if bet is bets[0] else CREAM)
        y += line_height(label_px)
    return sheet


def draw_bubble(target: pygame.Surface, bubble: Bubble, spot: Spot, px: int, room: int) -> None:
    """Draw a bubble of at most ``room`` pixels whose tail is at a spot."""
    under = gloss(bubble.call, bubble.words == tr("No tengo flor")) if bubble.call else ""
    picture = _bubble_picture(bubble.words, under, px, room, spot.tail, _weight(bubble.call))
    if bubble.pop < 1:
        picture = pygame.transform.rotozoom(picture, 0, 0.55 + 0.45 * bubble.pop)
    box = picture.get_rect()
    if spot.tail == "left":
        box.midleft = (spot.x, spot.y)
        box.top = max(4, box.top)
    elif spot.tail == "right":
        box.midright = (spot.x, spot.y)
        box.top = max(4, box.top)
    elif spot.tail == "up":
        box.topleft = (spot.x, spot.y)
    else:
        box.bottomleft = (spot.x, spot.y)
    target.blit(picture, box)


def _weight(call: Call | None) -> int:
    return 1 if call is not None and speech.contest(call) else 0


@lru_cache(maxsize=48)
def _bubble_picture(
    words: str, under: str, px: int, room: int, tail: str, weight: int
) -> pygame.Surface:
    """The words, and smaller under them what they mean."""
    edge = max(10, px // 2)
    size = fit(words, px, room - 3 * edge, bold=True, min_px=max(MIN_TEXT_PX, round(px * 0.7)))
    rows = wrap(words, size, room - 3 * edge, bold=True)
    small = max(MIN_TEXT_PX, round(size * 0.6))
    lower = wrap(under, small, room - 3 * edge) if under else []
    widths = [*(width(row, size, True) for row in rows), *(width(row, small) for row in lower)]
    wide = max(max(widths) + 2 * edge, 4 * edge)
    tall = len(rows) * line_height(size) + len(lower) * line_height(small) + edge
    body = pygame.Rect(2, 2, wide, tall)
    if tail == "left":
        body.left += edge
    elif tail == "up":
        body.top += edge
    beyond = edge if tail == "right" else 8
    sheet = pygame.Surface((body.right + beyond, body.bottom + edge + 8), pygame.SRCALPHA)
    shape = _tail(body, tail, edge)
    for move, tone in (((3, 4), (*SHADOW, 90)), ((0, 0), (*PAPER, 255))):
        pygame.draw.rect(sheet, tone, body.move(move), border_radius=edge)
        pygame.draw.polygon(sheet, tone, [(x + move[0], y + move[1]) for x, y in shape])
    pygame.draw.rect(sheet, (*GOLD, 255), body, 2 + weight, border_radius=edge)
    pygame.draw.polygon(sheet, (*PAPER, 255), shape)
    y = body.top + edge // 2
    for row in rows:
        text(sheet, row, size, (body.centerx, y), INK, anchor="midtop", bold=True)
        y += line_height(size)
    for row in lower:
        text(sheet, row, small, (body.centerx, y), INK, anchor="midtop")
        y += line_height(small)
    return sheet


def _tail(body: pygame.Rect, way: str, size: int) -> list[tuple[int, int]]:
    """The corners of a bubble's tail: two in its body, the tip outside."""
    if way == "left":
        x = body.left + 4
        return [
            (x, body.centery - size // 2),
            (x, body.centery + size // 2),
            (x - size, body.centery),
        ]
    if way == "right":
        x = body.right - 4
        return [
            (x, body.centery - size // 2),
            (x, body.centery + size // 2),
            (x + size, body.centery),
        ]
    x, y, tip = body.left + size, body.top + 4, body.top - size
    if way == "down":
        y, tip = body.bottom - 4, body.bottom + size
    return [(x, y), (x + size, y), (x + size // 3, tip)]
