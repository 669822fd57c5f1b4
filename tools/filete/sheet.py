"""A contact sheet of the plates: `python tools/filete/sheet.py OUT.png`.

Every kind as the game shows it, one plate of each sort at five sizes, buttons, dialogs, plain
ones, the alphabet and the icons: everything that has to be looked at after a change.
"""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "tools"), str(ROOT)]
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from filete.build import ICONS_DIR
from filete.icon import NAME, SIZES
from game.ui.paint import fonts
from game.ui.paint.filete import lettering, plate_surface, text_box, text_colour
from game.ui.paint.palette import WOOD

WIDTH, PAD = 1560, 12
FIVE = (0.3, 0.45, 0.68, 1.0, 1.5)
"""Shares of the size at 1920x1080, from a small laptop's window to a large screen."""


class Sheet:
    """Pictures laid in rows from left to right."""

    def __init__(self) -> None:
        self.picture = pygame.Surface((WIDTH, 6000))
        self.picture.fill(WOOD)
        self._x = self._y = PAD
        self._row = 0

    def lay(self, picture: pygame.Surface) -> None:
        """Lay a picture where there is room."""
        if self._x + picture.get_width() > WIDTH - PAD:
            self.new_row()
        self.picture.blit(picture, (self._x, self._y))
        self._x += picture.get_width() + PAD
        self._row = max(self._row, picture.get_height())

    def new_row(self) -> None:
        """Begin a row below everything."""
        self._x, self._y, self._row = PAD, self._y + self._row + PAD, 0

    def finished(self) -> pygame.Surface:
        """The sheet, cut to what is on it."""
        return self.picture.subsurface((0, 0, WIDTH, self._y + self._row + PAD))


def labelled(
    kind: str, size: tuple[int, int], words: str = "", lit: bool = False, plain: bool = False
) -> pygame.Surface:
    """A plate with real text in its middle."""
    picture = plate_surface(kind, size, lit, plain).copy()
    if words:
        box = text_box(kind, size, plain)
        px = fonts.fit(words, max(18, round(box.height * 0.62)), box.width, bold=True)
        ink = text_colour(kind, plain)
        fonts.text(picture, words, min(px, 44), box.center, ink, anchor="center", bold=True)
    return picture


def fill(sheet: Sheet) -> None:
    """Lay everything."""
    sheet.lay(plate_surface("title", (1000, 300)))
    sheet.lay(labelled("dialog_bottle", (560, 300), "¿Salir de la partida?"))
    sheet.lay(plate_surface("vale_cuatro", (900, 290)))
    for kind in ("envido", "truco", "flor"):
        sheet.lay(plate_surface(kind, (640, 170)))
    for kind in ("real_envido", "falta_envido", "retruco", "contraflor", "contraflor_al_resto"):
        sheet.lay(plate_surface(kind, (700, 200)))
    for kind in ("quiero", "no_quiero", "son_buenas"):
        sheet.lay(plate_surface(kind, (360, 84)))
    sheet.lay(plate_surface("pad", (288, 90)))
    sheet.new_row()
    for share in FIVE:
        sheet.lay(plate_surface("retruco", (round(700 * share), round(200 * share))))
    for share in FIVE:
        sheet.lay(plate_surface("title", (round(840 * share), round(250 * share))))
    sheet.new_row()
    for ground in ("bottle", "wine", "ultra", "vermilion"):
        for wide, tall in ((300, 64), (230, 64), (150, 64), (64, 64), (240, 44), (160, 36)):
            words = "Quiero" if wide > 100 else "?"
            sheet.lay(labelled(f"button_{ground}", (wide, tall), words, lit=wide == 230))
        sheet.new_row()
    for ground, size in (("wine", (300, 420)), ("ultra", (420, 260)), ("bottle", (150, 110))):
        sheet.lay(labelled(f"list_{ground}", size, "Historial"))
    sheet.lay(labelled("dialog_wine", (420, 420), "Fin de la partida"))
    sheet.lay(labelled("dialog_vermilion", (240, 160), "Pausa"))
    sheet.new_row()
    for kind, size in (
        ("truco", (500, 140)),
        ("button_wine", (240, 64)),
        ("list_ultra", (300, 140)),
    ):
        sheet.lay(labelled(kind, size, "¡Truco!", plain=True))
    sheet.lay(labelled("ribbon", (420, 64), "Anotador"))
    sheet.lay(labelled("ribbon", (260, 44), "Mano 7"))
    sheet.lay(plate_surface("truco", (260, 150)))
    sheet.lay(plate_surface("real_envido", (300, 190)))
    sheet.lay(plate_surface("vale_cuatro", (420, 260)))
    sheet.new_row()
    for words in (
        "ABCDEFGHIJKLMNÑOP",
        "QRSTUVWXYZ ÁÉÍÓÚ",
        "0123456789 ¡!¿?.,-",
        "¡GANASTE!",
        "Mano 7",
    ):
        sheet.lay(lettering(words, 110))
    sheet.new_row()
    for side in SIZES:
        sheet.lay(pygame.image.load(str(ICONS_DIR / f"{NAME}-{side}.png")))


def drawn() -> pygame.Surface:
    """Return the whole sheet."""
    sheet = Sheet()
    fill(sheet)
    return sheet.finished()


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", help="the PNG to write")
    args = parser.parse_args()
    pygame.image.save(drawn(), args.out)


if __name__ == "__main__":
    main()
