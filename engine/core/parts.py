"""How the text of a move is put together from parts that are chosen one by one."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bundle:
    """A move of several of these parts, written in this order however they were chosen: "ja+neee", "G1=R2".

    `count`: how many it takes; 0 where any number makes a move.
    """

    parts: tuple[str, ...]
    join: str = "+"
    count: int = 0

    def split(self, move: str) -> tuple[str, ...]:
        """Return the parts of a move."""
        return tuple(move.split(self.join))


@dataclass(frozen=True, slots=True)
class Pair:
    """A move of a first part and then a second one that goes with it: "B:G1>R2" is "B:G1" and "R2".

    `mark` is between them; it belongs to the first part if it is `kept`: "B:G1" is "B:" and "G1".
    """

    mark: str
    kept: bool = False

    @property
    def join(self) -> str:
        """The text between the two parts: the mark, or "" if it belongs to the first part."""
        return "" if self.kept else self.mark

    def split(self, move: str) -> tuple[str, str]:
        """Return both parts of a move."""
        first, mark, second = move.partition(self.mark)
        return (first + mark if self.kept else first), second


Parts = Bundle | Pair
