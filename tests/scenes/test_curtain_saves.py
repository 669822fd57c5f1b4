"""Matches of several people are closed and gone on with in the middle of every decision."""

from pathlib import Path
from random import Random

import pytest

from game.engine.actions import Action, Call, Play, Say
from game.engine.variants import VARIANTS
from game.session.match import Match
from game.session.thinker import InlineThinker
from game.shell import eyes
from game.shell.desk import Desk, Wish
from game.shell.feed import Feed
from game.shell.preferences import Preferences
from game.store.paths import data_dir
from game.store.settings import Settings

OPTIONS = {"tapadas": "si", "tantos": "libres", "mostrar": "si-piden", "corte": "si"}
TABLES = [(name, players) for name, one in VARIANTS.items() for players in one.players]


def _desk(folder: Path, variant: str, players: int, kinds: tuple[str, ...]) -> Desk:
    rules = {"variant": variant, "players": str(players)}
    if variant == "argentino":
        # More kinds of decisions: cuts, tantos, cards face down, showing.
        rules |= OPTIONS
    seats = tuple(kinds[seat % len(kinds)] for seat in range(players))
    return Desk(
        Preferences(data_dir(folder), Settings()), InlineThinker, Wish(rules, seats, "saves")
    )


def _chosen(legal: tuple[Action, ...], chance: Random) -> Action:
    """Something that keeps the hand going, mostly."""
    ends = (Call.NO_QUIERO, Call.FOLD)
    stays = [act for act in legal if not (isinstance(act, Say) and act.call in ends)]
    cards = [act for act in stays if isinstance(act, Play)]
    return chance.choice(cards if cards and chance.random() < 0.5 else stays or list(legal))


def _looks(match: Match) -> tuple[object, ...]:
    """What a screen that has just been opened shows of a match, and to whom."""
    feed = Feed(match, lambda sound: None)
    feed.begin()
    seat = feed.next_eyes()
    assert seat is not None
    assert feed.is_guarded
    assert not feed.is_open
    assert not feed.show.view.seen.cards
    curtain = feed.curtain(seat)
    return seat, curtain.side, curtain.score, curtain.recap


@pytest.mark.parametrize("kinds", [("human",), ("human", "human", "bot:rule")], ids=["all", "most"])
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_decision_is_found_again(
    tmp_path: Path, variant: str, players: int, kinds: tuple[str, ...]
) -> None:
    desk, chance = _desk(tmp_path, variant, players, kinds), Random(variant)
    match = desk.start()
    decisions = 0
    while not match.hand_over and decisions < 40:
        if match.human_to_act is None:
            match.poll()
            continue
        decisions += 1
        before = (match.human_to_act, match.legal(match.human_to_act), match.state.score)
        desk.close()
        match = desk.resume()
        seat = match.human_to_act
        assert seat is not None
        assert (seat, match.legal(seat), match.state.score) == before
        assert eyes.first(match) == seat
        assert _looks(match)[0] == seat
        match.submit(_chosen(match.legal(seat), chance))
    assert decisions > 1
    desk.stop()
