"""Positions for the rivals' tests: a deal, what was said before, what the next one does."""

from random import Random

from game.ai import rule
from game.engine.actions import parse_action, text
from game.engine.cards import parse_hand
from game.engine.observe import observe
from game.engine.play import apply, legal_actions, start_hand, to_act
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.engine.seats import LETTERS
from game.engine.state import State


class NoLuck(Random):
    """A chance that never grants what it is asked for: habits without bluffs or omissions."""

    def __init__(self, value: float = 0.5) -> None:
        super().__init__(0)
        self._value = value

    def random(self) -> float:
        """Return the same number every time."""
        return self._value


def table(
    a: str,
    b: str,
    tokens: str = "",
    rules: str = "",
    score: tuple[int, int] = (0, 0),
    mano: int = 0,
) -> State:
    """Return the state of a hand of two after these tokens."""
    pairs = dict(word.split("=") for word in rules.split())
    hands = (parse_hand(a), parse_hand(b))
    state = start_hand(read_rules(pairs), "s", 1, mano, score, (0, 0), hands=hands).state
    for token in tokens.split():
        state = apply(state, parse_action(token)).state
    return state


def answers(state: State, luck: float = 0.5) -> str:
    """Return the token of the rule player whose turn it is."""
    seat = to_act(state)[0]
    action = rule.choose(observe(state, seat), legal_actions(state, seat), NoLuck(luck))
    assert action is not None
    return text(action)


def seated(rules: str, deal: str, tokens: str = "", hand: str = "mano=a") -> State:
    """Return the state of any table after these tokens; ``hand`` are the keys of its line."""
    table_rules = read_rules(dict(word.split("=") for word in rules.split()))
    seats = "".join(f"seat {letter} human\n" for letter in LETTERS[: table_rules.players])
    text = f"truco 1\nrules {rules}\n{seats}hand 1 {hand}\ndeal {deal}\n{tokens}"
    played = replay(parse(text)).state
    assert played is not None
    return played
