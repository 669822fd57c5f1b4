"""One line that says which match is meant: shared by the title and the form.

Knows settings and how people talk about them; must not know any one scene.
"""

from __future__ import annotations

from game.i18n import tr
from game.shell.desk import RIVAL_NAME, Unfinished
from game.store.settings import Settings


def rules_words(settings: Settings) -> str:
    """Return the next match's rules in a few words: points, flor, chicos."""
    rules = settings.rules
    parts = [tr("A {n}").format(n=rules.get("target", "30"))]
    parts.append(tr("con flor") if rules.get("flor", "no") == "si" else tr("sin flor"))
    chicos = rules.get("chicos", "1")
    if chicos != "1":
        parts.append(tr("{n} chicos").format(n=chicos))
    return " · ".join(parts)


def match_summary(settings: Settings) -> str:
    """Return the next match in a line: its rules, how many play, against whom."""
    rival = tr("contra {name}").format(name=RIVAL_NAME)
    return " · ".join((rules_words(settings), tr("mano a mano"), rival))


def score_words(match: Unfinished) -> str:
    """Return how an unfinished match stands: score, hand, rival."""
    return " · ".join(
        (
            tr("{own} a {theirs}").format(own=match.score[0], theirs=match.score[1]),
            tr("mano {n}").format(n=match.hand),
            match.rival,
        )
    )
