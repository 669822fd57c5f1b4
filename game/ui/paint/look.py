"""How the player wants to see: strong contrast, cards with initials, cloth, how large things are.

Knows the wish and how everything drawn so far is forgotten when it changes; must not know what is
drawn. There is one wish, the player's, as there is one language.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """``high_contrast``: plain dark plates, text at 7 to 1 and more. ``suit_letters``: cards with
    large indices and the initial of their suit. ``share``: units by what would fit the window.
    ``cloth``: a name of `palette.CLOTHS`. ``tally``: what points are counted with."""

    high_contrast: bool = False
    suit_letters: bool = False
    share: float = 1.0
    cloth: str = "verde"
    tally: str = "palitos"


class _Kept:
    """The wish of the moment, and how often it has changed."""

    look = Look()
    version = 0


def now() -> Look:
    """Return how the player wants to see."""
    return _Kept.look


def version() -> int:
    """Return a number that changes with the look, for keys of pictures."""
    return _Kept.version


def use(look: Look) -> bool:
    """See like this from now on; return whether that is something new."""
    if look == _Kept.look:
        return False
    _Kept.look = look
    _Kept.version += 1
    _forget()
    return True


def _forget() -> None:
    """Empty every cache of how things look and where they lie: any of them may show the last."""
    for name, module in list(sys.modules.items()):
        if name.startswith("game.ui."):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
    assets = sys.modules.get("game.ui.paint.assets")
    if assets is not None:
        assets.forget()
