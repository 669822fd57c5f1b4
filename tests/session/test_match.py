"""A match in play: who is awaited, what is written, how it is taken up again."""

from random import Random

import pytest

from game.engine.actions import parse_action
from game.engine.events import HandStarted
from game.engine.reasons import Illegal
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import PRESETS, read_rules, write_rules
from game.engine.state import Phase
from game.engine.transcript import BadRecord
from game.session.decide import Answer, Question, answer
from game.session.match import Match
from tests.session.tables import Paper, new, person, play_bots, play_out

TABLES = [
    "",
    "flor=si target=15",
    "target=15 chicos=2",
    "flor=si tantos=libres flor-canta=libre mostrar=si-piden tapadas=si target=15",
    "corte=si flor=si truco-cuando=siempre target=15",
    "mostrar=si-piden cierre=alargue target=15",
]


@pytest.mark.parametrize("rules", TABLES)
def test_a_match_is_played_to_its_end_and_its_record_replays_to_the_same(rules: str) -> None:
    paper = Paper()
    match = new(rules, seed="end", paper=paper)
    play_out(match, Random("person"))
    assert match.over
    assert match.winner in (0, 1)
    assert paper.text() == match.record()
    played = replay(parse(match.record()))
    assert played.state == match.state
    assert played.result is not None
    assert played.result.word == "AB"[match.winner]


@pytest.mark.parametrize("rules", TABLES)
def test_a_match_cut_anywhere_goes_on_the_same(rules: str) -> None:
    whole = Paper()
    match = new(rules, seed="cut", paper=whole)
    play_out(match, Random("person"), moves=12)
    for count in range(1, len(whole.pieces)):
        text = "".join(whole.pieces[:count])
        paper = Paper()
        paper.append(text)
        resumed = Match.resume(text, paper)
        assert paper.text() == resumed.record()
        assert replay(parse(paper.text())).state == (
            resumed.state if resumed.state.phase != Phase.CUT else replay(parse(text)).state
        )
        while resumed.human_to_act is None and not resumed.over:
            if not resumed.poll():
                resumed.next_hand()
        assert resumed.record().startswith(text.rstrip())


def test_the_same_seed_and_choices_are_the_same_match_also_after_loading() -> None:
    one, other = new(seed="same"), new(seed="same")
    play_out(one, Random("me"), moves=20)
    rng = Random("me")
    for _ in range(20):
        while other.human_to_act is None:
            if not other.poll():
                other.next_hand()
            other = Match.resume(other.record())
        action = person(other, rng)
        assert action is not None
        other.submit(action)
        other = Match.resume(other.record())
    play_bots(one)
    play_bots(other)
    assert other.record() == one.record()


def test_a_new_match_tells_its_deal_as_the_first_step() -> None:
    match = new(mano=0)
    steps = match.take_steps()
    assert len(steps) == 1
    assert isinstance(steps[0][0][0], HandStarted)
    assert steps[0][1] == match.state
    assert match.take_steps() == []
    assert match.human_to_act == 0
    assert not match.poll()
    match.submit(match.legal(0)[0])
    assert [state for _, state in match.take_steps()] == [match.state]
    assert match.human_to_act is None
    assert match.thinking


def test_an_illegal_action_changes_nothing() -> None:
    match = new(mano=0)
    before = match.state, match.record()
    with pytest.raises(Illegal):
        match.submit(parse_action("aQ"))
    with pytest.raises(Illegal):
        match.submit(parse_action("bT"))
    assert (match.state, match.record()) == before


def test_stakes_and_menu_are_the_engines() -> None:
    match = new(mano=0)
    truco = parse_action("aT")
    assert truco in match.legal(0)
    stakes = match.stakes(truco)
    assert stakes is not None
    assert (stakes.accepted, stakes.declined) == (2, 1)
    assert match.stakes(match.legal(0)[0]) is None


@pytest.mark.parametrize(("call_off", "word"), [("abandon", "abandoned"), ("annul", "annulled")])
def test_a_match_may_be_called_off_at_any_moment(call_off: str, word: str) -> None:
    for moves in range(8):
        paper = Paper()
        match = new("corte=si", seed="off", paper=paper)
        play_out(match, Random("off"), moves)
        getattr(match, call_off)()
        getattr(match, call_off)()
        assert match.over
        assert not match.poll()
        assert match.human_to_act is None
        played = replay(parse(paper.text()))
        assert played.result is not None
        assert played.result.word == word
        assert Match.resume(paper.text()).over


def test_closing_closes_the_record() -> None:
    paper = Paper()
    new(paper=paper).close()
    assert paper.is_closed


LIES = "tantos=libres mostrar=si-piden"


def _lied_to(b: str = "bot:rule", a: str = "human") -> Match:
    """Return a match whose first hand was won by a tanto that is no truth."""
    text = f"""truco 1
rules {LIES}
seat a {a} Ana
seat b {b}
seed lies
hand 1 mano=a
deal a:7e4b5c b:3o1o12c
aE bQ a=33 bSB a4b b3o b1o a5c """
    return Match.resume(text)


def test_a_bot_that_was_lied_to_asks_and_a_person_who_does_not_show_loses_the_tanto() -> None:
    match = _lied_to()
    assert match.hand_over
    play_bots(match)
    assert match.human_to_act == 0
    assert [str(action.call) for action in match.legal(0)] == ["W"]  # type: ignore[union-attr]
    match.next_hand()
    assert match.state.hand == 2
    assert match.state.score == (0, 3)


def test_a_bot_that_asks_only_now_stops_the_next_hand_until_the_person_could_show() -> None:
    match = _lied_to()
    match.next_hand()
    assert match.state.hand == 1
    assert match.human_to_act == 0
    match.submit(parse_action("aW"))
    assert not match.thinking
    match.next_hand()
    assert match.state.score == (0, 3)


def test_a_bot_shows_when_a_person_asks() -> None:
    text = f"""truco 1
rules {LIES}
seat a human Ana
seat b bot:rule
seed lies
hand 1 mano=a
deal a:4e4b5c b:7o6o12c
aE bQ a=4 b=33 a4b b7o b12c a4e """
    match = Match.resume(text)
    play_bots(match)
    assert match.human_to_act is None
    match.submit(parse_action("aX"))
    play_bots(match)
    assert "bW" in match.record()
    match.next_hand()
    assert match.state.score == (0, 3)


def test_the_clock_plays_the_simple_bots_move_with_its_mark() -> None:
    match = new(mano=0)
    match.play_by_clock()
    assert match.human_to_act != 0 or "!" in match.record()
    assert "! " in match.record()
    assert replay(parse(match.record())).state == match.state


def test_a_record_with_hidden_cards_cannot_be_played_on() -> None:
    text = "truco 1\nrules\nseat a human\nseat b human\nhand 1 mano=a\ndeal a:7e4b5c b:?\n"
    with pytest.raises(BadRecord) as refused:
        Match.resume(text.replace("rules\n", "rules players=2\n"))
    assert refused.value.reason == "hidden-cards"


def test_a_record_without_seed_or_hands_can_be_played_on() -> None:
    text = "truco 1\nrules players=2\nseat a human Ana\nseat b bot:rule\n"
    match = Match.resume(text)
    assert match.state.hand == 1
    assert match.seed == Match.resume(text).seed
    assert replay(parse(match.record())).state is not None


def test_command_lines_in_a_record_are_not_run() -> None:
    text = "truco 1\nrules players=2\nseat a human Ana\nseat b cmd:rm%20x Bot\n"
    match = Match.resume(text)
    assert match.seats[1].kind == "bot:rule"
    assert match.seats[1].name == "Bot"
    trusted = Match.resume(text, run_commands=True)
    assert trusted.seats[1].command == "rm x"
    trusted.close()


def test_seats_that_changed_hands_are_who_sits_there_now() -> None:
    text = (
        "truco 1\nrules players=2\nseat a human Ana\nseat b bot:rule\n"
        "hand 1 mano=a\ndeal a:7e4b5c b:4c6c12c\naT bN\nend 1-0\nseat b human Beto\n"
    )
    match = Match.resume(text)
    assert match.seats[1].is_human
    assert match.seats[1].name == "Beto"


class Slow:
    """A thinker that answers when it is told to."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.is_ready = False

    def ask(self, question: Question) -> None:
        """Take the question."""
        self.question, self.is_ready = question, False

    def take(self) -> Answer | None:
        """Answer once it is time."""
        if self.question is None or not self.is_ready:
            return None
        question, self.question = self.question, None
        return answer(question)

    def end(self, record: str) -> None:
        """Nothing to remember."""

    def close(self) -> None:
        """Nothing to let go."""


def test_a_bot_that_thinks_is_waited_for_without_blocking() -> None:
    slow = Slow()
    match = new(thinker=slow, mano=1)
    assert match.thinking
    assert not match.poll()
    assert slow.question is not None
    assert not match.poll()
    slow.is_ready = True
    assert match.poll()


def test_what_a_person_does_meanwhile_makes_the_bot_think_again() -> None:
    slow = Slow()
    match = new("truco-cuando=siempre", thinker=slow, mano=1)
    match.poll()
    assert match.human_to_act is None
    match.submit(parse_action("aT"))
    asked = slow.question
    match.poll()
    assert slow.question is not asked
    assert slow.question is not None
    assert slow.question.seen.truco.pending == 1


def test_every_rule_is_written() -> None:
    for preset in PRESETS.values():
        if read_rules(preset).players != 2:
            continue
        words = " ".join(f"{key}={value}" for key, value in preset.items())
        line = new(words).record().splitlines()[1]
        keys = [word.partition("=")[0] for word in line.split()[1:]]
        assert keys == list(write_rules(read_rules(preset)))
