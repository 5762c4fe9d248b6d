"""Watches games between bots of one level, and counts the moves that would make a family laugh, by kind.

python -m tests.silly_moves GAME [--level 4] [--games 30] [--iterations 12]

Tests watch levels that choose at once; those that think take too long for that. A small budget makes them err more.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.bots import BOTS, Budget, Choice
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS, game_by_key


class Made(NamedTuple):
    """A choice of a seat, and the state before it."""

    state: Any
    seat: int
    choice: Choice

    @property
    def move(self) -> Any:
        """The move that was made."""
        return self.choice.move


Kinds = Mapping[str, Callable[[Made], bool]]
"""The silly kinds of a game, by name: whether a choice is one of them."""


def watched(key: str, level: int, games: int, iterations: int | None = None) -> Iterator[Made]:
    """Yield every choice of games between bots of one level, for each number of players by turns."""
    game = game_by_key(key)
    bot = BOTS[level](game, HEURISTICS[key])
    for seed in range(games):
        state, rng = game.begin(game.player_counts[seed % len(game.player_counts)], seed), random_stream(seed)
        while decision := game.decision(state):
            before = state.clone()
            choices = [bot.choose(game.view(state, seat), rng, Budget(iterations)) for seat in decision.seats]
            yield from (Made(before, seat, choice) for seat, choice in zip(decision.seats, choices, strict=True))
            game.apply_moves(state, [choice.move for choice in choices])


WATCHED: Final = tuple(key for key in GAMES if (Path(__file__).parent / f"games/{key}/heuristics/silly.py").exists())
"""The games that name silly kinds; none has to."""


def kinds_of(key: str) -> Kinds:
    """Return the silly kinds of a game."""
    found: Kinds = import_module(f"tests.games.{key}.heuristics.silly").KINDS
    return found


def main() -> None:
    """Watch games and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=WATCHED)
    parser.add_argument("--level", type=int, choices=sorted(BOTS), default=4)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=12)
    asked = parser.parse_args()
    kinds, found, seen = kinds_of(asked.game), Counter[str](), 0
    for made in watched(asked.game, asked.level, asked.games, asked.iterations):
        seen += 1
        found.update(name for name, is_silly in kinds.items() if is_silly(made))
    print(f"{asked.game}, level {asked.level}: {seen} choices in {asked.games} games")
    print("\n".join(f"{found[name]:6} {name}" for name in kinds))


if __name__ == "__main__":
    main()
