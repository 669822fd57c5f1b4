"""What the game promises its players: seen at every decision, quick when asked, safe from a crash,
told apart by every eye."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from deck.sight import lab, seen

from game.engine.actions import Call, say
from game.engine.observe import Observation, observe
from game.engine.play import apply, legal_actions, new_match
from game.engine.rules import Rules
from game.engine.state import State
from game.ui.paint import assets
from game.ui.paint.palette import PAPER
from game.ui.table import pace
from game.ui.table.moment import work_out
from game.ui.table.show import Show
from game.ui.table.tabletop import Tabletop
from game.ui.table.zones import Zones
from tests.scenes.shell_steps import Remote

ROOT = Path(__file__).resolve().parents[2]

# What must be seen at every decision


def _turn() -> State:
    return new_match(Rules(), "promises", 0).state


def _asked(*calls: tuple[int, Call]) -> State:
    state = _turn()
    for seat, call in calls:
        state = apply(state, say(seat, call)).state
    return state


DECISIONS: dict[str, Callable[[], State]] = {
    "to play": _turn,
    "truco asked": lambda: _asked((0, Call.TRUCO)),
    "envido asked": lambda: _asked((0, Call.ENVIDO)),
    "envido first": lambda: _asked((0, Call.TRUCO), (1, Call.ENVIDO)),
}


class Picture:
    """The table drawn as somebody sees it."""

    def __init__(self, state: State, size: tuple[int, int], text: float) -> None:
        self.seat = state_to_act(state)
        self.legal = legal_actions(state, self.seat)
        self.seen = observe(state, self.seat)
        self.show = Show(self.seen, ("Ana", "Beto"))
        self.show.resize(size, text)
        self.top = Tabletop(self.show)
        self.surface = pygame.Surface(size)

    @property
    def area(self) -> Zones:
        return self.show.layout().zones

    def draw(self, seen: Observation, bets: tuple[int, int] | None) -> pygame.Surface:
        self.show.settle(seen, False, bets)
        moment = work_out(self.show, self.legal, lambda action: (2, 1), False, "normal", False)
        self.top.draw(self.surface, moment)
        return self.surface.copy()


def state_to_act(state: State) -> int:
    """Whoever must decide now."""
    return observe(state, 0).to_act[0]


def _differs(one: pygame.Surface, two: pygame.Surface, box: pygame.Rect) -> bool:
    return pygame.image.tobytes(one.subsurface(box), "RGB") != pygame.image.tobytes(
        two.subsurface(box), "RGB"
    )


@pytest.mark.parametrize("name", DECISIONS)
@pytest.mark.parametrize(("size", "text"), [((960, 600), 2.0), ((1280, 720), 1.0)])
def test_every_decision_shows_what_it_hangs_on(
    name: str, size: tuple[int, int], text: float
) -> None:
    picture = Picture(DECISIONS[name](), size, text)
    seen, area = picture.seen, picture.area
    bets = None if name == "to play" else (2, 1)
    usual = picture.draw(seen, bets)
    own, theirs = area.own.plate, area.seats[1].plate
    other_mano = picture.draw(replace(seen, mano=1 - seen.mano, seats=seen.seats[::-1]), bets)
    assert _differs(usual, other_mano, own), "mano and pie on the own plate"
    assert _differs(usual, other_mano, theirs), "mano and pie on the rival's plate"
    other_score = picture.draw(replace(seen, score=(seen.score[0] + 3, seen.score[1])), bets)
    assert _differs(usual, other_score, area.pad), "the score"
    if bets is not None:
        other_price = picture.draw(seen, (4, 3))
        assert _differs(usual, other_price, area.stakes), "what yes and no are worth"
    other_stake = picture.draw(replace(seen, truco=seen.truco._replace(level=3)), bets)
    assert _differs(usual, other_stake, area.stakes), "what the hand is worth"
    other_trick = picture.draw(replace(seen, results=(1,)), bets)
    box = area.tricks if area.tricks is not None else area.table
    if area.tricks is not None:
        assert _differs(usual, other_trick, box), "who took the bazas"
    window = usual.get_rect()
    boxes = [area.pad, area.stakes, own, theirs, area.bar]
    assert all(window.contains(each) for each in boxes)
    for one, two in combinations(boxes, 2):
        assert not one.colliderect(two)


# Quick when asked


def test_a_hand_at_the_fast_speed_is_over_in_seven_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "Random", lambda: random.Random(3))
    remote = Remote(
        tmp_path,
        rules={"target": "30"},
        seats=("human", "bot:rule"),
        seed="quick",
        size=(960, 600),
        speed="rapida",
    )
    spent = [0]
    step = remote.game.step
    remote.game.draw = lambda: None  # type: ignore[method-assign]

    def counted(dt_ms: int) -> None:
        # The time that a player waits for; what the script itself needs does not count.
        spent[0] += dt_ms if remote.game.stage.busy else 0
        step(dt_ms)

    remote.game.step = counted  # type: ignore[method-assign]
    hands = []
    for _ in range(6):
        spent[0] = 0
        while remote.scene == "table":
            remote.do("idle")
            ready = [each["name"] for each in remote.do("tree")["controls"] if each["enabled"]]
            wanted = [name for name in ready if name == "call:Q"]
            wanted += [name for name in ready if name.startswith("card:")]
            if wanted:
                remote.do("click", name=wanted[0])
            remote.do("idle")
        told = remote.do("record")["record"].rsplit("deal ", 1)[1]
        hands.append((spent[0], "bE aQ" in told, told))
        remote.do("click", name="hand:next")
    remote.game.close()
    assert any("T aQ" in told for _, _, told in hands)
    for spent_ms, has_envido, told in hands:
        # An envido that is wanted is a contest of its own, told before the hand goes on.
        assert spent_ms <= (9000 if has_envido else 7000), told


# Safe from a crash

_TABLE = ["--size", "960x600", "--rules", "target=15", "--seats", "human,bot:rule", "--seed"]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_killed_at_any_moment_nothing_is_lost_but_the_animation(tmp_path: Path, seed: str) -> None:
    chance = random.Random(seed)
    game = subprocess.Popen(
        [sys.executable, "main.py", "drive", "--data-dir", str(tmp_path), *_TABLE, seed],
        cwd=ROOT,
        env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert game.stdin is not None
    assert game.stdout is not None

    def do(what: str, **how: object) -> dict[str, object]:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(json.dumps({"do": what, **how}) + "\n")
        game.stdin.flush()
        answer: dict[str, object] = json.loads(game.stdout.readline())
        return answer

    told = ""
    for _ in range(chance.randrange(4, 14)):
        do("idle")
        controls = do("tree")["controls"]
        assert isinstance(controls, list)
        ready = [each["name"] for each in controls if each["enabled"]]
        wanted = [name for name in ready if name.startswith(("card:", "hand:next", "call:Q"))]
        do("click", name=chance.choice(wanted))
        # In the middle of what the click set going.
        do("wait", ms=chance.randrange(0, 400))
        told = str(do("record")["record"])
    # The waiting above passes in no time at all: give the writer that of a frame or two.
    time.sleep(0.1)
    game.send_signal(signal.SIGKILL)
    game.communicate(timeout=20)

    again = Remote(tmp_path, size=(960, 600))
    assert again.focus == "menu:continue"
    again.key("return")
    kept = str(again.do("record")["record"])
    again.game.close()
    assert kept.split()[: len(told.split())] == told.split()


# Told apart by every eye


Shares = dict[tuple[int, int, int], float]


def _vivid(surface: pygame.Surface, box: pygame.Rect) -> Shares:
    """How often each colour is there among the vivid ones, as a deuteranope sees them, in steps of
    what is just told apart at a glance."""
    found: Shares = {}
    count = 0
    for x in range(box.left, box.right):
        for y in range(box.top, box.bottom):
            r, g, b = surface.get_at((x, y))[:3]
            if max(r, g, b) - min(r, g, b) > 70:
                light, red, blue = lab(seen((r, g, b), "deuteranopia"))
                step = (round(light / 12), round(red / 12), round(blue / 12))
                found[step] = found.get(step, 0) + 1
                count += 1
    assert count > 20
    return {step: times / count for step, times in found.items()}


def _shared(
    one: dict[tuple[int, int, int], float], two: dict[tuple[int, int, int], float]
) -> float:
    """How much of two pictures is of the same colours, 0 to 1."""
    return sum(min(share, two.get(step, 0)) for step, share in one.items())


def test_suits_are_told_apart_without_green_cones() -> None:
    colours = {}
    for suit in "eboc":
        sheet = pygame.Surface((110, 168))
        sheet.fill(PAPER)
        assets.blit_card(sheet, assets.card_surface(f"4{suit}", 160), (55, 84))
        colours[suit] = _vivid(sheet, sheet.get_rect().inflate(-44, -40))
    for one, two in combinations(colours, 2):
        assert _shared(colours[one], colours[two]) <= 0.6, (one, two)


def test_teams_are_told_apart_without_green_cones() -> None:
    picture = Picture(_turn(), (1280, 720), 1.0)
    surface = picture.draw(picture.seen, None)
    marks = []
    for plate in (seat.plate for seat in picture.area.seats):
        box = pygame.Rect(plate.left, plate.top, plate.height // 2, plate.height // 2)
        marks.append(_vivid(surface, box))
    assert _shared(*marks) <= 0.3
