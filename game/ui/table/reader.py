"""The table in words, top to bottom: what a screen reader would say.

Knows views. Must not know pixels.
"""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.ranking import pieza_rank
from game.engine.rules import Rules
from game.i18n import tr, trn
from game.ui.table.log import words_of
from game.ui.table.nameplate import status_of
from game.ui.table.stake_words import bet_words, stake_lines
from game.ui.table.view import View
from game.ui.words import speech


def spoken(view: View) -> list[str]:
    """Return the table in words: score, stakes, the waiting call, plates, cards, last lines."""
    seen = view.seen
    rules = seen.rules
    out = []
    for side, points in enumerate(seen.score):
        words = _score(points, rules)
        out.append(tr("{name}: {words}").format(name=view.accounts[side], words=words))
    out.extend(words for words, _ in stake_lines(view, with_porotos=True))
    if view.banner is not None:
        caller = view.names[view.banner.seat]
        out.append(tr("{name}: {words}").format(name=caller, words=view.banner.words))
        out.extend(bet_words(seen, view.bets, caller))
    for seat in range(rules.players):
        status = status_of(seen, seat, view.turn)
        if status:
            out.append(tr("{name}: {words}").format(name=view.names[seat], words=status))
    out.extend(_card(card, seen) for card in seen.held)
    out.extend(tricks(seen, view.names))
    out.extend(words_of(line) for line in list(view.lines)[-3:])
    return out


def _score(points: int, rules: Rules) -> str:
    if rules.sheds:
        return trn("{n} poroto", "{n} porotos", points).format(n=points)
    part, left = speech.standing(points, rules.half, rules.target)
    return speech.listing([words for words in (str(points), part, left) if words])


def _card(card: Card, seen: Observation) -> str:
    """A card's name, and that it is a pieza where it is one."""
    name = speech.card_name(card)
    if pieza_rank(card, seen.muestra) is None:
        return name
    return tr("{card} (pieza)").format(card=name)


def tricks(seen: Observation, names: tuple[str, ...]) -> list[str]:
    """Return every card on the table in words, in the order of play."""
    out = []
    for trick, row in enumerate(seen.tricks):
        for played in row:
            card = (
                tr("boca abajo")
                if played.face_down or played.card is None
                else _card(played.card, seen)
            )
            words = f"{speech.ordinal(trick)}, {card}"
            out.append(tr("{name}: {words}").format(name=names[played.seat], words=words))
    return out
