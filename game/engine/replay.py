"""Playing a record: the judge of rules disputes.

Every line that states something (scores, mano, what the game says by itself) is recomputed and a
difference is an error. Knows the doors of the engine and the text of a match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.actions import (
    DECLARATIONS,
    Action,
    Call,
    Declare,
    Order,
    Say,
    Signal,
    parse_action,
)
from game.engine.actions import text as written
from game.engine.dealing import is_pica_due, mano_after, pie_for
from game.engine.envido import is_possible_tanto
from game.engine.events import Declared, DuelStarted, Event, Said
from game.engine.guesses import believe, borne_out, guesses, leaves_open
from game.engine.messages import MESSAGES
from game.engine.play import apply, close_hand, new_hand, start_hand
from game.engine.reasons import Illegal, Reason
from game.engine.scoring import (
    account_letter,
    at_target,
    may_go_on,
    next_score,
    opening_score,
)
from game.engine.seats import LETTERS, Seat
from game.engine.state import NO_DUEL, NOBODY, Phase, Secret, State, Step
from game.engine.transcript import BadRecord, HandText, Record, ResultText, Token, write_score
from game.engine.tricks import HAND_SIZE

Secrets = tuple[Secret | None, ...]


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand of a replay: its last state, its events, and its tokens with those the game says
    by itself written out."""

    state: State
    events: tuple[Event, ...]
    tokens: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether the hand was decided."""
        last_duel = self.state.duel in (NO_DUEL, 2)
        return self.state.phase >= (Phase.CLAIM if last_duel else Phase.OVER)


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record as played: its hands, and how it was said to end."""

    record: Record
    hands: tuple[PlayedHand, ...] = ()
    result: ResultText | None = None

    @property
    def state(self) -> State | None:
        """The state at the end, None before the first hand."""
        return self.hands[-1].state if self.hands else None


def replay(record: Record, until_hand: int | None = None) -> Replayed:
    """Play a record, up to and with hand ``until_hand``; raises BadRecord where it cannot be.

    >>> from game.engine.record import parse
    >>> match = parse('''truco 1
    ... rules players=2
    ... seat a human Ana
    ... seat b human Beto
    ... hand 1 mano=a
    ... deal a:7e6e4c b:1b5o2o
    ... aT bN''')
    >>> replay(match).state.score
    (1, 0)
    """
    hands: list[PlayedHand] = []
    before: State | None = None
    for at, text in enumerate(record.hands):
        if until_hand is not None and text.number > until_hand:
            return Replayed(record, tuple(hands))
        after = record.hands[at + 1] if at + 1 < len(record.hands) else None
        changed = record.changes if after is None else after.seats
        closes = after is not None or record.result is not None or bool(changed)
        hands.append(_play_hand(record, text, before, after, closes))
        before = hands[-1].state
        if changed and before.phase < Phase.OVER:
            raise BadRecord(changed[0].line, "seat", "misplaced", "seats change between hands")
    if record.result:
        _check_result(record, record.result, before)
    return Replayed(record, tuple(hands), record.result)


def _play_hand(
    record: Record, text: HandText, before: State | None, after: HandText | None, closes: bool
) -> PlayedHand:
    """Play one hand; where hands are hidden, with the first guess that the text bears out."""
    if None not in text.deal:
        return _Hand(record, text, before, (None,) * len(text.deal)).play(closes)
    played: list[PlayedHand] = []
    failed: BadRecord | None = None
    for secrets in guesses(text, record.rules):
        try:
            hand = _Hand(record, text, before, secrets).play(closes)
        except BadRecord as bad:
            failed = failed or bad
            continue
        if borne_out(hand.state, text, after, record.result):
            return hand
        played.append(hand)
    if not played:
        assert failed is not None
        raise failed
    first = played[0]
    if not leaves_open(text, record.rules):
        return first
    return replace(first, state=believe(first.state, text, after, record.result))


def _check_result(record: Record, result: ResultText, state: State | None) -> None:
    opening = opening_score(record.rules.table.scoring)
    score = state.score if state else opening
    called_off = result.word in ("abandoned", "annulled")
    token = f"{result.word} {write_score(result.score)}"
    fits = result.score == score or (
        called_off and state is not None and result.score == next_score(state)
    )
    if not fits:
        message = f"the score is {write_score(score)}"
        raise BadRecord(result.line, token, "wrong-score", message)
    over = state is not None and state.phase == Phase.MATCH_OVER
    if called_off:
        if over:
            raise BadRecord(result.line, token, "wrong-winner", "the match was won")
        return
    won = (
        state is not None and over and account_letter(state, state.chicos.index(max(state.chicos)))
    )
    if result.word != won:
        raise BadRecord(result.line, token, "wrong-winner", "that side has not won the match")


class _Hand:
    """Plays one hand of a record from the state the hand before left."""

    def __init__(
        self, record: Record, text: HandText, before: State | None, secrets: Secrets
    ) -> None:
        self.text = text
        self.state: State
        self.events: list[Event] = []
        self.tokens: list[str] = []
        self.echoes: list[Action] = []
        self.echoed = 0
        self.duel_began = False
        self.believes = leaves_open(text, record.rules)
        if before is None:
            self._first(record, secrets)
        else:
            self._next(before, secrets)

    def _first(self, record: Record, secrets: Secrets) -> None:
        text, rules = self.text, record.rules
        if text.mano is None:
            raise self._error(f"hand {text.number}", "no-mano", "the first hand names its mano")
        opening = opening_score(rules.table.scoring)
        score = opening if text.score is None else text.score
        chicos = tuple(0 for _ in opening) if text.chicos is None else text.chicos
        pie = pie_for(rules, text.mano, None) if text.pie is None else text.pie
        if rules.gallo == "rotativo" and pie != pie_for(rules, text.mano, None):
            raise self._error(f"pie={LETTERS[pie]}", "wrong-pie", "the dealer is the pie")
        self._check_deal(pie)
        started = start_hand(
            rules,
            record.seed or "",
            text.number,
            text.mano,
            score,
            chicos,
            hands=text.deal,
            muestra=text.muestra,
            pie=pie,
            pica=text.pica,
            secrets=secrets,
        )
        opened = started.state._replace(score=score, start=score)
        if at_target(opened) and not may_go_on(opened):
            raise self._error(write_score(score), "bad-score", "the chico would be over")
        if max(chicos) >= rules.chicos:
            raise self._error(write_score(chicos), "bad-score", "the match would be over")
        if text.pica and rules.pica == "no":
            raise self._error("format=pica", "wrong-format", "this table has no pica-pica")
        self._took(*started)

    def _next(self, before: State, secrets: Secrets) -> None:
        text, number = self.text, before.hand + 1
        if before.phase == Phase.MATCH_OVER:
            raise self._error(f"hand {text.number}", "match-over", "the match had been won")
        if before.phase not in (Phase.OVER, Phase.CHICO_OVER):
            raise self._error(f"hand {text.number}", "hand-open", "the hand before is not over")
        if text.number != number:
            raise self._error(f"hand {text.number}", "wrong-number", f"hand {number} was due")
        mano, pica = mano_after(before), is_pica_due(before)
        if text.mano not in (None, mano):
            self._differs("mano", LETTERS[text.mano or 0], LETTERS[mano])
        if text.pica != pica:
            words = ("redonda", "pica")
            self._differs("format", words[text.pica], words[pica])
        pie = pie_for(before.rules, mano, before)
        if text.pie not in (None, pie):
            self._differs("pie", LETTERS[text.pie or 0], LETTERS[pie])
        if text.score not in (None, next_score(before)):
            self._differs("score", write_score(text.score or ()), write_score(next_score(before)))
        if text.chicos not in (None, before.chicos):
            self._differs("chicos", write_score(text.chicos or ()), write_score(before.chicos))
        self._check_deal(pie)
        self._took(*new_hand(before, text.deal, text.muestra, secrets))

    def _differs(self, key: str, given: str, true: str) -> None:
        raise self._error(f"{key}={given}", f"wrong-{key}", f"it is {true}")

    def _check_deal(self, pie: Seat) -> None:
        for seat, hand in enumerate(self.text.deal):
            size = HAND_SIZE + 1 if pie != NOBODY and seat == pie else HAND_SIZE
            if hand is not None and len(hand) != size:
                message = f"{size} cards were expected"
                raise self._error(f"{LETTERS[seat]}:", "bad-deal", message)

    def play(self, closes: bool) -> PlayedHand:
        """Play every token, close the hand where the text does, and check its end."""
        text = self.text
        for token in text.tokens:
            self._token(token)
        self._echo_rest()
        if text.end is not None or closes:
            while self.state.phase == Phase.CLAIM:
                self._took(*close_hand(self.state))
            self._echo_rest()
        if text.end is not None:
            if self.state.phase < Phase.OVER:
                raise self._error("end", "hand-open", "the hand is not over", text.end_line)
            if self.state.score != text.end and not self.believes:
                message = f"the score is {write_score(self.state.score)}"
                token_text = f"end {write_score(text.end)}"
                raise self._error(token_text, "wrong-score", message, text.end_line)
        return PlayedHand(self.state, tuple(self.events), tuple(self.tokens))

    def _token(self, token: Token) -> None:
        if token.text in ("/", "//"):
            self._slash(token)
            return
        try:
            action = parse_action(token.text.removesuffix("!"))
        except ValueError:
            raise self._bad(token, "unknown-token", "that is no token") from None
        if action.seat >= self.state.rules.players:
            raise self._bad(token, "bad-seat", MESSAGES[Reason.NO_SUCH_SEAT])
        if self._is_echo(token, action):
            return
        if isinstance(action, Signal | Order):
            self._talk(token, action)
            return
        self._echo_rest()
        claims = isinstance(action, Say) and action.call in (Call.A_VER, Call.SHOW)
        if self.state.phase == Phase.CLAIM and self.state.duel in (0, 1) and not claims:
            self._took(*close_hand(self.state))
            if self._is_echo(token, action):
                return
            self._echo_rest()
        step = self._apply(token, action)
        self.tokens.append(token.text)
        self._took(*step)

    def _apply(self, token: Token, action: Action) -> Step:
        try:
            return apply(self.state, action)
        except Illegal as illegal:
            raise self._bad(token, illegal.reason.value, MESSAGES[illegal.reason]) from None

    def _talk(self, token: Token, action: Signal | Order) -> None:
        """Take a seña or an order, which may stand before what the game says by itself."""
        self.events += self._apply(token, action).events
        self.tokens.append(token.text)

    def _slash(self, token: Token) -> None:
        duel = token.text == "//"
        if duel and self.state.phase == Phase.CLAIM and self.state.duel in (0, 1):
            self._took(*close_hand(self.state))
        state = self.state
        if duel:
            between = state.duel > 0 and self.duel_began
        else:
            between = state.phase == Phase.PLAY and bool(state.results) and not state.tricks[-1]
        if not between or self.tokens[-1:] == [token.text]:
            what = "duel" if duel else "baza"
            raise self._bad(token, f"open-{'duel' if duel else 'trick'}", f"no {what} has closed")
        if not duel:
            self._echo_rest()
        self.tokens.append(token.text)

    def _is_echo(self, token: Token, action: Action) -> bool:
        """Take a token that repeats what the game said by itself; a false one is an error."""
        if not self.echoes:
            return False
        if isinstance(action, Declare) and not is_possible_tanto(self.state, action.points):
            reason = Reason.IMPOSSIBLE_TANTO
            raise self._bad(token, reason.value, MESSAGES[reason])
        if action in self.echoes:
            # flores that the text leaves out are understood
            before = self.echoes[: self.echoes.index(action)]
            if all(isinstance(due, Say) and due.call is Call.FLOR for due in before):
                self.tokens += [written(due) for due in before]
                self.echoes = self.echoes[len(before) :]
        due = self.echoes[0]
        if action == due or self._same_truth(action, due):
            self.echoes.pop(0)
            self.echoed += 1
            self.tokens.append(token.text)
            return True
        declares = isinstance(action, Declare) or (
            isinstance(action, Say) and action.call in DECLARATIONS
        )
        if declares:
            reason = Reason.FALSE_TANTO if action.seat == due.seat else Reason.NOT_YOUR_TURN
            raise self._bad(token, reason.value, MESSAGES[reason])
        return False

    def _same_truth(self, action: Action, due: Action) -> bool:
        """Return whether other words say the same: «las mías son mejores» for a winning number
        when no rival is left to speak, or the true number of a tanto that loses."""
        if action.seat != due.seat:
            return False
        sides = self.state.sides
        if isinstance(due, Declare):
            rivals = any(sides[echo.seat] != sides[due.seat] for echo in self.echoes[1:])
            better = isinstance(action, Say) and action.call is Call.MIAS_MEJORES
            return better and self.echoed > 0 and not rivals
        tanto = self.state.tanto
        return (
            isinstance(action, Declare)
            and isinstance(due, Say)
            and due.call in DECLARATIONS
            and tanto is not None
            and tanto.points[action.seat] == action.points
        )

    def _took(self, state: State, events: tuple[Event, ...]) -> None:
        self.state = state
        self.events += events
        self.echoes, self.echoed = [], 0
        self.duel_began = any(isinstance(event, DuelStarted) for event in events)
        for event in events:
            if isinstance(event, Said) and event.by_rule:
                self.echoes.append(Say(event.seat, event.call))
            elif isinstance(event, Declared) and event.by_rule:
                said: Action
                if event.points is None:
                    assert event.words is not None
                    said = Say(event.seat, event.words)
                else:
                    said = Declare(event.seat, event.points)
                self.echoes.append(said)

    def _echo_rest(self) -> None:
        """Write out what the text left for the game to say."""
        self.tokens += [written(echo) for echo in self.echoes]
        self.echoes = []

    def _error(self, token: str, reason: str, message: str, line: int | None = None) -> BadRecord:
        return BadRecord(line or self.text.line, token, reason, message)

    def _bad(self, token: Token, reason: str, message: str) -> BadRecord:
        return BadRecord(token.line, token.text, reason, message)
