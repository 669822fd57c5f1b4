"""The part of a form that says who sits where: every seat a line that opens into who may sit there.

Knows the match being chosen and the words for it; must not know what happens when one is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.seats import LETTERS, Seat, sides_for
from game.engine.variants import Sides
from game.i18n import mark, tr
from game.shell.next_match import NextMatch
from game.shell.outsiders import why_not_run
from game.shell.places import called, owner, people
from game.shell.rivals import (
    HELP,
    OUTSIDE,
    command,
    is_level,
    is_outside,
    is_person,
    levels,
    person,
    program_name,
    rival_effect,
    rival_name,
)
from game.ui.forms.form import Blank, Choices, Entry, Listing, Press, Presses, Row, Words

NAME_LINE, COMMAND_LINE = "option:seat-name", "option:seat-command"
"""The lines to type into: a person's name, the command line of a program from outside."""

_SEATING = {
    Sides.ALTERNATE: mark("Los compañeros se sientan salteados. Se juega hacia la derecha."),
    Sides.PIE_ALONE: mark("En cada mano dos van juntos contra el pie. Se juega hacia la derecha."),
    Sides.EACH: mark("Cada uno juega por su cuenta. Se juega hacia la derecha."),
}


@dataclass(frozen=True, slots=True)
class Seating:
    """What the rows are made from: the match, the player's own name, the open seat (None: none),
    the names of other people of this program, and command lines of programs that played here."""

    match: NextMatch
    own_name: str
    opened: Seat | None = None
    profiles: Sequence[str] = ()
    programs: Sequence[str] = ()

    def rows(self) -> list[Row]:
        """Return the rows: who plays in few words, then seat by seat, partners together."""
        return [self._at_once(), *self._seats(), *self._level()]

    @property
    def line(self) -> str:
        """The name of the line to type into that the open seat has; empty if it has none."""
        if self.opened is None:
            return ""
        who = self.match.places[self.opened]
        if is_outside(who):
            return COMMAND_LINE
        is_guest = is_person(who) and self.opened != owner(self.match.places)
        return NAME_LINE if is_guest else ""

    def _at_once(self) -> Row:
        presses = [
            Press("quick:alone", tr("Vos y bots")),
            Press("quick:people", tr("Todas personas")),
            Press("quick:watch", tr("Sólo bots")),
            Press("quick:shuffle", tr("Mezclar lugares")),
        ]
        note = tr(_SEATING[self.match.sides]) if self.match.players > 2 else ""
        return Presses(tr("Armar la mesa"), note, presses=presses)

    def _level(self) -> list[Row]:
        """The level of all bots at once, where there may be several."""
        match = self.match
        if match.players == 2 or not any(map(is_level, match.places)):
            return []
        common = match.common_level
        options = [
            (f"option:level={level}", rival_name(level), level == common) for level in levels()
        ]
        note = rival_effect(common) if common else tr("Cada bot tiene el suyo.")
        return [Choices(tr("Todos los bots"), note, options=options)]

    def _seats(self) -> list[Row]:
        players = range(self.match.players)
        if self.match.sides is not Sides.ALTERNATE:
            return self._group(tr("Los tres"), players)
        if self.match.players == 2:
            labels = (tr("De este lado"), tr("Enfrente"))
            return [row for seat in players for row in self._group(labels[seat], [seat])]
        own = next(iter(people(self.match.places)), None)
        labels = (tr("Azules"), tr("Naranjas"))
        if own is not None:
            labels = (tr("Nosotros"), tr("Ellos"))
        first = (own or 0) % 2
        return [
            *self._group(labels[0], players[first::2]),
            *self._group(labels[1], players[1 - first :: 2]),
        ]

    def _group(self, label: str, seats: Sequence[Seat]) -> list[Row]:
        """Seats that belong together, and below them who may sit in the open one."""
        entries = [self._seat(seat) for seat in seats]
        rows: list[Row] = [Listing(label, entries=entries, columns=3)]
        if self.opened is not None and self.opened in seats:
            rows += self._choices(self.opened)
        return rows

    def _seat(self, seat: Seat) -> Entry:
        who, is_open = self.match.places[seat], seat == self.opened
        called_so = called(self.match.places, self.own_name)[seat]
        is_own = seat == owner(self.match.places)
        if self.match.players == 2:
            label = rival_name(who) if is_level(who) else called_so
            note = tr("Jugás vos.") if is_own else rival_effect(who)
            if self.match.is_watched and seat == 0:
                note = tr("Se juega sola: vos mirás.")
        else:
            label = f"{seat + 1} · {called_so}"
            note = rival_name(who) if is_level(who) else tr("Persona")
            if is_own:
                note = tr("Jugás vos.")
        if is_outside(who):
            note = why_not_run(command(who)) or tr("Programa")
        side = self._side(seat)
        return Entry(f"seat:{LETTERS[seat]}", label, note, is_open=is_open, side=side)

    def _side(self, seat: Seat) -> int | None:
        """The side a seat plays on; None where that changes from hand to hand."""
        if self.match.sides is Sides.PIE_ALONE:
            return None
        return sides_for(self.match.sides, self.match.players, 0)[seat]

    def _choices(self, seat: Seat) -> list[Row]:
        """Who may sit in the open seat, and with whom it may be changed."""
        rows: list[Row] = []
        if self.line == NAME_LINE:
            rows.append(Blank(tr("Cómo se llama"), name=NAME_LINE))
        elif self.line == COMMAND_LINE:
            note = tr("Como en una terminal. Se lo llama cuando le toca jugar.")
            rows.append(Blank(tr("Qué programa"), note, name=COMMAND_LINE, is_wide=True))
        entries = [*self._people(seat), *(self._choice(seat, level) for level in levels())]
        entries += self._programs(seat)
        rows.append(Listing(entries=entries, columns=2))
        if self.match.players > 2:
            others = [other for other in range(self.match.players) if other != seat]
            names = called(self.match.places, self.own_name)
            presses = [
                Press(f"swap:{LETTERS[seat]}={LETTERS[other]}", f"{other + 1} · {names[other]}")
                for other in others
            ]
            rows.append(Presses(tr("Cambiar de lugar con"), presses=presses))
        rows.append(Words(text=tr(HELP)))
        return rows

    def _programs(self, seat: Seat) -> list[Entry]:
        now, name = self.match.places[seat], f"seat:{LETTERS[seat]}={OUTSIDE}"
        entries = [
            Entry(f"{name}{line}", program_name(line), line, command(now) == line)
            for line in self.programs
        ]
        is_other = is_outside(now) and command(now) not in self.programs
        return [*entries, Entry(name, tr("Otro programa…"), rival_effect(OUTSIDE), is_other)]

    def _people(self, seat: Seat) -> list[Entry]:
        places, name = self.match.places, f"seat:{LETTERS[seat]}="
        now = places[seat]
        own = owner(places)
        if own is None or own == seat:
            label = self.own_name or tr("Vos")
            entries = [Entry(f"{name}{person()}", label, tr("Jugás vos."), now == person())]
        else:
            is_guest = is_person(now) and now.partition(":")[2] not in self.profiles
            note = rival_effect(person())
            entries = [Entry(f"{name}{person()}", tr("Otra persona"), note, is_guest)]
        taken = {who for other, who in enumerate(places) if other != seat}
        entries += [
            self._choice(seat, person(profile))
            for profile in self.profiles
            if person(profile) not in taken
        ]
        return entries

    def _choice(self, seat: Seat, who: str) -> Entry:
        is_chosen = self.match.places[seat] == who
        return Entry(f"seat:{LETTERS[seat]}={who}", rival_name(who), rival_effect(who), is_chosen)
