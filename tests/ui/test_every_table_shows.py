"""What each kind of table says besides the cards: piezas, porotos, bases, the pot, who is alone,
who duels; and that three sides are told apart."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist

import pygame
import pytest
from deck.sight import KINDS, lab, seen

from game.engine.actions import Call, say
from game.engine.cards import CARDS
from game.engine.observe import Observation, observe
from game.engine.play import apply, new_hand, new_match, to_act
from game.engine.record import parse
from game.engine.replay import replay
from game.engine.rules import read_rules
from game.engine.state import NO_DUEL, Phase
from game.store.settings import TALLIES
from game.ui.paint import look
from game.ui.paint.fonts import line_height
from game.ui.paint.look import Look
from game.ui.paint.palette import CREAM, TEAMS
from game.ui.table import boxes, reader, strip
from game.ui.table.layout import layout, zones
from game.ui.table.scorepad import ScorePad, score_of
from game.ui.table.show import Show
from game.ui.table.stake_words import hand_title, piezas_words, rows_needed, stake_lines
from game.ui.table.view import View

NAMES = ("Ana", "Beto", "Caro")
SEATS = "seat a human Ana\nseat b human Beto\nseat c human Caro\n"
TRUCHO = f"""truco 1
rules variant=trucho flor=no
{SEATS}hand 1 mano=a muestra=6o
deal a:3e12e10e b:4b5b6o c:4c5o7c
"""
SIZES = [(960, 600), (1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def _look_as_before() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield
    look.use(Look())


def _at(record: str, seat: int = 0) -> Observation:
    return observe(replay(parse(record)).hands[-1].state, seat)


def _lines(observation: Observation, with_porotos: bool = False) -> list[str]:
    return [words for words, _ in stake_lines(View(NAMES, observation), with_porotos)]


def test_the_twelve_stands_in_for_the_pieza_turned_up() -> None:
    assert piezas_words(CARDS["6o"]) == "Piezas: 2 4 5 11 10"
    assert piezas_words(CARDS["4o"]) == "Piezas: 2 12 5 11 10"


def test_piezas_are_marked_and_said_wherever_they_show() -> None:
    record = TRUCHO.replace("4b5b6o", "4b5b6c") + "a3e b4b c5o\n"
    for seat in range(3):
        at_table = _at(record, seat)
        cards = layout(at_table, (1280, 720)).cards.values()
        assert [str(place.face) for place in cards if place.pieza] == ["5o"]
        spoken = reader.spoken(View(NAMES, at_table))
        assert sum("(pieza)" in words for words in spoken) == 1
    assert _lines(at_table)[:2] == ["Muestra: seis de oros", "Piezas: 2 4 5 11 10"]


def test_trucho_tells_porotos_and_who_risks_his_base() -> None:
    record = TRUCHO.replace("4b5b6o", "4b5b6c")
    told = _lines(_at(record + "a3e b4b c5o cT aQ\n"), with_porotos=True)
    assert told[-3:] == [
        "Ana: 0 porotos · arriesga",
        "Beto: 0 porotos · base",
        "Caro: 1 poroto · arriesga",
    ]


def test_destantado_tells_the_pot_and_whom_porotos_went_to() -> None:
    left = f"truco 1\nrules variant=destantado\n{SEATS}hand 1 mano=a\n"
    left += "deal a:1e7b6b b:4b5b12c c:4c6o10e\n"
    gone = _at(left + "aM bM\n")
    assert _lines(gone)[0] == "En el pozo: 1 poroto"
    assert strip.summary(gone, NAMES)[0][0] == "Caro: −1 al pozo (se fue al mazo)"
    taken = _at(left + "aT bQ cN a1e b4b a7b b5b\n")
    assert _lines(taken)[0] == "En el pozo: 0 porotos"
    assert strip.summary(taken, NAMES)[0][0] == "Ana: −2 a Beto (truco)"
    assert "Ana: 8 porotos" in reader.spoken(View(NAMES, taken))


def test_destantado_tells_from_whom_a_liars_porotos_come_back() -> None:
    lied = f"truco 1\nrules variant=destantado tantos=libres\n{SEATS}hand 1 mano=a\n"
    lied += "deal a:3o2o12c b:7e6e1c c:5b6b4c\naE bQ cN a=33 bSB aM bM\n"
    told = [words for words, _ in strip.summary(_at(lied), NAMES)]
    assert told[:2] == [
        "Ana: −2 a Beto (envido) · +2 de Beto (pena)",
        "Beto: −2 a Ana (pena)",
    ]


def test_who_plays_alone_is_named() -> None:
    record = f"truco 1\nrules variant=gallo\n{SEATS}hand 3 mano=b pie=a score=2-3-4\n"
    record += "deal a:1e7e3e4c b:4b5o6c c:5b6o10c\naD4c bT aN\n"
    at_table = _at(record, 1)
    assert _lines(at_table)[0] == "Ana contra los dos"
    told = strip.summary(at_table, NAMES)
    assert [words for words, _ in told] == [
        "Beto: +1 truco no querido",
        "Caro: +1 truco no querido",
    ]


def test_duels_and_hands_of_all_together_are_announced() -> None:
    names = ("Ana", "Beto", "Caro", "Dora", "Elio", "Fabi")
    rules = read_rules({"players": "6", "pica": "0", "pica-tope": "10"})
    step = new_match(rules, "duels", 0)
    together = observe(step.state, 0)
    assert together.duel == NO_DUEL
    assert boxes.rule_chips(together)[0][0] == "Redonda"
    assert hand_title(step.events[0], rules) == "Mano 1 · redonda"  # type: ignore[arg-type]
    while step.state.duel < 1:
        if step.state.phase >= Phase.OVER:
            step = new_hand(step.state)
        else:
            step = apply(step.state, say(to_act(step.state)[0], Call.FOLD))
    duel = observe(step.state, 0)
    chips = [words for words, _ in boxes.rule_chips(duel)]
    assert chips[:2] == ["Pica-pica 2 de 3", "La falta vale 10"]
    assert stake_lines(View(names, duel))[0][0] == "Pica-pica 2 de 3"


def test_held_porotos_lack_nothing_and_fit_however_many() -> None:
    rules = read_rules({"variant": "destantado"})
    for held in ((10, 10, 10), (3, 21, 6), (0, 30, 0)):
        score = score_of(rules, NAMES, tuple(map(float, held)), 0, (0, 0, 0), (0, 1, 2))
        assert score.are_held
        assert score.half is None
        assert score.target >= max(held)


@pytest.mark.parametrize("tally", TALLIES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("target", ["15", "30", "20", "40"])
def test_every_point_of_three_columns_is_seen(
    tally: str, size: tuple[int, int], target: str
) -> None:
    look.use(Look(tally=tally))
    variant = "gallo" if target in ("15", "30") else "trucho"
    rules = read_rules({"variant": variant, "target": target})
    box = zones(size, 1.0, rules.flor, 3, rows_needed(rules)).pad.copy()
    box.topleft = (0, 0)
    pictures = set()
    most = float(target) - 1
    for marks in ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (1.0, most, 0.0), (1.0, most, most)):
        sheet = pygame.Surface(box.size)
        score = score_of(rules, NAMES, marks, 0, (0, 0, 0), (0, 1, 2))
        ScorePad().draw(sheet, box, score, 18)
        pictures.add(pygame.image.tobytes(sheet, "RGB"))
    assert len(pictures) == 4


@pytest.mark.parametrize("size", SIZES)
def test_the_box_of_stakes_holds_what_a_table_must_say(size: tuple[int, int]) -> None:
    for variant, flor in (("trucho", False), ("uruguayo", True)):
        rules = read_rules({"variant": variant, "flor": "si" if flor else "no"})
        area = zones(size, 1.0, rules.flor, rules.players, rows_needed(rules))
        needed = line_height(area.body) + 5 * line_height(area.label)
        assert area.stakes.height >= needed
        assert area.tricks is not None


def test_three_sides_are_told_apart_by_every_eye() -> None:
    for one, other in combinations(TEAMS, 2):
        assert dist(lab(one), lab(other)) >= 60
        for kind in KINDS:
            assert dist(lab(seen(one, kind)), lab(seen(other, kind))) >= 30


def test_the_muestra_lies_half_under_the_deck_and_is_no_pieza() -> None:
    show = Show(_at(TRUCHO.replace("4b5b6o", "4b5b6c")), NAMES)
    show.resize((1280, 720), 1.0)
    assert not show.layout().cards["muestra"].pieza


@pytest.mark.parametrize("size", [*SIZES, (1024, 768), (1440, 1080), (2560, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_longer_box_of_stakes_leaves_room_for_the_others(
    size: tuple[int, int], text: float
) -> None:
    for table in ({"variant": "trucho"}, {"variant": "uruguayo", "players": "6", "pica": "0"}):
        rules = read_rules(table)
        area = zones(size, text, rules.flor, rules.players, rows_needed(rules))
        plain = zones(size, text, rules.flor, rules.players)
        found = [box for box in (area.pad, area.stakes, area.tricks) if box is not None]
        assert all(one.bottom < other.top for one, other in pairwise(found))
        assert found[-1].bottom <= area.bar.top
        assert (area.tricks is None) == (plain.tricks is None)
        assert area.stakes.height >= plain.stakes.height


def test_letters_shrink_before_what_must_be_said_is_lost() -> None:
    words = [(f"Línea {n} de lo que vale la mano", CREAM) for n in range(6)]
    sheets = []
    for needed in (0, 6):
        sheet = pygame.Surface((300, 240))
        boxes.StakesBox().draw(sheet, sheet.get_rect(), words, 34, 30, needed)
        sheets.append(pygame.image.tobytes(sheet, "RGB"))
    assert sheets[0] != sheets[1]
