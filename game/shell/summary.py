"""One line that says which match is meant: shared by the title, the form, the pause and the list.

Knows settings and how people talk about them; must not know any one scene.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.seats import Seat
from game.engine.variants import VARIANTS, Sides
from game.i18n import tr, trn
from game.shell.desk import Unfinished
from game.shell.places import Places, called, people, places_of
from game.shell.rivals import given_name, is_person, rival_name
from game.store.settings import Settings


def rules_words(rules: Mapping[str, str]) -> str:
    """Return rules in a few words: the variant if it is not the usual, points, flor, chicos."""
    from game.ui.forms.rule_groups import full_words, table_of
    from game.ui.words.table_words import goal_words

    variant, _ = table_of(rules)
    words = full_words(rules)
    parts = [goal_words(variant, words["target"])]
    parts.append(tr("con flor") if words["flor"] == "si" else tr("sin flor"))
    chicos = words["chicos"]
    if chicos != "1":
        parts.append(tr("{n} chicos").format(n=chicos))
    return " · ".join(parts)


def short_summary(settings: Settings) -> str:
    """Return the next match in the few words of a button."""
    from game.ui.forms.rule_groups import table_of
    from game.ui.words.table_words import players_words

    variant, players = table_of(settings.rules)
    places, rules = places_of(settings, players), rules_words(settings.rules)
    if len(VARIANTS[variant].players) == 1:
        return rules
    who = players_words(players)
    if players == 2 and len(people(places)) == 1:
        who = rival_name(next(each for each in places if not is_person(each))).lower()
    return f"{rules} · {who}"


def match_summary(settings: Settings, places: Places) -> str:
    """Return the next match in a line: its rules, how many play, with whom against whom, and how
    many rules were changed."""
    from game.ui.forms.rule_groups import differences, nearest_preset, table_of
    from game.ui.words.table_words import players_words

    variant, players = table_of(settings.rules)
    sides = VARIANTS[variant].sides
    parts = [rules_words(settings.rules), players_words(players)]
    parts.append(_who(places, called(places, settings.name), sides))
    count = len(differences(settings.rules, nearest_preset(settings.rules, settings.preset)))
    if count:
        parts.append(trn("{n} regla cambiada", "{n} reglas cambiadas", count).format(n=count))
    return " · ".join(parts)


def _who(places: Places, names: Sequence[str], sides: Sides) -> str:
    """Return with whom and against whom."""
    alone = people(places) if len(people(places)) == 1 else []
    if len(places) == 2 and alone:
        rival = places[1 - alone[0]]
        return tr("contra {name}").format(name=rival_name(rival).lower())
    if len(places) == 2 and len(people(places)) == 2:
        return tr("contra otra persona")
    if all(map(is_person, places)) and not any(map(given_name, places)):
        return tr("entre {n} personas").format(n=len(places))
    if sides is not Sides.ALTERNATE:
        others = [seat for seat in range(len(places)) if seat not in alone]
        if alone:
            return tr("contra {name}").format(name=_listed(others, names))
        return _listed(others, names)
    own = alone[0] if alone else 0
    mates = [seat for seat in range(own % 2, len(places), 2) if seat not in alone]
    rivals = list(range(1 - own % 2, len(places), 2))
    pair = {"one": _listed(mates, names), "other": _listed(rivals, names)}
    if alone:
        return tr("con {one} contra {other}").format(**pair)
    return tr("{one} contra {other}").format(**pair)


def _listed(seats: Sequence[Seat], names: Sequence[str]) -> str:
    """Return names as one says them: «Ana, Beto y Caro»."""
    found = [names[seat] for seat in seats]
    if len(found) == 1:
        return found[0]
    return tr("{one} y {other}").format(one=", ".join(found[:-1]), other=found[-1])


def score_words(match: Unfinished) -> str:
    """Return how an unfinished match stands: score, hand, and who the rival is; where there are
    several, which table it is instead."""
    from game.ui.forms.rule_groups import DEFAULT_VARIANT, table_of
    from game.ui.words.table_words import VARIANT_NAMES, players_words

    variant, players = table_of(match.rules)
    which = match.rival
    if players > 2:
        is_usual = variant == DEFAULT_VARIANT
        which = players_words(players) if is_usual else tr(VARIANT_NAMES[variant])
    return " · ".join([points_words(match.score), tr("mano {n}").format(n=match.hand), which])


def points_words(score: Sequence[int]) -> str:
    """Return a score, the own one first."""
    if len(score) == 2:
        return tr("{own} a {theirs}").format(own=score[0], theirs=score[1])
    return " - ".join(map(str, score))
