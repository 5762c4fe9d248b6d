"""`python -m engine record`: what happened in a kept game, told in sentences."""

import argparse
import sys
from pathlib import Path

from engine.core.game import EVERYONE, Refusal
from engine.core.locale import LANGUAGES
from engine.games.registry import PRESENTATIONS
from engine.match.match import Match
from engine.match.recorder import EventRecorder
from engine.match.saves import match_from_link, match_from_save
from engine.match.seats import NAMES


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the command's arguments: the file and the language."""
    command.add_argument("file", type=Path, help="a saved game, or the last part of a game’s link")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="default %(default)s")


def run_command(asked: argparse.Namespace) -> None:
    """Print what happened, a line an event with its rule; all hands are open."""
    text = asked.file.read_text("utf-8").strip()
    try:
        match = match_from_save(text) if text.startswith("{") else match_from_link(text.rpartition("#")[2])
    except Refusal as refusal:
        some = next(iter(PRESENTATIONS.values()))
        sys.exit(some.describer(asked.lang, NAMES).describe_refusal(refusal).text)
    for line in lines_of_match(match, asked.lang):
        print(line)


def lines_of_match(match: Match, lang: str) -> list[str]:
    """Return what happened in a match, a line an event, as a spectator saw it who saw all hands."""
    describer = match.presentation.describer(lang, match.names[: match.start.players])
    recorder = EventRecorder(match.game, EVERYONE)
    match.record.replay(match.game, recorder)
    told = describer.describe_events(each.event for each in recorder.snapshots)
    return [f"{line.text} {line.rule}".rstrip() for line in told]
