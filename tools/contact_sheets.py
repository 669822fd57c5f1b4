"""Everything there is to look at: the deck, the plates, each screen in four windows, a hand.

    python tools/contact_sheets.py OUT_DIR [--lang es|en|pt] [--text 100] [--only NAME ...]
    python tools/contact_sheets.py --readme    draw the tables in docs/ anew

`deck`, `deck-large`, `deck-backs`, `deck-sight`, `plates` and `hand` (the reference hand in frames)
are the names of what is no screen.

Drives the real game by the commands of `drive`, without a screen, on its own clock and from fixed
deals, so that the same game gives the same pictures. Which screens and moments there are stands in
`contact_moments`; must not know how any of them looks.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame
from contact_moments import MOMENTS, README, Moment
from deck import sheet as deck_sheet
from filete import sheet as plate_sheet
from light_png import save_light
from reference_hand import hand_strip

from game.app import Game
from game.drive import Driver
from game.i18n import LANGUAGES
from game.session.thinker import InlineThinker
from game.shell.launch import BadLaunch, Launch
from game.ui.paint.fonts import text

ROOT = Path(__file__).resolve().parent.parent
SIZES = ((960, 600), (1280, 720), (1920, 1080), (1440, 1080))
CELL_WIDTH = 960
README_BYTES = 400_000
_GAP, _LABEL_PX = 16, 22
STILLS: Mapping[str, Callable[[], pygame.Surface]] = {
    "deck": lambda: deck_sheet.laid("deck"),
    "deck-large": lambda: deck_sheet.laid("large"),
    "deck-backs": lambda: deck_sheet.laid("backs"),
    "deck-sight": lambda: deck_sheet.laid("sight"),
    "plates": plate_sheet.drawn,
    "hand": hand_strip,
}
_GROUND, _INK = (24, 24, 24), (230, 230, 230)


def picture(
    moment: Moment, size: tuple[int, int], lang: str, percent: int
) -> tuple[pygame.Surface, str]:
    """Return what the window shows at a moment, and the name of the scene that shows it.

    RuntimeError if a step cannot be done or the game shows its error screen unasked.
    """
    with tempfile.TemporaryDirectory() as folder:
        asked = dict(moment.asked)
        if moment.record:
            asked["file"] = Path(folder) / "moment.truco"
            asked["file"].write_text(moment.record, encoding="utf-8")
        asked = {"lang": lang, "text": percent, "size": size, "seed": "contacto", **asked}
        game = Game(Launch(data_dir=Path(folder), **asked), unseen=True, think=InlineThinker)
        try:
            driver = Driver(game)
            driver.frames(1)
            for step in ({"do": "idle"}, *moment.steps):
                answer = driver.answer(json.dumps(step))
                if not answer["ok"]:
                    raise RuntimeError(f"{moment.name}: {step}: {answer['message']}")
            if moment.fails:
                game.ctx.desk.close()
                game._guard(_stumble)
                driver.frames(2)
            if not moment.steps or moment.steps[-1]["do"] != "key":
                # Away from what was clicked last.
                driver.answer(json.dumps({"do": "move", "at": [1, size[1] // 2]}))
            scene = game.stage.top.name
            if scene == "error" and not moment.fails:
                report = " ".join(" ".join(game.stage.top.texts()).split())
                raise RuntimeError(f"{moment.name}: {report[-400:]}")
            game.draw()
            return game.window.surface.copy(), scene
        finally:
            game.close()


def _stumble() -> None:
    raise RuntimeError("a mistake made on purpose, to show this screen")


def sheet(moment: Moment, lang: str, percent: int) -> pygame.Surface:
    """Return one moment in every window of SIZES, each at most CELL_WIDTH wide, two in a row."""
    cells = []
    for size in SIZES:
        shown, scene = picture(moment, size, lang, percent)
        tall = size[1] * CELL_WIDTH // size[0]
        label = f"{moment.name} · {scene} · {size[0]}×{size[1]} · {lang} · {percent} %"
        cells.append((label, pygame.transform.smoothscale(shown, (CELL_WIDTH, tall))))
    rows = [cells[i : i + 2] for i in range(0, len(cells), 2)]
    head = _LABEL_PX * 2
    heights = [max(cell.get_height() for _, cell in row) + head for row in rows]
    wide = 2 * CELL_WIDTH + 3 * _GAP
    out = pygame.Surface((wide, sum(heights) + _GAP))
    out.fill(_GROUND)
    y = 0
    for row, tall in zip(rows, heights, strict=True):
        for column, (label, cell) in enumerate(row):
            x = _GAP + column * (CELL_WIDTH + _GAP)
            text(out, label, _LABEL_PX, (x, y + 6), _INK)
            out.blit(cell, (x, y + head))
        y += tall
    return out


def is_wanted(name: str, asked: list[str]) -> bool:
    """Whether a sheet is asked for by its name or how that begins; all are if nothing is asked."""
    return not asked or any(name.startswith(beginning) for beginning in asked)


def main() -> int:
    """Run the command line; 1 when a moment could not be reached."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", metavar="OUT_DIR", type=Path, nargs="?", help="folder of the sheets")
    parser.add_argument("--lang", choices=list(LANGUAGES), default="es")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT", help="size of texts")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="beginnings of names")
    parser.add_argument("--readme", action="store_true", help="write docs/table*.png")
    arguments = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if arguments.readme:
        for name, moment in README.items():
            shown, _ = picture(moment, (1280, 720), "es", 100)
            save_light(shown, ROOT / "docs" / f"{name}.png", README_BYTES)
        return 0
    if arguments.out is None:
        parser.error("OUT_DIR is missing")
    arguments.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    for name, drawn in STILLS.items():
        if is_wanted(name, arguments.only):
            pygame.image.save(drawn(), arguments.out / f"{name}.png")
    failures = 0
    for moment in MOMENTS:
        if not is_wanted(moment.name, arguments.only):
            continue
        try:
            made = sheet(moment, arguments.lang, arguments.text)
        except (RuntimeError, BadLaunch) as problem:
            failures += 1
            print(problem, file=sys.stderr)
            continue
        pygame.image.save(made, arguments.out / f"{moment.name}.png")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
