"""One match being played: whose turn it is, what happened, what is written down.

Knows the engine's doors, the seats and their thinkers. It is the only writer of the state and of
the record. Must not know windows, time or where records are kept. Bots are never slowed down here:
pace belongs to whoever shows the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.engine import play
from game.engine.actions import Action, text
from game.engine.events import Event
from game.engine.observe import Observation, observe
from game.engine.rules import Rules
from game.engine.seats import Seat
from game.engine.stakes import Stakes, stakes
from game.engine.state import Phase, State, Step
from game.engine.transcript import Record
from game.session.chairs import Chairs
from game.session.decide import Answer, Question, Trouble, answer, report, stand_in
from game.session.floor import Floor
from game.session.resuming import read_match
from game.session.script import Script, Writer
from game.session.seats import SeatSpec, to_line
from game.session.spoken import echoes, heard_by, listen, plies, unwritten
from game.session.thinker import Thinker

BETWEEN_HANDS = (Phase.OVER, Phase.CHICO_OVER)
Steps = list[tuple[tuple[Event, ...], State]]


class Match:
    """A match in play; made by `new` or `resume`.

    ``thinker`` answers for our own bots, ``minds`` for single seats instead; both stay their
    owner's to close. The writer, and the outside programs that have no mind, end with `close`.
    """

    def __init__(
        self,
        seats: Sequence[SeatSpec],
        seed: str,
        step: Step,
        script: Script,
        thinker: Thinker | None = None,
        minds: Mapping[Seat, Thinker] | None = None,
    ) -> None:
        self.seed = seed
        self._chairs = Chairs(seats, thinker, minds)
        self._script = script
        self._state = step.state
        self._steps: Steps = [(step.events, step.state)]
        self._floor = Floor(self._chairs, listen(step.events))
        self._ply = plies(step.events)
        self._question: Question | None = None
        self._called_off = False

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: Sequence[SeatSpec],
        seed: str,
        writer: Writer | None = None,
        thinker: Thinker | None = None,
        *,
        mano: Seat | None = None,
        score: tuple[int, ...] | None = None,
        minds: Mapping[Seat, Thinker] | None = None,
        commits: bool = True,
    ) -> Match:
        """Begin a match and deal its first hand; ``mano`` is drawn from the seed unless given.

        With ``commits`` the record promises each deal before it is played and opens it after.
        """
        if len(seats) != rules.players:
            raise ValueError(f"the table seats {rules.players}")
        lines = tuple(to_line(seat, spec) for seat, spec in enumerate(seats))
        script = Script.begin(Record(rules, lines, seed), writer, commits)
        step = play.new_match(rules, seed, mano)
        if score is not None:
            state = step.state
            step = play.start_hand(rules, seed, 1, state.mano, score, state.chicos)
        match = cls(seats, seed, step, script, thinker, minds)
        script.follow(step, echoes(step.events), (0,) * len(step.state.chicos))
        return match

    @classmethod
    def resume(
        cls,
        text: str,
        writer: Writer | None = None,
        thinker: Thinker | None = None,
        *,
        minds: Mapping[Seat, Thinker] | None = None,
        run_commands: bool = False,
    ) -> Match:
        """Go on from the end of a record; raises BadRecord when it cannot be.

        The writer's file must hold the text already. Command lines in the record are run only
        with ``run_commands``: it may come from a stranger.
        """
        played, seats, seed, owners = read_match(text, run_commands)
        script = Script.go_on(text, played, seed, writer)
        left_out: list[str] = []
        if played.state is None:
            step = play.new_match(played.record.rules, seed)
        else:
            step = Step(played.state._replace(seed=seed), ())
            left_out = unwritten(played.hands[-1]) if script.is_hand_open else []
        match = cls(seats, seed, step, script, thinker, minds)
        match._chairs.owners |= owners
        match._ply += sum(plies(hand.events) for hand in played.hands)
        if played.hands:
            match._floor.heard = listen(played.hands[-1].events)
        match._called_off = script.has_result
        script.follow(step, left_out, step.state.chicos)
        return match

    # What can be seen

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sits in each seat now."""
        return self._chairs.seats

    @property
    def owners(self) -> Mapping[Seat, SeatSpec]:
        """The people who sat down at the beginning; who handed a seat to a bot may take it back."""
        return self._chairs.owners

    @property
    def commitment(self) -> str | None:
        """What the record promises of this hand's deal, None where it promises nothing."""
        return self._script.commitment

    @property
    def willing(self) -> frozenset[Seat]:
        """The people who want the match called off."""
        return frozenset(self._chairs.willing)

    @property
    def state(self) -> State:
        """The state itself, others' cards included: for judges, never for players."""
        return self._state

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self._state.rules

    def observation(self, seat: Seat) -> Observation:
        """Return the table as a seat sees it."""
        return observe(self._state, seat)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return everything the seat may do now."""
        return () if self.over else play.legal_actions(self._state, seat)

    def stakes(self, action: Action) -> Stakes | None:
        """Return what an action would put at stake, None for one that stakes nothing."""
        found = stakes(self._state, action)
        return None if found == Stakes(None, None) else found

    @property
    def over(self) -> bool:
        """Whether nothing more can happen: won, abandoned or annulled."""
        return self._called_off or self._state.phase == Phase.MATCH_OVER

    @property
    def hand_over(self) -> bool:
        """Whether the hand is decided; somebody may still ask to see a tanto or have to show."""
        return self._state.phase >= Phase.CLAIM

    @property
    def winner(self) -> int | None:
        """The account (team, or seat where each has his own) that won, None without a winner."""
        if self._state.phase != Phase.MATCH_OVER:
            return None
        return self._state.chicos.index(max(self._state.chicos))

    @property
    def human_to_act(self) -> Seat | None:
        """The person whose move is awaited; a person on an asked side goes before its bots."""
        return None if self.over else self._floor.person(self._state)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who must act and does not leave it to the others."""
        return () if self.over else self._floor.asked(self._state)

    @property
    def thinking(self) -> bool:
        """Whether a bot has something to decide, so that `poll` is worth calling."""
        if self.over:
            return False
        asked = self._question is not None or self._floor.bot(self._state) is not None
        return asked or self._floor.reply(self._state) is not None

    def take_steps(self) -> Steps:
        """Return what happened since last taken: the events of each step and its state."""
        steps, self._steps = self._steps, []
        return steps

    def take_troubles(self) -> list[tuple[Seat, Trouble]]:
        """Return why programs from outside were moved for since last taken, with their seats."""
        troubles, self._chairs.troubles = self._chairs.troubles, []
        return troubles

    def record(self) -> str:
        """Return the record of the match so far, all cards open."""
        return self._script.text()

    # What can be done

    def submit(self, action: Action, by_clock: bool = False) -> None:
        """Do a person's action; raises Illegal and changes nothing when it is not allowed."""
        if self.over:
            raise ValueError("the match is over")
        self._do(action, "!" if by_clock else "")

    def play_by_clock(self) -> None:
        """Do the simple bot's move for the person whose time is up, or leave the answer to the
        partners asked as well, as it would."""
        while (seat := self.human_to_act) is not None:
            chosen = stand_in(self._ask(seat), Trouble.LATE).action
            if chosen is not None:
                self.submit(chosen, by_clock=True)
                return
            self._floor.hush(seat, True)

    def leave_to_partner(self, seat: Seat) -> None:
        """Leave a person's answer to the partners who are asked as well.

        Raises ValueError where the seat is not asked or nobody else is.
        """
        if seat not in self.asked or self.asked == (seat,):
            raise ValueError("nobody else is asked")
        self._question = None
        self._floor.hush(seat, True)

    def consider(self) -> None:
        """Have a bot begin on what it must decide now, for a later `poll` to take.

        Harmless to repeat. A person who acts meanwhile makes it begin anew.
        """
        if self.over or self._question is not None or self._floor.reply(self._state) is not None:
            return
        seat = self._floor.bot(self._state)
        if seat is not None:
            self._question = self._ask(seat)
            self._chairs.mind(seat).ask(self._question)

    def poll(self) -> bool:
        """Do at most one thing a bot has decided, asking it first; True when one decided."""
        if self.over:
            return False
        if (reply := self._floor.reply(self._state)) is not None:
            self._do(reply)
            return True
        self.consider()
        question = self._question
        if question is None:
            return False
        decided = self._chairs.mind(question.seat).take()
        if decided is None:
            return False
        self._question = None
        self._follow(question, decided)
        return True

    def finish_hand(self) -> bool:
        """Close the right to ask; who was asked to show and has not loses the tanto.

        What ends may be a duel of pica-pica only, which the next one follows at once. False when
        a bot only now asks a person to show: the person must have the chance to.
        Raises ValueError while the hand is being played.
        """
        if not self.hand_over:
            raise ValueError("the hand is not over")
        was_asked = self.human_to_act
        self._question = None
        while not self.over and (seat := self._floor.bot(self._state)) is not None:
            question = self._ask(seat)
            is_ours = not self.seats[seat].is_outside
            self._follow(question, answer(question) if is_ours else Answer(None))
        if self.human_to_act != was_asked:
            return False
        if self._state.phase == Phase.CLAIM and not self.over:
            self._take(play.close_hand(self._state))
        return True

    def next_hand(self) -> None:
        """Finish the hand, unless a person must first have the chance to show, and deal the next.

        A hand that ends the match is finished only.
        """
        if self.finish_hand() and self._state.phase in BETWEEN_HANDS and not self.over:
            self._take(play.new_hand(self._state))

    def reseat(self, seat: Seat, spec: SeatSpec) -> None:
        """Give a seat to somebody else at any moment, also in the middle of a hand: a person hands
        it to a bot, or takes it back. Raises ValueError when the match is over."""
        if self.over:
            raise ValueError("the match is over")
        if spec == self.seats[seat]:
            return
        self._question = None
        self._floor.greet(seat)
        self._chairs.change(seat, spec, self._seen_record(seat))
        self._script.reseat(to_line(seat, spec))

    def abandon(self) -> None:
        """Give the match up, which ends it; harmless when it is over."""
        self._call_off("abandoned")

    def annul(self) -> None:
        """Call the match off by agreement, which ends it; harmless when it is over."""
        self._call_off("annulled")

    def agree_to_annul(self, seat: Seat) -> bool:
        """Take a person's word that the match be called off; True once every person has given it,
        which annuls the match. Bots do not vote. Raises ValueError where no person sits."""
        if self._chairs.agree(seat):
            self.annul()
        return self.over

    def refuse_to_annul(self) -> None:
        """Let the match go on: who had agreed to call it off must be asked again."""
        self._chairs.willing.clear()

    def close(self) -> None:
        """Have the record kept to the last token; let outside programs go that started here."""
        self._chairs.close()
        self._script.close()

    # How it is done

    def _ask(self, seat: Seat) -> Question:
        spec = self.seats[seat]
        seen = self.observation(seat)
        if seat in seen.to_act:
            # Who leaves the answer to others is not there to answer after them.
            seen = replace(seen, to_act=self._floor.asked(self._state))
        return Question(
            self._ply,
            seat,
            spec.kind,
            seen,
            self.legal(seat),
            self.seed,
            record=self._seen_record(seat) if spec.is_outside else "",
            heard=heard_by(seat, self._floor.heard),
        )

    def _seen_record(self, seat: Seat) -> str:
        if self._state.phase == Phase.CUT:
            return self._script.before_the_cut(self._state, seat)
        return self._script.seen_by(seat)

    def _follow(self, question: Question, decided: Answer) -> None:
        """Do what a bot decided."""
        if decided.trouble is not None:
            report(question, decided.trouble, decided.detail, self.record())
            self._chairs.complain(question.seat, decided.trouble)
        if decided.action is None:
            self._floor.hush(question.seat, question.seat in question.seen.to_act)
        else:
            self._do(decided.action)

    def _do(self, action: Action, mark: str = "") -> None:
        step = play.apply(self._state, action)
        self._question = None
        self._take(step, text(action) + mark)

    def _take(self, step: Step, *tokens: str) -> None:
        self._script.follow(step, (*tokens, *echoes(step.events)), self._state.chicos)
        self._floor.move(self._state, step)
        self._ply += plies(step.events)
        self._state = step.state
        self._steps.append((step.events, step.state))
        if self.over:
            self._chairs.say_goodbye(self._script.seen_by)

    def _call_off(self, word: str) -> None:
        """End the match; a hand that is decided is finished first, as its record will be read."""
        while self._state.phase == Phase.CLAIM and not self.over:
            self._take(play.close_hand(self._state))
        if not self.over:
            self._script.end_match(word, self._state.score)
            self._question, self._called_off = None, True
            self._chairs.say_goodbye(self._script.seen_by)
