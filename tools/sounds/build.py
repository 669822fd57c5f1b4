"""Make the game's sounds.

    python tools/sounds/build.py           write assets/sounds/*.ogg and their manifest
    python tools/sounds/build.py --check   make the samples again, compare, write nothing

Standard library only, but for the command that packs samples into OGG: sox or ffmpeg.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from sounds import guitar, table
from sounds.synth import RATE, Signal, finished

OUT = ROOT / "assets" / "sounds"
MANIFEST = OUT / "manifest.json"
TAKES = 3
WEIGHTS = {"soft": (0.3, -17.0), "normal": (0.6, -15.0), "hard": (0.95, -13.5)}
"""How a card is put down: its weight, and how loud that is."""

Recipe = tuple[Callable[[Random], Signal], float]
"""What makes the signal, and its loudness in dB below full scale."""


def recipes() -> dict[str, Recipe]:
    """Every sound by name."""
    made: dict[str, Recipe] = {
        "shuffle": (table.shuffle, -16.5),
        "slap": (table.slap, -12.5),
        "tick": (table.tick, -20.0),
    }
    for take in range(1, TAKES + 1):
        made[f"deal_{take}"] = (table.deal, -17.0)
        made[f"point_{take}"] = (table.point, -19.0)
        made[f"stick_{take}"] = (table.stick, -19.0)
        made[f"bean_{take}"] = (table.bean, -19.0)
        for weight, (force, loudness) in WEIGHTS.items():
            made[f"card_{weight}_{take}"] = (partial(table.card, weight=force), loudness)
    for name, notes in guitar.CALLS.items():
        made[name] = (partial(guitar.phrase, notes=notes, ring_s=0.5), -15.5)
    for name, (notes, ring_s) in guitar.ENDINGS.items():
        made[name] = (partial(guitar.phrase, notes=notes, ring_s=ring_s, brightness=0.4), -16.0)
    return dict(sorted(made.items()))


def pcm(name: str) -> array[int]:
    """The samples of a sound: 16 bits, one channel, RATE a second; always the same."""
    make, loudness = recipes()[name]
    return finished(make(Random(f"vale-cuatro/{name}")), loudness)


def digest(samples: array[int]) -> str:
    """SHA-256 of samples as little-endian bytes."""
    if sys.byteorder == "big":
        samples = array("h", samples)
        samples.byteswap()
    return hashlib.sha256(samples.tobytes()).hexdigest()


def entry(samples: array[int]) -> dict[str, object]:
    """What the manifest says of a sound."""
    return {"pcm_sha256": digest(samples), "samples": len(samples)}


def manifest() -> dict[str, dict[str, object]]:
    """The sounds of the manifest on disk; empty if there is none."""
    return json.loads(MANIFEST.read_text())["sounds"] if MANIFEST.exists() else {}


def encode(samples: array[int], path: Path) -> None:
    """Pack samples into an OGG file with whatever command this machine has."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sound.wav"
        with wave.open(str(source), "wb") as file:
            file.setparams((1, 2, RATE, len(samples), "NONE", ""))
            file.writeframes(samples.tobytes())
        subprocess.run(_encoder(source, path), check=True)


def _encoder(source: Path, path: Path) -> list[str]:
    if shutil.which("sox"):
        return ["sox", "-R", "-D", str(source), "-C", "4", str(path)]
    if shutil.which("ffmpeg"):
        quiet = ["-hide_banner", "-loglevel", "error", "-y", "-bitexact"]
        return ["ffmpeg", *quiet, "-i", str(source), "-c:a", "libvorbis", "-q:a", "4", str(path)]
    sys.exit("sox or ffmpeg is needed to write OGG files")


def build() -> None:
    """Write what changed: files whose samples are as before keep their bytes."""
    OUT.mkdir(parents=True, exist_ok=True)
    before, now = manifest(), {}
    for name in recipes():
        samples = pcm(name)
        now[name] = entry(samples)
        path = OUT / f"{name}.ogg"
        if now[name] != before.get(name) or not path.exists():
            encode(samples, path)
            print(f"{path.relative_to(ROOT)}: {len(samples) / RATE:.2f} s")
    for name in before.keys() - now.keys():
        (OUT / f"{name}.ogg").unlink(missing_ok=True)
    document = {"rate": RATE, "channels": 1, "sounds": now}
    MANIFEST.write_text(json.dumps(document, indent=2) + "\n", newline="\n")


def check() -> list[str]:
    """Where the sounds on disk differ from what this program makes."""
    known = manifest()
    complaints = [f"{name}: no longer made" for name in known.keys() - recipes().keys()]
    for name in recipes():
        if not (OUT / f"{name}.ogg").exists():
            complaints.append(f"{name}: no file")
        if entry(pcm(name)) != known.get(name):
            complaints.append(f"{name}: other samples than in the manifest")
    return complaints


def main() -> int:
    """Run the command line; 1 if `--check` found a difference."""
    parser = argparse.ArgumentParser(description="Make the game's sounds.")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    if not parser.parse_args().check:
        build()
        return 0
    complaints = check()
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
