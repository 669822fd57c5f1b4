"""The cards as pictures that move: where each one is now, how it is lit, its shadow.

Knows places and how to draw them. Must not know rules, nor why a card moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.engine.cards import Card
from game.ui.paint import assets
from game.ui.paint.cardstock import outline, picture, shadow
from game.ui.paint.pieza import mark_spot, pieza_mark
from game.ui.table.layout import DECK, Place
from game.ui.table.riffle import draw_riffle
from game.ui.table.timeline import Ease, Tween, ease_in_out, ease_out
from game.ui.table.times import CALM_MS

_HOVER = 0.16
_HOVER_IN_MS, _HOVER_OUT_MS = 90, 120
_SMALLEST_FLIP = 0.04


@dataclass(slots=True)
class CardSprite:
    """One card now. ``air`` is how far it is off the table (0 to 1), ``turn`` how far it has
    turned over (1: shows ``face`` in full), ``hover`` how far the pointer has raised it."""

    x: float
    y: float
    height: float
    angle: float
    face: Card | None
    won: bool = False
    light: float = 1.0
    z: int = 0
    air: float = 0.0
    turn: float = 1.0
    hover: float = 0.0
    shown: bool = True
    pieza: bool = False
    base: int = 0
    """Height of the picture it flies with, one for the whole flight."""

    def stands(self, place: Place) -> bool:
        """Return whether the sprite rests exactly at a place."""
        return (
            (round(self.x), round(self.y), round(self.height)) == (place.x, place.y, place.height)
            and math.isclose(self.angle, place.angle)
            and (self.face, self.won, self.light, self.z, self.pieza)
            == (place.face, place.won, place.light, place.z, place.pieza)
            and self.air == 0
            and self.turn == 1
            and self.shown
        )

    def snap(self, place: Place) -> None:
        """Rest at a place."""
        self.x, self.y, self.height = place.x, place.y, place.height
        self.angle, self.face = place.angle, place.face
        self.won, self.light, self.z = place.won, place.light, place.z
        self.pieza = place.pieza
        self.air, self.turn, self.shown = 0.0, 1.0, True


class Sprites:
    """Every card of the table by its name (`layout.card_id`)."""

    def __init__(self) -> None:
        self.cards: dict[str, CardSprite] = {}
        self.hovered = ""
        self.riffle = 0.0
        """How far the shuffle has come, 0 to 1; 0 while nobody shuffles."""
        self.is_calm = False
        """Motion reduced: short straight flights, nothing turns on the way."""

    def settle(self, places: Mapping[str, Place]) -> None:
        """Rest every card where the layout says; cards that it does not know go away."""
        self.riffle = 0.0
        for name in [name for name in self.cards if name not in places]:
            del self.cards[name]
        for name, place in places.items():
            self.ensure(name, place).snap(place)

    def ensure(self, name: str, place: Place) -> CardSprite:
        """Return a card, put at a place if it was not on the table yet."""
        sprite = self.cards.get(name)
        if sprite is None:
            sprite = CardSprite(place.x, place.y, place.height, place.angle, place.face)
            sprite.snap(place)
            self.cards[name] = sprite
        return sprite

    def prepare(self, face: Card, height: int) -> None:
        """Draw a card that will soon be turned up, so that the turning does not stutter."""
        picture(str(face), height, 0, 1.0)

    def move(
        self,
        name: str,
        goal: Place,
        ms: float,
        *,
        lift: float = 1.0,
        ease: Ease = ease_out,
        spin: float = 0.0,
    ) -> Tween:
        """Return the flight of a card from wherever it is then to a place.

        It turns over on the way when it shows another side than the place wants; ``lift`` is how
        high it flies, ``spin`` degrees it turns besides.
        """
        if self.is_calm:
            ms, lift, spin = min(ms, CALM_MS), 0.0, 0.0
        start: list[float] = []
        old: list[Card | None] = []

        def begin() -> None:
            sprite = self.ensure(name, goal)
            start.extend((sprite.x, sprite.y, sprite.height, sprite.angle + spin))
            old.append(sprite.face)
            sprite.z = max(goal.z, 60)
            sprite.base = max(round(sprite.height), goal.height)
            sprite.shown = True
            sprite.won, sprite.pieza = False, goal.pieza

        def apply(t: float) -> None:
            sprite = self.cards[name]
            if t >= 1:
                sprite.snap(goal)
                return
            sprite.x = start[0] + (goal.x - start[0]) * t
            sprite.y = start[1] + (goal.y - start[1]) * t
            sprite.height = start[2] + (goal.height - start[2]) * t
            sprite.angle = start[3] + (goal.angle - start[3]) * t
            sprite.air = lift * math.sin(math.pi * min(1.0, max(0.0, t)))
            sprite.light = goal.light
            if old[0] != goal.face:
                sprite.turn = abs(2 * t - 1)
                sprite.face = old[0] if t < 0.5 else goal.face

        return Tween(ms, apply, ease, begin)

    def flip(self, name: str, goal: Place, ms: float) -> Tween:
        """Return a card's turning over where it lies."""
        return self.move(name, goal, ms, lift=0.25, ease=ease_in_out)

    def face_at(self, pos: tuple[int, int]) -> Card | None:
        """Return the topmost card whose face lies under a point."""
        for sprite in sorted(self.cards.values(), key=_order, reverse=True):
            wide, tall = sprite.height * assets.RATIO, sprite.height
            if abs(pos[0] - sprite.x) <= wide / 2 and abs(pos[1] - sprite.y) <= tall / 2:
                return sprite.face
        return None

    def raised_face(self) -> Card | None:
        """Return the face of the card that is raised, if there is one."""
        sprite = self.cards.get(self.hovered)
        return sprite.face if sprite is not None else None

    def update(self, dt_ms: float, factor: float) -> bool:
        """Raise the card under the pointer and let others down; return whether any moved."""
        changed = False
        for name, sprite in self.cards.items():
            goal = 1.0 if name == self.hovered else 0.0
            if sprite.hover == goal:
                continue
            ms = (_HOVER_IN_MS if goal else _HOVER_OUT_MS) * factor
            step = 1.0 if ms <= 0 else dt_ms / ms
            sprite.hover = min(goal, sprite.hover + step) if goal else max(0, sprite.hover - step)
            changed = True
        return changed

    def draw(
        self,
        target: pygame.Surface,
        ring: Callable[[str], bool] | None = None,
        shift: int = 0,
    ) -> None:
        """Draw every card, the lowest first; ``ring`` names those that may be played.

        ``shift``: pixels to the right, while the table shakes.
        """
        for name, sprite in sorted(self.cards.items(), key=lambda item: _order(item[1])):
            if name == DECK and self.riffle:
                at = (sprite.x + shift, sprite.y)
                draw_riffle(target, at, round(sprite.height), round(sprite.angle), self.riffle)
                continue
            if name == DECK:
                _draw_pile(target, sprite, shift)
            if sprite.shown:
                _draw(target, sprite, ring is not None and ring(name), shift)


def _order(sprite: CardSprite) -> tuple[int, float]:
    return (sprite.z + (100 if sprite.air else 0), sprite.hover)


def _draw(target: pygame.Surface, sprite: CardSprite, ready: bool, shift: int) -> None:
    grow = 1 + _HOVER * sprite.hover
    height = sprite.height * grow
    rise = sprite.height * 0.1 * sprite.hover + (sprite.height * 0.03 if sprite.won else 0)
    x, y = sprite.x + shift, sprite.y - rise
    air = max(sprite.air, 0.4 * sprite.hover, 0.15 if sprite.won else 0.0)
    name = assets.BACK if sprite.face is None else str(sprite.face)
    bright = sprite.light
    resting = sprite.air == 0 and sprite.turn == 1 and 0 in (sprite.hover, sprite.hover - 1)
    if resting:
        shown = picture(name, round(height), round(sprite.angle), bright)
    else:
        shown = _flying(name, sprite, grow, bright)
    _draw_shadow(target, sprite, height, (x, y), air)
    if sprite.won or ready:
        edge = outline(round(height), round(sprite.angle), sprite.won)
        target.blit(edge, edge.get_rect(center=(round(x), round(y))))
    lift = air * sprite.height * 0.06 if not resting else 0
    assets.blit_card(target, shown, (x, y - lift))
    if sprite.pieza and sprite.face is not None and sprite.turn == 1:
        sun = pieza_mark(height, bright)
        target.blit(sun, sun.get_rect(center=mark_spot((x, y - lift), height, sprite.angle)))


def _draw_pile(target: pygame.Surface, sprite: CardSprite, shift: int) -> None:
    """The cards under the deck's topmost one."""
    under = picture(assets.BACK, round(sprite.height), round(sprite.angle), 0.8)
    thick = max(1, round(sprite.height / 70))
    for layer in range(4, 0, -1):
        at = (sprite.x + shift + layer * thick, sprite.y + layer * thick)
        assets.blit_card(target, under, at)


def _flying(name: str, sprite: CardSprite, grow: float, bright: float) -> pygame.Surface:
    """A card in the air: turned and sized anew for every frame from one picture of its size."""
    tall = sprite.base or round(sprite.height)
    shown = picture(name, tall, 0, bright)
    if sprite.turn < 1:
        width = max(2, round(shown.get_width() * max(_SMALLEST_FLIP, sprite.turn)))
        shown = pygame.transform.scale(shown, (width, shown.get_height()))
    return pygame.transform.rotozoom(shown, sprite.angle, sprite.height * grow / tall)


def _draw_shadow(
    target: pygame.Surface,
    sprite: CardSprite,
    height: float,
    at: tuple[float, float],
    air: float,
) -> None:
    width = height * assets.RATIO * max(_SMALLEST_FLIP, sprite.turn)
    level = round(air * 4)
    # A soft shadow in flight may be a little off: a few pictures serve every flight.
    step, turn = (24, 8) if sprite.air or sprite.turn < 1 else (4, 1)
    angle = round(sprite.angle / turn) * turn % 360
    dark = shadow(_stepped(width, step), _stepped(height, step), angle, level)
    depth = height * (0.012 + 0.075 * air)
    spot = (round(at[0] + depth * 0.6), round(at[1] + depth * 1.4))
    target.blit(dark, dark.get_rect(center=spot))


def _stepped(length: float, step: int) -> int:
    return max(1, round(length / step)) * step
