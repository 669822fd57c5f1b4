"""Where matches come from and go to: new ones, those to go on with, their records on disk.

Knows the session, the records' folder and the settings; must not know how a match looks.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.i18n import tr
from game.shell.places import places_of, seat_specs, shown_names
from game.shell.preferences import Preferences
from game.store.paths import matches_dir

if TYPE_CHECKING:
    from game.engine.rules import Rules
    from game.engine.transcript import SeatLine
    from game.session.match import Match
    from game.session.seats import SeatSpec
    from game.session.thinker import Thinker

log = logging.getLogger(__name__)

_PROGRAMS = 8
"""How many programs from outside are remembered."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be gone on with: its file's name, against whom, the score (own first, then
    in playing order), which hand, and the rules' words."""

    file: str
    rival: str
    score: tuple[int, ...]
    hand: int
    rules: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Wish:
    """What this run of the program asks of its matches beyond the settings; empty: nothing."""

    rules: Mapping[str, str] | None = None
    seats: tuple[str, ...] = ()
    seed: str = ""


class Desk:
    """Hands out the match in play; there is at most one at a time."""

    def __init__(
        self, preferences: Preferences, think: Callable[[], Thinker], wish: Wish | None = None
    ) -> None:
        """``think`` makes whoever thinks for the rivals; it is called at the first match."""
        self.match: Match | None = None
        self.lost: Path | None = None
        """Where a record was put aside because it could not be read; None if all is well."""
        self._preferences, self._wish = preferences, wish or Wish()
        self._think = think
        self._thinker: Thinker | None = None

    @property
    def _home(self) -> Path:
        return self._preferences.home

    # What there is

    def unfinished(self) -> Unfinished | None:
        """Return what the match to go on with looks like; None if there is none.

        A record that cannot be read is put aside and named in `lost`.
        """
        return next(self._readable(), None)

    def all_unfinished(self) -> list[Unfinished]:
        """Return every match that can be gone on with, the one in play last first."""
        return list(self._readable())

    def has_several(self) -> bool:
        """Return whether more than one record looks as if it could be gone on with."""
        paths = self._paths()
        return next(paths, None) is not None and next(paths, None) is not None

    # What can be done

    def start(self, places: Sequence[str] = ()) -> Match:
        """Begin a match by the settings and write its record; it is the one to go on with.

        ``places`` say who sits where, one word a seat; who chose that no longer wants what the
        program was started with.
        """
        from game.session.match import Match
        from game.store.matches import MatchWriter, new_match_path

        self.close()
        if places:
            self._wish = Wish(seed=self._wish.seed)
        rules = self._rules()
        seats = self._seats(rules.players, places)
        self._note_programs(seats)
        path = new_match_path(self._home, datetime.now())
        seed = self._wish.seed or os.urandom(8).hex()
        self.match = Match.new(rules, seats, seed, MatchWriter(path), self._brain())
        self._preferences.change(last_match=path.name)
        return self.match

    def resume(self, file: str = "") -> Match:
        """Go on with an unfinished match by its file's name, else with the last one; LookupError
        if there is none."""
        for path in [matches_dir(self._home) / file] if file else self._paths():
            text = self._text(path)
            if text:
                self._preferences.change(last_match=path.name)
                return self._go_on(text, path)
        raise LookupError("there is no match to go on with")

    def open(self, text: str) -> Match:
        """Go on with a match from elsewhere, in a copy of its record."""
        from game.store.matches import new_match_path

        path = new_match_path(self._home, datetime.now())
        # Our own records end in a blank: a last word without one counts as half written.
        path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8")
        self._preferences.change(last_match=path.name)
        return self._go_on(path.read_text(encoding="utf-8"), path)

    def delete(self, file: str) -> None:
        """Delete the record of a match that is not in play; OSError if it cannot be."""
        (matches_dir(self._home) / Path(file).name).unlink(missing_ok=True)
        if file == self._preferences.now.last_match:
            self._preferences.change(last_match="")

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

    # How it is done

    def _rules(self) -> Rules:
        from game.engine.rules import read_rules
        from game.ui.forms.rule_groups import changed_words, table_of

        if self._wish.rules is not None:
            return read_rules(self._wish.rules)
        words, asked = self._preferences.now.rules, len(self._wish.seats)
        if asked and asked != table_of(words)[1]:
            return read_rules({"players": str(asked)})
        # What a file says that no table has must not keep anybody from playing.
        return read_rules(changed_words(words))

    def _seats(self, players: int, places: Sequence[str]) -> tuple[SeatSpec, ...]:
        from game.session.seats import read_seat

        if self._wish.seats:
            return tuple(read_seat(word) for word in self._wish.seats)
        now = self._preferences.now
        return seat_specs(places or places_of(now, players), now.name)

    def _go_on(self, text: str, path: Path) -> Match:
        from game.session.match import Match
        from game.store.matches import MatchWriter

        self.close()
        writer, thinker, may_run = MatchWriter(path), self._brain(), self._has_run(text)
        self.match = Match.resume(text, writer, thinker, run_commands=may_run)
        return self.match

    def _note_programs(self, seats: Sequence[SeatSpec]) -> None:
        """Remember the programs that the player seated, so that they can be asked again."""
        known = self._preferences.now.programs
        found = dict.fromkeys([seat.command for seat in seats if seat.is_outside])
        if found:
            self._preferences.change(programs=tuple(dict.fromkeys([*found, *known]))[:_PROGRAMS])

    def _has_run(self, text: str) -> bool:
        """Return whether the player has seated every program of a record: a stranger's record must
        not run anything, not even once it was copied here."""
        from game.engine.record import parse
        from game.session.seating import seated
        from game.session.seats import OUTSIDE, read_seat, to_line

        own = {
            to_line(0, read_seat(f"{OUTSIDE}{command}")).player
            for command in self._preferences.now.programs
            if command.strip()
        }
        lines = seated(parse(text)).values()
        return all(line.player in own for line in lines if line.player.startswith(OUTSIDE))

    def _brain(self) -> Thinker:
        if self._thinker is None:
            self._thinker = self._think()
        return self._thinker

    def _paths(self) -> Iterator[Path]:
        """The records that may be gone on with: the last one first, then the newest."""
        from game.store.matches import is_open, list_matches

        last = self._preferences.now.last_match
        first = matches_dir(self._home) / last if last else None
        if first is not None and is_open(first):
            yield first
        for path in list_matches(self._home):
            if path != first and is_open(path):
                yield path

    def _readable(self) -> Iterator[Unfinished]:
        paths = self._paths()
        # Only who asks pays for loading the rules.
        for path in paths:
            found = self._read(path)
            if found is not None:
                yield found

    def _read(self, path: Path) -> Unfinished | None:
        from game.engine.rules import write_rules
        from game.engine.state import Phase
        from game.engine.transcript import BadRecord
        from game.session.resuming import read_match

        text = self._text(path)
        if not text:
            return None
        try:
            played = read_match(text, run_commands=False).match
        except BadRecord as error:
            log.warning("%s cannot be read: %s", path, error)
            self._put_aside(path)
            return None
        state = played.state
        if state is None or state.phase == Phase.MATCH_OVER:
            return None
        lines = played.record.seats
        people = [seat for seat, line in enumerate(lines) if line.player == "human"]
        own = people[0] if people else 0
        first = own % len(state.score)
        score = (*state.score[first:], *state.score[:first])
        rival = _against(lines, own if people else None)
        return Unfinished(path.name, rival, score, state.hand, write_rules(state.rules))

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


def _against(lines: Sequence[SeatLine], own: int | None) -> str:
    """Return who plays against a seat, or among themselves where nobody looks on from a seat."""
    are_people = [line.player == "human" for line in lines]
    names = shown_names(are_people, [line.name for line in lines])
    others = [name for seat, name in enumerate(names) if seat != own]
    if own is not None and len(lines) > 3:
        others = [name for seat, name in enumerate(names) if seat % 2 != own % 2]
    if len(others) == 1:
        return others[0]
    return tr("{one} y {other}").format(one=", ".join(others[:-1]), other=others[-1])
