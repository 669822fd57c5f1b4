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
    Discarded,
    DuelStarted,
    EnvidoWon,
    Event,
    FlorWon,
    HandWon,
    MatchWon,
    Ordered,
    Points,
    Said,
    Signalled,
    TrickWon,
    TrucoAnnulled,
)
from game.engine.observe import redact
from game.engine.play import to_act
from game.engine.replay import Replayed
from game.engine.scoring import account_letter
from game.engine.seats import LETTERS, Seat
from game.engine.state import Phase, State
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
            told = _line(event, state)
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
    if match.result is not None and match.result.word in ("abandoned", "annulled"):
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


def _line(event: Event, state: State) -> str:
    """Return what is told of an event, nothing for one that others tell."""
    match event:
        case DeckCut(seat, taps):
            return f"{LETTERS[seat]}  cuts" if not taps else f"{LETTERS[seat]}  taps {taps}"
        case Dealt(hands, muestra):
            cards = (f"{LETTERS[seat]} {_cards(hand)}" for seat, hand in enumerate(hands))
            turned = "" if muestra is None else f"   muestra {muestra}"
            return "deal  " + "   ".join(cards) + turned
        case DuelStarted(_, seats):
            return f"duel of {LETTERS[seats[0]]} and {LETTERS[seats[1]]}"
        case Discarded(seat, card):
            return f"{LETTERS[seat]}  discards {'?' if card is None else card}"
        case Signalled(seat, sign):
            return f"{LETTERS[seat]}  seña {sign}" if sign else ""
        case Ordered(seat, word):
            return f"{LETTERS[seat]}  {word}"
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
            return _outcome(event, state)


def _outcome(event: Event, state: State) -> str:
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
        case Points(account, points, why, score):
            letter = account_letter(state, account)
            return f"   {points:+d} for {letter}: {why.value} ({write_score(score)})"
        case HandWon(side):
            winners = (LETTERS[seat] for seat in state.seats if state.sides[seat] == side)
            return f"   the hand is {' and '.join(winners)}'s"
        case ChicoWon(account, score):
            return f"   {account_letter(state, account)} wins the chico {write_score(score)}"
        case MatchWon(account):
            return f"   {account_letter(state, account)} wins the match"
        case _:
            return ""


def _cards(hand: tuple[object, ...] | None) -> str:
    return "?" if hand is None else " ".join(map(str, hand))
