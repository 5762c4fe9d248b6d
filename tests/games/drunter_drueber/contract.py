"""What the tests of all games have to know of Drunter & Drüber (see tests/contracts.py)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core.game import Position
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.building import PLACEMENTS

PANEL_MARKS: frozenset[str] = frozenset({"cards", "pass", "target", "turn"})
ON_THE_TABLE: frozenset[str] = frozenset()
RANKING_HEADS = ("Player", "Total", "Target card", "What counts")
RANKING_ADDS = ()
TAUGHT: Mapping[str, Mapping[str, str]] = {
    "bridge": {"en": "bridge", "fr": "pont"},
    "must_play": {"en": "(must|has to|have to) (play|propose)", "fr": "(doit|devez|faut) (jouer|proposer)"},
    "outhouse": {"en": "vot(e|ing|ed)|undecided", "fr": "vot(e|ant|er|ent|é)|indécise?"},
    "joker": {"en": "joker", "fr": "joker"},
    "second_target": {"en": "variant|second target", "fr": "variante|second objectif"},
}


def overruled(_position: Position) -> Iterable[str]:
    """Return nothing: all that is told is kept."""
    return ()


STOCK = Counter({f"{kind}{length}": c.STOCK[at][length - 1] for at, kind in enumerate(c.KINDS) for length in c.LENGTHS})


def faults(position: Position) -> Iterator[str]:
    """Yield that more tiles of a type are on the board and in the hands than there are; fewer may be."""
    tiles = Counter[str]()
    for text in position["laid"]:
        pawn, way = text.partition(":")[2].split("-")
        tiles[pawn[0] + way[0]] += 1
    for hand in position["tiles"]:
        tiles.update(dict(zip(c.TILES, hand, strict=True)))
    if tiles - STOCK:
        yield "tiles"


def one_more(position: Position, _players: int) -> Mapping[str, Sequence[Position]]:
    """Return the positions with one more tile of a type on the board, wherever it may be meant."""
    laid = position.get("laid", [])
    by_type: dict[str, list[Position]] = {tile: [] for tile in c.TILES}
    for text, placement in PLACEMENTS.items():
        tile = c.TILES[c.tile_index(c.PAWN_KINDS[placement.pawn], placement.length)]
        by_type[tile].append({"laid": [*laid, f"0:{text}"]})
    return by_type
