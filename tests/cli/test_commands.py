"""The command line as people and scripts use it: output, exit codes, one line for a mistake."""

import io
import json
import subprocess
import sys
import tomllib
from argparse import Namespace
from pathlib import Path

import pytest

from game import cli
from game.cli import commands
from game.engine.rules import read_rules
from game.session.match import Match
from game.session.seats import read_seat

ROOT = Path(__file__).resolve().parents[2]

RECORD = """truco 1
rules variant=argentino players=2 target=30
seat a human Ana
seat b bot:experto/profe El Profe
seed 8f3c1d
hand 7 mano=a score=12-9 chicos=0-0
deal a:7e6e4c b:1b5o2o
aE bQ a=33 bSB a4c b2o / bT aN
end 14-10
result abandoned 14-10
"""
UNFINISHED = RECORD.partition(" aN")[0]
DONE = (
    '{"ok":true,"hands":[{"hand":7,"complete":true,"points":[2,1],"score":[14,10],'
    '"why":[{"to":"A","points":2,"why":"envido"},{"to":"B","points":1,"why":"truco-no-querido"}],'
    '"envido":{"a":33,"b":27,"winner":"a"}}],"score":[14,10],"chicos":[0,0],"winner":null,'
    '"pending":null,"to_act":[],"legal":{}}'
)
STOPPED = (
    '{"ok":true,"hands":[{"hand":7,"complete":false,"points":[2,0],"score":[14,9],'
    '"why":[{"to":"A","points":2,"why":"envido"}],"envido":{"a":33,"b":27,"winner":"a"}}],'
    '"score":[14,9],"chicos":[0,0],"winner":null,"pending":{"call":"T","by":"b"},'
    '"to_act":["a"],"legal":{"a":["Q","N","R","M"]}}'
)

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.truco"
    path.write_text(RECORD, encoding="utf-8")
    return path


def run(*words: object) -> int:
    return cli.main([str(word) for word in words])


def feed(monkeypatch: pytest.MonkeyPatch, raw: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw)))


def mistake(capsys: Captured, *words: object) -> str:
    """Return the one line a mistake is told in."""
    assert run(*words) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert told.err.startswith("vale-cuatro: ")
    assert "Traceback" not in told.err
    return told.err


def test_replay_prints_what_happened(record: Path, capsys: Captured) -> None:
    assert run("replay", record, "--json") == 0
    assert capsys.readouterr().out.strip() == DONE
    assert run("replay", record) == 0
    assert "truco-no-querido" in capsys.readouterr().out


def test_replay_reads_standard_input(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    feed(monkeypatch, UNFINISHED.encode())
    assert run("replay", "-", "--json") == 0
    assert capsys.readouterr().out.strip() == STOPPED


def test_replay_as_a_seat_and_up_to_a_hand(record: Path, capsys: Captured) -> None:
    assert run("replay", record, "--json", "--seat", "a") == 0
    assert json.loads(capsys.readouterr().out)["hands"][0]["envido"] == {"a": 33, "winner": "a"}
    assert run("replay", record, "--json", "--until-hand", "6") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["hands"], told["score"], told["chicos"]) == ([], [12, 9], [0, 0])
    assert run("replay", record, "--json", "--verify", "--data-dir", record.parent) == 0
    assert json.loads(capsys.readouterr().out)["commitments"] == {"kept": [], "unopened": []}


def test_the_games_own_matches_verify(tmp_path: Path, capsys: Captured) -> None:
    seats = [read_seat("bot:rule"), read_seat("random")]
    match = Match.new(read_rules({"target": "15"}), seats, "verify")
    while not match.over:
        if not match.poll():
            match.next_hand()
    own = tmp_path / "own.truco"
    own.write_text(match.record(), encoding="utf-8")
    assert run("replay", own, "--verify") == 0
    hands = match.state.hand
    assert f"Commitments: {hands} kept, 0 not opened yet" in capsys.readouterr().out
    own.write_text(match.record().replace("commit=", "commit=0", 1), encoding="utf-8")
    assert run("replay", own, "--verify") == 2


BAD_RECORDS = [
    ("", 1, "not-a-record"),
    (RECORD.replace("truco 1", "truco 9"), 1, "not-a-record"),
    (RECORD.replace("target=30", "target=31"), 2, "bad-option"),
    (RECORD.replace("seat b bot:experto/profe El Profe\n", ""), 5, "no-seat"),
    (RECORD.replace("1b5o2o", "1b5o"), 7, "bad-deal"),
    (RECORD.replace("1b5o2o", "1b5o7e"), 7, "bad-card"),
    (RECORD.replace("bT aN", "bE aN"), 8, "envido-cerrado"),
    (RECORD.replace("bT aN", "bT aNN"), 8, "unknown-token"),
    (RECORD.replace("aE bQ", "a~1e(b,b) aE bQ"), 8, "unknown-token"),
    (RECORD.replace("end 14-10", "end 14-11"), 9, "wrong-score"),
    (RECORD.replace("result abandoned", "result A"), 10, "wrong-winner"),
]


@pytest.mark.parametrize(("text", "line", "reason"), BAD_RECORDS)
def test_a_bad_record_is_refused_with_its_place(
    text: str, line: int, reason: str, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "bad.truco"
    path.write_text(text, encoding="utf-8")
    assert run("replay", path, "--json") == 2
    told = capsys.readouterr()
    refusal = json.loads(told.out)
    assert list(refusal) == ["ok", "line", "token", "reason", "message"]
    assert (refusal["ok"], refusal["line"], refusal["reason"]) == (False, line, reason)
    assert told.err.count("\n") == 1
    assert reason in mistake(capsys, "replay", path)


def test_what_cannot_be_read_is_refused_too(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    binary = tmp_path / "binary.truco"
    binary.write_bytes(b"truco 1\n\xff\xfe")
    for path, reason in (
        (binary, "not-utf8"),
        (tmp_path, "unreadable"),
        (tmp_path / "none.truco", "unreadable"),
        ("a\0b", "unreadable"),
    ):
        assert run("replay", path, "--json") == 2
        told = capsys.readouterr()
        assert json.loads(told.out)["reason"] == reason
        assert told.err.count("\n") == 1
    feed(monkeypatch, b"\xff")
    assert "UTF-8" in mistake(capsys, "replay", "-")


@pytest.mark.parametrize("words", [("replay", "-"), ("bot", "bot:rule"), ("drive",)])
def test_a_closed_standard_input_is_a_mistake(
    words: tuple[str, ...], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert "standard input is closed" in mistake(capsys, *words)


def test_a_program_without_a_console_needs_no_output(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert run("replay", record) == 0


def test_what_is_refused_is_not_repeated_at_length(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "long.truco"
    path.write_text(RECORD.replace("bT aN", "bT a" + "N" * 20_000_000), encoding="utf-8")
    assert run("replay", path, "--json") == 2
    told = capsys.readouterr()
    assert json.loads(told.out)["token"].endswith("N…")
    assert len(told.out) + len(told.err) < 1000


def test_arena_prints_its_figures(capsys: Captured) -> None:
    words = ("arena", "--a", "bot:rule", "--b", "random", "--rules", "target=15 flor=si")
    assert run(*words, "--matches", 2, "--seed", "x", "--json") == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["matches"], figures["seed"]) == (2, "x")
    assert run(*words, "--hands", 4, "--score", "13-14", "--duplicate") == 0
    assert "win_ci95" in capsys.readouterr().out


def test_bot_serves_until_its_input_ends(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    message = {"type": "act", "seat": "a", "record": UNFINISHED, "legal": ["Q", "N"]}
    feed(monkeypatch, json.dumps(message).encode() + b"\n")
    assert run("bot", "bot:rule") == 0
    assert json.loads(capsys.readouterr().out) == {"action": "Q"}


AB = ("--a", "random", "--b", "random")
MISTAKES = [
    (("replay",), "FILE"),
    (("replay", "x", "--nonsense"), "--nonsense"),
    (("replay", "x", "--until-hand", "0"), "'0'"),
    (("arena", "--a", "random", "--matches", "1"), "--b"),
    (("arena", *AB), "--matches"),
    (("arena", *AB, "--matches", "1", "--hands", "1"), "--hands"),
    (("arena", *AB, "--matches", "-3"), "-3"),
    (("arena", *AB, "--matches", "1e3"), "1e3"),
    (("arena", *AB, "--matches", "1", "--rules", "target"), "'target'"),
    (("arena", *AB, "--matches", "1", "--rules", "target=7"), "target"),
    (("arena", *AB, "--matches", "1", "--rules", "flor=si flor=no"), "flor stands twice"),
    (("drive", "--rules", "flor=si flor=no"), "flor stands twice"),
    (("arena", *AB, "--matches", "1", "--rules", "pica=no"), "pica"),
    (("arena", *AB, "--matches", "1", "--score", "30-0"), "30-0"),
    (("arena", *AB, "--matches", "1", "--score", "15"), "9-9"),
    (("arena", *AB, "--matches", "1", "--seed", "two words"), "two words"),
    (("arena", *AB, "--matches", "1", "--jobs", "0"), "'0'"),
    (("arena", "--a", "bot:genio", "--b", "random", "--matches", "1"), "bot:experto"),
    (("arena", "--a", "human", "--b", "random", "--matches", "1"), "rival"),
    (("arena", "--a", "cmd:no-such-program", "--b", "random", "--matches", "1"), "no-such"),
    (("bot",), "SPEC"),
    (("bot", "cmd:python3"), "cmd:python3"),
    (("bot", "bot:nobody"), "bot:rule"),
    (("--size", "800"), "1280x720"),
    (("--size", "0x5"), "1280x720"),
    (("--lang", "fr"), "fr"),
    (("--fullscreen", "--windowed"), "--windowed"),
    (("--seed", ""), "word"),
    (("--log-level", "loud"), "loud"),
    (("drive", "--speed", "warp"), "warp"),
    (("drive", "--text", "big"), "big"),
    (("a.truco", "b.truco"), "b.truco"),
]


@pytest.mark.parametrize(("words", "part"), MISTAKES)
def test_a_mistake_is_one_line_that_names_it(
    words: tuple[str, ...], part: str, capsys: Captured
) -> None:
    assert part in mistake(capsys, *words)


@pytest.mark.parametrize("command", [(), *((name,) for name in cli._COMMANDS)])
def test_every_command_has_help(command: tuple[str, ...], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as leave:
        run(*command, "--help")
    assert leave.value.code == 0
    told = capsys.readouterr().out
    assert "--data-dir" in told
    assert "usage: vale-cuatro" in told


@pytest.mark.parametrize("words", [("--version",), ("--version", "replay"), ("arena", "--version")])
def test_the_version_is_the_projects(words: tuple[str, ...], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as leave:
        run(*words)
    assert leave.value.code == 0
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert capsys.readouterr().out == f"vale-cuatro {project['version']}\n"


def asked_of(monkeypatch: pytest.MonkeyPatch, name: str, *words: object) -> Namespace:
    """Return the options a window command was given."""
    given: list[Namespace] = []

    def note(options: Namespace) -> int:
        given.append(options)
        return 0

    parser, _ = cli._COMMANDS.get(name, (None, None))
    if parser is None:
        monkeypatch.setattr(commands, "play", note)
    else:
        monkeypatch.setitem(cli._COMMANDS, name, (parser, note))
    assert run(*words) == 0
    return given[0]


def test_the_game_gets_its_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    flags = "--fullscreen --size 1280x720 --lang pt --mute --seed S --data-dir D --safe-mode"
    options = asked_of(
        monkeypatch, "", *flags.split(), "--reset-settings", "--log-level", "debug", "f.truco"
    )
    assert (options.file, options.size, options.lang) == ("f.truco", (1280, 720), "pt")
    assert options.fullscreen
    assert not options.windowed
    assert options.mute
    assert options.safe_mode
    assert options.reset_settings
    assert (options.seed, options.data_dir, options.log_level) == ("S", Path("D"), "debug")
    assert asked_of(monkeypatch, "").file is None


def test_drive_gets_the_games_flags_and_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    flags = "--speed rapida --text 150 --first-run --real-time --windowed --size 960x600"
    options = asked_of(
        monkeypatch,
        "drive",
        *("--data-dir", "D", "drive", *flags.split()),
        *("--rules", "flor=si target=15", "--seats", "human,bot:experto"),
    )
    assert (options.rules, options.seats) == ("flor=si target=15", "human,bot:experto")
    assert (options.speed, options.text, options.data_dir) == ("rapida", 150, Path("D"))
    assert options.first_run
    assert options.real_time


def test_a_fault_of_the_program_is_one_line(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(options: Namespace) -> int:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(commands, "play", fail)
    assert "RuntimeError" in mistake(capsys)


def test_an_interrupt_is_quiet(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(options: Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "play", interrupt)
    assert run() == 130
    assert capsys.readouterr().err == ""


def test_without_a_window_no_pygame_is_loaded(record: Path) -> None:
    code = (
        "import sys; from game.cli import main\n"
        "for words in (['--help'], ['--version'], ['replay', '--help'], ['replay', sys.argv[1]],"
        " ['arena', '--a', 'random', '--b', 'bot:rule', '--hands', '1']):\n"
        "    try: main(words)\n"
        "    except SystemExit: pass\n"
        "sys.exit(any(name.startswith('pygame') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code, record], cwd=ROOT, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_who_stops_reading_is_not_complained_to(tmp_path: Path) -> None:
    hands = RECORD.partition("hand 7")[0] + "".join(
        f"hand {n} mano={'ab'[n % 2]}\ndeal a:7e6e4c b:1b5o2o\n{'ab'[n % 2]}M\n"
        for n in range(1, 25)
    )
    path = tmp_path / "long.truco"
    path.write_text(hands, encoding="utf-8")
    program = subprocess.Popen(
        [sys.executable, "main.py", "replay", str(path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    assert program.wait() == cli.NOBODY_READS
    program.stderr.close()
