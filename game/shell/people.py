"""The people of this program and going over from one to another while it runs.

Knows profiles on disk and the settings in use; must not know any one screen.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from game.i18n import tr
from game.shell.context import Context
from game.store import profiles
from game.store import settings as stored
from game.store.paths import settings_path

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Person:
    """One profile: what it is called on disk and by people, and whether it is in use."""

    profile: str
    name: str
    is_in_use: bool


class People:
    """The profiles of a data folder. What the disk refuses is said to the person."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx

    def all(self) -> list[Person]:
        """Return everybody, the oldest first."""
        data, found = self._ctx.data, []
        for profile in profiles.list_profiles(data):
            home = profiles.home(data, profile)
            is_in_use = home == self._ctx.preferences.home
            name = self._ctx.settings.name
            if not is_in_use:
                name = stored.load(settings_path(home))[0].name
            found.append(Person(profile, name, is_in_use))
        return found

    def use(self, profile: str) -> None:
        """Go over to a profile; no match is in play then."""
        data = self._ctx.data
        self._ctx.desk.close()
        self._ctx.preferences.move(profiles.home(data, profile))
        try:
            profiles.use(data, profile)
        except OSError as error:
            self._complain(error)

    def add(self) -> None:
        """Make a profile with the present language and go over to it."""
        ctx = self._ctx
        language, text_scale = ctx.settings.language, ctx.settings.text_scale
        # Whoever plays alone may never have changed a setting.
        ctx.preferences.save()
        try:
            profile = profiles.add_profile(ctx.data)
        except OSError as error:
            self._complain(error)
            return
        self.use(profile)
        ctx.change(language=language, text_scale=text_scale)

    def delete(self, profile: str) -> None:
        """Delete a profile for good; if it is in use, somebody else's is from now on."""
        data = self._ctx.data
        others = [each for each in profiles.list_profiles(data) if each != profile]
        if not others:
            return
        if profiles.home(data, profile) == self._ctx.preferences.home:
            self.use(others[0])
        try:
            profiles.delete_profile(data, profile)
        except OSError as error:
            self._complain(error)

    def _complain(self, error: OSError) -> None:
        log.warning("profiles: %s", error)
        why = error.strerror or str(error)
        self._ctx.say(tr("No se pudo guardar: {why}").format(why=why))
