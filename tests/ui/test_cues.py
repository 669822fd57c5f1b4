"""Whatever happens, after a skip the picture is the layout of the observation: the law of cues."""

import math
import random
from collections.abc import Iterator

import pytest

from game.engine.actions import Call, Say
from game.engine.cards import Card
from game.engine.events import ChicoWon, Event, MatchWon, Said
from game.engine.observe import observe, redact
from game.engine.play import apply, legal_actions, new_hand, new_match, to_act
from game.engine.rules import Rules, read_rules
from game.engine.state import Phase, State
from game.ui.table.cues import tell
from game.ui.table.show import Show
from game.ui.table.timeline import wind_up
from game.ui.words import speech

TABLES = [
    Rules(target=15),
    read_rules({"flor": "si", "target": "15", "corte": "si", "chicos": "2"}),
    read_rules(
        {
            "flor": "si",
            "tantos": "libres",
            "flor-canta": "libre",
            "mostrar": "si-piden",
            "tapadas": "si",
            "target": "15",
        }
    ),
    read_rules({"truco-tras-envido": "anula", "target": "15", "cierre": "alargue"}),
    read_rules({"players": "4", "flor": "si", "target": "15"}),
    read_rules({"players": "6", "pica": "0", "target": "15"}),
    read_rules({"variant": "gallo", "target": "15"}),
    read_rules({"variant": "destantado", "corte": "si"}),
    read_rules({"variant": "trucho", "target": "20"}),
    read_rules({"variant": "uruguayo", "players": "6", "target": "20", "mostrar": "si-piden"}),
]
NAMES = ("Ana", "Beto", "Porota", "Lucho", "Nélida", "Tito")


def _steps(rules: Rules, seed: int) -> Iterator[tuple[tuple[Event, ...], State]]:
    chance = random.Random(seed)
    step = new_match(rules, str(seed))
    while True:
        yield step.events, step.state
        state = step.state
        if state.phase == Phase.MATCH_OVER:
            return
        options = [a for seat in range(rules.players) for a in legal_actions(state, seat)]
        if not options or (state.phase == Phase.CLAIM and chance.random() < 0.5):
            step = new_hand(state)
        else:
            calm = [a for a in options if not (isinstance(a, Say) and a.call is Call.FOLD)]
            step = apply(state, chance.choice(calm or options))


def _stands(show: Show) -> list[str]:
    places = show.layout().cards
    sprites = show.sprites.cards
    wrong = sorted(set(places) ^ set(sprites))
    return wrong + [
        n for n, place in places.items() if n in sprites and not sprites[n].stands(place)
    ]


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("viewer", [0, 1])
def test_after_a_skip_every_card_stands_where_the_layout_says(rules: Rules, viewer: int) -> None:
    chance = random.Random(viewer)
    show: Show | None = None
    for events, state in _steps(rules, 30 + viewer):
        seen = observe(state, viewer)
        if show is None:
            show = Show(seen, NAMES[: seen.rules.players])
        ended = state.phase != Phase.PLAY
        tell(show, redact(events, viewer), seen, ended, None)
        # Sometimes a little of it is watched first, sometimes all of it, sometimes nothing.
        for _ in range(chance.choice((0, 0, 3, 12, 60))):
            show.update(50)
        if chance.random() < 0.1:
            show.resize(chance.choice([(960, 600), (1280, 720)]), chance.choice((1.0, 2.0)))
        show.timeline.skip()
        assert _stands(show) == []
        assert show.view.seen == seen
        assert tuple(show.view.marks) == state.score
        assert show.view.turn == to_act(state)
        waiting = speech.pending(seen)
        banner = show.view.banner
        assert (None if banner is None else (banner.seat, banner.call)) == waiting


def test_watching_to_the_end_is_the_same_as_skipping() -> None:
    watched: Show | None = None
    skipped: Show | None = None
    for number, (events, state) in enumerate(_steps(TABLES[0], 7)):
        if number > 40:
            break
        seen = observe(state, 0)
        if watched is None or skipped is None:
            watched, skipped = (
                Show(seen, NAMES[: seen.rules.players]),
                Show(seen, NAMES[: seen.rules.players]),
            )
        for show in (watched, skipped):
            tell(show, redact(events, 0), seen, False, None)
        while watched.timeline.busy:
            watched.update(50)
        skipped.timeline.skip()
        assert _stands(watched) == _stands(skipped) == []
        assert watched.view.lines == skipped.view.lines


def test_a_rivals_cards_are_never_in_the_picture_before_they_are_played() -> None:
    show: Show | None = None
    before: set[Card | None] = {None}
    for events, state in _steps(TABLES[0], 11):
        seen = observe(state, 0)
        if show is None:
            show = Show(seen, NAMES[: seen.rules.players])
        tell(show, redact(events, 0), seen, False, None)
        public = {p.card for trick in state.tricks for p in trick if not p.face_down}
        public |= {card for seat in state.shown for card in state.hands[seat] or ()}
        while show.timeline.busy:
            show.update(40)
            shown = {sprite.face for name, sprite in show.sprites.cards.items() if name[0] == "b"}
            assert shown <= before | public
        before = {None} | public


def test_the_log_has_a_line_for_every_call_card_and_point() -> None:
    show: Show | None = None
    expected = 0
    for number, (events, state) in enumerate(_steps(TABLES[0], 3)):
        if number > 12:
            break
        seen = observe(state, 0)
        if show is None:
            show = Show(seen, NAMES[: seen.rules.players])
        expected += sum(
            type(e).__name__ in ("Said", "Declared", "CardPlayed", "Points") for e in events
        )
        tell(show, redact(events, 0), seen, False, None)
        show.timeline.skip()
    assert show is not None
    kinds = [line.kind for line in show.view.lines if line.kind in ("call", "card", "points")]
    shown = [line for line in show.view.lines if line.words.startswith("Muestra")]
    assert len(kinds) - len(shown) == expected


def test_with_reduced_motion_nothing_swings_or_shakes() -> None:
    show: Show | None = None
    for number, (events, state) in enumerate(_steps(TABLES[0], 5)):
        if number > 60:
            break
        seen = observe(state, 0)
        if show is None:
            show = Show(seen, NAMES[: seen.rules.players])
            show.reduced = True
        tell(show, redact(events, 0), seen, False, None)
        while show.timeline.busy:
            show.update(16)
            banner = show.view.banner
            assert show.shake == show.sprites.riffle == 0
            assert banner is None or (banner.swing, banner.rest) == (1.0, 1.0)
            assert all(sprite.air == 0 for sprite in show.sprites.cards.values())


def test_a_call_is_silent_for_a_moment_and_nothing_else_moves() -> None:
    show: Show | None = None
    for events, state in _steps(TABLES[0], 2):
        seen = observe(state, 0)
        if show is None:
            show = Show(seen, NAMES[: seen.rules.players])
        calls = [e for e in events if isinstance(e, Said) and speech.contest(e.call)]
        tell(show, redact(events, 0), seen, False, None)
        if not calls or events[0] is not calls[0]:
            show.timeline.skip()
            continue
        before = {n: (s.x, s.y, s.angle) for n, s in show.sprites.cards.items()}
        show.update(140)
        assert calls[0].seat not in show.view.bubbles
        assert before == {n: (s.x, s.y, s.angle) for n, s in show.sprites.cards.items()}
        show.update(20)
        assert show.view.bubbles[calls[0].seat].call is calls[0].call
        return
    raise AssertionError("nobody called")


def test_the_deck_is_shuffled_in_sight_and_at_rest_after_a_skip() -> None:
    events, state = next(_steps(TABLES[0], 1))
    show = Show(observe(state, 0), NAMES[:2])
    tell(show, redact(events, 0), observe(state, 0), False, None)
    shares = []
    while not show.sprites.riffle and show.timeline.busy:
        show.update(16)
    while show.sprites.riffle:
        shares.append(show.sprites.riffle)
        show.update(16)
    assert len(shares) > 20
    assert shares == sorted(shares)
    tell(show, redact(events, 0), observe(state, 0), False, None)
    while not show.sprites.riffle:
        show.update(16)
    show.skip()
    assert show.sprites.riffle == 0


def test_a_chico_and_the_match_are_told_by_a_plate_that_goes_again() -> None:
    show: Show | None = None
    told = []
    for events, state in _steps(TABLES[1], 4):
        seen = observe(state, 0)
        if show is None:
            show = Show(seen, NAMES[: seen.rules.players])
        won = [e for e in events if isinstance(e, ChicoWon | MatchWon)]
        tell(show, redact(events, 0), seen, True, None)
        while won and show.timeline.busy:
            show.update(16)
            if show.view.notice is not None and show.view.notice.head not in told[-1:]:
                told.append(show.view.notice.head)
                assert show.view.notice.words == NAMES[won[-1].side]
        show.skip()
        assert show.view.notice is None
    assert set(told) == {"Chico", "Partido"}


def test_a_card_slapped_draws_back_and_never_beyond_its_place() -> None:
    way = [wind_up(t / 50) for t in range(51)]
    assert min(way) < -0.02
    assert (way[0], max(way)) == (0, way[-1])
    assert math.isclose(way[-1], 1)
