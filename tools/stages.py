"""The stages of courses, the questions of banks and examples, as files of one language's site: pages ask for each."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.api.asked_step import asked_steps_view
from engine.api.course import stage_keys, stage_view
from engine.api.question_bank import bank_view, question_view
from engine.games.registry import PRESENTATIONS
from engine.match.question_bank import read_bank
from tools.paths import BANK, ROOT

STAGES: Final = "assets/stages"
"""Where they lie in the site of a language; `overrides/assets/js/paths.js` names it, too."""
QUESTIONS: Final = "assets/questions"
"""Where the questions lie; named there, too."""
ASKED: Final = "assets/asked"
"""Where what the examples of a game ask lies; named there, too."""
INDEX: Final = "all"
"""The name of the file that lists a game's questions: no question has it, since each has a number in its name."""


def write_stages(book: Path, lang: str) -> None:
    """Write every stage of every game; raise Unproven for one that is not fit to be asked."""
    for game, key in stage_keys():
        write_json(book / STAGES / game / f"{key}.json", stage_view(game, key, lang))


def write_asked_steps(book: Path, lang: str) -> None:
    """Write what the examples of each game ask; raise Unproven for a step that is not fit to be asked."""
    for game in PRESENTATIONS:
        write_json(book / ASKED / f"{game}.json", asked_steps_view(game, lang))


def write_questions(book: Path, lang: str) -> None:
    """Write every question of every bank, and a list of each bank; raise Unproven for one not fit to be asked."""
    for game, presentation in PRESENTATIONS.items():
        bank = ROOT / BANK.format(game)
        if not bank.exists():
            continue
        questions = read_bank(bank)
        write_json(book / QUESTIONS / game / f"{INDEX}.json", bank_view(presentation, questions))
        for question in questions:
            path = book / QUESTIONS / game / f"{question.key}.json"
            write_json(path, question_view(presentation, question, lang))


def write_json(target: Path, value: Mapping[str, object]) -> None:
    """Write a file, and the folders around it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
