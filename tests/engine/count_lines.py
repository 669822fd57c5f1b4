"""How many lines of play there are from fixed deals, at each depth (perft).

A line is a sequence of actions from the deal; its length is the depth. The counts are kept in
`perft/`, one file a table; `python -m tests.engine.count_lines --write` counts them anew, after
a change of rules that is meant.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from game.engine.cards import parse_hand
from game.engine.play import apply, legal_actions, start_hand
from game.engine.rules import read_rules
from game.engine.state import State

FOLDER = Path(__file__).parent / "perft"


def lines(state: State, depth: int) -> list[int]:
    """Return the number of lines of length 1, 2, … ``depth`` from a state."""
    counts: list[int] = []
    states = [state]
    for level in range(depth):
        last = level == depth - 1
        following: list[State] = []
        count = 0
        for before in states:
            for seat in range(before.rules.players):
                menu = legal_actions(before, seat)
                count += len(menu)
                if not last:
                    following.extend(apply(before, action).state for action in menu)
        counts.append(count)
        states = following
    return counts


def start(rules: str, case: dict[str, Any]) -> State:
    """Return the state from which a case is counted."""
    pairs = dict(word.split("=", 1) for word in rules.split())
    score = tuple(int(points) for points in case["score"].split("-"))
    hands = tuple(parse_hand(word.partition(":")[2]) for word in case["deal"].split())
    mano = "abcdef".index(case["mano"])
    opening = tuple(0 for _ in score)
    return start_hand(read_rules(pairs), "", 1, mano, score, opening, hands=hands).state


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
