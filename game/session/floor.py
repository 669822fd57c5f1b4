"""Whose word is awaited at a table: people go first, then the bots that are asked with them; who
keeps silent for now, and what partners have told each other.

Knows states and occupants. Must not know records or how anybody thinks.
"""

from __future__ import annotations

from random import Random

from game.ai.orders import Heard, advise, reply
from game.engine.actions import Order
from game.engine.observe import observe
from game.engine.play import legal_actions, to_act, why_not
from game.engine.seats import LETTERS, Seat
from game.engine.state import Phase, State, Step
from game.session.chairs import Chairs
from game.session.spoken import listen


class Floor:
    """Who has it, in one match."""

    def __init__(self, chairs: Chairs, heard: tuple[Heard, ...]) -> None:
        self._chairs = chairs
        self._silent: set[tuple[Seat, bool]] = set()
        """Who keeps silent for now, and whether it was among those asked."""
        self.heard = heard
        self._told: tuple[State, Order | None] | None = None
        """What a bot says to its partner at this state, worked out once; words change no state."""

    def asked(self, state: State) -> tuple[Seat, ...]:
        """Return who must act and does not leave it to the others."""
        return tuple(seat for seat in to_act(state) if (seat, True) not in self._silent)

    def person(self, state: State) -> Seat | None:
        """Return the person who is asked, if any."""
        seats = self._chairs.seats
        return next((seat for seat in self.asked(state) if seats[seat].is_human), None)

    def bot(self, state: State) -> Seat | None:
        """Return the bot that has something to decide, if any: no person being asked, the one who
        is, or one that may ask to see."""
        if self.person(state) is not None:
            return None
        for seat in self.asked(state):
            return seat
        if state.phase == Phase.CLAIM:
            for seat, spec in enumerate(self._chairs.seats):
                is_quiet = spec.is_human or (seat, False) in self._silent
                if not is_quiet and legal_actions(state, seat):
                    return seat
        return None

    def reply(self, state: State) -> Order | None:
        """Return what one of our bots answers to a partner's question, or says of its own accord
        to a person who plays on its side; None if nothing is to be said."""
        if self._told is None or self._told[0] is not state:
            self._told = (state, self._answer(state) or self._advice(state))
        return self._told[1]

    def _answer(self, state: State) -> Order | None:
        if not self.heard:
            return None
        for seat, spec in enumerate(self._chairs.seats):
            if not (spec.is_human or spec.is_outside):
                said = reply(observe(state, seat), self.heard)
                if said is not None and why_not(state, said) is None:
                    return said
        return None

    def _advice(self, state: State) -> Order | None:
        """Only a person is told what to play: bots among themselves need no words."""
        seats, turn = self._chairs.seats, state.turn
        if state.phase != Phase.PLAY or not seats[turn].is_human:
            return None
        for seat in state.seats:
            spec, is_mate = seats[seat], state.sides[seat] == state.sides[turn]
            if is_mate and seat not in state.gone and not (spec.is_human or spec.is_outside):
                rng = _chance(state, seat)
                said = advise(observe(state, seat), self.heard, rng)
                if said is not None and why_not(state, said) is None:
                    return said
        return None

    def hush(self, seat: Seat, was_asked: bool) -> None:
        """Note that a seat says nothing for now."""
        self._silent.add((seat, was_asked))

    def greet(self, seat: Seat) -> None:
        """Note that somebody new sits in a seat."""
        self._told = None
        self._silent -= {(seat, True), (seat, False)}

    def move(self, before: State, step: Step) -> None:
        """Go on to the next step: whoever kept silent is asked again."""
        self.heard = listen(step.events, self.heard, len(before.results))
        self._told = None
        if step.state.phase < Phase.CLAIM:
            self._silent.clear()


def _chance(state: State, seat: Seat) -> Random:
    """The chance by which a seat speaks up in this baza: the same after loading."""
    where = f"{state.hand}/{state.duel}/{len(state.results)}"
    return Random(f"{state.seed}/order/{LETTERS[seat]}/{where}")
