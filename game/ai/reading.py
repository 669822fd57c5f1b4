"""How a player reads the table: what its cards are good for, what is already certain.

Knows one seat's observation. Must not know what to do about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import CARDS, Card
from game.engine.envido import refused_worth
from game.engine.flor_tables import refused_worth as refused_flor_worth
from game.engine.observe import Observation
from game.engine.ranking import STRENGTH, strengths
from game.engine.seats import Seat, Side
from game.engine.state import PARDA, Played
from game.engine.tricks import bazas_winner, strength
from game.engine.variants import Scoring, Sides

BRAVA = STRENGTH[CARDS["7o"]]
"""The weakest of the four top cards."""
GOOD = STRENGTH[CARDS["2e"]]
"""A two; better cards are good as well."""
_THREE = STRENGTH[CARDS["3e"]]
_PIEZA = max(STRENGTH.values()) + 1


def own_side(seen: Observation) -> Side:
    """Return the side the seat plays on in this hand."""
    return seen.sides[seen.seat]


def rivals(seen: Observation) -> tuple[Seat, ...]:
    """Return the seats of other sides that play this hand."""
    mine = own_side(seen)
    return tuple(seat for seat in seen.seats if seen.sides[seat] != mine)


def count_in(seen: Observation) -> tuple[int, int]:
    """Return how many rivals and how many partners are still in the hand."""
    sides = [seen.sides[seat] for seat in seen.seats if seat not in seen.gone]
    partners = sides.count(own_side(seen))
    return len(sides) - partners, partners - 1


def brava(seen: Observation) -> int:
    """Return the strength from which a card is one of the best tenth of the deck: with a muestra
    a pieza, else one of the four top cards."""
    return BRAVA if seen.muestra is None else _PIEZA


def good(seen: Observation) -> int:
    """Return the strength from which a card is one of the best third: with a muestra a three, else
    a two."""
    return GOOD if seen.muestra is None else _THREE


def plays_in_trick(seen: Observation) -> tuple[Played, ...]:
    """Return the cards of the baza that is being played, none before its first card."""
    number = len(seen.results)
    return seen.tricks[number] if number < len(seen.tricks) else ()


def live_cards(seen: Observation) -> list[Card]:
    """Return the seat's cards that still count: those held and its own in the open baza."""
    on_table = [
        played.card
        for played in plays_in_trick(seen)
        if played.seat == seen.seat and played.card is not None and not played.face_down
    ]
    return [*seen.held, *on_table]


def count_at_least(seen: Observation, cards: Iterable[Card], power: int) -> int:
    """Return how many of the cards are at least so strong."""
    table = strengths(seen.muestra)
    return sum(table[card] >= power for card in cards)


def won_first(seen: Observation) -> bool:
    """Return whether the seat's side took the first baza."""
    return bool(seen.results) and seen.results[0] == own_side(seen)


def is_very_strong(seen: Observation) -> bool:
    """Two bravas, or the first baza won and a brava left."""
    bravas = count_at_least(seen, live_cards(seen), brava(seen))
    return bravas >= 2 or (won_first(seen) and bravas >= 1)


def is_strong(seen: Observation) -> bool:
    """A brava and another good card, or the first baza won and a good card left."""
    cards = live_cards(seen)
    goods = count_at_least(seen, cards, good(seen))
    has_brava = count_at_least(seen, cards, brava(seen)) >= 1
    return (has_brava and goods >= 2) or (won_first(seen) and goods >= 1)


def leader(seen: Observation, plays: Sequence[Played]) -> tuple[Side, int]:
    """Return the side whose card leads a baza (PARDA when sides tie) and its strength.

    No card on the table: (PARDA, -1).
    """
    table = strengths(seen.muestra)
    side, best = PARDA, -1
    for played in plays:
        power = strength(played, table)
        if power > best:
            side, best = seen.sides[played.seat], power
        elif power == best and seen.sides[played.seat] != side:
            side = PARDA
    return side, best


def closes_trick(seen: Observation) -> bool:
    """Return whether the seat's next card ends the open baza."""
    laid = {played.seat for played in plays_in_trick(seen)}
    waiting = [seat for seat in seen.seats if seat not in laid and seat not in seen.gone]
    return seen.turn == seen.seat and waiting == [seen.seat]


def certain_winner(seen: Observation) -> Side | None:
    """Return the side that surely wins the hand whatever the hidden cards are, None if unsure.

    Only the obvious is seen, and only between two sides: the seat closes a baza, and either one of
    its cards ends the hand in its favour or each of them loses it.
    """
    if seen.rules.table.sides is Sides.EACH or not closes_trick(seen):
        return None
    mine = own_side(seen)
    mano = seen.sides[seen.seats[0]]
    outcomes = {bazas_winner((*seen.results, _result(seen, card)), mano) for card in seen.held}
    if mine in outcomes:
        return mine
    return 1 - mine if outcomes == {1 - mine} else None


def _result(seen: Observation, card: Card) -> Side:
    return leader(seen, [*plays_in_trick(seen), Played(seen.seat, card, False)])[0]


def loses_chico(seen: Observation, points: int) -> bool:
    """Return whether so many points for a rival would take it to the target.

    Where points are to be got rid of there is no such number.
    """
    scoring = seen.rules.table.scoring
    if scoring is Scoring.SHED:
        return False
    mine = own_side(seen)
    if scoring is Scoring.TEAMS:
        best = seen.score[1 - mine]
    else:
        best = max(seen.score[seat] for seat in rivals(seen))
    return best + points >= seen.rules.target


def loses_nothing(seen: Observation) -> bool:
    """Return whether whoever loses a tanto loses nothing by it: everyone has an account of his own,
    and only the winner writes."""
    return seen.rules.table.scoring is Scoring.BASE


def refusing_envido_loses(seen: Observation) -> bool:
    """Return whether «no quiero» to the pending envido hands the rival the chico."""
    return loses_chico(seen, refused_worth(seen.envido.calls))


def refusing_truco_loses(seen: Observation) -> bool:
    """Return whether «no quiero» to the pending truco hands the rival the chico."""
    return loses_chico(seen, seen.truco.pending)


def refusing_flor_loses(seen: Observation) -> bool:
    """Return whether «con flor me achico» hands the rival the chico."""
    return loses_chico(seen, refused_flor_worth(seen.table, seen.flor.calls))
