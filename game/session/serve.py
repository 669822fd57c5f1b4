"""The bot protocol from the bot's side: one of our rivals, asked over standard input.

Knows messages and records; what the rival gets to see is what the record it was sent shows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import IO

from game.ai.levels import rival
from game.engine.actions import Action, Declare, token
from game.engine.observe import observe
from game.engine.play import legal_actions
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.seats import seat_of
from game.engine.state import Phase, State
from game.engine.transcript import BadRecord
from game.session.decide import Question, answer
from game.session.protocol import ANY_TANTO
from game.session.spoken import heard_by, listen, plies


class BadMessage(ValueError):
    """A message that cannot be answered; the text says why in one line."""


def serve(spec: str, lines: Iterable[bytes], out: IO[str]) -> None:
    """Answer every message until there are no more; raises BadSpec for a rival there is not.

    A message that makes no sense gets ``{"ok":false,"message":"…"}`` and the session goes on.
    """
    rival(spec)
    for line in lines:
        if not line.strip():
            continue
        try:
            said = respond(spec, line)
        except BadMessage as bad:
            said = {"ok": False, "message": str(bad)}
        if said is not None:
            out.write(json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n")
            out.flush()


def respond(spec: str, line: bytes) -> dict[str, object] | None:
    """Return the answer to one message, None where none is due. Raises BadMessage."""
    try:
        message = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadMessage(f"that is no line of JSON: {error}") from error
    kind = message.get("type") if isinstance(message, dict) else None
    if kind == "end":
        return None
    if kind != "act":
        raise BadMessage('a message has "type":"act" or "type":"end"')
    action = _decide(spec, message)
    return {"action": None if action is None else token(action)}


def _decide(spec: str, message: dict[str, object]) -> Action | None:
    """Return the rival's action. Its chance comes from the record, the only thing it is told."""
    text, letter, words = message.get("record"), message.get("seat"), message.get("legal")
    if not isinstance(text, str) or not isinstance(letter, str):
        raise BadMessage('an act has "seat" and "record", both text')
    if not isinstance(words, list | None):
        raise BadMessage('"legal" is a list of tokens')
    try:
        seat = seat_of(letter)
        match = replay(parse(text))
    except BadRecord as bad:
        raise BadMessage(str(bad)) from bad
    except ValueError as error:
        raise BadMessage(f"there is no seat {letter!r}") from error
    state = match.state
    if state is None or seat >= state.rules.players:
        raise BadMessage("the record has no hand, or no such seat")
    legal = _menu(state, seat, words)
    if not legal:
        raise BadMessage(f"seat {letter} has nothing to decide there")
    if state.phase == Phase.CUT:
        return legal[0]
    if state.hands[seat] is None:
        raise BadMessage(f"the record hides the cards of seat {letter}")
    ply = sum(plies(hand.events) for hand in match.hands)
    heard = heard_by(seat, listen(match.hands[-1].events))
    seen = observe(state, seat)
    return answer(Question(ply, seat, spec, seen, legal, seed=text, heard=heard)).action


def _menu(state: State, seat: int, words: list[object] | None) -> tuple[Action, ...]:
    """Return what the seat may do: what the rules say, no more than the message allows."""
    legal = legal_actions(state, seat)
    if words is None:
        return legal
    return tuple(
        action
        for action in legal
        if token(action) in words or (isinstance(action, Declare) and ANY_TANTO in words)
    )
