"""Contests between rivals: who wins, by how much, how fast, with how many mistakes.

Knows matches and tallies. The same contest with the same seed plays the same hands, on however
many processes.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from dataclasses import dataclass

from game.engine.rules import Rules
from game.engine.seats import Seat, team_of
from game.engine.state import State
from game.engine.variants import Scoring
from game.session.decide import Answer, Question
from game.session.match import Match
from game.session.outside import find_program
from game.session.protocol import OutsideThinker
from game.session.seats import SeatSpec
from game.session.tally import Tally
from game.session.thinker import InlineThinker

_PARTS_PER_JOB = 8
Seating = tuple[int, ...]
"""Which contestant sits in each seat: 0 is A, 1 is B."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: ``count`` matches, or single hands; each again with ``duplicate``, seats
    exchanged. ``score`` is where each begins."""

    rules: Rules
    a: SeatSpec
    b: SeatSpec
    count: int
    hands_only: bool = False
    score: tuple[int, ...] | None = None
    duplicate: bool = False
    seed: str = "0"
    jobs: int = 1


def run(contest: Contest) -> Tally:
    """Play a contest to its end; OSError or ValueError when an outside program does not exist."""
    for spec in (contest.a, contest.b):
        if spec.is_outside:
            find_program(spec.command)
    if contest.jobs == 1:
        return play_part(contest, 0, contest.count)
    size = max(1, contest.count // (contest.jobs * _PARTS_PER_JOB))
    starts = range(0, contest.count, size)
    parts = [(contest, start, min(start + size, contest.count)) for start in starts]
    whole = Tally()
    context = multiprocessing.get_context("spawn")
    # Leaving the block, by an interrupt too, ends the processes at once.
    with context.Pool(contest.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for tally in pool.imap(_play, parts):
            whole.add(tally)
    return whole


def _play(part: tuple[Contest, int, int]) -> Tally:
    return play_part(*part)


def play_part(contest: Contest, first: int, end: int) -> Tally:
    """Play the matches or hands with these numbers."""
    tally = Tally()
    table = _Table(contest, tally)
    try:
        for number in range(first, end):
            table.play(number)
    finally:
        table.close()
    return tally


class _Table:
    """One table of a contest: the players stay in their chairs' processes from match to match."""

    def __init__(self, contest: Contest, tally: Tally) -> None:
        self.contest, self.tally = contest, tally
        seating = _seatings(contest, 0)[0]
        self._players = [
            [_Player(spec, tally, side) for _ in range(seating.count(side))]
            for side, spec in enumerate((contest.a, contest.b))
        ]

    def play(self, number: int) -> None:
        """Play one deal or match; in a duplicate contest again with seats exchanged."""
        results = [self._play_once(number, seating) for seating in _seatings(self.contest, number)]
        if self.contest.hands_only:
            self.tally.add_unit(sum(map(sum, results)) / len(results))
        else:
            for points in (points for match in results for points in match):
                self.tally.add_unit(points)

    def close(self) -> None:
        """Let the outside programs go."""
        for player in (player for side in self._players for player in side):
            player.close()

    def _play_once(self, number: int, seating: Seating) -> list[float]:
        """Return A's points less B's in each hand."""
        contest, tally = self.contest, self.tally
        chairs = [iter(players) for players in self._players]
        specs = (contest.a, contest.b)
        match = Match.new(
            contest.rules,
            [specs[side] for side in seating],
            f"{contest.seed}/{number}",
            mano=_mano(contest, number),
            score=contest.score,
            minds={seat: next(chairs[side]) for seat, side in enumerate(seating)},
        )
        differences: list[float] = []
        while True:
            while match.poll():
                pass
            match.finish_hand()
            if not match.hand_over:
                continue
            differences.append(_difference(match.state, seating))
            tally.hands += 1
            if contest.hands_only or match.over:
                break
            match.next_hand()
        if contest.hands_only:
            match.abandon()
            if differences[0]:
                tally.wins[differences[0] < 0] += 1
        else:
            tally.matches += 1
            tally.wins[seating[match.winner or 0]] += 1
        match.close()
        return differences


def _seatings(contest: Contest, number: int) -> list[Seating]:
    """Return how the contestants sit in turn for a deal: as teams, A first, and exchanged in a
    duplicate contest; where each plays for himself A at one seat, at every seat in a duplicate."""
    players = contest.rules.players
    if contest.rules.table.scoring is Scoring.TEAMS:
        straight = tuple(team_of(seat) for seat in range(players))
        exchanged = tuple(1 - side for side in straight)
        return [straight, exchanged] if contest.duplicate else [straight]
    places = range(players) if contest.duplicate else (number % players,)
    return [tuple(int(seat != place) for seat in range(players)) for place in places]


def _mano(contest: Contest, number: int) -> Seat:
    """Return who is mano first: each seat as often as any other, wherever A sits."""
    players = contest.rules.players
    has_teams = contest.rules.table.scoring is Scoring.TEAMS
    return (number if has_teams or contest.duplicate else number // players) % players


def _difference(state: State, seating: Seating) -> float:
    """Return what A gained in a hand less what B's accounts gained on average."""
    sign = -1 if state.rules.table.scoring is Scoring.SHED else 1
    gained: tuple[list[int], list[int]] = ([], [])
    for account, (after, before) in enumerate(zip(state.score, state.start, strict=True)):
        gained[seating[account]].append(sign * (after - before))
    a, b = (sum(points) / len(points) for points in gained)
    return a - b


class _Player:
    """A thinker that is timed and whose mistakes are counted."""

    def __init__(self, spec: SeatSpec, tally: Tally, side: int) -> None:
        self._tally, self._side = tally, side
        self._outside = OutsideThinker(spec.command) if spec.is_outside else None
        self._inside = InlineThinker()
        self._asked_at = 0.0

    def ask(self, question: Question) -> None:
        self._asked_at = time.perf_counter()
        (self._outside or self._inside).ask(question)

    def take(self) -> Answer | None:
        answer = self._outside.take(wait=True) if self._outside else self._inside.take()
        if answer is not None:
            self._tally.times[self._side].add(time.perf_counter() - self._asked_at)
            if answer.trouble is not None:
                self._tally.illegal[self._side] += 1
        return answer

    def end(self, record: str) -> None:
        (self._outside or self._inside).end(record)

    def close(self) -> None:
        (self._outside or self._inside).close()
