"""One table being shown: its view, its cards, its timeline, and how they come to rest.

Knows the layout of an observation. Must not know the match, who decides, what is legal, nor how an
event is told (`cues`). Skipping, speed, resizing and loading all end in the same `settle`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.cards import CARDS
from game.engine.observe import Observation
from game.engine.seats import Seat
from game.ui.paint.assets import want_cards
from game.ui.table.layout import Layout, layout
from game.ui.table.sprites import Sprites
from game.ui.table.timeline import Timeline
from game.ui.table.times import TURN_MS
from game.ui.table.view import View

Bets = tuple[int, int] | None


class Show:
    """What the table scene draws, and the only one who moves it."""

    def __init__(
        self,
        seen: Observation,
        names: tuple[str, ...],
        play_sound: Callable[[str], object] = lambda name: None,
    ) -> None:
        self.size = (1280, 720)
        self.text = 1.0
        self.coming_bets: Bets = None
        """What yes and no will be worth after the step that is being told."""
        self.shake = 0.0
        """How far the table is shaken now, in units."""
        self.timeline = Timeline()
        self.sprites = Sprites()
        self.view = View(names, seen)
        self.told = seen
        """The table after the last step that was queued."""
        self._play_sound = play_sound
        self._is_hurrying = False
        self.settle(seen, False, None)

    @property
    def reduced(self) -> bool:
        """Whether motion is reduced: no shaking, no swinging, short straight flights."""
        return self.sprites.is_calm

    @reduced.setter
    def reduced(self, wanted: bool) -> None:
        self.sprites.is_calm = wanted

    @property
    def viewer(self) -> Seat:
        """The seat whose eyes the screen is for."""
        return self.view.seen.seat

    def layout(self, seen: Observation | None = None) -> Layout:
        """Return where everything lies for an observation (the present one by default)."""
        return layout(seen or self.view.seen, self.size, self.text)

    def sound(self, name: str) -> None:
        """Let a sound be heard, unless everything happens at once."""
        if not self._is_hurrying:
            self._play_sound(name)

    def skip(self) -> None:
        """Finish everything that is being told, without a noise."""
        self._is_hurrying = True
        self.timeline.skip()
        self._is_hurrying = False

    def resize(self, size: tuple[int, int], text: float) -> None:
        """Finish what runs and lay the table out for a window."""
        self.skip()
        self.size, self.text = size, text
        self.sprites.settle(self.layout().cards)
        # Whatever a rival holds, its picture is ready when it is played.
        want_cards(reversed(CARDS), self.layout().zones.card_height)

    def settle(self, seen: Observation, ended: bool, bets: Bets) -> None:
        """Rest: every card where the layout says, every box as the observation says."""
        self.view.settle(seen, ended, bets)
        self.told = seen if not self.timeline.busy else self.told
        self.sprites.settle(self.layout(seen).cards)
        self.shake = 0.0
        # Drawn while nothing moves, so that playing a card does not stutter.
        want_cards((str(card) for card in seen.held), self.layout(seen).zones.card_height)

    def carry(self, name: str, at: tuple[int, int]) -> None:
        """Hold a card in the air under the pointer."""
        sprite = self.sprites.cards[name]
        sprite.x, sprite.y = at
        sprite.air, sprite.base, sprite.z = 0.8, round(sprite.height), 90

    def put_back(self, name: str) -> None:
        """Let a carried card fly back to its place."""
        self.timeline.add(self.sprites.move(name, self.layout().cards[name], TURN_MS, lift=0.4))

    def update(self, dt_ms: float) -> bool:
        """Move time on; return whether the picture changed."""
        was_busy = self.timeline.busy
        self.timeline.update(dt_ms)
        factor = self.timeline.factor
        changed = self.sprites.update(dt_ms, factor)
        return self.view.tick(dt_ms, factor) or changed or was_busy
