"""The texts that every game shares, and the grammar of each language."""

from types import ModuleType

from engine.core.describe import Grammar
from engine.core.locale import en, fr

LANGUAGES = ("fr", "en")
GRAMMARS: dict[str, Grammar] = {"fr": fr.GRAMMAR, "en": en.GRAMMAR}
TEXTS: dict[str, dict[str, str]] = {"fr": fr.TEXTS, "en": en.TEXTS}


def merged(game: ModuleType, lessons: ModuleType) -> dict[str, str]:
    """Return the texts of a game in one language: its sentences and labels, its examples and mini-games."""
    tables = (game.EVENTS, game.REFUSALS, game.OPTIONS, game.BOTS, game.DECISIONS, game.TABLES)
    return {key: text for table in (*tables, lessons.EXAMPLES, lessons.MINIGAMES) for key, text in table.items()}
