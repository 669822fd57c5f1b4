"""Where the signs stand on the numbered cards: the table of the deck, in card units.

Each sign is (x, y, turn in degrees, size), a club has the name of its tone as well. Size is the
diameter of a coin, the height of a cup, the length of a sword or a club; WIDTHS has their widths.
No sign's box touches a numeral's.
"""

from collections.abc import Sequence

from deck.cartouche import cartouche
from deck.clubs import club
from deck.coins import coin
from deck.cups import cup
from deck.pen import Pen
from deck.swords import sword
from deck.tones import GREEN, OCHRE, RED

Sign = tuple[float, float, float, float]
Club = tuple[float, float, float, float, str]

OROS: dict[int, Sequence[Sign]] = {
    2: [(310, 264, 0, 300), (310, 686, 0, 300)],
    3: [(206, 252, 0, 240), (414, 475, 0, 240), (206, 698, 0, 240)],
    4: [(182, 236, 0, 186), (438, 236, 0, 186), (182, 714, 0, 186), (438, 714, 0, 186)],
    5: [
        (178, 232, 0, 172),
        (442, 232, 0, 172),
        (310, 475, 0, 250),
        (178, 718, 0, 172),
        (442, 718, 0, 172),
    ],
    6: [(x, y, 0, 172) for y in (226, 475, 724) for x in (176, 444)],
    7: [(x, y, 0, 164) for y in (224, 475, 726) for x in (170, 450)] + [(310, 350, 0, 164)],
}

COPAS: dict[int, Sequence[Sign]] = {
    2: [(310, 258, 0, 300), (310, 698, 0, 300)],
    3: [(212, 262, 0, 240), (408, 478, 0, 240), (212, 694, 0, 240)],
    4: [(x, y, 0, 206) for y in (228, 722) for x in (211, 409)],
    5: [
        (196, 230, 0, 196),
        (424, 230, 0, 196),
        (310, 478, 0, 196),
        (196, 724, 0, 196),
        (424, 724, 0, 196),
    ],
    6: [(x, y, 0, 196) for y in (226, 478, 730) for x in (200, 420)],
    7: [(x, y, 0, 182) for y in (228, 478, 728) for x in (184, 436)] + [(310, 354, 0, 182)],
}

_ROWS = [(x, y, turn, 300) for y, turn in ((268, 0), (682, 180)) for x in (150, 310, 470)]
ESPADAS: dict[int, Sequence[Sign]] = {
    2: [(205, 475, 0, 690), (415, 475, 180, 690)],
    3: [(172, 475, 0, 680), (310, 475, 180, 680), (448, 475, 0, 680)],
    4: [(192, 302, -33, 310), (428, 302, 33, 310), (192, 648, 213, 310), (428, 648, 147, 310)],
    5: [
        (150, 268, 0, 306),
        (470, 268, 0, 306),
        (310, 475, 90, 330),
        (150, 682, 180, 306),
        (470, 682, 180, 306),
    ],
    6: _ROWS,
    7: [*_ROWS, (310, 475, 90, 300)],
}


def _sticks(top: float, bottom: float, length: float) -> list[Club]:
    """Two rows of three clubs, the middle one of each row turned against its neighbours."""
    return [
        (168, top + 4, 0, length, "red"),
        (310, top, 180, length, "green"),
        (452, top, 0, length, "red"),
        (168, bottom, 180, length, "green"),
        (310, bottom, 0, length, "red"),
        (452, bottom - 4, 180, length, "green"),
    ]


BASTOS: dict[int, list[Club]] = {
    2: [(206, 475, 0, 660, "green"), (414, 475, 180, 660, "red")],
    3: [(310, 475, 180, 660, "red"), (310, 475, 28, 640, "green"), (310, 475, -28, 640, "ochre")],
    4: [
        (206, 304, -34, 300, "green"),
        (414, 304, 34, 300, "red"),
        (206, 646, 214, 300, "red"),
        (414, 646, 146, 300, "green"),
    ],
    5: [
        (198, 272, 152, 266, "green"),
        (422, 272, 208, 266, "red"),
        (310, 475, -90, 330, "ochre"),
        (198, 678, 28, 266, "red"),
        (422, 678, -28, 266, "green"),
    ],
    6: _sticks(282, 668, 268),
    7: [*_sticks(272, 678, 254), (310, 475, -90, 320, "ochre")],
}

WIDTHS = {
    "espada": {2: 54, 3: 44, 4: 36, 5: 36, 6: 35, 7: 35},
    "basto": {2: 104, 3: 84, 4: 68, 5: 62, 6: 62, 7: 56},
}
TONES = {"green": GREEN, "red": RED, "ochre": OCHRE}


# How far the places of the signs move towards the middle (sideways, upwards) and the signs' size
Fit = tuple[float, float, float]


def pips(g: Pen, suit: str, n: int, fit: Fit = (1, 1, 1)) -> None:
    """Draw the `n` signs of a suit on the pen `g`; the four of copas gets its plate as well."""
    kx, ky, k = fit

    def place(x: float, y: float) -> tuple[float, float]:
        return 310 + (x - 310) * kx, 475 + (y - 475) * ky

    if suit == "oro":
        for x, y, _, size in OROS[n]:
            with g.at(*place(x, y)):
                coin(g, size * k)
    elif suit == "copa":
        for x, y, _, size in COPAS[n]:
            with g.at(*place(x, y)):
                cup(g, size * k)
        if n == 4:
            with g.at(310 * (1 - k), 475 * (1 - k), s=k):
                cartouche(g)
    elif suit == "espada":
        for x, y, turn, size in ESPADAS[n]:
            with g.at(*place(x, y), turn):
                sword(g, size * k, WIDTHS[suit][n] * k)
    else:
        for x, y, turn, size, tone in BASTOS[n]:
            with g.at(*place(x, y), turn):
                club(g, size * k, WIDTHS[suit][n] * k, TONES[tone])
