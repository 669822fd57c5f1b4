"""The plates: drawn as committed, small, whole at every size, and words on them readable."""

import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest
from filete import build, icon
from filete.glyphs import LETTERS, glyph
from filete.plates import drawings
from filete.union import area

from game.ui.paint.filete import KINDS, lettering, plate_surface, text_box, text_colour
from game.ui.paint.palette import Colour, contrast
from tests.assets import svg_lint

PLATES, ICONS = build.PLATES_DIR, build.ICONS_DIR
FILES = sorted(PLATES.glob("*.svg"))
# A letter's box is as wide as its step: swashes reach over it.
PIECES = [path for path in FILES if not path.name.startswith("letter")]
CALLS = (
    "VALE CUATRO", "TRUCO", "RETRUCO", "ENVIDO", "REAL ENVIDO", "FALTA ENVIDO", "FLOR",
    "CONTRAFLOR", "AL RESTO", "QUIERO", "NO QUIERO", "SON BUENAS", "¡ÁÉÍÓÚ!", "¿Ñ?", "0123456789",
)  # fmt: skip
BANNERS = [name for name in KINDS if KINDS[name].word and KINDS[name].ends.startswith("end_")]
BUTTONS = [name for name in KINDS if name.startswith("button_")]
PANELS = [name for name in KINDS if KINDS[name].corners]
BANNER_BYTES, BUTTON_BYTES, ALL_BYTES = 420_000, 130_000, 6_000_000
BANNER_SIZES = ((1000, 300), (700, 200), (420, 120), (260, 150))
BUTTON_SIZES = ((330, 80), (300, 64), (180, 64), (64, 64), (160, 36))
PANEL_SIZES = ((560, 300), (300, 420), (150, 110))
SIZES = {
    **dict.fromkeys(KINDS, BUTTON_SIZES[:2]),
    **dict.fromkeys(BANNERS, BANNER_SIZES),
    **dict.fromkeys(BUTTONS, BUTTON_SIZES),
    **dict.fromkeys(PANELS, PANEL_SIZES),
}
SIZED = [(kind, size) for kind, sizes in SIZES.items() for size in sizes]
READABLE, HIGH = 4.5, 7.0


def pieces_of(kind: str, words: int = 2) -> list[Path]:
    """Every file that a plate of a kind may load; of its word, one setting or both."""
    made = KINDS[kind]
    ends = f"button_{made.ground}" if made.ends == "button" else made.ends
    names = [f"{ends}_left", f"{ends}_right", made.crest, "foot_ribbon" if made.foot else ""]
    names += [f"word_{made.word}", f"word_{made.word}_stacked"][:words]
    return [path for name in names if (path := PLATES / f"{name}.svg").exists()]


def pixels(surface: pygame.Surface, box: pygame.Rect) -> list[Colour]:
    """The colours in a box."""
    rgb = pygame.image.tobytes(surface.subsurface(box), "RGB")
    return list(zip(rgb[::3], rgb[1::3], rgb[2::3], strict=True))


@cache
def ratio(a: Colour, b: Colour) -> float:
    """Contrast of two colours, which come up again and again."""
    return contrast(a, b)


def edge_alpha(surface: pygame.Surface) -> int:
    """The most opaque pixel on the border of a picture."""
    w, h = surface.get_size()
    border = [(x, y) for x in range(w) for y in (0, h - 1)]
    border += [(x, y) for y in range(h) for x in (0, w - 1)]
    return max(surface.get_at(spot)[3] for spot in border)


def test_the_tool_draws_the_committed_files_and_no_others() -> None:
    assert build.stale_plates([], write=False) == []
    assert icon.stale_files(ICONS, write=False) == []


def test_drawing_twice_gives_the_same() -> None:
    draw = drawings()
    for name in ("end_retruco_right", "corner_rich_wine_se", "word_real_envido_stacked"):
        assert draw[name]() == draw[name]()


@pytest.mark.parametrize("path", [*FILES, *ICONS.glob("*.svg")], ids=lambda path: path.stem)
def test_only_the_dialect_of_the_rasteriser(path: Path) -> None:
    assert svg_lint.problems(path, svg_lint.PLATES) == []


def test_files_stay_small() -> None:
    for kind in BANNERS:
        assert sum(path.stat().st_size for path in pieces_of(kind, 1)) <= BANNER_BYTES, kind
    for kind in BUTTONS:
        assert sum(path.stat().st_size for path in pieces_of(kind)) <= BUTTON_BYTES, kind
    assert sum(path.stat().st_size for path in FILES) <= ALL_BYTES


@pytest.mark.parametrize("path", PIECES, ids=lambda path: path.stem)
def test_nothing_is_cut_off_by_its_own_box(path: Path) -> None:
    _, _, wide, tall = map(float, ET.parse(path).getroot().attrib["viewBox"].split())
    picture = pygame.image.load_sized_svg(str(path), (round(wide / 8), round(tall / 8)))
    # no more than the rim of a shadow
    assert edge_alpha(picture) <= 100


def test_every_piece_is_used_by_some_plate() -> None:
    source = Path(build.ROOT / "game" / "ui" / "paint" / "filete.py").read_text(encoding="utf-8")
    for kind in KINDS:
        assert not KINDS[kind].word or (PLATES / f"word_{KINDS[kind].word}.svg").exists()
    used = {path.name for kind in KINDS for path in pieces_of(kind)}
    for path in FILES:
        if path.name not in used:
            assert path.stem.split("_")[0] in ("slim", "corner", "letter"), path.name
            assert f"{path.stem.split('_')[0]}_" in source


@pytest.mark.parametrize(("kind", "size"), SIZED)
@pytest.mark.parametrize("plain", [False, True])
def test_a_plate_has_exactly_its_size_and_room_for_words(
    kind: str, size: tuple[int, int], plain: bool
) -> None:
    plate = plate_surface(kind, size, plain=plain)
    assert plate.get_size() == size
    assert plate is plate_surface(kind, size, plain=plain)
    assert plate.get_at((0, 0))[3] < 128
    box = text_box(kind, size, plain)
    assert plate.get_rect().contains(box)
    assert box.width >= size[0] * 0.3
    assert box.height >= size[1] * 0.3


@pytest.mark.parametrize(("kind", "size"), SIZED)
def test_ornament_stays_off_the_words(kind: str, size: tuple[int, int]) -> None:
    """Nearly everything behind words is ground on which they can be read."""
    for lit in (False, True):
        seen = pixels(plate_surface(kind, size, lit, word=False), text_box(kind, size))
        ink = text_colour(kind)
        good = sum(ratio(ink, colour) >= READABLE for colour in seen)
        assert good >= 0.9 * len(seen), good / len(seen)
        middle = plate_surface(kind, size, lit, word=False).get_at(text_box(kind, size).center)
        assert contrast(ink, tuple(middle)[:3]) >= READABLE


@pytest.mark.parametrize("kind", KINDS)
def test_plain_plates_are_ground_and_border_only(kind: str) -> None:
    size = SIZES[kind][0]
    for lit in (False, True):
        plate = plate_surface(kind, size, lit, plain=True)
        seen = pixels(plate, text_box(kind, size, plain=True))
        assert len(set(seen)) == 1
        assert contrast(text_colour(kind, plain=True), seen[0]) >= HIGH


@pytest.mark.parametrize("words", CALLS)
def test_the_face_has_every_letter_of_the_calls(words: str) -> None:
    assert set(words) <= set(LETTERS)
    assert lettering(words, 60).get_height() == 60


@pytest.mark.parametrize("letter", sorted(set(LETTERS) - {" "}))
def test_letters_are_whole(letter: str) -> None:
    outlines, width = glyph(letter)
    assert sum(area(outline) for outline in outlines) > 100
    points = [p for outline in outlines for p in outline]
    assert min(x for x, _ in points) >= -26
    assert max(x for x, _ in points) <= width + 14
    assert min(y for _, y in points) >= -32
    assert max(y for _, y in points) <= 124


def test_letters_differ() -> None:
    pictures = {pygame.image.tobytes(lettering(x, 40), "RGBA") for x in LETTERS if x != " "}
    assert len(pictures) == len(LETTERS) - 1


@pytest.mark.parametrize("height", [24, 60, 140])
def test_lettering_has_its_height(height: int) -> None:
    for word in ("vale_cuatro", "falta_envido_stacked", "Mano 7"):
        assert lettering(word, height).get_height() == height
    assert lettering("Mano 7", 60).get_width() == lettering("MANO 7", 60).get_width()


def test_icons_are_there_and_differ_from_their_surroundings() -> None:
    for side in icon.SIZES:
        picture = pygame.image.load(str(ICONS / f"{icon.NAME}-{side}.png"))
        assert picture.get_size() == (side, side)
        assert picture.get_at((0, 0))[3] == 0
        seen = pixels(picture, picture.get_rect())
        assert max(map(sum, seen)) - min(map(sum, seen)) > 400


@pytest.mark.parametrize(
    ("kind", "size", "most_ms"),
    [("title", (1000, 300), 250), ("truco", (700, 200), 150), ("button_wine", (300, 64), 50)],
)
def test_plates_are_painted_fast_enough(
    kind: str, size: tuple[int, int], most_ms: float, record_property: Callable[[str, object], None]
) -> None:
    """Once a size, into a cache; the bounds are five times what a slow machine took."""
    plate_surface(kind, size)
    plate_surface.cache_clear()
    start = time.process_time()
    plate_surface(kind, size)
    took = (time.process_time() - start) * 1000
    record_property("raster_ms", round(took, 1))
    assert took < most_ms
