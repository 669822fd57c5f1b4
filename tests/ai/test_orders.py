"""What bots make of their partners' words."""

import pytest

from game.ai import rule
from game.ai.orders import Heard, heed, reply
from game.engine.actions import parse_action, text, token
from game.engine.events import Ordered
from game.engine.observe import observe
from game.engine.play import legal_actions, to_act
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.state import State
from game.session.spoken import heard_by, listen
from tests.ai.tables import NoLuck

FOUR = """truco 1
rules players=4 {}
seat a human
seat b human
seat c human
seat d human
hand 1 mano=a
deal a:{} b:4o5o3o c:{} d:4c5c6c
{}"""


def place(a: str, c: str, tokens: str, rules: str = "") -> tuple[State, tuple[Heard, ...]]:
    """Return a table of four after these tokens, and what partners have told each other."""
    played = replay(parse(FOUR.format(rules, a, c, tokens)))
    assert played.state is not None
    return played.state, listen(played.hands[-1].events)


def plays(c: str, tokens: str) -> str:
    """Return the token of the rule player who must act and heeds what it heard; a has low cards."""
    state, heard = place("4e5e12e", c, tokens)
    seat = to_act(state)[0]
    seen = observe(state, seat)
    legal = heed(seen, legal_actions(state, seat), heard_by(seat, heard))
    action = rule.choose(seen, legal, NoLuck())
    assert action in legal
    assert action is not None
    return text(action)


CARDS = [
    # c plays after its partner a and one rival: without a word, then told
    ("4b11c1e", "a4e b4o", "c11c"),
    ("4b11c1e", "a4e b4o a@veni", "c4b"),
    ("4b11c1e", "a4e b4o a@pone", "c1e"),
    ("4b11c1e", "a4e b4o a@mata", "c11c"),
    # nothing beats the rival, or the partner has killed already: the lowest
    ("4b11c12c", "a4e b3o a@mata", "c4b"),
    ("4b11c1e", "a12e b4o a@mata", "c4b"),
    # the last word counts, and none of a rival's or of one's own
    ("4b11c1e", "a4e b4o a@pone a@veni", "c4b"),
    ("4b11c1e", "a4e b4o a@veni b@pone c@pone", "c4b"),
    # a card is asked for in its own baza
    ("4b11c1e", "a4e b4o a@pone c1e d4c", "c4b"),
]


@pytest.mark.parametrize(("c", "tokens", "expected"), CARDS)
def test_cards(c: str, tokens: str, expected: str) -> None:
    assert plays(c, tokens) == expected


def test_callado_keeps_the_whole_hand_without_calls() -> None:
    assert plays("1b1e11c", "a4e b4o") == "cT"
    assert plays("1b1e11c", "a@callado a4e b4o") == "c11c"
    assert plays("7b3b1e", "a4e b4o c7b d4c") == "cT"
    assert plays("7b3b1e", "a@callado a4e b4o c7b d4c") == "c3b"


def test_callado_forbids_to_raise_but_not_to_answer() -> None:
    state, heard = place("1b1e11c", "4e5e6e", "c@callado a11c bT")
    menu = legal_actions(state, 0)
    left = heed(observe(state, 0), menu, heard_by(0, heard))
    assert {token(act) for act in menu} - {token(act) for act in left} == {"R"}
    assert {token(act) for act in left} == {"Q", "N", "M"}


def test_singing_a_flor_stays_a_duty() -> None:
    state, heard = place("7e6e4e", "4b5b6b", "c@callado", "flor=si flor-canta=libre")
    left = heed(observe(state, 0), legal_actions(state, 0), heard_by(0, heard))
    assert parse_action("aF") in left
    assert parse_action("aE") not in left


PIE = [
    ("4e5e6e", "7b11c1e", "a@hay-pie", "c@pie"),
    ("4e5e6e", "7b11c2e", "a@hay-pie", "c@no-pie"),
    ("4e5e6e", "7b11c3e", "a4e b4o a@hay-pie", "c@pie"),
    ("1e5e6e", "7b11c2e", "c@hay-pie", "a@pie"),
]


@pytest.mark.parametrize(("a", "c", "tokens", "expected"), PIE)
def test_the_pie_says_whether_there_is_one(a: str, c: str, tokens: str, expected: str) -> None:
    state, heard = place(a, c, tokens)
    replies = [reply(observe(state, seat), heard) for seat in range(4)]
    said = [text(each) for each in replies if each is not None]
    assert said == [expected]


@pytest.mark.parametrize("tokens", ["", "a@hay-pie c@pie", "a@veni", "b@hay-pie d@no-pie"])
def test_who_was_not_asked_says_nothing(tokens: str) -> None:
    state, heard = place("4e5e6e", "7b11c1e", tokens)
    assert all(reply(observe(state, seat), heard) is None for seat in range(4))


def test_of_three_partners_the_last_to_play_answers() -> None:
    text_of_six = (
        "truco 1\nrules players=6\n"
        + "".join(f"seat {letter} human\n" for letter in "abcdef")
        + "hand 1 mano=b\ndeal a:4e5e6e b:4o5o6o c:4c5c6c d:4b5b6b e:1e1b7e f:7o3e3o\na@hay-pie"
    )
    played = replay(parse(text_of_six))
    assert played.state is not None
    heard = listen(played.hands[-1].events)
    said = [reply(observe(played.state, seat), heard) for seat in range(6)]
    assert [text(each) for each in said if each is not None] == ["e@pie"]


def test_a_duel_begins_without_old_words() -> None:
    assert listen((), (Heard(0, Ordered(0, "veni")),)) == (Heard(0, Ordered(0, "veni")),)
