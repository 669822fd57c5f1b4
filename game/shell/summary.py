"""One line that says which match is meant: shared by the title, the form, the pause and the list.

Knows settings and how people talk about them; must not know any one scene.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import tr, trn
from game.shell.desk import Unfinished
from game.shell.rivals import rival_name
from game.store.settings import PERSON, Settings


def rules_words(rules: Mapping[str, str]) -> str:
    """Return rules in a few words: points, flor, chicos."""
    parts = [tr("A {n}").format(n=rules.get("target", "30"))]
    parts.append(tr("con flor") if rules.get("flor", "no") == "si" else tr("sin flor"))
    chicos = rules.get("chicos", "1")
    if chicos != "1":
        parts.append(tr("{n} chicos").format(n=chicos))
    return " · ".join(parts)


def match_summary(settings: Settings, watching: str = "") -> str:
    """Return the next match in a line: its rules, how many play, against whom, and how many rules
    were changed. ``watching`` names the rival in the person's place."""
    from game.ui.rule_groups import preset_of, presets_for

    if watching:
        names = (rival_name(watching), rival_name(settings.level))
        who = tr("{one} contra {other}").format(one=names[0], other=names[1])
    elif settings.level == PERSON:
        who = tr("contra otra persona")
    else:
        who = tr("contra {name}").format(name=rival_name(settings.level).lower())
    parts = [rules_words(settings.rules), tr("mano a mano"), who]
    if not preset_of(settings.rules):
        base = presets_for("argentino", 2).get(settings.preset, {})
        words = {**settings.rules}
        count = sum(words.get(key) != base.get(key) for key in {*words, *base})
        parts.append(trn("{n} regla cambiada", "{n} reglas cambiadas", count).format(n=count))
    return " · ".join(parts)


def score_words(match: Unfinished) -> str:
    """Return how an unfinished match stands: score, hand, rival."""
    return " · ".join(
        (
            tr("{own} a {theirs}").format(own=match.score[0], theirs=match.score[1]),
            tr("mano {n}").format(n=match.hand),
            match.rival,
        )
    )
