"""Promised deals: every hand of our own matches, opened when it is over, told to nobody before."""

import hashlib
from random import Random

import pytest

from game.engine.record import parse
from game.engine.transcript import BadRecord, write_deal
from game.session.commitments import nonce_for
from game.session.judging import judge, verify
from game.session.match import Match
from tests.session.tables import Paper, new, play_bots, play_out


def played(rules: str = "", moves: int = 30) -> tuple[Match, Paper]:
    """Return a match of some hands and its record."""
    paper = Paper()
    match = new(rules, seed="promise", paper=paper)
    play_out(match, Random("me"), moves)
    return match, paper


@pytest.mark.parametrize("rules", ["", "corte=si target=40", "variant=uruguayo"])
def test_every_deal_is_promised_and_every_promise_kept(rules: str) -> None:
    match, paper = played(rules)
    found = verify(paper.text(), judge(paper.text()))
    hands = parse(paper.text()).hands
    assert len(hands) >= 2
    assert found.kept == tuple(hand.number for hand in hands if hand.end is not None)
    assert len(found.kept) + len(found.unopened) == len(hands)
    assert match.commitment == hands[-1].commit


def test_the_promise_is_the_digest_of_what_stands_there() -> None:
    text = new("variant=uruguayo", seed="promise").record()
    hand = parse(text).hands[0]
    deal = next(line for line in text.splitlines() if line.startswith("deal "))
    words = f"{nonce_for('promise', 1)} {deal} {hand.muestra}"
    assert hand.commit == hashlib.sha256(words.encode("utf-8")).hexdigest()


def deals(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("deal ")]


def test_a_promise_shifts_no_deal() -> None:
    match = new(seed="promise")
    bare = Match.new(match.rules, match.seats, "promise", commits=False)
    assert deals(bare.record()) == deals(match.record())
    assert bare.commitment is None


def test_the_same_cards_in_another_order_break_the_promise() -> None:
    _, paper = played()
    hand = parse(paper.text()).hands[0]
    again = write_deal(tuple(reversed(cards)) for cards in hand.deal if cards)
    text = paper.text().replace(hand.deal_text, again, 1)
    with pytest.raises(BadRecord) as broken:
        verify(text, judge(text))
    assert (broken.value.reason, broken.value.line) == ("broken-commitment", hand.line)


def test_no_seat_learns_a_nonce_before_the_match_is_over() -> None:
    """An opened promise would give away the cards that a rival took to the mazo unseen."""
    match, paper = played()
    assert "\nnonce " in paper.text()
    view = match._script.seen_by(1)
    assert "nonce" not in view
    assert "commit=" in view
    assert "promise" not in view
    match.abandon()
    assert "\nnonce " in match._script.seen_by(1)


def test_what_a_kill_left_unopened_is_opened_when_the_match_goes_on() -> None:
    _, paper = played()
    text = paper.text()
    cut = text[: text.index("nonce ")]
    resumed = Paper()
    resumed.append(cut)
    Match.resume(cut, resumed)
    assert resumed.text().startswith(text[: text.index("nonce ") + len("nonce ") + 32])
    assert verify(resumed.text(), judge(resumed.text())).kept


def test_a_record_of_others_without_promises_goes_on_without() -> None:
    text = (
        "truco 1\nrules players=2\nseat a human Ana\nseat b bot:rule\nseed s\n"
        "hand 1 mano=a\ndeal a:7e4b5c b:4c6c12c\naT bN\nend 1-0\n"
    )
    match = Match.resume(text)
    match.next_hand()
    assert "commit=" not in match.record()
    assert match.commitment is None


def test_a_record_without_seed_promises_nothing_it_could_not_open() -> None:
    match = Match.resume("truco 1\nrules players=2\nseat a human Ana\nseat b bot:rule\n")
    assert "commit=" not in match.record()


def test_a_promise_of_others_is_not_opened_for_them() -> None:
    text = (
        "truco 1\nrules players=2\nseat a human Ana\nseat b bot:rule\nseed s\n"
        f"hand 1 mano=a commit={'0' * 64}\ndeal a:7e4b5c b:4c6c12c\naT bN "
    )
    match = Match.resume(text)
    play_bots(match)
    assert "nonce" not in match.record()
