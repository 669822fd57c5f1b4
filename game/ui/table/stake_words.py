"""What is at stake and what holds for this hand, in lines, the most pressing first.

Knows observations and how they read in words. Must not compute what anything is worth: the points
of a pending call come in as ``bets``, the rest is asked of the engine.
"""

from __future__ import annotations

from game.engine.actions import TRUCO_CALLS
from game.engine.cards import Card
from game.engine.events import HandStarted, Why
from game.engine.observe import Observation
from game.engine.ranking import PIEZA_POINTS
from game.engine.rules import Rules
from game.engine.scoring import POROTOS
from game.engine.seats import Seat
from game.engine.stakes import settles, staked
from game.engine.state import NO_DUEL, NOBODY, Envido, Flor, Phase, Truco
from game.engine.tricks import halves
from game.engine.variants import Scoring, Sides
from game.i18n import tr, trn
from game.ui.paint.palette import CREAM, GOLD, MUTED, Colour
from game.ui.table.view import View
from game.ui.words import speech

Bets = tuple[int, int] | None
Words = tuple[str, Colour]


def rows_needed(rules: Rules) -> int:
    """Return how many lines the box of stakes should hold at such a table."""
    own = rules.table.sides is Sides.PIE_ALONE or rules.sheds or has_pica(rules)
    return 4 + 2 * rules.table.muestra + own


def stake_lines(view: View, with_porotos: bool = False) -> list[Words]:
    """Return what holds for this hand and what is at stake in it, a call that waits first, since
    a small box cuts the last; ``with_porotos`` where nothing else shows those of each baza."""
    seen, names = view.seen, view.names
    lines: list[Words] = []
    waiting = speech.pending(seen)
    if waiting is not None:
        seat, call = waiting
        lines.append((speech.label(call), GOLD))
        lines.extend((words, CREAM) for words in bet_words(seen, view.bets, names[seat]))
    lines.extend(_of_this_hand(seen, names))
    level = seen.truco.level
    if level:
        call = TRUCO_CALLS[level - 1]
        words = tr("{call} querido: vale {n}").format(call=speech.label(call), n=level + 1)
        lines.append((words, CREAM))
    elif waiting is None or seen.truco.pending == 0:
        lines.append((tr("La mano vale 1"), CREAM))
    if with_porotos:
        lines.extend((words, CREAM) for words in porotos_lines(seen, names))
    for entry in reversed(seen.entries) if seen.duel != NO_DUEL else seen.entries:
        words = speech.scored(entry, view.accounts)
        lines.append((words, MUTED))
    return lines


def bet_words(seen: Observation, bets: Bets, caller: str) -> list[str]:
    """Return what yes and no mean in points; a no that settles nothing only keeps one out."""
    if bets is None:
        return []
    yes, no = bets
    refused = tr("No: {n} para {name}").format(n=no, name=caller)
    if not no_settles(seen):
        refused = tr("No: queda afuera")
    return [tr("Sí: se juegan {n}").format(n=yes), refused]


def no_settles(seen: Observation) -> bool:
    """Return whether a refusal of the call that waits would settle it."""
    bets: tuple[Envido | Flor | Truco, ...] = (seen.envido, seen.flor, seen.truco)
    return all(settles(seen.rules, bet) for bet in bets if bet.asked)


def leaves_two(seen: Observation) -> bool:
    """Return whether those who stay when the viewer leaves are rivals of each other: then its
    leaving gives nobody the hand."""
    others = {seen.sides[seat] for seat in seen.seats if seat not in (seen.seat, *seen.gone)}
    return len(others - {seen.sides[seen.seat]}) > 1


def _of_this_hand(seen: Observation, names: tuple[str, ...]) -> list[Words]:
    lines: list[Words] = []
    if seen.duel != NO_DUEL:
        lines.append((duel_words(seen.duel), GOLD))
    elif has_pica(seen.rules):
        lines.append((tr("Redonda"), MUTED))
    if seen.pie != NOBODY:
        lines.append((tr("{name} contra los dos").format(name=names[seen.pie]), GOLD))
    if seen.muestra is not None:
        lines.append((tr("Muestra: {card}").format(card=speech.card_name(seen.muestra)), CREAM))
        lines.append((piezas_words(seen.muestra), MUTED))
    if seen.rules.sheds:
        lines.append((pot_words(seen), MUTED))
    return lines


def has_pica(rules: Rules) -> bool:
    """Return whether duels and hands of all together take turns at this table."""
    return rules.players == 6 and rules.pica != "no"


def hand_title(event: HandStarted, rules: Rules) -> str:
    """Return what the log says as a hand begins: its number, and of which kind it is."""
    title = tr("Mano {n}").format(n=event.hand)
    if not has_pica(rules):
        return title
    if not event.pica:
        return tr("{hand} · redonda").format(hand=title)
    return tr("{hand} · pica-pica, la falta vale {n}").format(hand=title, n=rules.pica_tope)


def duel_words(duel: int) -> str:
    """Return which duel (from 0) of a pica-pica is being played."""
    return tr("Pica-pica {n} de 3").format(n=duel + 1)


def piezas_words(muestra: Card) -> str:
    """Return which cards of the muestra's suit are piezas, the strongest first; the twelve stands
    in for the one that was turned up."""
    ranks = (12 if rank == muestra.rank else rank for rank in PIEZA_POINTS)
    return tr("Piezas: {ranks}").format(ranks=" ".join(str(rank) for rank in ranks))


def pot_words(seen: Observation) -> str:
    """Return how many porotos nobody holds any more."""
    dead = POROTOS * len(seen.score) - sum(seen.score)
    return trn("En el pozo: {n} poroto", "En el pozo: {n} porotos", dead).format(n=dead)


def porotos(seen: Observation) -> dict[Seat, int]:
    """Return the halves of porotos each seat still in has from the bazas told so far."""
    table = seen.table._replace(gone=seen.gone)
    return halves(table, table.takers[: len(seen.results)])


def base_words(seen: Observation, seat: Seat) -> str:
    """Return how a seat's base point stands: safe, staked, or lost; nothing without bases."""
    if seen.rules.table.scoring is not Scoring.BASE or not seen.held_counts:
        return ""
    if seen.phase >= Phase.OVER:
        has = any(entry.side == seat and entry.why is Why.BASE for entry in seen.entries)
        return tr("base") if has else tr("sin base")
    return tr("arriesga") if seat in staked(seen.table._replace(truco=seen.truco)) else tr("base")


def porotos_lines(seen: Observation, names: tuple[str, ...]) -> list[str]:
    """Return for each seat its porotos of the bazas and how its base stands; nothing where bazas
    are not counted so."""
    if not seen.rules.each_alone:
        return []
    counts, out = porotos(seen), []
    players = len(names)
    for seat in ((seen.seat + step) % players for step in range(players)):
        has = counts.get(seat, 0)
        whole = trn("{n} poroto", "{n} porotos", has // 2).format(n=has // 2)
        half = tr("medio poroto") if has == 1 else tr("{porotos} y medio").format(porotos=whole)
        parts = [half if has % 2 else whole, base_words(seen, seat)]
        words = speech.listing([part for part in parts if part])
        out.append(tr("{name}: {words}").format(name=names[seat], words=words))
    return out
