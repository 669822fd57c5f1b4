"""How a player reads the table: what its cards are good for, what is already certain.

Knows one seat's observation. Must not know what to do about it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import CARDS, Card
from game.engine.envido import refused_worth
from game.engine.flor import refused_worth as refused_flor_worth
from game.engine.observe import Observation
from game.engine.ranking import STRENGTH
from game.engine.seats import Seat, Side, team_of
from game.engine.state import PARDA, Played
from game.engine.tricks import bazas_winner, strength

BRAVA = STRENGTH[CARDS["7o"]]
"""The weakest of the four top cards."""
GOOD = STRENGTH[CARDS["2e"]]
"""A two; better cards are good as well."""


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


def count_at_least(cards: Sequence[Card], power: int) -> int:
    """Return how many of the cards are at least so strong."""
    return sum(STRENGTH[card] >= power for card in cards)


def won_first(seen: Observation) -> bool:
    """Return whether the seat's side took the first baza."""
    return bool(seen.results) and seen.results[0] == team_of(seen.seat)


def is_very_strong(seen: Observation) -> bool:
    """Two bravas, or the first baza won and a brava left."""
    bravas = count_at_least(live_cards(seen), BRAVA)
    return bravas >= 2 or (won_first(seen) and bravas >= 1)


def is_strong(seen: Observation) -> bool:
    """A brava and another good card, or the first baza won and a good card left."""
    cards = live_cards(seen)
    good = count_at_least(cards, GOOD)
    return (count_at_least(cards, BRAVA) >= 1 and good >= 2) or (won_first(seen) and good >= 1)


def leader(plays: Sequence[Played]) -> tuple[Side, int]:
    """Return the side whose card leads the open baza (PARDA when two sides tie) and its strength.

    No card on the table: (PARDA, -1).
    """
    side, best = PARDA, -1
    for played in plays:
        power = strength(played, STRENGTH)
        if power > best:
            side, best = team_of(played.seat), power
        elif power == best and team_of(played.seat) != side:
            side = PARDA
    return side, best


def closes_trick(seen: Observation) -> bool:
    """Return whether the seat's next card ends the open baza."""
    still_in = seen.rules.players - len(seen.gone)
    plays = plays_in_trick(seen)
    left_after_playing = sum(played.seat in seen.gone for played in plays)
    return seen.turn == seen.seat and len(plays) - left_after_playing == still_in - 1


def certain_winner(seen: Observation) -> Side | None:
    """Return the side that surely wins the hand whatever the hidden cards are, None if unsure.

    Only the obvious is seen: the seat closes a baza, and either one of its cards ends the hand
    in its favour or each of them loses it.
    """
    if not closes_trick(seen):
        return None
    mine = team_of(seen.seat)
    mano = team_of(seen.mano)
    outcomes = {bazas_winner((*seen.results, _result(seen, card)), mano) for card in seen.held}
    if mine in outcomes:
        return mine
    return 1 - mine if outcomes == {1 - mine} else None


def _result(seen: Observation, card: Card) -> Side:
    return leader([*plays_in_trick(seen), Played(seen.seat, card, False)])[0]


def rivals(seen: Observation) -> tuple[Seat, ...]:
    """Return the seats of the other side."""
    mine = team_of(seen.seat)
    return tuple(seat for seat in range(seen.rules.players) if team_of(seat) != mine)


def loses_chico(seen: Observation, points: int) -> bool:
    """Return whether so many points for the rival would take it to the target."""
    return seen.score[1 - team_of(seen.seat)] + points >= seen.rules.target


def refusing_envido_loses(seen: Observation) -> bool:
    """Return whether «no quiero» to the pending envido hands the rival the chico."""
    return loses_chico(seen, refused_worth(seen.envido.calls))


def refusing_truco_loses(seen: Observation) -> bool:
    """Return whether «no quiero» to the pending truco hands the rival the chico."""
    return loses_chico(seen, seen.truco.pending)


def refusing_flor_loses(seen: Observation) -> bool:
    """Return whether «con flor me achico» hands the rival the chico."""
    return loses_chico(seen, refused_flor_worth(seen.table, seen.flor.calls))
