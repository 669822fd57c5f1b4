"""One line that says which match is meant: shared by the title and the form.

Knows settings and how people talk about them; must not know any one scene.
"""

from __future__ import annotations

from game.i18n import tr
from game.shell.desk import RIVAL_NAME, Unfinished
from game.store.settings import Settings


def match_summary(settings: Settings) -> str:
    """Return the next match in a line: points, flor, how many, against whom."""
    rules = settings.rules
    parts = [tr("A {n}").format(n=rules.get("target", "30"))]
    parts.append(tr("con flor") if rules.get("flor", "no") == "si" else tr("sin flor"))
    chicos = rules.get("chicos", "1")
    if chicos != "1":
        parts.append(tr("{n} chicos").format(n=chicos))
    parts.append(tr("mano a mano"))
    parts.append(tr("contra {name}").format(name=RIVAL_NAME))
    return " · ".join(parts)


def score_words(match: Unfinished) -> str:
    """Return how an unfinished match stands: score, hand, rival."""
    return " · ".join(
        (
            tr("{own} a {theirs}").format(own=match.score[0], theirs=match.score[1]),
            tr("mano {n}").format(n=match.hand),
            tr("contra {name}").format(name=match.rival),
        )
    )
