"""What each command does: reads, plays, prints. Rooms are imported by the command that needs them.

Knows how results are printed. Must not know how words are read.
"""

from __future__ import annotations

import json
import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from game.cli.words import Mistake

if TYPE_CHECKING:
    from game.engine.rules import Rules
    from game.engine.seats import Seat
    from game.engine.transcript import Record
    from game.session.seats import SeatSpec


def play(options: Namespace) -> int:
    """Open the game."""
    from game.app import run

    return run(options)


def drive(options: Namespace) -> int:
    """Open the game under remote control."""
    from game.drive import drive

    return drive(options)


def replay(options: Namespace) -> int:
    """Play a record and print what happened, or the one thing that is wrong with it."""
    from game.engine.summary import summary
    from game.engine.transcript import BadRecord
    from game.session.judging import judge, read_text, verify
    from game.session.telling import tell

    try:
        text = read_text(_read_bytes(options.file))
        match = judge(text, options.until_hand)
        seat = _seat(options.seat, match.record)
        proofs = verify(text, match) if options.verify else None
    except BadRecord as bad:
        if options.json:
            _print_json(
                {
                    "ok": False,
                    "line": bad.line,
                    "token": bad.token,
                    "reason": bad.reason,
                    "message": bad.message,
                }
            )
        raise Mistake(f"{options.file}: {bad}" if bad.line else bad.message) from bad
    if options.json:
        told = summary(match, seat)
        if proofs is not None:
            told["commitments"] = {"kept": proofs.kept, "unopened": proofs.unopened}
        _print_json(told)
        return 0
    for line in tell(match, seat):
        print(line)
    if proofs is not None:
        print(f"Commitments: {len(proofs.kept)} kept, {len(proofs.unopened)} not opened yet")
    return 0


def _seat(letter: str | None, record: Record) -> Seat | None:
    from game.engine.seats import LETTERS
    from game.engine.transcript import BadRecord

    if letter is None:
        return None
    letters = LETTERS[: record.rules.players]
    if len(letter) != 1 or letter not in letters:
        raise BadRecord(0, letter, "no-such-seat", f"there is no seat {letter!r} here")
    return letters.index(letter)


def _read_bytes(name: str) -> bytes:
    """Return a file's bytes, or standard input's for ``-``; raises BadRecord when it cannot."""
    from game.engine.transcript import BadRecord

    try:
        return _stdin().read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        message = getattr(error, "strerror", None) or str(error)
        raise BadRecord(0, name, "unreadable", f"cannot read {name}: {message}") from error


def _stdin() -> BinaryIO:
    """Return standard input's bytes; OSError where the program was started without it."""
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer


def arena(options: Namespace) -> int:
    """Play a contest and print its figures."""
    from game.session.arena import Contest, run

    rules = _rules(options.rules)
    contest = Contest(
        rules=rules,
        a=_player(options.a),
        b=_player(options.b),
        count=options.matches or options.hands,
        hands_only=options.matches is None,
        score=_score(options.score, rules),
        duplicate=options.duplicate,
        seed=options.seed or secrets.token_hex(4),
        jobs=options.jobs,
    )
    try:
        figures = run(contest).figures(contest.seed)
    except (FileNotFoundError, ValueError) as error:
        raise Mistake(str(error)) from error
    if options.json:
        _print_json(figures)
    else:
        print(f"A {options.a}, B {options.b}")
        _print_table(figures)
    return 0


def _rules(text: str) -> Rules:
    from game.engine.rules import BadRules, read_rules

    pairs = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise Mistake(f"a rule is written like target=15, not {word!r}")
        if key in pairs:
            raise Mistake(f"--rules: {key} stands twice")
        pairs[key] = value
    try:
        return read_rules(pairs)
    except BadRules as bad:
        raise Mistake(f"--rules: {bad}") from bad


def _player(spec: str) -> SeatSpec:
    from game.ai.levels import BadSpec
    from game.session.seats import read_seat

    try:
        seat = read_seat(spec)
    except BadSpec as bad:
        raise Mistake(str(bad)) from bad
    if seat.is_human:
        raise Mistake("people do not play in the arena; name a rival")
    return seat


def _score(text: str | None, rules: Rules) -> tuple[int, ...] | None:
    from game.engine.scoring import POROTOS, opening_score
    from game.engine.variants import Scoring

    if text is None:
        return None
    opening = opening_score(rules.table.scoring)
    parts = text.split("-")
    if len(parts) != len(opening) or not all(each.isascii() and each.isdecimal() for each in parts):
        raise Mistake(f"this table's score is written like {'-'.join('9' for _ in opening)}")
    score = tuple(map(int, parts))
    sheds = rules.table.scoring is Scoring.SHED
    if (sheds and not min(score) > 0) or (not sheds and max(score) >= rules.target):
        raise Mistake(f"at {text} the chico would be over")
    if sheds and sum(score) > POROTOS * len(score):
        raise Mistake(f"there are no more than {POROTOS * len(score)} porotos on the table")
    return score


def bot(options: Namespace) -> int:
    """Serve a rival until standard input ends."""
    from game.ai.levels import BadSpec
    from game.session.serve import serve

    try:
        serve(options.spec, _stdin(), sys.stdout)
    except (BadSpec, OSError) as bad:
        raise Mistake(str(bad)) from bad
    return 0


def bench(options: Namespace) -> int:
    """Measure and print, each figure beside its baseline from the same run."""
    from game.app_bench import window_figures
    from game.session.bench import headless_figures

    figures: dict[str, object] = {**headless_figures(), **window_figures()}
    if options.json:
        _print_json(figures)
    else:
        _print_table(figures)
    return 0


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, separators=(",", ":")), flush=True)


def _print_table(figures: dict[str, object], indent: str = "") -> None:
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            _print_table(value, indent + "  ")
        else:
            print(f"{indent}{name}".ljust(24) + str(value))
