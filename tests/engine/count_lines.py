"""How many lines of play there are from fixed deals, at each depth (perft).

A line is a sequence of actions from the deal; its length is the depth. The counts are kept in
`perft/`, one file a table; `python -m tests.engine.count_lines --write` counts them anew, after
a change of rules that is meant. Two slower ways of counting stand beside the quick one: trying
everything there is, and asking the second account of the rules.
"""

import argparse
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeVar

from game.engine.cards import CARDS, parse_hand
from game.engine.dealing import pie_for
from game.engine.play import apply, legal_actions, start_hand
from game.engine.reasons import Illegal
from game.engine.rules import read_rules, write_rules
from game.engine.seats import LETTERS, seat_of
from game.engine.state import State
from tests.engine.laws import every_action
from tests.engine.second_opinion import Hand

Where = TypeVar("Where")
FOLDER = Path(__file__).parent / "perft"


def _count(
    start: Where, depth: int, following: Callable[[Where, bool], tuple[int, list[Where]]]
) -> list[int]:
    """Return the number of lines of length 1, 2, … ``depth``; ``following`` counts what may be
    done and, but at the last depth, returns where it leads."""
    counts: list[int] = []
    places = [start]
    for level in range(depth):
        last, count, found = level == depth - 1, 0, []
        for place in places:
            more, there = following(place, last)
            count += more
            found += there
        counts.append(count)
        places = found
    return counts


def lines(state: State, depth: int) -> list[int]:
    """Return the number of lines of each length by the menus of the engine."""

    def following(before: State, last: bool) -> tuple[int, list[State]]:
        menus = [
            action for seat in range(before.rules.players) for action in legal_actions(before, seat)
        ]
        return len(menus), [] if last else [apply(before, action).state for action in menus]

    return _count(state, depth, following)


def lines_by_trying(state: State, depth: int) -> list[int]:
    """Return the same by trying every action there is, whatever the menus say."""

    def following(before: State, last: bool) -> tuple[int, list[State]]:
        there = []
        for action in every_action(before.rules.players):
            try:
                there.append(apply(before, action).state)
            except Illegal:
                continue
        return len(there), there

    return _count(state, depth, following)


def lines_by_the_second_opinion(rules: str, case: dict[str, Any], depth: int) -> list[int]:
    """Return the same for a table of two by the account of the rules that shares nothing with
    the engine; a free declaration counts as every number."""
    options = write_rules(read_rules(dict(word.split("=", 1) for word in rules.split())))
    hands = [
        [str(card) for card in parse_hand(word.partition(":")[2])] for word in case["deal"].split()
    ]
    score = [int(points) for points in case["score"].split("-")]

    def following(before: Hand, last: bool) -> tuple[int, list[Hand]]:
        there = []
        menus = [(seat, token) for seat in (0, 1) for token in before.legal(seat)]
        for seat, token in [] if last else menus:
            after = deepcopy(before)
            after.write(seat, token)
            there.append(after)
        return len(menus), there

    return _count(Hand(options, hands, seat_of(case["mano"]), score), depth, following)


def start(rules: str, case: dict[str, Any]) -> State:
    """Return the state from which a case is counted."""
    table = read_rules(dict(word.split("=", 1) for word in rules.split()))
    score = tuple(int(points) for points in case["score"].split("-"))
    hands = tuple(parse_hand(word.partition(":")[2]) for word in case["deal"].split())
    mano = LETTERS.index(case["mano"])
    pie = seat_of(case["pie"]) if "pie" in case else pie_for(table, mano, None)
    return start_hand(
        table,
        "",
        1,
        mano,
        score,
        tuple(0 for _ in score),
        hands=hands,
        muestra=CARDS[case["muestra"]] if "muestra" in case else None,
        pie=pie,
        pica=case.get("format") == "pica",
    ).state


def golden() -> list[Path]:
    """Return the files of counts."""
    return sorted(FOLDER.glob("*.json"))


def main() -> None:
    """Print every count, or write it into its file."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--write", action="store_true", help="keep the counts")
    write = parser.parse_args().write
    for path in golden():
        table = json.loads(path.read_text(encoding="utf-8"))
        for case in table["cases"]:
            case["lines"] = lines(start(table["rules"], case), len(case["lines"]))
            print(path.stem, case["deal"], *case["lines"])
        if write:
            cases = ",\n".join(f"    {json.dumps(case)}" for case in table["cases"])
            text = f'{{\n  "rules": {json.dumps(table["rules"])},\n  "cases": [\n{cases}\n  ]\n}}\n'
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
