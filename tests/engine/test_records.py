"""Records of matches played at random: written, read, cut, seen by a seat, played again."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.events import CardPlayed
from game.engine.flor_tables import TABLES
from game.engine.record import parse
from game.engine.replay import PlayedHand, replay
from game.engine.rules import Rules
from game.engine.seats import LETTERS
from game.engine.seen import seen_record
from game.engine.state import Phase, State
from game.engine.summary import summary
from tests.engine.pairwise import KINDS, tables
from tests.engine.situations import refusal
from tests.engine.walk import SEATS, Walk

LAWS = settings(max_examples=60, deadline=None, derandomize=True, database=None)
SEEDS = st.integers(0, 2**32 - 1)
any_table = st.one_of(*(st.sampled_from(tables(*kind)) for kind in KINDS))
truthful_table = any_table.filter(lambda rules: not rules.can_lie)
ROOT = Path(__file__).resolve().parents[2]


def _played(rules: Rules, seed: int, honest: bool = False) -> Walk:
    walk = Walk(rules, Random(seed), honest=honest)
    walk.play()
    return walk


@LAWS
@given(any_table, SEEDS)
def test_a_record_plays_to_the_same_state_wherever_it_stops(rules: Rules, seed: int) -> None:
    walk = Walk(rules, Random(seed))
    for moment in walk:
        match = replay(parse(walk.text))
        # a hand whose deck is not cut yet has no deal to be written
        if moment.state.phase != Phase.CUT:
            assert match.state == moment.state


@LAWS
@given(any_table, SEEDS)
def test_written_and_read_again_it_is_the_same(rules: Rules, seed: int) -> None:
    record = parse(_played(rules, seed).text)
    assert parse(str(record)) == record
    assert str(parse(str(record))) == str(record)


@LAWS
@given(any_table, SEEDS)
def test_what_the_game_says_may_be_written_too(rules: Rules, seed: int) -> None:
    text = _played(rules, seed).text
    match = replay(parse(text))
    lines = []
    hands = iter(match.hands)
    for line in text.splitlines():
        if _is_tokens(line) or not line:
            continue
        lines.append(line)
        if line.startswith("deal"):
            lines.append(" ".join(next(hands).tokens))
    again = replay(parse("\n".join(lines)))
    assert again.state == match.state
    assert [hand.tokens for hand in again.hands] == [hand.tokens for hand in match.hands]


@LAWS
@given(any_table, SEEDS)
def test_cut_between_two_tokens_it_is_a_match_in_progress(rules: Rules, seed: int) -> None:
    text = _played(rules, seed).text
    words = text.rstrip().split(" ")
    for at in range(1, len(words)):
        cut = " ".join(words[:at])
        last = cut.splitlines()[-1]
        if _is_tokens(last):
            assert summary(replay(parse(cut)))["ok"]


def _is_tokens(line: str) -> bool:
    word = line.split(" ")[0]
    return word[:1] in LETTERS and word not in ("deal", "end")


@settings(LAWS, max_examples=8)
@given(any_table, SEEDS)
def test_cut_anywhere_else_it_is_an_error(rules: Rules, seed: int) -> None:
    text = _played(rules, seed).text
    last = SEATS[rules.players - 1]
    # «bot:» and «huma» are no players yet
    named = text.index(f"{last.player} {last.name}") + len("human")
    first_hand = text.index("\nhand ") + 1
    first_deal_ends = text.index("\n", text.index("\ndeal ") + 1)
    for at in range(named):
        assert refusal(text[:at])
    # a name and a seed may be any word: cut, they are another one
    for at in range(first_hand + 1, first_deal_ends):
        assert refusal(text[:at])


@settings(LAWS, max_examples=20)
@given(any_table, SEEDS)
def test_cut_inside_a_token_it_is_an_error_or_another_token(rules: Rules, seed: int) -> None:
    text = _played(rules, seed).text
    start = text.index("\n", text.index("\ndeal ") + 1) + 1
    for at in range(start, len(text)):
        cut = text[:at]
        token = cut.split()[-1]
        if cut[-1].isspace() or text[at].isspace() or not _is_tokens(cut.splitlines()[-1]):
            continue
        another = token[1:].removesuffix("!") in ("E", "R", "F", "K", "FE", "RE", "@pie", "/")
        another = another or token[1:2] == "~" or token == "/"
        if another or text[at] == "!" or (token[1:2] == "=" and rules.tantos == "libres"):
            continue
        bad = refusal(cut)
        assert (bad.token, bad.line) == (token, cut.count("\n") + 1)


def _is_open_flor(state: State) -> bool:
    """Return whether a flor waits for, was compared with, or is paid for one that a seat cannot
    see."""
    flor = state.flor
    silent = flor.told and TABLES[state.rules.flor_table].per_flor
    return bool(flor.asked or flor.accepted or silent)


@settings(LAWS, max_examples=80)
@given(truthful_table, SEEDS)
def test_what_a_seat_sees_is_a_record_with_the_same_score(rules: Rules, seed: int) -> None:
    walk = Walk(rules, Random(seed))
    now_and_then = Random(seed)
    for moment in walk:
        if moment.state.phase < Phase.OVER and now_and_then.random() < 0.7:
            continue
        match = replay(parse(walk.text))
        seat = now_and_then.randrange(rules.players)
        seen = seen_record(match, seat)
        _assert_hides(str(seen), match.hands[-1] if match.hands else None, seat)
        again = replay(parse(str(seen)))
        if moment.state.phase < Phase.OVER and _is_open_flor(moment.state):
            continue
        assert summary(again, seat) == summary(match, seat)


@LAWS
@given(any_table, SEEDS)
def test_what_a_seat_sees_of_liars_is_a_record_with_the_same_end(rules: Rules, seed: int) -> None:
    match = replay(parse(_played(rules, seed).text))
    for seat in range(rules.players):
        again = replay(parse(str(seen_record(match, seat))))
        assert len(again.hands) == len(match.hands)
        for text, one, other in zip(match.record.hands, match.hands, again.hands, strict=True):
            # without a written end what is hidden may leave the score open
            if text.end is not None:
                assert other.state.score == one.state.score
                assert other.state.chicos == one.state.chicos
                assert other.state.phase == one.state.phase


def _assert_hides(text: str, played: PlayedHand | None, seat: int) -> None:
    assert "\nseed " not in text
    if played is None or not played.state.hands:
        return
    state = played.state
    open_cards = {
        event.card
        for event in played.events
        if isinstance(event, CardPlayed) and (event.seat == seat or not event.face_down)
    }
    hand = text[text.rindex("\nhand ") :].split()
    for other, cards in enumerate(state.hands):
        if other == seat:
            continue
        for card in cards or ():
            if card not in open_cards:
                assert not [word for word in hand if str(card) == word[1:].strip("(!)")]
        assert f"{LETTERS[other]}:?" in hand


def test_the_same_seed_is_the_same_match_in_every_process() -> None:
    code = (
        "from random import Random; from tests.engine.pairwise import tables;"
        "from tests.engine.walk import Walk; import hashlib;"
        "walks = [Walk(rules, Random(7)) for rules in tables()];"
        "[walk.play() for walk in walks];"
        "print(hashlib.sha256(''.join(walk.text for walk in walks).encode()).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hashed in ("1", "2")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("text", ["", "\n\n", "; nothing but a comment\n", "\ufeff", "\x00"])
def test_nothing_is_no_record(text: str) -> None:
    bad = refusal(text)
    assert (bad.reason, bad.line >= 1) == ("not-a-record", True)


def test_lines_may_end_as_on_other_systems() -> None:
    text = _played(Rules(), 1).text
    assert replay(parse(text.replace("\n", "\r\n"))).state == replay(parse(text)).state
    for wrong in ("\ufeff" + text, text.replace("truco", "Truco", 1)):
        assert refusal(wrong).line == 1


def test_until_hand_stops_behind_it() -> None:
    walk = next(walk for seed in range(50) if len((walk := _played(Rules(), seed)).parts) > 5)
    record = parse(walk.text)
    numbers = [hand.number for hand in record.hands]
    assert len(replay(record, until_hand=numbers[0]).hands) == 1
    assert len(replay(record, until_hand=numbers[-1]).hands) == len(numbers)
    assert replay(record, until_hand=0).hands == ()
