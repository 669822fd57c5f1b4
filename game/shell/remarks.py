"""What people are told about a match that is no event of it: a program that failed, time that ran
out.

Knows troubles and names. Must not know how anything is shown.
"""

from __future__ import annotations

from game.engine.seats import Seat
from game.i18n import mark, tr
from game.session.decide import Trouble

_TROUBLES = {
    Trouble.LATE: mark("{name} tardó demasiado: jugó por él el bot simple"),
    Trouble.ILLEGAL: mark("{name} contestó algo que no vale: jugó por él el bot simple"),
    Trouble.DEAD: mark("{name} no contesta: juega por él el bot simple"),
}


def trouble(names: tuple[str, ...], seat: Seat, what: Trouble) -> str:
    """Return why the simple bot moved for a program from outside."""
    return tr(_TROUBLES[what]).format(name=names[seat])


def time_up(names: tuple[str, ...], seat: Seat) -> str:
    """Return that the simple bot moved for a person."""
    return tr("Se acabó el tiempo de {name}: jugó el bot simple").format(name=names[seat])
