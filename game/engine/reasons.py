"""Why an action is not allowed: codes, never sentences (texts for people live elsewhere)."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """A refusal of `why_not`; the value is the code the command line prints."""

    NOT_YOUR_TURN = "no-te-toca"
    HAND_OVER = "mano-terminada"
    CALL_PENDING = "canto-pendiente"
    NOTHING_TO_ANSWER = "nada-que-responder"
    NOT_YOUR_CARD = "carta-ajena"
    NO_FACE_DOWN = "sin-tapadas"
    TRUCO_CALLED = "truco-ya-cantado"
    TRUCO_SKIPPED = "truco-salteado"
    NO_QUIERO_SIDE = "sin-el-quiero"
    FOUR_IN_THIRD = "truco-al-cuatro"
    ENVIDO_CLOSED = "envido-cerrado"
    ENVIDO_AFTER_CARD = "envido-tras-carta"
    ENVIDO_ONLY_PIES = "envido-solo-pies"
    ENVIDO_LADDER = "envido-fuera-de-orden"
    FALTA_TOO_EARLY = "falta-desde-segunda"
    NO_FLOR = "sin-flor"
    FLOR_AUTOMATIC = "flor-automatica"
    FLOR_CLOSED = "flor-cerrada"
    FLOR_AFTER_CARD = "flor-tras-carta"
    FLOR_LADDER = "flor-fuera-de-orden"
    NOT_DECLARING = "nadie-pidio-el-tanto"
    FALSE_TANTO = "tanto-falso"
    IMPOSSIBLE_TANTO = "tanto-imposible"
    DECLARATION_DUE = "falta-el-tanto"
    WRONG_WORDS = "palabras-fuera-de-lugar"
    DISCARD_DUE = "falta-descartar"
    NO_DISCARD = "no-se-descarta"
    NOT_IN_DUEL = "fuera-del-duelo"
    NO_SUCH_SEAT = "asiento-ajeno"
    NO_PARTNER = "sin-companero"
    NO_SIGNS = "sin-senas"
    NOT_AN_ONLOOKER = "no-puede-verla"
    FALSE_SIGN = "sena-falsa"
    CUT_DUE = "falta-cortar"
    NO_CUT = "no-se-corta"
    NO_CLAIM = "nada-que-pedir"
    NOTHING_TO_SHOW = "nada-que-mostrar"


class Illegal(ValueError):
    """An action that `why_not` refuses; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
