"""Matches for the tests of the session: a person or a bot against the rule player."""

from random import Random

from game.engine.actions import Action
from game.engine.rules import read_rules
from game.session.match import Match
from game.session.seats import read_seat
from game.session.thinker import Thinker


class Paper:
    """A writer that remembers each piece it was given."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.is_closed = False

    def append(self, text: str) -> None:
        """Take a piece, which must end in a blank as the store's writer demands."""
        assert text[-1:] in (" ", "\n")
        self.pieces.append(text)

    def close(self) -> None:
        """Note that no more is to come."""
        self.is_closed = True

    def text(self) -> str:
        """Return all of it."""
        return "".join(self.pieces)


def new(
    rules: str = "",
    a: str = "human",
    b: str = "bot:rule",
    seed: str = "s",
    paper: Paper | None = None,
    thinker: Thinker | None = None,
    mano: int | None = None,
) -> Match:
    """Begin a match."""
    table = read_rules(dict(word.split("=") for word in rules.split()))
    seats = (read_seat(a, "Ana" if a == "human" else ""), read_seat(b))
    return Match.new(table, seats, seed, paper, thinker, mano=mano)


def play_bots(match: Match) -> None:
    """Let the bots do all they have to."""
    while match.poll():
        pass


def person(match: Match, rng: Random) -> Action | None:
    """Return what a careless person does: anything, never to the mazo unless alone."""
    seat = match.human_to_act
    return None if seat is None else rng.choice(match.legal(seat))


def play_out(match: Match, rng: Random, moves: int = 10_000) -> None:
    """Play on for so many moves of the person, or to the end of the match."""
    while not match.over and moves:
        play_bots(match)
        action = person(match, rng)
        if action is not None:
            match.submit(action)
            moves -= 1
        elif match.hand_over and not match.over:
            match.next_hand()
