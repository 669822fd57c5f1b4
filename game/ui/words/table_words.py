"""What each kind of truco and each named table is called, and what it is like, in plain words.

Knows variants and named tables by their keys in the record. Must not know their rules. Texts are
translated when they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.rules import Rules
from game.engine.variants import VARIANTS, Scoring
from game.i18n import mark, tr

VARIANT_NAMES: Mapping[str, str] = {
    "argentino": mark("Argentino"),
    "gallo": mark("Pata de gallo"),
    "destantado": mark("Destantado"),
    "trucho": mark("Trucho"),
    "uruguayo": mark("Uruguayo"),
}
"""What kinds of truco are called."""

VARIANT_EFFECTS: Mapping[str, str] = {
    "argentino": mark("El de siempre: mano a mano, o dos equipos sentados salteados."),
    "gallo": mark("De a tres: en cada mano el pie juega solo contra los otros dos."),
    "destantado": mark("De a tres, cada uno por su cuenta: gana el que se saca sus diez porotos."),
    "trucho": mark("De a tres, cada uno por su cuenta, con muestra y piezas como en el uruguayo."),
    "uruguayo": mark("Con muestra y piezas, y siempre con flor: el del otro lado del río."),
}
"""What each kind is, in one line."""

VARIANT_HELP: Mapping[str, str] = {
    "argentino": mark(
        "Cuarenta cartas, tres para cada uno, y las cuatro bravas arriba de todo. De a dos es "
        "mano a mano; de a cuatro y de a seis hay dos equipos, y entre compañeros se puede hacer "
        "señas. De a seis las manos de todos se alternan con duelos de pica-pica."
    ),
    "gallo": mark(
        "El pie recibe cuatro cartas, aparta una y juega solo contra los otros dos. En la mano "
        "siguiente le toca a otro. Cada uno lleva su propio tanteador: lo que ganan los dos se "
        "les anota entero a cada uno."
    ),
    "destantado": mark(
        "Cada uno empieza con diez porotos y quiere quedarse sin ninguno. El que gana reparte "
        "porotos suyos entre los que le quisieron; si nadie quiere, deja uno en el pozo. La falta "
        "envido vale seis."
    ),
    "trucho": mark(
        "Se da vuelta una muestra, y las piezas de ese palo les ganan a todas. Cada baza reparte "
        "porotos y gana la mano el que junta más. Todos tienen un punto de base, que pierde el "
        "que arriesga en el truco y no gana."
    ),
    "uruguayo": mark(
        "Después de dar se da vuelta una muestra. El 2, el 4, el 5, el 11 y el 10 de ese palo son "
        "piezas y les ganan a las demás cartas; el 12 ocupa el lugar de la pieza que salió de "
        "muestra. Siempre se juega con flor."
    ),
}
"""Each kind explained at more length."""

PRESET_NAMES: Mapping[str, str] = {
    "clasico": mark("Clásico"),
    "clasico-con-flor": mark("Clásico con flor"),
    "corto": mark("Corto a 15"),
    "bonaerense": mark("Bonaerense"),
    "ludoteka": mark("Ludoteka"),
    "picaresco": mark("Picaresco"),
    "litoral": mark("Litoral"),
    "pica-pica": mark("Pica-pica"),
    "pata-de-gallo": mark("Pata de gallo"),
    "destantado": mark("Destantado"),
    "trucho": mark("Trucho"),
    "uruguayo": mark("Uruguayo"),
}
"""What named tables are called."""

PRESET_EFFECTS: Mapping[str, str] = {
    "clasico": mark("A 30 y sin flor: el de todos los días."),
    "clasico-con-flor": mark("A 30, y tres del mismo palo son flor."),
    "corto": mark("A 15, sin flor: para un rato."),
    "bonaerense": mark("A 40, sin flor: para una tarde."),
    "ludoteka": mark("Con flor y tapadas; con los dos en malas, la falta gana la partida."),
    "picaresco": mark("Cada uno canta lo que quiere, y se muestra sólo si lo piden."),
    "litoral": mark("En malas, la falta llega hasta las buenas."),
    "pica-pica": mark("A 30 y sin flor; desde los cinco puntos, redondas y duelos."),
    "pata-de-gallo": mark("A 30 y sin flor; el gallo es uno distinto en cada mano."),
    "destantado": mark("Diez porotos cada uno, sin flor."),
    "trucho": mark("A 40 y con flor."),
    "uruguayo": mark("A 40 y con flor."),
}
"""What each named table is like, in one line."""

_PLAYERS: Mapping[int, str] = {
    2: mark("mano a mano"),
    3: mark("de a tres"),
    4: mark("dos contra dos"),
    6: mark("tres contra tres"),
}


def players_words(players: int) -> str:
    """Return how many play, as one says it."""
    return tr(_PLAYERS[players])


def goal_words(variant: str, target: str) -> str:
    """Return which truco is played and to how many points, as far as that is worth a word.

    >>> goal_words("argentino", "30"), goal_words("trucho", "40"), goal_words("destantado", "30")
    ('A 30', 'Trucho a 40', 'Destantado')
    """
    name = tr(VARIANT_NAMES[variant])
    if VARIANTS[variant].scoring is Scoring.SHED:
        return name
    if variant == Rules.variant:
        return tr("A {n}").format(n=target)
    return tr("{name} a {n}").format(name=name, n=target)
