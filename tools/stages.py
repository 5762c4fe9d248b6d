"""The stages of courses, the questions of banks and examples, as files of one language's site: pages ask for each."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from engine.api.asked_step import asked_steps_view
from engine.api.course import stage_keys, stage_view
from engine.api.puzzles import puzzle_view, puzzles_view
from engine.api.question_bank import bank_view, question_view
from engine.games.registry import PRESENTATIONS
from engine.match.puzzle_bank import Puzzle, certify_anew, quickest, read_puzzles
from engine.match.puzzle_reasons import Reasons, read_reasons
from engine.match.question_bank import Question, read_bank
from tools.paths import BANK, MOVES, REASONS, ROOT

STAGES: Final = "assets/stages"
"""Where they lie in the site of a language; `overrides/assets/js/paths.js` names it, too."""
QUESTIONS: Final = "assets/questions"
"""Where the questions lie; named there, too."""
ASKED: Final = "assets/asked"
"""Where what the examples of a game ask lies; named there, too."""
PUZZLES: Final = "assets/moves"
"""Where the moves to be found lie; named there, too."""
INDEX: Final = "all"
"""The name of the file that lists a game's questions: no question has it, since each has a number in its name."""


def write_stages(book: Path, lang: str) -> None:
    """Write every stage of every game; raise Unproven for one that is not fit to be asked."""
    ideas = {game: {question.idea for question in questions} for game, questions in banks()}
    for game, key in stage_keys():
        write_json(book / STAGES / game / f"{key}.json", stage_view(game, key, lang, ideas.get(game, ())))


def write_asked_steps(book: Path, lang: str) -> None:
    """Write what the examples of each game ask; raise Unproven for a step that is not fit to be asked."""
    for game in PRESENTATIONS:
        write_json(book / ASKED / f"{game}.json", asked_steps_view(game, lang))


def write_questions(book: Path, lang: str) -> None:
    """Write every question of every bank, and a list of each bank; raise Unproven for one not fit to be asked."""
    for game, questions in banks():
        presentation = PRESENTATIONS[game]
        write_json(book / QUESTIONS / game / f"{INDEX}.json", bank_view(presentation, questions, lang))
        for question in questions:
            path = book / QUESTIONS / game / f"{question.key}.json"
            write_json(path, question_view(presentation, question, lang))


def write_puzzles(book: Path, lang: str) -> None:
    """Write every move to be found, and a list of those of each game; raise Unproven where one cannot be proved."""
    for game, presentation in PRESENTATIONS.items():
        if not (puzzles := puzzles_of_game(game)):
            continue
        certify_anew(presentation, quickest(puzzles))
        write_json(book / PUZZLES / game / f"{INDEX}.json", puzzles_view(presentation, puzzles))
        reasons = reasons_of_game(game)
        for puzzle in puzzles:
            view = puzzle_view(presentation, puzzle, lang, reasons[puzzle.key])
            write_json(book / PUZZLES / game / f"{puzzle.key}.json", view)


def puzzles_of_game(game: str) -> list[Puzzle]:
    """Return the moves of a game that are to be found, none for a game without a bank."""
    bank = ROOT / MOVES.format(game)
    return read_puzzles(bank) if bank.exists() else []


def reasons_of_game(game: str) -> dict[str, Reasons]:
    """Return why the other moves of a game's puzzles are worse, by the puzzle's key."""
    return read_reasons(ROOT / REASONS.format(game))


def banks() -> Iterator[tuple[str, list[Question]]]:
    """Yield each game that has a bank, with its questions."""
    for game in PRESENTATIONS:
        bank = ROOT / BANK.format(game)
        if bank.exists():
            yield game, read_bank(bank)


def write_json(target: Path, value: Mapping[str, object]) -> None:
    """Write a file, and the folders around it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
