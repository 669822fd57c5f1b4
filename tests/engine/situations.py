"""Situations as records: how tests write a hand, play it, and read what came of it.

Deals that a situation needs (a tanto, a flor) are looked up here, so that tests name what they
are about and not cards.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from game.engine.cards import DECK, Card
from game.engine.ranking import envido_points, flor_points, is_flor
from game.engine.record import BadRecord, parse
from game.engine.replay import Replayed, replay
from game.engine.rules import read_rules
from game.engine.seats import LETTERS
from game.engine.summary import summary

Json = dict[str, Any]
Hand = tuple[Card, ...]
PLAIN_DEAL = "a:7e6e4c b:1b5o2o"
"""Tantos 33 and 27; b has the stronger cards."""

_VECTORS = Path(__file__).parent / "vectors"
_ALL_HANDS = tuple(combinations(DECK, 3))


def vectors(name: str) -> Any:
    """Return the data of one table of the game."""
    return json.loads((_VECTORS / f"{name}.json").read_text(encoding="utf-8"))


def record(
    tokens: str,
    rules: str = "",
    deal: str = PLAIN_DEAL,
    score: str = "0-0",
    mano: str = "a",
    tail: str = "",
) -> str:
    """Return the text of a match of two that consists of one hand."""
    return (
        f"truco 1\nrules players=2 {rules}\nseat a human Ana\nseat b human Beto\n"
        f"hand 1 mano={mano} score={score}\ndeal {deal}\n{tokens}\n{tail}\n"
    )


def table(
    tokens: str, rules: str, deal: str, hand: str = "mano=a", tail: str = "", number: int = 1
) -> str:
    """Return the text of a match at any table that consists of one hand; ``hand`` are the keys of
    its line."""
    players = read_rules(dict(word.split("=") for word in rules.split())).players
    seats = "".join(f"seat {letter} human\n" for letter in LETTERS[:players])
    return f"truco 1\nrules {rules}\n{seats}hand {number} {hand}\ndeal {deal}\n{tokens}\n{tail}\n"


def match(text: str) -> Replayed:
    """Return a record as played."""
    return replay(parse(text))


def outcome(text: str) -> Json:
    """Return the summary of a record."""
    return summary(match(text))


def refusal(text: str) -> BadRecord:
    """Return why a record is refused; fails when it is not."""
    try:
        match(text)
    except BadRecord as bad:
        return bad
    raise AssertionError(f"accepted:\n{text}")


def last_hand(told: Json) -> Json:
    """Return the last hand of a summary."""
    hand: Json = told["hands"][-1]
    return hand


def points(told: Json, *whys: str) -> list[int]:
    """Return what each side scored in the last hand, counting only these reasons (none: all)."""
    sides = [0, 0]
    for line in last_hand(told)["why"]:
        if not whys or line["why"] in whys:
            sides["AB".index(line["to"])] += line["points"]
    return sides


def hand_of(tanto: int, without: Iterable[Card] = ()) -> Hand:
    """Return a hand without flor that has this tanto and none of these cards."""
    return _disjoint([_with_tanto(tanto)], frozenset(without))[0]


def flor_of(value: int, without: Iterable[Card] = ()) -> Hand:
    """Return a flor of this value without these cards."""
    used = set(without)
    for hand in _ALL_HANDS:
        if is_flor(hand) and flor_points(hand) == value and used.isdisjoint(hand):
            return hand
    raise LookupError(value)


def deal_of_tantos(a: int, b: int) -> str:
    """Return a deal in which the two seats have these tantos and no flor."""
    first = hand_of(a)
    return deal(first, hand_of(b, first))


def deal_of_flores(a: int | None, b: int | None) -> str:
    """Return a deal in which the two seats have these flores (None: no flor)."""
    first = hand_of(4) if a is None else flor_of(a)
    return deal(first, hand_of(4, first) if b is None else flor_of(b, first))


def deal(*hands: Iterable[Card]) -> str:
    """Return the text of a deal."""
    told = zip(LETTERS, hands, strict=False)
    return " ".join(f"{seat}:{''.join(map(str, cards))}" for seat, cards in told)


def deal_by_seat(hands: Mapping[str, Iterable[Card]]) -> str:
    """Return the text of a deal, whatever the order in which seats are given."""
    return deal(*(hands[seat] for seat in sorted(hands)))


def hands_of_tantos(tantos: Sequence[int], without: Iterable[Card] = ()) -> list[Hand]:
    """Return hands without flor that have these tantos and none of these cards, from one deck;
    LookupError if there are none."""
    # the rarest tanto first: a search that begins with it hardly ever turns back
    order = sorted(range(len(tantos)), key=lambda at: len(_with_tanto(tantos[at])))
    found = _disjoint([_with_tanto(tantos[at]) for at in order], frozenset(without))
    return [found[order.index(at)] for at in range(len(tantos))]


@cache
def _with_tanto(tanto: int) -> tuple[Hand, ...]:
    return tuple(hand for hand in _ALL_HANDS if envido_points(hand) == tanto and not is_flor(hand))


def _disjoint(choices: list[tuple[Hand, ...]], used: frozenset[Card]) -> list[Hand]:
    if not choices:
        return []
    for hand in choices[0]:
        if used.isdisjoint(hand):
            try:
                return [hand, *_disjoint(choices[1:], used.union(hand))]
            except LookupError:
                continue
    raise LookupError(choices)


def other(seat: str) -> str:
    """Return the rival's letter.

    >>> other("a")
    'b'
    """
    return "b" if seat == "a" else "a"
