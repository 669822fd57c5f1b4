"""What is being said: the plate of the call that waits, and the bubbles of the players.

Knows words, grounds and how they open. Must not know what a call is worth: its points come as
words.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.engine.actions import Call
from game.ui import speech
from game.ui.fonts import MIN_TEXT_PX, fit, line_height, text, width, wrap
from game.ui.palette import CALL_GROUNDS, CREAM, GOLD, INK, PAPER, SHADOW
from game.ui.plates import plate, shadow
from game.ui.view import Banner, Bubble
from game.ui.zones import Spot

_LEVELS = {Call.RETRUCO: 1, Call.VALE_CUATRO: 2, Call.FALTA_ENVIDO: 1, Call.CONTRAFLOR_AL_RESTO: 1}


def draw_banner(
    target: pygame.Surface,
    box: pygame.Rect,
    banner: Banner,
    name: str,
    bets: tuple[str, ...],
    call_px: int,
    label_px: int,
) -> None:
    """Draw the waiting call: who, what, and what yes and no cost; it swings in."""
    picture = _banner_picture(box.size, name, banner.words, banner.call, bets, call_px, label_px)
    dark = shadow(picture.get_size(), 12, 10, 140)
    if banner.swing != 1.0:
        share = max(0.05, banner.swing)
        angle = (1 - share) * -7
        picture = pygame.transform.rotozoom(picture, angle, 0.6 + 0.4 * share)
        if banner.swing < 0.6:
            picture.set_alpha(round(255 * min(1.0, 0.25 + share)))
    else:
        target.blit(dark, dark.get_rect(center=box.move(2, 5).center))
    target.blit(picture, picture.get_rect(center=box.center))


@lru_cache(maxsize=8)
def _banner_picture(
    room: tuple[int, int],
    name: str,
    words: str,
    call: Call,
    bets: tuple[str, ...],
    call_px: int,
    label_px: int,
) -> pygame.Surface:
    edge = max(14, call_px // 2)
    who = f"{name}: "
    side = max((width(bet, label_px) for bet in bets), default=0)
    px = call_px
    while True:
        wide = width(who, px) + width(words, px, True) + (side + edge if side else 0)
        if wide <= room[0] - 2 * edge or px <= MIN_TEXT_PX:
            break
        px -= 1
    if wide > room[0] - 2 * edge:
        side = 0
        wide = width(who, px) + width(words, px, True)
    rows = len(bets) if side else 0
    tall = max(room[1], min(2, rows) * line_height(label_px) + 8)
    sheet = pygame.Surface((min(room[0], wide + 2 * edge), tall), pygame.SRCALPHA)
    box = sheet.get_rect()
    ground = CALL_GROUNDS.get(speech.contest(call), "black")
    sheet.blit(plate(box.size, ground, 0, _LEVELS.get(call, 0) > 0), (0, 0))
    spot = text(sheet, who, px, (edge, box.centery), CREAM, anchor="midleft")
    spot = text(
        sheet, words, px, (spot.right, box.centery), GOLD, anchor="midleft", bold=True, shadow=True
    )
    if side:
        y = box.centery - rows * line_height(label_px) // 2
        for bet in bets:
            text(sheet, bet, label_px, (spot.right + edge, y), CREAM)
            y += line_height(label_px)
    return sheet


def draw_bubble(target: pygame.Surface, bubble: Bubble, spot: Spot, px: int, room: int) -> None:
    """Draw a bubble of at most ``room`` pixels whose tail is at a spot."""
    picture = _bubble_picture(bubble.words, px, room, spot.tail, _weight(bubble.call))
    if bubble.pop < 1:
        picture = pygame.transform.rotozoom(picture, 0, 0.55 + 0.45 * bubble.pop)
    box = picture.get_rect()
    if spot.tail == "left":
        box.midleft = (spot.x, spot.y)
        box.top = max(4, box.top)
    elif spot.tail == "up":
        box.topleft = (spot.x, spot.y)
    else:
        box.bottomleft = (spot.x, spot.y)
    target.blit(picture, box)


def _weight(call: Call | None) -> int:
    return 1 if call is not None and speech.contest(call) else 0


@lru_cache(maxsize=48)
def _bubble_picture(words: str, px: int, room: int, tail: str, weight: int) -> pygame.Surface:
    edge = max(10, px // 2)
    size = fit(words, px, room - 3 * edge, bold=True, min_px=max(MIN_TEXT_PX, round(px * 0.7)))
    rows = wrap(words, size, room - 3 * edge, bold=True)
    wide = max(max(width(row, size, True) for row in rows) + 2 * edge, 4 * edge)
    tall = len(rows) * line_height(size) + edge
    body = pygame.Rect(2, 2, wide, tall)
    if tail == "left":
        body.left += edge
    elif tail == "up":
        body.top += edge
    sheet = pygame.Surface((body.right + 8, body.bottom + edge + 8), pygame.SRCALPHA)
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
    x, y, tip = body.left + size, body.top + 4, body.top - size
    if way == "down":
        y, tip = body.bottom - 4, body.bottom + size
    return [(x, y), (x + size, y), (x + size // 3, tip)]
