"""The picture of the table: felt, boxes, cards, what is said, and the bar below.

Knows a show and what can be pressed now (`Moment`). Must not know the match, nor decide anything.
Everything that does not change between frames comes from a picture kept by its box.
"""

from __future__ import annotations

import pygame

from game.engine.actions import Call
from game.engine.seats import Seat
from game.ui.paint.felt import tabletop
from game.ui.paint.plates import plate
from game.ui.table import bar, boxes, numbers
from game.ui.table import notice as notices
from game.ui.table.banner import CALLS, FLOR_CALLS, draw_banner, draw_bubble, prepare
from game.ui.table.duel_line import draw_duel
from game.ui.table.hint import draw_hint
from game.ui.table.icons import icon, icon_rects
from game.ui.table.layout import is_idle, zone_of
from game.ui.table.log import Log
from game.ui.table.moment import PARTNER, Moment
from game.ui.table.nameplate import NamePlate, Plate, marks_of, status_of
from game.ui.table.scorepad import ScorePad, score_of
from game.ui.table.show import Show
from game.ui.table.stake_words import bet_words, stake_lines
from game.ui.table.strip import Strip, Waiting
from game.ui.table.zones import Zones
from game.ui.words import sides


class Tabletop:
    """Draws one show."""

    def __init__(self, show: Show) -> None:
        self._show = show
        self.log = Log()
        self._pad = ScorePad()
        self._stakes = boxes.StakesBox()
        self._tricks = boxes.TricksBox()
        self._chips = boxes.Chips()
        self._plates: dict[Seat, NamePlate] = {}
        self._strip = Strip()
        self._waiting = Waiting()
        self._warm_for: tuple[Zones, bool] | None = None
        self._cold: list[Call] = []

    def draw(self, surface: pygame.Surface, moment: Moment) -> None:
        """Draw the whole table."""
        show = self._show
        area = show.layout().zones
        view, seen = show.view, show.view.seen
        felt = _felt(area)
        shift = round(show.shake * area.u)
        props = tuple(area.props) if area.props is not None else None
        table = tabletop(area.size, tuple(felt), props)
        surface.blit(table, (shift, 0))
        if shift:
            # What the shaken table leaves free at the rim is wood too.
            strip = pygame.Rect(
                0 if shift > 0 else area.size[0] + shift, 0, abs(shift), area.size[1]
            )
            surface.blit(table, strip, strip)
        self._boxes(surface, area)
        draw_duel(surface, area, seen, shift)
        for seat in range(seen.rules.players):
            self._plate(surface, seat, area)
        show.sprites.draw(surface, lambda name: name in moment.playable, shift)
        for name, rect in moment.tabs:
            surface.blit(tab(rect.size, moment.hovered == name), rect)
        if view.banner is not None:
            banner = view.banner
            name = view.names[banner.seat]
            draw_banner(surface, area, banner, name, tuple(bet_words(seen, view.bets, name)))
        if view.notice is not None:
            notices.draw_notice(surface, area, view.notice)
        self._bubbles(surface, area)
        self._bar(surface, area, moment)
        if area.log is not None:
            self.log.draw(surface, area.log, view, area.label)
        elif moment.drawer:
            self.log.draw(surface, area.drawer, view, area.label)
        self._icons(surface, area, moment)
        if moment.box is not None:
            numbers.draw(surface, moment.box, moment.hovered, area.label)

    def warm_up(self) -> None:
        """Paint one plate of a call that may be needed; for one call while nothing moves."""
        area, flor = self._show.layout().zones, self._show.view.seen.rules.flor
        if self._warm_for != (area, flor):
            self._warm_for = (area, flor)
            self._cold = [*CALLS, *(FLOR_CALLS if flor else ())]
        if self._cold:
            prepare(area, self._cold.pop(0))

    def _boxes(self, surface: pygame.Surface, area: Zones) -> None:
        view, seen = self._show.view, self._show.view.seen
        rules = seen.rules
        shapes = tuple(sides.mark_of(seen, account) for account in range(len(view.accounts)))
        own = sides.account_of(seen, seen.seat)
        score = score_of(rules, view.accounts, tuple(view.marks), own, seen.chicos, shapes)
        self._pad.draw(surface, area.pad, score, area.label)
        lines = stake_lines(view, with_porotos=area.tricks is None)
        needed = len(lines) - len(seen.entries)
        self._stakes.draw(surface, area.stakes, lines, area.body, area.label, needed)
        if area.tricks is not None:
            self._tricks.draw(surface, area.tricks, view, area.label)
        if area.chips is not None:
            self._chips.draw(surface, area.chips, boxes.rule_chips(seen), area.label)

    def _plate(self, surface: pygame.Surface, seat: Seat, area: Zones) -> None:
        view, seen = self._show.view, self._show.view.seen
        zone = zone_of(area, seen, seat)
        says = Plate(
            view.names[seat],
            seen.sides[seat],
            marks_of(seen, seat),
            seat in view.turn,
            status_of(seen, seat, view.turn),
            zone.plate_lines,
            arrow_up=seat != seen.seat,
            is_idle=is_idle(seen, seat),
        )
        painter = self._plates.setdefault(seat, NamePlate())
        painter.draw(surface, zone.plate, says, area.body, area.label)

    def _bubbles(self, surface: pygame.Surface, area: Zones) -> None:
        for seat, bubble in self._show.view.bubbles.items():
            spot = zone_of(area, self._show.view.seen, seat).bubble
            room = min(spot.room, max(round(330 * area.u), 8 * area.call))
            px = area.call
            if bubble.is_aside:
                px = area.body
                way = {"left": 1, "right": -1}.get(spot.tail, 0) * (area.middle[0] - spot.x)
                if way > 0:
                    # Partners on both sides may say something at once, and it stays.
                    room = min(room, way - area.gap // 2)
            draw_bubble(surface, bubble, spot, px, room)

    def _bar(self, surface: pygame.Surface, area: Zones, moment: Moment) -> None:
        if moment.strip is not None:
            lines = moment.strip
            self._strip.draw(surface, area.bar, lines, moment.presses, moment.hovered, area.label)
            return
        flor = self._show.view.seen.rules.free_flor
        hovered, enabled = moment.hovered, moment.enabled
        partner = sides.has_partners(self._show.view.seen)
        spot, px, u = area.bar, area.label, area.u
        bar.draw(surface, moment.placed, spot, px, u, flor, hovered, enabled, partner)
        if moment.sign is not None:
            lit = hovered == PARTNER and enabled
            surface.blit(icon(PARTNER, moment.sign.width, lit), moment.sign)
            bar.draw_key(surface, "s", moment.sign)
        for one in moment.placed:
            if one.choice.name == hovered and enabled:
                draw_hint(surface, one.choice.gloss, one.rect, area.label)
        if not moment.placed:
            self._waiting.draw(surface, area.bar, moment.status, area.label)

    def _icons(self, surface: pygame.Surface, area: Zones, moment: Moment) -> None:
        for name, rect in icon_rects(area):
            state = moment.speed if name == "speed" else "open" if moment.drawer else ""
            lit = moment.hovered == name
            surface.blit(icon(name, rect.width, lit, state), rect)


def tab(size: tuple[int, int], lit: bool) -> pygame.Surface:
    """Return the sign under a card that plays it face down: a little card back."""
    sheet = plate(size, "wood", 0, lit).copy()
    inner = sheet.get_rect().inflate(-size[0] // 2, -size[1] // 3)
    pygame.draw.rect(sheet, (30, 42, 90), inner, border_radius=3)
    pygame.draw.rect(sheet, (245, 239, 217), inner, 2, border_radius=3)
    return sheet


def _felt(area: Zones) -> pygame.Rect:
    """The cloth lies under everything but the score and the bar."""
    left = area.pad.left - round(6 * area.u)
    return pygame.Rect(
        left,
        area.table.top - round(4 * area.u),
        area.size[0] - 2 * left,
        area.bar.top - area.table.top - round(2 * area.u),
    )
