"""The words of Vineta by language, the shared ones and those of the drawings among them."""

from engine.core.words import TEXTS as CORE
from engine.core.words import merged
from engine.vineta.words import en, fr, lessons_en, lessons_fr, look_en, look_fr
from engine.vineta.words.tokens import TOKENS

GAME: dict[str, dict[str, str]] = {"fr": merged(fr, lessons_fr), "en": merged(en, lessons_en)}
"""What is said of this game: templates by key (see `engine.core.telling`)."""

LOOK: dict[str, dict[str, str]] = {"fr": look_fr.LOOK_TEXTS, "en": look_en.LOOK_TEXTS}

TEXTS: dict[str, dict[str, str]] = {lang: {**CORE[lang], **GAME[lang], **LOOK[lang]} for lang in CORE}

__all__ = ["GAME", "TEXTS", "TOKENS"]
