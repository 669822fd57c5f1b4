"""What went wrong on disk, as data that a screen can put into words.

Knows codes and paths; must not know sentences or languages.
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class ProblemCode(StrEnum):
    """Why something kept on disk could not be used as it was."""

    SETTINGS_DAMAGED = "settings-damaged"
    """The file was no settings at all; it was set aside and the defaults are in use."""
    SETTINGS_UNREADABLE = "settings-unreadable"
    """The system did not let the file be read; it was left alone, the defaults are in use."""
    SETTINGS_VALUE = "settings-value"
    """One value made no sense and its default is in use; `detail` is the name of the setting."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that went wrong: what, with which file, and the part of it concerned."""

    code: ProblemCode
    path: Path
    """The file concerned; a file that was set aside is named where it now is."""
    detail: str = ""
