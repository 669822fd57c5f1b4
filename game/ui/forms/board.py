"""The painted board of a menu: heading, text, rows of a form, a summary, buttons along its foot.

Knows how they share the window at any size of text; must not know what they say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.ui.forms.form import Press, Row
from game.ui.forms.rows import Laid, lay_loosely, lay_rows
from game.ui.forms.scroll import BAR_GAP_PX, BAR_PX
from game.ui.forms.widgets import MIN_TARGET_PX, Button, Heading, Item, Label, Panel
from game.ui.paint.palette import GOLD, INK
from game.ui.paint.theme import BODY, HEAD, LABEL, Scale, fit, line_height, width, wrap

MARGIN_PX = 8
"""Between a board and the window's edge in the smallest window."""
LEAST_SHARE = 0.42
"""Share of the window's height that long rows want to slide in."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a board holds, top to bottom; all but the heading may be missing.

    ``top`` are rows that stay when the others slide, which they do where they have no room; rows
    that are many (``is_long``) slide sooner. ``fills``: the board takes the window's height
    whatever it holds, for pages that are turned. ``stacked``: the foot's buttons stand one above
    another. ``widest`` is in units.
    """

    heading: str
    words: str = ""
    top: Sequence[Row] = ()
    rows: Sequence[Row] = ()
    summary: str = ""
    foot: Sequence[Press] = ()
    stacked: bool = False
    widest: int = 1180
    ground: str = "bottle"
    is_long: bool = False
    fills: bool = False


@dataclass(slots=True)
class Sliding:
    """Items that slide in a window, and the height of all of them."""

    view: pygame.Rect
    height: int
    items: list[Item]


@dataclass(slots=True)
class Board:
    """A laid-out board: its items in order, its box, and the places of blanks by name."""

    items: list[Item]
    box: pygame.Rect
    blanks: dict[str, pygame.Rect] = field(default_factory=dict)
    sliding: Sliding | None = None


def lay_board(plan: Plan, scale: Scale) -> Board:
    """Lay a plan out in the middle of a window, no larger than it needs.

    What does not fit is laid out again wider, with its buttons side by side, and at last tighter;
    then its rows slide.
    """
    made = Board([], pygame.Rect(0, 0, 0, 0))
    for tightness in range(4):
        made, fits = _Builder(plan, scale, tightness).board()
        if fits:
            break
    return made


class _Builder:
    """Measures the parts of one board, then puts them below one another."""

    def __init__(self, plan: Plan, scale: Scale, tightness: int) -> None:
        """``tightness``: 1 takes the whole width, 2 also puts buttons side by side, 3 also makes
        heading and margins small."""
        self.plan, self.scale = plan, scale
        self.stacked = plan.stacked and tightness < 2
        self.px, self.small = scale.letters(BODY), scale.letters(LABEL)
        is_tight = tightness >= 3
        self.gap = max(6, scale.px(8 if is_tight else 18))
        self.pad = pygame.Vector2(max(20, scale.px(54)), max(12, scale.px(14 if is_tight else 30)))
        most = scale.size[0] - 2 * MARGIN_PX
        wanted = max(scale.px(plan.widest), round(self.px * plan.widest / 45))
        self.wide = min(most, wanted) if tightness < 1 else most
        self.room = round(self.wide - 2 * self.pad.x)
        head = self.px if is_tight else scale.letters(HEAD)
        self.head = fit(plan.heading, head, self.room, bold=True)
        self.head_h = round(self.head * 1.35)
        self.words_h = self._text_height(plan.words, self.px, self.room)
        self.sum_h = self._text_height(plan.summary, self.small, self.room - self.px)
        if plan.summary:
            self.sum_h += self.small
        self.button_h = max(MIN_TARGET_PX, round(self.px * 1.9))
        self.between = max(6, scale.px(16))
        self.lines = self._foot_lines()
        self.foot_h = len(self.lines) * (self.button_h + self.between) - self.between
        if not self.lines:
            self.foot_h = 0

    def board(self) -> tuple[Board, bool]:
        """Return the finished board, and whether all of it fits into the window."""
        plan, gap = self.plan, self.gap
        # Above and below what may slide: the heading stands even when all else is missing.
        top = lay_rows(plan.top, pygame.Rect(0, 0, self.room, self.scale.size[1]), self.scale)
        others = (self.words_h, top.height, self.sum_h, self.foot_h)
        fixed = round(2 * self.pad.y) + self.head_h + sum(h + gap for h in others if h)
        tallest = self.scale.size[1] - 2 * MARGIN_PX
        free = max(0, tallest - fixed - gap)
        laid = lay_rows(plan.rows, pygame.Rect(0, 0, self.room, free), self.scale)
        slides = bool(plan.rows) and laid.height > free
        beside_bar = self.room - BAR_PX - BAR_GAP_PX
        if slides:
            room = pygame.Rect(0, 0, beside_bar - gap // 2, free)
            laid = lay_loosely(plan.rows, room, self.scale)
        rows_h = min(laid.height, free) + gap if plan.rows else 0
        high = tallest if plan.fills else min(tallest, fixed + rows_h)
        box = pygame.Rect(0, 0, self.wide, high)
        box.center = (self.scale.size[0] // 2, self.scale.size[1] // 2)
        made = Board([Panel(box, plan.ground)], box)
        x, y = round(box.left + self.pad.x), round(box.top + self.pad.y)
        y = self._words(made, x, y)
        if plan.top:
            self._put(made, top, x, y)
            y += top.height + gap
        if slides:
            view = pygame.Rect(x - gap // 2, y, beside_bar + gap // 2, free)
            made.sliding = Sliding(view, laid.height, laid.items)
        self._put(made, laid, x, y)
        foot_top = round(box.bottom - self.pad.y - self.foot_h)
        if plan.summary:
            paper = pygame.Rect(x, foot_top - gap - self.sum_h, self.room, self.sum_h)
            if not plan.foot:
                paper.bottom = foot_top
            made.items.append(Panel(paper, "paper", 0))
            inner = paper.inflate(-self.px, 0)
            label = Label(inner, plan.summary, self.small, INK, "center", True)
            made.items.append(label)
        self._foot(made, x, foot_top)
        enough = self.scale.size[1] * LEAST_SHARE
        fits = fixed + rows_h <= tallest and (not slides or (plan.is_long and free >= enough))
        return made, fits

    @staticmethod
    def _put(made: Board, laid: Laid, x: int, y: int) -> None:
        for item in laid.items:
            item.rect.move_ip(x, y)
        made.items += laid.items
        made.blanks.update({name: rect.move(x, y) for name, rect in laid.blanks.items()})

    def _words(self, made: Board, x: int, y: int) -> int:
        plan = self.plan
        rect = pygame.Rect(x, y, self.room, self.head_h)
        made.items.append(Heading(rect, plan.heading, self.head, GOLD, "center", True, True))
        y = rect.bottom + self.gap
        if plan.words:
            rect = pygame.Rect(x, y, self.room, self.words_h)
            made.items.append(Label(rect, plan.words, self.px, align="center"))
            y = rect.bottom + self.gap
        return y

    @staticmethod
    def _text_height(words: str, px: int, room: int) -> int:
        return len(wrap(words, px, room, True)) * line_height(px) if words else 0

    def _foot_lines(self) -> list[list[Press]]:
        """The foot's buttons line by line: as many beside each other as there is room for."""
        foot = list(self.plan.foot)
        if self.stacked:
            return [[press] for press in foot]
        lines: list[list[Press]] = []
        for press in foot:
            longer = [*lines[-1], press] if lines else [press]
            if lines and self._width(longer) * len(longer) <= self.room:
                lines[-1] = longer
            else:
                lines.append([press])
        return lines

    def _width(self, line: list[Press]) -> int:
        """The width that all buttons of a line need, with the space beside one."""
        words = max(width(press.label, self.px, bold=True) for press in line)
        return words + round(self.button_h * 1.5) + self.between

    def _foot(self, made: Board, x: int, y: int) -> None:
        for line in self.lines:
            wide = self._width(line) - self.between
            if self.stacked:
                wide = max(self._width(each) for each in self.lines)
            wide = min(max(wide, self.scale.px(260)), self.room // len(line) - self.between)
            total = len(line) * (wide + self.between) - self.between
            left = x + (self.room - total) // 2
            for press in line:
                rect = pygame.Rect(left, y, wide, self.button_h)
                made.items.append(
                    Button(
                        rect,
                        press.name,
                        press.label,
                        self.px,
                        press.ground,
                        key=press.key,
                        danger=press.danger,
                    )
                )
                left += wide + self.between
            y += self.button_h + self.between
