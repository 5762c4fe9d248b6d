"""The command line: `python -m engine arena` lets bots play against each other, `regret` judges their decisions,
`coach` measures how far the coach can be believed, `calibrate` whether its chances come true, `luck` whether luck and
skill can be told apart; `fit` fits the evaluators, `ask` answers a question about a table.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from engine.ask import command as asking
from engine.bots import regret, tournament
from engine.bots.fit import weights_module_text
from engine.coach import bench, calibrate, luck
from engine.games.registry import GAMES, HEURISTICS, game_by_key


class Command(Protocol):
    """A module that does what a command says."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say what the command understands."""

    def run_command(self, asked: argparse.Namespace) -> None:
        """Carry the command out with its parsed arguments, and print what it found."""


COMMANDS: Final[dict[str, tuple[Command, str]]] = {
    "arena": (tournament, "bots against bots"),
    "regret": (regret, "what a decision of each level loses, judged by a larger search"),
    "coach": (bench, "how far the coach can be believed"),
    "calibrate": (calibrate, "compare the coach's estimates with the ends of games"),
    "luck": (luck, "whether deal, luck and choices can be told apart"),
    "ask": (asking, "a question about a table of your own"),
}
"""By name: the module that does it, and what the help says."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command."""
    asked = command_parser().parse_args(arguments)
    asked.run(asked)


def command_parser() -> argparse.ArgumentParser:
    """Return what the command line understands."""
    root = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = root.add_subparsers(required=True)
    for name, (command, said) in COMMANDS.items():
        one = commands.add_parser(name, help=said)
        one.set_defaults(run=command.run_command)
        command.add_arguments(one)
    fitting = commands.add_parser("fit", help="fit the evaluator of a game to games of its rollout policy")
    fitting.set_defaults(run=print_or_write_fitted_weights)
    fitting.add_argument("--game", choices=sorted(GAMES), required=True)
    fitting.add_argument("--games", type=int, default=400, help="for each number of players (default %(default)s)")
    fitting.add_argument("--seed", type=int, default=1, help="of the games (default %(default)s)")
    fitting.add_argument("--write", action="store_true", help="into the game's weights.py, instead of printing them")
    return root


def print_or_write_fitted_weights(asked: argparse.Namespace) -> None:
    """Fit the evaluator of a game and write its weights, or print them."""
    text = weights_module_text(game_by_key(asked.game), HEURISTICS[asked.game], asked.games, asked.seed)
    if asked.write:
        (Path(__file__).parent / "games" / asked.game / "heuristics" / "weights.py").write_text(text, "utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
