"""Contact sheets of the committed cards: `python tools/deck/sheet.py OUT.png [--set NAME]`.

`python tools/deck/sheet.py docs/deck.png --set readme` draws the README's picture of the deck anew.

`deck` (the usual) shows the cards on the green of the cloth, then the same at 92 px in colour, in
grey and as plain outlines, which is how one judges whether cards can be told apart in the hand.
`large` is the large-index set at the heights of a table and of a small window, `backs` the backs
at three sizes, `readme` the forty cards alone in a light file, `sight` the deck as eyes see it
that lack one kind of cone.
"""

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tools"))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from light_png import save_light

from deck.build import BACKS, CARDS_DIR, FACES, LARGE_INDEX
from deck.sight import KINDS, Rgb, seen

CLOTH = (31, 90, 60)
PAD = 8
SMALL = 92
README_HEIGHT, README_BYTES = 150, 600_000
Row = list[pygame.Surface]


def load(name: str, height: int) -> pygame.Surface:
    """A card rasterised at exactly this height."""
    size = (round(height * 620 / 950), height)
    return pygame.image.load_sized_svg(str(CARDS_DIR / f"{name}.svg"), size)


def outline(card: pygame.Surface) -> pygame.Surface:
    """Everything that is not paper, in black."""
    mask = pygame.mask.from_threshold(card, (251, 248, 239), (46, 43, 34, 255))
    mask.invert()
    return mask.to_surface(setcolor=(30, 26, 22, 255), unsetcolor=(251, 248, 239, 255))


def without(card: pygame.Surface, kind: str) -> pygame.Surface:
    """A card as eyes see it that lack a kind of cone."""
    known: dict[tuple[int, int, int], bytes] = {}
    data = pygame.image.tobytes(card, "RGB")
    out = bytearray()
    for rgb in zip(data[::3], data[1::3], data[2::3], strict=True):
        if rgb not in known:
            color: Rgb = seen(rgb, kind)
            known[rgb] = bytes(round(c) for c in color)
        out += known[rgb]
    return pygame.image.frombytes(bytes(out), card.get_size(), "RGB")


def tens(cards: Row) -> list[Row]:
    """Rows of ten cards."""
    return [cards[i : i + 10] for i in range(0, len(cards), 10)]


def rows(kind: str, height: int) -> Iterable[Row]:
    """The rows of a sheet."""
    if kind == "backs":
        for tall in (828, height, SMALL):
            yield [load(name, tall) for name in BACKS]
        return
    if kind == "sight":
        cards = [load(name, height // 2) for name in FACES]
        for lack in KINDS:
            yield from ([without(card, lack) for card in row] for row in tens(cards))
        return
    if kind == "readme":
        yield from tens([load(name, README_HEIGHT) for name in FACES])
        return
    names = FACES if kind == "deck" else LARGE_INDEX
    yield from tens([load(name, height) for name in names])
    if kind == "deck":
        yield [load(name, height) for name in BACKS]
    small = [load(name, SMALL) for name in names]
    yield from (small[:20], small[20:])
    if kind == "deck":
        for change in (pygame.transform.grayscale, outline):
            changed = [change(card) for card in small]
            yield from (changed[:20], changed[20:])


def laid(kind: str, height: int = 276) -> pygame.Surface:
    """Return a whole sheet; ``height`` is that of the large cards, px."""
    lines = list(rows(kind, height))
    width = max(sum(c.get_width() + PAD for c in row) for row in lines) + PAD
    sheet = pygame.Surface((width, sum(row[0].get_height() + PAD for row in lines) + PAD))
    sheet.fill(CLOTH)
    y = PAD
    for row in lines:
        x = PAD
        for card in row:
            sheet.blit(card, (x, y))
            x += card.get_width() + PAD
        y += row[0].get_height() + PAD
    return sheet


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", help="the PNG to write")
    parser.add_argument(
        "--set", choices=("deck", "large", "backs", "sight", "readme"), default="deck"
    )
    parser.add_argument("--height", type=int, default=276, help="of the large cards, px")
    args = parser.parse_args()
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    sheet = laid(args.set, args.height)
    if args.set == "readme":
        save_light(sheet, Path(args.out), README_BYTES)
        return
    pygame.image.save(sheet, args.out)


if __name__ == "__main__":
    main()
