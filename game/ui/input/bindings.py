"""Which key and which button of the gamepad each command is on: asked for, changed, refused.

Knows the table of commands and the events of keys; must not know what a command does. There is
one set of bindings, the player's, as there is one language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from game.i18n import mark, tr
from game.ui.input.commands import ALIASES, COMMANDS, Command
from game.ui.input.pad import BUTTONS, TRIGGERS

KEYS, PAD = "keys", "pad"
"""The devices that commands come from."""

_MODS = (
    ("ctrl", pygame.KMOD_CTRL),
    ("alt", pygame.KMOD_ALT),
    ("shift", pygame.KMOD_SHIFT),
)
_BITS = {
    "ctrl": pygame.KMOD_LCTRL,
    "alt": pygame.KMOD_LALT,
    "shift": pygame.KMOD_LSHIFT,
    "meta": pygame.KMOD_LMETA,
}
HELD = ("left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt",
          "left meta", "right meta", "caps lock", "numlock", "alt gr")  # fmt: skip
"""Keys that are held beside others and are none by themselves."""

_SHOWN = {
    "return": mark("Entrar"),
    "space": mark("Espacio"),
    "escape": "Esc",
    "tab": "Tab",
    "shift": mark("Mayús"),
    "ctrl": "Ctrl",
    "alt": "Alt",
    "meta": "Cmd",
    "up": mark("Arriba"),
    "down": mark("Abajo"),
    "left": mark("Izquierda"),
    "right": mark("Derecha"),
    "backspace": mark("Retroceso"),
    "delete": mark("Suprimir"),
}
_SHOWN_BUTTONS = {
    "up": mark("Cruz arriba"),
    "down": mark("Cruz abajo"),
    "left": mark("Cruz izquierda"),
    "right": mark("Cruz derecha"),
    "start": "Start",
    "back": "Back",
    "ls": mark("Palanca izquierda"),
    "rs": mark("Palanca derecha"),
}

Listener = Callable[[str, str], None]


class Bindings:
    """The player's keys and buttons."""

    def __init__(self) -> None:
        self.device = KEYS
        """The device used last: its signs are the ones on show."""
        self.are_shown = True
        """Whether controls say what presses them."""
        self.listener: Listener | None = None
        """Whoever waits for the next key (`KEYS`, chord) or button (`PAD`, name)."""
        self._on: dict[str, dict[str, str]] = {}
        self._at: dict[str, dict[str, str]] = {}
        self.use({}, {})

    def use(self, keys: Mapping[str, str], buttons: Mapping[str, str]) -> None:
        """Take over what the player changed, by the name of the command.

        What names no command or no key, or would put two commands on one, stays as at first.
        """
        for device, changed in ((KEYS, keys), (PAD, buttons)):
            on = defaults(device)
            for name, where in changed.items():
                if name in on and _is_valid(device, where):
                    on[name] = where
            taken = [where for where in on.values() if where]
            if len(set(taken)) < len(taken):
                on = defaults(device)
            self._on[device] = on
            self._at[device] = {where: name for name, where in on.items() if where}

    def where(self, device: str, command: str) -> str:
        """Return the key or button that a command is on; empty for none."""
        return self._on[device][command]

    def command_at(self, device: str, where: str) -> Command | None:
        """Return the command that is on a key or button."""
        name = self._at[device].get(where)
        return COMMANDS[name] if name else None

    def changed(self, device: str, command: str, where: str) -> dict[str, str]:
        """Return what differs from the defaults once a command is put somewhere.

        Raises Taken where another command is, and ValueError where nothing can be.
        """
        if not _is_valid(device, where):
            raise ValueError(where)
        other = self._at[device].get(where)
        if other and other != command:
            raise Taken(COMMANDS[other])
        on = {**self._on[device], command: where}
        first = defaults(device)
        return {name: place for name, place in on.items() if place != first[name]}

    def key_for(self, canonical: str) -> str:
        """Return the key that does now what scenes know by the key `canonical`."""
        command = _by_canonical().get(canonical)
        return self._on[KEYS][command.name] if command else canonical

    def understood(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """Return a key's event as scenes know it; None where the key means nothing any more."""
        chord = chord_of(event)
        held = ""
        command = self.command_at(KEYS, chord)
        if command is None and "shift+" in chord and chord not in _by_first():
            plain = chord.replace("shift+", "")
            command = self.command_at(KEYS, plain)
            held = "shift+" if command else ""
        if command is None:
            if chord in ALIASES:
                command = COMMANDS[ALIASES[chord]]
            elif chord.replace("shift+", "") in _by_first():
                return None
            else:
                return event
        wanted = held + command.canonical
        return event if wanted == chord else key_event(wanted, event.unicode)

    def hint(self, canonical: str) -> str:
        """Return what is to be written on a control of a key: the key or button it is on now."""
        if not self.are_shown or not canonical:
            return ""
        command = _by_canonical().get(canonical)
        if command is None:
            return shown(KEYS, canonical) if self.device == KEYS else ""
        return shown(self.device, self._on[self.device][command.name])


class Taken(ValueError):
    """Another command is on the key or button already."""

    def __init__(self, command: Command) -> None:
        super().__init__(command.name)
        self.command = command


def active() -> Bindings:
    """Return the player's bindings."""
    return _ACTIVE


def defaults(device: str) -> dict[str, str]:
    """Return where every command is at first."""
    return {c.name: c.key if device == KEYS else c.button for c in COMMANDS.values()}


def chord_of(event: pygame.event.Event) -> str:
    """Return a key with what is held beside it as one word: ``ctrl+m``, ``shift+tab``."""
    held = [name for name, bit in _MODS if event.mod & bit]
    if event.mod & pygame.KMOD_META:
        held = [*held, "meta"] if "ctrl" in held else ["ctrl", *held]
    return "+".join((*held, pygame.key.name(event.key)))


def key_event(chord: str, letter: str = "") -> pygame.event.Event:
    """Return the event of a chord."""
    *held, name = _parts(chord)
    bits = sum(_BITS[each] for each in held)
    key = pygame.key.key_code(name)
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=bits, unicode=letter, scancode=0)


def shown(device: str, where: str) -> str:
    """Return a key or button as a person reads it; empty for none."""
    if device == PAD:
        return tr(_SHOWN_BUTTONS[where]) if where in _SHOWN_BUTTONS else where.upper()
    return "+".join(
        tr(_SHOWN[part]) if part in _SHOWN else part.upper() for part in _parts(where) if part
    )


def _parts(chord: str) -> list[str]:
    """The parts of a chord; the last may itself be a plus."""
    head, plus, key = chord.rpartition("+")
    if not key:
        head, key = head.rstrip("+"), "+"
    return [*(part for part in head.split("+") if part), key] if plus else [chord]


def _is_valid(device: str, where: str) -> bool:
    if device == PAD:
        return where in BUTTONS or where in TRIGGERS
    *held, name = _parts(where)
    if name in HELD or not set(held) <= set(_BITS):
        return False
    try:
        pygame.key.key_code(name)
    except (ValueError, pygame.error):
        return False
    return True


@lru_cache(maxsize=1)
def _by_canonical() -> dict[str, Command]:
    return {command.key: command for command in COMMANDS.values() if not command.means}


@lru_cache(maxsize=1)
def _by_first() -> dict[str, Command]:
    return {command.key: command for command in COMMANDS.values()}


_ACTIVE = Bindings()
