"""The cards: all there, in the dialect the game can draw, and told apart at the size of a hand."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from deck import build

CARDS = build.CARDS_DIR
SUITS = build.SUITS
NUMBERS = build.NUMBERS
SVG = "{http://www.w3.org/2000/svg}"
# What the rasteriser of the game draws faithfully, of all that SVG has.
DIALECT = {
    "svg": {"viewBox", "width", "height"},
    "g": {"id", "transform"},
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "path": {"fill", "fill-rule", "d"},
}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
PATH = re.compile(r"[Mmlz0-9 -]+")
COURT_BYTES, PIP_BYTES = 150_000, 90_000
PINTA = {"oro": 1, "copa": 2, "espada": 3, "basto": 4}
SMALL = (60, 92)
# The art box at that size: the frame without its sides and without the paper round it.
ART = pygame.Rect(5, 5, 50, 82)


def raster(name: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(CARDS / f"{name}.svg"), size)


def luma(surface: pygame.Surface, box: pygame.Rect) -> list[int]:
    """Grey levels of the pixels of a box, row by row."""
    rgb = pygame.image.tobytes(surface.subsurface(box), "RGB")
    return [
        (r * 30 + g * 59 + b * 11) // 100
        for r, g, b in zip(rgb[::3], rgb[1::3], rgb[2::3], strict=True)
    ]


def difference(a: list[int], b: list[int]) -> float:
    """Share of pixels that differ by more than 40 grey levels."""
    return sum(abs(p - q) > 40 for p, q in zip(a, b, strict=True)) / len(a)


@pytest.fixture(scope="module")
def small() -> dict[str, list[int]]:
    return {name: luma(raster(name, SMALL), ART) for name in build.CARDS}


def test_every_card_is_there_and_nothing_else() -> None:
    faces = {f"{suit}_{n:02d}.svg" for suit in SUITS for n in NUMBERS}
    backs = {"dorso_1.svg", "dorso_2.svg", "dorso_3.svg"}
    assert {path.name for path in CARDS.iterdir()} == faces | backs | {"grande"}
    assert {path.name for path in (CARDS / "grande").iterdir()} == faces


@pytest.mark.parametrize("path", sorted(CARDS.rglob("*.svg")), ids=lambda path: path.stem)
def test_only_the_dialect_of_the_rasteriser(path: Path) -> None:
    root = ET.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 620 950"
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        assert tag in DIALECT
        assert set(element.attrib) <= DIALECT[tag], tag
        for attribute in ("fill", "stroke"):
            value = element.get(attribute)
            assert value is None or COLOUR.fullmatch(value), value
        assert PATH.fullmatch(element.get("d", "M"))
        assert not (element.text or "").strip()
        assert tag != "svg" or element is root


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("n", NUMBERS)
def test_groups_are_named(suit: str, n: int) -> None:
    groups = [g.get("id") for g in ET.parse(CARDS / f"{suit}_{n:02d}.svg").iter(f"{SVG}g")]
    assert groups == ["frame", "pinta", "arte", "indice_a", "indice_b"]


@pytest.mark.parametrize("name", build.CARDS)
def test_files_stay_small(name: str) -> None:
    court = name[-2:] in ("01", "10", "11", "12")
    assert (CARDS / f"{name}.svg").stat().st_size <= (COURT_BYTES if court else PIP_BYTES)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("n", NUMBERS)
def test_pinta_tells_the_suit(suit: str, n: int) -> None:
    """Dark runs along the top side of the frame, y 43 of 950, at one pixel a unit."""
    card = raster(f"{suit}_{n:02d}", (620, 950))
    dark = [max(card.get_at((x, 43))[:3]) < 128 for x in range(46, 575)]
    # a feather or a blade may touch the line, but a segment of the pinta is never this short
    runs = [len(run) for run in "".join("#" if d else " " for d in dark).split()]
    assert len([run for run in runs if run > 40]) == PINTA[suit]


def test_back_does_not_tell_which_way_up_it_lies() -> None:
    back = raster("dorso_1", (248, 380))
    turned = pygame.transform.rotate(back, 180)
    box = back.get_rect()
    a, b = luma(back, box), luma(turned, box)
    assert max(abs(p - q) for p, q in zip(a, b, strict=True)) <= 24


@pytest.mark.parametrize("suit", SUITS)
def test_cards_of_a_suit_differ_in_the_hand(suit: str, small: dict[str, list[int]]) -> None:
    for a, b in combinations([f"{suit}_{n:02d}" for n in NUMBERS], 2):
        assert difference(small[a], small[b]) >= 0.03, (a, b)


def test_courts_differ_in_grey_and_between_suits(small: dict[str, list[int]]) -> None:
    for suit in SUITS:
        for a, b in combinations((10, 11, 12), 2):
            assert difference(small[f"{suit}_{a}"], small[f"{suit}_{b}"]) >= 0.2
    for n in (10, 11, 12):
        for a, b in combinations(SUITS, 2):
            assert difference(small[f"{a}_{n}"], small[f"{b}_{n}"]) >= 0.05, (a, b, n)


def test_the_two_anchos_cannot_be_mistaken(small: dict[str, list[int]]) -> None:
    assert difference(small["espada_01"], small["basto_01"]) >= 0.2


@pytest.mark.parametrize("name", ["copa_04", "espada_10", "dorso_1"])
def test_the_tool_draws_the_committed_file(name: str) -> None:
    drawn = build.draw(name)
    assert drawn == build.draw(name)
    assert drawn.encode("ascii") == (CARDS / f"{name}.svg").read_bytes()
