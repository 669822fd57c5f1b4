"""Playing a record: the judge of rules disputes.

Every line that states something (scores, mano, what the game says by itself) is recomputed and a
difference is an error. Knows the doors of the engine and the text of a match.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.actions import DECLARATIONS, Action, Call, Declare, Say, parse_action
from game.engine.actions import text as written
from game.engine.events import Declared, Event, Said
from game.engine.play import apply, close_hand, new_hand, start_hand
from game.engine.reasons import Illegal, Reason
from game.engine.seats import LETTERS, right_of, team_of
from game.engine.state import Phase, Secret, State
from game.engine.transcript import (
    BadRecord,
    HandText,
    Record,
    ResultText,
    Token,
    write_score,
)

_FLOR_WORDS = ("F", "FQ", "FA", "CF", "CR")
_ABOVE_ALL, _BELOW_ALL = 34, -1


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
        return self.state.phase >= Phase.CLAIM


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
    state: State | None = None
    for text in record.hands:
        if until_hand is not None and text.number > until_hand:
            return Replayed(record, tuple(hands))
        hands.append(_Hand(record, text, state).play())
        state = hands[-1].state
    if record.result:
        _check_result(record.result, state)
    return Replayed(record, tuple(hands), record.result)


def _check_result(result: ResultText, state: State | None) -> None:
    score = state.score if state else (0, 0)
    if state and state.phase == Phase.CHICO_OVER and result.word not in ("A", "B"):
        fits = result.score in (score, (0, 0))
    else:
        fits = result.score == score
    token = f"{result.word} {write_score(result.score)}"
    if not fits:
        message = f"the score is {write_score(score)}"
        raise BadRecord(result.line, token, "wrong-score", message)
    if result.word in ("A", "B"):
        won = state is not None and state.phase == Phase.MATCH_OVER
        if state is None or not won or state.chicos["AB".index(result.word)] < state.rules.chicos:
            raise BadRecord(result.line, token, "wrong-winner", "that side has not won the match")
    elif state is not None and state.phase == Phase.MATCH_OVER:
        raise BadRecord(result.line, token, "wrong-winner", "the match was played to its end")


class _Hand:
    """Plays one hand of a record from the state the hand before left."""

    def __init__(self, record: Record, text: HandText, before: State | None) -> None:
        self.text = text
        self.state: State
        self.events: list[Event] = []
        self.tokens: list[str] = []
        self.echoes: list[Action] = []
        self.echoed = 0
        self.hidden = None in text.deal
        state, events = self._first(record, text) if before is None else self._next(before, text)
        self._took(state, events)

    def _first(self, record: Record, text: HandText) -> tuple[State, tuple[Event, ...]]:
        if text.mano is None:
            raise self._error(f"hand {text.number}", "no-mano", "the first hand names its mano")
        rules = record.rules
        score, chicos = text.score or (0, 0), text.chicos or (0, 0)
        level = min(score) == max(score) >= rules.target and rules.cierre == "alargue"
        if max(score) >= rules.target and not level:
            raise self._error(write_score(score), "bad-score", "the chico would be over")
        if max(chicos) >= rules.chicos:
            raise self._error(write_score(chicos), "bad-score", "the match would be over")
        return start_hand(
            rules,
            record.seed or "",
            text.number,
            text.mano,
            score,
            chicos,
            hands=text.deal,
            secrets=_secrets(text),
        )

    def _next(self, before: State, text: HandText) -> tuple[State, tuple[Event, ...]]:
        if before.phase == Phase.MATCH_OVER:
            raise self._error(f"hand {text.number}", "match-over", "the match had been won")
        if before.phase not in (Phase.OVER, Phase.CHICO_OVER):
            raise self._error(f"hand {text.number}", "hand-open", "the hand before is not over")
        if text.number != before.hand + 1:
            message = f"hand {before.hand + 1} was due"
            raise self._error(f"hand {text.number}", "wrong-number", message)
        mano = right_of(before.mano, before.rules.players)
        if text.mano is not None and text.mano != mano:
            message = f"the mano is {LETTERS[mano]}"
            raise self._error(f"mano={LETTERS[text.mano]}", "wrong-mano", message)
        score = (0, 0) if before.phase == Phase.CHICO_OVER else before.score
        for key, given, true in (
            ("score", text.score, score),
            ("chicos", text.chicos, before.chicos),
        ):
            if given is not None and given != true:
                message = f"it is {write_score(true)}"
                raise self._error(f"{key}={write_score(given)}", f"wrong-{key}", message)
        return new_hand(before, hands=text.deal, secrets=_secrets(text))

    def play(self) -> PlayedHand:
        """Play every token, close the hand where the text does, and check its end."""
        for token in self.text.tokens:
            self._token(token)
        self._echo_rest()
        text = self.text
        if text.end is not None:
            self._finish()
            if self.state.score != text.end:
                if not self.hidden:
                    message = f"the score is {write_score(self.state.score)}"
                    raise self._error(
                        f"end {write_score(text.end)}", "wrong-score", message, text.end_line
                    )
                self.state = self.state._replace(score=text.end)
        return PlayedHand(self.state, tuple(self.events), tuple(self.tokens))

    def _finish(self) -> None:
        if self.state.phase == Phase.CLAIM:
            self._took(*close_hand(self.state))
        if self.state.phase < Phase.OVER:
            raise self._error("end", "hand-open", "the hand is not over", self.text.end_line)

    def _token(self, token: Token) -> None:
        if token.text == "/":
            self._slash(token)
            return
        bare = token.text.removesuffix("!")
        try:
            action = parse_action(bare)
        except ValueError:
            raise self._bad(token, "unknown-token", "that is no token") from None
        if action.seat >= self.state.rules.players:
            raise self._bad(token, "bad-seat", "the table has no such seat")
        if self._is_echo(token, action):
            return
        self._echo_rest()
        try:
            step = apply(self.state, action)
        except Illegal as illegal:
            raise self._bad(token, illegal.reason.value, _MESSAGES[illegal.reason]) from None
        self.tokens.append(token.text)
        self._took(*step)

    def _slash(self, token: Token) -> None:
        state = self.state
        between = state.phase == Phase.PLAY and state.results and not state.tricks[-1]
        if not between or self.tokens[-1:] == ["/"]:
            raise self._bad(token, "open-trick", "no baza has just closed")
        self._echo_rest()
        self.tokens.append("/")

    def _is_echo(self, token: Token, action: Action) -> bool:
        """Take a token that repeats what the game said by itself; a false one is an error."""
        if not self.echoes:
            return False
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
            raise self._bad(token, reason.value, _MESSAGES[reason])
        return False

    def _same_truth(self, action: Action, due: Action) -> bool:
        """Return whether other words say the same: «las mías son mejores» for a winning number
        when no rival is left to speak, or the true number of a tanto that loses."""
        if action.seat != due.seat:
            return False
        if isinstance(due, Declare):
            rivals = any(team_of(echo.seat) != team_of(due.seat) for echo in self.echoes[1:])
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


def _secrets(text: HandText) -> tuple[Secret | None, ...]:
    """Return what the words of each hidden hand give away: in such a record F, figures and the
    words of the declaring are always written."""
    return tuple(
        _secret(text, seat) if hand is None else None for seat, hand in enumerate(text.deal)
    )


def _secret(text: HandText, seat: int) -> Secret:
    flor, tanto = False, _BELOW_ALL
    for token in text.tokens:
        if token.text[:1] != LETTERS[seat]:
            continue
        word = token.text[1:].removesuffix("!")
        flor = flor or word in _FLOR_WORDS
        if word == "MM":
            tanto = _ABOVE_ALL
        elif word[:1] == "=":
            tanto = int(word[1:])
    return Secret(flor, tanto)


_MESSAGES = {
    Reason.NOT_YOUR_TURN: "it is not this seat's turn",
    Reason.HAND_OVER: "the hand is over",
    Reason.CALL_PENDING: "a call must be answered first",
    Reason.NOTHING_TO_ANSWER: "there is nothing to answer",
    Reason.NOT_YOUR_CARD: "the seat does not hold this card",
    Reason.NO_FACE_DOWN: "cards are not played face down at this table",
    Reason.TRUCO_CALLED: "that was called already",
    Reason.TRUCO_SKIPPED: "a step of the truco is missing",
    Reason.NO_QUIERO_SIDE: "only the side that accepted may raise",
    Reason.FOUR_IN_THIRD: "no truco at a four in the third baza at this table",
    Reason.ENVIDO_CLOSED: "the envido is closed",
    Reason.ENVIDO_AFTER_CARD: "who has played a card cannot open envido",
    Reason.ENVIDO_ONLY_PIES: "only the pie of each side opens envido at this table",
    Reason.ENVIDO_LADDER: "that does not raise what was called",
    Reason.FALTA_TOO_EARLY: "no falta envido while every score is zero at this table",
    Reason.NO_FLOR: "this table plays without flor",
    Reason.FLOR_AUTOMATIC: "the game sings the flor, and this seat has none to sing now",
    Reason.FLOR_CLOSED: "the flor is closed",
    Reason.FLOR_AFTER_CARD: "who has played a card cannot sing flor",
    Reason.FLOR_LADDER: "that does not answer this flor",
    Reason.NOT_DECLARING: "nobody has to declare a tanto",
    Reason.FALSE_TANTO: "that is not what the seat has to declare",
    Reason.IMPOSSIBLE_TANTO: "no hand has such a tanto",
    Reason.DECLARATION_DUE: "a tanto must be declared first",
    Reason.WRONG_WORDS: "these words do not fit here",
    Reason.CUT_DUE: "the deck must be cut first",
    Reason.NO_CUT: "there is nothing to cut",
    Reason.NO_CLAIM: "there is nothing to ask for",
    Reason.NOTHING_TO_SHOW: "there is nothing to show",
}
