"""The words that every game shares, by language: grammar and texts."""

from engine.core.telling import Grammar
from engine.core.words import en, fr

LANGUAGES = ("fr", "en")
GRAMMARS: dict[str, Grammar] = {"fr": fr.GRAMMAR, "en": en.GRAMMAR}
TEXTS: dict[str, dict[str, str]] = {"fr": fr.TEXTS, "en": en.TEXTS}
