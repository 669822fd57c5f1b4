"""How fast the parts without a window are, each beside a yardstick from the same run.

Knows the engine and the rivals. A figure means little without its baseline: machines differ.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from random import Random

from game.ai.levels import rival
from game.ai.rival import Rival
from game.engine.observe import observe
from game.engine.play import apply, legal_actions, new_hand, new_match, to_act
from game.engine.rules import Rules, read_rules
from game.engine.state import IN_PLAY, Phase, State
from game.session.tally import Times

SECONDS = 1.0
TABLE = Rules()
FULL_TABLE = read_rules({"players": "6"})
Figure = dict[str, object]
_AT_ONCE = 16


def headless_figures(seconds: float = SECONDS) -> dict[str, Figure]:
    """Return hands per second, milliseconds a decision and megabytes, with their baselines."""
    return {
        "engine_hands_per_s": _engine(TABLE, seconds),
        "engine_hands_per_s_six": _engine(FULL_TABLE, seconds),
        "bot_ms": {
            "value": decision_ms(rival("bot:rule"), seconds),
            "baseline": decision_ms(rival("random"), seconds),
            "baseline_is": "the same for a rival that picks at random",
        },
        "memory_mb": {
            "value": _memory_of("import game.session.match, game.session.arena"),
            "baseline": _memory_of(""),
            "baseline_is": "an interpreter without the game",
        },
    }


def _engine(rules: Rules, seconds: float) -> Figure:
    """Measure random hands of a table that is warm: its menus have been worked out before."""
    play = _random_hand(rules, Random("bench"))
    rate(play, seconds / 2)
    return {
        "value": round(rate(play, seconds)),
        "baseline": round(rate(_shuffle(Random("bench")), seconds)),
        "baseline_is": "shuffles of 40 cards per second",
    }


def rate(deed: Callable[[], object], seconds: float) -> float:
    """Return how often something can be done in a second of one core to itself."""
    count = 0
    start = now = time.process_time()
    while now - start < seconds:
        # Asking for the time takes a good part of a hand's own.
        for _ in range(_AT_ONCE):
            deed()
        count += _AT_ONCE
        now = time.process_time()
    return count / (now - start)


def decision_ms(choose: Rival, seconds: float) -> dict[str, float]:
    """Return the median and the 99th percentile of a rival's milliseconds a decision."""
    times, rng = Times(), Random("bench")
    state = new_match(TABLE, "bench").state
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        if state.phase != Phase.PLAY:
            state = _next(state, rng)
            continue
        seat = to_act(state)[0]
        seen, legal = observe(state, seat), legal_actions(state, seat)
        start = time.perf_counter()
        action = choose(seen, legal, rng)
        times.add(time.perf_counter() - start)
        state = apply(state, action or legal[0]).state
    return {"p50": round(times.ms_at(0.5), 4), "p99": round(times.ms_at(0.99), 4)}


def _random_hand(rules: Rules, rng: Random) -> Callable[[], None]:
    """Return a deed that plays one hand by random legal choices."""
    last = new_match(rules, "bench").state
    draw = rng.random

    def play() -> None:
        nonlocal last
        state = last
        while state.phase == IN_PLAY:
            menu = legal_actions(state, to_act(state)[0])
            state = apply(state, menu[int(draw() * len(menu))]).state
        last = _next(state, rng)

    return play


def _next(state: State, rng: Random) -> State:
    if state.phase == Phase.MATCH_OVER:
        return new_match(state.rules, str(rng.random())).state
    return new_hand(state).state


def _shuffle(rng: Random) -> Callable[[], None]:
    cards = list(range(40))
    return lambda: rng.shuffle(cards)


_PEAK = """
import sys
if sys.platform == "linux":
    # What getrusage says there begins with the parent's own peak.
    status = open("/proc/self/status").read().split()
    print(int(status[status.index("VmHWM:") + 1]) / 1024)
elif sys.platform == "darwin":
    import resource
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20))
"""


def _memory_of(code: str) -> float | None:
    """Return the peak megabytes of an interpreter that ran the code, None where none is told."""
    if getattr(sys, "frozen", False):
        return None
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{_PEAK}"], capture_output=True, text=True, check=False
    )
    try:
        peak = float(done.stdout)
    except ValueError:
        return None
    return round(peak, 1)
