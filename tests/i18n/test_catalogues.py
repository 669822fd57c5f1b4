"""The catalogues: in step with the code, and the tool that keeps them so."""

import gettext
import importlib.util
import io
import textwrap
from pathlib import Path
from types import ModuleType

import polib
import pytest


def _load_tool() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "tools" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogues", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


catalogues = _load_tool()


def _texts_of(code: str, tmp_path: Path) -> tuple[dict[tuple[str, str], object], list[str]]:
    """What the tool reads in a file; a line by itself stands in a function, as screens have it."""
    is_block = "\n" in code
    text = textwrap.dedent(code) if is_block else f"def show():\n    {code or 'return'}\n"
    (tmp_path / "screen.py").write_text(text, encoding="utf-8")
    return catalogues.extract(tmp_path, tmp_path)


def _catalogue(*entries: polib.POEntry) -> polib.POFile:
    catalogue = polib.POFile()
    catalogue.extend(entries)
    return catalogue


def _complaints(code: str, tmp_path: Path, *entries: polib.POEntry) -> list[str]:
    texts, complaints = _texts_of(code, tmp_path)
    assert not complaints
    return list(catalogues.complaints_about("en", texts, _catalogue(*entries), complete=True))


def test_code_and_catalogues_agree() -> None:
    texts, complaints = catalogues.extract(catalogues.SOURCE, catalogues.ROOT)
    assert complaints + catalogues.check(texts) == []


def test_texts_are_found_with_their_plurals_and_contexts(tmp_path: Path) -> None:
    texts, complaints = _texts_of(
        """
        TABLE = {1: mark("Truco")}
        def show(n, label):
            tr("Uno")
            tr("Mano", context="the seat")
            trn("{n} mano", "{n} manos", n)
            tr("Dos" if n == 2 else label or "Tres")
        """,
        tmp_path,
    )
    assert complaints == []
    assert {key: text.plural for key, text in texts.items()} == {
        ("", "Uno"): "",
        ("the seat", "Mano"): "",
        ("", "{n} mano"): "{n} manos",
        ("", "Truco"): "",
        ("", "Dos"): "",
        ("", "Tres"): "",
    }


@pytest.mark.parametrize(
    "call",
    [
        'tr(f"Mano {n}")',
        'tr("Mano " + n)',
        'tr("Mano {n}".format(n=n))',
        'tr("Mano", context=word)',
        'tr("")',
        "tr()",
        "trn(one, many, n)",
        'trn("una")',
        "mark(word)",
    ],
)
def test_a_text_that_cannot_be_read_is_a_complaint(call: str, tmp_path: Path) -> None:
    texts, complaints = _texts_of(call, tmp_path)
    assert not texts
    assert len(complaints) == 1


def test_a_marked_value_may_be_translated_later(tmp_path: Path) -> None:
    code = "tr(LABELS[call]), tr(label), tr(call.label), tr(LABELS.get(call) or other)"
    assert _texts_of(code, tmp_path) == ({}, [])


def test_a_text_may_not_be_translated_before_the_language_is_known(tmp_path: Path) -> None:
    texts, complaints = _texts_of('\nTABLE = {1: tr("Truco")}\n', tmp_path)
    assert not texts
    assert "use mark()" in complaints[0]


@pytest.mark.parametrize(
    ("code", "entries", "complaint"),
    [
        ('tr("Uno")', [], "not in the catalogue"),
        ("", [polib.POEntry(msgid="Uno", msgstr="One")], "no longer in the code"),
        ('tr("Uno")', [polib.POEntry(msgid="Uno")], "not translated"),
        (
            'tr("Mano {n}")',
            [polib.POEntry(msgid="Mano {n}", msgstr="Hand {m}")],
            "other placeholders",
        ),
        (
            'tr("Mano {n}")',
            [polib.POEntry(msgid="Mano {n}", msgstr="Hand {n")],
            "other placeholders",
        ),
        (
            'trn("una mano", "{n} manos", n)',
            [
                polib.POEntry(
                    msgid="una mano",
                    msgid_plural="{n} manos",
                    msgstr_plural={0: "one hand", 1: "hands"},
                )
            ],
            "other placeholders",
        ),
    ],
)
def test_what_is_out_of_step_is_said(
    code: str, entries: list[polib.POEntry], complaint: str, tmp_path: Path
) -> None:
    found = _complaints(code, tmp_path, *entries)
    assert len(found) == 1
    assert complaint in found[0]


def test_a_good_translation_has_no_complaint(tmp_path: Path) -> None:
    entry = polib.POEntry(
        msgid="una mano", msgid_plural="{n} manos", msgstr_plural={0: "one hand", 1: "{n} hands"}
    )
    assert _complaints('trn("una mano", "{n} manos", n)', tmp_path, entry) == []


def test_updating_keeps_translations_and_compiles_the_same_bytes(tmp_path: Path) -> None:
    texts, _ = _texts_of('tr("Uno"), tr("Dos")', tmp_path)
    old = _catalogue(
        polib.POEntry(msgid="Uno", msgstr="One"), polib.POEntry(msgid="Tres", msgstr="Three")
    )
    new = catalogues.rebuilt("en", texts, old)
    assert {entry.msgid: entry.msgstr for entry in new} == {"Uno": "One", "Dos": ""}
    assert new.to_binary() == catalogues.rebuilt("en", texts, new).to_binary()
    compiled = gettext.GNUTranslations(io.BytesIO(new.to_binary()))
    assert compiled.gettext("Uno") == "One"
    assert compiled.gettext("Dos") == "Dos"
