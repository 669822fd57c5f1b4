"""Everything a key or a gamepad's button can ask for, in one table, with where it is at first.

Knows names, words and defaults; must not know who does what is asked. Scenes speak of keys as
they are at first (``t`` is truco wherever the player put it): `bindings` translates.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import mark

DIRECTIONS = ("up", "down", "left", "right")
"""Commands that move the focus; held on a gamepad they repeat."""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to ask for.

    ``key`` is its key at first, with what is held beside it (``ctrl+m``); ``button`` its button of
    the gamepad at first, empty for none. ``means`` is the key that scenes know it by, where that
    is not ``key``.
    """

    name: str
    label: str
    key: str
    button: str = ""
    means: str = ""

    @property
    def canonical(self) -> str:
        """The key that scenes know the command by."""
        return self.means or self.key


GROUPS: dict[str, tuple[str, tuple[Command, ...]]] = {
    "calls": (
        mark("Cantos"),
        (
            Command("truco", mark("Truco, retruco, vale cuatro"), "t", "x"),
            Command("envido", mark("Envido"), "e"),
            Command("real-envido", mark("Real envido"), "r"),
            Command("falta-envido", mark("Falta envido"), "a"),
            Command("flor", mark("Flor"), "f"),
            Command("contraflor", mark("Contraflor"), "c"),
            Command("al-resto", mark("Contraflor al resto, a ver"), "x"),
            Command("tantos", mark("Elegir envido o flor"), "y", "y"),
            Command("quiero", mark("Quiero"), "q", "rt"),
            Command("no-quiero", mark("No quiero"), "n", "lt"),
            Command("son-buenas", mark("Son buenas"), "b"),
            Command("fold", mark("Me voy al mazo"), "m"),
        ),
    ),
    "partner": (
        mark("Compañero"),
        (
            Command("orders", mark("Hablarle al compañero"), "s", "lb"),
            Command("ask-partner", mark("Preguntar al compañero"), "d"),
            Command("leave-to-partner", mark("Que decida mi compañero"), "o"),
        ),
    ),
    "cards": (
        mark("Cartas"),
        (
            Command("card-1", mark("Primera carta"), "1"),
            Command("card-2", mark("Segunda carta"), "2"),
            Command("card-3", mark("Tercera carta"), "3"),
            Command("card-4", mark("Cuarta carta"), "4"),
            Command("inspect", mark("Ver una carta de cerca"), "i", "rs"),
            Command("cut", mark("Cortar"), "k"),
            Command("show", mark("Mostrar las cartas"), "w"),
            Command("skip", mark("Apurar, seguir"), "space"),
            Command("log", mark("Registro"), "l", "rb"),
            Command("previous-hand", mark("Ver la mano anterior"), "v"),
            Command("speed", mark("Velocidad"), "f4", "back"),
            Command("pause", mark("Pausa"), "p", "start", means="escape"),
        ),
    ),
    "menus": (
        mark("Moverse"),
        (
            Command("up", mark("Arriba"), "up", "up"),
            Command("down", mark("Abajo"), "down", "down"),
            Command("left", mark("Izquierda"), "left", "left"),
            Command("right", mark("Derecha"), "right", "right"),
            Command("next", mark("Siguiente"), "tab"),
            Command("previous", mark("Anterior"), "shift+tab"),
            Command("press", mark("Aceptar, jugar la carta"), "return", "a"),
            Command("back", mark("Volver, pausa"), "escape", "b"),
        ),
    ),
    "program": (
        mark("Programa"),
        (
            Command("full-screen", mark("Pantalla completa"), "f11"),
            Command("picture", mark("Captura de pantalla"), "f12"),
            Command("silence", mark("Silencio"), "ctrl+m"),
            Command("text-larger", mark("Texto más grande"), "ctrl+="),
            Command("text-smaller", mark("Texto más chico"), "ctrl+-"),
            Command("text-normal", mark("Texto normal"), "ctrl+0"),
            Command("quit", mark("Salir"), "ctrl+q"),
        ),
    ),
}
"""Every command by its group, in the order in which they are listed, with the group's words."""

COMMANDS: dict[str, Command] = {
    command.name: command for _, commands in GROUPS.values() for command in commands
}

ALIASES: dict[str, str] = {
    "enter": "press",
    "alt+return": "full-screen",
    "alt+enter": "full-screen",
    "ctrl+meta+f": "full-screen",
    "ctrl++": "text-larger",
    "ctrl+[+]": "text-larger",
    "ctrl+[-]": "text-smaller",
    "ctrl+[0]": "text-normal",
    "ctrl+shift+=": "text-larger",
}
"""Further keys of a few commands, by which nothing else can be asked for unless it is put there."""

TANTO_KEYS = ("e", "r", "a", "f", "c", "x")
"""Keys of the calls among which «tantos» goes round."""
