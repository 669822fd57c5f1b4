"""The list of keys and buttons for the options: shown, changed by pressing the new one, restored.

Knows the commands, the player's bindings and the settings that keep them; must not know the screen
it stands on. That screen puts `all_rows` on its board and hands presses to `press`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.i18n import tr
from game.shell.context import Context
from game.ui.forms.form import Choices, Heading, Row
from game.ui.input import bindings
from game.ui.input.bindings import KEYS, PAD, Taken, shown
from game.ui.input.commands import COMMANDS, GROUPS, Command

_FIELDS = {KEYS: "keys", PAD: "buttons"}


class KeyPage:
    """The list; ``changed`` asks the screen to build itself anew."""

    def __init__(self, ctx: Context, changed: Callable[[], None]) -> None:
        self._ctx, self._changed = ctx, changed
        self._bindings = bindings.active()
        self._waits_for = ""
        self._says = ""

    def all_rows(self) -> list[Row]:
        """Return every command and the way back to the first keys, for a board that scrolls."""
        help_words = self._says or tr("Elegí una tecla o un botón y apretá el nuevo.")
        restore = ("keys:restore", tr("Restaurar"), False)
        rows: list[Row] = [Choices(tr("Teclas y botones"), help_words, options=[restore])]
        for title, commands in GROUPS.values():
            rows.append(Heading(tr(title)))
            rows.extend(self._row(command) for command in commands)
        return rows

    def press(self, name: str) -> bool:
        """Do what a control of the page does; return whether it is one."""
        self.cancel()
        what, _, rest = name.partition(":")
        if what == "bind":
            device, _, command = rest.partition(":")
            self._listen(device, COMMANDS[command])
        elif name == "keys:restore":
            self.restore()
        else:
            return False
        return True

    def restore(self) -> None:
        """Put every command back where it is at first."""
        self._ctx.change(keys={}, buttons={})

    def cancel(self) -> None:
        """Wait for no key any more: something else is pressed, or the screen is left."""
        if self._waits_for:
            self._bindings.listener = None
        self._waits_for = self._says = ""

    def _row(self, command: Command) -> Choices:
        options = []
        for device in (KEYS, PAD):
            name = f"bind:{device}:{command.name}"
            where = shown(device, self._bindings.where(device, command.name))
            is_awaited = name == self._waits_for and self._bindings.listener is not None
            options.append((name, "…" if is_awaited else where or "—", is_awaited))
        return Choices(tr(command.label), options=options)

    def _listen(self, device: str, command: Command) -> None:
        self._waits_for = f"bind:{device}:{command.name}"
        self._says = tr("Apretá la tecla o el botón para «{words}». Esc lo deja como estaba.")
        self._says = self._says.format(words=tr(command.label))
        # The help may have slid out of sight.
        self._ctx.say(self._says)
        self._bindings.listener = partial(self._hear, command)

    def _hear(self, command: Command, device: str, where: str) -> None:
        self._waits_for = self._says = ""
        if (device, where) != (KEYS, "escape"):
            self._put(command, device, where)
        self._changed()

    def _put(self, command: Command, device: str, where: str) -> None:
        try:
            changed = self._bindings.changed(device, command.name, where)
        except Taken as taken:
            words = tr("{key} ya sirve para «{words}»")
            key, label = shown(device, where), tr(taken.command.label)
            self._says = words.format(key=key, words=label)
            self._ctx.say(self._says)
        except ValueError:
            self._says = tr("Esa tecla no se puede usar")
            self._ctx.say(self._says)
        else:
            self._ctx.change(**{_FIELDS[device]: changed})
