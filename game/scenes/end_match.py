"""The end of a match: who won, the score in palitos, three facts, and where to go from here.

Knows a finished match by its record. Must not know how matches are played or begun.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.engine.actions import TRUCO_CALLS
from game.engine.events import Declared, DuelStarted, HandEnded, HandWon, Points, Said
from game.engine.observe import observe
from game.engine.record import parse
from game.engine.replay import PlayedHand, replay
from game.engine.seats import Seat
from game.i18n import tr, trn
from game.session.match import Match
from game.shell.context import Context
from game.shell.feed import names_of
from game.ui.forms.screen import Screen
from game.ui.forms.widgets import MIN_TARGET_PX, Button, Label, Panel, Picture
from game.ui.paint.palette import CREAM, GOLD
from game.ui.paint.theme import BODY, LABEL, Scale, fit, paragraph_height, width
from game.ui.route import Route
from game.ui.table.scorepad import ScorePad, score_of
from game.ui.words import sides

_WINNER, _FACT = 60, 32
"""Sizes of the winner's name and of the facts, in units."""


@dataclass(slots=True)
class Facts:
    """What is worth telling of a match: the highest tanto sung and by whom, how often the person
    called truco and how many of those hands it won, and the most points in one hand, by account."""

    tanto: int = -1
    tanto_by: Seat = 0
    trucos: int = 0
    trucos_won: int = 0
    most: int = 0
    most_by: int = 0
    most_hand: int = 0


def facts(hands: Iterable[PlayedHand], own: Seat) -> Facts:
    """Return the facts of the hands, for the person at ``own``; each duel of a pica-pica counts as
    a hand where truco is meant."""
    found = Facts()
    for hand in hands:
        state = hand.state
        called = won = False
        scored = [0] * len(state.score)
        for event in hand.events:
            if isinstance(event, Declared) and (event.points or 0) > found.tanto:
                found.tanto, found.tanto_by = event.points or 0, event.seat
            elif isinstance(event, Said) and event.call in TRUCO_CALLS and event.seat == own:
                called = True
            elif isinstance(event, Points):
                scored[event.side] += event.points
            elif isinstance(event, HandWon):
                won = event.side == state.sides[own]
            elif isinstance(event, HandEnded | DuelStarted):
                found.trucos += called
                found.trucos_won += called and won
                called = won = False
        for account, points in enumerate(scored):
            if points > found.most:
                found.most, found.most_by, found.most_hand = points, account, state.hand
    return found


class EndMatchScene(Screen):
    """The match is over."""

    name = "end-match"

    def __init__(self, ctx: Context, match: object) -> None:
        """``match`` comes in a route's arguments, which may be anything."""
        super().__init__()
        assert isinstance(match, Match)
        self.ctx = ctx
        played = replay(parse(match.record()))
        people = [i for i, seat in enumerate(match.seats) if seat.is_human]
        self._own = people[0] if people else 0
        self._are_alone = len(people) == 1
        self._names = names_of(match)
        self._winner = match.winner
        self._seen = seen = observe(played.hands[-1].state, self._own)
        self._rules = seen.rules
        own = self._account = sides.account_of(seen, self._own)
        # Who sits on both sides says «we» of neither.
        self._are_we = bool(people) and all(sides.account_of(seen, i) == own for i in people)
        self._accounts = sides.account_names(seen, self._names, self._are_we)
        self._facts = facts(played.hands, self._own)

    def scale(self, size: tuple[int, int]) -> Scale:
        """Return the measures with the player's text size."""
        return self.ctx.scale(size)

    def default(self) -> str:
        """Return what Enter does at first."""
        return "match:again"

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Play again, change something first, or leave."""
        if name == "match:again":
            return Route("table")
        if name == "match:change":
            return Route("new-match")
        return Route("title")

    def build(self, scale: Scale) -> None:
        """Put the winner above, the pad on the left, the facts beside it, the ways out below."""
        wide, tall = scale.size
        edge = max(10, scale.px(32))
        board = pygame.Rect(0, 0, 0, 0)
        board.width = min(wide - 2 * edge, max(scale.px(1240), 26 * scale.letters(_FACT)))
        board.height = min(tall - 2 * edge, max(scale.px(860), 18 * scale.letters(LABEL)))
        board.center = (wide // 2, tall // 2)
        self.add(Panel(board, "wine" if self._lost else "bottle"))
        inner = board.inflate(-3 * edge, -2 * edge)
        heading = self._heading()
        px = fit(heading, scale.letters(_WINNER), inner.width, bold=True)
        top = pygame.Rect(inner.left, inner.top, inner.width, round(px * 1.5))
        self.add(Label(top, heading, px, GOLD, "center", bold=True, shadow=True))
        low = self._buttons(inner, scale)
        middle = pygame.Rect(inner.left, top.bottom + edge // 2, inner.width, 0)
        middle.height = low - edge // 2 - middle.top
        label = scale.letters(BODY)
        pad = pygame.Rect(middle.topleft, (0, min(middle.height, scale.px(600))))
        letters = 11 if len(self._accounts) < 3 else 14
        pad.width = min(inner.width * 2 // 5, max(scale.px(400), letters * label))
        pad.centery = middle.centery
        self.add(Picture(pad, self._pad(pad.size, label), self._score_words()))
        self._tell(
            pygame.Rect(
                pad.right + edge, middle.top, inner.right - pad.right - edge, middle.height
            ),
            scale,
        )

    @property
    def _lost(self) -> bool:
        return self._are_we and self._winner not in (None, self._account)

    def _heading(self) -> str:
        if self._winner is None:
            return tr("La partida quedó sin terminar")
        are_many = sides.has_teams(self._seen) and self._rules.players > 2
        if self._are_we and not self._lost:
            return tr("¡Ganamos la partida!") if are_many else tr("¡Ganaste la partida!")
        if not are_many:
            return tr("Ganó {name}").format(name=self._names[self._winner])
        if self._are_we:
            return tr("Ganaron {names}").format(names=self._accounts[self._winner])
        players = sides.team_players(self._names, self._winner)
        return tr("Ganaron {names}").format(names=players)

    def _score_words(self) -> str:
        pairs = zip(self._accounts, self._seen.score, strict=True)
        return " · ".join(f"{name} {score}" for name, score in pairs)

    def _pad(self, size: tuple[int, int], px: int) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        seen = self._seen
        marks = tuple(float(score) for score in seen.score)
        shapes = tuple(sides.mark_of(seen, account) for account in range(len(marks)))
        score = score_of(self._rules, self._accounts, marks, self._account, seen.chicos, shapes)
        ScorePad().draw(surface, surface.get_rect(), score, px)
        return surface

    def _tell(self, room: pygame.Rect, scale: Scale) -> None:
        lines = self._sentences()
        px = scale.letters(_FACT)
        gap = px
        while px > 18 and self._height(lines, px, room.width) + 2 * gap > room.height:
            px -= 1
        y = room.top + max(0, (room.height - self._height(lines, px, room.width) - 2 * gap) // 2)
        for line in lines:
            tall = paragraph_height(line, px, room.width)
            self.add(Label(pygame.Rect(room.left, y, room.width, tall), line, px, CREAM))
            y += tall + gap

    @staticmethod
    def _height(lines: list[str], px: int, room: int) -> int:
        return sum(paragraph_height(line, px, room) for line in lines)

    def _sentences(self) -> list[str]:
        found = self._facts
        lines = []
        if found.tanto >= 0:
            name = self._names[found.tanto_by]
            lines.append(tr("Mejor envido: {n}, de {name}").format(n=found.tanto, name=name))
        if self._are_alone:
            called = trn("Cantaste truco en {n} mano", "Cantaste truco en {n} manos", found.trucos)
            won = trn("y ganaste {n}", "y ganaste {n}", found.trucos_won)
            both = f"{called.format(n=found.trucos)} {won.format(n=found.trucos_won)}"
            lines.append(both if found.trucos else tr("No cantaste truco"))
        if found.most:
            words = tr("Mano más grande: la {hand}, con {n} para {name}")
            if self._rules.sheds:
                words = tr("Mano más grande: la {hand}, {name} se sacó {n}")
            name = self._accounts[found.most_by]
            lines.append(words.format(hand=found.most_hand, n=found.most, name=name))
        return lines

    def _buttons(self, inner: pygame.Rect, scale: Scale) -> int:
        """Add the three ways out along the lower edge; return where they begin."""
        entries = (
            ("match:again", tr("Revancha"), "vermilion"),
            ("match:change", tr("Cambiar"), "ultra"),
            ("match:title", tr("Al título"), "bottle" if self._lost else "wine"),
        )
        px = scale.letters(BODY)
        gap = max(10, scale.px(20))
        share = (inner.width - 2 * gap) // 3
        need = max(width(words, px, True) for _, words, _ in entries) + 3 * px
        wide, tall = min(share, max(need, scale.px(320))), max(MIN_TARGET_PX, 2 * px)
        x = inner.centerx - (3 * wide + 2 * gap) // 2
        for name, words, ground in entries:
            box = pygame.Rect(x, inner.bottom - tall, wide, tall)
            self.add(Button(box, name, words, px, ground))
            x += wide + gap
        return inner.bottom - tall
