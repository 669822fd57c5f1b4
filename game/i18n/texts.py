"""The texts people read: Spanish of the River Plate in the code, other languages from catalogues.

Knows the catalogues under `locale/` and which language is in use; must not know where a text is
shown, nor pygame, nor settings. Spanish is the text in the code itself, so a text that a catalogue
lacks is shown in Spanish and never as an empty label.
"""

import gettext
from pathlib import Path

from game.i18n.languages import DEFAULT, LANGUAGES, folder

DOMAIN = "vale-cuatro"
LOCALE_DIR = Path(__file__).resolve().parent / "locale"

_language = DEFAULT
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str) -> None:
    """Make every later `tr` answer in this language; ValueError unless `code` is in LANGUAGES."""
    global _language, _catalogue
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}, expected one of {', '.join(LANGUAGES)}")
    _catalogue = gettext.translation(DOMAIN, LOCALE_DIR, [folder(code)], fallback=True)
    _language = code


def language() -> str:
    """Code of the language in use, a key of LANGUAGES."""
    return _language


def tr(text: str, *, context: str = "") -> str:
    """The text in the language in use; placeholders are filled in by the caller with `.format`.

    `context` tells apart texts that are one in Spanish and two elsewhere, as the «Mano» that is
    dealt and the «Mano» that leads.
    """
    return _catalogue.pgettext(context, text) if context else _catalogue.gettext(text)


def trn(singular: str, plural: str, n: int) -> str:
    """The text for a count of `n`, by the plural rule of the language in use."""
    return _catalogue.ngettext(singular, plural, n)


def mark(text: str) -> str:
    """The text unchanged, noted for the catalogues: for tables that are translated when shown.

    A table at the top of a module is read before the language is chosen, so it holds
    `mark("Truco")` and whoever shows it calls `tr` on the value.
    """
    return text
