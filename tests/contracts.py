"""What tests of all games have to be told of one game: `tests/games/<game>/contract.py`.

A contract is a module with these constants:

- `PANEL_MARKS`    frozenset of the kinds of marks that only make a seat's panel stand out, with no sign of their own
- `ON_THE_TABLE`   frozenset of the fields of a view that show what lies open, though no event tells it
- `RANKING_HEADS`  the heads of the final ranking at three seats (or the most there are), in English
- `RANKING_ADDS`   whether each column of the ranking shows points, so that a line adds up to its total
"""

from importlib import import_module
from typing import Protocol, cast


class Contract(Protocol):
    """The constants of `tests/games/<game>/contract.py`."""

    PANEL_MARKS: frozenset[str]
    ON_THE_TABLE: frozenset[str]
    RANKING_HEADS: tuple[str, ...]
    RANKING_ADDS: bool


def contract(key: str) -> Contract:
    """Return what a game's tests say of it; raise ModuleNotFoundError where the module is missing."""
    return cast(Contract, import_module(f"tests.games.{key}.contract"))
