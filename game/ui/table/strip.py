"""What stands in the place of the action bar: the end of a hand, or who is being waited for.

Knows words and buttons. Must not know points beyond their words.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.observe import Observation
from game.ui.paint.fonts import fit, line_height, shorten, text, width
from game.ui.paint.painting import Painting
from game.ui.paint.palette import CREAM, GOLD, MUTED, TEAMS, Colour
from game.ui.paint.plates import plate
from game.ui.words import sides, speech

Words = tuple[str, Colour]


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the strip."""

    name: str
    label: str
    rect: pygame.Rect
    key: str = ""
    main: bool = False


def summary(seen: Observation, accounts: tuple[str, ...]) -> list[Words]:
    """Return what was scored in the hand and why, one line for each account."""
    lines: list[Words] = []
    own = sides.account_of(seen, seen.seat)
    for side in (own, *(side for side in range(len(seen.score)) if side != own)):
        parts = [speech.change(entry, accounts) for entry in seen.entries if entry.side == side]
        if parts:
            tone = TEAMS[sides.mark_of(seen, side)]
            lines.append((f"{accounts[side]}: {speech.listing(parts)}", tone))
    return lines


def lay_out(labels: list[tuple[str, str, str, bool]], bar: pygame.Rect, px: int) -> list[Press]:
    """Return the strip's buttons from the right edge of the bar inwards.

    ``labels`` are name, words, key and whether it is the main one, the main one last.
    """
    out, right = [], bar.right - 8
    for name, words, key, main in reversed(labels):
        wide = min(width(words, px, True) + 2 * px, bar.width // 2)
        rect = pygame.Rect(right - wide, bar.top, wide, bar.height)
        out.append(Press(name, words, rect, key, main))
        right = rect.left - 10
    return out[::-1]


class Strip:
    """Draws the strip with its words on the left and its buttons on the right."""

    def __init__(self) -> None:
        self._painting = Painting()

    def draw(
        self,
        target: pygame.Surface,
        bar: pygame.Rect,
        lines: list[Words],
        presses: list[Press],
        hovered: str,
        px: int,
    ) -> None:
        """Draw the strip into the bar."""
        key = (tuple(lines), tuple(press.label for press in presses), hovered, px)

        def paint(sheet: pygame.Surface) -> None:
            sheet.blit(plate(bar.size, "wood"), (0, 0))
            right = min((press.rect.left for press in presses), default=bar.right) - bar.left
            room = right - 2 * px
            step = line_height(px)
            most = max(1, (bar.height - 8) // step)
            shown = lines[:most]
            y = (bar.height - step * len(shown)) // 2
            for words, colour in shown:
                size = fit(words, px, room)
                spot = (px, y + step // 2)
                text(sheet, shorten(words, size, room), size, spot, colour, anchor="midleft")
                y += step
            for press in presses:
                _press(sheet, press, bar, px, hovered == press.name)

        self._painting.show(target, bar, key, paint)


def _press(sheet: pygame.Surface, press: Press, bar: pygame.Rect, px: int, lit: bool) -> None:
    box = press.rect.move(-bar.left, -bar.top)
    sheet.blit(plate(box.size, "bottle" if press.main else "black", 0, lit), box)
    tone = GOLD if press.main else CREAM
    words = shorten(press.label, fit(press.label, px, box.width - 16, True), box.width - 16, True)
    text(
        sheet,
        words,
        fit(words, px, box.width - 16, True),
        box.center,
        tone,
        anchor="center",
        bold=True,
    )


class Waiting:
    """Quiet words in the bar while the person has nothing to do."""

    def draw(self, target: pygame.Surface, bar: pygame.Rect, words: str, px: int) -> None:
        """Draw the words in the middle of the bar."""
        if words:
            shown = shorten(words, px, bar.width - 2 * px)
            text(target, shown, px, bar.center, MUTED, anchor="center", shadow=True)
