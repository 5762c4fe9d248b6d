"""The events of the cards of Vineta."""

from typing import Literal

from engine.core.game import Event, Seat
from engine.games.vineta.rules.components import CardName, ColourLetter, DistrictName
from engine.games.vineta.rules.end_events import UNTOLD


class SeriesStarted(Event, group="deed", recap=True):
    """A seat started a series with a flood card and put its god chip on a coastal district."""

    seat: Seat
    district: DistrictName
    waves: int


class SeriesExtended(Event, group="deed", recap=True):
    """A seat added a flood card to a series; `worth` is what the series is worth now."""

    seat: Seat
    district: DistrictName
    waves: int
    worth: int
    own: bool

    @property
    def sentence_variant(self) -> str:
        """Return "own" for the series of the seat's own god chip, "" for another."""
        return "own" if self.own else ""


class SeriesEnded(Event, group="deed"):
    """A series lost its last flood card: the god chip went back, authority cards were discarded."""

    seat: Seat
    district: DistrictName
    authority: int


class ChipStayed(Event, group="deed"):
    """A series lost its first card; the god chip stays, and the next card is first for the sharing."""

    seat: Seat
    district: DistrictName
    first: Seat


class AuthorityLaid(Event, group="deed", recap=True):
    """A seat laid its authority card next to a series."""

    seat: Seat
    district: DistrictName
    waves: int
    worth: int

    @property
    def sentence_variant(self) -> str:
        """Return "up" if it adds waves, "down" if it takes some away."""
        return "up" if self.waves > 0 else "down"


class WindChanged(Event, group="deed", recap=True):
    """A seat moved a flood card to the end of another series."""

    seat: Seat
    owner: Seat
    waves: int
    source: DistrictName
    target: DistrictName


class SeaCalmed(Event, group="deed", recap=True):
    """A seat sent a flood card back to the discards of its owner."""

    seat: Seat
    owner: Seat
    waves: int
    district: DistrictName


class HouseMoved(Event, recap=True, untold={"colour": ""}):
    """A seat moved a house by one of its cards: false hope, rescue or panic; `colour`: "" where nobody told it."""

    seat: Seat
    card: CardName
    colour: ColourLetter | Literal[""]
    source: DistrictName
    target: DistrictName

    @property
    def sentence_variant(self) -> str:
        """Return the name of the card that moved the house."""
        return self.card


class HousesSwapped(Event, recap=True, untold={"one_count": UNTOLD, "other_count": UNTOLD}):
    """A seat exchanged the houses of two districts; the counts are those before."""

    seat: Seat
    one: DistrictName
    other: DistrictName
    one_count: int
    other_count: int

    @property
    def sentence_variant(self) -> str:
        """Return "untold" where houses are not told, "empty" if neither district had any: no effect; else ""."""
        if UNTOLD in (self.one_count, self.other_count):
            return "untold"
        return "" if self.one_count or self.other_count else "empty"


class Quarantined(Event, recap=True):
    """A seat put a district in quarantine: nothing leaves it until the turn's end."""

    seat: Seat
    district: DistrictName
    again: bool

    @property
    def sentence_variant(self) -> str:
        """Return "again" if the district was in quarantine already, which has no effect, else ""."""
        return "again" if self.again else ""


class MoreLaid(Event, group="length", recap=True):
    """A seat made the turn a round longer: `rounds` are due now, and the one under way is round `now`."""

    seat: Seat
    rounds: int
    now: int

    @property
    def sentence_variant(self) -> str:
        """Return "reached" if the round under way is now the last one due, "late" if ties have led further, else ""."""
        if self.rounds < self.now:
            return "late"
        return "reached" if self.rounds == self.now else ""


class LessLaid(Event, group="length", recap=True):
    """A seat made the turn a round shorter: `rounds` are due now, and the one under way is round `now`."""

    seat: Seat
    rounds: int
    now: int

    @property
    def sentence_variant(self) -> str:
        """Return "late" if the card is too late to shorten the turn, else ""."""
        return "late" if self.rounds < self.now else ""
