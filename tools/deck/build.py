"""Draw every card of the deck: `python tools/deck/build.py [--check] [CARD ...]`.

Writes assets/cards/SUIT_NN.svg, the backs dorso_1.svg to dorso_3.svg and the large-index set in
assets/cards/grande, byte for byte the same every time. With --check nothing is written; the names
of cards that differ are printed and the exit status is 1.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tools"))

from deck import large
from deck.ace_bastos import uno_bastos
from deck.ace_copas import uno_copas
from deck.ace_espadas import uno_espadas
from deck.ace_oros import uno_oros
from deck.back import SKINS, dorso
from deck.caballo import caballo
from deck.cast import KINGS, PAGES, RIDERS
from deck.frame import LARGE, frame, indices
from deck.layouts import pips
from deck.pen import Pen
from deck.rey import rey
from deck.sota import sota

CARDS_DIR = ROOT / "assets" / "cards"
SUITS = ("oro", "copa", "espada", "basto")
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
FACES = tuple(f"{suit}_{n:02d}" for suit in SUITS for n in NUMBERS)
BACKS = tuple(f"dorso_{i}" for i in SKINS)
LARGE_INDEX = tuple(f"grande/{name}" for name in FACES)
CARDS = (*FACES, *BACKS, *LARGE_INDEX)
ACES = {"oro": uno_oros, "copa": uno_copas, "espada": uno_espadas, "basto": uno_bastos}


def figure(g: Pen, suit: str, n: int) -> None:
    """Draw an ace or a court, where the usual deck has it."""
    if n == 1:
        ACES[suit](g)
    elif n == 10:
        sota(g, PAGES[suit])
    elif n == 11:
        caballo(g, RIDERS[suit])
    else:
        rey(g, KINGS[suit])


def draw(name: str) -> str:
    """The SVG text of a card, by its file name under assets/cards without the ending."""
    g = Pen()
    if name in BACKS:
        dorso(g, int(name[-1]))
        return g.svg()
    big = name in LARGE_INDEX
    face = name.removeprefix("grande/")
    suit, number = face.split("_")
    n = int(number)
    numbered = 1 < n < 10
    if not big:
        frame(g, suit)
        with g.group("arte"):
            (pips if numbered else figure)(g, suit, n)
        indices(g, n)
        return g.svg()
    frame(g, suit, LARGE)
    with g.group("arte"):
        if numbered:
            pips(g, suit, n, large.FITS.get(face, large.FIT))
        else:
            large.scaled(g, face, lambda pen: figure(pen, suit, n))
    large.indices(g, suit, n)
    return g.svg()


def main() -> int:
    """Run the command line; the exit status is 1 when --check finds a difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("cards", nargs="*", metavar="CARD", help="only these, such as oro_07")
    args = parser.parse_args()
    unknown = [name for name in args.cards if name not in CARDS]
    if unknown:
        parser.error(f"no such card: {', '.join(unknown)}")
    stale = []
    for name in args.cards or CARDS:
        path = CARDS_DIR / f"{name}.svg"
        path.parent.mkdir(exist_ok=True)
        data = draw(name).encode("ascii")
        if not path.exists() or path.read_bytes() != data:
            stale.append(name)
            if not args.check:
                path.write_bytes(data)
    if args.check:
        for name in stale:
            print(f"{name}: differs from what the tool draws")
        return 1 if stale else 0
    print(f"{len(stale)} of {len(args.cards or CARDS)} cards changed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
