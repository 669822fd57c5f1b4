"""The reference hand as a strip of frames: envido to vale cuatro, a card slapped, the match won.

Plays one fixed deal through the engine and shows it by the game's own table, on its own clock, so
that anticipation, hit and silence can be looked at. Knows which instants are worth a frame; must
not know how anything looks.
"""

from collections.abc import Iterator

import pygame

from game.engine.actions import Call, Say, parse_action
from game.engine.cards import parse_card
from game.engine.observe import Observation, observe, redact
from game.engine.play import apply, new_hand, start_hand
from game.engine.rules import Rules
from game.engine.stakes import stakes
from game.engine.state import Phase, State, Step
from game.ui.paint.fonts import text
from game.ui.table.cues import tell
from game.ui.table.moment import Moment
from game.ui.table.show import Show
from game.ui.table.tabletop import Tabletop
from game.ui.words import speech

SIZE = (1280, 720)
_DEAL = ("7e 6e 1e", "5b 1b 4o")
_SCORE, _LAST_SCORE = (12, 9), (29, 28)
_EVERY_MS = 8
_ACROSS, _CELL, _GAP, _LABEL_PX = 7, 400, 8, 18
_GROUND, _INK = (24, 24, 24), (230, 230, 230)

_CALL = (0, 140, 160, 230, 330, 500, 800)
"""Instants of a call: still, just before the end of its silence, its plate at the hit and after."""
_DEAL_AT = (0, 140, 250, 420, 500, 580, 660, 740, 820, 900, 980, 1100, 1300, 1500, 1700, 1900, 2100)
_PLAY_AT = (0, 60, 120, 180, 240, 330, 420, 500, 580, 700, 900)
_SLAP_AT = (0, 120, 220, 280, 310, 340, 360, 380, 400, 430, 470, 520, 700, 900)
_COUNT_AT = (0, 180, 400, 900, 1500, 2300, 2900)
_WON_AT = (0, 400, 700, 800, 860, 900, 940, 1000, 1100, 1300, 2000, 2200, 2300, 2400)
HAND = (
    ("the deal", "", _DEAL_AT),
    ("envido", "aE", _CALL),
    ("real envido", "bRE", _CALL),
    ("quiero", "aQ", _COUNT_AT),
    ("a card", "a6e", _PLAY_AT),
    ("its answer", "b1b", _PLAY_AT),
    ("truco", "bT", _CALL),
    ("retruco", "aR", _CALL),
    ("vale cuatro", "bV", _CALL),
    ("quiero", "aQ", _CALL),
    ("a rival's slap", "b4o", _SLAP_AT),
    ("the slap", "a1e", _SLAP_AT),
    ("the last one", "a7e", _SLAP_AT),
    ("the end", "b5b", _SLAP_AT),
    ("the next hand", "next", _DEAL_AT),
    ("the match", "bM", _WON_AT),
)
"""What each row is called, the action it shows, and its instants in milliseconds."""


def hand_strip() -> pygame.Surface:
    """Return the strip, one row or more for each action."""
    rows: list[list[tuple[str, pygame.Surface]]] = []
    for frames in _frames():
        rows += [frames[i : i + _ACROSS] for i in range(0, len(frames), _ACROSS)]
    tall = _CELL * SIZE[1] // SIZE[0]
    step = tall + 2 * _LABEL_PX
    out = pygame.Surface((_ACROSS * (_CELL + _GAP) + _GAP, len(rows) * step + _GAP))
    out.fill(_GROUND)
    for number, row in enumerate(rows):
        for column, (label, frame) in enumerate(row):
            x, y = _GAP + column * (_CELL + _GAP), number * step
            text(out, label, _LABEL_PX, (x, y + 4), _INK)
            out.blit(frame, (x, y + round(1.7 * _LABEL_PX)))
    return out


def _frames() -> Iterator[list[tuple[str, pygame.Surface]]]:
    pygame.init()
    surface = pygame.display.set_mode(SIZE)
    hands = tuple(tuple(parse_card(word) for word in deal.split()) for deal in _DEAL)
    step = start_hand(Rules(), "hand", 7, 0, _SCORE, (0, 0), hands=hands)
    show = Show(observe(step.state, 0), ("Ana", "El Profe"))
    show.resize(SIZE, 1.0)
    table = Tabletop(show)
    for label, word, instants in HAND:
        if word == "next":
            step = new_hand(step.state, hands)
        elif word == "bM":
            late = start_hand(Rules(), "hand", 20, 1, _LAST_SCORE, (0, 0), hands=hands)
            show.settle(observe(late.state, 0), False, None)
            step = apply(late.state, parse_action(word))
        elif word:
            step = apply(step.state, parse_action(word))
        yield list(_told(show, table, surface, step, label, instants))
        show.skip()


def _told(
    show: Show,
    table: Tabletop,
    surface: pygame.Surface,
    step: Step,
    label: str,
    instants: tuple[int, ...],
) -> Iterator[tuple[str, pygame.Surface]]:
    """One step, looked at in its instants, as long as anything moves."""
    seen = observe(step.state, 0)
    is_over = step.state.phase != Phase.PLAY
    tell(show, redact(step.events, 0), seen, is_over, _bets(step.state, seen))
    now, size = 0, (_CELL, _CELL * SIZE[1] // SIZE[0])
    for instant in instants:
        while now < instant:
            show.update(_EVERY_MS)
            now += _EVERY_MS
        table.draw(surface, Moment())
        yield f"{label} · {now} ms", pygame.transform.smoothscale(surface, size)
        if not show.timeline.busy:
            return


def _bets(state: State, seen: Observation) -> tuple[int, int] | None:
    """What yes and no are worth while a call waits for an answer."""
    if speech.pending(seen) is None or not seen.to_act:
        return None
    yes, no = stakes(state, Say(seen.to_act[0], Call.QUIERO))
    return None if yes is None or no is None else (yes, no)
