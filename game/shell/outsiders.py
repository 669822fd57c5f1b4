"""Whether a program from outside can sit at a table, said to the person who wants it there.

Knows how such programs are looked for; must not know how they are asked.
"""

from __future__ import annotations

from game.i18n import tr


def why_not_run(command: str) -> str:
    """Return why a command line names no program that can be run; empty if it does."""
    from game.session.outside import find_program

    if not command.strip():
        return tr("Falta escribir qué programa juega.")
    try:
        find_program(command)
    except OSError:
        name = command.split()[0].strip("\"'")
        return tr("No hay ningún programa «{name}».").format(name=name)
    except ValueError:
        return tr("Faltan cerrar unas comillas.")
    return ""
