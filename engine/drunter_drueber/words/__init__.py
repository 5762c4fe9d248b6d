"""The words of Drunter & Drüber by language, the shared ones and those of the drawings among them."""

from engine.core.words import TEXTS as CORE
from engine.drunter_drueber.words import en, fr, lessons_en, lessons_fr, look_en, look_fr
from engine.drunter_drueber.words.tokens import TOKENS

GAME: dict[str, dict[str, str]] = {
    "fr": {
        **fr.EVENTS,
        **fr.REFUSALS,
        **fr.OPTIONS,
        **fr.BOTS,
        **fr.DECISIONS,
        **fr.TABLES,
        **lessons_fr.EXAMPLES,
        **lessons_fr.MINIGAMES,
    },
    "en": {
        **en.EVENTS,
        **en.REFUSALS,
        **en.OPTIONS,
        **en.BOTS,
        **en.DECISIONS,
        **en.TABLES,
        **lessons_en.EXAMPLES,
        **lessons_en.MINIGAMES,
    },
}
"""What is said of this game: templates by key (see `engine.core.telling`)."""

LOOK: dict[str, dict[str, str]] = {"fr": look_fr.LOOK_TEXTS, "en": look_en.LOOK_TEXTS}

TEXTS: dict[str, dict[str, str]] = {lang: {**CORE[lang], **GAME[lang], **LOOK[lang]} for lang in CORE}

__all__ = ["GAME", "TEXTS", "TOKENS"]
