"""What the system knows about its user's wishes: whether things should move less.

Knows how each system is asked; must not know what is done about it. Whatever goes wrong, the
answer is no.
"""

from __future__ import annotations

import subprocess
import sys

_ASK = {
    "darwin": (["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1"),
    "linux": (["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], "false"),
}
"""The command that tells, and what it says when things should move less."""
_PATIENCE_S = 0.5
_CLIENT_AREA_ANIMATION = 0x1042


def wants_less_motion() -> bool:
    """Return whether the system is set to move little; takes up to half a second."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform not in _ASK:
        return False
    command, yes = _ASK[sys.platform]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.stdout.strip() == yes


def _windows() -> bool:
    import ctypes

    answer = ctypes.c_int(1)
    try:
        library = ctypes.windll.user32  # type: ignore[attr-defined]
        library.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(answer), 0)
    except (AttributeError, OSError):
        return False
    return not answer.value
