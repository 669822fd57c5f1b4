"""Random hands over every pair of options, with every law of the engine watched.

    python tools/long_run.py --hands 100000 --seed 1

Prints its figures; the last ones stand in docs/engine-hands.md. The first law that breaks ends the
run with exit code 1 and the record that broke it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.actions import Play, Say
from game.engine.record import parse
from game.engine.replay import Replayed, replay
from game.engine.rules import OPTIONS, Rules, read_rules
from game.engine.seen import seen_record
from game.engine.state import Phase
from tests.engine import laws
from tests.engine.pairwise import tables
from tests.engine.walk import Walk

_HANDS_OF_A_MATCH = 4
_REPORT_S = 60.0


@dataclass
class Figures:
    """What a run has seen so far."""

    hands: int = 0
    matches: int = 0
    steps: int = 0
    chicos: int = 0
    longest: int = 0
    twins: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def lines(self, elapsed_s: float) -> list[str]:
        """Return the figures as lines for people."""
        told = [
            f"hands {self.hands}, matches {self.matches}, steps {self.steps}",
            f"chicos won {self.chicos}, longest hand {self.longest} steps",
            f"hands played again with other hidden cards {self.twins}",
            f"seconds {elapsed_s:.0f}, hands a second {self.hands / max(elapsed_s, 1e-9):.0f}",
        ]
        for name, counted in (("actions", self.actions), ("points", self.reasons)):
            told.append(f"{name} " + ", ".join(f"{key} {n}" for key, n in counted.most_common()))
        return told


def run(hands: int, seed: str) -> Figures:
    """Play so many hands and assert every law on the way; raises AssertionError with the record
    of the match in which one broke."""
    figures = Figures()
    pairwise = tables()
    started = reported = time.monotonic()
    while figures.hands < hands:
        rng = Random(f"{seed}/{figures.matches}")
        # every second match at a table of the pairwise list, the others at any table at all
        at = figures.matches // 2 % len(pairwise)
        rules = pairwise[at] if figures.matches % 2 else _any_rules(rng)
        walk = Walk(rules, rng, hands=_HANDS_OF_A_MATCH)
        try:
            _watch(walk, rng, figures)
        except Exception as broken:
            raise AssertionError(f"match {figures.matches}: {broken!r}\n{walk.text}") from broken
        figures.matches += 1
        if time.monotonic() - reported > _REPORT_S:
            reported = time.monotonic()
            print(*figures.lines(reported - started)[:1], flush=True)
    return figures


def _any_rules(rng: Random) -> Rules:
    return read_rules({key: rng.choice(option.values) for key, option in OPTIONS.items()})


def _watch(walk: Walk, rng: Random, figures: Figures) -> None:
    """Play one match with every law on, and read its record as both seats see it."""
    for moment in walk:
        laws.assert_step(moment, rng)
        figures.steps += 1
        action = moment.action
        if action is not None:
            name = action.call.value if isinstance(action, Say) else type(action).__name__
            if isinstance(action, Play) and action.face_down:
                name = "(Play)"
            figures.actions[name] += 1
    laws.assert_ends(walk.moments)
    for hand in laws.hands_of(walk.moments):
        figures.hands += 1
        figures.twins += laws.assert_twins(hand, rng)
        figures.longest = max(figures.longest, len(hand))
        last = hand[-1].state
        figures.chicos += last.phase in (Phase.CHICO_OVER, Phase.MATCH_OVER)
        figures.reasons.update(entry.why.value for entry in last.entries)
    _check_record(walk)


def _check_record(walk: Walk) -> None:
    record = parse(walk.text)
    match = replay(record)
    assert parse(str(record)) == record, "the record does not read as it was written"
    last = walk.moments[-1].state
    assert match.state == last or last.phase == Phase.CUT, "the record plays to another state"
    for seat in range(walk.rules.players):
        again = replay(parse(str(seen_record(match, seat))))
        assert _ends(again) == _ends(match), f"seat {seat} sees another score"


def _ends(match: Replayed) -> list[tuple[int, ...]]:
    """Return scores and chicos after each hand whose end is written: where it is not, what is
    hidden may leave them open."""
    return [
        (*played.state.score, *played.state.chicos, played.state.phase)
        for text, played in zip(match.record.hands, match.hands, strict=True)
        if text.end is not None
    ]


def main() -> int:
    """Run from the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="random hands with every law of the engine on")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    started = time.monotonic()
    try:
        figures = run(chosen.hands, chosen.seed)
    except AssertionError as broken:
        print(broken, file=sys.stderr)
        return 1
    print(*figures.lines(time.monotonic() - started), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
