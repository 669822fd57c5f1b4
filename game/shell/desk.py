"""Where matches come from and go to: new ones, the one to go on with, their record on disk.

Knows the session, the records' folder and the settings; must not know how a match looks.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.i18n import tr
from game.shell.preferences import Preferences
from game.store.paths import matches_dir

if TYPE_CHECKING:
    from game.session.match import Match
    from game.session.thinker import Thinker

log = logging.getLogger(__name__)

RIVAL_NAME = "El Profe"
"""The one rival there is so far; names are not translated."""

_RIVAL = 1
"""The rival's seat; the player at this window has the first."""
_RESULT = "\nresult "
"""What begins the line that ends a record."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The match that can be gone on with: against whom, the score (own first) and which hand."""

    rival: str
    score: tuple[int, ...]
    hand: int


@dataclass(frozen=True, slots=True)
class Wish:
    """What this run of the program asks of its matches beyond the settings; empty: nothing."""

    rules: Mapping[str, str] | None = None
    seats: tuple[str, ...] = ()
    seed: str = ""


class Desk:
    """Hands out the match in play; there is at most one at a time."""

    def __init__(
        self,
        data: Path,
        preferences: Preferences,
        think: Callable[[], Thinker],
        wish: Wish | None = None,
    ) -> None:
        """``think`` makes whoever thinks for the rivals; it is called at the first match."""
        self.match: Match | None = None
        self.lost: Path | None = None
        """Where a record was put aside because it could not be read; None if all is well."""
        self._data, self._preferences, self._wish = data, preferences, wish or Wish()
        self._think = think
        self._thinker: Thinker | None = None

    def unfinished(self) -> Unfinished | None:
        """Return what the match to go on with looks like; None if there is none.

        A record that cannot be read is put aside and named in `lost`.
        """
        found = self._find()
        if found is None:
            return None
        from game.engine.record import parse
        from game.engine.replay import replay
        from game.engine.state import Phase
        from game.engine.transcript import BadRecord

        path, text = found
        try:
            played = replay(parse(text))
        except BadRecord as error:
            log.warning("%s cannot be read: %s", path, error)
            self._put_aside(path)
            return None
        state = played.state
        if state is None or state.phase == Phase.MATCH_OVER:
            return None
        rival = played.record.seats[_RIVAL].name or RIVAL_NAME
        return Unfinished(rival, state.score, state.hand)

    def start(self) -> Match:
        """Begin a match by the settings and write its record; it is the one to go on with."""
        from game.engine.rules import read_rules
        from game.session.match import Match
        from game.session.seats import SeatSpec, read_seat
        from game.store.matches import MatchWriter, new_match_path

        self.close()
        now = self._preferences.now
        words = self._wish.rules if self._wish.rules is not None else now.rules
        seats = (
            SeatSpec("human", now.name or tr("Vos")),
            SeatSpec(f"bot:{now.level}", RIVAL_NAME),
        )
        if self._wish.seats:
            seats = tuple(read_seat(word) for word in self._wish.seats)  # type: ignore[assignment]
        path = new_match_path(self._data, datetime.now())
        seed = self._wish.seed or os.urandom(8).hex()
        self.match = Match.new(read_rules(words), seats, seed, MatchWriter(path), self._brain())
        self._preferences.change(last_match=path.name)
        return self.match

    def resume(self) -> Match:
        """Go on with the unfinished match; LookupError if there is none."""
        found = self._find()
        if found is None:
            raise LookupError("there is no match to go on with")
        path, text = found
        self._preferences.change(last_match=path.name)
        return self._go_on(text, path)

    def open(self, text: str) -> Match:
        """Go on with a match from elsewhere, in a copy of its record."""
        from game.store.matches import new_match_path

        path = new_match_path(self._data, datetime.now())
        # Our own records end in a blank: a last word without one counts as half written.
        path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8")
        self._preferences.change(last_match=path.name)
        return self._go_on(path.read_text(encoding="utf-8"), path)

    def close(self) -> None:
        """Put the match in play away, all of it on disk; harmless if there is none."""
        if self.match is not None:
            self.match.close()
            self.match = None

    def abandon(self) -> None:
        """Give the match in play up, which ends it; harmless if there is none."""
        if self.match is not None:
            self.match.abandon()
            self.close()

    def stop(self) -> None:
        """Close the match and whoever thinks: the program ends."""
        self.close()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _go_on(self, text: str, path: Path) -> Match:
        from game.session.match import Match
        from game.store.matches import MatchWriter

        self.close()
        self.match = Match.resume(text, MatchWriter(path), self._brain())
        return self.match

    def _brain(self) -> Thinker:
        if self._thinker is None:
            self._thinker = self._think()
        return self._thinker

    def _find(self) -> tuple[Path, str] | None:
        """The match to go on with and its text: the last one if it is not over, else the newest
        that is not, so that a match begun meanwhile hides none."""
        from game.store.matches import list_matches

        last = self._preferences.now.last_match
        paths = [matches_dir(self._data) / last] if last else []
        for path in (*paths, *list_matches(self._data)):
            text = self._text(path)
            if text and _RESULT not in text:
                return path, text
        return None

    def _text(self, path: Path) -> str:
        from game.store.matches import read_own

        try:
            return read_own(path)
        except FileNotFoundError:
            return ""
        except (OSError, UnicodeDecodeError) as error:
            log.warning("%s cannot be read: %s", path, error)
            self._put_aside(path)
            return ""

    def _put_aside(self, path: Path) -> None:
        from game.store.matches import set_aside

        try:
            self.lost = set_aside(path)
        except OSError as error:
            log.warning("the record could not be put aside: %s", error)
        if path.name == self._preferences.now.last_match:
            self._preferences.change(last_match="")
