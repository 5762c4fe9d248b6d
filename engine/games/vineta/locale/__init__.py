"""The words of Vineta by language, the shared ones and those of the drawings among them."""

from engine.core.locale import TEXTS as CORE
from engine.core.locale import merged_texts
from engine.core.number_words import with_numbers
from engine.games.vineta.locale import (
    ask_en,
    ask_fr,
    cases_en,
    cases_fr,
    clues_en,
    clues_fr,
    course_en,
    course_end_en,
    course_end_fr,
    course_fr,
    en,
    fr,
    lessons_en,
    lessons_fr,
    render_en,
    render_fr,
    told_en,
    told_fr,
    verdicts_en,
    verdicts_fr,
    wrong_rules_en,
    wrong_rules_fr,
)
from engine.games.vineta.locale.tokens import TOKENS
from engine.games.vineta.rules.facts import FACTS

OWN_TEXTS: dict[str, dict[str, str]] = {
    "fr": merged_texts(
        fr,
        lessons_fr,
        ask_fr.ASK,
        verdicts_fr.VERDICTS,
        cases_fr.CASES,
        course_fr.COURSE,
        course_end_fr.COURSE_END,
        wrong_rules_fr.WRONG_RULES,
        told_fr.TOLD,
        clues_fr.CLUES,
    ),
    "en": merged_texts(
        en,
        lessons_en,
        ask_en.ASK,
        verdicts_en.VERDICTS,
        cases_en.CASES,
        course_en.COURSE,
        course_end_en.COURSE_END,
        wrong_rules_en.WRONG_RULES,
        told_en.TOLD,
        clues_en.CLUES,
    ),
}
"""The sentences and labels of this game by language: templates by key (see `engine.core.describe`)."""

RENDER: dict[str, dict[str, str]] = {"fr": render_fr.RENDER_TEXTS, "en": render_en.RENDER_TEXTS}

TEXTS: dict[str, dict[str, str]] = {
    lang: {**CORE[lang], **with_numbers(OWN_TEXTS[lang] | RENDER[lang], FACTS, lang)} for lang in CORE
}

__all__ = ["OWN_TEXTS", "TEXTS", "TOKENS"]
