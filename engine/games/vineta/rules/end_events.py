"""The events at the end of a turn of Vineta, and of the game: sinking, sharing of the houses, scoring."""

from collections.abc import Mapping
from typing import Final, Literal

from engine.core.game import Event, Seat
from engine.games.vineta.rules.components import ColourLetter, DistrictName

UNTOLD: Final = -1
"""At a real table: a number of houses that nobody told."""


class RoundsCounted(Event, group="length"):
    """Several cards that change the number of rounds are on the table, and add up."""

    more: int
    less: int
    rounds: int

    @property
    def sentence_variant(self) -> str:
        """Return "even" if the cards cancel each other out, else ""."""
        return "even" if self.more == self.less else ""


class SeriesCompared(Event, group="compare", weighty=True):
    """The turn has had its rounds: what each series is worth, highest first."""

    series: tuple[tuple[DistrictName, int], ...]

    @property
    def sentence_variant(self) -> str:
        """Return "none" or "one" by the number of series, "" for several."""
        return "none" if not self.series else "one" if len(self.series) == 1 else ""


class RoundAdded(Event, group="compare"):
    """Nothing is strictly highest, so one more round is played; `districts` are tied at `worth`."""

    districts: tuple[DistrictName, ...]
    worth: int

    @property
    def sentence_variant(self) -> str:
        """Return "" for a tie, "none" if no district is threatened at all."""
        return "" if self.districts else "none"


class EndForced(Event, group="compare"):
    """After the last round that a turn can have, the seat that opened it chooses among these districts."""

    seat: Seat
    districts: tuple[DistrictName, ...]


class DistrictSunk(Event, weighty=True, recap="break", untold={"houses": UNTOLD}):
    """A district sank with all its houses."""

    district: DistrictName
    worth: int
    houses: int
    threatened: bool

    @property
    def sentence_variant(self) -> str:
        """Return "untold" if its houses are, "chosen" without a series, "low" with one worth 0 or less, else ""."""
        if self.houses == UNTOLD:
            return "untold"
        return "chosen" if not self.threatened else "low" if self.worth <= 0 else ""


class HousesShared(Event, group="share", weighty=True, recap=True, untold={"takers": ()}):
    """The houses were shared out, one at a time; `takers` in the order of taking, `counts` by seat."""

    takers: tuple[Seat, ...]
    """() where only the counts are told."""
    counts: tuple[int | None, ...]
    """By seat, None for those without a flood card in the series."""

    @property
    def sentence_variant(self) -> str:
        """Return "alone" if one seat has all flood cards of the series, else "single" for one house taken, else "".

        "untold" if it is not told in which order they were taken.
        """
        if not self.takers:
            return "untold"
        alone = self.counts.count(None) == len(self.counts) - 1
        return "alone" if alone else "single" if len(self.takers) == 1 else ""


class HousesLost(Event, group="share"):
    """A district sank without a series: its houses left the game."""

    count: int


class CoastMoved(Event, group="share"):
    """These districts border on the sea now."""

    districts: tuple[DistrictName, ...]


class TurnCleared(Event, group="draw", told_with="next", pause=True, untold={"turn": UNTOLD}):
    """Cards and god chips went back to their owners, quarantine is over; `turn`: UNTOLD where nobody told it."""

    turn: int

    @property
    def sentence_variant(self) -> str:
        """Return "untold" where it is not told which turn it is, else ""."""
        return "untold" if self.turn == UNTOLD else ""


class LastDistrict(Event, weighty=True, recap="break", untold={"houses": UNTOLD}):
    """The last turn is over, and one district is left."""

    district: DistrictName
    houses: int
    """UNTOLD where nobody told it."""

    @property
    def sentence_variant(self) -> str:
        """Return "untold" if it is not told how many houses are left there, else ""."""
        return "untold" if self.houses == UNTOLD else ""


class TilesShown(Event, group="", weighty=True, pause=True, untold={"district": ""}):
    """A seat turned its tiles over; `district` is "" where only the house tile is told."""

    seat: Seat
    colour: ColourLetter
    district: DistrictName | Literal[""]

    @property
    def sentence_variant(self) -> str:
        """Return "house" if only the house tile is told, else ""."""
        return "" if self.district else "house"


class HousesScored(Event, group="", weighty=True, untold={"colour": ""}):
    """A seat counted its own houses on the last district, and the houses it took; `colour` is "" if nobody told it."""

    seat: Seat
    colour: ColourLetter | Literal[""]
    own: int
    taken: int
    points: int

    @property
    def sentence_variant(self) -> str:
        """Return "own" if the colour of its own houses is not told, else ""."""
        return "" if self.colour else "own"


class DistrictScored(Event, weighty=True):
    """The last district brought its owner a bonus."""

    seat: Seat
    district: DistrictName
    points: int


class NobodysDistrict(Event, weighty=True):
    """Nobody holds the tile of the last district."""

    district: DistrictName


class TieCompared(Event, weighty=True, tie_break=True):
    """Tied seats compared their own houses on the last district."""

    seats: tuple[Seat, ...]
    own: tuple[int | None, ...]
    """By seat, None for those who are not tied."""

    @property
    def compared(self) -> Mapping[Seat, int]:
        """The houses of the tied seats."""
        return {seat: count for seat, count in enumerate(self.own) if count is not None}
