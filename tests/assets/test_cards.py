"""The cards: all there, in the dialect the game can draw, and told apart at the size of a hand."""

import io
import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from deck import build, frame
from deck.sight import KINDS, Rgb, apart, lab, linear, seen

CARDS = build.CARDS_DIR
SUITS, NUMBERS = build.SUITS, build.NUMBERS
FACES, BACKS, LARGE = build.FACES, build.BACKS, build.LARGE_INDEX
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
# Aces and courts are drawn by hand, the others repeat one sign.
DRAWN_BYTES, PIP_BYTES = 150_000, 90_000
PINTA = {"oro": 1, "copa": 2, "espada": 3, "basto": 4}
WHOLE = (620, 950)
SMALL = (60, 92)
# The art box at that size: the frame without its sides and without the paper round it.
ART = pygame.Rect(5, 5, 50, 82)
CLOTH = (31, 90, 60)


def text(name: str) -> str:
    return (CARDS / f"{name}.svg").read_text(encoding="ascii")


def raster(svg: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)


def only(name: str, *groups: str) -> str:
    """The card with these groups and no other, on nothing."""
    found = re.finditer(r'<g id="(\w+)".*?</g>', text(name), re.S)
    parts = [match.group(0) for match in found if match.group(1) in groups]
    assert len(parts) == len(groups)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 950" width="620" height="950">'
    return head + "".join(parts) + "</svg>"


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


@cache
def small(name: str) -> list[int]:
    return luma(raster(text(name), SMALL), ART)


def index_box(name: str) -> pygame.Rect:
    """The ink of the upper index, one pixel a unit; its halo of paper does not count."""
    index = raster(only(name, "indice_a"), WHOLE)
    paper = pygame.mask.from_threshold(index, (251, 248, 239), (6, 6, 6, 255))
    solid = pygame.mask.from_surface(index, 200)
    solid.erase(paper, (0, 0))
    first, *others = solid.get_bounding_rects()
    return first.unionall(others)


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


@pytest.mark.parametrize("name", [*FACES, *LARGE])
def test_groups_are_named(name: str) -> None:
    groups = [g.get("id") for g in ET.fromstring(text(name)).iter(f"{SVG}g")]
    assert groups == ["frame", "pinta", "arte", "indice_a", "indice_b"]


@pytest.mark.parametrize("name", build.CARDS)
def test_files_stay_small(name: str) -> None:
    drawn = name[-2:] in ("01", "10", "11", "12")
    assert len(text(name)) <= (DRAWN_BYTES if drawn else PIP_BYTES)


@pytest.mark.parametrize("name", [*FACES, *LARGE])
def test_pinta_tells_the_suit(name: str) -> None:
    """Dark runs along the top and bottom sides of the frame, at one pixel a unit."""
    ruling = frame.LARGE if name in LARGE else frame.USUAL
    card = raster(text(name), WHOLE)
    for y in (round(ruling.top), 950 - round(ruling.top)):
        across = range(round(ruling.left), 621 - round(ruling.left))
        dark = ["#" if max(card.get_at((x, y))[:3]) < 128 else " " for x in across]
        # a feather or a blade may touch the line, but a segment of the pinta is never this short
        runs = [run for run in "".join(dark).split() if len(run) > 40]
        assert len(runs) == PINTA[name.removeprefix("grande/").split("_")[0]]


@pytest.mark.parametrize("name", FACES)
def test_numerals_can_be_read_from_afar(name: str) -> None:
    """At a card height of 200 px the numeral is 18 px tall; in the large-index set 31 px."""
    assert index_box(name).height * 200 / 950 >= 18
    numeral = index_box(f"grande/{name}")
    assert numeral.width <= 172
    # numeral, sign and initial together
    assert numeral.height * 200 / 950 >= 31 + 90 * 200 / 950


@pytest.mark.parametrize("name", [*FACES, *LARGE])
def test_neither_art_nor_frame_under_an_index(name: str) -> None:
    art = pygame.mask.from_surface(raster(only(name, "frame", "pinta", "arte"), WHOLE), 60)
    index = raster(only(name, "indice_a"), WHOLE)
    for turn in (0, 180):
        halo = pygame.mask.from_surface(pygame.transform.rotate(index, turn), 60)
        assert art.overlap_area(halo, (0, 0)) <= 12


@pytest.mark.parametrize("back", BACKS)
def test_back_does_not_tell_which_way_up_it_lies(back: str) -> None:
    picture = raster(text(back), (248, 380))
    turned = pygame.transform.rotate(picture, 180)
    box = picture.get_rect()
    a, b = luma(picture, box), luma(turned, box)
    assert max(abs(p - q) for p, q in zip(a, b, strict=True)) <= 24


@pytest.mark.parametrize("back", BACKS)
def test_rim_of_the_back_stands_out_from_the_cloth(back: str) -> None:
    rim = raster(text(back), WHOLE).get_at((310, 20))[:3]
    bright, dark = (
        sum(k * c for k, c in zip((0.2126, 0.7152, 0.0722), linear(rgb), strict=True))
        for rgb in (rim, CLOTH)
    )
    assert (bright + 0.05) / (dark + 0.05) >= 3


@pytest.mark.parametrize("cards", [FACES, LARGE], ids=["usual", "large"])
@pytest.mark.parametrize("suit", SUITS)
def test_cards_of_a_suit_differ_in_the_hand(suit: str, cards: tuple[str, ...]) -> None:
    for a, b in combinations([name for name in cards if suit in name], 2):
        assert difference(small(a), small(b)) >= 0.03, (a, b)


def test_courts_differ_in_grey_and_between_suits() -> None:
    for suit in SUITS:
        for a, b in combinations((10, 11, 12), 2):
            assert difference(small(f"{suit}_{a}"), small(f"{suit}_{b}")) >= 0.25
    for n in (10, 11, 12):
        for one, other in combinations(SUITS, 2):
            assert difference(small(f"{one}_{n}"), small(f"{other}_{n}")) >= 0.15, (one, other, n)


def test_courts_are_told_apart_by_outline_alone() -> None:
    def outline(name: str) -> list[bool]:
        art = raster(only(name, "arte"), SMALL)
        return [art.get_at((x, y)).a > 128 for y in range(92) for x in range(60)]

    for suit in SUITS:
        shapes = [outline(f"{suit}_{n}") for n in (10, 11, 12)]
        for a, b in combinations(shapes, 2):
            union = sum(p or q for p, q in zip(a, b, strict=True))
            assert sum(p != q for p, q in zip(a, b, strict=True)) / union >= 0.2


def test_the_two_anchos_cannot_be_mistaken() -> None:
    assert difference(small("espada_01"), small("basto_01")) >= 0.2


@cache
def suit_colour(suit: str) -> Rgb:
    """The colour that covers most of a suit's cards, of all that are not paper, ink or grey."""
    counts: Counter[Rgb] = Counter()
    for name in FACES:
        if name.startswith(suit):
            rgb = pygame.image.tobytes(raster(text(name), (155, 238)), "RGB")
            counts.update(zip(rgb[::3], rgb[1::3], rgb[2::3], strict=True))
    for colour, _ in counts.most_common():
        lightness, a, b = lab(colour)
        if 25 < lightness < 93 and (a * a + b * b) ** 0.5 > 20:
            return colour
    raise AssertionError(suit)


@pytest.mark.parametrize("kind", KINDS)
def test_suit_colours_stay_apart_without_one_kind_of_cone(kind: str) -> None:
    for a, b in combinations(SUITS, 2):
        assert apart(seen(suit_colour(a), kind), seen(suit_colour(b), kind)) >= 20, (a, b)


def similarity(a: list[int], b: list[int], width: int) -> float:
    """Mean structural similarity of two grey pictures, over windows of eight by eight."""
    total, windows = 0.0, 0
    for top in range(0, len(a) // width - 7, 8):
        for left in range(0, width - 7, 8):
            rows = [slice(left + (top + i) * width, left + (top + i) * width + 8) for i in range(8)]
            p = [v for row in rows for v in a[row]]
            q = [v for row in rows for v in b[row]]
            mp, mq = sum(p) / 64, sum(q) / 64
            pp = sum(v * v for v in p) / 64 - mp * mp
            qq = sum(v * v for v in q) / 64 - mq * mq
            pq = sum(v * w for v, w in zip(p, q, strict=True)) / 64 - mp * mq
            total += ((2 * mp * mq + 6.5025) * (2 * pq + 58.5225)) / (
                (mp * mp + mq * mq + 6.5025) * (pp + qq + 58.5225)
            )
            windows += 1
    return total / windows


@pytest.mark.parametrize("name", build.CARDS)
def test_another_rasteriser_draws_the_same(name: str) -> None:
    resvg = pytest.importorskip("resvg_py")
    size = (186, 285)
    png = bytes(resvg.svg_to_bytes(svg_string=text(name), width=size[0], height=size[1]))
    pictures = (raster(text(name), size), pygame.image.load(io.BytesIO(png), "card.png"))
    greys = []
    for picture in pictures:
        flat = pygame.Surface(size)
        flat.fill(CLOTH)
        flat.blit(picture, (0, 0))
        greys.append(luma(flat, flat.get_rect()))
    assert similarity(*greys, size[0]) >= 0.98


@pytest.mark.parametrize(
    "name", ["copa_04", "espada_10", "basto_11", "oro_12", "dorso_2", "grande/basto_05"]
)
def test_the_tool_draws_the_committed_file(name: str) -> None:
    drawn = build.draw(name)
    assert drawn == build.draw(name)
    assert drawn == text(name)
