"""The command line: `python -m engine arena` lets bots play against each other, `regret` judges their decisions,
`coach` measures how far the coach can be believed, `fit` fits the evaluators, `ask` answers a question about a table.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from engine.ask import command
from engine.bots import regret, tournament
from engine.bots.fit import module
from engine.coach import bench, calibrate, luck
from engine.games.registry import GAMES, HEURISTICS, game_of


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command."""
    asked = parser().parse_args(arguments)
    asked.run(asked)


def parser() -> argparse.ArgumentParser:
    """Return what the command line understands."""
    root = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = root.add_subparsers(required=True)
    arena = commands.add_parser("arena", help="bots against bots")
    arena.set_defaults(run=tournament.run)
    tournament.add_arguments(arena)
    judging = commands.add_parser("regret", help="what a decision of each level loses, judged by a larger search")
    judging.set_defaults(run=regret.run)
    regret.add_arguments(judging)
    trusting = commands.add_parser("coach", help="how far the coach can be believed")
    trusting.set_defaults(run=bench.run)
    bench.add_arguments(trusting)
    calibrating = commands.add_parser("calibrate", help="compare the coach's estimates with the ends of games")
    calibrating.set_defaults(run=calibrate.run)
    calibrate.add_arguments(calibrating)
    lucky = commands.add_parser("luck", help="whether deal, luck and choices can be told apart")
    lucky.set_defaults(run=luck.run)
    luck.add_arguments(lucky)
    asking = commands.add_parser("ask", help="a question about a table of your own")
    asking.set_defaults(run=command.run)
    command.add_arguments(asking)
    fitting = commands.add_parser("fit", help="fit the evaluator of a game to games of its rollout policy")
    fitting.set_defaults(run=fit)
    fitting.add_argument("--game", choices=sorted(GAMES), required=True)
    fitting.add_argument("--games", type=int, default=400, help="for each number of players (default 400)")
    fitting.add_argument("--seed", type=int, default=1, help="of the games (default 1)")
    fitting.add_argument("--write", action="store_true", help="into the game's weights.py, instead of printing them")
    return root


def fit(asked: argparse.Namespace) -> None:
    """Fit the evaluator of a game and write its weights, or print them."""
    text = module(game_of(asked.game), HEURISTICS[asked.game], asked.games, asked.seed)
    if asked.write:
        (Path(__file__).parent / "games" / asked.game / "heuristics" / "weights.py").write_text(text, "utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
