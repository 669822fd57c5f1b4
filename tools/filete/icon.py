"""The program's icon: a painted plate with a 4 in relief; plainer below 48 px.

Writes one drawing for large sizes, one for small ones, and pictures of both for windows and
packages. Knows the brush and the letters; must not know plates.
"""

from io import BytesIO
from pathlib import Path

import pygame

from filete.brush import Pen
from filete.geometry import polygon, spine
from filete.lettering import set_line
from filete.ornament import acanthus, flower
from filete.relief import LAYERS, RELIEFS, gradient, layers
from filete.tones import TONES, defs

NAME = "vale-cuatro"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 48
"""Below this many pixels the small drawing is used."""
SIDE = 1024
GROUND = ("#07101f", "#16245e", "#2c48a8")


def _octagon(inset: float, cut: float) -> str:
    low, high = inset, SIDE - inset
    return polygon(
        [
            (low + cut, low),
            (high - cut, low),
            (high, low + cut),
            (high, high - cut),
            (high - cut, high),
            (low + cut, high),
            (low, high - cut),
            (low, low + cut),
        ]
    )


def _numeral(scale: float, centre: tuple[float, float], thick: float) -> str:
    """The 4 as one group, its ink `thick` times as broad as in a word."""
    letters, _ = set_line("4", askew=False)
    points = [p for outline in letters[0] for p in outline]
    middle = [(min(p[i] for p in points) + max(p[i] for p in points)) / 2 + 40 for i in (0, 1)]
    drawn = layers(letters, RELIEFS["vermilion"], thick)
    x, y = (centre[i] - middle[i] * scale for i in (0, 1))
    body = "".join(element for name in LAYERS for element in drawn[name])
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">{body}</g>'


def drawing(small: bool) -> str:
    """The icon as an SVG text."""
    rim, dark, light = GROUND
    gold, hair = TONES["gold"], "#f7e6b4"
    parts = [f'<path d="{_octagon(8, 210)}" fill="{rim}"/>']
    width = 64 if small else 30
    parts.append(
        f'<path d="{_octagon(50, 196)}" fill="url(#ground)" stroke="{gold.into}" '
        f'stroke-width="{width}" stroke-linejoin="round"/>'
    )
    if small:
        parts.append(_numeral(0.76, (505, 500), 1.7))
    else:
        parts.append(
            f'<path d="{_octagon(100, 176)}" fill="none" stroke="{hair}" stroke-width="9"/>'
        )
        pen = Pen(line=10, shadow=16)
        _wreath(pen)
        parts += [*pen.out, _numeral(0.56, (512, 440), 1.1)]
    ground = (
        f'<radialGradient id="ground" cx="50%" cy="42%" r="62%"><stop offset="0%" '
        f'stop-color="{light}"/><stop offset="100%" stop-color="{dark}"/></radialGradient>'
    )
    shared = defs().replace("</defs>", ground + gradient(RELIEFS["vermilion"]) + "</defs>")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" '
        f'viewBox="0 0 {SIDE} {SIDE}">{shared}\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _wreath(pen: Pen) -> None:
    """Two leaves that rise from a flower at the foot and curl round the numeral."""
    for flip in (False, True):
        p = pen.at(512, 850, 0, 1, flip)
        line = spine((30, 0), 0, (330, -60), (330, -52), (130, 30, -400))
        acanthus(p, line, 66, "leaf", 5, 1, (0.12, 0.6), "gold", 3.0)
    flower(pen, (512, 850), 125, "vermilion", "gold")


def picture(text: str, side: int) -> pygame.Surface:
    """An icon at a size in pixels."""
    return pygame.image.load_sized_svg(BytesIO(text.encode("ascii")), (side, side))


def stale_files(folder: Path, write: bool) -> list[str]:
    """The files of the icon that differ from what is drawn, after writing them if asked to."""
    texts = {False: drawing(False), True: drawing(True)}
    stale = []
    for small, name in ((False, f"{NAME}.svg"), (True, f"{NAME}-small.svg")):
        path, data = folder / name, texts[small].encode("ascii")
        if not path.exists() or path.read_bytes() != data:
            stale.append(name)
            if write:
                path.write_bytes(data)
    for side in SIZES:
        path = folder / f"{NAME}-{side}.png"
        drawn = picture(texts[side < SMALL], side)
        if not path.exists() or not _alike(pygame.image.load(str(path)), drawn):
            stale.append(path.name)
            if write:
                pygame.image.save(drawn, str(path))
    return stale


def _alike(a: pygame.Surface, b: pygame.Surface) -> bool:
    return a.get_size() == b.get_size() and (
        pygame.image.tobytes(a, "RGBA") == pygame.image.tobytes(b, "RGBA")
    )
