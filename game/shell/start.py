"""What a run begins with: its settings, its first screen, and whether what was asked for can be.

Knows settings, records and rules by their readers; must not know windows.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

from game.shell.launch import BadLaunch, Launch
from game.shell.preferences import Preferences
from game.store import profiles
from game.store import settings as stored
from game.store.bundle import finish_import
from game.store.paths import is_untouched, settings_path
from game.store.settings import Settings
from game.ui.route import Route

log = logging.getLogger(__name__)


def greeted(launch: Launch) -> Launch:
    """Return a launch that begins with the first run if nobody has played here before."""
    if launch.at_table or not is_untouched(launch.data_dir):
        return launch
    return replace(launch, first_run=True)


def preferences(data: Path, launch: Launch) -> Preferences:
    """Return the player's settings, with what this run was asked for in place of some."""
    finish_import(data)
    home = profiles.home(data, profiles.in_use(data))
    kept = Settings()
    if not launch.reset_settings:
        kept, problems = stored.load(settings_path(home))
        for problem in problems:
            log.warning("settings: %s %s %s", problem.code, problem.path, problem.detail)
    for_now: dict[str, object] = {}
    if launch.mute:
        for_now["muted"] = True
    if launch.lang:
        for_now["language"] = launch.lang
    if launch.speed:
        for_now["speed"] = launch.speed
    if launch.text:
        for_now["text_scale"] = launch.text
    if launch.fullscreen or launch.windowed or launch.safe_mode:
        for_now["fullscreen"] = launch.fullscreen and not launch.safe_mode
    found = Preferences(home, kept, for_now)
    if launch.reset_settings:
        found.save()
    return found


def first_route(launch: Launch) -> Route:
    """Return where the program starts; BadLaunch if what was asked for cannot be played."""
    _check_table(launch)
    if launch.file is not None:
        return Route("table", args={"text": _record(launch.file)})
    if launch.at_table:
        return Route("table")
    return Route("first-run" if launch.first_run else "title")


def _check_table(launch: Launch) -> None:
    """Find out whether there is a table of these rules with these seats; BadLaunch if not."""
    players = _players(launch)
    if not launch.seats:
        return
    from game.engine.variants import VARIANTS
    from game.session.outside import find_program
    from game.session.seats import read_seat
    from game.ui.forms.rule_groups import DEFAULT_VARIANT

    try:
        for word in launch.seats:
            seat = read_seat(word)
            if seat.is_outside:
                find_program(seat.command)
    except (ValueError, OSError) as error:
        raise BadLaunch(str(error)) from error
    if players is None:
        counts = [str(count) for count in VARIANTS[DEFAULT_VARIANT].players]
        if str(len(launch.seats)) not in counts:
            raise BadLaunch(
                f"{len(launch.seats)} seats need --rules with a variant; without it there are "
                f"{', '.join(counts)}"
            )
    elif len(launch.seats) != players:
        raise BadLaunch(f"this table has {players} seats, not {len(launch.seats)}")


def _players(launch: Launch) -> int | None:
    """Return how many play by the rules asked for; None if none were."""
    if launch.rules is None:
        return None
    from game.engine.rules import BadRules, read_rules

    try:
        return read_rules(launch.rules).players
    except BadRules as error:
        raise BadLaunch(str(error)) from error


def _record(path: Path) -> str:
    from game.engine.transcript import BadRecord
    from game.session.judging import read_text
    from game.session.resuming import read_match

    try:
        text = read_text(path.read_bytes())
        read_match(text, run_commands=False)
    except OSError as error:
        raise BadLaunch(f"cannot read {path}: {error.strerror}") from error
    except BadRecord as error:
        raise BadLaunch(f"{path}: {error}") from error
    return text
