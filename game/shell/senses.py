"""The player's hands, eyes and ears as the settings describe them: keys, look, captions.

Knows settings and the parts of the interface that follow them; must not know any screen.
"""

from __future__ import annotations

from game.store.settings import Settings
from game.ui.forms.captions import Captions
from game.ui.input import bindings
from game.ui.paint import look
from game.ui.paint.look import Look

_KEYS = frozenset({"keys", "buttons", "show_keys"})


class Senses:
    """What follows the settings outside the screens."""

    def __init__(self) -> None:
        self.captions = Captions()

    def follow(self, now: Settings, names: frozenset[str] | None = None) -> bool:
        """Do what the settings of these names ask for (None: all of them); return whether every
        screen must be laid out anew."""
        if names is None or names & _KEYS:
            found = bindings.active()
            found.use(now.keys, now.buttons)
            found.are_shown = now.show_keys
        self.captions.is_on = now.captions
        if not now.captions:
            self.captions.clear()
        share = now.ui_scale / 100
        return look.use(Look(now.high_contrast, now.suit_letters, share, now.cloth, now.tally))
