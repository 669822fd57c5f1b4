"""The boxes beside the table: what is at stake, who won each baza, which rules are in force.

Knows observations. What is written in the box of stakes comes in as lines (`stake_words`); must not
compute what anything is worth.
"""

from __future__ import annotations

import pygame

from game.engine.observe import Observation
from game.engine.state import NO_DUEL, PARDA
from game.i18n import tr
from game.ui.paint.fonts import MIN_TEXT_PX, fit, line_height, shorten, text, width, wrap
from game.ui.paint.marks import draw_mark
from game.ui.paint.painting import Painting
from game.ui.paint.palette import CREAM, DANGER, GOLD, MUTED, TEAMS
from game.ui.paint.plates import plate
from game.ui.table.stake_words import Words, base_words, duel_words, has_pica
from game.ui.table.view import View
from game.ui.words import sides, speech
from game.ui.words.table_words import goal_words

_SMALLER = 0.65
"""How small letters may become in a box, in letters of labels."""


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
        needed: int = 0,
    ) -> None:
        """Draw the box with as many lines as it holds; smaller where the first ``needed`` of them
        would not all be seen."""
        title = tr("En juego")

        def paint(sheet: pygame.Surface) -> None:
            room = _framed(sheet, title, body)
            px = _letters([words for words, _ in lines[:needed]], room, label)
            y = room.top
            for words, colour in lines:
                for row in wrap(words, px, room.width):
                    if y + line_height(px) > room.bottom + px // 3:
                        return
                    text(sheet, shorten(row, px, room.width), px, (room.left, y), colour)
                    y += line_height(px)

        self._painting.show(target, box, (title, tuple(lines), body, label, needed), paint)


def _letters(lines: list[str], room: pygame.Rect, label: int) -> int:
    """How large letters can be, a little smaller than labels at the least."""
    least = max(MIN_TEXT_PX, round(label * _SMALLER))
    for px in range(label, least, -1):
        rows = sum(len(wrap(words, px, room.width)) for words in lines)
        if rows * line_height(px) <= room.height + px // 3:
            return px
    return least


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
        if seen.rules.each_alone:
            self._each(target, box, view, label)
            return
        taken = [
            sides.short_name(seen, view.names, view.accounts, result) if result != PARDA else ""
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

    def _each(self, target: pygame.Surface, box: pygame.Rect, view: View, label: int) -> None:
        """Where everyone plays for himself a line is a player's: a dot for each baza, how the base
        stands."""
        seen = view.seen
        takers = seen.table.takers[: len(seen.results)]
        players = seen.rules.players
        seats = [(seen.seat + step) % players for step in range(players)]
        bases = tuple(base_words(seen, seat) for seat in seats)

        def paint(sheet: pygame.Surface) -> None:
            sheet.blit(plate(box.size, "wood"), (0, 0))
            edge, line = max(12, round(label * 0.8)), line_height(label)
            top = (box.height - players * line) // 2
            radius = max(5, round(label * 0.32))
            kinds = (tr("base"), tr("arriesga"), tr("sin base"))
            wide = max(width(words, label) for words in kinds) if any(bases) else 0
            step = round(2.6 * radius)
            dots = box.width - edge - wide - (radius if wide else 0) - 3 * step
            for row, seat in enumerate(seats):
                middle = top + row * line + line // 2
                side = seen.sides[seat]
                mark = pygame.Rect(0, 0, 2 * radius, 2 * radius)
                mark.midleft = (edge, middle)
                draw_mark(sheet, mark, side)
                left = mark.right + radius // 2
                room = dots - radius // 2 - left
                small = fit(view.names[seat], label, room)
                name = shorten(view.names[seat], small, room)
                text(sheet, name, small, (left, middle), CREAM, anchor="midleft")
                for trick in range(3):
                    best = takers[trick] if trick < len(takers) else ()
                    at = (dots + trick * step + radius, middle)
                    if seat in best:
                        tick_mark(sheet, at, radius, side if len(best) == 1 else PARDA, side)
                    else:
                        pygame.draw.aacircle(sheet, MUTED, at, max(2, radius // 4))
                tone = MUTED if bases[row] == kinds[0] else DANGER
                spot = (box.width - edge, middle)
                text(sheet, bases[row], label, spot, tone, anchor="midright")

        key = (takers, bases, view.names, seen.seat, label)
        self._painting.show(target, box, key, paint)


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

    def draw(self, target: pygame.Surface, box: pygame.Rect, words: list[Words], px: int) -> None:
        """Draw chips from left to right inside ``box``."""

        def paint(sheet: pygame.Surface) -> None:
            x, tall = 0, min(box.height, line_height(px) + 10)
            for chip, tone in words:
                wide = width(chip, px) + px
                if x + wide > box.width:
                    return
                spot = pygame.Rect(x, (box.height - tall) // 2, wide, tall)
                sheet.blit(plate(spot.size, "wood"), spot)
                text(sheet, chip, px, spot.center, tone, anchor="center")
                x += wide + px // 2

        self._painting.show(target, box, (tuple(words), px), paint)


def rule_chips(seen: Observation) -> list[Words]:
    """Return the rules a player asks about, in few words; what holds for this hand only is
    golden."""
    now, rules = [], seen.rules
    if seen.duel != NO_DUEL:
        now = [duel_words(seen.duel), tr("La falta vale {n}").format(n=rules.pica_tope)]
    elif has_pica(rules):
        now = [tr("Redonda")]
    goal = goal_words(rules.variant, str(rules.target))
    chips = [goal, tr("Con flor") if rules.flor else tr("Sin flor")]
    if rules.chicos > 1:
        score = "-".join(str(won) for won in seen.chicos)
        chips.append(tr("Chicos {score}").format(score=score))
    if rules.can_lie:
        chips.append(tr("Se puede mentir"))
    if rules.tapadas:
        chips.append(tr("Tapadas"))
    return [*((words, GOLD) for words in now), *((words, MUTED) for words in chips)]


def _framed(sheet: pygame.Surface, title: str, px: int) -> pygame.Rect:
    """Paint a box with its title; return the room below it."""
    box = sheet.get_rect()
    sheet.blit(plate(box.size, "wood"), (0, 0))
    edge = max(12, round(px * 0.7))
    # Clear of the corner, which is cut.
    inset = px // 2
    words = shorten(title, px, box.width - 2 * edge - inset, bold=True)
    text(sheet, words, px, (edge + inset, edge // 2), GOLD, bold=True)
    top = edge // 2 + line_height(px)
    return pygame.Rect(edge, top, box.width - 2 * edge, box.height - top - edge // 2)
