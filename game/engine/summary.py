"""A replayed match as plain data: what the command line prints as JSON.

Knows the shape of docs/record.md. Must not know how a record is played.
"""

from __future__ import annotations

from game.engine.actions import Call, Declare, token
from game.engine.observe import known_tantos
from game.engine.play import legal_actions, to_act
from game.engine.replay import PlayedHand, Replayed
from game.engine.seats import LETTERS, TEAM_LETTERS, Seat
from game.engine.state import NOBODY, Phase, State

Json = dict[str, object]


def summary(match: Replayed, seat: Seat | None = None) -> Json:
    """Return what happened in a replayed match, as ``seat`` sees it (None: everything)."""
    state = match.state
    winner = _winner(state) if state and not _called_off(match) else None
    zeros = [0, 0]
    over = _called_off(match) or state is None
    return {
        "ok": True,
        "hands": [_hand(played, seat) for played in match.hands],
        "score": zeros if state is None else _score_after(state),
        "chicos": zeros if state is None else list(state.chicos),
        "winner": winner,
        "pending": None if state is None or over else _pending(state),
        "to_act": [] if state is None or over else [LETTERS[at] for at in to_act(state)],
        "legal": {} if state is None or over else _legal(state, seat),
    }


def _called_off(match: Replayed) -> bool:
    return match.result is not None and match.result.word in ("abandoned", "annulled")


def _hand(played: PlayedHand, seat: Seat | None) -> Json:
    state = played.state
    points = [0] * len(state.score)
    for entry in state.entries:
        points[entry.side] += entry.points
    return {
        "hand": state.hand,
        "complete": played.complete,
        "points": points,
        "score": list(state.score),
        "why": [
            {"to": TEAM_LETTERS[entry.side], "points": entry.points, "why": entry.why.value}
            for entry in state.entries
        ],
        "envido": _envido(state, seat),
    }


def _envido(state: State, seat: Seat | None) -> Json | None:
    tanto = state.tanto
    if tanto is None or tanto.winner == NOBODY:
        return None
    known = tanto.points if seat is None else known_tantos(state, seat)
    told: Json = {
        LETTERS[at]: points
        for at, points in enumerate(known)
        if tanto.points[at] is not None and points is not None and 0 <= points <= 33
    }
    told["winner"] = LETTERS[tanto.winner]
    return told


def _score_after(state: State) -> list[int]:
    """Return the score from which the match goes on: a new chico starts from nothing."""
    return [0] * len(state.score) if state.phase == Phase.CHICO_OVER else list(state.score)


def _winner(state: State) -> str | None:
    if state.phase != Phase.MATCH_OVER:
        return None
    return TEAM_LETTERS[state.chicos.index(max(state.chicos))]


def _pending(state: State) -> Json | None:
    if state.phase != Phase.PLAY:
        return None
    if state.flor.asked:
        return {"call": state.flor.calls[-1].value, "by": LETTERS[state.flor.caller]}
    if state.envido.asked:
        return {"call": state.envido.calls[-1].value, "by": LETTERS[state.envido.caller]}
    if state.truco.asked and state.envido.speaker == NOBODY:
        call = (Call.TRUCO, Call.RETRUCO, Call.VALE_CUATRO)[state.truco.pending - 1]
        return {"call": call.value, "by": LETTERS[state.truco.caller]}
    return None


def _legal(state: State, seat: Seat | None) -> dict[str, list[str]]:
    """Return the tokens each seat may write next; a free declaration is ``=*``."""
    menus: dict[str, list[str]] = {}
    for at in range(state.rules.players):
        if seat not in (None, at):
            continue
        tokens = [
            "=*" if isinstance(action, Declare) else token(action)
            for action in legal_actions(state, at)
        ]
        if at in to_act(state) or tokens:
            menus[LETTERS[at]] = list(dict.fromkeys(tokens))
    return menus
