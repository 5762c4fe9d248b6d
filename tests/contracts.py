"""What tests of all games have to be told of one game: `tests/games/<game>/contract.py`.

A contract is a module with these constants:

- `PANEL_MARKS`    frozenset of the kinds of marks that only make a seat's panel stand out, with no sign of their own
- `ON_THE_TABLE`   frozenset of the fields of a view that show what lies open, though no event tells it
- `RANKING_HEADS`  the heads of the final ranking at three seats (or the most there are), in English
- `RANKING_ADDS`   those of them whose columns show points that add up to the total; () if none do
- `TAUGHT`         by stage of the course and language, as a regular expression: the words that it teaches, which no
                   question before it may use
- `overruled`      the keys of a position that its other keys overrule: what stored games began with stays so
- `faults`         what cannot be in a position that is whole, yielded in words: pieces that there are not, say; told
                   without the game's own checks, so that a mistake in them is seen
- `one_more`       by kind of piece, every position that tells of one more of it than this one; again and again, until
                   there are no more of it
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from engine.core.game import Position


class Contract(Protocol):
    """The constants of `tests/games/<game>/contract.py`."""

    PANEL_MARKS: frozenset[str]
    ON_THE_TABLE: frozenset[str]
    RANKING_HEADS: tuple[str, ...]
    RANKING_ADDS: tuple[str, ...]
    TAUGHT: Mapping[str, Mapping[str, str]]

    def overruled(self, position: Position) -> Iterable[str]:
        """Return the keys of a position that `begin` may change."""

    def faults(self, position: Position) -> Iterator[str]:
        """Yield what cannot be in a position that is whole."""

    def one_more(self, position: Position, players: int) -> Mapping[str, Sequence[Position]]:
        """Return by kind of piece the positions with one more of it."""


def contract(key: str) -> Contract:
    """Return what a game's tests say of it; raise ModuleNotFoundError where the module is missing."""
    return cast(Contract, import_module(f"tests.games.{key}.contract"))
