"""Names of matches, and what is left of one that was cut anywhere."""

from datetime import datetime
from pathlib import Path

import pytest

from game.store.matches import list_matches, new_match_path, read_own, set_aside
from game.store.paths import data_dir

RECORD = """truco 1
rules variant=argentino players=2 target=30
seat a human Añá Ñandú
seat b bot:experto/profe El Profe
seed 8f3c1d
; a remark; with another inside
hand 7 mano=a score=12-9 chicos=0-0
deal a:7e6e4c b:1b5o2o
aE bQ a=33 bSB a4c b2o / bT aN
end 14-10
note talk=buena mano
hand 8 mano=b score=14-10 chicos=0-0
note eyes=a
deal a:1e1b7e b:4c4o4e
b4c aT~ ; said aloud
bQ a1e (4o) //
end 16-10
nonce 77
result abandoned 16-10
"""


def test_a_record_cut_at_any_byte_loses_only_its_last_token(tmp_path: Path) -> None:
    path = tmp_path / "match.truco"
    whole = RECORD.encode()
    tokens = RECORD.split()
    kept_before = 0
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        text = read_own(path)
        assert RECORD.startswith(text)
        assert text == "" or text[-1] in " \n"
        kept = text.split()
        assert kept == tokens[: len(kept)]
        if whole[:size].endswith(b"\n"):
            last_word = whole[:size].decode().splitlines()[-1].split()[0]
            if last_word not in {"hand", "note"}:
                assert text.encode() == whole[:size], "a whole line is never lost"
        kept_before = max(kept_before, len(kept))
    assert kept_before == len(tokens)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("truco 1\nrules variant=arg", "truco 1\n"),
        ("aE bQ a=3", "aE bQ "),
        ("aE bQ a=33 ", "aE bQ a=33 "),
        ("deal a:7e6e4c b:1b\naE\tbQ", "deal a:7e6e4c b:1b\naE\t"),
        ("end 1-0\nhand 2 mano=b sco", "end 1-0\n"),
        ("end 1-0\nhand 2 mano=b score=1-0\n", "end 1-0\n"),
        ("end 1-0\nhand 2 mano=b score=1-0\ndeal a:7e6e4c ", "end 1-0\n"),
        ("end 1-0\nhand 2 mano=b score=1-0\nnote x=y\n; hm\n", "end 1-0\n"),
        ("end 14-1", ""),
        ("aE bQ ; a rem", "aE bQ "),
        ("; a rem", ""),
        ("note talk=hola a ", ""),
        ("  aE", "  "),
        ("", ""),
    ],
)
def test_what_was_cut_is_not_half_kept(written: str, kept: str, tmp_path: Path) -> None:
    path = tmp_path / "match.truco"
    path.write_bytes(written.encode())
    assert read_own(path) == kept


def test_what_is_no_text_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "match.truco"
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(UnicodeDecodeError):
        read_own(path)


def test_matches_are_listed_newest_first_without_the_damaged(tmp_path: Path) -> None:
    data = data_dir(tmp_path)
    moments = [datetime(2025, 11, 29, 20, 1, second) for second in (1, 3, 2)]
    paths = []
    for moment in moments:
        paths.append(new_match_path(data, moment))
        paths[-1].touch()
    assert list_matches(data) == [paths[1], paths[2], paths[0]]
    set_aside(paths[1])
    (data / "matches" / "notes.txt").touch()
    assert list_matches(data) == [paths[2], paths[0]]


def test_matches_of_one_second_have_names_of_their_own(tmp_path: Path) -> None:
    data = data_dir(tmp_path)
    made = []
    for _ in range(12):
        made.append(new_match_path(data, datetime(2025, 11, 29, 20, 1, 1)))
        made[-1].touch()
    assert len(set(made)) == 12
    assert list_matches(data) == made[::-1]


def test_no_folder_no_matches(tmp_path: Path) -> None:
    assert list_matches(tmp_path / "nowhere") == []
