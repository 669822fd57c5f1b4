"""What the table shows at this instant: the observation at rest plus what is still being told.

Knows plain values that change while a step is played out. Must not know pixels, nor when
something changes (cues say so). `settle` makes it say exactly what an observation says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from game.engine.actions import Call
from game.engine.cards import Card
from game.engine.observe import Observation
from game.engine.seats import Seat
from game.ui.words import sides, speech

LOG_LINES = 60
"""Lines of the log kept alive."""
BUBBLE_MS = 2000
BUBBLE_CHAR_MS = 40


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: ``kind`` is title, call, card, points or note; ``side`` whose mark stands
    before it (None: nobody's), ``who`` who did it."""

    kind: str
    side: int | None
    who: str
    words: str
    card: Card | None = None


@dataclass(slots=True)
class Bubble:
    """Something a seat has just said; ``pop`` grows from 0 to 1 when it opens. What is said
    ``is_aside`` is for a partner: smaller, and it stays until it is taken away."""

    words: str
    call: Call | None
    left_ms: float
    pop: float = 0.0
    is_aside: bool = False


@dataclass(slots=True)
class Banner:
    """The call that waits for an answer; ``swing`` goes from 0 to 1 as its plate lands on the
    table, ``rest`` from 0 to 1 as it goes on to its place above the hand."""

    seat: Seat
    call: Call
    words: str
    swing: float = 1.0
    rest: float = 1.0


@dataclass(slots=True)
class Notice:
    """The plate of a chico or match that is won: ``swing`` as in `Banner`, ``gone`` from 0 to 1 as
    it leaves."""

    head: str
    words: str
    swing: float = 1.0
    gone: float = 0.0


@dataclass(slots=True)
class View:
    """The table as told so far to the viewer (``seen.seat``).

    ``marks`` is the score as drawn, in strokes, fractions while one is being drawn; ``turn`` whom
    the marker points to; ``ended`` whether the strip of the end of the hand stands; ``bets`` what
    yes and no cost in points while a call waits.
    """

    names: tuple[str, ...]
    seen: Observation
    marks: list[float] = field(default_factory=list)
    banner: Banner | None = None
    notice: Notice | None = None
    bubbles: dict[Seat, Bubble] = field(default_factory=dict)
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=LOG_LINES))
    turn: tuple[Seat, ...] = ()
    ended: bool = False
    bets: tuple[int, int] | None = None
    told: int = 0
    """Counts the lines of the log ever written, so that a picture of it knows its age."""
    is_person: bool = True
    """Whether somebody looks from the viewer's seat, and does not only watch."""
    on_speak: Callable[[Seat, str], None] = lambda seat, words: None
    """Told of everything that is said."""

    @property
    def accounts(self) -> tuple[str, ...]:
        """What each account of the score pad is called."""
        return sides.account_names(self.seen, self.names, self.is_person)

    def write(self, line: Line) -> None:
        """Add a line to the log."""
        self.lines.append(line)
        self.told += 1

    def speak(
        self, seat: Seat, words: str, call: Call | None = None, is_aside: bool = False
    ) -> None:
        """Open a bubble for a seat, in place of its last one."""
        life = BUBBLE_MS + BUBBLE_CHAR_MS * max(0, len(words) - 20)
        self.bubbles[seat] = Bubble(words, call, life, is_aside=is_aside)
        self.on_speak(seat, words)

    def tick(self, dt_ms: float, factor: float) -> bool:
        """Let bubbles grow old; return whether the picture changed."""
        changed = False
        floor = 900 / BUBBLE_MS
        for seat, bubble in list(self.bubbles.items()):
            if bubble.pop < 1:
                bubble.pop = min(1.0, bubble.pop + dt_ms / max(1.0, 140 * factor))
                changed = True
            if bubble.is_aside:
                continue
            bubble.left_ms -= dt_ms / max(floor, factor)
            if bubble.left_ms <= 0:
                del self.bubbles[seat]
                changed = True
        return changed

    def settle(self, seen: Observation, ended: bool, bets: tuple[int, int] | None) -> None:
        """Say exactly what ``seen`` says, whatever was being told."""
        self.seen = seen
        self.marks = [float(score) for score in seen.score]
        self.turn = seen.to_act
        self.ended = ended
        self.bets = bets
        self.notice = None
        waiting = speech.pending(seen)
        if waiting is None:
            self.banner = None
        elif self.banner is None or (self.banner.seat, self.banner.call) != waiting:
            seat, call = waiting
            self.banner = Banner(seat, call, speech.label(call))
        if self.banner is not None:
            self.banner.swing = self.banner.rest = 1.0
