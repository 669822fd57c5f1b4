"""The title: go on, play again in one press, set up a match, everything else, leave.

Knows which screens there are to go to; must not know how a match is played.
"""

from __future__ import annotations

import pygame

from game.i18n import tr
from game.shell.context import Context
from game.shell.desk import Unfinished
from game.shell.menu import Menu
from game.shell.rivals import is_person
from game.shell.summary import score_words, short_summary
from game.ui.forms.fan import Fan
from game.ui.forms.widgets import MIN_TARGET_PX, Button, Sign
from game.ui.paint import assets
from game.ui.paint.theme import LABEL, Scale
from game.ui.paint.theme import width as text_width
from game.ui.route import Route

_PROFILE = "menu:profiles"
_BOARD_SHAPE = 0.3
"""Height of the sign by its width."""
_CARD_HEIGHTS = (276, 210)
"""Heights of cards at the table, in units: in the hand and played."""
_COSTLY = [f"{rank}{suit}" for rank in (12, 11, 10, 1) for suit in "eboc"]
"""Cards that take several milliseconds to draw: figures and aces."""
_LEAST_ABOVE = 0.24
"""Share of the window's height that the sign needs to stand above the menu."""


class TitleScene(Menu):
    """The first screen."""

    name = "title"

    def __init__(self, ctx: Context) -> None:
        super().__init__(ctx)
        self._fan = Fan()
        self._has_wished = False
        self._unfinished: Unfinished | None = None
        self._has_several = False

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out; what can be gone on with may have changed on another screen."""
        desk = self.ctx.desk
        self._unfinished, self._has_several = desk.unfinished(), desk.has_several()
        if desk.lost:
            words = tr("La última partida estaba dañada. Quedó guardada en {path}.")
            self.ctx.say(words.format(path=desk.lost))
            desk.lost = None
        super().resize(size)

    def default(self) -> str:
        """Return what Enter does at first: go on, or play."""
        return "menu:continue" if self._unfinished else "menu:play"

    def build(self, scale: Scale) -> None:
        """Put the sign above, the cards on the left and the menu on the right."""
        width, height = scale.size
        px, small = scale.letters(34), scale.letters(LABEL)
        entries, others = self._entries(), self._others()
        tall = max(MIN_TARGET_PX, round(px * 1.9), scale.px(78))
        noted = tall + round(small * 1.05)
        low = max(MIN_TARGET_PX, round(small * 1.9))
        gap = max(8, scale.px(18))
        rows = (len(others) + 1) // 2
        total = sum((noted if note else tall) + gap for _, _, note, _ in entries)
        total += rows * (low + gap // 2)
        # A name may be cut short, what a button does may not.
        words = max(text_width(words, small, True) for name, words in others if name != _PROFILE)
        least = 2 * (words + round(1.2 * low)) + gap // 2
        wide = min(round(width * 0.48), max(scale.px(600), round(px * 13), least))
        above = height - total - 3 * gap
        if above >= _LEAST_ABOVE * height:
            x, y = self._place_above(scale, wide, above, gap)
            y -= total // 2
        else:
            x, y = self._place_beside(scale, wide, gap), (height - total) // 2
        for name, label, note, ground in entries:
            box = pygame.Rect(x, y, wide, noted if note else tall)
            self.add(Button(box, name, label, px, ground, note=note, note_px=small))
            y = box.bottom + gap
        half = (wide - gap // 2) // 2
        for n, (name, label) in enumerate(others):
            is_alone = n == len(others) - 1 and n % 2 == 0
            box = pygame.Rect(x + n % 2 * (wide - half), y, wide if is_alone else half, low)
            ground = "wine" if name == "menu:quit" else "bottle"
            self.add(Button(box, name, label, small, ground))
            y += n % 2 * (low + gap // 2)

    def _place_above(self, scale: Scale, wide: int, above: int, gap: int) -> tuple[int, int]:
        """The sign over cards and menu; return the menu's left edge and middle."""
        width, height = scale.size
        board = pygame.Rect(0, 0, min(scale.px(1240), width - 40), 0)
        board.height = min(round(board.width * _BOARD_SHAPE), above)
        board.width = min(board.width, round(board.height / _BOARD_SHAPE))
        board.midtop = (width // 2, max(8, min(scale.px(40), above - board.height)))
        self.add(Sign(board, tr("Vale Cuatro")))
        free = pygame.Rect(0, board.bottom, width, height - board.bottom)
        # Cards and menu stand together in the middle.
        fan_wide = min(width - wide - 2 * gap, round(free.height * 1.3))
        left = (width - fan_wide - wide) // 2
        self._fan.place(pygame.Rect(left, free.top, fan_wide, free.height), height)
        self.add(self._fan)
        return left + fan_wide, free.centery - gap // 2

    def _place_beside(self, scale: Scale, wide: int, gap: int) -> int:
        """Sign and cards on the left of a tall menu; return the menu's left edge."""
        width, height = scale.size
        left = width - wide - 2 * gap
        board = pygame.Rect(gap, 2 * gap, left - gap, round((left - gap) * _BOARD_SHAPE))
        self.add(Sign(board, tr("Vale Cuatro")))
        self._fan.place(pygame.Rect(0, board.bottom, left, height - board.bottom), height)
        self.add(self._fan)
        return width - wide - gap

    def update(self, dt_ms: int) -> Route | None:
        """Deal the cards one after another, and have the costly ones ready for the table."""
        if not self._has_wished:
            self._has_wished = True
            for units in _CARD_HEIGHTS:
                assets.want_cards(_COSTLY, self.scale(self.size).px(units))
        if self._fan.update(dt_ms, self.ctx.settings.reduced_motion):
            self._changed = True
        return super().update(dt_ms)

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Go where the entry leads."""
        if name == "menu:continue":
            return Route("table", args={"resume": True})
        if name == "menu:play":
            return Route("table")
        if name == "menu:quit":
            return Route("quit")
        if name == "menu:watch":
            level = self.ctx.settings.level
            watching = "experto" if is_person(level) else level
            return Route("new-match", "push", {"watching": watching})
        goals = {
            "menu:new": "new-match",
            "menu:matches": "matches",
            "menu:options": "options",
            _PROFILE: "profiles",
            "menu:credits": "credits",
        }
        return Route(goals[name], "push") if name in goals else None

    def _entries(self) -> list[tuple[str, str, str, str]]:
        """Name, words, remark and ground of each entry that leads somewhere."""
        entries = []
        if self._unfinished:
            note = score_words(self._unfinished)
            entries.append(("menu:continue", tr("Continuar"), note, "vermilion"))
        play = short_summary(self.ctx.settings)
        entries.append(("menu:play", tr("Jugar"), play, "ultra" if entries else "vermilion"))
        entries.append(("menu:new", tr("Partida nueva…"), "", "bottle"))
        return entries

    def _others(self) -> list[tuple[str, str]]:
        """Name and words of the smaller entries."""
        others = []
        if self._has_several:
            others.append(("menu:matches", tr("Otras partidas")))
        others.append((_PROFILE, self.ctx.settings.name or tr("Perfiles")))
        others.append(("menu:watch", tr("Ver jugar")))
        others.append(("menu:options", tr("Opciones")))
        others.append(("menu:credits", tr("Créditos")))
        others.append(("menu:quit", tr("Salir")))
        return others
