"""The table: shows the match, takes what the person decides, lets the rivals take their time.

Knows the match through its public door and the show through its own. Must not compute a rule:
what may be done is `legal`, what it is worth is `stakes`. While the timeline runs nothing is
offered; a click or Space finishes whatever runs and is not stored.
"""

from __future__ import annotations

import pygame

from game.engine.actions import Action, token
from game.i18n import language
from game.session.match import Match
from game.shell.context import Context
from game.shell.course import NEXT_HAND, RIVAL, Course
from game.shell.covers import Cover, Covers
from game.shell.deeds import Deeds
from game.shell.feed import Feed
from game.shell.opinion import Counsel
from game.shell.remarks import Remarks
from game.ui.forms.dialog import Dialog, leaving
from game.ui.input.controls import Control
from game.ui.route import Route
from game.ui.table import moment, promise, reader, timer, wheel
from game.ui.table.curtain import Curtain
from game.ui.table.reach import Reach
from game.ui.table.tabletop import Tabletop
from game.ui.table.timeline import next_speed
from game.ui.table.wheel import Wheel
from game.ui.words import why


class TableScene:
    """One match at the table."""

    def __init__(self, ctx: Context, match: Match) -> None:
        self.ctx = ctx
        self.match = match
        self.name = "table"
        """For the command line the end of a hand is a scene of its own, ``end-hand``."""
        self.feed = Feed(match, ctx.sound.play, ctx.settings.trust)
        self._covers = Covers(self.feed, ctx)
        self._remarks = Remarks(self.feed, lambda words: ctx.say(words))
        self.show = self.feed.show
        self.top = Tabletop(self.show)
        self._course = Course(match, self.show)
        self._deeds = Deeds(self.feed)
        self._counsel = Counsel(self.feed, ctx.say)
        self._reach = Reach(self.show, self.top.log)
        self._size = (0, 0)
        self._circumstances: tuple[object, ...] = ()
        """What everything told before depends on: the language, who sits where, and whether cards
        are hidden between turns."""
        self._drawer = False
        self._title = ""
        self._dirty = True
        self._stale = True
        self._follow_settings()

    def _follow_settings(self) -> None:
        self.show.timeline.speed = self.ctx.settings.speed
        self.show.reduced = self.ctx.settings.reduced_motion
        self.feed.trusts = self.ctx.settings.trust

    @property
    def cover(self) -> Cover | None:
        """What lies over the table and takes every press."""
        return self._covers.now

    @property
    def _at_rest(self) -> bool:
        return not self.show.timeline.busy

    @property
    def busy(self) -> bool:
        """Whether something is still going to happen by itself."""
        if not self._at_rest or self._deaf:
            return True
        if self.cover is not None:
            return False
        if self._course.goes_on(self.ctx.settings.auto_next) or self._deeds.due() is not None:
            return True
        return self.feed.next_eyes() is not None

    @property
    def moving(self) -> bool:
        """Whether the next frame looks different."""
        return self._dirty or not self._at_rest

    def leave(self) -> None:
        """Let go of the match; whoever opened it closes it."""

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the table out for a window and the player's text size."""
        is_first = self._size == (0, 0)
        self._size = size
        self._follow_settings()
        self.show.resize(size, self.ctx.settings.text_scale / 100)
        before = self._circumstances
        self._circumstances = (language(), self.match.seats, self.feed.is_guarded)
        if is_first:
            self.feed.begin()
        elif self._circumstances != before:
            self.feed.renew()
        if is_first or self._circumstances != before:
            self._counsel.keep()
            self._covers.begin()
            self._course.start_again()
        self._touch()

    def controls(self) -> list[Control]:
        """Return what can be pressed now, in focus order."""
        if self.cover is not None:
            return self.cover.controls(self._size, self.ctx.settings.text_scale / 100)
        self._refresh()
        return self._reach.controls

    def caption_place(self) -> tuple[int, int] | None:
        """Return the middle of the free strip over the own hand; None while a call rests there."""
        if self.cover is not None or self.show.view.banner is not None:
            return None
        return self.show.layout().zones.banner.center

    def texts(self) -> list[str]:
        """Return the table in words, top to bottom."""
        if isinstance(self.cover, Curtain):
            return self.cover.words()
        words = reader.spoken(self.show.view)
        words.extend(line for line, _ in self._reach.moment.strip or ())
        if (left_s := self._course.left_s) is not None:
            words.append(timer.words(left_s))
        if self._deeds.is_choosing or self._reach.moment.promised:
            words.append(promise.words(self._deeds.is_choosing))
        words.extend(self._counsel.heard)
        return words + (self.cover.words() if self.cover is not None else [])

    def _refresh(self) -> None:
        """Work out the moment and its controls when something happened since the last time."""
        if not self._stale:
            return
        self._stale = False
        legal = self.feed.legal() if self._at_rest else ()
        now, counsel = self.ctx.settings, self._counsel
        found = moment.work_out(
            self.show,
            legal,
            self.feed.worth,
            self._deaf,
            now.speed,
            self._drawer,
            may_leave=bool(legal) and counsel.may_leave,
            may_talk=self._at_rest and counsel.may_talk,
        )
        if now.teaching:
            moment.add_closed(self.show, found, self.feed.why_not)
        found.promised = promise.card_name(self.show, self._deeds.promise)
        self._reach.renew(found)
        self._point()

    def focus(self, name: str) -> None:
        """Take note that keys moved the focus: its card rises, and Enter goes on from there."""
        self._reach.note_place(name, self.controls())
        self._reach.pointer.focus(name)
        self._point()

    @property
    def _deaf(self) -> bool:
        return self._course.deaf

    def press(self, name: str, mods: int = 0) -> Route | None:
        """Do what the named control does."""
        if self._reach.pointer.has_spent(name):
            return None
        self._reach.note_place(name, self.controls())
        self._touch()
        if self.cover is not None and not (self._covers.is_curtain and name == "back"):
            self._uncover(name)
        elif name == "speed":
            self.ctx.change(speed=next_speed(self.ctx.settings.speed))
        elif name == "log":
            self._drawer = not self._drawer
        elif name == "last-hand":
            self._covers.look_back()
        elif name == "back":
            self._covers.hide()
            return Route("pause", "push", {"seat": self.feed.viewer})
        elif name == "hand:next":
            return self._next_hand()
        elif name == moment.PARTNER:
            self._covers.now = Wheel(self._counsel.can_ask)
        elif name == moment.TO_PARTNER:
            self._talk(name)
        elif name.startswith(("card:", "call:")):
            self._press_own(name, bool(mods & pygame.KMOD_SHIFT))
        return None

    def _press_own(self, name: str, is_shifted: bool) -> None:
        """Say or play what a control stands for; with Shift, a truco and the card after it."""
        action = self._deeds.meant(name, is_shifted)
        if action is None and is_shifted and name.startswith("card:"):
            reason = self.feed.why_not(self._deeds.next_truco())
            if reason is not None:
                self.ctx.say(why.sentence(reason))
        self._act(action)

    def _act(self, action: Action | None, is_sure: bool = False) -> None:
        if action is None or not self._at_rest or self._deaf:
            return
        if self._deeds.is_fold(action) and self.ctx.settings.confirm_fold and not is_sure:
            self._covers.now = leaving(token(action))
            return
        self.match.submit(action)
        self._take()

    def _talk(self, name: str) -> None:
        """Say something to the partner, ask him, or leave the answer to him."""
        if self._at_rest and not self._deaf:
            self._take() if self._counsel.does(name) else self._touch()

    def _uncover(self, name: str) -> None:
        """Take the cover away and do what its answer means."""
        cover, self._covers.now = self.cover, None
        if isinstance(cover, Curtain):
            self._covers.lift(cover)
            self._counsel.keep()
        elif name.startswith(wheel.ORDER):
            self._talk(name)
        elif isinstance(cover, Dialog) and name == "dialog:ok":
            self._act(self._deeds.meant(f"call:{cover.token}"), is_sure=True)

    def _next_hand(self) -> Route | None:
        if not self._at_rest:
            return None
        if self.match.over:
            return Route("end-match", args={"match": self.match})
        self.match.next_hand()
        self._take()
        if self._at_rest:
            self._covers.look()
        return None

    def event(self, event: pygame.event.Event) -> Route | None:
        """Skip, hover, scroll; hide open cards when the window loses the focus."""
        self._covers.stir()
        if event.type == pygame.WINDOWFOCUSLOST:
            if self._covers.hide():
                self._touch()
        elif event.type == pygame.MOUSEMOTION:
            if self._reach.pointer.move(event.pos):
                self._dirty = True
            else:
                self._point()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            if not self._at_rest:
                self._skip()
            elif event.button == 1 and self.cover is None:
                return self._down(event.pos)
            elif self.cover is None:
                self._covers.look_at(self.show.sprites.face_at(event.pos))
                self._touch()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            card = self._reach.pointer.up(event.pos)
            self._act(self._deeds.meant(card)) if card else self._touch()
        elif event.type == pygame.MOUSEWHEEL:
            self.top.log.wheel(event.y * 2, self.show.view)
            self._touch()
        elif event.type == pygame.KEYDOWN:
            return self._key(event.key)
        return None

    def _key(self, key: int) -> Route | None:
        if self._at_rest and self.cover is None:
            self._key_at_rest(key)
        if key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER):
            if not self._at_rest:
                self._skip()
            elif self.show.view.ended and self.cover is None:
                return self._next_hand()
        return None

    def _key_at_rest(self, key: int) -> None:
        if key == pygame.K_i:
            self._covers.look_at(self.show.sprites.raised_face())
        elif key == pygame.K_v:
            self._covers.look_back()
        elif key == pygame.K_d:
            self._talk(wheel.ASK)
        else:
            self._explain(self._reach.moment.closed_by(pygame.key.name(key)))
        self._touch()

    def _explain(self, words: str) -> None:
        """Say why a call is not possible."""
        if words:
            self.ctx.say(words)

    def _skip(self) -> None:
        self.show.skip()
        self._course.guard()
        self._touch()

    def _point(self) -> None:
        """Light up what lies under the pointer, which may have changed without it moving."""
        if self.cover is not None:
            self.cover.hovered = self._reach.pointer.over(self.controls())
            self._dirty = True
        self._dirty |= self._reach.point(self.cover is not None)

    def _down(self, pos: tuple[int, int]) -> Route | None:
        """Take hold of a card, or go on to the next hand by a click on the felt."""
        hit = self._reach.pointer.down(pos, self.controls(), self._deeds.is_free)
        if hit is not None and not hit.enabled:
            self._explain(self._reach.moment.why(hit.name))
        on_felt = hit is None and self.show.layout().zones.table.collidepoint(pos)
        return self._next_hand() if on_felt and self.show.view.ended else None

    def update(self, dt_ms: int) -> Route | None:
        """Tell what happened, let the guard run out, give the rivals their time."""
        self._follow_settings()
        was_busy = not self._at_rest
        if self.show.update(dt_ms):
            self._dirty = True
        if was_busy:
            if self._at_rest:
                self._course.guard()
                self.feed.close_if_over()
                if self.feed.next_eyes() is None:
                    self._counsel.offer()
                self._touch()
            return None
        if self._deaf:
            if self._course.listen_again(dt_ms):
                self._touch()
            return None
        self.top.warm_up()
        if self._covers.is_curtain or self._has_run_out(dt_ms):
            return None
        if self._covers.let_idle(dt_ms) or (self.cover is None and self._covers.look()):
            self._touch()
        if self.cover is not None:
            return None
        if self._counsel.offer():
            self._touch()
        return self._go_on(dt_ms)

    def _has_run_out(self, dt_ms: int) -> bool:
        """Let the clock of the turn run; True when it was played by the clock."""
        late = self._course.time_up(dt_ms) if self.feed.next_eyes() is None else None
        self._dirty |= self._course.has_ticked()
        if late is not None:
            self._covers.now = None
            self._remarks.time_up(late)
            self._take()
        return late is not None

    def _go_on(self, dt_ms: int) -> Route | None:
        """Do what happens by itself at rest."""
        card = self._deeds.due()
        if card is not None:
            self._deeds.promise = None
            self.match.submit(card)
            self._take()
            return None
        what = self._course.come(dt_ms, self.ctx.settings.auto_next)
        if what == RIVAL:
            self._remarks.troubles()
            self._take()
        return self._next_hand() if what == NEXT_HAND else None

    def _take(self) -> None:
        """Queue the telling of what has just happened."""
        self._deeds.keep()
        self._counsel.keep()
        self.feed.take()
        self._course.start_again()
        self._touch()

    def _touch(self) -> None:
        self._dirty = self._stale = True
        self.name = "end-hand" if self._at_rest and self.show.view.ended else "table"
        title = self.feed.title()
        if title != self._title:
            self._title = title
            self.ctx.window.set_title(title)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and the question over it if there is one."""
        self._refresh()
        if not self._covers.is_curtain:
            self.top.draw(surface, self._reach.moment)
            promise.draw(surface, self.show, self._reach.moment.promised, self._deeds.is_choosing)
            moment.draw_why(surface, self.show, self._reach.moment)
            left_s, limit_s = self._course.left_s, self.match.rules.reloj
            if left_s is not None and self._at_rest and self.feed.next_eyes() is None:
                timer.draw(surface, self.show.layout().zones, left_s, limit_s)
        if self.cover is not None:
            self.cover.draw(surface, self.ctx.settings.text_scale / 100)
        self._dirty = False
