"""What happened in a replayed match, told line by line to a person at the command line.

Knows events and records; writes English around the words of the table. Must not know files.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.actions import Call
from game.engine.events import (
    AskedToSee,
    CardPlayed,
    CardsShown,
    ChicoWon,
    Dealt,
    DeckCut,
    Declared,
    EnvidoWon,
    Event,
    FlorWon,
    HandWon,
    MatchWon,
    Points,
    Said,
    TrickWon,
    TrucoAnnulled,
)
from game.engine.observe import redact
from game.engine.play import to_act
from game.engine.replay import Replayed
from game.engine.seats import LETTERS, TEAM_LETTERS, Seat
from game.engine.state import Phase
from game.engine.summary import summary
from game.engine.transcript import write_score

WORDS = {
    Call.TRUCO: "truco",
    Call.RETRUCO: "retruco",
    Call.VALE_CUATRO: "vale cuatro",
    Call.ENVIDO: "envido",
    Call.REAL_ENVIDO: "real envido",
    Call.FALTA_ENVIDO: "falta envido",
    Call.FLOR: "flor",
    Call.CONTRAFLOR: "contraflor",
    Call.CONTRAFLOR_AL_RESTO: "contraflor al resto",
    Call.CON_FLOR_QUIERO: "con flor quiero",
    Call.CON_FLOR_ME_ACHICO: "con flor me achico",
    Call.QUIERO: "quiero",
    Call.NO_QUIERO: "no quiero",
    Call.FOLD: "me voy al mazo",
    Call.SON_BUENAS: "son buenas",
    Call.ME_PASO: "me paso",
    Call.MIAS_MEJORES: "las mías son mejores",
    Call.A_VER: "a ver",
    Call.SHOW: "shows",
}


def tell(match: Replayed, seat: Seat | None = None) -> Iterator[str]:
    """Yield the lines of a match as ``seat`` sees it (None: everything)."""
    record = match.record
    rules = record.rules
    yield f"{rules.variant}, {rules.players} players, to {rules.target}"
    for line in record.seats:
        yield f"  {LETTERS[line.seat]}  {line.name or line.player} ({line.player})"
    for played in match.hands:
        state = played.state
        yield ""
        start = write_score(state.start)
        yield f"Hand {state.hand}: mano {LETTERS[state.mano]}, score {start}"
        for event in played.events if seat is None else redact(played.events, seat):
            told = _line(event)
            if told:
                yield f"  {told}"
    yield ""
    yield from _ending(match, seat)


def _ending(match: Replayed, seat: Seat | None) -> Iterator[str]:
    state = match.state
    told = summary(match, seat)
    score, chicos = told["score"], told["chicos"]
    assert isinstance(score, list)
    assert isinstance(chicos, list)
    line = f"Score {write_score(tuple(score))}"
    if match.record.rules.chicos > 1:
        line += f", chicos {write_score(tuple(chicos))}"
    if match.result is not None and match.result.word not in TEAM_LETTERS:
        yield f"{line}; {match.result.word}"
        return
    if told["winner"]:
        yield f"{line}; {told['winner']} won the match"
        return
    yield f"{line}; in progress"
    if state is not None:
        menus = told["legal"]
        assert isinstance(menus, dict)
        for letter, tokens in menus.items():
            verb = "must choose" if LETTERS.index(letter) in to_act(state) else "may say"
            yield f"  {letter} {verb}: {' '.join(tokens)}"
        if state.phase in (Phase.OVER, Phase.CHICO_OVER):
            yield "  the next hand is due"


def _line(event: Event) -> str:
    """Return what is told of an event, nothing for one that others tell."""
    match event:
        case DeckCut(seat, taps):
            return f"{LETTERS[seat]}  cuts" if not taps else f"{LETTERS[seat]}  taps {taps}"
        case Dealt(hands):
            return "deal  " + "   ".join(
                f"{LETTERS[seat]} {_cards(hand)}" for seat, hand in enumerate(hands)
            )
        case Said(seat, call):
            return f"{LETTERS[seat]}  {WORDS[call]}"
        case Declared(seat, points, words):
            return f"{LETTERS[seat]}  {points if words is None else WORDS[words]}"
        case CardPlayed(seat, card, face_down):
            shown = "?" if card is None else str(card)
            return f"{LETTERS[seat]}  ({shown})" if face_down else f"{LETTERS[seat]}  {shown}"
        case AskedToSee(seat):
            return f"{LETTERS[seat]}  a ver"
        case CardsShown(seat, cards):
            return f"{LETTERS[seat]}  shows {_cards(cards)}"
        case _:
            return _account(event)


def _account(event: Event) -> str:
    match event:
        case TrickWon(trick, side, best):
            won = "parda" if side is None or best is None else f"{LETTERS[best]} takes it"
            return f"   baza {trick + 1}: {won}"
        case EnvidoWon(seat):
            return f"   the envido is {LETTERS[seat]}'s"
        case FlorWon(seat):
            return f"   the flor is {LETTERS[seat]}'s"
        case TrucoAnnulled(seat):
            return f"   the truco of {LETTERS[seat]} is annulled"
        case Points(side, points, why, score):
            return f"   {points:+d} for {TEAM_LETTERS[side]}: {why.value} ({write_score(score)})"
        case HandWon(side):
            return f"   the hand is {TEAM_LETTERS[side]}'s"
        case ChicoWon(side, score):
            return f"   {TEAM_LETTERS[side]} wins the chico {write_score(score)}"
        case MatchWon(side):
            return f"   {TEAM_LETTERS[side]} wins the match"
        case _:
            return ""


def _cards(hand: tuple[object, ...] | None) -> str:
    return "?" if hand is None else " ".join(map(str, hand))
