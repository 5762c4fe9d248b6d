"""One moment of Vineta."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, NamedTuple

from engine.core.game import Seat, SlotState
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, HOUSES, MORE, ROUNDS, colours_used

PLACING: Final = 0
CHOOSING: Final = 1
ACTING: Final = 2
SINKING: Final = 3
OVER: Final = 4

NO_CARD: Final = -1
"""Stands in `chosen` for a seat that has no card before it."""

PALETTE: Final = len(COLOURS)


class Flood(NamedTuple):
    """A flood card in a series: whose it is, and its waves."""

    seat: Seat
    waves: int


class Authority(NamedTuple):
    """An authority card beside a series: whose it is, and what it adds (negative: takes away)."""

    seat: Seat
    waves: int


class Series(NamedTuple):
    """What threatens a district: whose god chip lies there, the flood cards in order, authority cards."""

    district: int
    chip: Seat
    floods: tuple[Flood, ...]
    authority: tuple[Authority, ...] = ()

    @property
    def worth(self) -> int:
        """The waves of all its cards together."""
        return sum([card.waves for card in self.floods]) + sum([card.waves for card in self.authority])


class Deed(NamedTuple):
    """Something that a seat did for all to see: with which card ("house": setting up), and the text of its move.

    `threatened`: the districts that were threatened right before, as a set of bits; `turn`: how many were over.
    """

    seat: Seat
    card: str
    move: str
    threatened: int
    turn: int


class Moving(NamedTuple):
    """Houses still to be moved by the card in hand: from where, how many, and where others of them went (as bits)."""

    source: int
    left: int
    used: int


class State(SlotState):
    """The whole truth of one moment; the rules modules change it, nobody else.

    By seat: `hands`, `piles` (the next card last) and `discards` lists of card numbers, `chosen` the card before the
    seat or NO_CARD, `tiles` colour and district. `houses` counts by district and colour (place `PALETTE * district +
    colour`), `taken` likewise by seat, `reserve` by colour those not placed yet. `series` in the order of their start;
    `extra` the cards one more and one less on the table; `quarantined` a set of bits.
    """

    version: ClassVar[int] = 1
    """Of the rules that states are played under."""

    __slots__ = (
        "chosen",
        "deeds",
        "discards",
        "extra",
        "hands",
        "houses",
        "moving",
        "opener",
        "phase",
        "piles",
        "players",
        "quarantined",
        "renewed",
        "reserve",
        "round",
        "seed",
        "series",
        "spread",
        "start",
        "step",
        "sunk",
        "taken",
        "tiles",
        "turn",
    )

    def __init__(self, players: int, seed: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.seed = seed
        self.spread = options["houses"] == "drawn"
        """Whether chance spreads the houses."""
        self.phase = PLACING
        self.turn = 0
        """Turns that are over."""
        self.round = 0
        """Rounds of this turn that are over."""
        self.start = 0
        """Who has the start player token."""
        self.opener = 0
        """Who opened the turn, and has the wooden disc."""
        self.step = 0
        """How many cards of this round are carried out; while placing, how many houses stand."""
        self.houses = [0] * (len(DISTRICTS) * PALETTE)
        self.reserve = [HOUSES if colour < colours_used(players) else 0 for colour in range(PALETTE)]
        self.taken = [0] * (players * PALETTE)
        self.sunk: tuple[int, ...] = ()
        self.series: tuple[Series, ...] = ()
        self.extra: tuple[tuple[Seat, int], ...] = ()
        self.quarantined = 0
        self.moving: Moving | None = None
        self.tiles: tuple[tuple[int, int], ...] = ()
        self.hands: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.discards: list[list[int]] = [[] for _ in range(players)]
        self.renewed = [0] * players
        """How often each seat shuffled its discards."""
        self.chosen = [NO_CARD] * players
        self.deeds: list[Deed] = []

    def clone(self) -> "State":
        """Return an equal state that shares nothing that changes."""
        twin = State.__new__(State)
        twin.players = self.players
        twin.seed = self.seed
        twin.spread = self.spread
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.start = self.start
        twin.opener = self.opener
        twin.step = self.step
        twin.houses = self.houses[:]
        twin.reserve = self.reserve[:]
        twin.taken = self.taken[:]
        twin.sunk = self.sunk
        twin.series = self.series
        twin.extra = self.extra
        twin.quarantined = self.quarantined
        twin.moving = self.moving
        twin.tiles = self.tiles
        twin.hands = [hand[:] for hand in self.hands]
        twin.piles = [pile[:] for pile in self.piles]
        twin.discards = [pile[:] for pile in self.discards]
        twin.renewed = self.renewed[:]
        twin.chosen = self.chosen[:]
        twin.deeds = self.deeds[:]
        return twin

    def __repr__(self) -> str:
        """Tell the moment in a line."""
        series = " ".join(f"{DISTRICTS[each.district]}={each.worth}" for each in self.series)
        return (
            f"<Vineta: {self.players} seats, phase {self.phase}, turn {self.turn}, round {self.round}, "
            f"start {self.start}, sunk {[DISTRICTS[place] for place in self.sunk]}, series {series or '-'}>"
        )


def acting(state: State) -> Seat:
    """Return whose card is carried out now, or who places a house."""
    return (state.start + state.step) % state.players


def owing(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe a move now."""
    if state.phase == CHOOSING:
        return tuple([seat for seat, card in enumerate(state.chosen) if card == NO_CARD])
    if state.phase in (PLACING, ACTING):
        return (acting(state),)
    return (state.start,) if state.phase == SINKING else ()


def find_series(series: Iterable[Series], district: int) -> Series | None:
    """Return the one of these series that threatens a district, if one does."""
    return next((each for each in series if each.district == district), None)


def threatened(state: State) -> tuple[int, ...]:
    """Return the districts with a god chip on them, in the order of their series."""
    return tuple([each.district for each in state.series])


def as_bits(places: tuple[int, ...]) -> int:
    """Return these districts as a set of bits."""
    return sum([1 << place for place in places])


def houses_on(state: State, district: int) -> list[int]:
    """Return how many houses of each colour stand on a district."""
    return state.houses[PALETTE * district : PALETTE * (district + 1)]


def rounds_due(state: State) -> int:
    """Return how many rounds are due, ties left aside: the usual ones, more those added, less those left out."""
    more = sum([card == MORE for _, card in state.extra])
    return max(1, ROUNDS + more - (len(state.extra) - more))


def highest(state: State) -> tuple[int, ...]:
    """Return the districts whose series are worth most; one if a district would sink now, () without any series."""
    if not state.series:
        return ()
    worths = [each.worth for each in state.series]
    most = max(worths)
    return tuple([each.district for each, worth in zip(state.series, worths, strict=True) if worth == most])
