"""Setting up a match: which truco, who plays, from which named table, with which rules.

Knows the choices a match begins by; must not know how a match is played.
"""

from __future__ import annotations

import pygame

from game.engine.rules import Option
from game.engine.seats import LETTERS, Seat, seat_of
from game.engine.variants import VARIANTS
from game.i18n import tr
from game.shell.context import Context
from game.shell.menu import TypedMenu, clean_name
from game.shell.next_match import NextMatch
from game.shell.outsiders import why_not_run
from game.shell.people import People
from game.shell.places import owner
from game.shell.rivals import OUTSIDE, command, given_name, is_outside, is_person, person
from game.shell.seat_rows import COMMAND_LINE, NAME_LINE, Seating
from game.shell.summary import match_summary
from game.ui.forms import rule_groups as rules
from game.ui.forms.board import Plan
from game.ui.forms.form import Choices, Heading, Press, Row
from game.ui.paint.theme import Scale
from game.ui.route import Route
from game.ui.words import table_words

_LETTERS = {NAME_LINE: 20, COMMAND_LINE: 180}
"""How much may be typed into each line; a setting holds no more."""
_ABOUT_VARIANT = "help:variant"


class NewMatchScene(TypedMenu):
    """The form of a new match; what is chosen is what «Jugar» will repeat."""

    name = "new-match"
    line_name = ""

    def __init__(self, ctx: Context, watching: str = "") -> None:
        """``watching`` names the rival in the person's place; that is asked for anew each time."""
        super().__init__(ctx, "")
        self._match = NextMatch(ctx, watching)
        self._opened = "seat:a" if watching else ""
        """The list of who can sit in a seat, or the explanation, that was asked for."""
        self._told: dict[str, pygame.Rect] = {}
        self._was_typing = False

    def default(self) -> str:
        """Return what Enter does at first: play."""
        return "menu:play"

    def build(self, scale: Scale) -> None:
        """Lay the form out."""
        seating = self._seating()
        self._open_line(seating.line)
        plan = Plan(
            heading=tr("Partida nueva"),
            rows=[
                *self._table(),
                Heading(tr("Quiénes juegan")),
                *seating.rows(),
                Heading(tr("Reglas")),
                *self._rules(),
            ],
            summary=match_summary(self.ctx.settings, self._match.places),
            foot=(
                Press("back", tr("Volver"), "wine", key="escape"),
                Press(
                    "menu:play", tr("Mirar") if self._match.is_watched else tr("Jugar"), "vermilion"
                ),
            ),
            widest=1760,
            is_long=True,
        )
        self._told = self.add_board(plan, scale).blanks
        if self.line_name:
            label = tr("Qué programa") if self.line_name == COMMAND_LINE else tr("Cómo se llama")
            self.put_line(scale, self._told[self.line_name], label)
        else:
            self.drop_line()

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Choose, ask, play or go back."""
        self.type(bool(self.line_name) and name == self.line_name)
        if self._is_typing:
            return None
        before = self._opened
        if name == "back":
            return Route("title", "pop")
        if name == "menu:play":
            route = self._play()
            if route is not None:
                return route
            before = ""
        else:
            self._choose(name)
        self.rebuild()
        if self._opened != before:
            self._show_opened()
        return None

    def event(self, event: pygame.event.Event) -> Route | None:
        """Let the open seat's line be typed into."""
        before = self.typed
        route = super().event(event)
        if self.typed != before:
            self._take_typed()
        if self._was_typing and not self._is_typing and self.line_name:
            # Names stand in other places of the form too.
            self.rebuild()
        self._was_typing = self._is_typing
        return route

    def _choose(self, name: str) -> None:
        what, _, rest = name.partition(":")
        key, equals, value = rest.partition("=")
        if what == "help" or (what == "seat" and not equals):
            self._opened = "" if self._opened == name else name
        elif what == "seat":
            self._seat(seat_of(key), value)
        elif what == "swap":
            self._match.swap(seat_of(key), seat_of(value))
            self._opened = f"seat:{value}"
        elif what == "quick":
            self._at_once(key)
        elif what == "option" and equals:
            self._option(key, value)

    def _option(self, key: str, value: str) -> None:
        match = self._match
        if key in ("variant", "players"):
            if self._open_seat is not None:
                self._opened = ""
            if key == "variant":
                match.use_variant(value)
            else:
                match.use_players(int(value))
        elif key == "preset":
            match.use_preset(value)
        elif key == "level":
            match.use_level(value)
        else:
            match.use_rule(key, value)

    def _at_once(self, what: str) -> None:
        deeds = {
            "alone": self._match.play_alone,
            "people": self._match.invite_people,
            "watch": self._match.watch,
            "shuffle": self._match.shuffle,
        }
        deeds[what]()
        self._opened = ""

    # Seats

    @property
    def _open_seat(self) -> Seat | None:
        what, _, letter = self._opened.partition(":")
        return seat_of(letter) if what == "seat" else None

    def _seat(self, seat: Seat, who: str) -> None:
        """Seat somebody; who has to be named further stays open."""
        now = self._match.places[seat]
        if who == OUTSIDE and is_outside(now) and command(now) not in self._programs:
            return
        self._match.seat(seat, who)
        is_guest = who == person() and owner(self._match.places) != seat
        if not is_guest and who != OUTSIDE:
            self._opened = ""

    def _seating(self) -> Seating:
        match, name = self._match, self.ctx.settings.name
        if self._open_seat is None:
            return Seating(match, name)
        everybody = People(self.ctx).all()
        profiles = [each.name for each in everybody if each.name and not each.is_in_use]
        return Seating(match, name, self._open_seat, profiles, self._programs)

    @property
    def _programs(self) -> tuple[str, ...]:
        return self.ctx.settings.programs

    def _open_line(self, line: str) -> None:
        """Begin with what the open seat's line holds by now."""
        self.line_name = line
        if self._open_seat is None or not line:
            return
        who = self._match.places[self._open_seat]
        self.line_letters = _LETTERS[line]
        if not self._is_typing:
            self.typed = command(who) if line == COMMAND_LINE else given_name(who)

    def _take_typed(self) -> None:
        seat = self._open_seat
        if seat is None:
            return
        if self.line_name == COMMAND_LINE:
            self._match.seat(seat, f"{OUTSIDE}{self.typed.strip()}")
        elif is_person(self._match.places[seat]):
            self._match.seat(seat, person(clean_name(self.typed)))

    def _play(self) -> Route | None:
        """Go to the table, unless somebody who should sit there cannot be had."""
        for seat, who in enumerate(self._match.places):
            trouble = why_not_run(command(who)) if is_outside(who) else ""
            if trouble:
                self.ctx.say(trouble)
                self._opened = f"seat:{LETTERS[seat]}"
                return None
        return Route("table", args={"places": self._match.places})

    def _show_opened(self) -> None:
        """Slide so far that what was asked for can be read to its end."""
        if self.area is None or not self._opened:
            return
        if self._opened in self._told:
            self.area.reveal(self._told[self._opened].move(0, -self.area.offset), 8)
            return
        for item in self.items:
            control = item.control()
            if control is not None and control.name == self._opened:
                # The list is longer than what asked for it: both are seen from their beginning.
                self.area.slide(item.rect.top - self.area.view.top - 8)

    # The table and its rules

    def _table(self) -> list[Row]:
        variant, players = self._match.table
        names = table_words.VARIANT_NAMES
        effect = tr(table_words.VARIANT_EFFECTS[variant])
        about = self._opened == _ABOUT_VARIANT
        kinds = Choices(
            tr("Variante"),
            effect,
            options=[
                (f"option:variant={each}", tr(names[each]), each == variant) for each in names
            ],
            help=_ABOUT_VARIANT,
            told=tr(table_words.VARIANT_HELP[variant]) if about else "",
        )
        counts = Choices(
            tr("Cuántos"),
            self._match.said,
            options=[
                (f"option:players={count}", str(count), count == players)
                for count in VARIANTS[variant].players
            ],
        )
        return [kinds, counts]

    def _rules(self) -> list[Row]:
        rows: list[Row] = [self._presets()]
        for heading, options in rules.grouped(*self._match.table):
            rows.append(Heading(heading))
            rows.extend(self._rule(option) for option in options)
        return rows

    def _presets(self) -> Choices:
        chosen, words = self._match.preset, self._match.words
        note = tr(table_words.PRESET_EFFECTS[chosen])
        if rules.differences(words, chosen):
            note = tr("{words} Con cambios, marcados abajo.").format(words=note)
        options = [
            (f"option:preset={name}", tr(table_words.PRESET_NAMES[name]), name == chosen)
            for name in rules.presets_for(*self._match.table)
        ]
        return Choices(tr("Partir de"), note, options=options)

    def _rule(self, option: Option) -> Choices:
        key = option.key
        words = rules.full_words(self._match.words)
        named = rules.presets_for(*self._match.table)[self._match.preset]
        usual, now = named.get(key, option.values[0]), words[key]
        idle = rules.why_idle(key, words)
        note = idle or rules.effect(key, now)
        if now != usual:
            changed = tr("Cambiado: lo común acá es «{words}».")
            note = f"{note} {changed.format(words=rules.value_words(key, usual))}"
        asked = f"help:{key}"
        return Choices(
            rules.label(key),
            note,
            options=[
                (f"option:{key}={value}", rules.value_words(key, value), value == now)
                for value in option.values
            ],
            help=asked,
            told=rules.explained(key) if self._opened == asked else "",
            is_changed=now != usual,
            is_idle=bool(idle),
        )
