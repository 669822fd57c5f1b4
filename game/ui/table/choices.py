"""What a person can say now, as buttons: words, points, key, slot and colour for each token.

Knows legal actions and their stakes. Must not know where a button lies, nor decide what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from game.engine.actions import Action, Call, Cut, Declare, Play, Say, say, token
from game.engine.reasons import Reason
from game.engine.seats import Seat
from game.i18n import mark, tr
from game.ui.paint.palette import CALL_GROUNDS
from game.ui.words import speech, why
from game.ui.words.glosses import gloss

Bet = tuple[int | None, int | None]

TO_PARTNER = "partner"
"""The token of leaving the answer to a partner, which no record knows."""

SLOTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "calls": (
        *(("Q",), ("T", "R", "V"), ("E",), ("RE",), ("FE",), ("F",)),
        *((TO_PARTNER,), ("N",), ("M",)),
    ),
    "flor": (("FQ",), ("CF",), ("CR",), (TO_PARTNER,), ("FA",), ("N",), ("M",)),
    "cut": (("K",), ("K1",), ("K2",), ("K3",)),
    "claim": (("W",), ("X",)),
}
"""Fixed places from left to right for each kind of moment: a button never changes its place."""
DANGEROUS = frozenset({"N", "M", "FA", "SB"})
_EXPLAINED = ("calls", "flor")
_KEYS = {
    Call.TRUCO: "t",
    Call.RETRUCO: "t",
    Call.VALE_CUATRO: "t",
    Call.ENVIDO: "e",
    Call.REAL_ENVIDO: "r",
    Call.FALTA_ENVIDO: "a",
    Call.FLOR: "f",
    Call.CON_FLOR_QUIERO: "q",
    Call.CONTRAFLOR: "c",
    Call.CONTRAFLOR_AL_RESTO: "x",
    Call.QUIERO: "q",
    Call.NO_QUIERO: "n",
    Call.CON_FLOR_ME_ACHICO: "n",
    Call.SON_BUENAS: "b",
    Call.ME_PASO: "n",
    Call.MIAS_MEJORES: "q",
    Call.FOLD: "m",
    Call.A_VER: "x",
    Call.SHOW: "w",
}
_TO_PARTNER, _TO_PARTNER_MEANS = mark("Decidí vos"), mark("Que decida mi compañero")
_NOTHING: Mapping[Call, str] = {}
_CUTS = (mark("Cortar"), mark("Un golpe"), mark("Dos golpes"), mark("Tres golpes"))
_CUT_KEYS = ("k", "1", "2", "3")


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to say. ``points`` tells what yes and no are worth, ``short`` in fewer letters,
    ``gloss`` what a call means (empty in Spanish); ``why`` tells why it cannot be said now, then
    ``points`` are that in short."""

    token: str
    label: str
    points: str = ""
    short: str = ""
    key: str = ""
    ground: str = "bottle"
    gloss: str = ""
    why: str = ""

    @property
    def name(self) -> str:
        """The name of its control."""
        return f"call:{self.token}"

    @property
    def is_dangerous(self) -> bool:
        """Whether it gives something up."""
        return self.token in DANGEROUS


def choices(
    legal: Iterable[Action], worth: Callable[[Action], Bet], told: Mapping[Call, str] = _NOTHING
) -> list[Choice]:
    """Return a button for every legal action that is neither a card nor a number; ``told`` are
    words that stand on some instead of points."""
    out = []
    actions = tuple(legal)
    kind = moment(token(action) for action in actions)
    for action in actions:
        if isinstance(action, Say):
            out.append(_saying(action, worth(action), kind, told.get(action.call)))
        elif isinstance(action, Cut):
            label, key = tr(_CUTS[action.taps]), _CUT_KEYS[action.taps]
            out.append(Choice(token(action), label, key=key, ground="wood"))
    return out


def to_partner() -> Choice:
    """Return the button that leaves the answer to a partner who is asked as well."""
    return Choice(TO_PARTNER, tr(_TO_PARTNER), key="o", ground="ultra", gloss=tr(_TO_PARTNER_MEANS))


def closed(
    present: Iterable[str], seat: Seat, why_not: Callable[[Action], Reason | None]
) -> list[Choice]:
    """Return what cannot be said now, with the reason: one for each slot that nothing fills."""
    tokens = set(present)
    kind = moment(tokens)
    out = []
    for slot in SLOTS[kind] if kind in _EXPLAINED else ():
        if tokens & set(slot):
            continue
        if slot == (TO_PARTNER,):
            continue
        reasons = [(Call(token_), why_not(say(seat, Call(token_)))) for token_ in slot]
        # Of the steps of the truco, the one that would be next.
        left = [each for each in reasons if each[1] is not Reason.TRUCO_CALLED] or reasons[-1:]
        call, reason = left[0]
        if reason is None:
            continue
        words = why.short(reason)
        label, key = _label(call, kind), _KEYS.get(call, "")
        out.append(Choice(call.value, label, words, words, key, why=why.sentence(reason)))
    return out


def face_down(legal: Iterable[Action]) -> list[Play]:
    """Return the legal ways of playing a card face down."""
    return [action for action in legal if isinstance(action, Play) and action.face_down]


def numbers(legal: Iterable[Action]) -> list[int]:
    """Return the tantos that may be declared and that three cards can make."""
    return [
        action.points
        for action in legal
        if isinstance(action, Declare) and (action.points <= 7 or action.points >= 20)
    ]


def moment(tokens: Iterable[str]) -> str:
    """Return which set of `SLOTS` the tokens belong to."""
    present = set(tokens)
    if "FQ" in present or "FA" in present:
        return "flor"
    if "K" in present:
        return "cut"
    return "claim" if present & {"X", "W"} else "calls"


def slot_labels(kind: str, with_flor: bool, with_partner: bool = False) -> list[tuple[str, ...]]:
    """Return the words that each slot must have room for, in order."""
    if kind == "cut":
        return [(tr(words),) for words in _CUTS]
    rows: list[tuple[str, ...]] = []
    for slot in SLOTS[kind]:
        if slot == ("F",) and not with_flor:
            rows.append(())
        elif slot == (TO_PARTNER,):
            rows.append((tr(_TO_PARTNER),) if with_partner else ())
        else:
            rows.append(tuple(_label(Call(token), kind) for token in slot))
    return rows


def slot_of(kind: str, token_: str) -> int:
    """Return the number of the slot a token belongs to."""
    return next(i for i, slot in enumerate(SLOTS[kind]) if token_ in slot)


def both_points(yes: int, no: int) -> tuple[str, str]:
    """Return what a call is worth accepted and declined, in words and in fewer letters."""
    return tr("sí {yes} · no {no}").format(yes=yes, no=no), f"{yes} / {no}"


def _label(call: Call, kind: str) -> str:
    if call is Call.NO_QUIERO and kind == "flor":
        return tr("No tengo flor")
    return speech.label(call)


def _saying(action: Say, bet: Bet, kind: str, told: str | None) -> Choice:
    call = action.call
    points, short = _points(call, bet) if told is None else (told, told)
    ground = CALL_GROUNDS.get(speech.contest(call), "bottle")
    if call in (Call.CON_FLOR_QUIERO, Call.CON_FLOR_ME_ACHICO):
        ground = CALL_GROUNDS["flor"]
    meaning = gloss(call, kind == "flor")
    label = _label(call, kind)
    return Choice(call.value, label, points, short, _KEYS.get(call, ""), ground, meaning)


def _points(call: Call, bet: Bet) -> tuple[str, str]:
    yes, no = bet
    if call in (Call.QUIERO, Call.CON_FLOR_QUIERO):
        return ("", "") if yes is None else (tr("por {n}").format(n=yes),) * 2
    if call in (Call.NO_QUIERO, Call.CON_FLOR_ME_ACHICO, Call.FOLD):
        return ("", "") if no is None else (tr("das {n}").format(n=no),) * 2
    if yes is not None and no is not None:
        return both_points(yes, no)
    if yes is not None:
        return (tr("por {n}").format(n=yes),) * 2
    return "", ""
