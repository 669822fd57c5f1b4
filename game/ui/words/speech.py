"""What is said and written for each call, declaration and point, in the player's language.

Knows calls, reasons and how a table talks. Must not know pixels. The calls themselves stay in
Spanish in every language; the catalogues decide.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import ENVIDO_CALLS, FLOR_CALLS, TRUCO_CALLS, Call
from game.engine.cards import Card, Suit
from game.engine.events import Declared, Why
from game.engine.observe import Observation
from game.engine.state import POT, Entry, Phase
from game.i18n import mark, tr

_WORDS = {
    Call.TRUCO: mark("¡Truco!"),
    Call.RETRUCO: mark("¡Retruco!"),
    Call.VALE_CUATRO: mark("¡Vale cuatro!"),
    Call.ENVIDO: mark("Envido"),
    Call.REAL_ENVIDO: mark("¡Real envido!"),
    Call.FALTA_ENVIDO: mark("¡Falta envido!"),
    Call.FLOR: mark("¡Flor!"),
    Call.CONTRAFLOR: mark("¡Contraflor!"),
    Call.CONTRAFLOR_AL_RESTO: mark("¡Contraflor al resto!"),
    Call.CON_FLOR_QUIERO: mark("Con flor quiero"),
    Call.CON_FLOR_ME_ACHICO: mark("Con flor me achico"),
    Call.QUIERO: mark("Quiero"),
    Call.NO_QUIERO: mark("No quiero"),
    Call.FOLD: mark("Me voy al mazo"),
    Call.SON_BUENAS: mark("Son buenas"),
    Call.ME_PASO: mark("Me paso"),
    Call.MIAS_MEJORES: mark("Las mías son mejores"),
    Call.A_VER: mark("A ver esas cartas"),
    Call.SHOW: mark("Acá están"),
}
_RAISES = {
    Call.RETRUCO: mark("¡Quiero retruco!"),
    Call.VALE_CUATRO: mark("¡Quiero vale cuatro!"),
}
_FIRST = {
    Call.ENVIDO: mark("¡El envido está primero!"),
    Call.REAL_ENVIDO: mark("¡Primero, real envido!"),
    Call.FALTA_ENVIDO: mark("¡Primero, falta envido!"),
}
_LABELS = {
    Call.TRUCO: mark("Truco"),
    Call.RETRUCO: mark("Retruco"),
    Call.VALE_CUATRO: mark("Vale cuatro"),
    Call.ENVIDO: mark("Envido"),
    Call.REAL_ENVIDO: mark("Real envido"),
    Call.FALTA_ENVIDO: mark("Falta envido"),
    Call.FLOR: mark("Flor"),
    Call.CONTRAFLOR: mark("Contraflor"),
    Call.CONTRAFLOR_AL_RESTO: mark("Contraflor al resto"),
    Call.FOLD: mark("Me voy al mazo"),
    Call.A_VER: mark("A ver"),
    Call.SHOW: mark("Mostrar"),
}
_WHY = {
    Why.MANO: mark("la mano"),
    Why.TRUCO: mark("truco"),
    Why.RETRUCO: mark("retruco"),
    Why.VALE_CUATRO: mark("vale cuatro"),
    Why.TRUCO_NO_QUERIDO: mark("truco no querido"),
    Why.RETRUCO_NO_QUERIDO: mark("retruco no querido"),
    Why.VALE_CUATRO_NO_QUERIDO: mark("vale cuatro no querido"),
    Why.MAZO: mark("se fue al mazo"),
    Why.ENVIDO: mark("envido"),
    Why.REAL_ENVIDO: mark("real envido"),
    Why.FALTA_ENVIDO: mark("falta envido"),
    Why.ENVIDO_NO_QUERIDO: mark("envido no querido"),
    Why.FLOR: mark("flor"),
    Why.FLOR_QUERIDA: mark("flor querida"),
    Why.FLOR_ACHICADA: mark("flor achicada"),
    Why.CONTRAFLOR: mark("contraflor"),
    Why.CONTRAFLOR_NO_QUERIDA: mark("contraflor no querida"),
    Why.AL_RESTO: mark("contraflor al resto"),
    Why.AL_RESTO_NO_QUERIDO: mark("al resto no querido"),
    Why.PENA: mark("pena"),
    Why.BASE: mark("la base"),
}
_RANKS = {
    1: mark("ancho"),
    2: mark("dos"),
    3: mark("tres"),
    4: mark("cuatro"),
    5: mark("cinco"),
    6: mark("seis"),
    7: mark("siete"),
    10: mark("sota"),
    11: mark("caballo"),
    12: mark("rey"),
}
_SUITS = {
    Suit.ESPADA: mark("espadas"),
    Suit.BASTO: mark("bastos"),
    Suit.ORO: mark("oros"),
    Suit.COPA: mark("copas"),
}
_ORDERS = {
    "veni": mark("Vení"),
    "pone": mark("Poné"),
    "mata": mark("Matá"),
    "callado": mark("Jugá callado"),
    "hay-pie": mark("¿Hay pie?"),
    "pie": mark("Hay pie"),
    "no-pie": mark("No hay pie"),
}
_ORDINALS = (mark("Primera"), mark("Segunda"), mark("Tercera"))


def card_name(card: Card) -> str:
    """Return how a card is called aloud: «siete de espadas»."""
    return tr("{rank} de {suit}").format(rank=tr(_RANKS[card.rank]), suit=tr(_SUITS[card.suit]))


def order(word: str) -> str:
    """Return what a partner is told, by its word in the record."""
    return tr(_ORDERS[word])


def ordinal(trick: int) -> str:
    """Return the name of a baza (0 to 2)."""
    return tr(_ORDINALS[trick])


def label(call: Call) -> str:
    """Return the short words of a button for a call."""
    return tr(_LABELS.get(call) or _WORDS[call])


def said(call: Call, before: Observation) -> str:
    """Return what a seat says with a call at a table that looked like ``before``."""
    if call in _RAISES and before.truco.pending:
        return tr(_RAISES[call])
    if call in _FIRST and before.truco.pending and not before.envido.calls:
        return tr(_FIRST[call])
    if call is Call.NO_QUIERO and before.flor.asked:
        return tr("No tengo flor")
    return tr(_WORDS[call])


def declared(event: Declared) -> str:
    """Return what a seat says for its tanto."""
    return tr(_WORDS[event.words]) if event.words is not None else str(event.points)


def reason(why: Why) -> str:
    """Return what points were scored for, as a word inside a sentence."""
    return tr(_WHY[why])


def contest(call: Call) -> str:
    """Return the contest a call belongs to: ``truco``, ``envido``, ``flor``, or nothing."""
    if call in TRUCO_CALLS:
        return "truco"
    if call in ENVIDO_CALLS:
        return "envido"
    return "flor" if call in FLOR_CALLS else ""


def pending(seen: Observation) -> tuple[int, Call] | None:
    """Return who called what is waiting for an answer, and the call; None when nothing waits."""
    if seen.phase != Phase.PLAY:
        return None
    if seen.envido.asked:
        return seen.envido.caller, seen.envido.calls[-1]
    if seen.flor.asked:
        return seen.flor.caller, seen.flor.calls[-1]
    if seen.truco.asked:
        return seen.truco.caller, TRUCO_CALLS[seen.truco.pending - 1]
    return None


def points(count: int) -> str:
    """Return a change of the score with its sign."""
    return f"+{count}" if count >= 0 else f"−{-count}"


def scored(entry: Entry, accounts: Sequence[str]) -> str:
    """Return a line of the score pad as a sentence: «+1 Vos: truco», «Vos: −1 a Porota (truco)»."""
    if entry.source is None:
        return f"{points(entry.points)} {accounts[entry.side]}: {reason(entry.why)}"
    words = change(entry, accounts)
    return tr("{name}: {words}").format(name=accounts[entry.side], words=words)


def change(entry: Entry, accounts: Sequence[str]) -> str:
    """Return what became of an account's points: «+1 truco», or whom its porotos went to; after a
    lie they come back."""
    if entry.source is None:
        return f"{points(entry.points)} {reason(entry.why)}"
    gives = entry.points > 0
    if entry.source == POT:
        words = tr("−{n} al pozo ({why})") if gives else tr("+{n} del pozo ({why})")
        return words.format(n=abs(entry.points), why=reason(entry.why))
    words = tr("−{n} a {name} ({why})") if gives else tr("+{n} de {name} ({why})")
    name = accounts[entry.source]
    return words.format(n=abs(entry.points), name=name, why=reason(entry.why))


def standing(score: int, half: int | None, target: int) -> tuple[str, str]:
    """Return the score as words: «malas» or «buenas» (empty without halves), «faltan 18» (empty
    when nothing is lacking)."""
    part = "" if half is None else tr("malas") if score < half else tr("buenas")
    left = target - score
    if left <= 0:
        return part, ""
    return part, tr("falta 1") if left == 1 else tr("faltan {n}").format(n=left)


def listing(words: Sequence[str]) -> str:
    """Return several things in one line."""
    return " · ".join(words)
