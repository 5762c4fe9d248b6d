"""The keys of a position of Drunter & Drüber, and what may stand under each.

- board: another board, as a text (see `board`)
- deal: true where the game is then set up as usual (tiles, targets, who begins); only `board` goes with it
- laid: the tiles on the board in order, each as "seat:placement", "0:r-3s"
- tiles: by seat the tiles held, in the order of TILES; `votes`: by seat the voting cards held
- targets: by seat the target cards; main: by seat the main one, "" for none yet
- turn: whose turn it is; turns: how many are over
- proposal: the placement voted on; chosen: by seat the cards laid, [] for none; jokers: by seat +1, -1 or 0;
  revealed: true once the cards are turned over
- choosing: true while the main targets are chosen; over: true after the end
- ballots: the votes that are over
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from engine.core.schema import SHOWN, ASeat, BySeat, Finding, Flag, ListOf, Path, Schema, Shape, Whole, Word
from engine.games.drunter_drueber.rules.board import SIZES
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import CARDS, STOCK, TARGETS, TILES

MANY: Final = 10**9
"""More turns than any game has."""

SQUARES: Final = frozenset(f"{column}{row}" for column in ascii_lowercase for row in range(1, SIZES[-1] + 1))
"""The names of squares on the largest board there may be."""

CARDS_LAID: Final = ListOf(Word(CARDS), once=True)


@dataclass(frozen=True, slots=True)
class BoardText:
    """A board, as a text; `read_board` says whether it can be played on."""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_board" for anything but a text."""
        if not isinstance(value, str):
            yield Finding("not_a_board", place)


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the board: the seat that laid it, and its placement, "0:r-3s"."""

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_tile" (`value`) for anything else."""
        seat, _, move = value.partition(":") if isinstance(value, str) else ("", "", "")
        if move not in PLACEMENTS or seat not in map(str, range(players)):
            yield Finding("not_a_tile", place, params={"value": f"{value}"[:SHOWN]})


@dataclass(frozen=True, slots=True)
class PastVote:
    """A vote that is over: all of these keys."""

    shapes: Mapping[str, Shape]

    def check(self, value: object, place: Path, players: int) -> Iterator[Finding]:
        """Yield "not_a_past_vote" where the keys are others, and what is wrong inside."""
        if not isinstance(value, dict) or value.keys() != self.shapes.keys():
            yield Finding("not_a_past_vote", place)
            return
        for key, shape in self.shapes.items():
            yield from shape.check(value[key], f"{place}.{key}", players)


JOKERS: Final = BySeat(Whole(-1, 1))

PAST_VOTE: Final = PastVote(
    {
        "seat": ASeat(),
        "move": Word(PLACEMENTS),
        "squares": ListOf(Word(SQUARES), once=True),
        "cards": BySeat(CARDS_LAID),
        "jokers": JOKERS,
        "passed": Flag(),
        "before": Whole(0, MANY),
    }
)

SCHEMA: Final = Schema(
    {
        "board": BoardText(),
        "deal": Flag(),
        "laid": ListOf(LaidTile()),
        "tiles": BySeat(ListOf(Whole(0, max(map(max, STOCK))), most=len(TILES), exactly=True), open=True),
        "votes": BySeat(CARDS_LAID, open=True),
        "targets": BySeat(ListOf(Word(TARGETS), most=2, once=True), open=True),
        "main": BySeat(Word(("", *TARGETS)), open=True),
        "turn": ASeat(),
        "turns": Whole(0, MANY),
        "proposal": Word(PLACEMENTS),
        "chosen": BySeat(CARDS_LAID),
        "jokers": JOKERS,
        "revealed": Flag(),
        "choosing": Flag(),
        "over": Flag(),
        "ballots": ListOf(PAST_VOTE),
    }
)
"""What `open` hands leave out is filled in from the seed; so is every key that is missing."""
