"""Records from outside: their bytes, their commitments, what is told of them."""

import hashlib

import pytest

from game.engine.transcript import BadRecord
from game.session.judging import judge, read_text, verify
from game.session.telling import tell

DEAL = "deal a:7e6e4c b:1b5o2o"
NONCE = "4f1d"


def record(deal: str = DEAL, commit: str = "", end: str = "end 14-10\nnonce 4f1d\n") -> str:
    commit = commit or hashlib.sha256(f"{NONCE} {DEAL} -".encode()).hexdigest()
    return (
        "truco 1\nrules players=2\nseat a human Ana\nseat b bot:experto El Profe\n"
        f"hand 7 mano=a score=12-9 commit={commit}\n{deal}\n"
        f"aE bQ a=33 bSB a4c b2o / bT aN\n{end}"
    )


def test_a_kept_commitment_is_found() -> None:
    for text in (record(), record(deal=DEAL + "  ; as dealt")):
        found = verify(text, judge(text))
        assert (found.kept, found.unopened) == ((7,), ())


def test_a_hand_in_play_is_not_opened_yet() -> None:
    for end in ("", "end 14-10\n", "end 14-10\nnote eyes=a\n"):
        text = record(end=end)
        assert verify(text, judge(text)).unopened == (7,)


@pytest.mark.parametrize(
    "text",
    [
        record(deal="deal a:7e6e4c b:1b5o3o"),
        record(end="end 14-10\nhand 8\ndeal a:7e6e4c b:1b5o2o\n"),
        record(end="end 14-10\nresult abandoned 14-10\n"),
        record(commit="00"),
    ],
)
def test_a_broken_commitment_is_an_error(text: str) -> None:
    text = text.replace("b2o", "b3o" if "3o" in text else "b2o")
    with pytest.raises(BadRecord) as bad:
        verify(text, judge(text))
    assert (bad.value.reason, bad.value.line) == ("broken-commitment", 5)


def test_what_is_no_text_is_said_with_its_line() -> None:
    assert read_text("\ufefftruco 1".encode()) == "truco 1"
    with pytest.raises(BadRecord) as bad:
        read_text(b"truco 1\nrules \xff")
    assert (bad.value.line, bad.value.token, bad.value.reason) == (2, "ff", "not-utf8")


def test_a_match_is_told_as_a_seat_sees_it() -> None:
    story = "\n".join(tell(judge(record())))
    for part in ("a 7e 6e 4c   b 1b 5o 2o", "son buenas", "+2 for A: envido (14-9)", "14-10"):
        assert part in story
    seen = "\n".join(tell(judge(record()), 1))
    assert "a ?   b 1b 5o 2o" in seen
    assert "a shows" not in seen


def test_who_must_choose_is_told() -> None:
    story = "\n".join(tell(judge(record(end="").replace(" aN", ""))))
    assert "in progress" in story
    assert "a must choose: Q N R M" in story
