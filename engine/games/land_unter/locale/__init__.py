"""The words of Land Unter by language, the shared ones and those of the drawings among them."""

from engine.core.locale import TEXTS as CORE
from engine.core.locale import merged_texts
from engine.core.number_words import with_numbers
from engine.games.land_unter.locale import (
    ask_en,
    ask_fr,
    course_en,
    course_fr,
    en,
    fr,
    lessons_en,
    lessons_fr,
    render_en,
    render_fr,
    sure_en,
    sure_fr,
    told_en,
    told_fr,
    wins_en,
    wins_fr,
)
from engine.games.land_unter.locale.tokens import TOKENS
from engine.games.land_unter.rules.facts import FACTS

OWN_TEXTS: dict[str, dict[str, str]] = {
    "fr": merged_texts(fr, lessons_fr, ask_fr.ASK, sure_fr.SURE, course_fr.COURSE, told_fr.TOLD, wins_fr.WINS),
    "en": merged_texts(en, lessons_en, ask_en.ASK, sure_en.SURE, course_en.COURSE, told_en.TOLD, wins_en.WINS),
}
"""The sentences and labels of this game by language: templates by key (see `engine.core.describe`)."""

RENDER: dict[str, dict[str, str]] = {"fr": render_fr.RENDER_TEXTS, "en": render_en.RENDER_TEXTS}

TEXTS: dict[str, dict[str, str]] = {
    lang: {**CORE[lang], **with_numbers(OWN_TEXTS[lang] | RENDER[lang], FACTS, lang)} for lang in CORE
}

__all__ = ["OWN_TEXTS", "TEXTS", "TOKENS"]
