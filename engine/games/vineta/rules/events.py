"""What can happen in Vineta until a turn ends, as data; the sentences are in `locale`, other events in `events_end`.

Districts go by their texts ("G1"), houses by the letters of their colours, cards by their texts.
"""

from dataclasses import dataclass, replace
from typing import TypeVar

from engine.core.game import Event, Seat, event_kinds

T = TypeVar("T")


def own_only(entries: tuple[T | None, ...], viewer: Seat | None) -> tuple[T | None, ...]:
    """Return the entries by seat, None but for the viewer's own."""
    return tuple(entry if seat == viewer else None for seat, entry in enumerate(entries))


@dataclass(frozen=True, slots=True)
class CityBuilt(Event):
    """The nine districts lie in their three rings, and the sea around them."""

    districts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ColoursTaken(Event):
    """So many colours are used, with all their houses."""

    colours: str
    houses: int


@dataclass(frozen=True, slots=True)
class TilesDealt(Event):
    """A seat was dealt its house tile and its district tile, and looked at them."""

    seat: Seat
    colour: str
    district: str

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the receiver sees what they show."""
        return self if seat == self.seat else replace(self, colour="", district="")

    @property
    def variant(self) -> str:
        """Others see only backs."""
        return "" if self.colour else "hidden"


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Every seat shuffled its own deck and drew its hand."""

    deck: int
    hand: int
    hands: tuple[tuple[str, ...] | None, ...]
    """By seat, None for those unseen."""

    def seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only the own hand."""
        return replace(self, hands=own_only(self.hands, seat))

    @property
    def variant(self) -> str:
        """A bystander sees no hand."""
        return "" if any(self.hands) else "hidden"


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """It was drawn who is start player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HousePlaced(Event):
    """A seat put a house on a district; `left` are still to be placed."""

    seat: Seat
    colour: str
    district: str
    left: int


@dataclass(frozen=True, slots=True)
class HousesDrawn(Event):
    """Option: chance spread all the houses over the districts; how many came to each."""

    counts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A seat laid a card face down."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Event:
        """Only who laid it knows it."""
        return self if seat == self.seat else replace(self, card="")

    @property
    def variant(self) -> str:
        """Others see only that something was laid."""
        return "" if self.card else "hidden"


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A seat, in its turn, showed the card it had laid."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardVoid(Event):
    """A card found no target: it went to its owner's discards without effect."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Every seat drew a card if its pile lasted; by seat how many (0: an empty pile), and the card if it is seen."""

    drawn: tuple[int, ...]
    cards: tuple[str | None, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only the own card."""
        return replace(self, cards=own_only(self.cards, seat))

    @property
    def variant(self) -> str:
        """Everybody drew, somebody did not, or nobody; with cards that are seen, or none."""
        number = "all" if all(self.drawn) else "some" if any(self.drawn) else "none"
        return f"{number}_seen" if any(self.cards) else number


@dataclass(frozen=True, slots=True)
class PileRenewed(Event):
    """A seat had played its last card: its discards, shuffled, are its new pile, and it drew a hand."""

    seat: Seat
    pile: int
    hand: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the drawer sees the cards."""
        return self if seat == self.seat else replace(self, cards=())

    @property
    def variant(self) -> str:
        """Others see only that cards were drawn."""
        return "" if self.cards else "hidden"


@dataclass(frozen=True, slots=True)
class StarterMoved(Event):
    """The start player token went to the left; `turn` is that of a new turn, 0 within one."""

    seat: Seat
    turn: int

    @property
    def variant(self) -> str:
        """Between rounds, or between turns."""
        return "turn" if self.turn else ""


@dataclass(frozen=True, slots=True)
class StarterStayed(Event):
    """Three players: the token stayed where it was at the turn's end."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class SeriesStarted(Event):
    """A seat started a series with a flood card and put its god chip on a coastal district."""

    seat: Seat
    district: str
    waves: int


@dataclass(frozen=True, slots=True)
class SeriesExtended(Event):
    """A seat added a flood card to a series; `worth` is what the series is worth now."""

    seat: Seat
    district: str
    waves: int
    worth: int
    own: bool

    @property
    def variant(self) -> str:
        """One's own series, or another's."""
        return "own" if self.own else ""


@dataclass(frozen=True, slots=True)
class SeriesEnded(Event):
    """A series lost its last flood card: the god chip went back, authority cards were discarded."""

    seat: Seat
    district: str
    authority: int


@dataclass(frozen=True, slots=True)
class ChipStayed(Event):
    """A series lost its first card; the god chip stays, and the next card is first for the sharing."""

    seat: Seat
    district: str
    first: Seat


@dataclass(frozen=True, slots=True)
class AuthorityLaid(Event):
    """A seat laid its authority card beside a series."""

    seat: Seat
    district: str
    waves: int
    worth: int

    @property
    def variant(self) -> str:
        """Adding or taking away."""
        return "up" if self.waves > 0 else "down"


@dataclass(frozen=True, slots=True)
class WindChanged(Event):
    """A seat moved a flood card to the end of another series."""

    seat: Seat
    owner: Seat
    waves: int
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class SeaCalmed(Event):
    """A seat sent a flood card back to the discards of its owner."""

    seat: Seat
    owner: Seat
    waves: int
    district: str


@dataclass(frozen=True, slots=True)
class HouseMoved(Event):
    """A seat moved a house by one of its cards: false hope, rescue or panic."""

    seat: Seat
    card: str
    colour: str
    source: str
    target: str

    @property
    def variant(self) -> str:
        """Which card moved it."""
        return self.card


@dataclass(frozen=True, slots=True)
class HousesSwapped(Event):
    """A seat exchanged the houses of two districts; how many each had before."""

    seat: Seat
    one: str
    other: str
    one_count: int
    other_count: int

    @property
    def variant(self) -> str:
        """Exchanging nothing with nothing has no effect."""
        return "" if self.one_count or self.other_count else "empty"


@dataclass(frozen=True, slots=True)
class Quarantined(Event):
    """A seat put a district in quarantine: nothing leaves it until the turn's end."""

    seat: Seat
    district: str
    again: bool

    @property
    def variant(self) -> str:
        """A district may be put in quarantine twice, to no effect."""
        return "again" if self.again else ""


@dataclass(frozen=True, slots=True)
class MoreLaid(Event):
    """A seat made the turn a round longer: `rounds` are due now, and the one under way is round `now`."""

    seat: Seat
    rounds: int
    now: int

    @property
    def variant(self) -> str:
        """In time; or the round under way is played anyway ("reached"); or ties have led even further ("late")."""
        if self.rounds < self.now:
            return "late"
        return "reached" if self.rounds == self.now else ""


@dataclass(frozen=True, slots=True)
class LessLaid(Event):
    """A seat made the turn a round shorter: `rounds` are due now, and the one under way is round `now`."""

    seat: Seat
    rounds: int
    now: int

    @property
    def variant(self) -> str:
        """Too late to shorten anything, or in time."""
        return "late" if self.rounds < self.now else ""


@dataclass(frozen=True, slots=True)
class RoundsCounted(Event):
    """Several cards that change the number of rounds lie there: they add up."""

    more: int
    less: int
    rounds: int

    @property
    def variant(self) -> str:
        """They cancel each other out, or not."""
        return "even" if self.more == self.less else ""


EVENTS = event_kinds(globals())
