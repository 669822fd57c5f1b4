"""The remote control: every command, every mistake, over standard input and output."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.engine.record import parse
from game.engine.replay import replay
from tests.scenes.shell_steps import Remote

ROOT = Path(__file__).resolve().parents[2]
_START = (
    "import sys, types; from game.drive import drive; asked = eval(sys.argv[2]); "
    "asked.update(data_dir=sys.argv[1], size='1280x720'); "
    "sys.exit(drive(types.SimpleNamespace(**asked)))"
)
_ELSEWHERE = (
    "truco 1\nrules variant=argentino players=2 target=15\nseat a human Ana\n"
    "seat b bot:rule El Profe\nseed 8f3c1d\nhand 7 mano=a score=12-9 chicos=0-0\n"
    "deal a:7e6e4c b:1b5o2o\naE bQ"
)


def _session(data: Path, *commands: Any, **asked: Any) -> tuple[list[dict[str, Any]], str, int]:
    lines = [each if isinstance(each, str) else json.dumps(each) for each in commands]
    done = subprocess.run(
        [sys.executable, "-c", _START, str(data), repr(asked)],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
        timeout=60,
        check=False,
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr, done.returncode


def test_a_session_over_standard_input(tmp_path: Path) -> None:
    picture = tmp_path / "shot.png"
    answers, complaint, code = _session(
        tmp_path,
        {"do": "tree"},
        {"do": "key", "key": "return"},
        {"do": "idle"},
        {"do": "shot", "path": str(picture)},
        "",
        {"do": "record"},
        {"do": "quit"},
        {"do": "tree"},
    )
    assert (complaint, code) == ("", 0)
    assert [answer["ok"] for answer in answers] == [True] * 6
    tree = answers[0]
    assert set(tree) == {"ok", "scene", "size", "busy", "focus", "controls", "texts"}
    assert set(tree["controls"][1]) == {"name", "role", "label", "rect", "enabled", "key"}
    assert answers[4]["record"].startswith("truco 1\n")
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"rules": "target=17"}, "target=17"),
        ({"rules": "nonsense"}, "a rule is written like"),
        ({"seats": "human,bot:nobody"}, "nobody"),
        ({"seats": "human,bot:rule,bot:rule"}, "3 seats need --rules with a variant"),
        ({"seats": "human,bot:rule", "rules": "variant=trucho"}, "has 3 seats, not 2"),
        ({"seats": "human,cmd:no-such-program -x"}, "no such program"),
        ({"seats": "human,cmd:python3 'mine.py"}, "No closing quotation"),
        ({"rules": "variant=gallo players=4"}, "players=4"),
        ({"speed": "warp"}, "there is no speed"),
        ({"text": "12"}, "text size"),
        ({"file": "no-such-file.truco"}, "cannot read no-such-file.truco"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    tmp_path: Path, asked: dict[str, str], complaint: str
) -> None:
    answers, error, code = _session(tmp_path, {"do": "tree"}, **asked)
    assert answers == []
    assert code == 2
    assert error.count("\n") == 1
    assert complaint in error
    assert "Traceback" not in error


def test_rules_and_seats_start_at_the_table(tmp_path: Path) -> None:
    remote = Remote(tmp_path, rules={"target": "15", "flor": "si"}, seats=("human", "bot:rule"))
    assert remote.scene == "table"
    assert "target=15" in remote.do("record")["record"]
    remote.game.close()


def test_a_record_from_elsewhere_is_gone_on_with_in_a_copy(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.truco"
    file.write_text(_ELSEWHERE)
    remote = Remote(tmp_path / "data", file=file)
    assert remote.scene == "table"
    remote.do("idle")
    assert "aE bQ" in remote.do("record")["record"]
    remote.game.close()
    assert file.read_text() == _ELSEWHERE


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (_ELSEWHERE.replace("b:1b5o2o", "b:?"), "line 6: deal: cards are hidden here"),
        (_ELSEWHERE.replace("bot:rule", "bot:nobody/zz"), "line 4: bot:nobody/zz: "),
        (_ELSEWHERE.replace("aE", "aE \xff").encode("latin-1"), "line 8: ff: a record is UTF-8"),
    ],
)
def test_a_record_that_cannot_be_played_on_is_refused_at_the_start(
    raw: str | bytes, complaint: str, tmp_path: Path
) -> None:
    file = tmp_path / "elsewhere.truco"
    file.write_bytes(raw if isinstance(raw, bytes) else raw.encode())
    answers, error, code = _session(tmp_path / "data", {"do": "tree"}, file=str(file))
    assert (answers, code, error.count("\n")) == ([], 2, 1)
    assert complaint in error


@pytest.mark.parametrize(
    "raw",
    [
        "\ufeff" + _ELSEWHERE,
        _ELSEWHERE.replace("Profe", "Pro\x07fe"),
        _ELSEWHERE.replace("\n", "\r\n"),
        _ELSEWHERE + " a4c b2o bT aN\nend 14-10\n",
        _ELSEWHERE + " a4c b2o bT aN\nseat b human Beto\n",
        _ELSEWHERE.partition("aE")[0].replace("target=15", "target=15 corte=si"),
    ],
)
def test_a_record_that_replays_opens_at_the_table(raw: str, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.truco"
    file.write_bytes(raw.encode())
    remote = Remote(tmp_path / "data", file=file)
    remote.do("idle")
    assert remote.scene in ("table", "end-hand")
    if "call:K" in remote.names():
        remote.do("click", name="call:K")
        remote.do("idle")
    assert replay(parse(remote.do("record")["record"])).state is not None
    remote.game.close()


def test_a_record_told_to_its_end_opens_at_its_end(tmp_path: Path) -> None:
    file = tmp_path / "over.truco"
    file.write_text(
        "truco 1\nrules players=2 target=15\nseat a human Ana\nseat b bot:rule El Profe\n"
        "seed 8f3c1d\nhand 7 mano=a score=12-9 chicos=0-0\ndeal a:7e6e4c b:1b5o2o\n"
        "aE bQ a4c b2o bT aN\nend 14-10\nresult abandoned 14-10\n"
    )
    remote = Remote(tmp_path / "data", file=file)
    assert remote.scene == "end-match"
    remote.game.close()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "not JSON"),
        ("[]", "a command is an object"),
        ('{"do":"dance"}', '"do" is one of tree, key'),
        ('{"do":"click"}', '"name" or "at" is missing'),
        ('{"do":"click","name":"card:9e"}', "there is no control"),
        ('{"do":"key","key":"any key"}', "there is no key"),
        ('{"do":"key","key":"t","mod":["hyper"]}', '"mod" is a list of'),
        ('{"do":"pad","button":"z"}', "a pad has"),
        ('{"do":"size","size":"big"}', '"size" is like'),
        ('{"do":"wait","ms":"long"}', '"ms" is a whole number'),
        ('{"do":"shot","path":"/no/such/folder/x.png"}', "cannot write"),
        ('{"do":"record"}', "there is no match"),
        ("[" * 3000, "not JSON: nested too deeply"),
        ('{"do":"wait","ms":' + "9" * 5000 + "}", "not JSON"),
        ('{"do":"wait","ms":-1}', '"ms" is a whole number from 0'),
        ('{"do":"wait","ms":1000000000000}', '"ms" is a whole number from 0'),
        ('{"do":"wait"}', '"ms" is a whole number'),
        ('{"do":"click","at":[99999999999999999999,5]}', '"at" is like [640,360]'),
        ('{"do":"click","at":[1,true]}', '"at" is like'),
        ('{"do":"click","at":"here","name":"menu:new"}', '"at" is like'),
        ('{"do":"click","name":"menu:new","button":99}', '"button" is a whole number from 1 to 3'),
        ('{"do":"click","name":"menu:new","button":-1}', '"button" is a whole number'),
        ('{"do":"drag","name":"menu:new","to":[1]}', '"to" is like'),
        ('{"do":"key","key":"a","mod":[[]]}', '"mod" is a list of'),
        ('{"do":"key","key":"a","mod":[{}]}', '"mod" is a list of'),
        ('{"do":"key","key":"\\u0000"}', "no letter"),
        ('{"do":"text","text":"\\ud800"}', "no letter"),
        ('{"do":"text","text":"' + "a" * 1001 + '"}', "at most 1000 letters"),
        ('{"do":"wheel"}', '"x" or "y" is missing'),
        ('{"do":"wheel","y":100000000000}', '"y" is a whole number from -1000'),
        ('{"do":"focus","gained":"x"}', '"gained" is true or false'),
        ('{"do":"size","size":[0,0]}', '"size" is like [1280,720], each from 1'),
        ('{"do":"size","size":[-5,-5]}', '"size" is like'),
        ('{"do":"size","size":[1e20,1e20]}', '"size" is like'),
        ('{"do":"size","size":[100000000000000000000,5]}', '"size" is like'),
        ('{"do":"shot","path":"x\\u0000.png"}', "no letter"),
        ('{"do":"text"}', '"text" is missing'),
    ],
)
def test_a_mistake_is_answered_and_the_session_goes_on(
    remote: Remote, line: str, message: str
) -> None:
    answer = remote.driver.answer(line)
    assert answer["ok"] is False
    assert message in answer["message"]
    assert remote.scene == "title"


@pytest.fixture(scope="module")
def remote(tmp_path_factory: pytest.TempPathFactory) -> Remote:
    return Remote(tmp_path_factory.mktemp("data"))


def test_what_is_no_text_does_not_end_the_session(tmp_path: Path) -> None:
    """Over a real pipe: bytes that are no UTF-8 are one mistake, and the next command is done."""
    done = subprocess.run(
        [sys.executable, "-c", _START, str(tmp_path), "{}"],
        input=b'{"do":"text","text":"\xff"}\n\xff\n{"do":"text","text":"\xc3\xb1"}\n',
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
        timeout=60,
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, False, True]
    assert done.returncode == 0


def test_time_is_the_drivers_own(remote: Remote) -> None:
    remote.game.ctx.say("Hola")
    remote.do("wait", ms=1900)
    assert remote.game.toast.words == "Hola"
    remote.do("wait", ms=200)
    assert remote.game.toast.words == ""


def test_the_pointer_hovers_and_the_wheel_turns(remote: Remote) -> None:
    remote.do("move", name="menu:new")
    assert remote.game.stage.top._hover == "menu:new"  # type: ignore[attr-defined]
    remote.do("wheel", y=-1)
    remote.do("drag", name="menu:new", to="menu:options")
    assert remote.scene == "title"
