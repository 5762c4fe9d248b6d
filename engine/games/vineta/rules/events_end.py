"""What can happen in Vineta at the end of a turn and of the game, as data; see `events` for the rest."""

from dataclasses import dataclass

from engine.core.game import Event, Seat, event_kinds
from engine.core.game import GameWon as GameWon
from engine.core.game import VictoryShared as VictoryShared


@dataclass(frozen=True, slots=True)
class SeriesCompared(Event):
    """The turn has had its rounds: what each series is worth, highest first."""

    series: tuple[tuple[str, int], ...]

    @property
    def variant(self) -> str:
        """None, one or several."""
        return "none" if not self.series else "one" if len(self.series) == 1 else ""


@dataclass(frozen=True, slots=True)
class RoundAdded(Event):
    """Nothing is strictly highest, so one more round is played; `districts` are tied at `worth`."""

    districts: tuple[str, ...]
    worth: int

    @property
    def variant(self) -> str:
        """A tie, or nothing threatened at all."""
        return "" if self.districts else "none"


@dataclass(frozen=True, slots=True)
class EndForced(Event):
    """After the last round that a turn can have, the seat that opened it chooses among these districts."""

    seat: Seat
    districts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DistrictSunk(Event):
    """A district sank with all its houses."""

    district: str
    worth: int
    houses: int
    threatened: bool

    @property
    def variant(self) -> str:
        """By its series (of nothing or less, perhaps), or by the choice that ends a turn without any."""
        return "chosen" if not self.threatened else "low" if self.worth <= 0 else ""


@dataclass(frozen=True, slots=True)
class HousesShared(Event):
    """The houses were shared out, one at a time; `takers` in the order of taking, `counts` by seat."""

    takers: tuple[Seat, ...]
    counts: tuple[int | None, ...]
    """By seat, None for those without a flood card in the series."""

    @property
    def variant(self) -> str:
        """One seat may have all the flood cards of the series."""
        return "alone" if len(set(self.takers)) == 1 and self.counts.count(None) == len(self.counts) - 1 else ""


@dataclass(frozen=True, slots=True)
class HousesLost(Event):
    """Nobody's flood card sank the district: its houses left the game."""

    count: int


@dataclass(frozen=True, slots=True)
class CoastMoved(Event):
    """These districts border on the sea now."""

    districts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnCleared(Event):
    """Cards and god chips went back to their owners, quarantine is over."""

    turn: int


@dataclass(frozen=True, slots=True)
class LastDistrict(Event):
    """Eight turns are over, and one district is left."""

    district: str
    houses: int


@dataclass(frozen=True, slots=True)
class TilesShown(Event):
    """A seat turned its tiles over."""

    seat: Seat
    colour: str
    district: str


@dataclass(frozen=True, slots=True)
class HousesScored(Event):
    """A seat counted its own houses on the last district, and the houses it took."""

    seat: Seat
    colour: str
    own: int
    taken: int
    points: int


@dataclass(frozen=True, slots=True)
class DistrictScored(Event):
    """The last district brought its owner a bonus."""

    seat: Seat
    district: str
    points: int


@dataclass(frozen=True, slots=True)
class NobodysDistrict(Event):
    """Nobody holds the tile of the last district."""

    district: str


@dataclass(frozen=True, slots=True)
class TieCompared(Event):
    """Tied seats compared their own houses on the last district."""

    seats: tuple[Seat, ...]
    own: tuple[int | None, ...]
    """By seat, None for those who are not tied."""


EVENTS = event_kinds(globals())
