"""Keys and buttons: one table, every command elsewhere if the player likes, conflicts refused."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.input import bindings
from game.ui.input.bindings import KEYS, PAD, Bindings, Taken, chord_of, defaults, key_event, shown
from game.ui.input.commands import ALIASES, COMMANDS


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    yield
    bindings.active().use({}, {})


def _chord(found: pygame.event.Event | None) -> str:
    return chord_of(found) if found else ""


def test_nothing_shares_a_key_or_a_button() -> None:
    for device in (KEYS, PAD):
        taken = [where for where in defaults(device).values() if where]
        assert len(taken) == len(set(taken))
    assert not set(ALIASES) & set(defaults(KEYS).values())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_put_elsewhere(name: str) -> None:
    found = Bindings()
    canonical = COMMANDS[name].canonical
    found.use(found.changed(KEYS, name, "ctrl+f9"), found.changed(PAD, name, "ls"))
    assert found.where(KEYS, name) == "ctrl+f9"
    assert _chord(found.understood(key_event("ctrl+f9"))) == canonical
    assert found.understood(key_event(COMMANDS[name].key)) is None
    command = found.command_at(PAD, "ls")
    assert command is not None
    assert command.name == name


def test_a_key_that_serves_another_command_is_refused() -> None:
    found = Bindings()
    with pytest.raises(Taken) as refusal:
        found.changed(KEYS, "truco", "e")
    assert refusal.value.command.name == "envido"
    with pytest.raises(Taken):
        found.changed(PAD, "truco", "a")
    assert found.changed(KEYS, "truco", "t") == {}
    for nothing in ("left shift", "no such key", "hat+u"):
        with pytest.raises(ValueError, match=r"key|shift|hat"):
            found.changed(KEYS, "truco", nothing)


def test_wrong_settings_leave_what_was_there_at_first() -> None:
    found = Bindings()
    found.use({"truco": "e", "hat": "z", "flor": "no such key"}, {"truco": "a"})
    assert {name: found.where(KEYS, name) for name in COMMANDS} == defaults(KEYS)
    assert {name: found.where(PAD, name) for name in COMMANDS} == defaults(PAD)


def test_what_is_held_beside_a_key_goes_with_it() -> None:
    found = Bindings()
    found.use({"truco": "u", "next": "j"}, {})
    assert _chord(found.understood(key_event("shift+u"))) == "shift+t"
    assert _chord(found.understood(key_event("shift+j"))) == "shift+tab"
    assert _chord(found.understood(key_event("alt+return"))) == "f11"
    assert _chord(found.understood(key_event("enter"))) == "return"
    assert _chord(found.understood(key_event("meta+q"))) == "ctrl+q"


def test_signs_follow_the_last_device() -> None:
    found = Bindings()
    found.use({"truco": "ctrl+u"}, {})
    assert found.hint("t") == "Ctrl+U"
    found.device = PAD
    assert (found.hint("t"), found.hint("q"), found.hint("e")) == ("X", "RT", "")
    found.are_shown = False
    assert found.hint("t") == ""


def test_keys_are_written_as_people_read_them() -> None:
    assert shown(KEYS, "ctrl+=") == "Ctrl+="
    assert shown(KEYS, "ctrl++") == "Ctrl++"
    assert shown(KEYS, "shift+tab") == "Mayús+Tab"
    assert shown(PAD, "up") == "Cruz arriba"
