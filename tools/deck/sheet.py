"""A contact sheet of the committed cards: `python tools/deck/sheet.py OUT.png [--height N]`.

The whole deck on the green of the cloth, then the same at 92 px in colour, in grey and as plain
outlines, which is how one judges whether cards can be told apart in the hand.
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

import pygame

from deck.build import CARDS, CARDS_DIR

CLOTH = (31, 90, 60)
PAD = 8
SMALL = 92


def load(name: str, height: int) -> pygame.Surface:
    """A card rasterised at exactly this height."""
    size = (round(height * 620 / 950), height)
    return pygame.image.load_sized_svg(str(CARDS_DIR / f"{name}.svg"), size)


def outline(card: pygame.Surface) -> pygame.Surface:
    """Everything that is not paper, in black."""
    mask = pygame.mask.from_threshold(card, (251, 248, 239), (46, 43, 34, 255))
    mask.invert()
    return mask.to_surface(setcolor=(30, 26, 22, 255), unsetcolor=(251, 248, 239, 255))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", help="the PNG to write")
    parser.add_argument("--height", type=int, default=276, help="of the large cards, px")
    args = parser.parse_args()
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    large = [load(name, args.height) for name in CARDS]
    small = [load(name, SMALL) for name in CARDS]
    rows = [large[i : i + 10] for i in range(0, len(large), 10)]
    for kind in (small, [pygame.transform.grayscale(c) for c in small], map(outline, small)):
        cards = list(kind)
        rows += [cards[:20], cards[20:]]
    width = max(sum(c.get_width() + PAD for c in row) for row in rows) + PAD
    height = sum(row[0].get_height() + PAD for row in rows) + PAD
    sheet = pygame.Surface((width, height))
    sheet.fill(CLOTH)
    y = PAD
    for row in rows:
        x = PAD
        for card in row:
            sheet.blit(card, (x, y))
            x += card.get_width() + PAD
        y += row[0].get_height() + PAD
    pygame.image.save(sheet, args.out)


if __name__ == "__main__":
    main()
