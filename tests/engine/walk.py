"""Matches played at random, step by step, and the record of what was done.

Deals and starting scores are drawn so that flores meet and chicos end far more often than at a
real table. Knows the doors of the engine, as a table of people would use them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from game.engine.actions import ORDERS, SIGNS, Action, Call, Declare, Order, Play, Say, Signal
from game.engine.actions import text as written
from game.engine.cards import DECK, DECK_WITHOUT_TENS, Card
from game.engine.dealing import DUELS, mano_after, pie_for
from game.engine.events import DuelStarted, Event, HandStarted
from game.engine.play import (
    apply,
    close_hand,
    legal_actions,
    new_hand,
    start_hand,
    to_act,
    why_not,
)
from game.engine.ranking import envido_points, is_flor
from game.engine.rules import Rules
from game.engine.scoring import opening_score
from game.engine.seats import Seat
from game.engine.state import NO_DUEL, NOBODY, Phase, State
from game.engine.transcript import SeatLine, write_hand, write_header, write_score
from game.engine.variants import Scoring, Sides

Hands = tuple[tuple[Card, ...], ...]
SEATS = (
    SeatLine(0, "human", "Ana"),
    SeatLine(1, "bot:rule", "Beto"),
    SeatLine(2, "human", "Caro"),
    SeatLine(3, "bot:rule", "Dani"),
    SeatLine(4, "human", "Eva"),
    SeatLine(5, "bot:rule", "Fito"),
)
LONGEST_HAND = 1000
"""More steps than any hand takes: calls of envido may repeat without end, but not by chance."""

_PLAYS, _LEAVES, _LIES, _ASKS, _TALKS = 0.4, 0.06, 0.3, 0.4, 0.02


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
        self.parts.append(write_header(rules, SEATS[: rules.players], seed))
        score = self._score()
        chicos = tuple(rng.randrange(rules.chicos) for _ in score)
        number, mano = rng.choice((1, 7)), rng.randrange(rules.players)
        pie = pie_for(rules, mano, None)
        if rules.gallo == "fijo" and pie != NOBODY:
            pie = rng.randrange(rules.players)
        pica = rules.players == 6 and rules.pica != "no" and rng.random() < 0.5
        hands, muestra = self._deal(pie)
        step = start_hand(
            rules, seed, number, mano, score, chicos,
            hands=hands, muestra=muestra, pie=pie, pica=pica,
        )  # fmt: skip
        yield self._moment(None, None, *step)
        yield from self._hand()
        for _ in range(self.hands - 1):
            state = self.moments[-1].state
            if state.phase == Phase.MATCH_OVER:
                break
            yield self._moment(state, None, *new_hand(state, *self._next_deal(state)))
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
                between_duels = NO_DUEL < state.duel < DUELS - 1
                if not between_duels and rng.random() < 0.5:
                    return
                yield self._moment(state, None, *close_hand(state))
                continue
            yield self._moment(state, action, *apply(state, action))
        raise AssertionError(f"a hand without end:\n{self.text}")

    def _moment(
        self, before: State | None, action: Action | None, state: State, events: tuple[Event, ...]
    ) -> Moment:
        self._write(action, state, events)
        self.moments.append(Moment(before, action, state, events))
        return self.moments[-1]

    def _write(self, action: Action | None, state: State, events: tuple[Event, ...]) -> None:
        duel = False
        for event in events:
            if isinstance(event, HandStarted):
                self._start = event
            duel = duel or (isinstance(event, DuelStarted) and event.duel > 0)
        if action is not None and self._start is None:
            talk = isinstance(action, Signal | Order)
            self.parts.append(written(action) + (" " if talk else self._mark))
        if duel:
            # tells a right to ask that is closed from one that is open
            self.parts.append("// ")
        if self._start is not None and state.hands:
            begun, self._start = self._start, None
            if self.parts[-1].endswith(" "):
                self.parts.append("\n")
            pie = None if state.pie == NOBODY else state.pie
            self.parts.append(
                write_hand(
                    begun.hand,
                    begun.mano,
                    begun.score,
                    begun.chicos,
                    state.hands,
                    muestra=state.muestra,
                    pie=pie,
                    pica=begun.pica,
                )
            )
            # a cut comes before the deal, but its token stands after it
            if action is not None:
                self.parts.append(written(action) + self._mark)
        if state.phase >= Phase.OVER:
            self.parts.append(f"\nend {write_score(state.score)}\n")

    def _score(self) -> tuple[int, ...]:
        rng, scoring = self.rng, self.rules.table.scoring
        opening = opening_score(scoring)
        kind = rng.random()
        if kind < 0.3:
            return opening
        if scoring is Scoring.SHED:
            return tuple(rng.randrange(1, 2 if kind < 0.5 else 20) for _ in opening)
        target = self.rules.target
        if kind < 0.5:
            return tuple(target - 1 for _ in opening)
        return tuple(rng.randrange(target) for _ in opening)

    def _next_deal(self, state: State) -> tuple[Hands | None, Card | None]:
        return self._deal(pie_for(self.rules, mano_after(state), state))

    def _deal(self, pie: Seat) -> tuple[Hands | None, Card | None]:
        """Return a deal with flores more often than chance gives them; None: from the seed."""
        rng, rules = self.rng, self.rules
        free = list(DECK if rules.dieces else DECK_WITHOUT_TENS)
        kind = rng.random()
        if kind < 0.4:
            return None, None
        rng.shuffle(free)
        muestra = free.pop() if rules.table.muestra else None
        hands: list[tuple[Card, ...]] = []
        for _ in range(rules.players):
            suited = [card for card in free if card.suit is free[0].suit]
            same = len(suited) >= 3 and rng.random() < (0.9 if kind < 0.7 else 0.4)
            hands.append(tuple((suited if same else free)[:3]))
            free = [card for card in free if card not in hands[-1]]
        rng.shuffle(hands)
        if pie != NOBODY and rules.table.pie_cards > 3:
            hands[pie] = (*hands[pie], free.pop())
        return tuple(hands), muestra

    def _talk(self, state: State) -> Action | None:
        """Return a seña or an order, where somebody has a partner for it."""
        rng = self.rng
        seat = rng.randrange(self.rules.players)
        rivals = [other for other in state.seats if state.sides[other] != state.sides[seat]]
        noticed = tuple(sorted(rng.sample(rivals, rng.randrange(len(rivals) + 1))))
        said: Action = Order(seat, rng.choice(ORDERS))
        if rng.random() < 0.7:
            said = Signal(seat, rng.choice(SIGNS), noticed)
        return said if why_not(state, said) is None else None

    def _choose(self, state: State) -> Action | None:
        """Return something legal of a seat that must act, or that may; None: nobody goes on."""
        rng = self.rng
        acting = to_act(state)
        if rng.random() < _TALKS and self.rules.table.sides is not Sides.EACH:
            said = self._talk(state)
            if said is not None:
                return said
        callers = [
            seat
            for seat in range(self.rules.players)
            if seat not in acting and legal_actions(state, seat)
        ]
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
    if hand is None or len(hand) != 3:
        return True
    if isinstance(action, Declare):
        return action.points == envido_points(hand, state.muestra)
    if isinstance(action, Say):
        holds = is_flor(hand, state.muestra)
        if action.call in (Call.FLOR, *_FLOR_ANSWERS):
            return holds
        if action.call is Call.MIAS_MEJORES:
            return False
        if action.call is Call.NO_QUIERO and state.flor.asked:
            return not holds
    return True


_FLOR_ANSWERS = (
    Call.CON_FLOR_QUIERO,
    Call.CON_FLOR_ME_ACHICO,
    Call.CONTRAFLOR,
    Call.CONTRAFLOR_AL_RESTO,
)
