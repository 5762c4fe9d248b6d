"""`python -m engine ask`: a question about a table, from a file, answered in the shell."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.ask.answering import (
    Answer,
    ask,
    headline_text,
    label_of_case,
    label_of_other,
    verdict_certainty_text,
    verdict_text,
)
from engine.ask.choices import NONE, needed_in_words
from engine.ask.editions import edition_in_words
from engine.ask.links import situation_from_json
from engine.core.describe import Describer
from engine.core.game import Refusal
from engine.core.locale import LANGUAGES
from engine.core.situations import Situation, Verdict
from engine.core.untrusted import checked_type, parse_json
from engine.games.registry import GAMES, presentation_by_key
from engine.match.seats import seat_names_with_defaults

FORM: Final = """The file is JSON: "question" (its key), "players", and as far as known "position", "moves", "options"
and "names"; the engine's page in the book names the keys of positions."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the command's arguments, game, file and language, and the form of the file as the end of its help."""
    command.epilog = FORM
    command.add_argument("game", choices=sorted(GAMES))
    command.add_argument("file", help="the table and its question as JSON; - reads them from the input")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="of the answer (default %(default)s)")


def run_command(asked: argparse.Namespace) -> None:
    """Print the verdict, its certainty, its rules, and the steps; or why there is no verdict, and exit with 1."""
    try:
        question, situation = read_question(asked.file)
        answer = ask(asked.game, situation, question)
        print("\n".join(answer_lines(answer, describer_of_situation(asked.game, situation, asked.lang))))
    except Refusal as refusal:
        most = Situation(presentation_by_key(asked.game).game.player_counts[-1])
        sys.exit(describer_of_situation(asked.game, most, asked.lang).describe_refusal(refusal).text)
    if answer.verdict is None:
        sys.exit(1)


def read_question(file: str) -> tuple[str, Situation]:
    """Return the question, by its key, and the table that a file holds; raise Refusal for anything else."""
    text = sys.stdin.read() if file == "-" else Path(file).read_bytes()
    table = checked_type(parse_json(text), dict)
    return checked_type(table.pop("question", ""), str), situation_from_json(table)


def describer_of_situation(game: str, situation: Situation, lang: str) -> Describer:
    """Return a describer under the situation's seat names, default ones where none are given."""
    names = seat_names_with_defaults(situation.names, situation.players)[: situation.players]
    return presentation_by_key(game).describer(lang, names)


def answer_lines(answer: Answer, describer: Describer) -> list[str]:
    """Return what to print: why there is no verdict; or the verdict, its certainty, its rules and the events."""
    lines = [describer.describe_refusal(finding.as_refusal).text for finding in answer.findings]
    if answer.verdict is None:
        return lines
    lines += [
        headline_text(answer, describer),
        verdict_certainty_text(answer, describer),
        ", ".join(answer.verdict.rules),
    ]
    lines += [*other_verdict_lines(answer, describer), ""]
    lines += [f"{line.text} {line.rule}" for line in describer.describe_events(answer.events)]
    for edition in answer.editions:
        named = edition_in_words(edition, describer, "ask.edition")
        lines.append(f"{named} {verdict_text(edition.verdict, describer, continued=True)}")
    return lines


def other_verdict_lines(answer: Answer, describer: Describer) -> Iterator[str]:
    """Yield the verdict of each case, and those of other deals with how often they came up, all with their rules."""
    for case in answer.cases:
        yield verdict_line(label_of_case(case, answer, describer), case.verdict, describer)
    none = [NONE] * len(answer.others)
    told = zip(answer.others, answer.needed, answer.enough or none, answer.never or none, strict=True)
    for (verdict, times), *conditions in told:
        line = verdict_line(label_of_other(answer, times, describer), verdict, describer)
        yield f"{line} {needed_in_words(describer, *conditions)}".rstrip()


def verdict_line(label: str, verdict: Verdict, describer: Describer) -> str:
    """Return a verdict as a line of a list: the label, the sentence, the rules."""
    said = verdict_text(verdict, describer, continued=bool(label))
    return " ".join(filter(None, ("-", label, said, ", ".join(verdict.rules))))
