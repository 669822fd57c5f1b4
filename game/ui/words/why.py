"""Why a call is not possible now, in words: short ones for its button, a sentence to be told.

Knows the engine's reasons. Must not know when one applies.
"""

from __future__ import annotations

from game.engine.reasons import Reason
from game.i18n import mark, tr

_WORDS = {
    Reason.NOT_YOUR_TURN: (mark("esperá"), mark("Ahora no te toca a vos.")),
    Reason.CALL_PENDING: (mark("respondé"), mark("Primero hay que responder lo que se cantó.")),
    Reason.NOTHING_TO_ANSWER: (mark("sin canto"), mark("No hay ningún canto que responder.")),
    Reason.TRUCO_CALLED: (mark("ya cantado"), mark("El truco ya llegó hasta ahí.")),
    Reason.TRUCO_SKIPPED: (mark("antes truco"), mark("Falta cantar lo que va antes.")),
    Reason.NO_QUIERO_SIDE: (
        mark("sin quiero"),
        mark("Sube el truco sólo quien dijo el último quiero."),
    ),
    Reason.FOUR_IN_THIRD: (
        mark("hay un 4"),
        mark("En esta mesa no se canta truco a un cuatro en la tercera."),
    ),
    Reason.ENVIDO_CLOSED: (
        mark("ya cerró"),
        mark("El envido se canta sólo en la primera y una sola vez."),
    ),
    Reason.ENVIDO_AFTER_CARD: (
        mark("tarde"),
        mark("El envido se canta antes de jugar la primera carta."),
    ),
    Reason.ENVIDO_ONLY_PIES: (mark("sólo el pie"), mark("En esta mesa el envido lo canta el pie.")),
    Reason.ENVIDO_LADDER: (mark("no sube"), mark("Eso no sube lo que ya se cantó.")),
    Reason.FALTA_TOO_EARLY: (
        mark("aún no"),
        mark("En esta mesa no hay falta envido mientras van cero a cero."),
    ),
    Reason.NO_FLOR: (mark("sin flor"), mark("En esta mesa se juega sin flor.")),
    Reason.FLOR_AUTOMATIC: (mark("va sola"), mark("En esta mesa la flor se canta sola.")),
    Reason.FLOR_CLOSED: (mark("cerró"), mark("La flor ya se resolvió.")),
    Reason.FLOR_AFTER_CARD: (
        mark("tarde"),
        mark("La flor se canta antes de jugar la primera carta."),
    ),
    Reason.FLOR_LADDER: (mark("no va"), mark("Eso no responde a esta flor.")),
    Reason.DECLARATION_DUE: (mark("faltan tantos"), mark("Primero hay que decir los tantos.")),
}
_ANY = (mark("ahora no"), mark("Ahora no se puede."))


def short(reason: Reason) -> str:
    """Return the reason in the two or three words a button has room for."""
    return tr(_WORDS.get(reason, _ANY)[0])


def sentence(reason: Reason) -> str:
    """Return the reason as a sentence."""
    return tr(_WORDS.get(reason, _ANY)[1])
