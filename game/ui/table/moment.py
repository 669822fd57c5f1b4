"""What the person can do at the table now, as buttons and controls.

Knows a show and legal actions. Must not know the match, nor do anything.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.engine.actions import Action, Call, Discard, Play, Say
from game.engine.cards import parse_card
from game.engine.observe import Observation
from game.engine.reasons import Reason
from game.engine.stakes import staked
from game.engine.state import Phase
from game.i18n import tr
from game.ui.input.controls import Control
from game.ui.paint.palette import GOLD
from game.ui.stage import CARD
from game.ui.table import bar, choices, numbers, promise, strip, tanto_box
from game.ui.table.bar import Placed
from game.ui.table.choices import Bet
from game.ui.table.hint import draw_hint
from game.ui.table.icons import icon_controls
from game.ui.table.layout import card_id, own_step
from game.ui.table.log import back_button, back_words
from game.ui.table.show import Show
from game.ui.table.stake_words import leaves_two, no_settles
from game.ui.table.strip import Press, Words
from game.ui.words import sides, speech

LAST_HAND, PARTNER = "last-hand", "partner"
TO_PARTNER = f"call:{choices.TO_PARTNER}"
Worth = Callable[[Action], Bet]


@dataclass(slots=True)
class Moment:
    """What can be pressed at this instant and how it is being pointed at.

    ``playable`` are names of cards; ``tabs`` the signs under cards that play them face down;
    ``promised`` is the name of the card that follows a truco by itself; ``doubted`` what is pointed
    at that cannot be pressed; ``sign`` where the partner's sign lies while there is one to talk to.
    """

    placed: list[Placed] = field(default_factory=list)
    playable: frozenset[str] = frozenset()
    promised: str = ""
    doubted: str = ""
    tabs: list[tuple[str, pygame.Rect]] = field(default_factory=list)
    sign: pygame.Rect | None = None
    box: numbers.Box | None = None
    strip: list[Words] | None = None
    presses: list[Press] = field(default_factory=list)
    status: str = ""
    hovered: str = ""
    enabled: bool = True
    drawer: bool = False
    speed: str = "normal"

    def why(self, name: str) -> str:
        """Return why the named call is not possible, empty when it is or is not shown."""
        found = (one.choice.why for one in self.placed if one.choice.name == name)
        return next(found, "")

    def closed_by(self, key: str) -> str:
        """Return why what a key stands for is not possible, empty when it is or is not shown."""
        found = (one.choice.why for one in self.placed if one.choice.key == key)
        return next(found, "")


def work_out(
    show: Show,
    legal: tuple[Action, ...],
    worth: Worth,
    deaf: bool,
    speed: str,
    drawer: bool,
    *,
    may_leave: bool = False,
    may_talk: bool = False,
) -> Moment:
    """Return the moment for what is legal (nothing while the table is being told).

    ``may_leave``: the answer may be left to a partner; ``may_talk``: there is one to talk to.
    """
    moment = Moment(enabled=not deaf, speed=speed, drawer=drawer)
    seen = show.view.seen
    if show.view.ended and not show.timeline.busy:
        _add_strip(moment, show, legal)
        return moment
    area = show.layout().zones
    options = choices.choices(legal, worth, _without_points(seen))
    values = choices.numbers(legal)
    if may_leave:
        options.append(choices.to_partner())
    if may_talk:
        moment.sign = bar.sign(area.bar, area.label, area.u, seen.rules.free_flor)
    if values:
        moment.box = tanto_box.box_of(show, values, options)
    else:
        moment.placed = _place(show, options)
    moment.playable = frozenset(
        card_id(seen.seat, seen.cards.index(action.card))
        for action in legal
        if isinstance(action, Play | Discard) and action.card in seen.cards
    )
    moment.tabs = [_tab(show, action) for action in choices.face_down(legal)]
    if not legal:
        moment.status = _status(show)
    elif seen.phase == Phase.DISCARD:
        moment.status = tr("Tenés una carta de más: elegí cuál dejás")
    return moment


def add_closed(show: Show, moment: Moment, why_not: Callable[[Action], Reason | None]) -> None:
    """Add what cannot be said now to what can, each with its reason."""
    if not moment.placed:
        return
    seen = show.view.seen
    present = [one.choice for one in moment.placed]
    shut = choices.closed((choice.token for choice in present), seen.seat, why_not)
    moment.placed = _place(show, present + shut)


def _without_points(seen: Observation) -> dict[Call, str]:
    """What stands instead of points on answers that cost nothing: not alone to refuse, one stays
    out; and the hand goes on between those who do not leave. Who has staked pays all the same."""
    told: dict[Call, str] = {}
    if seen.seat in staked(seen.table):
        return told
    if not no_settles(seen):
        told = dict.fromkeys((Call.NO_QUIERO, Call.CON_FLOR_ME_ACHICO), tr("afuera"))
    if leaves_two(seen):
        told[Call.FOLD] = ""
    return told


def _place(show: Show, options: list[choices.Choice]) -> list[Placed]:
    seen, area = show.view.seen, show.layout().zones
    flor, partner = seen.rules.free_flor, sides.has_partners(seen)
    return bar.place(options, area.bar, area.label, area.u, flor, partner)


def draw_why(target: pygame.Surface, show: Show, moment: Moment) -> None:
    """Draw the reason of what is pointed at and cannot be said."""
    area = show.layout().zones
    for one in moment.placed:
        if one.choice.name == moment.doubted:
            draw_hint(target, one.choice.why, one.rect, area.label)


def _status(show: Show) -> str:
    seen = show.view.seen
    if not seen.seats:
        drawn = seen.rules.sorteo == "reyes"
        return tr("El mano sale de la semilla; los reyes lo muestran") if drawn else ""
    others = [show.view.names[seat] for seat in seen.to_act if seat != seen.seat]
    return tr("Piensa {name}…").format(name=others[0]) if others else ""


def _tab(show: Show, action: Play) -> tuple[str, pygame.Rect]:
    seen = show.view.seen
    area = show.layout().zones
    assert action.card is not None
    place = show.layout().cards[card_id(seen.seat, seen.cards.index(action.card))]
    side = max(48, round(52 * area.u))
    rect = pygame.Rect(0, 0, side, side)
    rect.midbottom = (place.x, place.y + place.height // 2 - 4)
    return f"call:({action.card})", rect


def _add_strip(moment: Moment, show: Show, legal: tuple[Action, ...]) -> None:
    seen = show.view.seen
    lines = strip.summary(seen, show.view.accounts)
    buttons: list[tuple[str, str, str, bool]] = []
    calls = {action.call for action in legal if isinstance(action, Say)}
    if Call.SHOW in calls:
        lines.insert(0, (tr("Te piden ver las cartas"), GOLD))
        buttons.append(("hand:next", tr("No mostrar"), "", False))
        buttons.append(("call:W", speech.label(Call.SHOW), "w", True))
    else:
        if Call.A_VER in calls:
            buttons.append(("call:X", speech.label(Call.A_VER), "x", False))
        if seen.phase == Phase.MATCH_OVER:
            lines.insert(0, (tr("Se terminó el partido"), GOLD))
        elif seen.phase == Phase.CHICO_OVER:
            lines.insert(0, (tr("Se terminó el chico"), GOLD))
        buttons.append(("hand:next", tr("Siguiente"), "return", True))
    area = show.layout().zones
    moment.strip = lines
    moment.presses = strip.lay_out(buttons, area.bar, area.label)


def controls(show: Show, moment: Moment) -> list[Control]:
    """Return every control of the moment, cards first, then the bar, then the signs."""
    out: list[Control] = []
    seen, area = show.view.seen, show.layout().zones
    for index, card in enumerate(seen.cards):
        name = card_id(seen.seat, index)
        if card not in seen.held:
            continue
        key = str(index + 1)
        waits = name == moment.promised
        ready = (name in moment.playable or (waits and not show.timeline.busy)) and moment.enabled
        label, value = speech.card_name(card), promise.words(False) if waits else ""
        box = card_box(show, index)
        control = f"{_card_prefix(seen)}{card}"
        out.append(Control(control, CARD, label, box, ready, key, value))
    for name, rect in moment.tabs:
        card_words = speech.card_name(parse_card(name[6:-1]))
        label = tr("{card}, boca abajo").format(card=card_words)
        out.append(Control(name, "button", label, rect, moment.enabled))
    for one in moment.placed:
        choice = one.choice
        out.append(
            Control(
                choice.name,
                "button",
                choice.label,
                one.rect,
                moment.enabled and not choice.why,
                choice.key,
                choice.why or speech.listing([w for w in (choice.gloss, choice.points) if w]),
            )
        )
    if moment.box is not None:
        for button in moment.box.buttons:
            out.append(
                Control(
                    button.name, "button", button.label, button.rect, moment.enabled, button.key
                )
            )
    for press in moment.presses:
        out.append(
            Control(press.name, "button", press.label, press.rect, moment.enabled, press.key)
        )
    if moment.sign is not None:
        words = tr("Hablarle al compañero")
        out.append(Control(PARTNER, "button", words, moment.sign, moment.enabled, "s"))
    signs = icon_controls(area, moment.speed, moment.drawer)
    log = area.log or (area.drawer if moment.drawer else None)
    if log is not None and seen.hand > 1:
        label = back_words()
        back = back_button(log, area.label)
        signs.append(Control(LAST_HAND, "button", label, back, not show.timeline.busy, "v"))
    return out + signs


def in_reach(found: list[Control], pressed_at: int) -> list[Control]:
    """Put the way to the next hand where the control was that was pressed last: the focus of what
    has gone stays at its place in the order, and Enter must go on from there."""
    way_on = next((control for control in found if control.name == "hand:next"), None)
    if way_on is None:
        return found
    others = [control for control in found if control is not way_on]
    others.insert(pressed_at if pressed_at <= len(others) else 0, way_on)
    return others


def card_box(show: Show, index: int) -> pygame.Rect:
    """Return where a pointer hits a card in hand: down to the bar, up to its neighbours' middle."""
    seen, area = show.view.seen, show.layout().zones
    place = show.layout().cards[card_id(seen.seat, index)]
    top = place.y - place.height // 2
    wide = max(own_step(seen, area.own), round(place.height * 62 / 95))
    rect = pygame.Rect(0, top, wide, area.bar.top - 2 - top)
    rect.centerx = place.x
    return rect


def card_of(show: Show, control: str) -> str:
    """Return the name of the own card a control stands for, empty when it is none."""
    seen = show.view.seen
    for index, card in enumerate(seen.cards):
        if control == f"{_card_prefix(seen)}{card}":
            return card_id(seen.seat, index)
    return ""


def _card_prefix(seen: Observation) -> str:
    """How the control of an own card is named before the card: playing it, or putting it away."""
    must_discard = seen.phase == Phase.DISCARD and seen.seat == seen.pie
    return "call:D" if must_discard else "card:"
