"""The table at every size of window and text: no label cut off, nothing under something else."""

from itertools import combinations

import pygame
import pytest

from game.engine.actions import Call
from game.engine.observe import observe
from game.engine.play import legal_actions, new_match
from game.engine.rules import Rules, read_rules
from game.engine.state import State
from game.i18n import set_language
from game.ui.forms.dialog import Dialog
from game.ui.paint.fonts import width, wrap
from game.ui.table import bar, choices
from game.ui.table.choices import Choice
from game.ui.table.frame import MIN_TARGET
from game.ui.table.layout import zones
from game.ui.table.moment import Moment, controls, work_out
from game.ui.table.show import Show
from game.ui.words import speech

SIZES = [(960, 600), (1024, 768), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080)]
TEXTS = [1.0, 1.25, 1.5, 1.75, 2.0]
KINDS = {
    "calls": "Q T E RE FE F partner N M",
    "flor": "FQ CF CR partner FA N M",
    "cut": "K K1 K2 K3",
}


def _options(kind: str) -> list[Choice]:
    tokens = KINDS[kind].split()
    labels = choices.slot_labels(kind, True, True)
    return [Choice(token, labels[i][-1]) for i, token in enumerate(tokens)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["es", "en", "pt"])
@pytest.mark.parametrize("has", ["flor", "partner", "flor partner"])
def test_no_words_of_the_bar_are_cut(
    size: tuple[int, int], text: float, kind: str, language: str, has: str
) -> None:
    flor, partner = "flor" in has, "partner" in has
    set_language(language)
    try:
        area = zones(size, text, flor, 4 if partner else 2)
        grid = bar._grid_for(kind, area.bar, area.label, area.u, flor, partner)
        options = [
            option
            for option in _options(kind)
            if (partner or option.token != "partner") and (flor or option.token != "F")
        ]
        placed = bar.place(options, area.bar, area.label, area.u, flor, partner)
        if partner:
            sign = bar.sign(area.bar, area.label, area.u, flor)
            assert area.bar.contains(sign)
            assert sign.right < min(one.rect.left for one in placed)
        assert len(placed) == len(options)
        for one in placed:
            assert area.bar.contains(one.rect)
            assert min(one.rect.size) >= MIN_TARGET
            lines = wrap(one.choice.label, grid.px, one.rect.width - 12, True)
            assert all(width(line, grid.px, True) <= one.rect.width - 8 for line in lines)
            assert len(lines) <= grid.rows + (one.choice.token == choices.TO_PARTNER)
        for one, two in combinations(placed, 2):
            assert not one.rect.colliderect(two.rect)
    finally:
        set_language("es")


def test_a_slot_keeps_its_place_whatever_else_is_legal() -> None:
    area = zones((1280, 720))
    every = bar.place(_options("calls"), area.bar, area.label, area.u, False)
    for one in every:
        alone = bar.place([one.choice], area.bar, area.label, area.u, False)
        assert alone[0].rect == one.rect


def test_what_gives_something_up_stands_apart() -> None:
    area = zones((1920, 1080))
    placed = bar.place(_options("calls"), area.bar, area.label, area.u, False)
    calm = max(one.rect.right for one in placed if not one.choice.is_dangerous)
    risky = min(one.rect.left for one in placed if one.choice.is_dangerous)
    assert risky - calm >= 48


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_controls_do_not_lie_under_one_another(size: tuple[int, int], text: float) -> None:
    rules = read_rules({"tapadas": "si", "flor": "si", "flor-canta": "libre"})
    state = new_match(rules, "fits", 0).state
    show = Show(observe(state, 0), ("Ana", "Beto"))
    show.resize(size, text)
    moment = _moment(show, state)
    window = pygame.Rect((0, 0), size)
    found = controls(show, moment)
    assert {control.name for control in found} >= {"call:T", "call:M", "speed", "back"}
    for control in found:
        assert window.contains(control.rect), control
        assert min(control.rect.size) >= MIN_TARGET, control
    for one, two in combinations(found, 2):
        # A card's own sign for playing it face down lies on the card.
        if one.name.startswith("card:") and two.name == f"call:({one.name[5:]})":
            assert not two.rect.collidepoint(one.rect.center)
            continue
        assert not one.rect.colliderect(two.rect), (one, two)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_every_tanto_can_be_pressed(size: tuple[int, int], text: float) -> None:
    rules = Rules(tantos="libres")
    from game.engine.actions import say
    from game.engine.play import apply

    state = new_match(rules, "fits", 0).state
    state = apply(apply(state, say(0, Call.ENVIDO)).state, say(1, Call.QUIERO)).state
    show = Show(observe(state, 0), ("Ana", "Beto"))
    show.resize(size, text)
    box = _moment(show, state).box
    assert box is not None
    assert pygame.Rect((0, 0), size).contains(box.rect)
    cards = [show.layout().cards[f"a{i}"] for i in range(3)]
    assert box.rect.bottom <= min(place.y - place.height // 2 for place in cards)
    assert box.buttons[0].true
    assert len(box.buttons) >= 22
    for one, two in combinations(box.buttons, 2):
        assert box.rect.contains(one.rect), one
        assert not one.rect.colliderect(two.rect)
        assert min(one.rect.size) >= MIN_TARGET


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_question_fits(size: tuple[int, int], text: float) -> None:
    dialog = Dialog("¿Te vas al mazo?", speech.label(Call.FOLD), "Sigo jugando", "M")
    cancel, ok = dialog.controls(size, text)
    assert not cancel.rect.colliderect(ok.rect)
    assert pygame.Rect((0, 0), size).contains(cancel.rect.union(ok.rect))


def _moment(show: Show, state: State) -> Moment:
    legal = legal_actions(state, 0)
    return work_out(show, legal, lambda action: (2, 1), False, "normal", False)
