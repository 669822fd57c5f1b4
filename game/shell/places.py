"""Who sits in which seat of the next match, and what everybody is called there.

Knows seats as the settings hold them, one word each, and how many there are. Must not know rules,
nor any screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.engine.seats import LETTERS, Seat
from game.i18n import tr
from game.shell.rivals import (
    BOT_NAMES,
    given_name,
    is_level,
    is_outside,
    is_person,
    program_name,
    rival_name,
    spec,
)
from game.shell.rivals import command as command_of
from game.store.settings import PERSON, Settings

if TYPE_CHECKING:
    from game.session.seats import SeatSpec

USUAL_LEVEL = Settings().level
Places = tuple[str, ...]
"""One word a seat, in playing order."""


def places_of(settings: Settings, players: int) -> Places:
    """Return who sits where by the settings: the player first, then rivals of the usual level."""
    return arranged(settings.seats, settings.level, players)


def arranged(seats: Mapping[str, str], level: str, players: int) -> Places:
    """Return who sits where; whoever is not named is the player in the first seat, elsewhere a
    rival of ``level``, or somebody else at the same screen if that says so."""
    others = USUAL_LEVEL if is_person(level) else level
    usual = [PERSON, *([others] * (players - 1))]
    if is_person(level):
        usual[1] = PERSON
    return tuple(seats.get(LETTERS[seat]) or usual[seat] for seat in range(players))


def written(places: Places) -> dict[str, str]:
    """Return the words of the seats by their letters."""
    return dict(zip(LETTERS, places, strict=False))


def owner(places: Places) -> Seat | None:
    """Return the seat of the person whose profile is in use: the first who has no other name;
    None where everybody has one."""
    return places.index(PERSON) if PERSON in places else None


def people(places: Places) -> list[Seat]:
    """Return the seats of people."""
    return [seat for seat, who in enumerate(places) if is_person(who)]


def called(places: Places, own_name: str) -> tuple[str, ...]:
    """Return what everybody is called at the table; ``own_name`` may be empty."""
    return shown_names(list(map(is_person, places)), names(places, own_name))


def shown_names(are_people: Sequence[bool], given: Sequence[str]) -> tuple[str, ...]:
    """Return what the players of a record are called, also those without a name in it: a person
    alone is «you», others are numbered, bots get names that are free."""
    alone = sum(are_people) == 1
    free = iter(name for name in BOT_NAMES if name not in given)
    found = []
    for seat, (is_human, name) in enumerate(zip(are_people, given, strict=True)):
        if not name and is_human:
            name = tr("Vos") if alone else tr("Jugador {n}").format(n=seat + 1)
        found.append(name or next(free, BOT_NAMES[0]))
    return tuple(found)


def names(places: Places, own_name: str) -> tuple[str, ...]:
    """Return the names that a record keeps; people without one are called when they are shown."""
    if len(places) == 2 and not people(places):
        return _watched(places)
    own = owner(places)
    given = [own_name if seat == own else given_name(who) for seat, who in enumerate(places)]
    free = iter(name for name in BOT_NAMES if name not in given)
    taken: list[str] = []
    for name, who in zip(given, places, strict=True):
        if is_outside(who):
            name = program_name(command_of(who))
        elif is_level(who):
            name = next(free, BOT_NAMES[0])
        taken.append(_told_apart(name, taken))
    return tuple(taken)


def seat_specs(places: Sequence[str], own_name: str) -> tuple[SeatSpec, ...]:
    """Return the occupants of the seats. Raises BadSpec for words that name nobody."""
    from game.session.seats import read_seat

    kept = names(tuple(places), own_name)
    return tuple(read_seat(spec(who), name) for who, name in zip(places, kept, strict=True))


def _watched(places: Places) -> tuple[str, ...]:
    """Two players without a person are told apart by what they are."""
    first, second = (rival_name(who) for who in places)
    if first == second:
        second = tr("El otro {name}").format(name=second.lower())
    return first, second


def _told_apart(name: str, taken: Sequence[str]) -> str:
    """Return a name that nobody has yet: the second Ana is Ana 2."""
    count, found = 1, name
    while name and found in taken:
        count += 1
        found = f"{name} {count}"
    return found
