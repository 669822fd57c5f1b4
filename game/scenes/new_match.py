"""Setting up a match: who plays, from which named table, with which rules.

Knows the settings a match begins by; must not know how a match is played.
"""

from __future__ import annotations

import pygame

from game.engine.rules import Option
from game.i18n import tr
from game.shell.context import Context
from game.shell.menu import Menu
from game.shell.rivals import HELP, levels, rival_effect, rival_name
from game.shell.summary import match_summary
from game.store.settings import PERSON
from game.ui import rule_groups as rules
from game.ui.board import Plan
from game.ui.form import Choices, Entry, Heading, Listing, Press, Row, Words
from game.ui.route import Route
from game.ui.theme import Scale

_OWN, _RIVAL = "seat:a", "seat:b"
_TABLE = ("argentino", 2)
"""The kind of table and how many sit at it."""


class NewMatchScene(Menu):
    """The form of a new match; what is chosen is what «Jugar» will repeat."""

    name = "new-match"

    def __init__(self, ctx: Context, watching: str = "") -> None:
        """``watching`` names the rival in the person's place; that is asked for anew each time."""
        super().__init__(ctx)
        self._watching = watching
        self._opened = _OWN if watching else ""
        """The list of who can sit in a seat, or the explanation, that was asked for."""
        self._told: dict[str, pygame.Rect] = {}

    def default(self) -> str:
        """Return what Enter does at first: play."""
        return "menu:play"

    def build(self, scale: Scale) -> None:
        """Lay the form out."""
        plan = Plan(
            heading=tr("Partida nueva"),
            rows=self._rows(),
            summary=match_summary(self.ctx.settings, self._watching),
            foot=(
                Press("back", tr("Volver"), "wine", key="escape"),
                Press("menu:play", tr("Mirar") if self._watching else tr("Jugar"), "vermilion"),
            ),
            widest=1560,
            is_long=True,
        )
        self._told = self.add_board(plan, scale).blanks

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Choose, ask, play or go back."""
        before = self._opened
        if name == "back":
            return Route("title", "pop")
        if name == "menu:play":
            return Route("table", args={"watching": self._watching})
        what, _, rest = name.partition(":")
        key, equals, value = rest.partition("=")
        if what == "help" or (what == "seat" and not equals):
            self._opened = "" if self._opened == name else name
        elif what == "seat":
            self._seat(key, value)
        elif key == "preset":
            preset = rules.presets_for(*_TABLE)[value]
            self.ctx.change(preset=value, rules=preset)
        elif what == "option" and equals:
            words = {**rules.full_words(self.ctx.settings.rules, *_TABLE), key: value}
            self.ctx.change(rules=rules.changed_words(words, *_TABLE))
        self.rebuild()
        if self._opened != before:
            self._show_opened()
        return None

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

    def _seat(self, seat: str, value: str) -> None:
        if seat == "a":
            self._watching = "" if value == PERSON else value
            if self._watching and self.ctx.settings.level == PERSON:
                self.ctx.change(level=self._watching)
        else:
            self.ctx.change(level=value)
            if value == PERSON:
                self._watching = ""
        self._opened = ""

    def _rows(self) -> list[Row]:
        rows: list[Row] = [
            Heading(tr("Quiénes juegan")),
            *self._own_seat(),
            *self._rival_seat(),
            Heading(tr("Reglas")),
            self._presets(),
        ]
        for heading, options in rules.grouped(*_TABLE):
            rows.append(Heading(heading))
            rows.extend(self._option(option) for option in options)
        return rows

    def _own_seat(self) -> list[Row]:
        you = self.ctx.settings.name or tr("Vos")
        shown = rival_name(self._watching) if self._watching else you
        note = tr("Se juega sola: vos mirás.") if self._watching else tr("Jugás vos.")
        rows: list[Row] = [
            Listing(tr("De este lado"), entries=[Entry(_OWN, shown, note)]),
        ]
        if self._opened == _OWN:
            entries = [Entry(f"{_OWN}={PERSON}", you, tr("Jugás vos."), not self._watching)]
            entries += [self._level(_OWN, level, self._watching) for level in levels()]
            rows.append(Listing(entries=entries))
        return rows

    def _rival_seat(self) -> list[Row]:
        now = self.ctx.settings.level
        entry = Entry(_RIVAL, rival_name(now), rival_effect(now))
        rows: list[Row] = [Listing(tr("Enfrente"), entries=[entry])]
        if self._opened == _RIVAL:
            entries = [self._level(_RIVAL, level, now) for level in (*levels(), PERSON)]
            rows += [Listing(entries=entries), Words(text=tr(HELP))]
        return rows

    @staticmethod
    def _level(seat: str, level: str, now: str) -> Entry:
        name = f"{seat}={level}"
        return Entry(name, rival_name(level), rival_effect(level), level == now)

    def _presets(self) -> Choices:
        now = self.ctx.settings
        chosen = rules.preset_of(now.rules) or now.preset
        presets = rules.presets_for(*_TABLE)
        if chosen not in presets:
            chosen = rules.DEFAULT_PRESET
        note = tr(rules.PRESET_EFFECTS[chosen])
        if rules.preset_of(now.rules) != chosen:
            note = tr("{words} Con cambios, marcados abajo.").format(words=note)
        options = [
            (f"option:preset={name}", tr(rules.PRESET_NAMES[name]), name == chosen)
            for name in presets
        ]
        return Choices(tr("Partir de"), note, options=options)

    def _option(self, option: Option) -> Choices:
        key = option.key
        words = rules.full_words(self.ctx.settings.rules, *_TABLE)
        preset = rules.presets_for(*_TABLE).get(self.ctx.settings.preset, {})
        usual = preset.get(key, option.values[0])
        now = words[key]
        idle = rules.why_idle(key, words, _TABLE[1])
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
