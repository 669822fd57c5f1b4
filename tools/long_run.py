"""Random hands with every law of the engine watched: the table of two, or every table there is.

    python tools/long_run.py --hands 100000 --seed 1
    python tools/long_run.py --pairwise --hands 20000 --part 1/2 --keep run.json
    python tools/long_run.py --every-table --hands 200 --keep run.json

The first plays two-player argentino, at every table of the pairwise list and at any table at all,
with every law at every step. The second plays so many hands with each of the option sets that
between them have every variant and number of players with every option value, and every two option
values together; the third with each set of the longer lists that do so for each variant and number
of players alone. Both watch cards, sides and points at every step, and everything else at every
tenth, drawn by chance, for one seat. With `--keep` they can be stopped (Ctrl-C) and go on where
they stopped when called again; with `--part` several processes share the sets. A law that breaks is
written down with the record of its match, and makes the exit code 1. The figures of the last runs
stand in docs/engine-hands.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from traceback import format_tb
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.actions import Order, Play, Say, Signal
from game.engine.record import parse
from game.engine.replay import Replayed, replay
from game.engine.rules import OPTIONS, Rules, read_rules
from game.engine.seen import seen_record
from game.engine.state import Phase
from tests.engine import hidden, laws
from tests.engine.pairwise import KINDS, mixed_tables, tables
from tests.engine.walk import Walk

_HANDS_OF_A_MATCH = 4
_REPORT_S = 60.0
_LOOKED_AT = 1 / 10
"""How often a step is held against every law where many tables are played."""


@dataclass
class Figures:
    """What a run has seen so far; ``done`` counts matches and hands of each set."""

    hands: int = 0
    matches: int = 0
    steps: int = 0
    chicos: int = 0
    longest: int = 0
    twins: int = 0
    seconds: float = 0.0
    actions: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    done: dict[str, list[int]] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """Return the figures as lines for people."""
        told = [
            f"hands {self.hands}, matches {self.matches}, steps {self.steps}",
            f"chicos won {self.chicos}, longest hand {self.longest} steps",
            f"hands played again with other hidden cards {self.twins}",
            f"seconds {self.seconds:.0f}, hands a second "
            f"{self.hands / max(self.seconds, 1e-9):.0f}",
            f"laws broken {len(self.broken)}",
        ]
        for name, counted in (("actions", self.actions), ("points", self.reasons)):
            told.append(f"{name} " + ", ".join(f"{key} {n}" for key, n in counted.most_common()))
        for kind in KINDS:
            sets = [hands for key, (_, hands) in self.done.items() if key.startswith(_name(kind))]
            if sets:
                told.append(
                    f"{_name(kind)} sets {len(sets)}, hands {sum(sets)}, fewest a set {min(sets)}"
                )
        return told


def _name(kind: tuple[str, int]) -> str:
    return f"{kind[0]} {kind[1]} "


def run(hands: int, seed: str) -> Figures:
    """Play so many hands of two and watch every law on the way, up to the first that breaks."""
    figures = Figures()
    pairwise = tables()
    started = reported = time.monotonic()
    while figures.hands < hands and not figures.broken:
        rng = Random(f"{seed}/{figures.matches}")
        # every second match at a table of the pairwise list, the others at any table at all
        at = figures.matches // 2 % len(pairwise)
        rules = pairwise[at] if figures.matches % 2 else _any_rules(rng)
        _play(rules, rng, figures, sampled=False)
        figures.seconds = time.monotonic() - started
        if time.monotonic() - reported > _REPORT_S:
            reported = time.monotonic()
            print(figures.lines()[0], flush=True)
    return figures


Sets = list[tuple[str, Rules]]


def sets_of_each() -> Sets:
    """Return the option sets of each kind of table, with names to keep their figures by."""
    return [
        (f"{_name(kind)}{number}", rules)
        for kind in KINDS
        for number, rules in enumerate(tables(*kind))
    ]


def mixed_sets() -> Sets:
    """Return the option sets that are pairwise over all kinds of tables."""
    return [
        (f"{_name((rules.variant, rules.players))}mixed {number}", rules)
        for number, rules in enumerate(mixed_tables())
    ]


def run_sets(sets: Sets, hands: int, seed: str, kept: Path | None) -> Figures:
    """Play so many hands with each option set, a match of each in turn, so that a run stopped
    early has played all of them alike."""
    figures = _read(kept)
    spent, started = figures.seconds, time.monotonic()
    reported = started
    try:
        for turn in count():
            waiting = [
                (key, rules) for key, rules in sets if figures.done.get(key, [0, 0])[1] < hands
            ]
            if not waiting:
                break
            for key, rules in waiting:
                matches, played = figures.done.get(key, [0, 0])
                if matches > turn:
                    continue
                before = figures.hands
                _play(rules, Random(f"{seed}/{key}/{matches}"), figures, sampled=True)
                figures.done[key] = [matches + 1, played + figures.hands - before]
                figures.seconds = spent + time.monotonic() - started
                if time.monotonic() - reported > _REPORT_S:
                    reported = time.monotonic()
                    print(f"{figures.lines()[0]}, laws broken {len(figures.broken)}", flush=True)
                    _keep(figures, kept)
    except KeyboardInterrupt:
        print("stopped", flush=True)
    _keep(figures, kept)
    return figures


def _read(kept: Path | None) -> Figures:
    if kept is None or not kept.exists():
        return Figures()
    told: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
    for counted in ("actions", "reasons"):
        told[counted] = Counter(told[counted])
    return Figures(**told)


def _keep(figures: Figures, kept: Path | None) -> None:
    if kept is None:
        return
    new = kept.with_suffix(".new")
    new.write_text(json.dumps(vars(figures), indent=1), encoding="utf-8")
    new.replace(kept)


def _any_rules(rng: Random) -> Rules:
    return read_rules({key: rng.choice(option.values) for key, option in OPTIONS.items()})


def _play(rules: Rules, rng: Random, figures: Figures, sampled: bool) -> None:
    """Play one match with every law on; what breaks is written down."""
    walk = Walk(rules, rng, hands=_HANDS_OF_A_MATCH)
    try:
        _watch(walk, rng, figures, sampled)
    except Exception as broken:
        where = "".join(format_tb(broken.__traceback__)[-2:])
        figures.broken.append(f"match {figures.matches}: {broken!r}\n{where}{walk.text}")
        print(figures.broken[-1], file=sys.stderr, flush=True)
    figures.matches += 1


def _watch(walk: Walk, rng: Random, figures: Figures, sampled: bool) -> None:
    """Play one match with every law on, and read its record as every seat sees it (or one)."""
    for moment in walk:
        if not sampled:
            laws.assert_step(moment, rng)
        elif rng.random() < _LOOKED_AT:
            laws.assert_step_sampled(moment, rng)
        else:
            laws.assert_accounts(moment)
        figures.steps += 1
        action = moment.action
        if action is not None:
            name = action.call.value if isinstance(action, Say) else type(action).__name__
            if isinstance(action, Play) and action.face_down:
                name = "(Play)"
            if isinstance(action, Signal | Order):
                name = "talk"
            figures.actions[name] += 1
    laws.assert_ends(walk.moments)
    for hand in laws.hands_of(walk.moments):
        figures.hands += 1
        figures.twins += hidden.assert_twins(hand, rng)
        figures.longest = max(figures.longest, len(hand))
        last = hand[-1].state
        figures.chicos += last.phase in (Phase.CHICO_OVER, Phase.MATCH_OVER)
        figures.reasons.update(entry.why.value for entry in last.entries)
    seats = range(walk.rules.players)
    _check_record(walk, [rng.choice(seats)] if sampled else seats)


def _check_record(walk: Walk, seats: Iterable[int]) -> None:
    record = parse(walk.text)
    match = replay(record)
    assert parse(str(record)) == record, "the record does not read as it was written"
    last = walk.moments[-1].state
    assert match.state == last or last.phase == Phase.CUT, "the record plays to another state"
    for seat in seats:
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
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--pairwise", action="store_true", help="so many hands of each mixed set")
    which.add_argument("--every-table", action="store_true", help="so many hands of each set")
    parser.add_argument("--part", default="1/1", metavar="N/OF", help="only every OF-th set")
    parser.add_argument("--keep", type=Path, help="a file to stop at and go on from")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    if chosen.pairwise or chosen.every_table:
        number, of = map(int, chosen.part.split("/"))
        sets = (mixed_sets() if chosen.pairwise else sets_of_each())[number - 1 :: of]
        figures = run_sets(sets, chosen.hands, chosen.seed, chosen.keep)
    else:
        figures = run(chosen.hands, chosen.seed)
    print(*figures.lines(), sep="\n")
    return 1 if figures.broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
