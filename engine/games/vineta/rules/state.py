"""The state of Vineta."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import cache
from typing import Any, ClassVar, Final, Literal, NamedTuple, NewType

from engine.core.game import Seat
from engine.core.state import GameState, state_class
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.options import Options

Phase = NewType("Phase", int)
"""A phase of the game: what it waits for."""
PLACING: Final = Phase(0)
CHOOSING: Final = Phase(1)
ACTING: Final = Phase(2)
SINKING: Final = Phase(3)
OVER: Final = Phase(4)

# Within the last move, between two of its events: seats turn their tiles over, then count, one by one.
SHOWING: Final = Phase(5)
COUNTING: Final = Phase(6)

NO_CARD: Final = c.Card(-1)
"""In `chosen`: a seat without a card before it."""

PALETTE: Final = len(c.COLOURS)
"""The length of a row of house counts: one number for each colour."""

DistrictSet = int
"""A set of districts as bits; see `districts_as_bits`."""


class Flood(NamedTuple):
    """A flood card in a series: its owner, and its waves."""

    seat: Seat
    waves: int


class Authority(NamedTuple):
    """An authority card next to a series: its owner, and what it adds (negative: takes away)."""

    seat: Seat
    waves: int


class Series(NamedTuple):
    """A series, which threatens a district: the owner of its god chip, its flood cards in order, authority cards."""

    district: c.District
    chip: Seat
    floods: tuple[Flood, ...]
    authority: tuple[Authority, ...] = ()

    @property
    def worth(self) -> int:
        """The sum of the waves of all its cards."""
        found = 0
        for flood in self.floods:
            found += flood.waves
        for card in self.authority:
            found += card.waves
        return found


SETTING_UP: Final = "house"
"""In a public move: a house that was placed, instead of a card."""


class PublicMove(NamedTuple):
    """A move that every seat saw: the card, or SETTING_UP, and the text of its move.

    `threatened`: the districts threatened right before the move; `turn`: how many turns were over.
    """

    seat: Seat
    card: c.CardName | Literal["house"]
    move: str
    threatened: DistrictSet
    turn: int


class Moving(NamedTuple):
    """Houses that the card in hand has still to move: their source, their number, and where earlier ones went."""

    source: c.District
    left: int
    used: DistrictSet


@state_class
class State(GameState):
    """The full state, hidden parts included; only the rules modules change it. Sequences go by seat unless noted.

    Houses are counted in rows of PALETTE numbers, one a colour: see `slice_of_house_counts`.
    """

    version: ClassVar[int] = 1

    players: int
    seed: int
    options: Options
    phase: Phase = PLACING
    turn: int = 0
    """Turns that are over."""
    round: int = 0
    """Rounds of this turn that are over."""
    start: Seat = 0
    """Who has the start player token."""
    opener: Seat = 0
    """Who opened the turn, and has the wooden disc."""
    step: int = 0
    """How many cards of this round are carried out; while placing, how many houses are placed; at the end, how many
    seats have shown their tiles, then how many have counted."""
    colours_used: tuple[c.Colour, ...]
    """The colours in the game, in order."""
    houses: list[int]
    """The houses in the city: a row a district."""
    reserve: list[int]
    """By colour, the houses not placed yet."""
    taken: list[int]
    """The houses taken: a row a seat."""
    sunk: tuple[c.District, ...] = ()
    """The districts that have sunk, in that order."""
    series: tuple[Series, ...] = ()
    """The series on the table, in the order in which they were started."""
    extra: tuple[tuple[Seat, c.Card], ...] = ()
    """The cards one more and one less on the table, with their owners."""
    quarantined: DistrictSet = 0
    moving: Moving | None = None
    """The houses that a rescue or a panic has still to move; None when there are none."""
    tiles: tuple[tuple[c.Colour, c.District], ...] = ()
    """Each seat's house tile and district tile."""
    hands: list[list[c.Card]] = field(default_factory=list)
    piles: list[list[c.Card]] = field(default_factory=list)
    """The pile of each seat, the next card last."""
    discards: list[list[c.Card]]
    renewed: list[int]
    """How often each seat shuffled its discards."""
    chosen: list[c.Card]
    """The card before each seat; NO_CARD for none."""
    deeds: list[PublicMove] = field(default_factory=list)
    """The public moves, in order. The name is that of a key in stored positions."""


def new_state(players: int, seed: int, options: Mapping[str, Any]) -> State:
    """Return the state of an empty city, all houses in reserve, with the choices of every option; nothing is dealt."""
    return State(
        players=players,
        seed=seed,
        options=Options(**options),
        colours_used=c.EVERY_COLOUR[: c.colour_count(players)],
        houses=[0] * (len(c.DISTRICTS) * PALETTE),
        reserve=[c.HOUSES if colour < c.colour_count(players) else 0 for colour in range(PALETTE)],
        taken=[0] * (players * PALETTE),
        discards=[[] for _ in range(players)],
        renewed=[0] * players,
        chosen=[NO_CARD] * players,
    )


def slice_of_house_counts(place: int) -> slice:
    """Return where the counts by colour of a district (in `houses`) or a seat (in `taken`) are in that list."""
    return slice(PALETTE * place, PALETTE * (place + 1))


def acting_seat(state: State) -> Seat:
    """Return the seat whose card is carried out now, or that places a house."""
    return (state.start + state.step) % state.players


def seats_to_move(state: State) -> tuple[Seat, ...]:
    """Return the seats whose move the game waits for, in the order of the decision; () at the end."""
    if state.phase == CHOOSING:
        return tuple([seat for seat, card in enumerate(state.chosen) if card == NO_CARD])
    if state.phase in (PLACING, ACTING):
        return (acting_seat(state),)
    return (state.start,) if state.phase == SINKING else ()


def find_series(series: Iterable[Series], district: c.District) -> Series | None:
    """Return the one of these series that threatens a district, if one does."""
    for each in series:
        if each.district == district:
            return each
    return None


def threatened_districts_as_bits(state: State) -> DistrictSet:
    """Return the districts with a god chip on them."""
    return districts_as_bits([each.district for each in state.series])


def districts_as_bits(places: Iterable[c.District]) -> DistrictSet:
    """Return an integer in which the bit of each of these districts is set; `districts_from_bits` undoes it."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


@cache
def districts_from_bits(bits: DistrictSet) -> tuple[c.District, ...]:
    """Return the districts of a set of bits, in order."""
    return tuple(place for place in c.EVERY_DISTRICT if bits >> place & 1)


def house_counts_on_district(state: State, district: c.District) -> list[int]:
    """Return how many houses of each colour are on a district, by colour."""
    return state.houses[PALETTE * district : PALETTE * (district + 1)]


def taken_house_counts_by_colour(state: State, seat: Seat) -> list[int]:
    """Return how many houses of each colour a seat has taken."""
    return state.taken[slice_of_house_counts(seat)]
