"""The proof that a deal was fixed before anyone looked: promised with the hand, opened after it.

Knows the words of the record's ``commit=`` and ``nonce``. Must not know how they are checked in a
file (`judging`) or when they are written (`script`).
"""

from __future__ import annotations

import hashlib
from random import Random

from game.engine.cards import Card

NO_MUESTRA = "-"
_NONCE_BITS = 128


def nonce_for(seed: str, hand: int) -> str:
    """Return the secret word of a hand: from the seed, on a stream of its own, so that promising
    never shifts a deal and a match gone on with opens what it promised.

    >>> nonce_for("8f3c1d", 7) == nonce_for("8f3c1d", 7) != nonce_for("8f3c1d", 8)
    True
    """
    return f"{Random(f'{seed}/{hand}/nonce').getrandbits(_NONCE_BITS):032x}"


def commitment(nonce: str, deal: str, muestra: Card | None) -> str:
    """Return the promise of a deal, written as its ``deal`` line, and the card turned up.

    >>> commitment("4f1d", "deal a:7e6e4c b:1b5o2o", None)[:12]
    '8654215f1435'
    """
    shown = NO_MUESTRA if muestra is None else muestra
    return hashlib.sha256(f"{nonce} {deal} {shown}".encode()).hexdigest()
