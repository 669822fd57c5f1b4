"""Somebody else's bot: a program of its own that is asked over its standard input and output.

Knows processes, lines and budgets. Must not know rules: records and tokens pass through unread.
Two threads do the waiting, so that neither a program that does not read nor one that does not
write can hold up the table.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import IO

from game.session.decide import Trouble

START_ALLOWANCE_S = 4.0
"""What the first answer of a fresh program may take beyond its budget."""
_LATE_LIMIT = 3
_START_LIMIT = 3
_LINE_LIMIT = 65_536
_BACKLOG = 64
_GOODBYE_S = 1.0


@dataclass(frozen=True, slots=True)
class Reply:
    """A token, None for silence; or the trouble there was instead."""

    token: str | None
    trouble: Trouble | None = None
    detail: str = ""


class OutsideProgram:
    """One outside bot in one seat, started when it is first asked.

    A program that died or stopped answering is left alone until the match ends and started again
    for the next; one that fails so three times in a row is not started any more.
    """

    def __init__(self, command: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.command = command
        self._clock = clock
        self._process: subprocess.Popen[bytes] | None = None
        self._in: queue.Queue[bytes | None] = queue.Queue(_BACKLOG)
        self._out: queue.Queue[bytes | None] = queue.Queue(_BACKLOG)
        self._is_asked = self._has_answered = self._is_resting = False
        self._deadline = 0.0
        self._owed = self._late_running = self._failed_starts = 0
        """Answers still to come that nobody wants; answers late in a row; starts in vain."""

    def start(self) -> None:
        """Start the program; OSError or ValueError when its command line cannot be run."""
        arguments = self.command if os.name == "nt" else shlex.split(self.command)
        process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._process = process
        self._in, self._out = queue.Queue(_BACKLOG), queue.Queue(_BACKLOG)
        self._owed = self._late_running = 0
        self._has_answered = False
        assert process.stdin is not None
        assert process.stdout is not None
        for work, stream, lines in (
            (_write, process.stdin, self._in),
            (_read, process.stdout, self._out),
        ):
            threading.Thread(target=work, args=(stream, lines), daemon=True).start()

    def ask(self, message: Mapping[str, object], budget_ms: int) -> None:
        """Send a message that wants an answer within so many milliseconds."""
        self._is_asked = True
        if self._process is None and not self._is_resting and self._failed_starts < _START_LIMIT:
            try:
                self.start()
            except (OSError, ValueError):
                self._rest()
        allowance = 0.0 if self._has_answered else START_ALLOWANCE_S
        self._deadline = self._clock() + budget_ms / 1000 + allowance
        self._send(message)

    def take(self, wait: bool = False) -> Reply | None:
        """Return the answer once it is there or overdue; with ``wait``, wait for either."""
        while self._is_asked:
            if self._process is None:
                return self._reply(None, Trouble.DEAD)
            left_s = self._deadline - self._clock()
            try:
                line = self._out.get(timeout=max(left_s, 0.001)) if wait else self._out.get(False)
            except queue.Empty:
                if left_s <= 0:
                    return self._late()
                if not wait:
                    return None
                continue
            if line is None:
                self._rest()
            elif self._owed:
                self._owed -= 1
            else:
                return self._heard(line)
        return None

    def end(self, record: str) -> None:
        """Tell the program that the match is over; a failed one may try again in the next."""
        self._is_asked = self._is_resting = False
        if self._process is not None:
            self._send({"type": "end", "record": record})

    def close(self) -> None:
        """Let the program go: end of its input, a moment to leave, then by force."""
        self._is_asked = False
        process, self._process = self._process, None
        if process is None:
            return
        _offer(self._in, None)
        try:
            process.wait(_GOODBYE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _send(self, message: Mapping[str, object]) -> None:
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"
        if self._process is not None and not _offer(self._in, line.encode("utf-8")):
            self._rest()

    def _heard(self, line: bytes) -> Reply:
        self._has_answered, self._late_running, self._failed_starts = True, 0, 0
        try:
            message = json.loads(line.decode("utf-8"))
            token = message["action"]
            if token is None or isinstance(token, str):
                return self._reply(token)
        except (ValueError, KeyError, TypeError, RecursionError):
            pass
        return self._reply(None, Trouble.ILLEGAL, line[:200].decode("utf-8", "replace").strip())

    def _late(self) -> Reply:
        self._owed += 1
        self._late_running += 1
        if self._late_running >= _LATE_LIMIT:
            self._rest()
        return self._reply(None, Trouble.LATE)

    def _reply(self, token: str | None, trouble: Trouble | None = None, detail: str = "") -> Reply:
        self._is_asked = False
        return Reply(token, trouble, detail)

    def _rest(self) -> None:
        """Give the program up for this match."""
        self._is_resting = True
        if not self._has_answered:
            self._failed_starts += 1
        process, self._process = self._process, None
        if process is not None:
            _offer(self._in, None)
            process.kill()
            process.wait()


def find_program(command: str) -> None:
    """Raise OSError or ValueError, one line of reason, when a command line names no program."""
    words = shlex.split(command, posix=os.name != "nt")
    if not words or shutil.which(words[0].strip('"')) is None:
        raise FileNotFoundError(f"cannot run {command!r}: there is no such program")


def _offer(lines: queue.Queue[bytes | None], line: bytes | None) -> bool:
    """Put a line where the writing thread finds it; False when it is hopelessly behind."""
    try:
        lines.put_nowait(line)
    except queue.Full:
        return False
    return True


def _write(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    try:
        with stream:
            while (line := lines.get()) is not None:
                stream.write(line)
                stream.flush()
    except (OSError, ValueError):
        return


def _read(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    try:
        with stream:
            while line := stream.readline(_LINE_LIMIT):
                if line.strip():
                    lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)
