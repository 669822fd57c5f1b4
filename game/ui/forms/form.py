"""Rows of a form: what is asked on the left, what can be answered on the right.

Knows what kinds of rows there are; must not know how they are laid out, nor what the answers mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Press:
    """A button before it has a place."""

    name: str
    label: str
    ground: str = "bottle"
    key: str = ""
    danger: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One question: its words and, under the answers, a remark.

    Without words the answers take the whole width, in the middle. ``help`` names the control that
    asks for an explanation; ``told`` is the explanation, shown if it is not empty. ``is_changed``
    marks an answer that is not the usual one, ``is_idle`` a question that has no effect now.
    """

    label: str = ""
    note: str = ""
    help: str = field(default="", kw_only=True)
    told: str = field(default="", kw_only=True)
    is_changed: bool = field(default=False, kw_only=True)
    is_idle: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Choices(Row):
    """One of several values: control name, words, whether it is the chosen one."""

    options: Sequence[tuple[str, str, bool]] = field(default=())


@dataclass(frozen=True, slots=True)
class Level(Row):
    """A value from 0 to 1 on a slider of a name."""

    name: str = ""
    value: float = 0.0


@dataclass(frozen=True, slots=True)
class Blank(Row):
    """Room for an item that the screen makes itself, for example a line to type into.

    ``is_wide``: it takes the whole width. So do more than one of ``lines``, and fewer lines where
    room is short.
    """

    name: str = ""
    lines: int = 1
    is_wide: bool = False


@dataclass(frozen=True, slots=True)
class Heading(Row):
    """What the rows below have in common."""


@dataclass(frozen=True, slots=True)
class Words(Row):
    """A paragraph. With a ``name`` it takes the focus, so that keys can read on."""

    text: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: control name, words, remark, whether it is the chosen one (None where
    nothing is chosen), small buttons beside it, whether what it opens into is shown, and the side
    whose sign it bears."""

    name: str
    label: str
    note: str = ""
    is_chosen: bool | None = None
    beside: Sequence[Press] = ()
    is_open: bool = False
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Listing(Row):
    """Lines below one another, or up to so many ``columns`` beside one another if there is room."""

    entries: Sequence[Entry] = ()
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Presses(Row):
    """Buttons beside one another."""

    presses: Sequence[Press] = ()
