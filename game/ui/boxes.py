"""The boxes beside the table: what is at stake, who won each baza, which rules are in force.

Knows observations and how they read in words. Must not compute what anything is worth: the points
of a pending call come in as ``bets``.
"""

from __future__ import annotations

import pygame

from game.engine.actions import TRUCO_CALLS
from game.engine.observe import Observation
from game.engine.state import PARDA
from game.i18n import tr
from game.ui import sides, speech
from game.ui.fonts import line_height, shorten, text, width, wrap
from game.ui.painting import Painting
from game.ui.palette import CREAM, GOLD, MUTED, TEAMS, Colour
from game.ui.plates import plate
from game.ui.table_words import goal_words
from game.ui.view import View

Bets = tuple[int, int] | None
Words = tuple[str, Colour]


def stake_lines(view: View) -> list[Words]:
    """Return what is at stake, the most pressing first."""
    seen, names = view.seen, view.names
    lines: list[Words] = []
    waiting = speech.pending(seen)
    if waiting is not None:
        seat, call = waiting
        lines.append((speech.label(call), GOLD))
        lines.extend((words, CREAM) for words in bet_words(view.bets, names[seat]))
    level = seen.truco.level
    if level:
        call = TRUCO_CALLS[level - 1]
        words = tr("{call} querido: vale {n}").format(call=speech.label(call), n=level + 1)
        lines.append((words, CREAM))
    elif waiting is None or seen.truco.pending == 0:
        lines.append((tr("La mano vale 1"), CREAM))
    for entry in seen.entries:
        words = (
            f"{speech.points(entry.points)} {view.accounts[entry.side]}: {speech.reason(entry.why)}"
        )
        lines.append((words, MUTED))
    return lines


def bet_words(bets: Bets, caller: str) -> list[str]:
    """Return what yes and no mean in points."""
    if bets is None:
        return []
    yes, no = bets
    return [
        tr("Sí: se juegan {n}").format(n=yes),
        tr("No: {n} para {name}").format(n=no, name=caller),
    ]


class StakesBox:
    """«En juego»."""

    def __init__(self) -> None:
        self._painting = Painting()

    def draw(
        self,
        target: pygame.Surface,
        box: pygame.Rect,
        lines: list[Words],
        body: int,
        label: int,
    ) -> None:
        """Draw the box with as many lines as it holds."""
        title = tr("En juego")

        def paint(sheet: pygame.Surface) -> None:
            room = _framed(sheet, title, body)
            y = room.top
            for words, colour in lines:
                for row in wrap(words, label, room.width):
                    if y + line_height(label) > room.bottom + label // 3:
                        return
                    text(sheet, shorten(row, label, room.width), label, (room.left, y), colour)
                    y += line_height(label)

        self._painting.show(target, box, (title, tuple(lines), body, label), paint)


class TricksBox:
    """The three bazas as ● won, ○ lost, ◐ tied, each with who took it."""

    def __init__(self) -> None:
        self._painting = Painting()

    def draw(
        self,
        target: pygame.Surface,
        box: pygame.Rect,
        view: View,
        label: int,
    ) -> None:
        """Draw the box for what the viewer sees."""
        seen = view.seen
        taken = [
            sides.side_name(seen, view.names, view.accounts, result) if result != PARDA else ""
            for result in seen.results
        ]

        def paint(sheet: pygame.Surface) -> None:
            sheet.blit(plate(box.size, "wood"), (0, 0))
            edge, line = max(12, round(label * 0.8)), line_height(label)
            top = (box.height - 3 * line) // 2
            radius = max(6, round(label * 0.36))
            for trick in range(3):
                result = seen.results[trick] if trick < len(seen.results) else None
                middle = top + trick * line + line // 2
                own = seen.sides[seen.seat]
                tick_mark(sheet, (edge + radius, middle), radius, result, own)
                who = "" if result is None else taken[trick] or tr("parda")
                words = f"{speech.ordinal(trick)}  {who}"
                left = edge + 3 * radius
                colour = MUTED if result is None else CREAM
                shown = shorten(words, label, box.width - edge - left)
                text(sheet, shown, label, (left, middle), colour, anchor="midleft")

        self._painting.show(target, box, (seen.results, tuple(taken), label, tr("parda")), paint)


def tick_mark(
    sheet: pygame.Surface, at: tuple[int, int], radius: int, result: int | None, own: int
) -> None:
    """Draw the dot of a baza: full when the own side won, empty when it lost, half when tied."""
    if result is None:
        pygame.draw.aacircle(sheet, MUTED, at, max(2, radius // 4))
        return
    tone = GOLD if result == PARDA else TEAMS[result]
    if result == own:
        pygame.draw.aacircle(sheet, tone, at, radius)
        return
    pygame.draw.aacircle(sheet, tone, at, radius, max(2, radius // 4))
    if result == PARDA:
        left = {"draw_top_left": True, "draw_bottom_left": True}
        pygame.draw.circle(sheet, tone, at, radius - 1, **left)


class Chips:
    """The rules in force, one chip for each, as many as there is room for."""

    def __init__(self) -> None:
        self._painting = Painting()

    def draw(self, target: pygame.Surface, box: pygame.Rect, words: list[str], px: int) -> None:
        """Draw chips from left to right inside ``box``."""

        def paint(sheet: pygame.Surface) -> None:
            x, tall = 0, min(box.height, line_height(px) + 10)
            for chip in words:
                wide = width(chip, px) + px
                if x + wide > box.width:
                    return
                spot = pygame.Rect(x, (box.height - tall) // 2, wide, tall)
                sheet.blit(plate(spot.size, "wood"), spot)
                text(sheet, chip, px, spot.center, MUTED, anchor="center")
                x += wide + px // 2

        self._painting.show(target, box, (tuple(words), px), paint)


def rule_chips(seen: Observation) -> list[str]:
    """Return the rules a player asks about, in few words."""
    rules = seen.rules
    goal = goal_words(rules.variant, str(rules.target))
    chips = [goal, tr("Con flor") if rules.flor else tr("Sin flor")]
    if rules.chicos > 1:
        score = "-".join(str(won) for won in seen.chicos)
        chips.append(tr("Chicos {score}").format(score=score))
    if rules.can_lie:
        chips.append(tr("Se puede mentir"))
    if rules.tapadas:
        chips.append(tr("Tapadas"))
    return chips


def _framed(sheet: pygame.Surface, title: str, px: int) -> pygame.Rect:
    """Paint a box with its title; return the room below it."""
    box = sheet.get_rect()
    sheet.blit(plate(box.size, "wood"), (0, 0))
    edge = max(12, round(px * 0.7))
    words = shorten(title, px, box.width - 2 * edge, bold=True)
    text(sheet, words, px, (edge, edge // 2), GOLD, bold=True)
    top = edge // 2 + line_height(px)
    return pygame.Rect(edge, top, box.width - 2 * edge, box.height - top - edge // 2)
