"""The games of the book by key: each folder here is a game, imported when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, TypeVar

import engine.games
from engine.core.game import AnyGame, Refusal
from engine.core.heuristics import AnyHeuristics
from engine.core.presentation import Presentation

T = TypeVar("T")

KEYS: Final = tuple(sorted(module.name for module in iter_modules(engine.games.__path__) if module.ispkg))


class Registry(Mapping[str, T]):
    """One object for each game, by the game's key: the constant `name` of `module` in the game's folder."""

    def __init__(self, module: str, name: str) -> None:
        self.module, self.name = module, name

    def __getitem__(self, key: str) -> T:
        """Return the object of this game; raise KeyError for an unknown key."""
        if key not in KEYS:
            raise KeyError(key)
        found: T = getattr(import_module(f"engine.games.{key}.{self.module}"), self.name)
        return found

    def __contains__(self, key: object) -> bool:
        """Return whether a game has this key, without importing it."""
        return key in KEYS

    def __iter__(self) -> Iterator[str]:
        """Yield the keys of all games."""
        return iter(KEYS)

    def __len__(self) -> int:
        """Return the number of games."""
        return len(KEYS)


GAMES: Final[Mapping[str, AnyGame]] = Registry("rules.game", "GAME")
"""The rules of every game, by its key."""
HEURISTICS: Final[Mapping[str, AnyHeuristics]] = Registry("heuristics", "HEURISTICS")
"""What bots need of every game beside its rules, by its key: a bot is made of both."""
PRESENTATIONS: Final[Mapping[str, Presentation]] = Registry("presentation", "PRESENTATION")


def game_by_key(key: str) -> AnyGame:
    """Return the game of this key; raise Refusal("unknown_game") if no game has it."""
    return registry_entry_by_key(GAMES, key)


def presentation_by_key(key: str) -> Presentation:
    """Return the presentation of the game of this key; raise Refusal("unknown_game") if no game has it.

    Others may rely on its `game`, its `name`, and its `describer(lang, names)`, which tells events and refusals.
    """
    return registry_entry_by_key(PRESENTATIONS, key)


def registry_entry_by_key(registry: Mapping[str, T], key: str) -> T:
    """Return the entry of this key; raise Refusal("unknown_game") if no game has it."""
    if key not in registry:
        raise Refusal("unknown_game", game=key)
    return registry[key]
