"""The large-index set for weak eyes: tall numerals with the sign and the initial of the suit.

The same figures and signs as the usual deck, drawn smaller and moved clear of the two corners.
"""

from collections.abc import Callable

from deck.canvas import H, W
from deck.clubs import club
from deck.coins import coin
from deck.cups import cup
from deck.frame import LARGE, numeral
from deck.lettering import line
from deck.pen import Pen
from deck.swords import sword
from deck.tones import GREEN, INK

INITIALS = {"oro": "O", "copa": "C", "espada": "E", "basto": "B"}
ART = 0.82
# Cards whose drawing would meet an index at that size, aces and courts as a whole
SMALLER = {"oro_01": 0.72, "copa_01": 0.78, "espada_01": 0.78, "basto_01": 0.76}
COURTS = {10: 0.76, 11: 0.69, 12: 0.76}
# Signs on numbered cards: how far their places move in sideways and upwards, and their size
FIT = (0.73, 0.95, ART)
FITS = {
    "oro_04": (0.68, 0.92, 0.78),
    "oro_05": (0.68, 0.92, 0.8),
    "oro_06": (0.7, 0.93, 0.8),
    "oro_07": (0.7, 0.93, 0.78),
    "copa_04": (0.78, 0.95, 0.8),
    "espada_02": (0.8, 0.95, ART),
    "espada_04": (0.72, 0.8, 0.72),
    "espada_06": (0.77, 0.95, 0.78),
    "espada_07": (0.77, 0.95, 0.78),
    "basto_02": (0.8, 0.95, ART),
    "basto_03": (1, 1, 0.76),
    "basto_04": (0.76, 0.82, 0.78),
    "basto_05": (0.74, 0.9, 0.8),
}
ICON = 90


def icon(g: Pen, suit: str) -> None:
    """The sign of a suit in a square of ICON units about the origin, in thinner lines."""
    usual, g.w = g.w, 3.4
    if suit == "oro":
        coin(g, ICON)
    elif suit == "copa":
        cup(g, ICON)
    elif suit == "espada":
        with g.at(0, 2, -38):
            sword(g, ICON * 1.16, 25, 27)
    else:
        with g.at(0, 0, -34):
            club(g, ICON * 0.98, 42, GREEN)
    g.w = usual


def indices(g: Pen, suit: str, n: int) -> None:
    """Numeral, sign and initial, one under the other, in both corners."""
    x, y, k = LARGE.x, LARGE.y, LARGE.cap / 86
    for ident, x0, y0, turn in (("indice_a", x, y, 0), ("indice_b", W - x, H - y, 180)):
        with g.group(ident), g.at(x0, y0, turn):
            with g.at(0, 0, s=k):
                numeral(g, n)
            with g.at(48, LARGE.cap + 62):
                icon(g, suit)
            with g.at(48, LARGE.cap + 158, s=0.9):
                line(g, INITIALS[suit], INK, 1.1)


def scaled(g: Pen, name: str, art: Callable[[Pen], None]) -> None:
    """An ace or a court as a whole, about the middle of the card."""
    s = SMALLER.get(name) or COURTS[int(name[-2:])]
    with g.at(W / 2 * (1 - s), H / 2 * (1 - s), s=s):
        art(g)
