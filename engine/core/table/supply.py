"""The pieces of a game, said once: from it follow which of them a position names too often, and which are left.

TIDE_SUPPLY = Supply(TIDE_CARDS)
TIDE_SUPPLY.surplus([("turned.0", 5), ("turned.1", 5), ("tides.0", 5)])   # a third 5, in tides.0
TIDE_SUPPLY.left([5, 5, 5])                                               # all others
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.rng import random_stream, shuffled
from engine.core.schema import Path, rewriting_fix
from engine.core.situations import value_at_place

P = TypeVar("P", bound=Hashable)


class Surplus(NamedTuple, Generic[P]):
    """A piece that is named more often than there are, at all these places, the last of them once too often."""

    piece: P
    most: int
    places: Sequence[Path]

    def fix(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fix that takes it out where it is named too often; {} if it can't be taken out of a place there.

        It can be taken out of texts, of whose letters each is a piece, and of lists.
        """
        changes: dict[Path, Any] = {}
        for place in self.places[self.most :]:
            entry = changes.get(place, value_at_place(position, place))
            pieces: list[object] = [*entry] if isinstance(entry, str | list) else []
            if self.piece not in pieces:
                return {}
            pieces.remove(self.piece)
            changes[place] = "".join(map(str, pieces)) if isinstance(entry, str) else pieces
        return rewriting_fix(position, changes)


@dataclass(frozen=True)
class Supply(Generic[P]):
    """All pieces of one kind."""

    pieces: Sequence[P]

    def surplus(self, named: Iterable[tuple[Path, P]]) -> Iterator[Surplus[P]]:
        """Yield each piece that is named more often than there are, in the order in which that happens."""
        most, places, over = Counter(self.pieces), dict[P, list[Path]](), dict[P, list[Path]]()
        for place, piece in named:
            found = places.setdefault(piece, [])
            found.append(place)
            if len(found) > most[piece]:
                over[piece] = found
        return (Surplus(piece, most[piece], found) for piece, found in over.items())

    def left(self, named: Iterable[P]) -> list[P]:
        """Return the pieces that are not named, in their usual order."""
        gone, found = Counter(named), []
        for piece in self.pieces:
            if gone.get(piece):
                gone[piece] -= 1
            else:
                found.append(piece)
        return found

    def drawn(self, named: Iterable[P], seed: int, *stream: object) -> list[P]:
        """Return the pieces that are not named, shuffled by a random stream of the seed, to fill gaps with."""
        return shuffled(random_stream(seed, *stream), self.left(named))


def named_pieces(position: Mapping[str, Any], *keys: str) -> Iterator[tuple[Path, Any]]:
    """Yield each piece under these keys, with its place: a text or list, or such for each seat or name."""
    for key in keys:
        value = position.get(key)
        items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        entries = {key: value} if isinstance(value, str) else {f"{key}.{at}": item for at, item in items}
        for place, entry in entries.items():
            if isinstance(entry, str | list):
                yield from ((place, piece) for piece in entry)
