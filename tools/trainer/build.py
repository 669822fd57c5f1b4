"""Drives the trainer: builds its programs, learns in pieces, ships tables, keeps golden hands.

Usage: build.py {golden,neutral,scores,ship,best} [--check] [--minutes M] [--work DIR] …

  golden   write tests/ai/golden again; with --check only compare
  neutral  learn the neutral table for so many minutes, going on from the checkpoint in --work
  scores   learn play near the end of a match, beginning with the neutral table that ships
  ship     write assets/ai from the checkpoints
  best     the exact best response to the neutral table that ships

Knows the programs' command lines. Checkpoints stay outside the repository; learning may be
stopped at any time and loses at most the piece at work.
"""

from __future__ import annotations

import argparse
import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GOLDEN = ROOT / "tests" / "ai" / "golden"
ASSETS = ROOT / "assets" / "ai"
GOLDEN_HANDS, GOLDEN_SEED = 10_000, 4
PIECE_S = 150
NEUTRAL_SEED, SCORES_SEED, CHANCES_SEED = 1, 2, 1
NEUTRAL_BITS, SCORES_BITS = 25, 24
"""Room in the table while it is learned: 2 to the power of so many cache lines."""
NEUTRAL_WEIGHT, SCORES_WEIGHT = 4, 40
"""How often a situation must have been met, discounted, to ship."""
CHANCES_HANDS = 5000
BEST_HANDS, BEST_FALTA = 50, 1


def program(work: Path, name: str) -> str:
    """Return the path of a program, built if need be."""
    subprocess.run(["make", "-s", "-C", HERE, f"BUILD={work}"], check=True)
    return str(work / name)


def run(*words: object) -> None:
    """Run a program to its end and let its output through."""
    subprocess.run([str(word) for word in words], check=True)


def golden(work: Path, check: bool) -> bool:
    """Write the golden hands, or return whether the committed ones are what would be written."""
    same = True
    with tempfile.TemporaryDirectory() as folder:
        names = ("hands.txt", "keys.txt")
        paths = [Path(folder) / name for name in names]
        run(program(work, "golden"), *paths, GOLDEN_HANDS, GOLDEN_SEED)
        for path in paths:
            kept = GOLDEN / f"{path.name}.gz"
            if check:
                same &= gzip.decompress(kept.read_bytes()) == path.read_bytes()
            else:
                kept.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    return same


def learn(work: Path, minutes: float, checkpoint: str, seed: int, bits: int, *more: Path) -> None:
    """Learn in pieces that each end in a checkpoint."""
    left = minutes * 60
    while left > 0:
        piece = min(left, PIECE_S)
        run("nice", "-n", 10, program(work, "train"), work / checkpoint, piece, seed, bits, *more)
        left -= piece


def ship(work: Path) -> None:
    """Write the tables that checkpoints hold, and the chances that follow from them."""
    export, tables = program(work, "export"), [ASSETS / "neutral.table"]
    run(export, work / "neutral.ck", tables[0], NEUTRAL_WEIGHT, NEUTRAL_BITS)
    if (work / "scores.ck").exists():
        tables.append(ASSETS / "scores.table")
        run(export, work / "scores.ck", tables[1], SCORES_WEIGHT, SCORES_BITS, "scores")
    chances(work, *tables)


def chances(work: Path, *tables: Path) -> None:
    """Write how likely each score wins a match between these tables."""
    where = ASSETS / "chances.txt"
    run(program(work, "chances"), where, CHANCES_HANDS, CHANCES_SEED, *tables)


def main() -> None:
    """Read the command line and do one thing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("golden", "neutral", "scores", "ship", "best"))
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--work", type=Path, default=Path(tempfile.gettempdir()) / "vale-trainer")
    chosen = parser.parse_args()
    work: Path = chosen.work
    work.mkdir(parents=True, exist_ok=True)
    neutral, odds = ASSETS / "neutral.table", ASSETS / "chances.txt"
    if chosen.what == "golden":
        if not golden(work, chosen.check):
            sys.exit("tests/ai/golden is not what the trainer writes")
    elif chosen.what == "neutral":
        learn(work, chosen.minutes, "neutral.ck", NEUTRAL_SEED, NEUTRAL_BITS)
    elif chosen.what == "scores":
        more = (neutral, odds)
        learn(work, chosen.minutes, "scores.ck", SCORES_SEED, SCORES_BITS, *more)
    elif chosen.what == "ship":
        ship(work)
    else:
        run(program(work, "best"), neutral, BEST_HANDS, BEST_FALTA)


if __name__ == "__main__":
    main()
