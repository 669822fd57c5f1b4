"""Play a round robin of rivals for two, fit ratings, and print both as tables for docs/ai.md.

Usage: ladder.py [--names A,B,…] [--matches N] [--seed S] [--jobs J] [--rules "k=v"]

Knows contests and ratings. Must not know how a rival plays.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parents[1])]

from game.engine.rules import read_rules
from game.session.arena import Contest, run
from game.session.seats import SeatSpec
from game.session.tally import wilson
from ladder.elo import fit, intervals

NAMES = "leyenda,experto,bueno,aficionado,novato,heur,tight,loose,montecarlo,maniac,rock,sensible"


def play(names: list[str], matches: int, seed: str, jobs: int, rules: str) -> dict:
    """Return the results of every pair, playing each as often."""
    chosen = read_rules(dict(word.split("=", 1) for word in rules.split()))
    results = {}
    for first, second in combinations(names, 2):
        contest = Contest(
            chosen,
            SeatSpec(f"bot:{first}"),
            SeatSpec(f"bot:{second}"),
            matches,
            seed=f"{seed}/{first}/{second}",
            jobs=jobs,
        )
        tally = run(contest)
        results[first, second] = tuple(tally.wins)
        print(f"{first} {second} {tally.wins[0]}-{tally.wins[1]}", file=sys.stderr, flush=True)
    return results


def report(names: list[str], results: dict) -> str:
    """Return ratings with intervals, and the share of matches each row won of each column."""
    ratings, spans = fit(results), intervals(results)
    order = sorted(names, key=lambda name: -ratings[name])
    lines = [
        "| rival | Elo | 95 % | " + " | ".join(order) + " |",
        "|---|" + "--:|" * (len(order) + 2),
    ]
    for name in order:
        low, high = spans[name]
        cells = []
        for other in order:
            counts = results.get((name, other)) or results.get((other, name), (0, 0))[::-1]
            if name == other or not sum(counts):
                cells.append("")
                continue
            low_share, high_share = wilson(counts[0], sum(counts))
            share = counts[0] / sum(counts)
            cells.append(f"{100 * share:.1f} ± {50 * (high_share - low_share):.1f}")
        lines.append(
            f"| {name} | {ratings[name]:+.0f} | {low:+.0f} to {high:+.0f} | "
            + " | ".join(cells)
            + " |"
        )
    return "\n".join(lines)


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--names", default=NAMES, help="who plays, with commas between them")
    parser.add_argument("--matches", type=int, default=400, help="of each pair")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rules", default="")
    chosen = parser.parse_args()
    names = chosen.names.split(",")
    results = play(names, chosen.matches, chosen.seed, chosen.jobs, chosen.rules)
    print(report(names, results))


if __name__ == "__main__":
    main()
