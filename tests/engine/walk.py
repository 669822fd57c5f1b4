"""Matches played at random, step by step, and the record of what was done.

Deals and starting scores are drawn so that flores meet and chicos end far more often than at a
real table. Knows the doors of the engine, as a table of people would use them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import NamedTuple

from game.engine.actions import Action, Call, Declare, Play, Say
from game.engine.actions import text as written
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card
from game.engine.events import Event, HandStarted
from game.engine.play import apply, close_hand, legal_actions, new_hand, start_hand, to_act
from game.engine.ranking import envido_points, is_flor
from game.engine.rules import Rules
from game.engine.state import Phase, State
from game.engine.transcript import SeatLine, write_hand, write_header, write_score

Hands = tuple[tuple[Card, ...], ...]
SEATS = (SeatLine(0, "human", "Ana"), SeatLine(1, "bot:rule", "Beto"))
LONGEST_HAND = 400
"""More steps than any hand takes: calls of envido may repeat without end, but not by chance."""

_PLAYS, _LEAVES, _LIES, _ASKS = 0.4, 0.06, 0.3, 0.4
_FLORES = [hand for hand in combinations(DECK, 3) if is_flor(hand)]


class Moment(NamedTuple):
    """One step: the state before it (None: the first hand begins), what was done (None: a hand
    begins or is closed), the state after it and what happened."""

    before: State | None
    action: Action | None
    state: State
    events: tuple[Event, ...]


@dataclass
class Walk:
    """A match played at random; iterating plays on, ``text`` is its record so far.

    ``honest`` players declare and sing the truth where they could lie.
    """

    rules: Rules
    rng: Random
    hands: int = 3
    honest: bool = False
    parts: list[str] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    _start: HandStarted | None = None

    @property
    def _mark(self) -> str:
        return "! " if self.rules.reloj else " "

    @property
    def text(self) -> str:
        """The record of everything done so far."""
        return "".join(self.parts).rstrip(" ") + "\n"

    def __iter__(self) -> Iterator[Moment]:
        rules, rng = self.rules, self.rng
        seed = f"{rng.getrandbits(32):x}"
        self.parts.append(write_header(rules, SEATS, seed))
        score, chicos = self._score(), tuple(rng.randrange(rules.chicos) for _ in range(2))
        number, mano = rng.choice((1, 7)), rng.randrange(2)
        step = start_hand(rules, seed, number, mano, score, chicos, hands=self._deal())
        yield self._moment(None, None, *step)
        yield from self._hand()
        for _ in range(self.hands - 1):
            state = self.moments[-1].state
            if state.phase == Phase.MATCH_OVER:
                break
            yield self._moment(state, None, *new_hand(state, self._deal()))
            yield from self._hand()

    def play(self) -> State:
        """Play to the end of the walk and return the last state."""
        for _ in self:
            pass
        return self.moments[-1].state

    def _hand(self) -> Iterator[Moment]:
        rng = self.rng
        for _ in range(LONGEST_HAND):
            state = self.moments[-1].state
            if state.phase >= Phase.OVER:
                return
            action = self._choose(state)
            if action is None:
                # half of the rights to ask are closed by `end`, the others by the next hand
                if rng.random() < 0.5:
                    yield self._moment(state, None, *close_hand(state))
                return
            yield self._moment(state, action, *apply(state, action))
        raise AssertionError(f"a hand without end:\n{self.text}")

    def _moment(
        self, before: State | None, action: Action | None, state: State, events: tuple[Event, ...]
    ) -> Moment:
        self._write(action, state, events)
        self.moments.append(Moment(before, action, state, events))
        return self.moments[-1]

    def _write(self, action: Action | None, state: State, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, HandStarted):
                self._start = event
        if action is not None and self._start is None:
            self.parts.append(written(action) + self._mark)
        if self._start is not None and state.hands:
            begun, self._start = self._start, None
            if self.parts[-1].endswith(" "):
                self.parts.append("\n")
            self.parts.append(
                write_hand(begun.hand, begun.mano, begun.score, begun.chicos, state.hands)
            )
            # a cut comes before the deal, but its token stands after it
            if action is not None:
                self.parts.append(written(action) + self._mark)
        if state.phase >= Phase.OVER:
            self.parts.append(f"\nend {write_score(state.score)}\n")

    def _score(self) -> tuple[int, int]:
        rng, target = self.rng, self.rules.target
        kind = rng.random()
        if kind < 0.3:
            return (0, 0)
        if kind < 0.5:
            return (target - 1, target - 1)
        return (rng.randrange(target), rng.randrange(target))

    def _deal(self) -> Hands | None:
        """Return a deal with flores more often than chance gives them; None: from the seed."""
        rng, deck = self.rng, DECK if self.rules.dieces else DECK_WITHOUT_TENS
        kind = rng.random()
        if kind < 0.4:
            return None
        flores = [hand for hand in rng.sample(_FLORES, 40) if set(hand) <= set(deck)]
        first = tuple(rng.sample(flores[0], 3))
        rest = [card for card in deck if card not in first]
        second = tuple(rng.sample(rest, 3))
        if kind < 0.7:
            second = next(hand for hand in flores if set(hand).isdisjoint(first))
        return (first, second) if rng.random() < 0.5 else (second, first)

    def _choose(self, state: State) -> Action | None:
        """Return something legal of a seat that must act, or that may; None: nobody goes on."""
        rng = self.rng
        acting = to_act(state)
        callers = [seat for seat in range(2) if seat not in acting and legal_actions(state, seat)]
        if callers and (not acting or rng.random() < 0.1):
            if not acting and rng.random() > _ASKS:
                return None
            acting = tuple(callers)
        if not acting or (state.phase == Phase.CLAIM and rng.random() < 0.3):
            return None
        seat = rng.choice(acting)
        menu = list(legal_actions(state, seat))
        cards = [act for act in menu if isinstance(act, Play)]
        if cards and rng.random() < _PLAYS:
            return rng.choice(cards)
        if rng.random() > _LEAVES:
            menu = [act for act in menu if act != Say(seat, Call.FOLD)]
        true = [act for act in menu if is_true(state, act)]
        if true and (self.honest or rng.random() > _LIES):
            menu = true
        return rng.choice(menu)


def is_true(state: State, action: Action) -> bool:
    """Return whether nothing that is said with this action is a lie."""
    hand = state.hands[action.seat] if state.hands else None
    if hand is None:
        return True
    if isinstance(action, Declare):
        return action.points == envido_points(hand)
    if isinstance(action, Say):
        if action.call in (Call.FLOR, *_FLOR_ANSWERS):
            return is_flor(hand)
        if action.call is Call.MIAS_MEJORES:
            return False
        if action.call is Call.NO_QUIERO and state.flor.asked:
            return not is_flor(hand)
    return True


_FLOR_ANSWERS = (
    Call.CON_FLOR_QUIERO,
    Call.CON_FLOR_ME_ACHICO,
    Call.CONTRAFLOR,
    Call.CONTRAFLOR_AL_RESTO,
)
