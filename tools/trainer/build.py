"""Drives the trainer: builds its programs, learns in pieces, ships tables, keeps golden hands.

Usage: build.py {golden,neutral,flor,scores,ship,best,attack} [--check] [--minutes M] [--work DIR]

  golden   write tests/ai/golden again; with --check only compare
  neutral  learn the neutral table for so many minutes, going on from the checkpoint in --work
  flor     the same for the game with flor, beginning with the checkpoint of the neutral table
  scores   learn play near the end of a match, beginning with the neutral table that ships
  ship     write assets/ai from the checkpoints
  best     the exact best response to the neutral table that ships
  attack   learn an answer to the neutral table that ships, then play it against that table

Knows the programs' command lines. Checkpoints stay outside the repository; learning may be
stopped at any time and loses at most the piece at work.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GOLDEN = ROOT / "tests" / "ai" / "golden"
ASSETS = ROOT / "assets" / "ai"
GOLDENS = ((("hands.txt", "keys.txt"), 10_000, 4), (("flor_hands.txt", "flor_keys.txt"), 2_000, 5))
"""Files of golden hands, how many, their seed; the second are with flor."""
CHOICES = ("golden", "neutral", "flor", "scores", "ship", "best", "attack")
PIECE_S = 150
NEUTRAL_SEED, SCORES_SEED, CHANCES_SEED, ATTACK_SEED = 1, 2, 1, 4
NEUTRAL_BITS, SCORES_BITS, ATTACK_BITS = 25, 24, 24
"""Room in the table while it is learned: 2 to the power of so many cache lines."""
NEUTRAL_WEIGHT, FLOR_WEIGHT, SCORES_WEIGHT = 30, 60, 25
"""How often a situation must have been met, discounted, to ship."""
CHANCES_HANDS = 5000
BEST_HANDS, BEST_FALTA = 50, 1
ATTACK_HANDS, ATTACK_MATCHES, ATTACK_TO, FAR_FALTA = 100_000, 10_000, 30, 10


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
        paths = []
        for names, count, seed in GOLDENS:
            written = [Path(folder) / name for name in names]
            flor = ["flor"] if paths else []
            run(program(work, "golden"), *written, count, seed, *flor)
            paths += written
        for path in paths:
            kept = GOLDEN / f"{path.name}.gz"
            if check:
                same &= gzip.decompress(kept.read_bytes()) == path.read_bytes()
            else:
                kept.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    return same


def learn(work: Path, minutes: float, checkpoint: str, seed: int, bits: int, *more: object) -> None:
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
    if (work / "flor.ck").exists():
        run(export, work / "flor.ck", ASSETS / "flor.table", FLOR_WEIGHT, NEUTRAL_BITS)
    if (work / "scores.ck").exists():
        tables.append(ASSETS / "scores.table")
        run(export, work / "scores.ck", tables[1], SCORES_WEIGHT, SCORES_BITS, "scores")
    chances(work, *tables)


def chances(work: Path, *tables: Path) -> None:
    """Write how likely each score wins a match between these tables."""
    where = ASSETS / "chances.txt"
    run(program(work, "chances"), where, CHANCES_HANDS, CHANCES_SEED, *tables)


def attack(work: Path, minutes: float) -> None:
    """Learn an answer to the table that ships; play it far from the end, and whole matches."""
    checkpoint, neutral = work / "attack.ck", ASSETS / "neutral.table"
    checkpoint.unlink(missing_ok=True)
    learn(work, minutes, checkpoint.name, ATTACK_SEED, ATTACK_BITS, "attack", neutral)
    both, seed = f"{neutral},{ASSETS / 'scores.table'}", ATTACK_SEED
    duel, attacker = program(work, "duel"), f"attack:{checkpoint},{both}"
    run(duel, attacker, both, ATTACK_HANDS, seed, 0, 0, FAR_FALTA)
    run(duel, attacker, both, ATTACK_MATCHES, seed, ATTACK_TO, ATTACK_TO, "matches")


def main() -> None:
    """Read the command line and do one thing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=CHOICES)
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
    elif chosen.what == "flor":
        if not (work / "flor.ck").exists() and (work / "neutral.ck").exists():
            shutil.copy(work / "neutral.ck", work / "flor.ck")
        learn(work, chosen.minutes, "flor.ck", NEUTRAL_SEED, NEUTRAL_BITS, "flor")
    elif chosen.what == "scores":
        more = ("scores", neutral, odds)
        learn(work, chosen.minutes, "scores.ck", SCORES_SEED, SCORES_BITS, *more)
    elif chosen.what == "ship":
        ship(work)
    elif chosen.what == "attack":
        attack(work, chosen.minutes)
    else:
        run(program(work, "best"), neutral, BEST_HANDS, BEST_FALTA)


if __name__ == "__main__":
    main()
