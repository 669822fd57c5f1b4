"""Keep the translation catalogues in step with the texts in the code.

    python tools/catalogues.py           write every .po from the code, compile every .mo
    python tools/catalogues.py --check   change nothing; exit 1 and say what is out of step

Reads `tr`, `trn` and `mark` calls in game/ by their syntax tree; must not import what it reads.
Nothing written depends on the clock or the machine, so the same texts give the same bytes.
"""

import argparse
import ast
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import polib

from game.i18n import LANGUAGES
from game.i18n.languages import folder
from game.i18n.texts import DOMAIN, LOCALE_DIR

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "game"
SOURCE_LANGUAGE = "es"
COMPLETE = ("es", "en", "pt")
"""Languages whose every text must be translated for `--check` to pass."""

PLURALS = {
    "es": "nplurals=2; plural=(n != 1);",
    "en": "nplurals=2; plural=(n != 1);",
    "pt": "nplurals=2; plural=(n > 1);",
}

Key = tuple[str, str]
"""Context (often empty) and Spanish text: what tells one catalogue entry from another."""


@dataclass
class Text:
    """One text of the code: its plural, if it has one, and the files that show it."""

    plural: str = ""
    files: set[str] = field(default_factory=set)


class Unreadable(Exception):
    """A call whose text cannot be known without running the program."""


def extract(source: Path, root: Path) -> tuple[dict[Key, Text], list[str]]:
    """Every text under `source`, and a complaint for each call that hides its text."""
    texts: dict[Key, Text] = {}
    complaints = []
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(root).as_posix()
        for call, is_late in _calls(ast.parse(path.read_text(encoding="utf-8"), name)):
            try:
                if not is_late and _name(call) != "mark":
                    raise Unreadable("translated before the language is known; use mark()")
                found = _read(call)
            except Unreadable as problem:
                complaints.append(f"{name}:{call.lineno}: {problem}")
                continue
            for key, plural in found:
                text = texts.setdefault(key, Text())
                if text.plural and plural and text.plural != plural:
                    complaints.append(f"{name}:{call.lineno}: {key[1]!r} has two plurals")
                text.plural = text.plural or plural
                text.files.add(name)
    return texts, complaints


def _calls(node: ast.AST, is_late: bool = False) -> Iterator[tuple[ast.Call, bool]]:
    """Calls for a text, and whether each runs later than the module is loaded."""
    # By bare name only: `from game.i18n import tr` is how the house writes it, and other objects
    # may have a method called `mark`.
    if isinstance(node, ast.Call) and _name(node) in {"tr", "trn", "mark"}:
        yield node, is_late
    is_late = is_late or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, is_late)


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _read(call: ast.Call) -> list[tuple[Key, str]]:
    """Keys and plurals of a call; none where `tr` is given a value that `mark` has noted."""
    context = ""
    for keyword in call.keywords:
        if keyword.arg == "context":
            context = _literal(keyword.value)
    if _name(call) == "trn":
        if len(call.args) < 2:
            raise Unreadable("trn() wants a singular, a plural and a number")
        return [((context, _literal(call.args[0])), _literal(call.args[1]))]
    if len(call.args) != 1:
        raise Unreadable(f"{_name(call)}() wants one text")
    if _name(call) == "mark":
        return [((context, _literal(call.args[0])), "")]
    return [((context, text), "") for text in _choices(call.args[0])]


def _choices(node: ast.expr) -> list[str]:
    """The texts written out among those that an expression may turn out to be."""
    if isinstance(node, ast.IfExp):
        return _choices(node.body) + _choices(node.orelse)
    if isinstance(node, ast.BoolOp):
        return [text for value in node.values for text in _choices(value)]
    if isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
        return []
    if isinstance(node, ast.Call) and not (
        isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Constant)
    ):
        return []
    return [_literal(node)]


def _literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        return node.value
    raise Unreadable("a text is written out, and filled in afterwards with .format()")


def po_path(language: str) -> Path:
    """The catalogue of a language, as translators edit it."""
    return LOCALE_DIR / folder(language) / "LC_MESSAGES" / f"{DOMAIN}.po"


def rebuilt(language: str, texts: dict[Key, Text], old: polib.POFile | None) -> polib.POFile:
    """The catalogue with exactly these texts, keeping the translations that `old` has."""
    known = {_key(entry): entry for entry in old or []}
    new = polib.POFile(wrapwidth=100)
    new.metadata = {
        "Project-Id-Version": DOMAIN,
        "Language": folder(language),
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS[language],
    }
    for key in sorted(texts, key=lambda key: (key[1], key[0])):
        text, before = texts[key], known.get(key)
        entry = polib.POEntry(msgid=key[1], msgctxt=key[0] or None)
        # No line numbers: they would change every catalogue with every edit of the code.
        entry.occurrences = [(name, "") for name in sorted(text.files)]
        if before is not None:
            entry.tcomment = before.tcomment
            entry.flags = before.flags
        if text.plural:
            entry.msgid_plural = text.plural
            entry.msgstr_plural = dict(before.msgstr_plural) if before else {}
            entry.msgstr_plural = entry.msgstr_plural or {0: "", 1: ""}
        elif before is not None:
            entry.msgstr = before.msgstr
        new.append(entry)
    return new


def complaints_about(
    language: str, texts: dict[Key, Text], catalogue: polib.POFile, complete: bool
) -> Iterator[str]:
    """What is wrong with a catalogue: texts it lacks or no longer needs, wrong placeholders."""
    entries = {_key(entry): entry for entry in catalogue if not entry.obsolete}
    for key in sorted(texts.keys() - entries.keys()):
        yield f"{language}: not in the catalogue: {key[1]!r}"
    for key in sorted(entries.keys() - texts.keys()):
        yield f"{language}: no longer in the code: {key[1]!r}"
    for key in sorted(entries.keys() & texts.keys()):
        entry = entries[key]
        if (entry.msgid_plural or "") != texts[key].plural:
            yield f"{language}: another plural in the code: {key[1]!r}"
        # Spanish is the text itself; an empty translation is what it should have.
        if complete and language != SOURCE_LANGUAGE and not entry.translated():
            yield f"{language}: not translated: {key[1]!r}"
        yield from _placeholder_complaints(language, entry)


def _placeholder_complaints(language: str, entry: polib.POEntry) -> Iterator[str]:
    wanted = _placeholders(entry.msgid) | _placeholders(entry.msgid_plural or "")
    if entry.msgid_plural:
        # «una mano» may leave the number out, the form for many may not.
        last = max(entry.msgstr_plural, default=0)
        for form, translation in entry.msgstr_plural.items():
            found = _placeholders(translation)
            if translation and (found != wanted if form == last else not found <= wanted):
                yield f"{language}: other placeholders in {translation!r} than in {entry.msgid!r}"
    elif entry.msgstr and _placeholders(entry.msgstr) != wanted:
        yield f"{language}: other placeholders in {entry.msgstr!r} than in {entry.msgid!r}"


def _placeholders(text: str) -> set[str]:
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {f"unreadable: {text}"}


def _key(entry: polib.POEntry) -> Key:
    return entry.msgctxt or "", entry.msgid


def update(texts: dict[Key, Text]) -> None:
    """Write every catalogue from the code and compile it."""
    for language in LANGUAGES:
        path = po_path(language)
        catalogue = rebuilt(language, texts, polib.pofile(str(path)) if path.exists() else None)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{catalogue}\n", encoding="utf-8", newline="\n")
        path.with_suffix(".mo").write_bytes(catalogue.to_binary())


def check(texts: dict[Key, Text], complete: tuple[str, ...] = COMPLETE) -> list[str]:
    """Everything out of step between the code and the catalogues on disk."""
    complaints = []
    for language in LANGUAGES:
        path = po_path(language)
        if not path.exists():
            complaints.append(f"{language}: there is no {path.relative_to(ROOT)}")
            continue
        catalogue = polib.pofile(str(path))
        complaints += complaints_about(language, texts, catalogue, language in complete)
        compiled = path.with_suffix(".mo")
        if not compiled.exists() or compiled.read_bytes() != catalogue.to_binary():
            complaints.append(f"{language}: {compiled.name} is not the compiled {path.name}")
    return complaints


def main() -> int:
    """Run the command line; 0 when code and catalogues agree."""
    parser = argparse.ArgumentParser(description="Keep the translation catalogues in step.")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is wrong")
    arguments = parser.parse_args()
    texts, complaints = extract(SOURCE, ROOT)
    if not arguments.check:
        update(texts)
    complaints += check(texts)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if complaints and arguments.check:
        print("run: python tools/catalogues.py", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
