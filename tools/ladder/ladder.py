"""Play a round robin of rivals for two, fit ratings, and report both.

Usage: ladder.py [--names A,B,…] [--matches N] [--top N] [--seed S] [--jobs J] [--rules "k=v"]
                 [--kept FILE] [--write]

`--matches` are played by every pair and `--top` by the first name with every other. What was played
is written to `--kept` after each pair and not played again. `--write` puts the table into
docs/ai.md, between its two ladder marks, and the drawing beside it.

Knows contests and ratings. Must not know how a rival plays.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from game.ai.levels import LEVELS
from game.engine.rules import Rules, read_rules
from game.session.arena import Contest, run
from game.session.seats import SeatSpec
from game.session.tally import wilson
from ladder.elo import Results, fit, intervals
from ladder.plot import draw

NAMES = (
    *("leyenda", "experto", "bueno", "aficionado", "novato"),
    *("heur", "tight", "loose", "montecarlo", "maniac", "rock", "sensible", "random"),
)
REPORT, DRAWING = ROOT / "docs" / "ai.md", ROOT / "docs" / "ladder.svg"
_MARKS = re.compile(r"(<!-- ladder -->\n).*?(<!-- /ladder -->)", re.DOTALL)
LEAK = 0.49
"""No measuring opponent's lower bound may be above this share against the top level."""


def play(names: list[str], chosen: argparse.Namespace) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the results of every pair, as far as they are not kept from an earlier run."""
    rules = read_rules(dict(word.split("=", 1) for word in chosen.rules.split()))
    kept = json.loads(chosen.kept.read_text()) if chosen.kept and chosen.kept.exists() else {}
    results = {}
    for first, second in combinations(names, 2):
        count = max(chosen.matches, chosen.top if first == names[0] else 0)
        about = f"{first} {second} {count} {chosen.seed} {chosen.rules}"
        if about not in kept:
            kept[about] = _contest(rules, first, second, count, chosen)
            print(f"{about}: {kept[about]}", file=sys.stderr, flush=True)
            if chosen.kept:
                chosen.kept.write_text(json.dumps(kept))
        results[first, second] = (kept[about][0], kept[about][1])
    return results


def _contest(
    rules: Rules, first: str, second: str, count: int, chosen: argparse.Namespace
) -> list[int]:
    a, b = (SeatSpec("random" if name == "random" else f"bot:{name}") for name in (first, second))
    seed = f"{chosen.seed}/{first}/{second}"
    return list(run(Contest(rules, a, b, count, seed=seed, jobs=chosen.jobs)).wins)


def report(names: list[str], results: Results) -> str:
    """Return ratings with intervals, and the share of matches each row won of each column."""
    ratings, spans = fit(results), intervals(results)
    order = sorted(names, key=lambda name: -ratings[name])
    lines = [
        "| rival | Elo | 95 % | " + " | ".join(order) + " |",
        "|---|" + "--:|" * (len(order) + 2),
    ]
    for name in order:
        low, high = spans[name]
        cells = [_share(results, name, other) for other in order]
        lines.append(
            f"| {name} | {ratings[name]:+.0f} | {low:+.0f} to {high:+.0f} | "
            + " | ".join(cells)
            + " |"
        )
    return "\n".join(lines)


def _share(results: Results, name: str, other: str) -> str:
    counts = results.get((name, other)) or results.get((other, name), (0, 0))[::-1]
    if name == other or not sum(counts):
        return ""
    low, high = wilson(counts[0], sum(counts))
    return f"{100 * counts[0] / sum(counts):.0f} ± {50 * (high - low):.0f}"


def leaks(top: str, names: list[str], results: Results) -> list[str]:
    """Return the names whose share against the top level is surely above the limit."""
    return [
        name
        for name in names
        if name not in LEVELS and wilson(results[top, name][1], sum(results[top, name]))[0] > LEAK
    ]


def main() -> None:
    """Read the command line, play, print or write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--names", default=",".join(NAMES), help="who plays, with commas; the top level first"
    )
    parser.add_argument("--matches", type=int, default=100, help="of each pair")
    parser.add_argument("--top", type=int, default=400, help="of the first name with each other")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rules", default="")
    parser.add_argument("--kept", type=Path, help="where results are kept between runs")
    parser.add_argument("--write", action="store_true", help="into docs/ai.md")
    chosen = parser.parse_args()
    names = chosen.names.split(",")
    results = play(names, chosen)
    table = report(names, results)
    print(table)
    if chosen.write:
        text = REPORT.read_text(encoding="utf-8")
        text = _MARKS.sub(lambda marks: f"{marks[1]}{table}\n{marks[2]}", text)
        REPORT.write_text(text, encoding="utf-8")
        DRAWING.write_text(draw(fit(results), intervals(results), LEVELS), encoding="utf-8")
    found = leaks(names[0], names, results)
    if found:
        sys.exit(f"{', '.join(found)} beat {names[0]}")


if __name__ == "__main__":
    main()
