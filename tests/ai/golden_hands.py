"""Reads the hands that the trainer wrote; `tools/trainer/README.md` says how to make them again."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.engine.actions import Action, Call, Play, Say
from game.engine.cards import DECK, Card, parse_hand
from game.engine.play import start_hand
from game.engine.ranking import STRENGTH
from game.engine.rules import Rules, read_rules
from game.engine.state import State

FOLDER = Path(__file__).parent / "golden"
RULES = Rules()
WITH_FLOR = read_rules({"flor": "si"})
_BITS = {
    Call.TRUCO: 3,
    Call.RETRUCO: 3,
    Call.VALE_CUATRO: 3,
    Call.ENVIDO: 4,
    Call.REAL_ENVIDO: 5,
    Call.FALTA_ENVIDO: 6,
    Call.QUIERO: 7,
    Call.NO_QUIERO: 8,
    Call.FOLD: 9,
}


class GoldenHand(NamedTuple):
    """One line: the mano's view is seat ``mano``; ``steps`` are token and menu."""

    number: int
    mano: int
    score: tuple[int, int]
    hands: tuple[tuple[Card, ...], ...]
    steps: list[tuple[str, int]]
    points: tuple[int, int]
    rules: Rules

    def seat(self, token: str) -> int:
        """Return who says a token: the trainer's «a» is the mano."""
        return "ab".index(token[0]) ^ self.mano

    def start(self) -> State:
        """Return the hand as dealt."""
        deal = start_hand(self.rules, "golden", 1, self.mano, self.score, (0, 0), hands=self.hands)
        return deal.state

    def bit(self, action: Action) -> int:
        """Return the trainer's number of an action; cards by their place, weakest first."""
        if isinstance(action, Say):
            return _BITS[action.call]
        assert isinstance(action, Play)
        assert action.card is not None
        hand = sorted(self.hands[action.seat], key=lambda c: (STRENGTH[c], DECK.index(c)))
        return hand.index(action.card)


def golden_hands(flor: bool = False) -> Iterator[GoldenHand]:
    """Yield every hand; every other one has seat b as the mano. With ``flor`` one side has one."""
    with gzip.open(FOLDER / ("flor_hands.txt.gz" if flor else "hands.txt.gz"), "rt") as lines:
        for number, line in enumerate(lines):
            first, second, hand_a, hand_b, *steps, points_a, points_b = line.split()
            pairs = (step.split("/") for step in steps)
            mano = number % 2
            way = slice(None, None, -1 if mano else 1)
            yield GoldenHand(
                number,
                mano,
                (int(first), int(second))[way],
                (parse_hand(hand_a), parse_hand(hand_b))[way],
                [(token, int(menu, 16)) for token, menu in pairs],
                (int(points_a), int(points_b))[way],
                WITH_FLOR if flor else RULES,
            )


def golden_keys(flor: bool = False) -> list[list[tuple[int, list[int]] | None]]:
    """Return for the first hands each decision's key and moves, None where there is no choice."""
    found: list[list[tuple[int, list[int]] | None]] = []
    with gzip.open(FOLDER / ("flor_keys.txt.gz" if flor else "keys.txt.gz"), "rt") as lines:
        for line in lines:
            row: list[tuple[int, list[int]] | None] = []
            for word in line.split():
                key, _, moves = word.partition(":")
                row.append(None if word == "-" else (int(key, 16), [int(m, 16) for m in moves]))
            found.append(row)
    return found
