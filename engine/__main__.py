"""The command line: `python -m engine arena` lets bots play against each other, `regret` judges their decisions,
`coach` measures how far the coach can be believed, `agreement` how far it agrees with itself, `reasons` how well it
explains, `calibrate` whether its chances come true, `luck` whether luck and skill can be told apart; `fit` fits
evaluators, `moves` looks for moves to be found, `why-not` says what is wrong with the others, `follow` tells games by
public facts, `ask` answers a question about a table, `play` plays in the terminal, `record` tells a kept game.
"""

import argparse
import io
import sys
from collections.abc import Sequence
from typing import Final, Protocol

from engine.ask import command as asking
from engine.bots import fit, regret, tournament
from engine.coach import bench, calibrate, luck, reasons_bench
from engine.match import agreement, following, puzzle_bank, puzzle_reasons, question_bank
from engine.shell import play, record


class Command(Protocol):
    """A module that carries out one command."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's arguments and options to its parser."""

    def run_command(self, asked: argparse.Namespace) -> None:
        """Carry the command out with its parsed arguments, and print the result."""


COMMANDS: Final[dict[str, tuple[Command, str]]] = {
    "arena": (tournament, "bots against bots"),
    "regret": (regret, "what a decision of each level loses, judged by a larger search"),
    "coach": (bench, "how far the coach can be believed"),
    "agreement": (agreement, "how far what is said of one decision agrees, early and late, here and there"),
    "reasons": (reasons_bench, "whether costly mistakes get a reason that one can point at, with numbers that hold"),
    "calibrate": (calibrate, "compare the coach's estimates with the ends of games"),
    "luck": (luck, "whether deal, luck and choices can be told apart"),
    "bank": (question_bank, "questions of a course about more tables"),
    "moves": (puzzle_bank, "moves to be found: moments in which one is clearly the best"),
    "why-not": (puzzle_reasons, "why each other move of a bank of moves to be found is worse"),
    "follow": (following, "whole games told by what everybody at the table sees: do they end as they were played?"),
    "play": (play, "a game against bots, here in the terminal"),
    "record": (record, "what happened in a kept game, told in sentences"),
    "ask": (asking, "a question about a table of your own"),
    "fit": (fit, "fit the evaluator of a game to games of its rollout policy"),
}
"""For each command by its name, the module that carries it out and its line in the help."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command that the arguments name, by default those of the process."""
    speak_utf8()
    asked = command_parser().parse_args(arguments)
    asked.run(asked)


def speak_utf8() -> None:
    """Let what is read and printed be UTF-8: the coding of many a system's files lacks our spaces and apostrophes."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


def command_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line, with a parser for each command."""
    root = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = root.add_subparsers(required=True)
    for name, (command, said) in COMMANDS.items():
        one = commands.add_parser(name, help=said)
        one.set_defaults(run=command.run_command)
        command.add_arguments(one)
    return root


if __name__ == "__main__":
    main()
