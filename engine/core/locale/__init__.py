"""The texts that every game shares, and the grammar of each language."""

from collections.abc import Mapping
from types import ModuleType

from engine.core.describe import Grammar
from engine.core.locale import ask_en, ask_fr, coach_en, coach_fr, en, fr

LANGUAGES = ("fr", "en")
"""The languages that events and refusals are told in."""
GRAMMARS: dict[str, Grammar] = {"fr": fr.GRAMMAR, "en": en.GRAMMAR}
TEXTS: dict[str, dict[str, str]] = {
    "fr": fr.TEXTS | coach_fr.COACH | ask_fr.ASK,
    "en": en.TEXTS | coach_en.COACH | ask_en.ASK,
}


def merged_texts(game: ModuleType, lessons: ModuleType, *more: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of a game in one language: its sentences and labels, lessons and outcomes, and `more`."""
    tables = (game.EVENTS, game.REFUSALS, game.OPTIONS, game.BOTS, game.DECISIONS, game.TABLES)
    taught = (lessons.EXAMPLES, lessons.MINIGAMES, lessons.OUTCOMES)
    return {key: text for table in (*tables, *taught, *more) for key, text in table.items()}
