"""Hands at the larger tables and the other variants, each as the record of a match in its middle.

Knows what a record looks like; must not know how anything is drawn. All deals are made up.
"""

from collections.abc import Mapping

NAMES = ("Ana", "Beto", "Porota", "Lucho", "Nélida", "Tito")


def table_record(rules: str, hand: str, deal: str, tokens: str, people: int = 1) -> str:
    """Return the text of a match whose present hand begins so; the first seats are people."""
    seats = [
        f"seat {letter} {'human' if n < people else 'bot:rule'} {name}"
        for n, (letter, name) in enumerate(zip("abcdef", NAMES, strict=True))
    ]
    lines = [f"rules {rules}", *seats[: deal.count(":")], "seed contacto"]
    return "\n".join(["truco 1", *lines, f"hand {hand}", f"deal {deal}", tokens, ""])


_FOUR = "a:1b5b2c b:3c10e7c c:7b11o7e d:12b6b7o"
_FLOR = "a:11o1o6o b:7e11b5c c:5e2e7b d:7c3b1b"
_SIX = "a:4c4o2b b:12c12e1e c:10b3c6e d:1c5e6c e:11b12o11e f:11o5b5o"
_SIX_ENVIDO = "a:2b5o4o b:6o3b11e c:7c4b2e d:1o5b7o e:1c12o6e f:11b10o3o"
_PICA = "a:7c10b11o b:5c1o3o c:10c10e7b d:12o3c12e e:5e7o7e f:1c2e11e"
_GALLO = "a:10e6o12c b:12o1e5c6b c:2e6c11c"
_THREE = "a:5b12o10c b:3b6b7e c:7c6e10o"
_SHED = "a:10e6o12c b:12o1e5c c:2e6c11c"
_URUGUAYAN = "a:10e12c11e b:12o5c4c c:6c6b7e d:6o10c3b e:1e4o5b f:2e11c1o"

TABLES: Mapping[str, str] = {
    "four": table_record(
        "players=4",
        "3 mano=b score=4-5 chicos=0-0",
        _FOUR,
        "bRE aN b10e c11o d12b a5b dT aR bQ d6b a2c b3c c7e c7b dV",
    ),
    "four-retruco": table_record(
        "players=4 flor=si",
        "8 mano=a score=12-10 chicos=0-0",
        _FLOR,
        "aF aT bQ a6o b11b c2e d3b d7c a1o bR",
    ),
    "six": table_record(
        "players=6",
        "1 mano=c score=0-0 chicos=0-0",
        _SIX,
        "c10b dE aQ c=6 d=27 eMP aSB d1c e11b f5b a4o b12c d5e e11e f11o",
    ),
    "six-envido": table_record(
        "players=6", "1 mano=e score=0-0 chicos=0-0", _SIX_ENVIDO, "e12o f3o a5o b6o c4b dE"
    ),
    "pica": table_record(
        "players=6 pica=0",
        "2 mano=c score=0-4 chicos=0-0 format=pica",
        _PICA,
        "c10c f11e fT cN // d12e a7c dT",
    ),
    "pica-waits": table_record(
        "players=6 pica=0",
        "2 mano=c score=0-4 chicos=0-0 format=pica",
        _PICA,
        "c10c f11e fT cN // d12e a7c dT aN",
    ),
    "gallo": table_record(
        "variant=gallo",
        "4 mano=c score=3-5-3 chicos=0-0-0 pie=b",
        _GALLO,
        "bD5c cE bN c11c a10e b12o bT",
    ),
    "gallo-discard": table_record(
        "variant=gallo",
        "3 mano=b score=3-3-1 chicos=0-0-0 pie=a",
        "a:12b11o7c7e b:3c1b6b c:7b10e5b",
        "",
    ),
    "trucho": table_record(
        "variant=trucho",
        "5 mano=a score=2-13-12 chicos=0-0-0 muestra=12b",
        _THREE,
        "aT bE cN aN bQ cN a10c b3b b6b",
    ),
    "destantado": table_record(
        "variant=destantado",
        "4 mano=c score=19-7-4 chicos=0-0-0",
        _SHED,
        "cE aQ bN c=26 aSB c11c aT bQ cN a12c b1e b5c",
    ),
    "uruguayo-two": table_record(
        "variant=uruguayo players=2",
        "4 mano=a score=3-2 chicos=0-0 muestra=11c",
        "a:2e12o6o b:10e6c1e",
        "aE bN a12o b1e b6c",
    ),
    "uruguayo-four": table_record(
        "variant=uruguayo players=4",
        "4 mano=c score=4-6 chicos=0-0 muestra=1o",
        "a:12o11c10c b:6c12c4o c:2e6o5c d:10e1e6b",
        "cE bF c6o d10e a10c b12c bT",
    ),
    "uruguayo-six": table_record(
        "variant=uruguayo players=6",
        "4 mano=f score=14-1 chicos=0-0 muestra=11b format=pica",
        _URUGUAYAN,
        "f1o c7e c6c f11c f2e cM // a11e d3b d6o",
    ),
}
"""By the name of the sheet: what stands on the table when the first person is to decide."""
