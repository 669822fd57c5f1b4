"""What one seat sees of a record: what is written out, what is taken out, and that it plays."""

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from game.engine.seen import seen_record
from game.engine.summary import summary
from game.engine.transcript import BadRecord
from tests.engine.situations import Json, match, record


def _seen(text: str, seat: str) -> str:
    return str(seen_record(match(text), "ab".index(seat)))


def _told(text: str, seat: str) -> Json:
    return summary(match(text), "ab".index(seat))


def test_seed_and_others_cards_are_left_out() -> None:
    text = record("aE bQ a7e bT", tail="").replace("hand 1", "seed 5eed\nhand 1")
    seen = _seen(text, "a")
    assert "seed" not in seen
    assert "deal a:7e6e4c b:?\n" in seen
    assert "aE bQ a=33 bSB a7e bT\n" in seen


def test_face_down_cards_of_others_are_left_out() -> None:
    text = record("a(7e) b(1b)! a(6e)", "tapadas=si")
    assert "\na(7e) b(?)! a(6e)\n" in _seen(text, "a")
    assert "\na(?) b(1b)! a(?)\n" in _seen(text, "b")


def test_what_the_game_says_is_written_out() -> None:
    text = record("aE", "flor=si", "a:7e6e4c b:1o5o2o")
    for seat in "ab":
        assert "\naE bF\n" in _seen(text, seat)


def test_a_nonce_is_left_out_while_its_hand_is_played() -> None:
    text = record("aM", tail="end 0-1\nnonce abc")
    assert "nonce abc" in _seen(text, "b")


def test_only_spoken_or_shown_tantos_are_told() -> None:
    open_hand = record("aE bQ a7e")
    assert _told(open_hand, "a")["hands"][0]["envido"] == {"a": 33, "winner": "a"}
    assert _told(open_hand, "b")["hands"][0]["envido"] == {"a": 33, "b": 27, "winner": "a"}
    conceded = record("aE bQ a=20 bSB aM", "tantos=libres")
    # shown at the end, it is known whatever was said
    assert _told(conceded, "b")["hands"][0]["envido"] == {"a": 33, "b": 27, "winner": "a"}
    assert _told(conceded, "a")["hands"][0]["envido"] == {"a": 33, "winner": "a"}


def test_only_its_own_menu_is_told() -> None:
    text = record("", "truco-cuando=siempre")
    assert set(_told(text, "a")["legal"]) == {"a"}
    assert _told(text, "b")["legal"] == {"b": ["T"]}
    assert _told(text, "b")["to_act"] == ["a"]


NEXT = "hand 2 mano=b score={} chicos={}\ndeal a:1e2e3c b:4c5c6o\nbM\n"
HIDDEN = {
    "a hidden flor was better": (
        record("aF bCR aFQ", "flor=si", "a:7e6e4e b:7o6o5o", "10-22", tail="end 10-30")
    ),
    "a hidden flor was better, and the hand goes on": (
        record("aF bFQ a7e b7o aT bN", "flor=si", "a:7e6e4e b:7o6o5o", tail="end 1-4")
    ),
    "a hidden flor was worse": (
        record("aF bFQ a7e b7o aT bN", "flor=si", "a:7e6e5e b:7o6o4o", tail="end 5-0")
    ),
    "a hidden flor left": record("aM", "flor=si", "a:7o6o5o b:7e6e4e", mano="b", tail="end 0-4"),
    "a hidden lie was found out": (
        record("aE bQ a=33 bMM a7e b1b b5o a6e a4c b2o", "tantos=libres", tail="end 2-1")
    ),
    "a hidden lie lost the match": (
        record("aE bQ a=33 bMM a7e bM", "tantos=libres", score="28-9", tail="end 31-9\n")
        + "result A 31-9"
    ),
    "a hidden lie lost the chico": (
        record("aE bQ a=33 bMM a7e bM", "tantos=libres chicos=2", score="28-9", tail="end 31-9\n")
        + NEXT.format("0-0", "1-0")
    ),
    "a hidden lie was shown at once": (
        record("aE bQ a=33 bSB a7e bM", "tantos=libres", "a:7e5o4c b:1b5c2o", "28-9") + "end 29-11"
    ),
    "a hidden flor was not sung": (
        record("a6o b2o b11e aM bX", "flor=si flor-canta=libre", "a:6o5o4o b:2o11e3c")
        + NEXT.format("0-4", "0-0")
    ),
    "a hidden winner did not show": (
        record("aE bQ aM bX", "mostrar=si-piden") + NEXT.format("0-3", "0-0")
    ),
}


@pytest.mark.parametrize("name", HIDDEN)
def test_where_the_hidden_decides_the_later_lines_are_believed(name: str) -> None:
    full = match(HIDDEN[name])
    for seat in "ab":
        seen = replay(parse(_seen(HIDDEN[name], seat)))
        for one, other in zip(full.hands, seen.hands, strict=True):
            assert (other.state.score, other.state.chicos) == (one.state.score, one.state.chicos)
            assert other.state.phase == one.state.phase


def test_a_seat_sees_the_record_of_a_seat() -> None:
    text = record("aE bQ a7e b1b b5o a6e", "tapadas=si")
    once = _seen(text, "a")
    assert _seen(once, "a") == once


def test_a_seats_record_goes_on_after_a_tie_above_the_target() -> None:
    text = """truco 1
rules variant=uruguayo players=2 target=20 tapadas=si tantos=libres flor-canta=libre cierre=alargue
seat a human Ana
seat b bot:rule Beto
hand 7 mano=b score=19-19 chicos=0-0 muestra=11b
deal a:11o6o7o b:7b12b5b
b(7b) a11o a(6o) b5b bT aR bQ b12b a7o aX
hand 8 mano=a score=22-22 chicos=0-0 muestra=7b
deal a:10o11o5o b:1b4b12b
a10o b(12b) a(5o) b(1b)
end 23-22
"""
    for seat in "ab":
        again = summary(replay(parse(_seen(text, seat))))
        assert again["ok"]
        assert again["score"] == [23, 22]


def test_a_seats_record_reads_where_a_silent_flor_is_found_out() -> None:
    text = """truco 1
rules variant=uruguayo players=6 target=20 tapadas=si tantos=libres flor-canta=libre corte=si
seat a human Ana
seat b bot:rule Beto
seat c human Caro
seat d bot:rule Dani
seat e human Eva
seat f bot:rule Fito
hand 1 mano=e score=13-5 chicos=0-0 muestra=4e format=pica
deal a:11c7c1c b:3e10e6e c:7o2o10o d:6b12b3b e:4c6c5c f:11b2b5b
cK2 e6c bF bT eR bN // fT cFE fN cQ f(2b) cR fN cX
end 21-8
"""
    for seat in range(6):
        again = summary(replay(parse(str(seen_record(match(text), seat)))))
        assert again["score"] == [21, 8]


def test_a_record_with_no_end_goes_on() -> None:
    """A rival's lie is shown before it ends a chico: the seat is still asked to play."""
    text = record("aFE bQ a=26 b=19", "tantos=libres", "a:3o1c10o b:12b3e7e")
    assert _told(_seen(text, "a"), "a")["legal"] == {"a": ["3o", "1c", "10o", "T", "M"]}


@pytest.mark.parametrize(
    ("tokens", "tail", "reason"),
    [
        ("aE bQ a=33 bSB a4c b2o / bT aN", "end 29-10", "wrong-score"),
        ("aE bQ a=33 b=34", "", "tanto-imposible"),
        ("aE bQ a=33 b=12", "", "tanto-imposible"),
        ("aE bQ a=33 bMM", "", "tanto-falso"),
    ],
)
def test_what_no_hidden_card_can_make_true_is_refused(tokens: str, tail: str, reason: str) -> None:
    with pytest.raises(BadRecord) as bad:
        match(record(tokens, deal="a:7e6e4c b:?", tail=tail))
    assert bad.value.reason == reason
