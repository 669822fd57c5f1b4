"""A replayed match as plain data: what the command line prints as JSON.

Knows the shape of docs/record.md. Must not know how a record is played.
"""

from __future__ import annotations

from game.engine.actions import Call, Declare, token
from game.engine.envido import highest_tanto
from game.engine.play import legal_actions, to_act
from game.engine.replay import PlayedHand, Replayed
from game.engine.scoring import account_letter, next_score, opening_score
from game.engine.seats import LETTERS, Seat
from game.engine.state import NOBODY, POT, Entry, Phase, State

Json = dict[str, object]


def summary(match: Replayed, seat: Seat | None = None) -> Json:
    """Return what happened in a replayed match, as ``seat`` sees it (None: everything)."""
    state = match.state
    winner = _winner(state) if state and not _called_off(match) else None
    over = _called_off(match) or state is None
    return {
        "ok": True,
        "hands": [_hand(played, seat) for played in match.hands],
        **(_before_all(match) if state is None else _after(state)),
        "winner": winner,
        "pending": None if state is None or over else _pending(state),
        "to_act": [] if state is None or over else [LETTERS[at] for at in to_act(state)],
        "legal": {} if state is None or over else _legal(state, seat),
    }


def _after(state: State) -> Json:
    return {"score": list(next_score(state)), "chicos": list(state.chicos)}


def _before_all(match: Replayed) -> Json:
    """Return where a match of which nothing was played begins: a record may do so anywhere."""
    opening = opening_score(match.record.rules.table.scoring)
    first = match.record.hands[0] if match.record.hands else None
    score = opening if first is None or first.score is None else first.score
    chicos = tuple(0 for _ in opening) if first is None or first.chicos is None else first.chicos
    return {"score": list(score), "chicos": list(chicos)}


def _called_off(match: Replayed) -> bool:
    return match.result is not None and match.result.word in ("abandoned", "annulled")


def _hand(played: PlayedHand, seat: Seat | None) -> Json:
    state = played.state
    return {
        "hand": state.hand,
        "complete": played.complete,
        "points": [after - before for after, before in zip(state.score, state.start, strict=True)],
        "score": list(state.score),
        "why": [_entry(state, entry) for entry in state.entries],
        "envido": _envido(state, seat),
    }


def _entry(state: State, entry: Entry) -> Json:
    told: Json = {
        "to": account_letter(state, entry.side),
        "points": entry.points,
        "why": entry.why.value,
    }
    if entry.source is not None:
        told["from"] = "pozo" if entry.source == POT else LETTERS[entry.source]
    return told


def _envido(state: State, seat: Seat | None) -> Json | None:
    """Return the tantos of an accepted envido; of several duels together, with the last winner."""
    told: Json = {}
    winner = NOBODY
    for tanto in (*state.settled, state.tanto):
        if tanto is None or tanto.winner == NOBODY:
            continue
        winner = tanto.winner
        spoken = {said.seat: said.points for said in tanto.spoken}
        for at in tanto.seats:
            own = seat in (None, at) or at in state.shown
            points = tanto.points[at] if own else spoken.get(at)
            if points is not None and 0 <= points <= highest_tanto(state.rules):
                told[LETTERS[at]] = points
    if winner == NOBODY:
        return None
    return {**told, "winner": LETTERS[winner]}


def _winner(state: State) -> str | None:
    if state.phase != Phase.MATCH_OVER:
        return None
    return account_letter(state, state.chicos.index(max(state.chicos)))


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
