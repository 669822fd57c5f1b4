"""Event to picture: what each event of the match moves, says and sounds, on one page.

Knows which telling belongs to which event. `telling_deal`, `telling_cards`, `telling_table` and
`telling_words` know how and in which order things move, `layout` knows where to. Must not know
what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.engine.events import (
    AskedToSee,
    CardPlayed,
    CardsShown,
    ChicoWon,
    Dealt,
    DeckCut,
    Declared,
    Discarded,
    DuelStarted,
    EnvidoWon,
    Event,
    FlorWon,
    HandStarted,
    HandWon,
    MatchWon,
    Ordered,
    Points,
    Said,
    Signalled,
    TrickWon,
    TrucoAnnulled,
)
from game.engine.observe import Observation
from game.ui.table import telling_cards, telling_deal, telling_table, telling_words
from game.ui.table.duels import parts
from game.ui.table.show import Show
from game.ui.table.timeline import Do, Pause, Step

_CUES: dict[type, Callable[[Any, Show, Observation], Step]] = {
    HandStarted: telling_deal.hand_started,
    DeckCut: telling_deal.deck_cut,
    Dealt: telling_deal.dealt,
    DuelStarted: telling_table.duel_started,
    Discarded: telling_table.discarded,
    Ordered: telling_table.ordered,
    Signalled: telling_table.signalled,
    Said: telling_words.said,
    Declared: telling_words.declared,
    CardPlayed: telling_cards.card_played,
    TrickWon: telling_cards.trick_won,
    EnvidoWon: telling_words.tanto_won,
    FlorWon: telling_words.tanto_won,
    TrucoAnnulled: telling_words.annulled,
    Points: telling_words.points,
    AskedToSee: telling_words.asked,
    CardsShown: telling_cards.shown,
    HandWon: telling_words.hand_won,
    ChicoWon: telling_words.chico_won,
    MatchWon: telling_words.match_won,
}
"""HandEnded alone has none: the strip comes with the table at rest."""


def tell(
    show: Show,
    events: Iterable[Event],
    seen: Observation,
    ended: bool,
    bets: tuple[int, int] | None,
) -> None:
    """Queue the telling of one step: each event's cue, then the table at rest.

    ``events`` are already redacted for the viewer; ``seen`` is the table after them; ``ended``
    and ``bets`` as in `View`.
    """

    def expect() -> None:
        show.coming_bets = bets

    show.timeline.add(Do(expect))
    was, show.told = show.told, seen
    for part, left in parts(tuple(events), was, seen):
        for event in part:
            show.timeline.add(cue(event, show, left))
    show.timeline.add(Do(lambda: show.settle(seen, ended, bets)))


def cue(event: Event, show: Show, seen: Observation) -> Step:
    """Return how one event is told; ``seen`` is the table after the whole step it belongs to."""
    teller = _CUES.get(type(event))
    return teller(event, show, seen) if teller else Pause(0)
