"""What falta envido is worth: five readings of one word (C11 of the rulings).

Knows scores, target and halves only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.engine.rules import Rules
from game.engine.seats import Side


@cache
def falta_worth(rules: Rules, score: tuple[int, ...], winner: Side, sung: int | None) -> int:
    """Return the points of an accepted falta envido if ``winner`` takes it.

    ``score`` is that at the moment it is accepted; ``sung`` what had been called before the
    falta, None when it was called outright.

    Tables with a fixed worth (destantado, pica-pica) do not ask here.

    >>> falta_worth(Rules(), (22, 9), 1, None)
    8
    >>> falta_worth(Rules(falta="hasta-buenas"), (10, 4), 0, None)
    5
    """
    return _READINGS[rules.falta](rules, score, winner, sung)


def _al_puntero(rules: Rules, score: tuple[int, ...], winner: Side, sung: int | None) -> int:
    return rules.target - max(score)


def _hasta_buenas(rules: Rules, score: tuple[int, ...], winner: Side, sung: int | None) -> int:
    line = rules.half if rules.half and max(score) < rules.half else rules.target
    return line - max(score)


def _partido_en_malas(rules: Rules, score: tuple[int, ...], winner: Side, sung: int | None) -> int:
    if rules.half and max(score) < rules.half:
        return rules.target - score[winner]
    return rules.target - max(score)


def _doble_falta(rules: Rules, score: tuple[int, ...], winner: Side, sung: int | None) -> int:
    if not rules.half:
        return _al_puntero(rules, score, winner, sung)
    if max(score) < rules.half:
        return rules.half - max(score)
    line = rules.half if score[winner] < rules.half else rules.target
    return line - score[winner]


def _segun_perdedor(rules: Rules, score: tuple[int, ...], winner: Side, sung: int | None) -> int:
    half = rules.half
    if not half:
        return _al_puntero(rules, score, winner, sung)
    own, other = score[winner], score[1 - winner]
    if own >= half:
        return rules.target - other if other >= half else sung or 1
    if other >= half:
        return other - own
    return max(other - own + 1, sung or 1)


_READINGS: dict[str, Callable[[Rules, tuple[int, ...], Side, int | None], int]] = {
    "al-puntero": _al_puntero,
    "hasta-buenas": _hasta_buenas,
    "partido-en-malas": _partido_en_malas,
    "doble-falta": _doble_falta,
    "segun-perdedor": _segun_perdedor,
}
