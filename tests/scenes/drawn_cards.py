"""Which faces of cards a frame shows: every picture of a card that is laid on the window, by name.

Pictures of cards are drawn ahead of time as well; only what is laid somewhere counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.cards import Card
from game.engine.state import State
from game.session.match import Match
from game.ui.paint import assets
from game.ui.table import riffle, sprites
from tests.scenes.shell_steps import Remote


class Drawn:
    """Looks over the game's shoulder while it draws."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.faces: set[str] = set()
        """Since it was emptied last."""
        self._names: dict[int, tuple[str, pygame.Surface]] = {}
        self._watch(patch, assets, "card_surface")
        self._watch(patch, assets, "turned_card")
        self._watch(patch, sprites, "picture")
        self._watch(patch, sprites, "_flying")
        self._watch(patch, riffle, "picture")
        lay = assets.blit_card

        def blit_card(target: pygame.Surface, picture: pygame.Surface, middle: Any) -> None:
            name, _ = self._names[id(picture)]
            if name != assets.BACK:
                self.faces.add(name)
            lay(target, picture, middle)

        patch.setattr(assets, "blit_card", blit_card)

    def _watch(self, patch: pytest.MonkeyPatch, room: Any, name: str) -> None:
        make: Callable[..., pygame.Surface] = getattr(room, name)

        def made(card: str, *rest: Any, **named: Any) -> pygame.Surface:
            picture = make(card, *rest, **named)
            # Kept, so that no other picture gets the same identity.
            self._names[id(picture)] = (card, picture)
            return picture

        patch.setattr(room, name, made)


class Watcher:
    """Looks at every frame of a game in which people share the screen, and at its words."""

    def __init__(self, remote: Remote, drawn: Drawn) -> None:
        self.frames = self.curtains = 0
        """How many were looked at, and how many of them showed a curtain."""
        self.seen: dict[int, int] = {}
        """Frames with somebody's hidden cards open, by seat."""
        self._game, self._drawn = remote.game, drawn
        self._open: set[str] = set()
        self._before: set[str] = set()
        self._hand = 0
        draw = remote.game.draw

        def looked_at() -> None:
            drawn.faces.clear()
            draw()
            self.look()

        remote.game.draw = looked_at  # type: ignore[method-assign]

    def look(self) -> None:
        """Find no card in the present frame that whoever looks may not see."""
        match = self._game.desk.match
        if match is None:
            return
        self._note(match.state)
        self.frames += 1
        scene = self._game.stage.scenes[0]
        feed = getattr(scene, "feed", None)
        if feed is None:
            return
        faces = self._drawn.faces
        hidden = {seat: _hidden(match, seat, self._open) for seat in range(len(match.seats))}
        if scene._covers.is_curtain:
            assert not faces
            self.curtains += 1
        viewer = feed.viewer if feed.is_open else None
        for seat, cards in hidden.items():
            if seat != viewer:
                seen = (faces - self._before) & cards
                assert not seen, f"{seat}'s {seen} before the eyes of {viewer}: {match.record()}"
            elif faces & cards:
                self.seen[seat] = self.seen.get(seat, 0) + 1

    def _note(self, state: State) -> None:
        if state.hand != self._hand:
            self._hand, self._before, self._open = state.hand, self._open, set()
        self._open |= _public(state)


def _public(state: State) -> set[str]:
    """Every card that all have seen."""
    laid = {str(played.card) for row in state.tricks for played in row if not played.face_down}
    for seat in state.shown:
        laid |= {str(card) for card in state.hands[seat] or ()}
    return laid | ({str(state.muestra)} if state.muestra else set())


def _hidden(match: Match, seat: int, public: set[str]) -> set[str]:
    hands: tuple[tuple[Card, ...] | None, ...] = match.state.hands
    return {str(card) for card in (hands[seat] if hands else None) or ()} - public
