"""Paint plates, words and icons: `python tools/filete/build.py [--check] [NAME ...]`.

Writes assets/plates/*.svg and assets/icons/*, the same every time. With --check nothing is
written; the names of files that differ are printed and the exit status is 1. Pictures of the icon
are compared by their pixels, for another version of a library may pack the same ones otherwise.
"""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tools"))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from filete import icon
from filete.plates import drawings

PLATES_DIR = ROOT / "assets" / "plates"
ICONS_DIR = ROOT / "assets" / "icons"


def stale_plates(names: list[str], write: bool) -> list[str]:
    """The plates whose files differ from what is drawn, after writing them if asked to."""
    stale = []
    draw = drawings()
    for name in names or draw:
        path, data = PLATES_DIR / f"{name}.svg", draw[name]().encode("ascii")
        if not path.exists() or path.read_bytes() != data:
            stale.append(path.name)
            if write:
                path.write_bytes(data)
    if not names:
        known = {f"{name}.svg" for name in draw}
        for path in sorted(PLATES_DIR.iterdir()):
            if path.name not in known:
                stale.append(path.name)
                if write:
                    path.unlink()
    return stale


def main() -> int:
    """Run the command line; the exit status is 1 when --check finds a difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="only these, such as end_truco_left"
    )
    args = parser.parse_args()
    unknown = [name for name in args.names if name not in drawings()]
    if unknown:
        parser.error(f"no such plate: {', '.join(unknown)}")
    for folder in (PLATES_DIR, ICONS_DIR):
        folder.mkdir(parents=True, exist_ok=True)
    stale = stale_plates(args.names, not args.check)
    if not args.names:
        stale += icon.stale_files(ICONS_DIR, not args.check)
    if args.check:
        for name in stale:
            print(f"{name}: differs from what the tool draws")
        return 1 if stale else 0
    print(f"{len(stale)} files changed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
