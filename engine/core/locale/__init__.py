"""The words that every game shares, by language: grammar and texts."""

from types import ModuleType

from engine.core.describe import Grammar
from engine.core.locale import en, fr

LANGUAGES = ("fr", "en")
GRAMMARS: dict[str, Grammar] = {"fr": fr.GRAMMAR, "en": en.GRAMMAR}
TEXTS: dict[str, dict[str, str]] = {"fr": fr.TEXTS, "en": en.TEXTS}


def merged(words: ModuleType, lessons: ModuleType) -> dict[str, str]:
    """Return all that is said of a game in one language: its sentences and labels, its examples and mini-games."""
    tables = (words.EVENTS, words.REFUSALS, words.OPTIONS, words.BOTS, words.DECISIONS, words.TABLES)
    return {key: text for table in (*tables, lessons.EXAMPLES, lessons.MINIGAMES) for key, text in table.items()}
