"""Calls stay Spanish in every language, and whoever plays in another one is told what they mean."""

from collections.abc import Iterator

import pytest

from game.engine.actions import Call
from game.i18n import set_language, tr
from game.ui.words import speech
from game.ui.words.glosses import gloss


@pytest.fixture(autouse=True)
def spanish_afterwards() -> Iterator[None]:
    yield
    set_language("es")


@pytest.mark.parametrize("language", ["en", "pt"])
def test_what_is_said_is_spanish_everywhere(language: str) -> None:
    spoken = [*speech._WORDS.values(), *speech._RAISES.values(), *speech._FIRST.values()]
    set_language(language)
    assert [tr(words) for words in (*spoken, "No tengo flor")] == [*spoken, "No tengo flor"]


@pytest.mark.parametrize("language", ["en", "pt"])
def test_every_call_has_a_meaning_of_its_own(language: str) -> None:
    set_language(language)
    glosses = [gloss(call) for call in Call]
    assert all(glosses)
    assert len(set(glosses)) == len(glosses)
    assert gloss(Call.NO_QUIERO, about_flor=True) not in glosses


def test_in_spanish_a_call_needs_none() -> None:
    set_language("es")
    assert not any(gloss(call) for call in Call)
