"""The next match while it is being chosen: its table, its rules, who sits where.

Knows settings and keeps every choice in them at once; what was chosen for another variant comes
back with it. Must not know how the choices are shown. A table without people is kept only here:
whoever watches once wants to play the next time.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from game.engine.seats import Seat
from game.engine.variants import VARIANTS, Sides
from game.i18n import tr
from game.shell.context import Context
from game.shell.places import (
    USUAL_LEVEL,
    Places,
    arranged,
    owner,
    people,
    places_of,
    written,
)
from game.shell.rivals import is_level, is_person
from game.store.settings import PERSON
from game.ui.forms import rule_groups as rules

_PRESET, _SEAT = "preset", "seat-"
"""Keys of what is remembered of a variant beside its rules."""


class NextMatch:
    """What is chosen so far, and the ways to choose otherwise.

    ``said`` is a quiet remark on what the last change of table did to the rules.
    """

    def __init__(self, ctx: Context, watching: str = "") -> None:
        """``watching`` is the level of a rival in the person's place; no person sits then."""
        self._ctx = ctx
        self.said = ""
        self.places: Places = places_of(ctx.settings, self.players)
        if watching:
            self.seat(0, watching)
            self.watch()

    # What there is

    @property
    def words(self) -> Mapping[str, str]:
        """The rules that differ from the defaults."""
        return self._ctx.settings.rules

    @property
    def table(self) -> tuple[str, int]:
        """The variant and how many play."""
        return rules.table_of(self.words)

    @property
    def variant(self) -> str:
        """The variant's word."""
        return self.table[0]

    @property
    def players(self) -> int:
        """How many play."""
        return self.table[1]

    @property
    def sides(self) -> Sides:
        """Who plays with whom."""
        return VARIANTS[self.variant].sides

    @property
    def preset(self) -> str:
        """The named table that the rules are, or that they were chosen from."""
        return rules.nearest_preset(self.words, self._ctx.settings.preset)

    @property
    def is_watched(self) -> bool:
        """Whether nobody plays, so that one looks on."""
        return not people(self.places)

    @property
    def common_level(self) -> str:
        """The level that all bots have; empty if they differ, or there are none."""
        found = {who for who in self.places if is_level(who)}
        return found.pop() if len(found) == 1 else ""

    # The table and its rules

    def use_variant(self, variant: str) -> None:
        """Go over to another variant: as it was the last time, else with what fits it."""
        if variant == self.variant:
            return
        now = self._ctx.settings
        tables = {**now.tables, self.variant: self._remembered()}
        known = tables.pop(variant, None)
        if known is None:
            players = self.players if self.players in VARIANTS[variant].players else 0
            self._move(variant, players)
            self._ctx.change(tables=tables)
            return
        seats = {
            key.removeprefix(_SEAT): who for key, who in known.items() if key.startswith(_SEAT)
        }
        words = rules.changed_words({**known, "variant": variant})
        self._ctx.change(
            tables=tables, rules=words, preset=known.get(_PRESET, ""), seats={**now.seats, **seats}
        )
        self.said = tr("Quedó como la jugaste la última vez.")
        self._sit_down()

    def use_players(self, players: int) -> None:
        """Let another number play at this variant."""
        if players != self.players and players in VARIANTS[self.variant].players:
            self._move(self.variant, players)

    def use_preset(self, name: str) -> None:
        """Take the rules of a named table."""
        table = self._named(self.variant, self.players)
        pairs = rules.presets_for(self.variant, self.players)[name]
        self.said = ""
        self._ctx.change(preset=name, rules=rules.changed_words({**table, **pairs}))

    def use_rule(self, key: str, value: str) -> None:
        """Choose one value of one option."""
        self.said = ""
        words = {**self.words, key: value}
        self._ctx.change(rules=rules.changed_words(words))

    def _move(self, variant: str, players: int) -> None:
        """Go over to a table with the rules that fit it; ``players`` 0: as many as usual there."""
        table = self._named(variant, players)
        shown = rules.shown_options(*self.table)
        before = {key: word for key, word in self.words.items() if key not in table}
        words = rules.changed_words({**before, **table})
        lost = [key for key in before if key in shown and key not in words]
        self.said = ""
        if lost:
            names = ", ".join(rules.label(key).lower() for key in lost)
            self.said = tr("Acá no va, y queda como es común: {names}.").format(names=names)
        self._ctx.change(rules=words)
        self._sit_down()

    @staticmethod
    def _named(variant: str, players: int) -> dict[str, str]:
        counts = VARIANTS[variant].players
        return {"variant": variant, "players": str(players or counts[0])}

    def _remembered(self) -> dict[str, str]:
        now = self._ctx.settings
        seats = {f"{_SEAT}{letter}": who for letter, who in now.seats.items()}
        return {**now.rules, _PRESET: self.preset, **seats}

    # Who sits where

    def seat(self, seat: Seat, who: str) -> None:
        """Seat somebody: a word of the settings."""
        places = list(self.places)
        places[seat] = who
        if is_level(who):
            self._ctx.change(level=who)
        self._keep(places)

    def swap(self, one: Seat, other: Seat) -> None:
        """Let two change seats."""
        places = list(self.places)
        places[one], places[other] = places[other], places[one]
        self._keep(places)

    def shuffle(self) -> None:
        """Seat everybody by chance, but not as they sat: that would look like nothing happened."""
        places = list(self.places)
        while len(set(places)) > 1 and tuple(places) == self.places:
            random.shuffle(places)
        self._keep(places)

    def play_alone(self) -> None:
        """Leave one person, whoever plays here, and bots in all other seats."""
        own = owner(self.places)
        own = own if own is not None else next(iter(people(self.places)), 0)
        bots = self._bots(self.places)
        self._keep([PERSON if seat == own else who for seat, who in enumerate(bots)])

    def invite_people(self) -> None:
        """Seat people everywhere."""
        self._keep([who if is_person(who) else PERSON for who in self.places])

    def watch(self) -> None:
        """Seat bots everywhere."""
        self._keep(self._bots(self.places))

    def use_level(self, level: str) -> None:
        """Let all bots play at one level."""
        self._ctx.change(level=level)
        self._keep([level if is_level(who) else who for who in self.places])

    def _bots(self, places: Places) -> list[str]:
        """Return the places with bots instead of people."""
        level = self._ctx.settings.level
        level = level if is_level(level) else USUAL_LEVEL
        return [level if is_person(who) else who for who in places]

    def _keep(self, places: list[str]) -> None:
        self.places = tuple(places)
        if not self.is_watched:
            seats = self._ctx.settings.seats
            self._ctx.change(seats={**seats, **written(self.places)})

    def _sit_down(self) -> None:
        """Seat the players of another table: those who sat stay, new ones are the usual."""
        now = self._ctx.settings
        if self.is_watched:
            found = arranged(written(self.places), now.level, self.players)
            self.places = tuple(self._bots(found))
            return
        self.places = places_of(now, self.players)
        if self.is_watched:
            # The only person sat where this table has no seat.
            self.seat(0, PERSON)
