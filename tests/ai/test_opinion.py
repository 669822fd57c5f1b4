"""What bots tell the person they play with: honest, and only from their own cards."""

from dataclasses import replace

import pytest

from game.ai.opinion import Opinion, Stance, Topic, on_call, on_hand
from game.engine.cards import DECK, parse_hand
from game.engine.observe import observe
from game.engine.play import legal_actions
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.state import State

FOUR = """truco 1
rules players=4 {}
seat a human
seat b human
seat c human
seat d human
hand 1 mano=a
deal a:{} b:{} c:{} d:{}
{}"""


def place(c: str, tokens: str, rules: str = "") -> State:
    """Return a table of four at which c, a's partner, holds these cards."""
    held = parse_hand(c)
    others = [str(card) for card in DECK if card not in held]
    rest = ["".join(others[n : n + 3]) for n in (0, 3, 6)]
    played = replay(parse(FOUR.format(rules, rest[0], rest[1], c, rest[2], tokens)))
    assert played.state is not None
    return played.state


ANSWERS = [
    ("5e6e1c", "bE", Topic.ENVIDO, Stance.RAISE, 31),
    ("7c2c1b", "bE", Topic.ENVIDO, Stance.YES, 29),
    ("12e4c5b", "bE", Topic.ENVIDO, Stance.NO, 5),
    ("1e1b11c", "bT", Topic.TRUCO, Stance.RAISE, None),
    ("1e2b11c", "bT", Topic.TRUCO, Stance.YES, None),
    ("2e2b11c", "bT", Topic.TRUCO, Stance.MAYBE, None),
    ("2e6b11c", "bT", Topic.TRUCO, Stance.NO, None),
    ("4e6b11c", "bT", Topic.TRUCO, Stance.NOTHING, None),
]


@pytest.mark.parametrize(("c", "call", "topic", "stance", "tanto"), ANSWERS)
def test_what_it_would_answer(
    c: str, call: str, topic: Topic, stance: Stance, tanto: int | None
) -> None:
    first = place(c, "")
    lead = str(first.hands[0][0])  # type: ignore[index]
    state = place(c, f"a{lead} {call}")
    opinion = on_call(observe(state, 2), legal_actions(state, 2))
    assert opinion is not None
    assert opinion[:3] == (topic, stance, tanto)


def test_an_envido_goes_first() -> None:
    lead = str(place("7c2c1b", "").hands[0][0])  # type: ignore[index]
    state = place("7c2c1b", f"a{lead} bT")
    opinion = on_call(observe(state, 2), legal_actions(state, 2))
    assert opinion == Opinion(Topic.ENVIDO, Stance.RAISE, 29, first=True)


def test_what_it_says_of_its_cards_when_asked() -> None:
    seen = observe(place("7c2c1b", ""), 2)
    assert [each[:3] for each in on_hand(seen, True)] == [
        (Topic.ENVIDO, Stance.YES, 29),
        (Topic.TRUCO, Stance.YES, None),
    ]
    assert [each.topic for each in on_hand(seen, False)] == [Topic.TRUCO]
    flor = observe(place("7c2c1c", "", "flor=si flor-canta=libre"), 2)
    assert on_hand(flor, True) == (Opinion(Topic.FLOR, Stance.YES),)


def test_who_has_left_or_is_not_asked_says_nothing() -> None:
    state = place("7c2c1b", "")
    assert on_call(observe(state, 2), legal_actions(state, 2)) is None
    assert on_hand(observe(state._replace(gone=(2,)), 2), True) == ()


def test_other_hands_make_no_difference() -> None:
    """The same cards of c, all others dealt otherwise: the same opinion."""
    state = place("7c2c1b", "")
    hands = state.hands
    other = state._replace(
        hands=(hands[3], hands[0], hands[2], hands[1]),
        held=(hands[3], hands[0], hands[2], hands[1]),
    )
    assert state.hands != other.hands
    ask = {"to_act": (0, 2)}
    one, two = observe(state, 2), observe(other, 2)
    assert on_hand(one, True) == on_hand(two, True)
    assert replace(one, **ask) == replace(two, **ask)
