"""What a call means, for whoever plays in another language: calls themselves stay Spanish.

Knows calls. Must not know where a gloss is shown, nor who speaks.
"""

from __future__ import annotations

from game.engine.actions import Call
from game.i18n import DEFAULT, language, mark, tr

_GLOSSES = {
    Call.TRUCO: mark("Que la mano valga 2"),
    Call.RETRUCO: mark("Que la mano valga 3"),
    Call.VALE_CUATRO: mark("Que la mano valga 4"),
    Call.ENVIDO: mark("Apuesta al tanto"),
    Call.REAL_ENVIDO: mark("Apuesta más fuerte al tanto"),
    Call.FALTA_ENVIDO: mark("Al tanto, por lo que falta"),
    Call.FLOR: mark("Tres cartas de un palo"),
    Call.CONTRAFLOR: mark("Mi flor gana a la tuya"),
    Call.CONTRAFLOR_AL_RESTO: mark("Mi flor, por lo que falta"),
    Call.CON_FLOR_QUIERO: mark("Acepto, también tengo flor"),
    Call.CON_FLOR_ME_ACHICO: mark("Tengo flor, pero me rindo"),
    Call.QUIERO: mark("Acepto"),
    Call.NO_QUIERO: mark("No acepto"),
    Call.FOLD: mark("Dejo la mano"),
    Call.SON_BUENAS: mark("Ganan las tuyas"),
    Call.ME_PASO: mark("Que siga mi compañero"),
    Call.MIAS_MEJORES: mark("Ganan las mías"),
    Call.A_VER: mark("Pido que muestres"),
    Call.SHOW: mark("Muestro mis cartas"),
}
_NO_FLOR = mark("No canto flor")


def gloss(call: Call, about_flor: bool = False) -> str:
    """Return a call's meaning in a few words, empty in Spanish, where the call says it itself.

    ``about_flor``: the call answers a flor, where «no quiero» is said as «no tengo flor».
    """
    if language() == DEFAULT:
        return ""
    if call is Call.NO_QUIERO and about_flor:
        return tr(_NO_FLOR)
    return tr(_GLOSSES[call])
