"""The choice of language: what systems report, what the game speaks, what it falls back on."""

from collections.abc import Iterator

import pytest

from game import i18n


@pytest.fixture(autouse=True)
def spanish_afterwards() -> Iterator[None]:
    yield
    i18n.set_language("es")


@pytest.mark.parametrize(
    ("preferred", "expected"),
    [
        ([], "es"),
        (["es_AR.UTF-8"], "es"),
        (["es-419"], "es"),
        (["pt_BR"], "pt"),
        (["pt-PT", "en"], "pt"),
        (["fr_FR", "EN_us"], "en"),
        (["fr", "de"], "es"),
        (["", "C", "POSIX"], "es"),
    ],
)
def test_best_language_takes_the_first_it_speaks(preferred: list[str], expected: str) -> None:
    assert i18n.best_language(preferred) == expected


def test_every_language_can_be_chosen() -> None:
    for code in i18n.LANGUAGES:
        i18n.set_language(code)
        assert i18n.language() == code


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    i18n.set_language("en")
    with pytest.raises(ValueError, match="fr"):
        i18n.set_language("fr")
    assert i18n.language() == "en"


@pytest.mark.parametrize("code", list(i18n.LANGUAGES))
def test_a_text_without_translation_is_shown_in_spanish(code: str) -> None:
    i18n.set_language(code)
    text = "Un texto que ningún catálogo tiene"
    assert i18n.tr(text) == text
    assert i18n.tr(text, context="nowhere") == text
    assert i18n.trn("{n} cosa", "{n} cosas", 1) == "{n} cosa"
    assert i18n.trn("{n} cosa", "{n} cosas", 2) == "{n} cosas"


def test_mark_only_marks() -> None:
    assert i18n.mark("Truco") == "Truco"
