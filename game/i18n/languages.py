"""Which languages the game speaks, and which of them suits a person best.

Knows language codes as the command line writes them and as systems report them; must not know the
catalogues' contents, nor settings, nor pygame.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {"es": "Español", "en": "English", "pt": "Português"}
)
"""Code of each language, with its own name for itself (never translated)."""

DEFAULT = "es"

_FOLDERS = {"pt": "pt_BR"}


def best_language(preferred: Iterable[str]) -> str:
    """The first language of `preferred` that the game speaks, else Spanish.

    Takes codes as systems write them, with country and encoding or without:

    >>> best_language(["fr_FR", "pt-BR", "en"])
    'pt'
    >>> best_language(["es_AR.UTF-8"])
    'es'
    >>> best_language([])
    'es'
    """
    for code in preferred:
        language = _base(code)
        if language in LANGUAGES:
            return language
    return DEFAULT


def folder(language: str) -> str:
    """Name of the folder that holds the catalogue of a language (a key of LANGUAGES)."""
    return _FOLDERS.get(language, language)


def _base(code: str) -> str:
    return code.strip().lower().replace("-", "_").split(".")[0].split("_")[0]
