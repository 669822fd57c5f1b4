"""Texts for people, in the language they chose. See `texts` and `languages`."""

from game.i18n.languages import DEFAULT, LANGUAGES, best_language
from game.i18n.texts import language, mark, set_language, tr, trn

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "best_language",
    "language",
    "mark",
    "set_language",
    "tr",
    "trn",
]
